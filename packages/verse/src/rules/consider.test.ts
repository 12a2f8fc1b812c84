import { expect, test } from 'vitest'
import { scenario } from '../scenario.ts'
import { boundsOf } from '../testing/aids.ts'

const atPersephone = () => scenario({ captains: [{ at: 'persephone' }] })

test('CONSIDER-01 first up to three cards are chosen from the whole discard pile', () => {
  const game = atPersephone().discards('persephone', 'Emma', 'Billy', 'Knife', 'Bree').begin()
  game.path('shop', 'consider')
  expect(game.options()).toEqual(['persephone/emma', 'persephone/billy', 'persephone/knife', 'persephone/bree'])
  expect(boundsOf(game)).toEqual([0, 3])
  game.choose(['persephone/emma', 'persephone/bree', 'persephone/knife'])
  expect(game.kind).toBe('shop.keep')
  expect(game.captain().considering.cards).toEqual(['persephone/emma', 'persephone/bree', 'persephone/knife'])
})

test('CONSIDER-02 each card short of three may be drawn from the deck, and none need be', () => {
  const begin = () => atPersephone().discards('persephone', 'Emma').next('persephone', 'Billy', 'Knife', 'Bree').begin()
  const game = begin().path('shop', 'consider', [])
  for (const drawn of ['billy', 'knife', 'bree']) {
    expect(game.options()).toEqual(['draw', 'stop'])
    game.choose('draw')
    expect(game.captain().considering.cards.at(-1)).toBe(`persephone/${drawn}`)
  }
  expect(game.kind).toBe('shop.keep')
  const stopped = begin().path('shop', 'consider', ['persephone/emma'], 'stop')
  expect(stopped.options()).toEqual(['persephone/emma', 'done'])
  const none = begin().path('shop', 'consider', [], 'stop')
  expect(none.kind).toBe('shop')
})

test('CONSIDER-03 after the first draw the pile is closed', () => {
  const game = atPersephone().discards('persephone', 'Emma', 'Bree').next('persephone', 'Billy', 'Knife').begin()
  game.path('shop', 'consider', ['persephone/emma'], 'draw')
  expect(game.kind).toBe('consider.draw')
  expect(game.options()).toEqual(['draw', 'stop'])
  game.choose('stop')
  expect(game.options()).toEqual(['persephone/emma', 'persephone/billy', 'done'])
})

test('CONSIDER-04 two cards at most are kept, wherever they came from, and paid for', () => {
  const game = atPersephone().discards('persephone', 'Emma', 'Bree').next('persephone', 'Billy').begin()
  game.path('shop', 'consider', ['persephone/emma', 'persephone/bree'], 'draw')
  game.path('persephone/bree', 'persephone/billy')
  expect(game.kind).toBe('shop')
  expect(game.captain().crew.map((member) => member.card)).toEqual(['malcolm', 'persephone/bree', 'persephone/billy'])
  expect(game.captain().credits).toBe(2600)
})

test('CONSIDER-05 the rest goes face up to the pile it belongs to', () => {
  const game = atPersephone().next('badger', 'badger-01', 'badger-02', 'badger-03').begin()
  game.path('deal:badger', 'consider', 'draw', 'draw', 'draw', 'badger-02', 'done')
  expect(game.state.contacts.badger?.discard).toEqual({ sees: 'everyone', cards: ['badger-01', 'badger-03'] })
  expect(game.state.supply.persephone?.discard.cards).toEqual([])
  expect(game.captain().considering.cards).toEqual([])
})

test('CONSIDER-06 Jobs are considered just as Supply cards are', () => {
  const game = atPersephone()
    .discards('badger', 'badger-01', 'badger-02')
    .next('badger', 'badger-03', 'badger-04')
    .begin()
  game.path('deal:badger', 'consider')
  expect(game.options()).toEqual(['badger-01', 'badger-02'])
  expect(boundsOf(game)).toEqual([0, 2])
  game.choose(['badger-02'])
  expect(game.options()).toEqual(['draw', 'stop'])
  game.path('draw', 'draw')
  expect(game.options()).toEqual(['badger-02', 'badger-03', 'badger-04', 'done'])
  game.path('badger-04', 'badger-02')
  expect(game.captain().hand.cards).toEqual(['badger-04', 'badger-02'])
  expect(game.state.contacts.badger?.discard.cards).toEqual(['badger-01', 'badger-03'])
})

test('CONSIDER-07 OPEN-27 an empty deck is not reshuffled; its pile is considered as far as it goes', () => {
  const game = atPersephone().discards('persephone', 'Emma', 'Knife').only('persephone').begin()
  game.path('shop', 'consider')
  expect(boundsOf(game)).toEqual([0, 2])
  game.choose(['persephone/emma', 'persephone/knife'])
  expect(game.options()).toEqual(['persephone/emma', 'persephone/knife', 'done'])
  game.choose('done')
  expect(game.state.supply.persephone?.deck.cards).toEqual([])
  expect(game.state.supply.persephone?.discard.cards).toEqual(['persephone/emma', 'persephone/knife'])
})

test('CONSIDER-07 with fewer than three cards left all of them are considered', () => {
  const game = atPersephone().discards('persephone', 'Emma').only('persephone', 'Billy').begin()
  game.path('shop', 'consider', ['persephone/emma'], 'draw')
  expect(game.options()).toEqual(['persephone/emma', 'persephone/billy', 'done'])
})

test('OPEN-27 nothing at all to consider leads straight back to the shop', () => {
  const game = atPersephone().only('persephone').begin().path('shop', 'consider')
  expect(game.options()).toEqual(['fuel', 'part', 'done'])
})
