import { type Bot, legalAnswer } from '@keep-flying/kernel'
import type { State } from '../state.ts'
import { choicePolicies } from './choices.ts'
import { fightPolicies } from './fights.ts'
import { marketPolicies } from './market.ts'
import { movePolicies } from './moves.ts'
import { type Policies, positionOf } from './position.ts'
import { testPolicies } from './tests.ts'
import { turnPolicies } from './turn.ts'

/** A policy for every kind of question; whatever none is for gets the answer that commits to least. */
const policies: Policies = {
  ...turnPolicies,
  ...movePolicies,
  ...testPolicies,
  ...fightPolicies,
  ...choicePolicies,
  ...marketPolicies,
}

/** Works the Job as one of a crew, from nothing but what its seat sees. */
export const hand: Bot<State> = {
  id: 'hand',
  choose(seat) {
    const { decision, random } = seat
    return legalAnswer(decision, policies[decision.kind]?.(positionOf(seat)), random)
  },
}
