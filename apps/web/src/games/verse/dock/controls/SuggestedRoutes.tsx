import { MiniOdds } from '../../../../dock/OddsBar.tsx'
import { useSay } from '../../../../i18n/language.tsx'
import { useLooking } from '../../../../table/context.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { sameCourse } from '../../chart/courses.ts'
import { useTable } from '../../table.tsx'
import type { Suggestion } from '../flight.ts'
import { useIntent } from '../intent.tsx'
import { sectorName } from '../places.ts'
import { useReasonLine } from '../reason-words.ts'
import { useRouteParts } from '../route-parts.ts'

/**
 * Destinations worth a thought, each with why and with its odds at a glance. The one chosen stays in its place, and
 * pointing at one only draws it on the chart: nothing here moves under the pointer.
 */
export function SuggestedRoutes({ suggestions }: { suggestions: readonly Suggestion[] }) {
  const say = useSay()
  if (suggestions.length === 0) return null
  return (
    <ul className="dock-routes" aria-label={say('dock.suggested')}>
      {suggestions.map((suggestion) => (
        <SuggestedRoute key={suggestion.proposal.sector} suggestion={suggestion} />
      ))}
    </ul>
  )
}

function SuggestedRoute({ suggestion }: { suggestion: Suggestion }) {
  const { course, flyBy } = useIntent()
  const { path, way } = suggestion
  return <RouteRow suggestion={suggestion} isOn={sameCourse(course, path)} onPress={() => flyBy(way, path)} />
}

interface RouteRowProps {
  readonly suggestion: Suggestion
  /** Whether it is the one chosen, where one is. */
  readonly isOn?: boolean
  onPress(): void
}

/** A flight in a row: where to, why, how far, and its odds at a glance. */
export function RouteRow({ suggestion, isOn, onPress }: RouteRowProps) {
  const say = useSay()
  const { write } = useTable()
  const { pointAt } = useLooking()
  const parts = useRouteParts()
  const why = useReasonLine()
  const { path, proposal, way, left } = suggestion
  const to = path.at(-1) ?? ''
  return (
    <li onPointerEnter={() => pointAt(to)} onPointerLeave={() => pointAt(null)}>
      <button
        type="button"
        className={isOn ? 'dock-route dock-on' : 'dock-route'}
        data-choice
        data-place={to}
        aria-pressed={isOn}
        onClick={onPress}
        onFocus={() => pointAt(to)}
        onBlur={() => pointAt(null)}
      >
        <Icon name={way} />
        <span>
          <strong>{sectorName(write, proposal.sector)}</strong>
          <small>{why(proposal.reasons)}</small>
        </span>
        <span className="dock-route-odds">
          <small>
            {left > 0
              ? say('dock.of-sectors', { n: path.length, of: path.length + left })
              : say('dock.sectors', { n: path.length })}
          </small>
          <MiniOdds parts={parts(path, way).parts} />
        </span>
      </button>
    </li>
  )
}
