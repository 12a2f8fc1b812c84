import { expect, test } from 'vitest'
import { partByKey, partFor } from './widening.ts'

test('the edge follows the pointer, but never into the dock nor over what the place beside it needs', () => {
  expect(partFor(372, 372, 300)).toBe(0)
  expect(partFor(522, 372, 300)).toBe(0.5)
  expect(partFor(900, 372, 300)).toBe(1)
  expect(partFor(100, 372, 300)).toBe(0)
  expect(partFor(900, 372, 0)).toBe(0)
})

test('arrows move the edge as they point, Home and End go all the way', () => {
  expect(partByKey(0, 'ArrowLeft')).toBeGreaterThan(0)
  expect(partByKey(0, 'ArrowRight')).toBe(0)
  expect(partByKey(0.4, 'ArrowRight')).toBeLessThan(0.4)
  expect(partByKey(0.4, 'Home')).toBe(0)
  expect(partByKey(0.4, 'End')).toBe(1)
  expect(partByKey(0.4, 'Enter')).toBeNull()
})
