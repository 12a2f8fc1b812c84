import { expect, test } from 'vitest'
import { pack, packNow, unpack, unpacked, unpackNow } from './packed.ts'

const text = JSON.stringify({
  log: Array.from({ length: 20_000 }, (_, n) => ({ seat: n % 4, value: `Kaylee’s 🛠 ${n}` })),
})
/** No character is cut in two. */
const parts = text.match(/.{1,50000}/gsu) ?? []

test('a long text comes back as it was, and takes less room', async () => {
  for (const packed of [packNow(text), await pack(parts)]) {
    expect(await unpacked(packed)).toBe(text)
    expect(unpackNow(packed)).toBe(text)
    expect(packed.length).toBeLessThan(text.length / 3)
  }
})

test('a long text is sent part by part', async () => {
  const lengths: number[] = []
  for await (const part of unpack(packNow(text))) lengths.push(part.length)
  expect(lengths.length).toBeGreaterThan(5)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(64 * 1024)
})

test('what was stored plain is read as it is', async () => {
  expect(await unpacked('{"format":1}')).toBe('{"format":1}')
  expect(await unpacked(await pack([]))).toBe('')
  expect(unpackNow('{"format":1}')).toBe('{"format":1}')
})
