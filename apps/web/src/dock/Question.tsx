import type { Decision } from '@keep-flying/kernel'
import { AfterRoll } from '../games/verse/dock/controls/AfterRoll.tsx'
import { Basket } from '../games/verse/dock/controls/Basket.tsx'
import { BribeQuestion } from '../games/verse/dock/controls/BribeQuestion.tsx'
import { Course } from '../games/verse/dock/controls/Course.tsx'
import { Draw } from '../games/verse/dock/controls/Draw.tsx'
import { Faces } from '../games/verse/dock/controls/Faces.tsx'
import { Sectors } from '../games/verse/dock/controls/Sectors.tsx'
import { Team } from '../games/verse/dock/controls/Team.tsx'
import { Testers } from '../games/verse/dock/controls/Testers.tsx'
import { Turn } from '../games/verse/dock/controls/Turn.tsx'
import { controlFor } from './control.ts'
import { Amount } from './controls/Amount.tsx'
import { Choices } from './controls/Choices.tsx'
import { Order } from './controls/Order.tsx'
import { Picker } from './controls/Picker.tsx'
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
