import { describe, expect, test } from 'vitest'
import { testOdds } from '../../ask/odds.ts'
import { readOptions } from '../../options.ts'
import { wholeCrew } from '../../rules/gear.ts'
import type { CaptainSet, Play } from '../../scenario.ts'
import { lastTest } from '../../testing/aids.ts'
import { goToWork, heistFor } from '../../testing/heist.ts'

/** What a rolled 1 brings in a test: here one of Fight, with a target of 7. */

const expansions = ['tenth-anniversary'] as const

function shoots(captain: CaptainSet, variants: readonly string[], ...dice: number[]): Play {
  const scene = heistFor(captain, { expansions, variants }).next('misbehave', 'Gun Play')
  return goToWork(scene.dice(...dice).begin()).choose('shoot')
}

const pickedUp = (game: Play) => game.captain().jobs[0]?.pickedUp === true
const unhappy = (game: Play) =>
  game
    .captain()
    .crew.filter((member) => member.disgruntled)
    .map(({ card }) => card)

/** Six points of Fight: even a 1 is enough. */
const strong: CaptainSet = { crew: ['Jayne', 'Enforcer'], gear: ['Vera'] }

test('ONES-04 a table agrees on one of the readings at most', () => {
  const asked = (variants: readonly string[]) => readOptions({ expansions, variants })
  expect(asked(['ones-fail']).variants).toEqual(['ones-fail'])
  expect(() => asked(['ones-fail', 'ones-made-good'])).toThrow('exclude each other')
  expect(() => readOptions({ variants: ['ones-fail'] })).toThrow('expansions')
})

describe('bad temper', () => {
  test('ONES-01 a 1 disgruntles one of the crew in the test, whom the captain chooses', () => {
    const game = shoots(strong, ['ones-disgruntle'], 1)
    expect(game.kind).toBe('temper')
    const [, jayne = ''] = game.options()
    expect(unhappy(game.choose(jayne))).toEqual([jayne])
    expect(pickedUp(game)).toBe(true)
  })

  test('ONES-04 neither another number nor the 1 of a bonus roll does', () => {
    expect(unhappy(shoots(strong, ['ones-disgruntle'], 2))).toEqual([])
    expect(unhappy(shoots(strong, ['ones-disgruntle'], 6, 1))).toEqual([])
    expect(unhappy(shoots(strong, [], 1))).toEqual([])
  })

  test('somebody who is disgruntled twice jumps ship and is at work no longer', () => {
    const game = shoots({ ...strong, disgruntled: ['Jayne'] }, ['ones-disgruntle'], 1)
    const jayne = game.options().find((id) => id.includes('jayne')) ?? ''
    game.choose(jayne)
    expect(game.captain().crew.map(({ card }) => card)).not.toContain(jayne)
  })
})

describe('failure', () => {
  test('ONES-02 a 1 fails whatever is added to it', () => {
    const failed = shoots(strong, ['ones-fail'], 1)
    expect(lastTest(failed)).toMatchObject({ die: 1, points: 0, total: 1, grade: 'failed' })
    expect(pickedUp(failed)).toBe(false)
    expect(pickedUp(shoots(strong, ['ones-fail'], 2))).toBe(true)
    expect(pickedUp(shoots(strong, [], 1))).toBe(true)
  })

  test('ONES-04 another roll counts in its place, with all that is added', () => {
    const game = shoots({ crew: ['Zoe', 'Jayne'], gear: ['Vera'] }, ['ones-fail'], 1, 3)
    expect(game.kind).toBe('test.after-roll')
    const reroll = game.options().find((id) => id.startsWith('reroll:')) ?? ''
    expect(pickedUp(game.choose(reroll))).toBe(true)
  })

  test('the odds know of it', () => {
    const chance = (variants: readonly string[]) => {
      const t = shoots(strong, variants, 3).table()
      const [captain] = t.state.captains
      const bands = [
        { from: 1, outcome: 'no' },
        { from: 7, outcome: 'yes' },
      ]
      return captain && testOdds(t, wholeCrew(captain), { skill: 'fight' }, bands).plain[1]
    }
    expect([chance([]), chance(['ones-fail']), chance(['ones-made-good'])]).toEqual([1, 5 / 6, 1])
  })
})

describe('success at a price', () => {
  const weak: CaptainSet = { crew: ['Enforcer'], part: 1 }

  test('ONES-03 for a Part', () => {
    const game = shoots(weak, ['ones-made-good'], 1)
    expect(game.options()).toEqual(['one-part', 'one-disgruntle', 'one-kill', 'one-fail'])
    expect(pickedUp(game.choose('one-part'))).toBe(true)
    expect(game.captain().hold.part + game.captain().stash.part).toBe(0)
  })

  test('for the temper or the life of one of those in the test', () => {
    const soured = shoots({ crew: ['Enforcer'], part: 0 }, ['ones-made-good'], 1)
    expect(soured.options()).not.toContain('one-part')
    soured.choose('one-disgruntle')
    const enforcer = soured.options().find((id) => id.includes('enforcer')) ?? ''
    expect(unhappy(soured.choose(enforcer))).toEqual([enforcer])
    expect(pickedUp(soured)).toBe(true)
    const killed = shoots(weak, ['ones-made-good'], 1).choose('one-kill')
    expect(
      killed
        .choose(enforcer)
        .captain()
        .crew.map(({ card }) => card),
    ).not.toContain(enforcer)
    expect(pickedUp(killed)).toBe(true)
  })

  test('or not at all; where the 1 is enough, nothing is asked', () => {
    expect(pickedUp(shoots(weak, ['ones-made-good'], 1).choose('one-fail'))).toBe(false)
    expect(pickedUp(shoots(strong, ['ones-made-good'], 1))).toBe(true)
  })
})
