import type { SectorId } from '@keep-flying/verse'
import { burnCost } from '@keep-flying/verse/ask'
import { useAnswering } from '../../../../dock/AnswerProvider.tsx'
import { MiniOdds } from '../../../../dock/OddsBar.tsx'
import { answersOf } from '../../../../dock/planning.ts'
import { useSay } from '../../../../i18n/language.tsx'
import { useLooking } from '../../../../table/context.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { sameCourse } from '../../chart/courses.ts'
import { useTable } from '../../table.tsx'
import { flightAlong } from '../deeds.ts'
import type { Suggestion } from '../flight.ts'
import { flightWords } from '../flight-words.ts'
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

/** A flight in a row: where to, why, how far, and its odds at a glance; at its end a button that sets out at once. */
function SuggestedRoute({ suggestion }: { suggestion: Suggestion }) {
  const say = useSay()
  const { write } = useTable()
  const { pointAt } = useLooking()
  const parts = useRouteParts()
  const why = useReasonLine()
  const { course, flyBy } = useIntent()
  const { path, proposal, way, left } = suggestion
  const isOn = sameCourse(course, path)
  const to = path.at(-1) ?? ''
  return (
    <li className="dock-route-row" onPointerEnter={() => pointAt(to)} onPointerLeave={() => pointAt(null)}>
      <button
        type="button"
        className={isOn ? 'dock-route dock-on' : 'dock-route'}
        data-choice
        data-place={to}
        aria-pressed={isOn}
        onClick={() => flyBy(way, path)}
        onFocus={() => pointAt(to)}
        onBlur={() => pointAt(null)}
      >
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
      <Go suggestion={suggestion} to={to} />
    </li>
  )
}

/** Sets out at once. */
function Go({ suggestion: { way, path }, to }: { suggestion: Suggestion; to: SectorId }) {
  const say = useSay()
  const { t, me, write } = useTable()
  const { perform, busy } = useAnswering()
  const { lay } = useIntent()
  const deed = flightAlong(way, path)
  if (!me || !deed) return null
  const { label, icon } = flightWords(say, write, { way, to, fuel: burnCost(t, me) })
  return (
    <button
      type="button"
      className="dock-go"
      aria-label={label}
      title={label}
      aria-disabled={busy}
      data-answers={answersOf(deed).join(' ')}
      onClick={() => {
        if (busy) return
        lay(path)
        perform(deed)
      }}
    >
      <Icon name={icon} />
    </button>
  )
}
