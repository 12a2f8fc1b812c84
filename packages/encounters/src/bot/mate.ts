import { type Bot, legalAnswer } from '@keep-flying/kernel'
import type { State } from '../state.ts'
import { choicePolicies } from './choices.ts'
import { interMissionPolicies } from './intermission.ts'
import { type Policies, positionOf } from './position.ts'
import { spendingIntent, turnPolicies } from './turn.ts'
import { mateWeights, type Weights } from './weights.ts'

/** A policy for every kind of question; whatever none is for gets the answer that commits to least. */
const policies: Policies = { ...turnPolicies, ...choicePolicies, ...interMissionPolicies }

/** A bot that plays to win with the team, from nothing but what its seat sees; bots differ in what things are worth to them. */
export function weighing(id: string, weights: Weights): Bot<State> {
  return {
    id,
    choose(seat) {
      const { decision, random } = seat
      return legalAnswer(decision, policies[decision.kind]?.(positionOf(seat, weights)), random)
    },
    intends: (seat) => spendingIntent(positionOf(seat, weights)),
  }
}

export const mate: Bot<State> = weighing('mate', mateWeights)
