import type { Decision, Option } from '@keep-flying/kernel'
import { cardQuestions } from './answers.ts'

/** The sorts of control a question can be answered with. Every form has one, so that no question goes unanswerable. */
export type Control =
  | 'turn'
  | 'course'
  | 'sectors'
  | 'faces'
  | 'after-roll'
  | 'team'
  | 'testers'
  | 'basket'
  | 'draw'
  | 'choices'
  | 'picker'
  | 'order'
  | 'amount'
  | 'bribe'
  | 'yes-no'

const byKind: Readonly<Record<string, Control>> = {
  turn: 'turn',
  'fly.to': 'course',
  'test.after-roll': 'after-roll',
  'work.team': 'team',
  'test.tester': 'testers',
  'shop.keep': 'basket',
  'deal.accept': 'basket',
  'consider.draw': 'draw',
  'test.bribe': 'bribe',
}

const isSomewhere = ({ at }: Option) => at !== undefined && 'place' in at

export function controlFor(decision: Decision): Control {
  const known = byKind[decision.kind]
  if (known && (known === 'bribe') === (decision.form === 'amount')) return known
  switch (decision.form) {
    case 'one':
      if (cardQuestions.includes(decision.kind)) return 'faces'
      return decision.options.some(isSomewhere) ? 'sectors' : 'choices'
    case 'some':
      return 'picker'
    case 'order':
      return 'order'
    case 'amount':
      return 'amount'
    case 'confirm':
      return 'yes-no'
  }
}
