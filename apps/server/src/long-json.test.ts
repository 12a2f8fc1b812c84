import { expect, test } from 'vitest'
import { withList, writeItems } from './long-json.ts'
import { Slices } from './slices.ts'

test.each([0, 1, 100, 2001])('a list of %d is written as any other', async (length) => {
  const log = Array.from({ length }, (_, n) => ({ n, said: '"],' }))
  const written = await writeItems(new Slices(), log)
  const besides = { seat: null, hash: 'x' }
  expect(JSON.parse(withList(besides, 'log', written).join(''))).toEqual({ ...besides, log })
  expect(JSON.parse(withList({}, 'log', written).join(''))).toEqual({ log })
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
  await writeItems(
    slices,
    Array.from({ length: 10_000 }, (_, n) => n),
  )
  expect(turns).toBeGreaterThan(20)
})
