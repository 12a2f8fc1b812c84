import type { ReactNode } from 'react'
import { useSay } from '../i18n/language.tsx'
import { useLooking, useTable } from '../table/context.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useAnswering } from './AnswerProvider.tsx'
import { answerOf } from './answers.ts'
import { Foretold } from './Foretold.tsx'

interface ChoiceProps {
  readonly id: string
  readonly label: ReactNode
  readonly note?: ReactNode
  readonly icon?: string | undefined
  /** Stands at the end of the first line: a figure, a chip, a small bar. */
  readonly aside?: ReactNode
  /** A card explained beside the choice. */
  readonly card?: string | undefined
  /** Odds and needs: shown whether the choice is picked or not. */
  readonly children?: ReactNode
  /** Whether it is said what the answer leads to. */
  readonly foretold?: boolean
  /** What the picked choice opens. */
  readonly extras?: ReactNode
  readonly onPick?: () => void
  /** The pointer or the focus came to it, or left it. */
  readonly onPoint?: (isHere: boolean) => void
  readonly isOn?: boolean
  readonly multiple?: boolean
}

/** One answer among several: a radio (or a box to tick) with all there is to know about it. */
export function Choice(props: ChoiceProps) {
  const { id, label, note, icon, aside, card, children, extras, onPoint, multiple = false, foretold = false } = props
  const { decision } = useTable()
  const { picked, pick } = useAnswering()
  const isOn = props.isOn ?? picked.includes(id)
  return (
    <li
      className={isOn ? 'dock-choice dock-on' : 'dock-choice'}
      data-card={card}
      onPointerEnter={onPoint && (() => onPoint(true))}
      onPointerLeave={onPoint && (() => onPoint(false))}
      onFocus={onPoint && (() => onPoint(true))}
    >
      <div className="dock-choice-line">
        <label>
          <input
            type={multiple ? 'checkbox' : 'radio'}
            name="dock-choice"
            value={id}
            data-choice
            checked={isOn}
            onChange={props.onPick ?? (() => pick([id]))}
          />
          {icon && <Icon name={icon} />}
          <span className="dock-choice-text">
            <strong>{label}</strong>
            {note && <small>{note}</small>}
            {foretold && decision && <Foretold decision={decision} value={answerOf(decision, [id])} />}
          </span>
        </label>
        {aside}
        {card !== undefined && <AboutCard card={card} />}
      </div>
      {children}
      {isOn && extras}
    </li>
  )
}

/** Opens the explanation of a card that a choice is about. */
export function AboutCard({ card }: { card: string }) {
  const say = useSay()
  const { openCard } = useLooking()
  return (
    <button type="button" className="dock-about" aria-label={say('dock.about-card')} onClick={() => openCard(card)}>
      <Icon name="info" />
    </button>
  )
}

/** An answer that is not open, with the reason. */
export function ClosedChoice({ label, why, children }: { label: ReactNode; why: ReactNode; children?: ReactNode }) {
  return (
    <li className="dock-choice dock-closed">
      <div className="dock-choice-line">
        <span className="dock-choice-text">
          <strong>{label}</strong>
          <small>
            <Icon name="lock" /> {why}
          </small>
        </span>
      </div>
      {children}
    </li>
  )
}
