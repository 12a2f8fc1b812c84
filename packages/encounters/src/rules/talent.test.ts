import { expect, test } from 'vitest'
import { avatars } from '../catalog/index.ts'
import { Play, type PlayerSet, type Situation, scenario } from '../scenario.ts'
import type { Crew } from '../vocabulary/index.ts'

/** A player with one Talent in hand. */
function talented(crew: Crew, rest: Situation = {}, set: PlayerSet = {}): Play {
  const deck = ['Shiny', 'Misbehave']
  return scenario({ players: [{ crew, hand: ['Talent'], deck, ...set }, {}], ...rest }).begin()
}

const activation = (game: Play) => game.options().find((id) => id.startsWith('activate ')) ?? ''

test('TALENT-01 each player starts with one Talent in the deck, and can gain more', () => {
  const game = Play.newGame({ players: 3 }, 'sfc32:talents')
  for (const { hand, deck } of game.state.players)
    expect(game.names([...hand.cards, ...deck.cards]).filter((name) => name === 'Talent')).toHaveLength(1)
  expect(game.state.talents.cards).toHaveLength(12)
  const book: PlayerSet = { crew: 'book', hand: ['Listening', 'Listening'] }
  const gained = scenario({ players: [book, {}], combatZone: ['Passenger with a Badge'] }).begin()
  gained.path('Listening', 'Listening', false, 'Passenger with a Badge')
  expect(gained.names(gained.player().discard)).toEqual(['Talent'])
})

test('TALENT-02 a Talent is played like any card, of free will', () => {
  const game = talented('mal')
  expect(game.options()).toContain('end')
  game.choose('end')
  expect([game.state.active, game.told().includes('played')]).toEqual([1, false])
})

test('TALENT-03 TALENT-04 whoever plays it, it draws a card at once and has the text of their Avatar', () => {
  for (const { crew } of avatars) {
    const game = talented(crew).choose('Talent')
    expect(game.names(game.player().hand)).toEqual(['Shiny'])
    expect(activation(game)).not.toBe('')
  }
  const zoe = talented('zoe').choose('Talent')
  expect(zoe.choose(activation(zoe)).state.turn.restricted).toEqual([{ n: 4, only: 'one-enemy' }])
  const kaylee = talented('kaylee').choose('Talent')
  expect(kaylee.choose(activation(kaylee)).state.turn.recruit).toBe(3)
})

test('TALENT-05 TALENT-06 it may be activated later in the phase, which returns it to the Talent stack', () => {
  const game = talented('zoe').choose('Talent').choose('Shiny')
  const stack = game.state.talents.cards.length
  game.choose(activation(game))
  expect(game.state.talents.cards).toHaveLength(stack + 1)
  expect(activation(game)).toBe('')
  game.choose('end')
  expect(game.names([...game.player().discard.cards, ...game.player().hand.cards])).not.toContain('Talent')
})

test('TALENT-07 if it is not activated it is discarded at the end of the turn like any card', () => {
  const game = talented('zoe').choose('Talent')
  const stack = game.state.talents.cards.length
  game.choose('end')
  // The deck was two cards: the new hand holds all that was discarded.
  expect(game.names([...game.player().discard.cards, ...game.player().hand.cards])).toContain('Talent')
  expect(game.state.talents.cards).toHaveLength(stack)
})

test("TALENT-08 Wash's Talent draws a card, and scans a space free when it is activated", () => {
  const game = talented('wash', { verse: [null, { hidden: 'Salvage Patrol' }] }).choose('Talent')
  expect(game.player().hand.cards).toHaveLength(1)
  game.choose(activation(game))
  expect(game.names(game.state.verse[1]?.shown ?? [])).toEqual(['Salvage Patrol'])
  expect(game.state.turn.attack).toBe(0)
})

test('TALENT-09 a Talent is not a character: it cannot be defeated as one', () => {
  const others: readonly Crew[] = ['wash', 'inara', 'book']
  const set = { hand: ['Talent', 'Travel Light', 'Misbehave'], deck: [] }
  const game = talented('mal', { others }, set).path('Talent', 'Travel Light', 'option-1')
  expect(game.kind).toBe('defeat.own')
  expect(game.options().map((id) => id.split('#')[0])).toEqual(['misbehave', 'jayne-travel-light'])
})
