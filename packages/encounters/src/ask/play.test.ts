import { expect, test } from 'vitest'
import { scenario } from '../scenario.ts'
import { asksNothing, isComboReady } from './play.ts'
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
