import type { Decision, Repeats } from '@keep-flying/kernel'

/** Nothing is left to do but to wait for what others may still offer. */
function isSpent(decision: Decision): boolean {
  return decision.form === 'one' && decision.options.every(({ role }) => role === 'end')
}

/** The questions of this game that most players answer alike every time. */
export const repeats = {
  action: { answers: ['end'], isMeant: isSpent },
  combo: { answers: ['yes'] },
  'strike.avoid': { answers: ['yes'] },
  'strike.react': { answers: ['nothing'] },
} satisfies Repeats
