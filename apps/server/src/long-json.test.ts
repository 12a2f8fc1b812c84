import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { writeLong } from './long-json.ts'

test.each([0, 1, 2000, 4001])('a list of %d is written as any other', async (length) => {
  const object = { seat: null, log: Array.from({ length }, (_, n) => ({ n, said: '"],' })), hash: 'x' }
  expect(JSON.parse(await writeLong(object, 'log'))).toEqual(object)
  const { log } = object
  expect(JSON.parse(await writeLong({ log }, 'log'))).toEqual({ log })
})

test('others have their turn in between', async () => {
  let written = false
  const writing = writeLong({ log: Array.from({ length: 10_000 }, (_, n) => n) }, 'log').then(() => {
    written = true
  })
  await setImmediate()
  expect(written).toBe(false)
  await writing
})
