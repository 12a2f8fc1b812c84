import { type Outcome, text } from '@keep-flying/kernel'
import type { State } from '../state.ts'
import { type Letter, letters } from '../vocabulary/index.ts'

/** How a game came out, and what it is worth. */

/** What fully completing an Episode is worth; winning is worth as much as the third. */
const points: Readonly<Record<Letter, number>> = { A: 1, B: 2, C: 3 }

/** What an Episode was worth to the team, and what it could have been. */
interface ScorePart {
  readonly letter: Letter
  readonly points: number
  readonly most: number
}

/** The score by Episode: the first two count if fully completed, the third if the game is won. */
export function scoreParts({ completed, end }: State): readonly ScorePart[] {
  return letters.map((letter) => {
    const counts = letter === 'C' ? end === 'won' : completed.includes(letter)
    return { letter, points: counts ? points[letter] : 0, most: points[letter] }
  })
}

export function scoreOf(state: State): number {
  return scoreParts(state).reduce((sum, part) => sum + part.points, 0)
}

export function outcomeOf(state: State): Outcome | null {
  const { end, finished } = state
  if (end === null || !finished) return null
  return { by: 'team', won: end === 'won', score: scoreOf(state), reason: text(`outcome.${end}`) }
}
