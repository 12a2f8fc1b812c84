import { describe, expect, test } from 'vitest'
import { scenario } from '../scenario.ts'
import { brawlOdds, breakawayChance } from './fight.ts'
import { goonRolls, goonShotOdds } from './goon-roll.ts'
import { type Attempt, chanceFrom, chanceOf } from './skill-test.ts'

/** The same chances by a second method: everything that may be done is tried on every roll, without any shortcut. */

const faces = [1, 2, 3, 4, 5, 6]
const value = (face: number) => (face === 1 ? 0 : face)
const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)
const count = (dice: readonly number[], face: number) => dice.filter((one) => one === face).length
const average = (of: (face: number) => number) => sum(faces.map(of)) / faces.length

type Rolls = readonly (readonly number[])[]

/** Bonus dice beyond these are not rolled, which loses less than one in two hundred. */
const mostBonus = 3

interface Means {
  readonly need: number
  readonly ignored: number
  readonly die: number
  readonly test: number
}

function isPassed(rolls: Rolls, { need, ignored }: Means): boolean {
  const dice = rolls.flat()
  return sum(dice.map(value)) >= need && count(dice, 1) - ignored <= count(dice, 6)
}

/** Whatever is best from here: to leave it, to roll a bonus die, to roll any die again, or all of them. */
function best(rolls: Rolls, means: Means, bonus: number): number {
  if (isPassed(rolls, means)) return 1
  const chances = [0]
  const open = rolls.findIndex((dice) => dice.at(-1) === 6)
  if (open >= 0 && bonus < mostBonus)
    chances.push(average((face) => best(put(rolls, open, [...(rolls[open] ?? []), face]), means, bonus + 1)))
  if (means.die > 0)
    for (const [n, dice] of rolls.entries())
      for (const place of dice.keys())
        chances.push(
          average((face) =>
            best(put(rolls, n, [...dice.slice(0, place), face]), { ...means, die: means.die - 1 }, bonus),
          ),
        )
  if (means.test > 0) chances.push(fresh(rolls.length, { ...means, test: means.test - 1 }))
  return Math.max(...chances)
}

function put(rolls: Rolls, at: number, dice: readonly number[]): Rolls {
  return rolls.map((one, n) => (n === at ? dice : one))
}

function fresh(dice: number, means: Means, rolled: Rolls = []): number {
  if (rolled.length === dice) return best(rolled, means, 0)
  return average((face) => fresh(dice, means, [...rolled, [face]]))
}

const bruteForce = ({ dice, need, ignored = 0, dieRerolls = 0, testRerolls = 0 }: Attempt) =>
  fresh(dice, { need, ignored, die: dieRerolls, test: testRerolls })

describe('a Test', () => {
  const attempts: readonly Attempt[] = [
    ...[2, 5, 7, 9, 13].flatMap((need) => [1, 2].map((dice) => ({ dice, need }))),
    { dice: 3, need: 8 },
    ...[3, 6, 8].flatMap((need) => [1, 2].map((dice) => ({ dice, need, dieRerolls: 1 }))),
    { dice: 1, need: 5, dieRerolls: 2 },
    { dice: 1, need: 8, testRerolls: 1 },
    { dice: 2, need: 7, testRerolls: 1 },
    { dice: 2, need: 4, ignored: 1 },
    { dice: 1, need: 0, ignored: 1, dieRerolls: 1 },
    { dice: 1, need: 6, dieRerolls: 1, testRerolls: 1 },
    { dice: 2, need: 9, ignored: 1, dieRerolls: 1 },
  ]

  test.each(attempts)('of %o has the same chance by both methods', (attempt) => {
    expect(Math.abs(chanceOf(attempt) - bruteForce(attempt))).toBeLessThan(0.005)
  })

  test('has the same chance from a roll on the table, whatever is done first', () => {
    const means = { need: 12, ignored: 0, die: 1, test: 0 }
    const attempt = { need: 12, dieRerolls: 1 }
    for (const rolls of [
      [[6], [1]],
      [[2], [3]],
      [[6, 4], [1]],
      [[6, 6], [1]],
    ]) {
      expect(Math.abs(chanceFrom(rolls, attempt) - best(rolls, means, 0)), String(rolls)).toBeLessThan(0.005)
      expect(chanceFrom(rolls, attempt, 'die')).toBeLessThanOrEqual(chanceFrom(rolls, attempt))
    }
    expect(chanceFrom([[6], [1]], { need: 8 }, 'bonus')).toBeCloseTo(5 / 6)
    expect([chanceFrom([[4]], { need: 5 }), chanceFrom([[5]], { need: 5 })]).toEqual([0, 1])
    expect(chanceFrom([[1]], { need: 2, testRerolls: 1 }, 'test')).toBeCloseTo(5 / 6)
  })
})

/** All ways in which one die can fall with a few bonus dice. */
function falls(most: number): { readonly dice: readonly number[]; readonly chance: number }[] {
  const plain = [1, 2, 3, 4, 5].map((face) => ({ dice: [face], chance: 1 / 6 }))
  if (most === 0) return [...plain, { dice: [6, 2], chance: 1 / 6 }]
  return [...plain, ...falls(most - 1).map(({ dice, chance }) => ({ dice: [6, ...dice], chance: chance / 6 }))]
}

describe('a Brawl', () => {
  /** What the rules themselves make of such dice. */
  function fought(goon: readonly number[], crew: readonly number[], zoe: readonly string[]) {
    const game = scenario({ map: 'Z t . .', who: { zoe: { heroic: true, gear: zoe } } })
    game.dice(...goon, ...crew).choose(game.options().find((id) => id.startsWith('brawl')) ?? '')
    while (game.kind === 'test.improve') game.choose(game.options().includes('bonus') ? 'bonus' : 'accept')
    game.leaves(...game.unrolled)
    return { deals: (game.state.goons[0]?.wounds ?? 0) > 0, takes: game.crew('zoe').wounds > 0 }
  }

  test('comes out in the rules as often as computed', () => {
    const ends = { deals: 0, takes: 0, both: 0, nobody: 0 }
    for (const goon of falls(1))
      for (const crew of falls(1)) {
        const { deals, takes } = fought(goon.dice, crew.dice, [])
        ends[deals ? (takes ? 'both' : 'deals') : takes ? 'takes' : 'nobody'] += goon.chance * crew.chance
      }
    const odds = brawlOdds(2)
    for (const end of ['deals', 'takes', 'both', 'nobody'] as const)
      expect(Math.abs(ends[end] - odds[end]), end).toBeLessThan(0.02)
  })

  test('lets a Crew Member off as often as a Test against each roll of the Goon is passed', () => {
    for (const lead of [-2, 0, 3])
      for (const helpers of [
        {},
        { dieRerolls: 1 },
        { testRerolls: 1 },
        { dieRerolls: 1, testRerolls: 1 },
        { ignored: 1 },
      ]) {
        const rolls = goonRolls({ dice: 1, wanted: Number.POSITIVE_INFINITY })
        const byTests = sum(
          rolls.map(({ total, chance }) => chance * chanceOf({ ...helpers, dice: 1, need: total + 1 - lead })),
        )
        expect(breakawayChance({ lead, ...helpers }), JSON.stringify({ lead, ...helpers })).toBeCloseTo(byTests, 6)
      }
  })

  test('is certain to end somehow', () => {
    for (const goon of [{}, { rerolls: 1 }, { tiesSpare: true }, { hardBy: 3 }]) {
      const { deals, takes, both, nobody, wins, hard } = brawlOdds(1, { dieRerolls: 1 }, goon)
      expect(deals + takes + both + nobody).toBeCloseTo(1, 8)
      expect(wins).toBeLessThanOrEqual(deals)
      expect(hard).toBeLessThanOrEqual(takes)
    }
  })
})

describe("a Goon's dice", () => {
  test('fall in all ways together', () => {
    for (const rerolls of [0, 1])
      for (const dice of [1, 2])
        expect(sum(goonRolls({ dice, wanted: 9, rerolls }).map(({ chance }) => chance))).toBeCloseTo(1, 8)
  })

  test('hit as a Test with one die would, and go wild by Disgruntled only', () => {
    for (const need of [1, 3, 5, 6, 8, 12]) {
      const { hits, wild, misses } = goonShotOdds({ dice: 1, need })
      expect(hits).toBeCloseTo(chanceOf({ dice: 1, need }), 6)
      expect([wild, hits + wild + misses].map((one) => Number(one.toFixed(6)))).toEqual([0.166667, 1])
    }
  })

  test('go wild less often for one who rolls a Disgruntled die again', () => {
    expect(goonShotOdds({ dice: 1, need: 3, rerolls: 1 }).wild).toBeCloseTo(1 / 36, 8)
    expect(goonShotOdds({ dice: 1, need: 3, rerolls: 1 }).hits).toBeCloseTo(4 / 6 + (1 / 6) * (4 / 6), 8)
  })
})
