import { type Repeating, suggested } from '../../../dock/habits.ts'

/** The questions of this game that most captains answer alike every time. */
export const repeats: Readonly<Record<string, Repeating>> = {
  'work.team': { name: 'dock.repeats.team', answers: { go: 'dock.repeats.everybody' } },
  'gear.carry': { name: 'dock.repeats.gear', answers: { suggested: null } },
  'pay.cuts': { name: 'dock.repeats.cuts', answers: { all: 'dock.repeats.all-cuts' } },
  'deliver.amount': { name: 'dock.repeats.deliver', answers: { [suggested]: 'dock.repeats.everything' } },
  'misbehave.ace': { name: 'dock.repeats.ace', answers: { ace: null } },
  'cutter.move': { name: 'dock.repeats.cutter', answers: { [suggested]: null } },
  'cruiser.move': { name: 'dock.repeats.cruiser', answers: { [suggested]: null } },
}
