import type { Decision } from '@keep-flying/kernel'
import type { Repeating } from '../../../dock/habits.ts'
import { optionsOf } from '../../../table/context.tsx'

/** Nothing is left to do but to wait for what others may still offer. */
function isSpent(decision: Decision): boolean {
  return optionsOf(decision).every(({ role }) => role === 'end')
}

/** The questions of this game that most players answer alike every time. */
export const repeats: Readonly<Record<string, Repeating>> = {
  action: { name: 'enc.repeats.spent', answers: { end: 'enc.repeats.end' }, isMeant: isSpent },
  combo: { name: 'enc.repeats.combo', answers: { yes: null } },
  'strike.avoid': { name: 'enc.repeats.avoid', answers: { yes: null } },
  'strike.react': { name: 'enc.repeats.react', answers: { nothing: 'enc.repeats.never' } },
}
