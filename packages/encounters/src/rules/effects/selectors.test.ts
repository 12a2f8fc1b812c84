import { expect, test } from 'vitest'
import type { Situation } from '../../scenario/situation.ts'
import { doing, enemy, quiet } from '../../testing/aids.ts'
import type { Who } from '../../vocabulary/index.ts'
import { countOf } from '../numbers.ts'

/** Zoe's turn, with Mal and Book, Kaylee and Jayne whom nobody plays. */
const team: Situation = {
  players: [
    { crew: 'mal', hand: [] },
    { crew: 'zoe', hand: [] },
    { crew: 'book', hand: [] },
  ],
  others: ['kaylee', 'jayne'],
  turn: 1,
}

/** Whom a text of Zoe's gives a Flaw; she takes the first choice where there is one. */
function meant(who: Who, situation: Situation = team): string[] {
  const card = doing({ do: 'gain-flaw', who })
  const players = situation.players?.map((player, seat) =>
    seat === situation.turn ? { ...player, hand: [card, 'Shiny'] } : player,
  )
  const game = quiet({ ...situation, ...(players ? { players } : {}) }).begin()
  game.choose(card)
  while (game.kind === 'choose.player') game.choose(game.options()[0] ?? '')
  return game.state.players.flatMap(({ crew, discard }) => (discard.cards.length > 0 ? crew : []))
}

test.each([
  ['you', ['zoe']],
  ['active', ['zoe']],
  ['next', ['book']],
  ['others', ['mal', 'book']],
  ['each', ['mal', 'zoe', 'book']],
  ['highest-rank', ['mal']],
  ['lowest-rank', ['book']],
  ['mal', ['mal']],
  // Not players: nothing happens outside strikes and healing.
  ['kaylee', []],
  ['simon', []],
] as const)('%s means %j', (who, crew) => {
  expect(meant(who)).toEqual(crew)
})

test('several by name, and the first of several who is there', () => {
  expect(meant(['book', 'mal', 'wash'])).toEqual(['mal', 'book'])
  expect(meant({ firstOf: ['wash', 'kaylee', 'book', 'mal'] })).toEqual(['book'])
})

test('other, mate and any leave a choice; with nobody else, other means nobody and mate means you', () => {
  const alone: Situation = { players: [{ crew: 'zoe', hand: [] }], turn: 0 }
  expect(meant('other')).toHaveLength(1)
  expect(meant('other', alone)).toEqual([])
  expect(meant('mate', alone)).toEqual(['zoe'])
  expect(meant('mate')).not.toContain('zoe')
  expect(meant('any', alone)).toEqual(['zoe'])
})

test('least-health means the player with the least Health left', () => {
  const hurt: Situation = {
    ...team,
    players: [
      { crew: 'mal', hand: [], strikes: ['Gut Wound'] },
      { crew: 'zoe', hand: [] },
      { crew: 'book', hand: [], strikes: ['Gunshot'] },
    ],
  }
  expect(meant('least-health', hurt)).toEqual(['mal'])
})

test('defeated players are never meant or counted', () => {
  const downed: Situation = {
    ...team,
    players: [
      { crew: 'mal', strikes: ['Gut Wound', 'Point-Blank Shot', 'Gunshot'], down: true },
      { crew: 'zoe', hand: [] },
      { crew: 'book', hand: [] },
    ],
  }
  expect(meant('each', downed)).toEqual(['zoe', 'book'])
  expect(meant('highest-rank', downed)).toEqual(['zoe'])
  expect(meant('mal', downed)).toEqual([])
})

test('filters: by type, descriptor, name and place; Operations only where named', () => {
  const [ship, reaver] = [enemy({ type: 'ship', descriptors: ['ship'] }), enemy({ descriptors: ['reaver'] })]
  const game = quiet({
    players: [{ hand: [] }],
    verse: [ship, { hidden: 'Salvage Patrol' }],
    combatZone: [reaver],
    operations: ['Marked Cargo'],
  }).begin()
  const count = (
    which: Parameters<typeof countOf>[2] extends infer C ? (C extends { which: infer W } ? W : never) : never,
  ) => countOf(game.table(), { you: 0, card: null }, { count: 'cards', which })
  expect(count({ type: 'enemy' })).toBe(2)
  expect(count({ type: 'ship' })).toBe(1)
  expect(count({ descriptor: 'reaver' })).toBe(1)
  expect(count({ type: 'enemy', notDescriptor: 'reaver' })).toBe(1)
  expect(count({ area: 'combat-zone' })).toBe(1)
  expect(count({ type: 'goal' })).toBe(1)
  expect(count({ name: 'Marked Cargo', area: 'verse' })).toBe(0)
})

test('sets: hidden cards, clear spaces, enemies, Ship Strikes, classes played, Defense', () => {
  const game = quiet({
    players: [{ crew: 'mal', hand: ['Plot a Course', 'Listening', 'Shiny'] }, {}],
    verse: [{ hidden: 'Closing Net' }, { hidden: 'Salvage Patrol' }, 'Crow'],
    combatZone: ['Salvage Patrol', 'Medicine Run'],
    serenity: [{ strike: 'Hull Breach' }],
  }).begin()
  game.choose('Plot a Course', 0).choose('Listening', 0)
  const count = (
    set:
      | 'hidden-verse'
      | 'clear-spaces'
      | 'enemies-combat'
      | 'ship-strikes'
      | 'classes-played'
      | 'defense'
      | 'recruited-this-turn'
      | 'scanned-this-turn',
  ) => countOf(game.table(), { you: 0, card: null }, { count: set })
  expect(count('hidden-verse')).toBe(1)
  expect(count('clear-spaces')).toBe(2)
  expect(count('enemies-combat')).toBe(1)
  expect(count('ship-strikes')).toBe(1)
  expect(count('classes-played')).toBe(2)
  expect(count('defense')).toBe(4)
  expect([count('recruited-this-turn'), count('scanned-this-turn')]).toEqual([0, 0])
})
