import { expect, test } from 'vitest'
import { scenario } from '../scenario.ts'
import { timerOf } from './timer.ts'
import { tableFor } from './view-table.ts'

test('the timer lies beneath the deck, then crosses the ’Verse, then gives everybody one turn', () => {
  const game = scenario({ players: [{}, {}] }).begin()
  const timer = () => timerOf(tableFor(game.match.view(0)))
  expect(timer()).toEqual({ turnsToEnter: game.state.episodeDeck.cards.length, spacesToCross: 5, turnsToEnd: 2 })
  const inVerse = scenario({ players: [{}, {}], verse: [null, null, { hidden: 'Closing Net' }] }).begin()
  expect(timerOf(tableFor(inVerse.match.view(0)))).toMatchObject({ turnsToEnter: 0, spacesToCross: 3 })
  const out = scenario({ players: [{}, {}], combatZone: ['Closing Net'], counted: [1] }).begin()
  expect(timerOf(tableFor(out.match.view(0)))).toEqual({ turnsToEnter: 0, spacesToCross: 0, turnsToEnd: 1 })
})
