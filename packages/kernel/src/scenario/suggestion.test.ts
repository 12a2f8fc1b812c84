import { expect, test } from 'vitest'
import { didYouMean, nearest } from './suggestion.ts'

const known = ['Kaylee', 'Kayla', 'Wash', 'persephone', 'Shepherd Book']

test.each([
  ['kaylie', 'Kaylee'],
  ['Kaylaa', 'Kayla'],
  ['Wahs', 'Wash'],
  ['persefone', 'persephone'],
  ['book', 'Shepherd Book'],
  ['Zoe', undefined],
  ['Badger', undefined],
  ['', undefined],
])('the word most like "%s" is %s', (word, meant) => {
  expect(nearest(word, known)).toBe(meant)
})

test('an error offers the word that was probably meant, if there is one', () => {
  expect(didYouMean('Kaylie', known)).toBe(' Did you mean "Kaylee"?')
  expect(didYouMean('Badger', known)).toBe('')
})
