import { type Outcome, text } from '@keep-flying/kernel'
import type { State } from '../state.ts'
import type { Letter } from '../vocabulary/index.ts'

/** How a game came out, and what it is worth. */

/** What fully completing an Episode is worth; winning is worth as much as the third. */
const points: Readonly<Record<Letter, number>> = { A: 1, B: 2, C: 3 }

export function scoreOf({ completed, end }: State): number {
  const early = completed.filter((letter) => letter !== 'C').reduce((sum, letter) => sum + points[letter], 0)
  return early + (end === 'won' ? points.C : 0)
}

export function outcomeOf(state: State): Outcome | null {
  const { end, finished } = state
  if (end === null || !finished) return null
  return { by: 'team', won: end === 'won', score: scoreOf(state), reason: text(`outcome.${end}`) }
}
