import { expect, test } from 'vitest'
import { scenario } from '../scenario.ts'
import { asksNothing, isComboReady, playedAtAStroke } from './play.ts'
import { tableFor } from './view-table.ts'

test('a card that only gives points asks nothing, one with a choice does', () => {
  const others = ['wash', 'inara', 'simon', 'book'] as const
  const hand = ["Captain's Orders", 'Fast Hand', 'Second in Command', 'Shiny']
  const game = scenario({ players: [{ crew: 'kaylee', hand }], others }).begin()
  const [orders = '', fast = '', second = '', shiny = ''] = game.player().hand.cards
  const t = tableFor(game.match.view(0))
  expect([fast, shiny].map((card) => asksNothing(t, card))).toEqual([true, true])
  expect([orders, second].map((card) => asksNothing(t, card))).toEqual([false, false])
  expect(isComboReady(t, fast)).toBe(false)
  game.choose(orders)
  expect(isComboReady(tableFor(game.match.view(0)), fast)).toBe(true)
})

test('a stroke plays the hand in an order that brings combos about, and keeps what waits for a card that asks', () => {
  const others = ['wash', 'inara', 'simon', 'book'] as const
  const hand = ['Fast Hand', "Captain's Orders", 'Shiny']
  const game = scenario({ players: [{ crew: 'kaylee', hand }], others }).begin()
  const [fast = '', orders = '', shiny = ''] = game.player().hand.cards
  const stroke = () => playedAtAStroke(tableFor(game.match.view(0)), [fast, orders, shiny])
  // Fast Hand waits for the leadership of Captain's Orders, which asks.
  expect(stroke()).toEqual([shiny])
  game.choose(orders)
  expect(stroke().toSorted()).toEqual([fast, shiny].toSorted())
})
