import { expect, test } from 'vitest'
import { partsOf } from './parts.ts'

test('a long text is the sum of its parts, each of which can be written by itself', () => {
  const text = 'a𝕏b𝕏𝕏c'
  for (const most of [1, 2, 3, 100]) {
    const parts = partsOf(text, most)
    expect(parts.join('')).toBe(text)
    expect(Buffer.concat(parts.map((part) => Buffer.from(part))).toString()).toBe(text)
  }
  expect(partsOf('')).toEqual([])
})
