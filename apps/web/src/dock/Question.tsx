import type { Decision } from '@keep-flying/kernel'
import { useTable } from '../table/context.tsx'
import { later } from '../ui/later.tsx'
import { Choices } from './controls/Choices.tsx'

/** Most questions are one choice of several; the controls for the other forms come later. */
const Amount = later(async () => (await import('./controls/Amount.tsx')).Amount)
const Order = later(async () => (await import('./controls/Order.tsx')).Order)
const Picker = later(async () => (await import('./controls/Picker.tsx')).Picker)
const YesNo = later(async () => (await import('./controls/YesNo.tsx')).YesNo)

/** The choices of a question: by the game's own control where it has one, else by the form of the question. */
export function Question({ decision }: { decision: Decision }) {
  const { game } = useTable()
  const Own = game.dock.controlFor(decision)
  return Own ? <Own decision={decision} /> : <Standard decision={decision} />
}

/** Every form has a control, so that no question goes unanswerable. */
function Standard({ decision }: { decision: Decision }) {
  switch (decision.form) {
    case 'one':
      return <Choices decision={decision} />
    case 'some':
      return <Picker decision={decision} />
    case 'order':
      return <Order decision={decision} />
    case 'amount':
      return <Amount decision={decision} />
    case 'confirm':
      return <YesNo decision={decision} />
  }
}
