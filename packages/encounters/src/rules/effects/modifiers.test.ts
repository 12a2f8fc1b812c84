import { expect, test } from 'vitest'
import { doing, priceOf, quiet, shipStrikesOn } from '../../testing/aids.ts'
import { recruitCost } from '../recruit.ts'
import { repairCost } from '../serenity.ts'
import { handSizeOf } from '../turn.ts'

test('recruit-cost: dearer, for the first or the next only; Browncoats never', () => {
  const game = quiet({
    players: [{ hand: ['Shiny', 'Shiny', 'Shiny', 'Shiny', 'Shiny', 'Shiny'] }],
    serenity: [{ strike: 'Rationed Power' }],
    bridge: ['Warm Welcome', 'Warm Welcome', 'Listening'],
  }).begin()
  expect(recruitCost(game.table(), 'inara-warm-welcome#1')).toBe(3)
  game.path('Shiny', 'Shiny', 'Shiny')
  expect(priceOf(game, 'Warm Welcome', 'recruit')).toBe(3)
  const decision = game.decision()
  expect('options' in decision && decision.options.find(({ id }) => id === 'browncoats')?.price).toBe(3)
  game.choose('Warm Welcome')
  expect(recruitCost(game.table(), 'inara-warm-welcome#2')).toBe(2)
})

test('recruit-cost of the next recruitment waits until it is used', () => {
  const dearer = doing({ do: 'modify', modifier: { mod: 'recruit-cost', n: 1, next: true }, until: 'used' })
  const game = quiet({
    players: [{ hand: [dearer, 'Shiny'], deck: ['Shiny', 'Shiny', 'Shiny', 'Shiny', 'Shiny', 'Shiny'] }],
    bridge: ['Warm Welcome', 'Warm Welcome'],
  }).begin()
  game.path(dearer, 'end', 'Shiny', 'Shiny', 'Shiny')
  expect(priceOf(game, 'Warm Welcome', 'recruit')).toBe(3)
  game.choose('Warm Welcome')
  expect(recruitCost(game.table(), 'inara-warm-welcome#2')).toBe(2)
})

test('repair-cost: increases first, then reductions down to their least', () => {
  const game = quiet({
    players: [{ hand: [] }],
    episodeA: '7',
    combatZone: ['Ship Breakers'],
    serenity: [{ upgrade: 'Fire Suppression System', strike: 'Scorched Plating' }],
  }).begin()
  expect(repairCost(game.table(), 'ss-scorched-plating#1')).toBe(2)
  const cheap = doing({ do: 'modify', modifier: { mod: 'repair-cost', n: -2 }, until: 'end-of-turn' })
  const twice = quiet({
    players: [{ hand: [cheap, 'Shiny'] }],
    serenity: [{ upgrade: 'Fire Suppression System', strike: 'Scorched Plating' }],
  }).begin()
  twice.choose(cheap)
  expect(repairCost(twice.table(), 'ss-scorched-plating#1')).toBe(0)
})

test('of two Ship Strikes that are alike only one has an effect', () => {
  const game = quiet({
    players: [{ hand: ['Misbehave', 'Misbehave', 'Misbehave', 'Shiny'] }],
    verse: [null, null, null, null, { hidden: 'Marked Cargo' }],
    serenity: [{ strike: 'Sensor Damage' }, { strike: 'Sensor Damage' }],
  }).begin()
  game.path('Misbehave', 'Misbehave')
  expect(game.options()).toContain('space-5')
})

test('goal-price: of every goal, or of the one with the name; not below nothing', () => {
  const price = (situation: object) => {
    const game = quiet({
      players: [{ hand: ['Shiny', 'Shiny', 'Shiny', 'Shiny', 'Shiny', 'Shiny', 'Shiny'] }],
      letter: 'C',
      episodeC: '9',
      operations: ['Spare Part'],
      recruit: 1,
      ...situation,
    }).begin()
    game.path('Shiny', 'Shiny', 'Shiny', 'Shiny', 'Shiny', 'Shiny')
    return priceOf(game, 'Spare Part', 'use')
  }
  expect(price({})).toBe(7)
  expect(price({ verse: ['Salvage Ship Walden'] })).toBe(5)
  expect(price({ verse: ['Salvage Ship Walden'], combatZone: ['Salvage Captain'] })).toBe(6)
})

test('hand-size: several add up, for everybody or for whoever ranks lowest, not below nothing', () => {
  const game = quiet({
    players: [{ crew: 'mal', hand: [] }, { crew: 'book' }],
    letter: 'C',
    episodeC: '9',
    operations: ['Air Scrubber', 'Air Scrubber'],
    serenity: [{ strike: 'Failing Air' }],
  }).begin()
  expect([handSizeOf(game.table(), 0), handSizeOf(game.table(), 1)]).toEqual([4, 3])
})

test('hand-size until the next Cleanup waits for that player’s own', () => {
  const tired = doing({ do: 'modify', modifier: { mod: 'hand-size', n: -2, who: 'each' }, until: 'next-cleanup' })
  const game = quiet({
    players: [
      { crew: 'mal', hand: [tired, 'Shiny'] },
      { crew: 'zoe', hand: [] },
    ],
  }).begin()
  game.path(tired, 'end')
  expect(game.player(0).hand.cards).toHaveLength(4)
  game.choose('end')
  expect(game.player(1).hand.cards).toHaveLength(4)
  game.path('end', 'end')
  expect([game.player(0), game.player(1)].map(({ hand }) => hand.cards.length)).toEqual([6, 6])
})

test('bridge-closed: the rightmost cards can be neither recruited nor gained', () => {
  const gain = doing({ do: 'gain-bridge', costMax: 9 })
  const game = quiet({
    players: [{ hand: [gain, 'Shiny'] }],
    bridge: ['Warm Welcome', 'Listening', 'Plot a Course', 'Unbound', 'Hard Bank'],
    serenity: [{ strike: 'Cramped Quarters' }],
  }).begin()
  game.choose(gain)
  expect(game.names(game.options())).toEqual(['Warm Welcome', 'Listening', 'Plot a Course', 'Unbound'])
})

test('cannot fight, unless; cannot fight crew; cannot fight this', () => {
  const hand = ['Misbehave', 'Misbehave', 'Misbehave', 'Misbehave', 'Misbehave', 'Flaw']
  const fights = (crew: 'kaylee' | 'book') => {
    const game = quiet({ players: [{ crew, hand }], combatZone: ['Salvage Patrol', 'Drifting Reaver Ship'] }).begin()
    if (game.kind === 'pay.or') game.choose(false)
    game.path('Misbehave', 'Misbehave', 'Misbehave', 'Misbehave')
    return ['e01-patrol#1', 'e01-reaver-ship'].filter((card) => game.options().includes(card))
  }
  // Kaylee's Flaw keeps her from crew, Book's from everything.
  expect(fights('kaylee')).toEqual(['e01-reaver-ship'])
  expect(fights('book')).toEqual([])
})

test('cannot coordinate cards of a class, and at most so many', () => {
  const offers = (situation: object) => {
    const game = quiet({
      players: [{ hand: ['Shiny'] }, { hand: ['Plot a Course', 'Warm Welcome'] }],
      ...situation,
    }).begin()
    return game.match.pending.flatMap((decision) =>
      decision.seat === 1 && 'options' in decision ? game.names(decision.options.map(({ id }) => id)) : [],
    )
  }
  expect(offers({})).toEqual(['Plot a Course', 'Warm Welcome'])
  expect(offers({ serenity: [{ strike: 'Fouled Comms' }] })).toEqual(['Warm Welcome'])
  expect(offers({ letter: 'C', episodeC: '9' })).toEqual([])
})

test('slots: one more at the top, and the seventh Strike loses', () => {
  const hit = doing({ do: 'ship-strike', n: 1 })
  const game = quiet({
    players: [{ hand: [hit, 'Shiny'] }],
    serenity: [
      { strike: 'Hull Breach', upgrade: 'Reinforced Hull' },
      { strike: 'Hull Breach' },
      { strike: 'Buckled Strut' },
      { strike: 'Buckled Strut' },
      { strike: 'Scorched Plating' },
    ],
  })
    .next('ship-strikes', 'Scorched Plating')
    .begin()
  game.choose(hit)
  expect(game.state.end).toBeNull()
  expect(shipStrikesOn(game)).toHaveLength(6)
  expect(shipStrikesOn(game)[5]).toBe('Scorched Plating')
})

test('one resource for another, for one purpose, as often as its limit allows', () => {
  const game = quiet({
    players: [{ hand: ['Shiny', 'Shiny', 'Shiny', 'Shiny', 'Misbehave'] }],
    letter: 'B',
    episodeB: '5',
    verse: [null, { hidden: "Badger's Men" }],
    combatZone: ['Crow'],
  }).begin()
  game.path('Shiny', 'Shiny', 'Shiny', 'Shiny')
  game.choose(game.options().find((id) => id.startsWith('use objective')) ?? '')
  expect(game.state.turn).toMatchObject({ recruit: 2, attack: 0, restricted: [{ n: 2, only: 'scan' }] })
  expect(game.options().filter((id) => id.startsWith('use'))).toEqual([])
  game.choose('space-2')
  expect(game.state.turn.restricted).toEqual([])
})
