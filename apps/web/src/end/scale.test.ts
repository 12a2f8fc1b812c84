import { expect, test } from 'vitest'
import { ticksTo } from './scale.ts'

test('an axis has round figures and reaches the top', () => {
  expect(ticksTo(7300, 4)).toEqual([0, 2000, 4000, 6000, 8000])
  expect(ticksTo(3, 3)).toEqual([0, 1, 2, 3])
  expect(ticksTo(12000, 4)).toEqual([0, 5000, 10000, 15000])
})

test('nothing at all still has an axis', () => {
  expect(ticksTo(0, 4)).toEqual([0, 1])
})
