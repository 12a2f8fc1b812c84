import { describe, expect, test } from 'vitest'
import { brawlOdds, breakawayChance, hitChance } from './fight.ts'
import { type Attempt, bestRoll, chanceOf, chancesByPoints } from './skill-test.ts'
import { momentsPerSuccess } from './time.ts'

const percent = (chance: number, digits = 1) => Number((100 * chance).toFixed(digits))

/** By what the dice must bring: with 1, 2 and 3 dice. */
const plain: Readonly<Record<number, readonly [number, number, number]>> = {
  0: [83.3, 75.0, 70.6],
  1: [83.3, 75.0, 70.6],
  2: [83.3, 75.0, 70.6],
  3: [66.7, 75.0, 70.6],
  4: [50.0, 75.0, 70.6],
  5: [33.3, 72.2, 70.6],
  6: [16.7, 66.7, 70.6],
  7: [13.9, 57.4, 70.1],
  8: [13.9, 46.3, 68.8],
  9: [11.1, 36.1, 65.5],
  10: [8.3, 28.7, 60.4],
  11: [5.6, 23.1, 53.7],
  12: [2.8, 19.4, 46.3],
  13: [2.3, 16.4, 39.3],
  14: [2.3, 12.7, 33.0],
  15: [1.9, 9.5, 27.9],
  16: [1.4, 7.2, 23.5],
  17: [0.9, 5.6, 19.6],
  18: [0.5, 4.6, 16.1],
  20: [0.4, 3.0, 10.5],
  22: [0.2, 1.6, 7.0],
  24: [0.1, 1.0, 4.6],
}

const rerolled: Readonly<Record<number, readonly [number, number, number]>> = {
  2: [97.2, 93.8, 91.4],
  3: [88.9, 93.8, 91.4],
  4: [75.0, 93.8, 91.4],
  5: [55.6, 92.3, 91.4],
  6: [30.6, 88.9, 91.4],
  7: [25.8, 81.9, 91.1],
  8: [25.8, 71.2, 90.2],
  9: [21.0, 59.2, 88.1],
  10: [16.0, 49.2, 84.3],
  11: [10.8, 40.9, 78.6],
  12: [5.5, 35.1, 71.2],
  14: [4.6, 23.8, 55.1],
  16: [2.8, 13.8, 41.5],
}

function table(helpers: Partial<Attempt>, needs: readonly string[]): Record<string, number[]> {
  const chances = (need: number) => [1, 2, 3].map((dice) => percent(chanceOf({ dice, need, ...helpers })))
  return Object.fromEntries(needs.map((need) => [need, chances(Number(need))]))
}

describe('a Test', () => {
  test('passes as often as counting every roll and bonus die says', () => {
    expect(table({}, Object.keys(plain))).toEqual(plain)
  })

  test('passes more often with a reroll of the Test', () => {
    expect(table({ testRerolls: 1 }, Object.keys(rerolled))).toEqual(rerolled)
  })

  test('TEST-16 is best rolled with one die up to 2, with two up to 5, with three beyond', () => {
    const dice = (need: number, allowed: number) => bestRoll({ need, dice: allowed }).dice
    expect([0, 1, 2, 3, 4, 5, 6, 12].map((need) => [dice(need, 2), dice(need, 3)])).toEqual([
      ...Array(3).fill([1, 1]),
      ...Array(3).fill([2, 2]),
      ...Array(2).fill([2, 3]),
    ])
  })

  test('gains by a reroll of one die what that die may still bring', () => {
    // One die that needs 4: Disgruntled, 2 and 3 are rolled again.
    expect(chanceOf({ dice: 1, need: 4, dieRerolls: 1 })).toBeCloseTo(1 / 2 + 1 / 4)
    // Two dice that need nothing: two Disgruntled leave one whatever is rerolled, unless a Firefly comes.
    expect(chanceOf({ dice: 2, need: 0, dieRerolls: 1 })).toBeCloseTo(1 - (8 / 36) * (1 / 6) - (1 / 36) * (5 / 6))
    expect(chanceOf({ dice: 1, need: 4, dieRerolls: 2 })).toBeCloseTo(7 / 8)
  })

  test('gains by an ignored Disgruntled die', () => {
    expect(chanceOf({ dice: 1, need: 0, ignored: 1 })).toBe(1)
    expect(chanceOf({ dice: 2, need: 0, ignored: 1 })).toBeCloseTo(35 / 36)
  })

  test('TEST-07 gains 1 by each $100 of a bribe, as by each point of an assistant', () => {
    expect(chancesByPoints({ dice: 1, need: 5 }, 4).map((chance) => percent(chance))).toEqual([
      33.3, 50, 66.7, 83.3, 83.3,
    ])
  })

  test('TEST-15 is never made without a die', () => {
    expect(() => chanceOf({ dice: 0, need: 0 })).toThrow('At least one die')
  })
})

describe('a Brawl', () => {
  test('comes out by the lead in Fight', () => {
    const row = (lead: number) => {
      const { deals, takes, both, nobody } = brawlOdds(lead)
      return [deals, takes, both, nobody, deals + both, takes + both].map((chance) => percent(chance))
    }
    expect([-4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6].map(row)).toEqual([
      [16.6, 73.6, 1.5, 8.3, 18.1, 75.1],
      [20.9, 69.7, 3.9, 5.6, 24.8, 73.6],
      [27.5, 63.4, 6.3, 2.8, 33.8, 69.7],
      [33.8, 54.4, 9.0, 2.8, 42.9, 63.4],
      [42.9, 42.9, 11.5, 2.8, 54.4, 54.4],
      [54.4, 33.8, 9.0, 2.8, 63.4, 42.9],
      [63.4, 27.5, 6.3, 2.8, 69.7, 33.8],
      [69.7, 20.9, 3.9, 5.6, 73.6, 24.8],
      [73.6, 16.6, 1.5, 8.3, 75.1, 18.1],
      [75.1, 12.3, 1.5, 11.1, 76.6, 13.8],
      [76.6, 7.6, 1.9, 13.9, 78.5, 9.5],
    ])
  })

  test('BREAKAWAY-05 lets a Crew Member off by a higher total only', () => {
    const chances = [-1, 0, 1, 2, 3].map((lead) => percent(breakawayChance({ lead }), 0))
    expect(chances).toEqual([34, 43, 54, 63, 70])
    expect(breakawayChance({ lead: 0, testRerolls: 1 })).toBeGreaterThan(breakawayChance({ lead: 0 }))
  })
})

/** By total Fight and dice of the gun: 2 to 10, 12 and 14 squares away. */
const hits: readonly (readonly [fight: number, dice: number, ...chances: number[]])[] = [
  [0, 1, 83, 67, 50, 33, 17, 14, 14, 11, 8, 3, 2],
  [0, 2, 83, 75, 75, 72, 67, 57, 46, 36, 29, 19, 13],
  [0, 3, 83, 75, 75, 72, 71, 70, 69, 66, 60, 46, 33],
  [1, 1, 83, 83, 67, 50, 33, 17, 14, 14, 11, 6, 2],
  [1, 2, 83, 83, 75, 75, 72, 67, 57, 46, 36, 23, 16],
  [1, 3, 83, 83, 75, 75, 72, 71, 70, 69, 66, 54, 39],
  [2, 1, 83, 83, 83, 67, 50, 33, 17, 14, 14, 8, 3],
  [2, 2, 83, 83, 83, 75, 75, 72, 67, 57, 46, 29, 19],
  [2, 3, 83, 83, 83, 75, 75, 72, 71, 70, 69, 60, 46],
  [3, 1, 83, 83, 83, 83, 67, 50, 33, 17, 14, 11, 6],
  [3, 2, 83, 83, 83, 83, 75, 75, 72, 67, 57, 36, 23],
  [3, 3, 83, 83, 83, 83, 75, 75, 72, 71, 70, 66, 54],
  [4, 1, 83, 83, 83, 83, 83, 67, 50, 33, 17, 14, 8],
  [4, 2, 83, 83, 83, 83, 83, 75, 75, 72, 67, 46, 29],
  [4, 3, 83, 83, 83, 83, 83, 75, 75, 72, 71, 69, 60],
  [5, 1, 83, 83, 83, 83, 83, 83, 67, 50, 33, 14, 11],
  [5, 2, 83, 83, 83, 83, 83, 83, 75, 75, 72, 57, 36],
  [5, 3, 83, 83, 83, 83, 83, 83, 75, 75, 72, 70, 66],
  [6, 1, 83, 83, 83, 83, 83, 83, 83, 67, 50, 17, 14],
  [6, 2, 83, 83, 83, 83, 83, 83, 83, 75, 75, 67, 46],
  [6, 3, 83, 83, 83, 83, 83, 83, 83, 75, 75, 71, 69],
]

describe('a shot', () => {
  test('SHOOT-03 hits by distance, Fight and the dice of the gun', () => {
    const squares = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14]
    for (const [fight, dice, ...chances] of hits)
      expect(
        squares.map((distance) => percent(hitChance({ distance, covered: false, fight, dice }), 0)),
        `Fight ${fight}, ${dice} dice`,
      ).toEqual(chances)
  })

  test('SHOOT-11 COVER-02 hits in cover as three squares farther off', () => {
    const shot = { fight: 2, dice: 2 }
    expect(hitChance({ ...shot, distance: 5, covered: true })).toBe(hitChance({ ...shot, distance: 8, covered: false }))
  })
})

test('a success takes its Moments as often as it is tried, and what each failure loses', () => {
  const row = (chance: number) =>
    [
      [2, 0],
      [3, 0],
      [4, 0],
      [3, 2],
      [4, 2],
      [5, 2],
    ].map(([moments = 0, lost]) => Number(momentsPerSuccess(chance, moments, lost).toFixed(1)))
  expect([0.83, 0.75, 0.67, 0.6, 0.5, 0.4, 0.33].map(row)).toEqual([
    [2.4, 3.6, 4.8, 4.0, 5.2, 6.4],
    [2.7, 4.0, 5.3, 4.7, 6.0, 7.3],
    [3.0, 4.5, 6.0, 5.5, 7.0, 8.4],
    [3.3, 5.0, 6.7, 6.3, 8.0, 9.7],
    [4.0, 6.0, 8.0, 8.0, 10.0, 12.0],
    [5.0, 7.5, 10.0, 10.5, 13.0, 15.5],
    [6.1, 9.1, 12.1, 13.2, 16.2, 19.2],
  ])
})
