import type { Spot } from '@keep-flying/kernel'
import type { ReactNode } from 'react'
import { useLooking } from '../../../table/context.tsx'
import { walk } from '../areas.ts'
import { useDeeds } from '../use-deeds.ts'
import './touch.css'

interface TouchProps {
  readonly spot: Spot
  readonly className: string
  readonly children: ReactNode
  /** What it is called for those who do not see it, where it bears no words. */
  readonly label?: string
  /** The colour of whoever it comes from. */
  readonly color?: string
  /** What it is called while it moves, if it is not a card that is known. */
  readonly thing?: string
}

/** A thing on the table: lit while something can be done with it, else it explains itself. */
export function Touch({ spot, className, children, label, color, thing }: TouchProps) {
  const { openCard } = useLooking()
  const deeds = useDeeds()(spot)
  const card = 'card' in spot ? spot.card : undefined
  const place = 'place' in spot ? spot.place : undefined
  return (
    <button
      type="button"
      className={`touch ${className}`}
      data-card={card}
      data-place={place}
      data-thing={thing ?? card}
      data-guide={card ?? place}
      data-lit={deeds ? true : undefined}
      data-picked={deeds?.picked || undefined}
      aria-pressed={deeds ? deeds.picked : undefined}
      title={deeds?.words}
      style={color === undefined ? undefined : { borderColor: color }}
      onKeyDown={walk}
      // Enter goes on meaning what the dock says, not whatever was last clicked.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => (deeds ? deeds.touch() : card !== undefined && openCard(card))}
    >
      {label !== undefined && <span className="visually-hidden">{label}. </span>}
      {children}
      {deeds && <span className="visually-hidden">. {deeds.words}</span>}
    </button>
  )
}
