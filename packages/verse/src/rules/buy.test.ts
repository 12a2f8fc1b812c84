import { expect, test } from 'vitest'
import { baseBox } from '../boxes/index.ts'
import { type CaptainSet, scenario } from '../scenario.ts'
import { boundsOf, roomTold } from '../testing/aids.ts'

const atPersephone = (set: CaptainSet = {}) => scenario({ captains: [{ at: 'persephone', ...set }] })

test('BUY-01 a Buy action needs a Supply planet', () => {
  const offers = (at: string) =>
    scenario({ captains: [{ at }] })
      .begin()
      .options()
      .filter((option) => option === 'shop' || option === 'shore-leave')
  const shops = [...baseBox.sectors.keys()].filter((sector) => offers(sector).length > 0)
  expect(shops.sort()).toEqual(['osiris', 'persephone', 'regina', 'silverhold', 'space-bazaar'])
  expect(offers('regina')).toEqual(['shop', 'shore-leave'])
})

test('BUY-02 a Buy action is shopping or Shore Leave, not both', () => {
  const shopped = atPersephone().begin()
  shopped.choose('shop')
  expect(shopped.options()).toEqual(['consider', 'fuel', 'part', 'done'])
  shopped.choose('done')
  expect(shopped.options()).not.toContain('shore-leave')
  const rested = atPersephone().begin().choose('shore-leave')
  expect(rested.options()).not.toContain('shop')
  expect(rested.options()).not.toContain('shore-leave')
})

test('BUY-03 shopping considers three cards of the planet and buys two at most', () => {
  const game = atPersephone().discards('persephone', 'Emma').next('persephone', 'Billy', 'Knife', 'Bree').begin()
  game.path('shop', 'consider', ['persephone/emma'], 'draw', 'draw')
  expect(game.kind).toBe('shop.keep')
  expect(game.options()).toEqual(['persephone/emma', 'persephone/billy', 'persephone/knife', 'done'])
  game.path('persephone/emma', 'persephone/knife')
  expect(game.options()).toEqual(['fuel', 'part', 'done'])
  expect(game.captain().crew.map((member) => member.card)).toEqual(['malcolm', 'persephone/emma'])
  expect(game.captain().gear).toEqual(['persephone/knife'])
})

test('BUY-03 buying none of the considered cards is fine', () => {
  const game = atPersephone().next('persephone', 'Billy', 'Knife', 'Bree').begin()
  game.path('shop', 'consider', 'draw', 'draw', 'draw', 'done', 'done')
  expect(game.captain()).toMatchObject({ credits: 3000, gear: [], upgrades: [] })
  expect(game.captain().crew).toHaveLength(1)
})

test('BUY-04 a bought card costs its printed price, and what cannot be paid cannot be bought', () => {
  const game = atPersephone({ credits: 1100 }).next('persephone', 'Emma', 'A Very Fine Hat', 'Shepherd Book').begin()
  game.path('shop', 'consider', 'draw', 'draw', 'draw')
  expect(game.options()).toEqual(['persephone/emma', 'persephone/a-very-fine-hat', 'persephone/shepherd-book', 'done'])
  game.choose('persephone/emma')
  expect(game.captain().credits).toBe(900)
  expect(game.options()).toEqual(['persephone/shepherd-book', 'done'])
  game.choose('persephone/shepherd-book')
  expect(game.captain().credits).toBe(900)
})

test('BUY-05 OPEN-25 Fuel at $100 and Parts at $300 are sold before, after and without considering cards', () => {
  const game = atPersephone({ credits: 1400 }).next('persephone', 'Emma').begin()
  game.path('shop', 'fuel')
  expect(boundsOf(game)).toEqual([1, 14])
  game.choose(4)
  expect(game.captain()).toMatchObject({ credits: 1000, hold: { fuel: 10 } })
  game.path('consider', 'draw', 'stop', 'persephone/emma', 'part')
  expect(boundsOf(game)).toEqual([1, 2])
  game.choose(2)
  expect(game.captain()).toMatchObject({ credits: 200, hold: { part: 4 } })
  game.path('fuel', 1)
  expect(game.captain()).toMatchObject({ credits: 100, hold: { fuel: 11 } })
  expect(game.options()).toEqual(['fuel', 'done'])
})

test('BUY-05 OPEN-25 Fuel and Parts are limited by Credits and by the room there is or could be', () => {
  const begin = (credits: number) =>
    atPersephone({ fuel: 0, part: 0, cargo: 8, stash: { cargo: 3 }, credits })
      .begin()
      .path('shop', 'fuel')
  expect([boundsOf(begin(3000)), roomTold(begin(3000))]).toEqual([[1, 24], 2])
  expect(boundsOf(begin(700))).toEqual([1, 7])
  expect(begin(3000).choose(4).captain()).toMatchObject({ credits: 2600, hold: { cargo: 7, fuel: 2 } })
  const poor = atPersephone({ credits: 299 }).begin().choose('shop')
  expect(poor.options()).toEqual(['consider', 'fuel', 'done'])
})

test('BUY-06 Shore Leave costs $100 for each crew, Leader included, and calms everyone', () => {
  const crew = { crew: ['Jayne', 'Emma', 'Zoe'], disgruntled: ['malcolm', 'Jayne'] }
  const game = atPersephone({ ...crew, credits: 450 })
    .begin()
    .choose('shore-leave')
  expect(game.captain().credits).toBe(50)
  expect(game.captain().crew.map((member) => member.disgruntled)).toEqual([false, false, false, false])
  expect(game.state.turn.taken).toEqual(['buy'])
})

test('OPEN-26 Shore Leave is all or nothing: it is not offered to who cannot pay for everyone', () => {
  const crew = { crew: ['Jayne', 'Emma'], disgruntled: ['Jayne'] }
  expect(
    atPersephone({ ...crew, credits: 299 })
      .begin()
      .options(),
  ).not.toContain('shore-leave')
  expect(
    atPersephone({ ...crew, credits: 300 })
      .begin()
      .options(),
  ).toContain('shore-leave')
})

test('BUY-07 cards not bought go face up on the pile, from wherever they came', () => {
  const game = atPersephone().discards('persephone', 'Emma', 'Knife').next('persephone', 'Billy', 'Bree').begin()
  game.path('shop', 'consider', ['persephone/emma'], 'draw', 'draw', 'persephone/bree', 'done', 'done')
  const discard = game.state.supply.persephone?.discard
  expect(discard).toEqual({ sees: 'everyone', cards: ['persephone/knife', 'persephone/emma', 'persephone/billy'] })
  expect(game.captain().considering.cards).toEqual([])
})
