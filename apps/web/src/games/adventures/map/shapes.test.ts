import { expect, test } from 'vitest'
import { unit } from './plane.ts'
import { hullOf, outlineOf } from './shapes.ts'

test('the hull of two squares in a row is the row, of two on a slant it has six corners', () => {
  expect(hullOf(10, 0, 3).toSorted()).toEqual(
    [
      [0, 0],
      [0, unit],
      [4 * unit, 0],
      [4 * unit, unit],
    ].toSorted(),
  )
  expect(hullOf(10, 0, 22)).toHaveLength(6)
})

test('squares side by side have no line between them, and the edge of the map parts two rows', () => {
  expect(outlineOf(10, new Set([3, 4])).match(/M/g)).toHaveLength(6)
  expect(outlineOf(10, new Set([9, 10])).match(/M/g)).toHaveLength(8)
})
