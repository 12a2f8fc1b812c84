import type { Attempt, LockToken, Skill, TestType } from '../vocabulary/index.ts'

function attempt(time: number, skill: Skill, dice: number, target: number, type: TestType): Attempt {
  return { time, test: { skill, dice, target, type } }
}

const heroic = (...figures: Parameters<typeof attempt>): Attempt => ({ heroic: true, ...attempt(...figures) })

/** The Locked Tokens, by what is on their other side. */
export const locks: readonly LockToken[] = [
  { id: 'unlocked', copies: 4, attempt: null },
  { id: 'latch', copies: 3, attempt: attempt(3, 'tech', 1, 5, 'mechanical') },
  { id: 'keypad', copies: 3, attempt: attempt(3, 'tech', 2, 8, 'cortex') },
  { id: 'time-lock', copies: 2, attempt: attempt(4, 'tech', 2, 10, 'mechanical') },
  { id: 'padlock', copies: 3, attempt: heroic(2, 'fight', 1, 5, 'force') },
  { id: 'crossbar', copies: 2, attempt: heroic(3, 'fight', 2, 8, 'force') },
  { id: 'blast-bolt', copies: 1, attempt: heroic(3, 'fight', 2, 10, 'force') },
  { id: 'hot-wire', copies: 2, attempt: heroic(2, 'tech', 1, 6, 'sabotage') },
  { id: 'live-panel', copies: 2, attempt: heroic(2, 'tech', 2, 9, 'sabotage') },
]
