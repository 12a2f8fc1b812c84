import { type SectorId, sectorText } from '@keep-flying/verse'
import { distancesFrom, marksOn } from '@keep-flying/verse/ask'
import type { TextPartProps } from '../../../game/client.ts'
import { useLanguage, useSay } from '../../../i18n/language.tsx'
import { Part } from '../../../text-view/Part.tsx'
import { useTable } from '../table.tsx'

/** Where the law and the Reavers are. */
export function Threats(part: TextPartProps) {
  const say = useSay()
  const { t, moment } = useTable()
  const { cruiser, cutters } = moment.view
  return (
    <Part {...part}>
      <ul className="text-facts">
        <li>
          {say('words.cruiser')}: <Whereabouts sector={cruiser} />
        </li>
        {cutters.map((sector, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cutter has no name but its place in the list
          <li key={n}>
            {say('words.cutter')}: <Whereabouts sector={sector} />
          </li>
        ))}
        {marksOn(t)
          .filter(({ is }) => is === 'corvette')
          .map(({ sector }) => (
            <li key="corvette">
              {say('words.corvette')}: <Whereabouts sector={sector} />
            </li>
          ))}
      </ul>
    </Part>
  )
}

function Whereabouts({ sector }: { sector: SectorId }) {
  const say = useSay()
  const { game } = useLanguage()
  const { t, box, me } = useTable()
  // A cutter's own sector counts, though nobody may enter it.
  const away = me && me.sector !== '' ? movesTo(t, me.sector, sector) : null
  const where = sectorText(sector, box, game)
  return away === null ? `${where}.` : `${where}, ${say('words.away', { n: away })}.`
}

function movesTo(t: Parameters<typeof distancesFrom>[0], from: SectorId, to: SectorId): number | null {
  const known = distancesFrom(t, from)
  const near = t.box.neighbours.get(to)?.flatMap((sector) => known.get(sector) ?? []) ?? []
  if (from === to) return 0
  return known.get(to) ?? (near.length > 0 ? Math.min(...near) + 1 : null)
}
