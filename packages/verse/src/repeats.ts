import { type Decision, type Option, type Repeats, suggested } from '@keep-flying/kernel'
import type { ActionKind } from './state.ts'

const actions: readonly (string | undefined)[] = ['fly', 'buy', 'deal', 'work'] satisfies ActionKind[]

/** Whether an option is merely allowed beside the actions of a turn, or ends it. */
function isBesideActions({ role, group }: Option): boolean {
  return role === 'end' || (role === 'minor' && !actions.includes(group))
}

/** Nothing is left of the turn but what is merely allowed beside it. */
function isSpent(decision: Decision): boolean {
  return decision.form === 'one' && decision.options.every(isBesideActions)
}

/** The questions of this game that most captains answer alike every time. */
export const repeats = {
  turn: { answers: ['end'], isMeant: isSpent },
  'gear.carry': { answers: [suggested] },
  'pay.cuts': { answers: ['all'] },
  'deliver.amount': { answers: [suggested] },
  'misbehave.ace': { answers: ['ace'] },
} satisfies Repeats
