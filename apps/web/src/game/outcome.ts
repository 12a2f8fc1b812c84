import type { Outcome } from '@keep-flying/kernel'
import type { Say } from '../i18n/language.tsx'

/** How a game came out, in a few words. */
export function sayOutcome(say: Say, outcome: Outcome, nameOf: (seat: number) => string): string {
  if (outcome.by === 'team') return say(outcome.won ? 'app.outcome.team-won' : 'app.outcome.team-lost')
  if (outcome.winners.length === 0) return say('app.outcome.nobody')
  return say('app.outcome.won-by', { names: outcome.winners.map(nameOf).join(', ') })
}
