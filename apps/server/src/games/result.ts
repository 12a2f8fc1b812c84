import type { Outcome } from '@keep-flying/kernel'

/** How a finished game came out, in a word. */
export type Result = 'somebody-won' | 'nobody-won' | 'team-won' | 'team-lost'

export function resultOf(outcome: Outcome | null): Result {
  if (outcome?.by === 'team') return outcome.won ? 'team-won' : 'team-lost'
  return outcome && outcome.winners.length > 0 ? 'somebody-won' : 'nobody-won'
}
