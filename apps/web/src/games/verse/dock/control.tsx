import type { Decision, OneOf, Option } from '@keep-flying/kernel'
import type { ComponentType } from 'react'
import { withAllWords } from '../../../i18n/current.ts'
import { later } from '../../../ui/later.tsx'
import { Faces } from './controls/Faces.tsx'
import { cardQuestions } from './kinds.ts'

/** A game begins with cards to choose from; all else comes later. */
const Turn = later(async () => (await import('./controls/Turn.tsx')).Turn)
const Course = later(async () => (await import('./controls/Course.tsx')).Course)
const Sectors = later(async () => (await import('./controls/Sectors.tsx')).Sectors)
const Roamers = later(async () => (await import('./controls/Roamers.tsx')).Roamers)
const StartPlaces = later(async () => (await import('./controls/StartPlaces.tsx')).StartPlaces)
const Team = later(async () => (await import('./controls/Team.tsx')).Team)
const Testers = later(async () => (await import('./controls/Testers.tsx')).Testers)
const AmountWithBill = later(async () => (await import('./controls/AmountWithBill.tsx')).AmountWithBill)
const BribeQuestion = later(async () => (await import('./controls/BribeQuestion.tsx')).BribeQuestion)
const Steps = later(async () => (await import('./controls/Steps.tsx')).Steps)
const AfterRoll = later(async () => (await import('./controls/AfterRoll.tsx')).AfterRoll)
const Chances = later(async () => (await import('./controls/Chances.tsx')).Chances)
const Market = later(async () => (await withAllWords(import('./controls/Market.tsx'))).Market)

/** The controls this game has of its own; the shell has one for every form of question besides. */
export type Control =
  | 'turn'
  | 'course'
  | 'sectors'
  | 'roamers'
  | 'start-places'
  | 'faces'
  | 'after-roll'
  | 'team'
  | 'testers'
  | 'market'
  | 'amount'
  | 'bribe'
  | 'steps'
  | 'chances'

const byKind: Readonly<Record<string, Control>> = {
  turn: 'turn',
  'fly.to': 'course',
  'cruiser.move': 'roamers',
  'cutter.move': 'roamers',
  'corvette.move': 'roamers',
  'set-up.place': 'start-places',
  'test.after-roll': 'after-roll',
  'work.team': 'team',
  'test.tester': 'testers',
  shop: 'market',
  'shop.keep': 'market',
  deal: 'market',
  'deal.accept': 'market',
  'test.bribe': 'bribe',
  'trade.propose': 'steps',
  'hold.arrange': 'steps',
  'piracy.target': 'chances',
  'showdown.attack': 'chances',
  'showdown.defend': 'chances',
}

const isSomewhere = ({ at }: Option) => at !== undefined && 'place' in at

export function controlOf(decision: Decision): Control | null {
  const known = byKind[decision.kind] ?? null
  if (decision.form === 'amount') return known === 'bribe' ? 'bribe' : 'amount'
  if (decision.form === 'some') return known
  if (decision.form !== 'one') return null
  if (known !== null && known !== 'bribe') return known
  if (cardQuestions.includes(decision.kind)) return 'faces'
  return decision.options.some(isSomewhere) ? 'sectors' : null
}

type Drawn = ComponentType<{ readonly decision: Decision }>

const oneOf =
  (Control: ComponentType<{ decision: OneOf }>): Drawn =>
  ({ decision }) =>
    decision.form === 'one' && <Control decision={decision} />

const controls: Readonly<Record<Control, Drawn>> = {
  turn: oneOf(Turn),
  course: oneOf(Course),
  sectors: oneOf(Sectors),
  roamers: oneOf(Roamers),
  'start-places': oneOf(StartPlaces),
  faces: oneOf(Faces),
  'after-roll': oneOf(AfterRoll),
  team: oneOf(Team),
  testers: oneOf(Testers),
  market: ({ decision }) => decision.form === 'some' && <Market decision={decision} />,
  amount: ({ decision }) => decision.form === 'amount' && <AmountWithBill decision={decision} />,
  steps: oneOf(Steps),
  chances: oneOf(Chances),
  bribe: ({ decision }) => decision.form === 'amount' && <BribeQuestion decision={decision} />,
}

export function controlFor(decision: Decision): Drawn | null {
  const control = controlOf(decision)
  return control && controls[control]
}
