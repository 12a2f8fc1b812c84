import { boxWith, cardText } from '@keep-flying/verse'
import { expect, test } from 'vitest'
import { decksOf, searchDecks } from './decks.ts'

test.each([[[]], [['blue-sun'] as const]])('the decks hold every card of the boxes %j once', (expansions) => {
  const box = boxWith(expansions)
  const count = (kind: string) =>
    decksOf(box)
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
  const names = (typed: string) =>
    searchDecks(decksOf(box), typed, (id) => cardText(id, box).join(' ')).flatMap(({ cards }) =>
      cards.map(({ name }) => name),
    )
  expect(names('kaylee')).toContain('Kaylee')
  expect(names('explosives').length).toBeGreaterThan(3)
  expect(names('no such card')).toEqual([])
})
