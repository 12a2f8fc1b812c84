import { expect, test } from 'vitest'
import { scenario } from '../scenario.ts'
import { asksNothing, isComboReady, playedAtAStroke } from './play.ts'
import { tableFor } from './view-table.ts'

const others = ['wash', 'inara', 'simon', 'book'] as const

function withHand(...hand: string[]) {
  const game = scenario({ players: [{ crew: 'kaylee', hand }], others }).begin()
  return { game, cards: game.player().hand.cards, table: () => tableFor(game.match.view(0)) }
}

test('a card that only gives points asks nothing, one with a choice does', () => {
  const { game, cards, table } = withHand("Captain's Orders", 'Fast Hand', 'Second in Command', 'Shiny')
  const [orders = '', fast = '', second = '', shiny = ''] = cards
  expect([fast, shiny].map((card) => asksNothing(table(), card))).toEqual([true, true])
  expect(asksNothing(table(), second)).toBe(false)
  expect(isComboReady(table(), fast)).toBe(false)
  game.choose(orders)
  expect(isComboReady(table(), fast)).toBe(true)
})

test('a combo that leaves a choice asks only once it is ready', () => {
  const { cards, table } = withHand("Captain's Orders", "Captain's Orders", 'Shiny')
  const [first = '', other = '', shiny = ''] = cards
  expect([first, other].map((card) => asksNothing(table(), card))).toEqual([true, true])
  // After the first of them the other one asks.
  expect(playedAtAStroke(table(), [first, other, shiny])).toHaveLength(2)
})

test('a stroke plays the hand in an order that brings combos about, and keeps what waits for a card that asks', () => {
  const { game, cards, table } = withHand(
    "No Power in the 'Verse Can Stop Me",
    'Second in Command',
    'Fast Hand',
    'Shiny',
  )
  const [power = '', second = '', fast = '', shiny = ''] = cards
  const stroke = () => playedAtAStroke(table(), [power, second, fast, shiny]).toSorted()
  // Fast Hand waits for the leadership of Second in Command, which asks.
  expect(stroke()).toEqual([power, shiny].toSorted())
  game.choose(second)
  expect(stroke()).toContain(fast)
})
