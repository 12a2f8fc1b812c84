import { expect, test } from 'vitest'
import { nextAlong, squareBeside } from './directions.ts'

test('a step ends at the edge of the map, and does not come in again on the other side', () => {
  expect(squareBeside(10, 4, 9, 'east')).toBeNull()
  expect(squareBeside(10, 4, 0, 'northwest')).toBeNull()
  expect(squareBeside(10, 4, 12, 'southwest')).toBe(21)
})

test('a nudge skips squares that cannot be chosen', () => {
  expect(nextAlong(10, 4, 10, 'east', [13, 15])).toBe(13)
  expect(nextAlong(10, 4, 10, 'east', [25])).toBeNull()
})
