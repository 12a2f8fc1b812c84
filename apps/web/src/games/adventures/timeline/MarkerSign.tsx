import type { Marker } from '@keep-flying/adventures'
import type { CSSProperties } from 'react'
import { call } from '../../../cards/names.ts'
import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { crewMark } from '../crew-marks.ts'
import { useTable } from '../table.tsx'

interface MarkerSignProps {
  readonly marker: Marker
  /** How many lie below it. */
  readonly height: number
  /** Uncovered, covered by others, or only where it would lie. */
  readonly look: 'open' | 'covered' | 'ghost'
}

/** A marker on the Timeline: round with a letter for Crew, square for Goons and the Patrol. */
export function MarkerSign({ marker, height, look }: MarkerSignProps) {
  const say = useSay()
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
  return (
    <b
      className={`marker marker-${of}`}
      data-look={look}
      data-thing={look === 'ghost' ? undefined : `marker ${id}`}
      style={style}
      title={say(`adv.marker.${look}`, { name })}
    >
      <span className="visually-hidden">{say(`adv.marker.${look}`, { name })}</span>
      <span aria-hidden="true">{mark ? mark.letter : <Icon name={goon ? goon.type : 'patrol'} />}</span>
    </b>
  )
}
