import { expect, test } from 'vitest'
import { writeLong } from './long-json.ts'
import { Slices } from './slices.ts'

test.each([0, 1, 100, 2001])('a list of %d is written as any other', async (length) => {
  const slices = new Slices()
  const object = { seat: null, log: Array.from({ length }, (_, n) => ({ n, said: '"],' })), hash: 'x' }
  expect(JSON.parse((await writeLong(slices, object, 'log')).join(''))).toEqual(object)
  const { log } = object
  expect(JSON.parse((await writeLong(slices, { log }, 'log')).join(''))).toEqual({ log })
})

test('others have their turn in between', async () => {
  let [time, turns] = [0, 0]
  const slices = new Slices({
    budget: 2,
    now: () => time++,
    breathe: async () => {
      turns++
    },
  })
  await writeLong(slices, { log: Array.from({ length: 10_000 }, (_, n) => n) }, 'log')
  expect(turns).toBeGreaterThan(20)
})
