import { type Decision, text } from '@keep-flying/kernel'
import { useState } from 'react'
import { useSay } from '../i18n/language.tsx'
import { useTable } from '../table/context.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useAnswering } from './AnswerProvider.tsx'
import { wayOut } from './answers.ts'
import { Foretold } from './Foretold.tsx'
import { iconOf } from './looks.ts'
import { answersOf } from './planning.ts'
import { usePrimary } from './primary.ts'
import type { Undoing } from './undo.ts'

/** The one primary button, Undo in its place, and whatever only ends the matter. */
export function Footer({ decision, undoing }: { decision: Decision; undoing: Undoing }) {
  const { game } = useTable()
  const { picked } = useAnswering()
  const out = wayOut(decision)
  const Beside = game.dock.besideUndo(decision)
  const leaves = !Beside && out !== null && !picked.includes(out.id)
  return (
    <footer className="dock-foot">
      <PrimaryButton decision={decision} />
      <div className="dock-row">
        <Undo undoing={undoing} />
        {Beside ? <Beside decision={decision} /> : leaves && <WayOut key={decision.number} decision={decision} />}
      </div>
      <WhyNoUndo undoing={undoing} />
    </footer>
  )
}

function PrimaryButton({ decision }: { decision: Decision }) {
  const say = useSay()
  const { deed, busy, confirm } = useAnswering()
  const { label, icon } = usePrimary(decision)
  return (
    <button
      type="button"
      className="primary dock-primary"
      data-guide="primary"
      aria-disabled={!deed}
      aria-busy={busy}
      data-answers={deed ? answersOf(deed).join(' ') : undefined}
      onClick={() => deed && confirm()}
    >
      <Icon name={icon} />
      <span>{label}</span>
      {deed && <kbd>{say('dock.key.enter')}</kbd>}
    </button>
  )
}

function Undo({ undoing }: { undoing: Undoing }) {
  const say = useSay()
  const { write } = useTable()
  const { unit, isLarger, undo } = undoing
  const [isAsked, ask] = useState(false)
  return (
    <button
      type="button"
      className="button dock-undo"
      data-guide="undo"
      aria-disabled={!unit}
      data-asked={(isAsked && !unit) || undefined}
      onClick={() => (unit ? undo() : ask(!isAsked))}
    >
      <Icon name="undo" />
      <span className="dock-undo-word">{isLarger ? write(text(`undo.${unit}`)) : say('dock.undo')}</span>
      {unit && <kbd>{say('dock.key.undo')}</kbd>}
    </button>
  )
}

/** What stands in the way of taking anything back; its line is kept free, so that no button ever moves. */
function WhyNoUndo({ undoing: { unit, why } }: { undoing: Undoing }) {
  return <small className="dock-undo-why">{unit ? null : why}</small>
}

/** Ends what goes on without taking anything. Each question has a button of its own: Enter, meant for the next one, must not end that too. */
function WayOut({ decision }: { decision: Decision }) {
  const { game, write } = useTable()
  const { send, pick } = useAnswering()
  const out = wayOut(decision)
  if (!out) return null
  const leave = () => (game.dock.asksBeforeLeaving(decision) ? pick([out.id]) : send(out.id))
  return (
    <button type="button" className="button" data-choice onClick={leave}>
      <Icon name={iconOf(out) ?? 'check'} />
      <span className="dock-way-out">
        {write(out.text)}
        {game.dock.foretells(decision, out) && <Foretold decision={decision} value={out.id} />}
      </span>
    </button>
  )
}
