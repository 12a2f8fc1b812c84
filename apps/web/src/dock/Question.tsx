import type { Decision } from '@keep-flying/kernel'
import { controlFor } from './control.ts'
import { AfterRoll } from './controls/AfterRoll.tsx'
import { Amount } from './controls/Amount.tsx'
import { Basket } from './controls/Basket.tsx'
import { BribeQuestion } from './controls/BribeQuestion.tsx'
import { Choices } from './controls/Choices.tsx'
import { Course } from './controls/Course.tsx'
import { Draw } from './controls/Draw.tsx'
import { Faces } from './controls/Faces.tsx'
import { Order } from './controls/Order.tsx'
import { Picker } from './controls/Picker.tsx'
import { Sectors } from './controls/Sectors.tsx'
import { Team } from './controls/Team.tsx'
import { Testers } from './controls/Testers.tsx'
import { Turn } from './controls/Turn.tsx'
import { YesNo } from './controls/YesNo.tsx'

/** The choices of a question, whatever it is. */
export function Question({ decision }: { decision: Decision }) {
  switch (decision.form) {
    case 'one':
      return <OneQuestion decision={decision} />
    case 'some':
      return <Picker decision={decision} />
    case 'order':
      return <Order decision={decision} />
    case 'amount':
      return controlFor(decision) === 'bribe' ? <BribeQuestion decision={decision} /> : <Amount decision={decision} />
    case 'confirm':
      return <YesNo decision={decision} />
  }
}

function OneQuestion({ decision }: { decision: Extract<Decision, { form: 'one' }> }) {
  switch (controlFor(decision)) {
    case 'turn':
      return <Turn decision={decision} />
    case 'course':
      return <Course decision={decision} />
    case 'sectors':
      return <Sectors decision={decision} />
    case 'faces':
      return <Faces decision={decision} />
    case 'after-roll':
      return <AfterRoll decision={decision} />
    case 'team':
      return <Team decision={decision} />
    case 'testers':
      return <Testers decision={decision} />
    case 'basket':
      return <Basket decision={decision} />
    case 'draw':
      return <Draw decision={decision} />
    default:
      return <Choices decision={decision} />
  }
}
