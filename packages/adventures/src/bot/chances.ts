import { box, challengeCard } from '../catalog/index.ts'
import { bestRoll } from '../odds/skill-test.ts'
import { momentsPerSuccess } from '../odds/time.ts'
import type { ChallengeDeck, Skill } from '../vocabulary/index.ts'

/** Chances of Tests, each computed once. */

const known = new Map<number, { readonly dice: number; readonly chance: number }>()

/** The best number of dice of those allowed, and the chance with it. */
export function rollFor(dice: number, need: number): { readonly dice: number; readonly chance: number } {
  const key = dice * 1000 + Math.max(need, 0)
  const roll = known.get(key) ?? bestRoll({ dice, need })
  known.set(key, roll)
  return roll
}

export function chance(dice: number, need: number): number {
  return dice < 1 ? 0 : rollFor(dice, need).chance
}

const clearing = new Map<string, number>()

/** What a failure of a Challenge costs beyond its own time. */
const lostByFailure = 2

/** About how many Moments it takes to pass a Challenge of a deck, quietly, with so many points of its Skill. */
export function momentsToClear(deck: ChallengeDeck, points: number): number {
  const key = `${deck} ${points}`
  const before = clearing.get(key)
  if (before !== undefined) return before
  const ways = box.challenges[deck].map((id) => challengeCard(id).options[0])
  const mean = (of: (way: (typeof ways)[number]) => number) => ways.reduce((sum, way) => sum + of(way), 0) / ways.length
  const passed = mean(({ test }) => chance(test.dice, test.target - points))
  const moments = momentsPerSuccess(
    passed,
    mean(({ time }) => time),
    lostByFailure,
  )
  clearing.set(key, moments)
  return moments
}

export const skillOf: Readonly<Record<ChallengeDeck, Skill>> = { tech: 'tech', negotiation: 'negotiate' }
