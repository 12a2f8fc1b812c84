import { repeats as hosted } from '@keep-flying/encounters/ask'
import type { Repeating } from '../../../dock/habits.ts'

/** The questions of this game that most players answer alike every time. */
export const repeats: Readonly<Record<string, Repeating>> = {
  action: { name: 'enc.repeats.spent', answers: { end: 'enc.repeats.end' }, hosted: hosted.action },
  combo: { name: 'enc.repeats.combo', answers: { yes: null }, hosted: hosted.combo },
  'strike.avoid': { name: 'enc.repeats.avoid', answers: { yes: null }, hosted: hosted['strike.avoid'] },
  'strike.react': {
    name: 'enc.repeats.react',
    answers: { nothing: 'enc.repeats.never' },
    hosted: hosted['strike.react'],
  },
}
