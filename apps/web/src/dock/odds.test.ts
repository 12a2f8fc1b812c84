import { expect, test } from 'vitest'
import { byTone, hundredths } from './odds.ts'

test('hundredths add up to a hundred', () => {
  expect(hundredths([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33])
  expect(hundredths([0.995, 0.005])).toEqual([100, 0])
  expect(hundredths([5 / 6, 1 / 6])).toEqual([83, 17])
  expect(hundredths([1])).toEqual([100])
})

test('the good comes first', () => {
  const parts = (['dire', 'good', 'bad', 'mixed'] as const).map((tone) => ({ tone, chance: 0.25, label: tone }))
  expect(byTone(parts).map(({ tone }) => tone)).toEqual(['good', 'mixed', 'bad', 'dire'])
})
