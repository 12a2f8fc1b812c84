import { MiniOdds } from '../../../../dock/OddsBar.tsx'
import { useSay } from '../../../../i18n/language.tsx'
import { useTable } from '../../table.tsx'
import { useIntent } from '../intent.tsx'
import { otherWays } from '../other-ways.ts'
import { sectorName } from '../places.ts'
import { useRouteParts } from '../route-parts.ts'

/** Where the planned course ends, other ways lead too: each with what speaks for it and its odds at a glance. */
export function OtherWays() {
  const say = useSay()
  const { t, me, write } = useTable()
  const { course, plan } = useIntent()
  const parts = useRouteParts()
  const to = course.at(-1)
  if (!me || to === undefined) return null
  const others = otherWays(t, me, course)
  if (others.length === 0) return null
  return (
    <ul className="dock-routes" aria-label={say('dock.other-ways')}>
      {others.map(({ is, course: other }) => (
        <li key={is}>
          <button type="button" className="dock-route" data-choice onClick={() => plan(other)}>
            <span>
              <strong>{say(`dock.way-there.${is}`, { place: sectorName(write, to) })}</strong>
              <small>{say('dock.sectors', { n: other.length })}</small>
            </span>
            <MiniOdds parts={parts(other).parts} />
          </button>
        </li>
      ))}
    </ul>
  )
}
