import { type Repeating, suggested } from '../../../dock/habits.ts'

/** The questions of this game that most captains answer alike every time. */
export const repeats: Readonly<Record<string, Repeating>> = {
  'work.team': { name: 'dock.repeats.team', answers: ['go'] },
  'gear.carry': { name: 'dock.repeats.gear', answers: ['suggested'] },
  'pay.cuts': { name: 'dock.repeats.cuts', answers: ['all'] },
  'deliver.amount': { name: 'dock.repeats.deliver', answers: [suggested] },
  'misbehave.ace': { name: 'dock.repeats.ace', answers: ['ace'] },
  'cutter.move': { name: 'dock.repeats.cutter', answers: [suggested] },
  'cruiser.move': { name: 'dock.repeats.cruiser', answers: [suggested] },
}
