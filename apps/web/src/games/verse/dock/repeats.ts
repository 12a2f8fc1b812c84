import type { Decision } from '@keep-flying/kernel'
import { type Repeating, suggested } from '../../../dock/habits.ts'
import { actions, turnGroups } from './turn.ts'

/** Nothing is left of the turn but what is merely allowed beside it. */
export function isSpent(decision: Decision): boolean {
  if (decision.form !== 'one') return false
  const { more, ...groups } = turnGroups(decision)
  return actions.every((action) => groups[action].length === 0) && more.every(({ role }) => role === 'minor')
}

/** The questions of this game that most captains answer alike every time. */
export const repeats: Readonly<Record<string, Repeating>> = {
  turn: { name: 'dock.repeats.spent', answers: { end: 'dock.repeats.end' }, isMeant: isSpent },
  'work.team': { name: 'dock.repeats.team', answers: { go: 'dock.repeats.everybody' } },
  'gear.carry': { name: 'dock.repeats.gear', answers: { suggested: null } },
  'pay.cuts': { name: 'dock.repeats.cuts', answers: { all: 'dock.repeats.all-cuts' } },
  'deliver.amount': { name: 'dock.repeats.deliver', answers: { [suggested]: 'dock.repeats.everything' } },
  'misbehave.ace': { name: 'dock.repeats.ace', answers: { ace: null } },
  'cutter.move': { name: 'dock.repeats.cutter', answers: { [suggested]: null } },
  'cruiser.move': { name: 'dock.repeats.cruiser', answers: { [suggested]: null } },
}
