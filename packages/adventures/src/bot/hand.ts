import { choicePolicies } from './choices.ts'
import { fightPolicies } from './fights.ts'
import { marketPolicies } from './market.ts'
import { movePolicies } from './moves.ts'
import type { Policies } from './position.ts'
import { rolesOf } from './roles.ts'
import { seated } from './seated.ts'
import { testPolicies } from './tests.ts'
import { turnPolicies } from './turn.ts'

/** A policy for every kind of question; whatever none is for gets the answer that commits to least. */
export const policies: Policies = {
  ...turnPolicies,
  ...movePolicies,
  ...testPolicies,
  ...fightPolicies,
  ...choicePolicies,
  ...marketPolicies,
}

/** Works the Job as one of a crew, from nothing but what its seat sees. */
export const hand = seated('hand', policies, rolesOf)

/** A hand who overlooks some of what could be done: a way, a tool, a mate who would help. */
export const easy = seated('easy', policies, rolesOf, 0.15)

/** Plays the Goons; in want of any, it works the Job like a hand. */
export const boss = seated('boss', policies, rolesOf)
