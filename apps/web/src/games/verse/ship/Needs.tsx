import type { Captain } from '@keep-flying/verse'
import type { Need } from '@keep-flying/verse/ask'
import { useState } from 'react'
import { CardLink } from '../../../cards/CardLink.tsx'
import { useSay } from '../../../i18n/language.tsx'
import { useTable } from '../table.tsx'
import { Away } from './Away.tsx'
import { NeedSign } from './NeedSign.tsx'
import { SectorLink } from './SectorLink.tsx'
import { sourcesOf } from './sources.ts'

/** Everything a job or a goal asks for; what is missing says on request where it can be had. */
export function Needs({ captain, needs }: { captain: Captain; needs: readonly Need[] }) {
  const { t } = useTable()
  const [open, setOpen] = useState<string | null>(null)
  const listed = needs.map((need, n) => ({ need, key: `${need.is} ${n}` }))
  const shown = listed.find(({ need, key }) => key === open && !need.met)?.need
  if (needs.length === 0) return null
  return (
    <>
      <ul className="needs">
        {listed.map(({ need, key }) => {
          const helped = !need.met && sourcesOf(t, captain.sector, need).length > 0
          return (
            <li key={key}>
              <NeedSign
                need={need}
                {...(helped ? { open: key === open, onToggle: () => setOpen(key === open ? null : key) } : {})}
              />
            </li>
          )
        })}
      </ul>
      {shown && <Sources captain={captain} need={shown} />}
    </>
  )
}

const mostPlaces = 4

function Sources({ captain, need }: { captain: Captain; need: Need }) {
  const say = useSay()
  const { t } = useTable()
  return (
    <ul className="sources" aria-label={say('ship.need.where')}>
      {sourcesOf(t, captain.sector, need)
        .slice(0, mostPlaces)
        .map(({ sector, away, cards }) => (
          <li key={sector}>
            <SectorLink sector={sector} />
            <Away n={away} />
            {cards.map((card) => (
              <CardLink key={card} id={card} />
            ))}
          </li>
        ))}
    </ul>
  )
}
