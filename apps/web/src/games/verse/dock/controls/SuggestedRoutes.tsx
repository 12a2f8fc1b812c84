import { MiniOdds } from '../../../../dock/OddsBar.tsx'
import { useSay } from '../../../../i18n/language.tsx'
import { useLooking } from '../../../../table/context.tsx'
import { useTable } from '../../table.tsx'
import type { Suggestion } from '../flight.ts'
import { useIntent } from '../intent.tsx'
import { sectorName } from '../places.ts'
import { useRouteParts } from '../route-parts.ts'
import { SectorSigns, useSectorNote } from '../SectorSigns.tsx'

/** Destinations worth a thought, each with its odds at a glance. */
export function SuggestedRoutes({ suggestions }: { suggestions: readonly Suggestion[] }) {
  const say = useSay()
  const { course } = useIntent()
  const others = suggestions.filter(({ path }) => path.at(-1) !== course.at(-1))
  if (others.length === 0) return null
  return (
    <ul className="dock-routes" aria-label={say('dock.suggested')}>
      {others.map((suggestion) => (
        <SuggestedRoute key={`${suggestion.path.at(-1)} ${suggestion.towards?.sector}`} suggestion={suggestion} />
      ))}
    </ul>
  )
}

function SuggestedRoute({ suggestion }: { suggestion: Suggestion }) {
  const say = useSay()
  const { write } = useTable()
  const { pointAt } = useLooking()
  const { plan } = useIntent()
  const parts = useRouteParts()
  const note = useSectorNote()
  const { path, towards } = suggestion
  const to = path.at(-1) ?? ''
  return (
    <li onPointerEnter={() => pointAt(to)} onPointerLeave={() => pointAt(null)}>
      <button type="button" className="dock-route" data-choice onClick={() => plan(path)} onFocus={() => pointAt(to)}>
        <span>
          <strong>{sectorName(write, towards?.sector ?? to)}</strong>
          <small>
            {towards
              ? say('dock.towards', { n: path.length, left: towards.left })
              : `${note(to)} · ${say('dock.sectors', { n: path.length })}`}
          </small>
        </span>
        <SectorSigns sector={towards?.sector ?? to} />
        <MiniOdds parts={parts(path).parts} />
      </button>
    </li>
  )
}
