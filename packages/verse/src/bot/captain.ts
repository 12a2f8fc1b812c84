import { type Bot, legalAnswer, type Value } from '@keep-flying/kernel'
import type { Box } from '../box.ts'
import type { State } from '../state.ts'
import { adviceFor } from './advice.ts'
import { cardPolicies } from './cards.ts'
import { dealingPolicies } from './dealing.ts'
import { flightPolicies } from './flight.ts'
import { peoplePolicies } from './people.ts'
import { type Policies, type Position, positionOf } from './policy.ts'
import { settingOutPolicies } from './setting-out.ts'
import { shoppingPolicies } from './shopping.ts'
import { turnPolicies } from './turn.ts'

/** A policy for every kind of question. */
const policies: Policies = {
  ...settingOutPolicies,
  ...turnPolicies,
  ...flightPolicies,
  ...cardPolicies,
  ...shoppingPolicies,
  ...dealingPolicies,
  ...peoplePolicies,
}

/** Plays to win, from nothing but what its seat sees; with the boxes its game names, or with one made up for the occasion. */
export function captainWith(madeUp?: Box): Bot<State> {
  return {
    id: 'captain',
    choose(seat) {
      const { decision, random } = seat
      return legalAnswer(decision, answerTo(positionOf(seat, madeUp)), random)
    },
  }
}

export const captain: Bot<State> = captainWith()

/** A box in play may know better. */
export function answerTo(position: Position): Value | null | undefined {
  const { kind } = position.decision
  for (const advice of adviceFor(position.t)) {
    const value = advice.policies?.[kind]?.(position)
    if (value !== undefined) return value
  }
  return policies[kind]?.(position)
}
