import { expect, test } from 'vitest'
import { baseBox } from '../boxes/index.ts'
import { type CaptainSet, scenario } from '../scenario.ts'
import { mostOf, onOffer, roomTold, times } from '../testing/aids.ts'

const atPersephone = (set: CaptainSet = {}) => scenario({ captains: [{ at: 'persephone', ...set }] })

test('BUY-01 a Buy action needs a Supply planet', () => {
  const sells = (at: string) =>
    scenario({ captains: [{ at }] })
      .begin()
      .options()
      .includes('shop')
  const shops = [...baseBox.sectors.keys()].filter(sells)
  expect(shops.sort()).toEqual(['osiris', 'persephone', 'regina', 'silverhold', 'space-bazaar'])
})

test('BUY-02 a Buy action is shopping or Shore Leave, not both', () => {
  const shopping = () => atPersephone().begin().choose('shop')
  expect(shopping().options()).toEqual(['draw', 'draw-one', 'fuel', 'part', 'shore-leave'])
  for (const bought of ['draw', 'fuel', 'part'])
    expect(() => shopping().choose([bought, 'shore-leave'])).toThrow('"errand"')
  expect(shopping().choose(['fuel']).options()).not.toContain('shop')
  expect(shopping().choose(['shore-leave']).options()).not.toContain('shop')
  expect(shopping().choose(['draw']).options()).not.toContain('shore-leave')
})

test('BUY-03 shopping considers three cards of the planet and buys two at most', () => {
  const game = atPersephone().discards('persephone', 'Emma').next('persephone', 'Billy', 'Knife', 'Bree').begin()
  game.path('shop', ['persephone/emma', 'draw'])
  expect(game.kind).toBe('shop.keep')
  expect(onOffer(game)).toEqual(['persephone/emma', 'persephone/billy', 'persephone/knife'])
  game.choose(['persephone/emma', 'persephone/knife'])
  expect(game.kind).toBe('turn')
  expect(game.captain().crew.map((member) => member.card)).toEqual(['malcolm', 'persephone/emma'])
  expect(game.captain().gear).toEqual(['persephone/knife'])
})

test('BUY-03 buying none of the considered cards is fine', () => {
  const game = atPersephone().next('persephone', 'Billy', 'Knife', 'Bree').begin()
  game.path('shop', ['draw'], [])
  expect(game.captain()).toMatchObject({ credits: 3000, gear: [], upgrades: [] })
  expect(game.captain().crew).toHaveLength(1)
})

test('BUY-04 a bought card costs its printed price, and what cannot be paid cannot be bought', () => {
  const begin = (credits: number) =>
    atPersephone({ credits })
      .next('persephone', 'Emma', 'A Very Fine Hat', 'Shepherd Book')
      .begin()
      .path('shop', ['draw'])
  const [emma, hat, book] = ['persephone/emma', 'persephone/a-very-fine-hat', 'persephone/shepherd-book']
  expect(onOffer(begin(1100))).toEqual([emma, hat, book])
  expect(() => begin(1100).choose([emma, hat])).toThrow('That takes 1200 of "money", and there are 1100.')
  expect(begin(1100).choose([emma, book]).captain().credits).toBe(900)
  expect(onOffer(begin(100))).toEqual([book])
})

test('BUY-05 OPEN-25 Fuel at $100 and Parts at $300 are sold before, with and without considering cards', () => {
  const begin = () => atPersephone({ credits: 1400 }).next('persephone', 'Emma').begin().choose('shop')
  expect(mostOf(begin(), 'fuel')).toBe(14)
  const before = begin().choose([...times(4, 'fuel'), 'draw-one'])
  expect(before.captain()).toMatchObject({ credits: 1000, hold: { fuel: 10 } })
  before.choose('stop')
  expect(mostOf(before, 'part')).toBe(3)
  expect(() => before.choose(['persephone/emma', ...times(3, 'part')])).toThrow('"money"')
  before.choose(['persephone/emma', 'part', 'part', 'fuel'])
  expect(before.captain()).toMatchObject({ credits: 100, hold: { fuel: 11, part: 4 } })
  expect(begin().choose(['part', 'fuel']).captain()).toMatchObject({ credits: 1000, hold: { fuel: 7, part: 3 } })
})

test('BUY-05 OPEN-25 Fuel and Parts are limited by Credits and by the room there is or could be', () => {
  const begin = (credits: number) =>
    atPersephone({ fuel: 0, part: 0, cargo: 8, stash: { cargo: 3 }, credits })
      .begin()
      .choose('shop')
  expect([mostOf(begin(3000), 'fuel'), roomTold(begin(3000), 'fuel')]).toEqual([24, 2])
  expect(mostOf(begin(700), 'fuel')).toBe(7)
  expect(() => begin(9000).choose([...times(23, 'fuel'), ...times(2, 'part')])).toThrow('"room"')
  expect(begin(3000).choose(times(4, 'fuel')).captain()).toMatchObject({ credits: 2600, hold: { cargo: 7, fuel: 2 } })
  expect(atPersephone({ credits: 299 }).begin().choose('shop').options()).not.toContain('part')
})

test('BUY-05 for Fuel and Parts bought together room is made once', () => {
  const game = atPersephone({ fuel: 0, part: 0, cargo: 8, contraband: 0, stash: { cargo: 3, contraband: 1 } })
    .begin()
    .path('shop', ['fuel', 'fuel', 'part'])
  expect([game.kind, game.options()]).toEqual(['hold.make-room', ['cargo', 'contraband']])
  game.path('cargo', 'contraband')
  const { hold, stash } = game.captain()
  expect([hold.fuel + stash.fuel, hold.part + stash.part, hold.cargo + stash.cargo]).toEqual([2, 1, 10])
})

test('BUY-05 an Upgrade bought with it makes room for Fuel, and the old one that goes for it takes some', () => {
  const full = { at: 'osiris', credits: 9000, fuel: 24, part: 0, stash: {} }
  const begin = (set: CaptainSet) =>
    scenario({ captains: [{ ...full, ...set }] })
      .next('osiris', 'Exterior Cargo Pods')
      .begin()
      .path('shop', ['draw-one'], 'stop')
  const pods = 'osiris/exterior-cargo-pods/1'
  const game = begin({ fuel: 16, stash: { fuel: 8 } })
  expect(mostOf(game, 'fuel')).toBe(4)
  game.choose([pods, ...times(4, 'fuel')])
  expect([game.kind, game.captain().hold.fuel + game.captain().stash.fuel]).toEqual(['turn', 28])
})

test('BUY-06 Shore Leave costs $100 for each crew, Leader included, and calms everyone', () => {
  const crew = { crew: ['Jayne', 'Emma', 'Zoe'], disgruntled: ['malcolm', 'Jayne'] }
  const game = atPersephone({ ...crew, credits: 450 })
    .begin()
    .path('shop', ['shore-leave'])
  expect(game.captain().credits).toBe(50)
  expect(game.captain().crew.map((member) => member.disgruntled)).toEqual([false, false, false, false])
  expect(game.state.turn.taken).toEqual(['buy'])
})

test('OPEN-26 Shore Leave is all or nothing: it is not offered to who cannot pay for everyone', () => {
  const crew = { crew: ['Jayne', 'Emma'], disgruntled: ['Jayne'] }
  const offered = (credits: number) =>
    atPersephone({ ...crew, credits })
      .begin()
      .choose('shop')
      .options()
  expect(offered(299)).not.toContain('shore-leave')
  expect(offered(300)).toContain('shore-leave')
})

test('BUY-07 cards not bought go face up on the pile, from wherever they came', () => {
  const game = atPersephone().discards('persephone', 'Emma', 'Knife').next('persephone', 'Billy', 'Bree').begin()
  game.path('shop', ['persephone/emma', 'draw'], ['persephone/bree'])
  const discard = game.state.supply.persephone?.discard
  expect(discard).toEqual({ sees: 'everyone', cards: ['persephone/knife', 'persephone/emma', 'persephone/billy'] })
  expect(game.captain().considering.cards).toEqual([])
})
