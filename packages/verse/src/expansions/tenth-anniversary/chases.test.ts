import { expect, test } from 'vitest'
import { tableFor } from '../../ask/view-table.ts'
import { readOptions } from '../../options.ts'
import { burnCost } from '../../rules/fly.ts'
import { aboard } from '../../rules/hold.ts'
import { isOutlaw } from '../../rules/outlaw.ts'
import { shopPrice } from '../../rules/prices.ts'
import { captainAt } from '../../rules/table.ts'
import { type CaptainSet, type Play, type Situation, scenario } from '../../scenario.ts'
import { setUpGame } from '../../testing/aids.ts'
import { workGoal } from '../../testing/goal.ts'
import { goToWork } from '../../testing/heist.ts'
import { havensIn } from '../shared/havens/state.ts'
import { timerIn } from '../shared/timer/state.ts'
import { movesLeft } from './pale-horse.ts'

/** Stories of chases: clues, dear Fuel, dolls, and a hunter. */

const expansions = ['blue-sun', 'kalidasa', 'tenth-anniversary'] as const

const crew = ['Zoe', 'Jayne', 'Kaylee', 'Inara']

const begin = (story: string, captain: CaptainSet, set: Partial<Situation> = {}): Play =>
  scenario({ expansions, story, cruiser: 'osiris', captains: [{ crew, fuel: 2, ...captain }], ...set }).begin()

/** Works the goal here past so many Misbehave cards and tests. */
const reach = (story: string, captain: CaptainSet, misbehave: number, tests: number): Play =>
  workGoal({ expansions, story }, captain, { misbehave, tests })

const me = (game: Play) => captainAt(tableFor(game.state), 0)

test("It's a Mad, Mad, Mad, Mad 'Verse!: everybody starts at Persephone, and Kalidasa must be there", () => {
  const asked = { players: 2, expansions: ['kalidasa', 'tenth-anniversary'], story: 'mad-verse' }
  const game = setUpGame(asked)
  expect(game.state.captains.map(({ sector }) => sector)).toEqual(['persephone', 'persephone'])
  expect(() => readOptions({ ...asked, expansions: ['tenth-anniversary'] })).toThrow('kalidasa')
})

test.each([
  ['pelorum', 1],
  ['st-albans', 1],
  ['aesir', 1],
  ['beylix', 0],
])('a clue is found at %s, and the first to find it takes $500', (at, tests) => {
  const game = reach('mad-verse', { at, credits: 1000 }, 1, tests)
  expect(game.captain()).toMatchObject({ goals: 1, credits: at === 'beylix' ? 500 : 1500 })
})

test('whoever finds a clue second finds no money with it', () => {
  const game = begin('mad-verse', { at: 'beylix', credits: 1000 }).change((state) => {
    state.boxes['tenth-anniversary'] = { cluesTaken: ['What the Widow Wants'] }
  })
  game.next('misbehave', 'Gun Play').dice(5)
  goToWork(game, 'goal').choose('shoot')
  expect(game.captain()).toMatchObject({ goals: 1, credits: 0 })
})

test('three clues lead to the fortune, which makes an Outlaw and weighs on the drive; home with it is the win', () => {
  const dug = reach('mad-verse', { at: 'whittier', goals: 3, crew: ['Kaylee', 'Wash', 'Zoe', 'Jayne'] }, 3, 1)
  expect(dug.captain().goals).toBe(4)
  const t = tableFor(dug.state)
  expect([isOutlaw(t, me(dug)), burnCost(t, me(dug))]).toEqual([true, 2])
  const poor = begin('mad-verse', { at: 'whittier', goals: 3, crew: ['Kaylee'], leader: 'nandi' })
  expect([isOutlaw(tableFor(poor.state), me(poor)), burnCost(tableFor(poor.state), me(poor))]).toEqual([false, 1])
  const home = begin('mad-verse', { at: 'pelorum', goals: 4 }).path('mosey', 'persephone')
  expect(home.state.result?.winners).toEqual([0])
})

test('Running on Empty: no Fuel, no Parts, $1200 more', () => {
  const game = setUpGame({ players: 1, expansions: [...expansions], story: 'running-on-empty' })
  expect(game.captain()).toMatchObject({ credits: 4200, hold: { fuel: 0, part: 0 }, stash: { fuel: 0, part: 0 } })
})

test('Running on Empty: Fuel costs $300, and $200 with two Goal tokens', () => {
  const price = (goals: number) => {
    const game = begin('running-on-empty', { goals })
    return shopPrice(tableFor(game.state), me(game), 'fuel')
  }
  expect([price(0), price(1), price(2)]).toEqual([300, 300, 200])
})

test('Running on Empty: Fuel at the first goal, the money at the second, the raiders at the third', () => {
  const first = reach('running-on-empty', { at: 'ansons-world', fuel: 0 }, 2, 1)
  expect([first.captain().goals, aboard(first.captain(), 'fuel')]).toEqual([1, 2])
  expect(reach('running-on-empty', { at: 'zephyr', goals: 1 }, 2, 1).captain().goals).toBe(2)
  expect(reach('running-on-empty', { at: 'fury', goals: 2 }, 3, 1).state.result?.winners).toEqual([0])
})

test('The Wobbly Headed Doll Caper: toys at Gonghe, brains at Beaumonde, the collector on Ariel', () => {
  const toys = reach('wobbly-headed-doll', { at: 'gonghe', credits: 1300 }, 0, 0)
  expect([toys.captain().goals, toys.captain().credits, aboard(toys.captain(), 'cargo')]).toEqual([1, 100, 6])
  const filled = reach('wobbly-headed-doll', { at: 'beaumonde', goals: 1, cargo: 6 }, 2, 1)
  expect([aboard(filled.captain(), 'cargo'), aboard(filled.captain(), 'contraband')]).toEqual([3, 3])
  expect(begin('wobbly-headed-doll', { at: 'ariel', goals: 2, cargo: 3, contraband: 2 }).options()).not.toContain(
    'goal',
  )
  const sold = reach(
    'wobbly-headed-doll',
    { at: 'ariel', goals: 2, cargo: 3, contraband: 3, crew: ['Inara', 'Zoe', 'Jayne', 'Shepherd Book'] },
    ...([3, 1] as const),
  )
  expect(sold.state.result?.winners).toEqual([0])
})

test.each([
  [3, 3],
  [2, 0],
])('The Wobbly Headed Doll Caper: beside %i Cargo the Alliance leaves %i of 3 Contraband', (cargo, left) => {
  const set = { at: 'pelorum', crew: [], leader: 'nandi', contraband: 3, cargo }
  const game = begin('wobbly-headed-doll', set, { cruiser: 'persephone' }).path('mosey', 'persephone')
  expect(game.told()).toContain('alliance-contact')
  expect(aboard(game.captain(), 'contraband')).toBe(left)
})

const horse = (captain: CaptainSet, set: Partial<Situation> = {}) => begin('pale-horse', captain, set)

test('Racing a Pale Horse: one starts at Deadwood, thirteen sectors from the Corvette, without a timer', () => {
  const game = setUpGame({ players: 1, expansions: [...expansions], story: 'pale-horse' })
  expect(game.captain().sector).toBe('deadwood')
  expect([havensIn(game.state), timerIn(game.state)]).toEqual([['deadwood'], undefined])
  expect(movesLeft(tableFor(game.state))).toBe(13)
})

test('Racing a Pale Horse: on a 4 the hunter comes nearer; a turn ended at home calms the crew', () => {
  const game = horse({ at: 'deadwood', haven: 'deadwood', disgruntled: ['Zoe'] })
  const moves = () => movesLeft(tableFor(game.state))
  expect(game.dice(3).choose('end').captain().crew[1]?.disgruntled).toBe(false)
  expect(moves()).toBe(13)
  game.dice(4).choose('end')
  expect(moves()).toBe(12)
})

test('Racing a Pale Horse: the Corvette at Deadwood is the end', () => {
  const game = horse({ at: 'persephone', haven: 'deadwood' }, { corvette: 'fury' })
  game.dice(6).choose('end')
  expect(game.state.result).toMatchObject({ winners: [], ended: 'lost' })
})

test('Racing a Pale Horse: a false trail, far enough from home, sends the hunter two sectors back', () => {
  expect(horse({ at: 'fury', haven: 'deadwood' }).options()).not.toContain('false-trail')
  const game = horse({ at: 'persephone', haven: 'deadwood' }).change((state) => {
    state.boxes['tenth-anniversary'] = { huntBegan: 'cortex-relay-2' }
  })
  game.dice(4).choose('end').dice(4).choose('end').dice(4).choose('end')
  expect(movesLeft(tableFor(game.state))).toBe(10)
  game.next('misbehave', 'Gun Play').dice(5)
  goToWork(game, 'false-trail').choose('shoot')
  expect(movesLeft(tableFor(game.state))).toBe(12)
})

test('Racing a Pale Horse: cards that would let a player move the Corvette bring it nearer', () => {
  const game = scenario({
    ...{ expansions, story: 'pale-horse', cruiser: 'osiris' },
    captains: [{ crew: [], leader: 'nandi', at: 'persephone', haven: 'deadwood', fuel: 3 }],
  })
    .next('nav-alliance', 'Persistent Pursuit')
    .begin()
  game.path('burn', 'pelorum')
  expect([game.kind, movesLeft(tableFor(game.state))]).toEqual(['fly.to', 12])
})

test('Racing a Pale Horse: plans, a barrel for 4 Parts and $2000, and high noon at home', () => {
  expect(reach('pale-horse', { at: 'bernadette', haven: 'deadwood' }, 3, 1).captain().goals).toBe(1)
  const barrel = reach('pale-horse', { at: 'silverhold', haven: 'deadwood', goals: 1, part: 4, credits: 2500 }, 0, 0)
  expect([barrel.captain().goals, barrel.captain().credits, aboard(barrel.captain(), 'part')]).toEqual([2, 500, 0])
  const noon = reach('pale-horse', { at: 'deadwood', haven: 'deadwood', goals: 2 }, 0, 1)
  expect(noon.state.result?.winners).toEqual([0])
})

test('Racing a Pale Horse: in the advanced game even empty space brings a ship nearer', () => {
  const fly = (die: number) => {
    const game = scenario({
      ...{ expansions, story: 'pale-horse', cruiser: 'osiris', variants: ['advanced'], corvette: 'beaumonde' },
      captains: [{ crew: [], leader: 'nandi', at: 'persephone', haven: 'deadwood', fuel: 3 }],
    })
      .next('nav-alliance', 'The Big Black')
      .dice(die)
      .begin()
    game.path('burn', 'pelorum')
    const { cruiser, cutters, boxes } = game.state
    return [cruiser !== 'osiris', cutters.length, boxes.kalidasa?.corvette !== 'beaumonde']
  }
  expect([fly(1), fly(6)]).toEqual([
    [true, 3, false],
    [false, 3, true],
  ])
})
