import { describe, expect, test } from 'vitest'
import { box, challengeCard } from '../catalog/index.ts'
import { locks } from '../catalog/locks.ts'
import { bestRoll } from './skill-test.ts'
import { momentsPerSuccess } from './time.ts'

/** The tables by which Challenges and locks were designed, and whether the cards and tokens keep to them. */

const percent = (chance: number) => Number((100 * chance).toFixed(0))
const mean = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length

interface Way {
  readonly dice: number
  readonly target: number
  readonly time: number
}

/** So many cards of a deck, with a slow way and a quick one. */
const tiers: readonly { readonly cards: number; readonly slow: Way; readonly quick: Way }[] = [
  { cards: 8, slow: { dice: 2, target: 8, time: 3 }, quick: { dice: 1, target: 5, time: 2 } },
  { cards: 14, slow: { dice: 2, target: 9, time: 4 }, quick: { dice: 1, target: 7, time: 2 } },
  { cards: 8, slow: { dice: 2, target: 11, time: 5 }, quick: { dice: 1, target: 8, time: 3 } },
]

const chance = ({ dice, target }: Omit<Way, 'time'>, skill: number, more = 0) =>
  bestRoll({ dice: dice + more, need: target - skill }).chance

const overDeck = (of: (tier: (typeof tiers)[number]) => number) =>
  mean(tiers.flatMap((tier) => Array.from({ length: tier.cards }, () => of(tier))))

describe('Challenges', () => {
  test('as designed are passed, and cleared in so many Moments, by the points of the Skill', () => {
    const row = (skill: number) => {
      const slow = overDeck((tier) => chance(tier.slow, skill))
      const time = overDeck(({ slow: { time: moments } }) => moments)
      return [
        percent(slow),
        percent(overDeck((tier) => Math.max(chance(tier.slow, skill), chance(tier.quick, skill)))),
        percent(overDeck((tier) => chance(tier.slow, skill, 1))),
        Number(momentsPerSuccess(slow, time, 1.6).toFixed(1)),
      ]
    }
    expect([0, 1, 2, 3, 4, 5, 6].map(row)).toEqual([
      [35, 35, 63, 14.2],
      [45, 45, 67, 11.0],
      [54, 54, 69, 8.7],
      [63, 66, 71, 7.3],
      [69, 71, 72, 6.5],
      [73, 79, 74, 6.1],
      [76, 83, 76, 5.7],
    ])
  })

  test.each(['tech', 'negotiation'] as const)('of the %s deck keep to that', (deck) => {
    const cards = box.challenges[deck].map((id) => challengeCard(id))
    const better = (skill: number) =>
      mean(cards.map(({ options }) => Math.max(...options.map(({ test: way }) => chance(way, skill)))))
    const designed = [35, 45, 54, 66, 71, 79, 83]
    for (const [skill, wanted] of designed.entries())
      expect(Math.abs(100 * better(skill) - wanted), `${skill}: ${percent(better(skill))}`).toBeLessThan(4)
  })
})

describe('Locked Tokens', () => {
  const meanTime = (points: { tech: number; fight: number }) => {
    const times = locks.flatMap(({ copies, attempt }) => {
      if (!attempt) return Array.from({ length: copies }, () => 0)
      const { skill, dice, target } = attempt.test
      const passed = chance({ dice, target }, skill === 'negotiate' ? 0 : points[skill])
      return Array.from({ length: copies }, () => momentsPerSuccess(passed, attempt.time))
    })
    return Number(mean(times).toFixed(1))
  }

  test('take so long on average, by Tech and Fight', () => {
    const pairs = [
      [4, 3],
      [4, 1],
      [2, 3],
      [1, 1],
    ]
    expect(pairs.map(([tech = 0, fight = 0]) => meanTime({ tech, fight }))).toEqual([3.0, 3.4, 3.6, 4.9])
  })

  test('need somebody Heroic as often as designed', () => {
    const heroic = locks.filter(({ attempt }) => attempt?.heroic).reduce((sum, { copies }) => sum + copies, 0)
    expect([heroic, percent(heroic / box.locks.length)]).toEqual([10, 45])
  })
})
