import { type Bot, legalAnswer } from '@keep-flying/kernel'
import type { State } from '../state.ts'
import { choicePolicies } from './choices.ts'
import { interMissionPolicies } from './intermission.ts'
import { type Policies, positionOf } from './position.ts'
import { turnPolicies } from './turn.ts'

/** A policy for every kind of question; whatever none is for gets the answer that commits to least. */
const policies: Policies = { ...turnPolicies, ...choicePolicies, ...interMissionPolicies }

/** Plays to win with the team, from nothing but what its seat sees. */
export const mate: Bot<State> = {
  id: 'mate',
  choose(seat) {
    const { decision, random } = seat
    return legalAnswer(decision, policies[decision.kind]?.(positionOf(seat)), random)
  },
}
