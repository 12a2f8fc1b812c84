import type { Marker } from '@keep-flying/adventures'
import type { CSSProperties, KeyboardEvent } from 'react'
import { call } from '../../../cards/names.ts'
import { useSay } from '../../../i18n/language.tsx'
import { useLooking } from '../../../table/context.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { crewMark } from '../crew-marks.ts'
import { lookAt } from '../map/look.ts'
import { patrolPlace } from '../map/Patrols.tsx'
import { useTable } from '../table.tsx'

interface MarkerSignProps {
  readonly marker: Marker
  /** How many lie below it. */
  readonly height: number
  /** Uncovered, covered by others, or only where it would lie. */
  readonly look: 'open' | 'covered' | 'ghost'
  /** Whether it is the next to act. */
  readonly isNext: boolean
}

/**
 * A marker on the Timeline: round with a letter for Crew, square for Goons and the Patrol. Pointed at, it shows its figure on
 * the map, or where the Patrol would go; pressed, the map looks there.
 */
export function MarkerSign({ marker, height, look, isNext }: MarkerSignProps) {
  const say = useSay()
  const { pointAt } = useLooking()
  const { moment, write } = useTable()
  const { crew, goons } = moment.view
  const { of, id } = marker
  const who = crew.find((one) => one.id === id)
  const mark = who && crewMark(moment.view, who.id)
  const goon = goons.find((one) => one.id === id)
  const name = call(write, of, id)
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    '--height': height,
    ...(mark ? { '--mark': mark.color } : {}),
  }
  const label = say(`adv.marker.${look}`, { name })
  const sign = (
    <span aria-hidden="true">
      {mark ? mark.letter : <Icon name={goon ? goon.type : 'patrol'} />}
      {goon && <small>{id}</small>}
    </span>
  )
  const shown = { className: `marker marker-${of}`, 'data-look': look, style, title: label }
  if (look === 'ghost')
    return (
      <b {...shown}>
        <span className="visually-hidden">{label}</span>
        {sign}
      </b>
    )
  const square = who?.at ?? goon?.at ?? null
  const place = of === 'patrol' ? patrolPlace(id) : square === null ? null : String(square)
  return (
    <button
      type="button"
      {...shown}
      data-thing={`marker ${id}`}
      aria-label={label}
      tabIndex={isNext ? 0 : -1}
      onPointerEnter={() => pointAt(place)}
      onPointerLeave={() => pointAt(null)}
      onFocus={() => pointAt(place)}
      onBlur={() => pointAt(null)}
      onKeyDown={walkMarkers}
      onClick={() => {
        pointAt(place)
        if (square !== null) lookAt(square)
      }}
    >
      {sign}
    </button>
  )
}

/** Left and right lead from marker to marker: all are one stop. */
function walkMarkers(event: KeyboardEvent<HTMLButtonElement>): void {
  const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  if (by === 0) return
  event.preventDefault()
  const markers = [...(event.currentTarget.closest('ol')?.querySelectorAll<HTMLButtonElement>('button.marker') ?? [])]
  markers[markers.indexOf(event.currentTarget) + by]?.focus()
}
