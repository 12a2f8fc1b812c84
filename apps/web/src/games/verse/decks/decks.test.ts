import { Match } from '@keep-flying/kernel'
import { cardText, readOptions, verse } from '@keep-flying/verse'
import { boxWith } from '@keep-flying/verse/scenario'
import { expect, test } from 'vitest'
import { searchDecks } from '../../../decks/deck.ts'
import { atTable } from '../i18n/en/at-table.ts'
import { deckParts, decksIn } from './decks.ts'

test.each([[[]], [['blue-sun'] as const]])('the decks hold every card of the boxes %j once', (expansions) => {
  const box = boxWith(expansions)
  const count = (kind: string) =>
    decksIn(box)
      .filter((deck) => deck.kind === kind)
      .flatMap(({ cards }) => cards)
      .reduce((sum, { copies }) => sum + copies, 0)
  expect(count('supply') + count('core')).toBe(box.supply.size)
  expect(count('contact')).toBe(box.jobs.size + box.others.size)
  expect(count('nav')).toBe(box.nav.size)
  expect(count('misbehave')).toBe(box.misbehave.size)
})

test('cards are found by name and by what they say', () => {
  const box = boxWith([])
  const decks = decksIn(box).map((deck) => ({ ...deck, title: '' }))
  const names = (typed: string) =>
    searchDecks(decks, typed, (id) => cardText(id, box)).flatMap(({ cards }) => cards.map(({ name }) => name))
  expect(names('kaylee')).toContain('Kaylee')
  expect(names('explosives').length).toBeGreaterThan(3)
  expect(names('no such card')).toEqual([])
})

test('a deck on the table is its own pile, with what lies open on it', () => {
  const { state } = Match.start(verse, readOptions({ players: 2 }), 'sfc32:decks')
  const [card = ''] = state.misbehave.deck.cards
  const view = structuredClone(state)
  view.misbehave.deck.cards.shift()
  view.misbehave.discard.cards.push(card)
  const printing = { options: state.options, texts: atTable.texts, say: () => '' }
  const pileOf = (deck: string) => deckParts.pileOf(view, deck, printing)
  const pile = pileOf('misbehave/')
  expect(pile?.left).toBe(state.misbehave.deck.cards.length - 1)
  expect(pile?.discarded.map(({ id }) => id)).toEqual([card])
  expect(pileOf('story/')).toBeNull()
  expect(
    decksIn(boxWith([]))
      .filter(({ id }) => pileOf(id))
      .map(({ kind }) => kind),
  ).toContain('contact')
})
