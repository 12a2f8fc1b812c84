import { repeats as hosted } from '@keep-flying/adventures/ask'
import type { Repeating } from '../../../dock/habits.ts'

/** What each of the questions that repeat, and its answer, is called. */
export const repeats: Readonly<Record<string, Repeating>> = {
  'turn.action': { name: 'adv.repeats.spent', answers: { end: null }, hosted: hosted['turn.action'] },
  'turn.interrupt': {
    name: 'adv.repeats.interrupt',
    answers: { pass: 'adv.repeats.pass' },
    hosted: hosted['turn.interrupt'],
  },
  'brawl.won': { name: 'adv.repeats.brawl', answers: { wound: null }, hosted: hosted['brawl.won'] },
  'text.use': { name: 'adv.repeats.use', answers: { yes: null }, hosted: hosted['text.use'] },
}
