import type { Decision, Repeats } from '@keep-flying/kernel'

/** Nothing is left of the turn but what is merely allowed beside it. */
function isSpent({ left, ...decision }: Decision): boolean {
  return (
    left === 0 && decision.form === 'one' && decision.options.every(({ role }) => role === 'end' || role === 'minor')
  )
}

/** The questions of this game that most people answer alike every time. */
export const repeats = {
  'turn.action': { answers: ['end'], isMeant: isSpent },
  'turn.interrupt': { answers: ['pass'] },
  'brawl.won': { answers: ['wound'] },
  'text.use': { answers: ['yes'] },
} satisfies Repeats
