import { expect, test } from 'vitest'
import { scenario } from '../scenario.ts'
import { offers, onOffer } from '../testing/aids.ts'

const atPersephone = () => scenario({ captains: [{ at: 'persephone' }] })
const [emma, billy, knife, bree] = ['persephone/emma', 'persephone/billy', 'persephone/knife', 'persephone/bree']

test('CONSIDER-01 first up to three cards are chosen from the whole discard pile', () => {
  const game = atPersephone().discards('persephone', 'Emma', 'Billy', 'Knife', 'Bree').begin().choose('shop')
  expect(offers(game, 'persephone/')).toEqual([emma, billy, knife, bree])
  expect(() => game.choose([emma, billy, knife, bree])).toThrow('That takes 4 of "looks", and there are 3.')
  game.choose([emma, bree, knife])
  expect(game.kind).toBe('shop.keep')
  expect(game.captain().considering.cards).toEqual([emma, bree, knife])
})

test('CONSIDER-02 each card short of three may be drawn from the deck, and none need be', () => {
  const begin = () => atPersephone().discards('persephone', 'Emma').next('persephone', 'Billy', 'Knife', 'Bree').begin()
  expect(begin().path('shop', ['draw']).captain().considering.cards).toEqual([billy, knife, bree])
  expect(begin().path('shop', [emma, 'draw']).captain().considering.cards).toEqual([emma, billy, knife])
  expect(onOffer(begin().path('shop', [emma]))).toEqual([emma])
  expect(begin().path('shop', []).kind).toBe('turn')
})

test('CONSIDER-02 a captain may look at each card drawn before the next', () => {
  const game = atPersephone().next('persephone', 'Billy', 'Knife', 'Bree').begin().path('shop', ['draw-one'])
  expect([game.kind, game.captain().considering.cards]).toEqual(['consider.draw', [billy]])
  expect(game.options()).toEqual(['draw', 'stop'])
  game.choose('draw')
  expect(game.captain().considering.cards).toEqual([billy, knife])
  game.choose('stop')
  expect(onOffer(game)).toEqual([billy, knife])
  const all = atPersephone().next('persephone', 'Billy', 'Knife', 'Bree').begin()
  expect(all.path('shop', ['draw-one'], 'draw', 'draw').kind).toBe('shop.keep')
  expect(() => atPersephone().begin().path('shop', ['draw', 'draw-one'])).toThrow('"draws"')
})

test('CONSIDER-03 after the first draw the pile is closed', () => {
  const game = atPersephone().discards('persephone', 'Emma', 'Bree').next('persephone', 'Billy', 'Knife').begin()
  game.path('shop', [emma, 'draw-one'])
  expect(game.options()).toEqual(['draw', 'stop'])
  game.choose('stop')
  expect(offers(game, 'persephone/')).toEqual([emma, billy])
})

test('CONSIDER-04 two cards at most are kept, wherever they came from, and paid for', () => {
  const begin = () => atPersephone().discards('persephone', 'Emma', 'Bree').next('persephone', 'Billy').begin()
  const game = begin().path('shop', [emma, bree, 'draw'])
  expect(() => game.choose([emma, bree, billy])).toThrow('That takes 3 of "cards", and there are 2.')
  game.choose([bree, billy])
  expect(game.kind).toBe('turn')
  expect(game.captain().crew.map((member) => member.card)).toEqual(['malcolm', bree, billy])
  expect(game.captain().credits).toBe(2600)
})

test('CONSIDER-05 the rest goes face up to the pile it belongs to', () => {
  const game = atPersephone().next('badger', 'badger-01', 'badger-02', 'badger-03').begin()
  game.path('deal:badger', ['draw'], ['badger-02'])
  expect(game.state.contacts.badger?.discard).toEqual({ sees: 'everyone', cards: ['badger-01', 'badger-03'] })
  expect(game.state.supply.persephone?.discard.cards).toEqual([])
  expect(game.captain().considering.cards).toEqual([])
})

test('CONSIDER-06 Jobs are considered just as Supply cards are', () => {
  const game = atPersephone()
    .discards('badger', 'badger-01', 'badger-02')
    .next('badger', 'badger-03', 'badger-04')
    .begin()
    .choose('deal:badger')
  expect(game.options()).toEqual(['badger-01', 'badger-02', 'draw', 'draw-one'])
  game.choose(['badger-02', 'draw'])
  expect(onOffer(game)).toEqual(['badger-02', 'badger-03', 'badger-04'])
  game.choose(['badger-04', 'badger-02'])
  expect(game.captain().hand.cards).toEqual(['badger-04', 'badger-02'])
  expect(game.state.contacts.badger?.discard.cards).toEqual(['badger-01', 'badger-03'])
})

test('CONSIDER-07 OPEN-27 an empty deck is not reshuffled; its pile is considered as far as it goes', () => {
  const game = atPersephone().discards('persephone', 'Emma', 'Knife').only('persephone').begin().choose('shop')
  expect(game.options()).toEqual([emma, knife, 'fuel', 'part', 'shore-leave'])
  game.choose([emma, knife])
  expect(onOffer(game)).toEqual([emma, knife])
  game.choose([])
  expect(game.state.supply.persephone?.deck.cards).toEqual([])
  expect(game.state.supply.persephone?.discard.cards).toEqual([emma, knife])
})

test('CONSIDER-07 with fewer than three cards left all of them are considered', () => {
  const game = atPersephone().discards('persephone', 'Emma').only('persephone', 'Billy').begin()
  game.path('shop', [emma, 'draw'])
  expect(onOffer(game)).toEqual([emma, billy])
})

test('OPEN-27 with nothing at all to consider there are still Fuel, Parts and Shore Leave', () => {
  const game = atPersephone().only('persephone').begin().choose('shop')
  expect(game.options()).toEqual(['fuel', 'part', 'shore-leave'])
})
