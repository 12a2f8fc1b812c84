import { type Captain, type SectorId, sectorText } from '@keep-flying/verse'
import { distancesFrom, marksAt } from '@keep-flying/verse/ask'
import { useMemo } from 'react'
import type { TextPartProps } from '../../../game/client.ts'
import { type Say, useLanguage, useSay } from '../../../i18n/language.tsx'
import { Part } from '../../../text-view/Part.tsx'
import { type AtVerseTable, useTable } from '../table.tsx'
import { placeNote } from './notes.ts'

/** How far one looks around, in moves. */
const sight = 3

interface Row {
  readonly sector: SectorId
  readonly away: number
  readonly what: string
}

/** What lies around the viewer's ship by distance; empty space is left out unless somebody is there. */
export function Around(part: TextPartProps) {
  const say = useSay()
  const { game } = useLanguage()
  const at = useTable()
  const { me, box } = at
  const rows = useMemo(() => (me && me.sector !== '' ? rowsFor(at, me, say) : []), [at, me, say])
  if (!me || rows.length === 0) return null
  return (
    <Part {...part} detail={sectorText(me.sector, box, game)}>
      <table className="text-table">
        <thead>
          <tr>
            <th scope="col">{say('words.around.away')}</th>
            <th scope="col">{say('words.around.sector')}</th>
            <th scope="col">{say('words.around.what')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ sector, away, what }) => (
            <tr key={sector}>
              <td>{away === 0 ? say('words.here') : away}</td>
              <th scope="row">{sectorText(sector, box, game)}</th>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  )
}

function rowsFor(at: AtVerseTable, me: Captain, say: Say): readonly Row[] {
  const { t, box } = at
  // Cutters bar the way, but are seen all the same.
  const distances = new Map([...distancesFrom(t, me.sector)])
  const near = [...distances].filter(([, away]) => away <= sight)
  return near
    .map(([sector, away]) => ({ sector, away, what: whatIsThere(at, me, sector, say) }))
    .filter(
      ({ sector, away, what }) => away <= 1 || what.somebody || (box.sectors.get(sector)?.places ?? []).length > 0,
    )
    .map(({ sector, away, what }) => ({ sector, away, what: what.words }))
}

function whatIsThere(at: AtVerseTable, me: Captain, sector: SectorId, say: Say): { words: string; somebody: boolean } {
  const { t, moment, write } = at
  const { view, seats } = moment
  const ships = view.captains.filter((captain) => captain.sector === sector && captain.seat !== me.seat)
  const marks = marksAt(t, sector)
  const threats = [
    ...(view.cruiser === sector ? [say('words.cruiser')] : []),
    ...(view.cutters.includes(sector) ? [say('words.cutter')] : []),
    ...marks.map((mark) => write(mark.text)),
    ...ships.map(({ seat }) => seats[seat]?.name ?? ''),
  ]
  return { words: [placeNote(at, me, sector, say), ...threats].join('; '), somebody: threats.length > 0 }
}
