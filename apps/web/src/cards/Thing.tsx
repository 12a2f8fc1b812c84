import type { ReactNode } from 'react'
import { useLooking, useTable } from '../table/context.tsx'
import { useLit } from '../table/lit.ts'
import { call } from './names.ts'
import './thing.css'

interface ThingProps {
  readonly card: string
  readonly className: string
  /** What stands before the name. */
  readonly before?: ReactNode
  readonly children?: ReactNode
  /** What else is said of it, for those who do not see the signs. */
  readonly said?: string
}

/** A card on the table: press it for its explanation or, where the question is about it, to answer with it. */
export function Thing({ card, className, before, children, said }: ThingProps) {
  const { write } = useTable()
  const { openCard } = useLooking()
  const lit = useLit()({ card })
  return (
    <div
      className={`thing ${className}`}
      data-card={card}
      data-lit={lit ? true : undefined}
      data-picked={lit?.picked || undefined}
    >
      {lit && (
        <button type="button" className="thing-pick" aria-pressed={lit.picked} title={lit.words} onClick={lit.pick}>
          <span className="visually-hidden">{lit.words}</span>
        </button>
      )}
      {before}
      <button type="button" className="thing-name" onClick={() => openCard(card)}>
        {call(write, 'card', card)}
        {said !== undefined && <span className="visually-hidden">{said}</span>}
      </button>
      {children}
    </div>
  )
}
