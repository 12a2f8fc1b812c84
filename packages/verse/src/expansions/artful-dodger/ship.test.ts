import { expect, test } from 'vitest'
import { crewRoom } from '../../rules/crew.ts'
import { burnCost, burnRange } from '../../rules/fly.ts'
import { holdSpaces, stashSpaces } from '../../rules/hold.ts'
import { freeSlots } from '../../rules/upgrade.ts'
import { Play, scenario } from '../../scenario.ts'
import { artfulDodger } from './index.ts'

test('the box holds a ship and its core', () => {
  expect([artfulDodger.ships.length, artfulDodger.supply.length]).toEqual([1, 1])
})

test('Artful Dodger', () => {
  const game = scenario({ expansions: ['artful-dodger'], captains: [{ ship: 'Artful Dodger' }] }).begin()
  const [t, c] = [game.table(), game.captain()]
  const figures = {
    hold: holdSpaces(t, c),
    stash: stashSpaces(t, c),
    berths: crewRoom(t, c) + 1,
    slots: freeSlots(t, c),
  }
  expect(figures).toEqual({ hold: 6, stash: 4, berths: 7, slots: 3 })
})

test('Modified Radion Accelerator Mark II comes with the ship and is no more for sale than before', () => {
  const game = Play.newGame({ players: 1, expansions: ['artful-dodger'] }, 'sfc32:dodger')
  game.path('malcolm', 'artful-dodger', 'albion')
  const [t, c] = [game.table(), game.captain()]
  expect([c.core, burnRange(t, c), burnCost(t, c)]).toEqual(['core/modified-radion-accelerator-mark-ii', 6, 1])
  const { deck, discard } = game.state.supply.osiris ?? { deck: { cards: [] }, discard: { cards: [] } }
  expect([...deck.cards, ...discard.cards]).toHaveLength(25)
})
