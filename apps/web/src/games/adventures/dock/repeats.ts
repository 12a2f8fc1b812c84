import type { Repeating } from '../../../dock/habits.ts'

/** The questions of this game that most people answer alike every time. */
export const repeats: Readonly<Record<string, Repeating>> = {
  'turn.interrupt': { name: 'adv.repeats.interrupt', answers: { pass: 'adv.repeats.pass' } },
  'brawl.won': { name: 'adv.repeats.brawl', answers: { wound: null } },
}
