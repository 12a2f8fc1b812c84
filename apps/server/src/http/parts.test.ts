import { expect, test } from 'vitest'
import { inTurns, partsOf } from './parts.ts'

test('a long text is the sum of its parts, each of which can be written by itself', () => {
  const text = 'a𝕏b𝕏𝕏c'
  for (const most of [1, 2, 3, 100]) {
    const parts = partsOf(text, most)
    expect(parts.join('')).toBe(text)
    expect(Buffer.concat(parts.map((part) => Buffer.from(part))).toString()).toBe(text)
  }
  expect(partsOf('')).toEqual([])
})

test('each part waits for its turn, unless it is short', async () => {
  const happened: (number | 'turn')[] = []
  const lengths = [1, 20_000, 1001, 1000]
  const parts = lengths.map((length) => 'x'.repeat(length))
  for await (const { length } of inTurns(parts, async () => void happened.push('turn'))) happened.push(length)
  expect(happened).toEqual([1, 'turn', 20_000, 'turn', 1001, 1000])
})
