import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMetrics, type Metrics } from '../metrics.ts'
import { type Marching, marchLog, openMarching } from '../testing/marching.ts'
import type { Rooms } from './rooms.ts'

const minute = 60_000

let marching: Marching
let metrics: Metrics
let rooms: Rooms

beforeEach(async () => {
  marching = await openMarching()
  metrics = createMetrics()
  rooms = marching.rooms({}, metrics)
})
afterEach(() => marching.close())

/** The tables in memory, as the metric says. */
async function held(): Promise<number | undefined> {
  return (await metrics.rooms.get()).values[0]?.value
}

async function pass(minutes: number): Promise<void> {
  marching.clock.now += minutes * minute
  await rooms.forgetIdle()
}

test('a table that nobody looks at leaves memory after some minutes, and comes back as it was', async () => {
  const [idle, used] = [await marching.march(marchLog(30)), await marching.march(marchLog(10))]
  const room = await rooms.room(idle)
  await room.look(() => undefined)
  await (await rooms.room(used)).look(() => undefined)
  expect(await held()).toBe(2)
  await pass(4)
  await (await rooms.room(used)).look(() => undefined)
  expect(await held()).toBe(2)
  await pass(4)
  expect(await held()).toBe(1)
  const again = await rooms.room(idle)
  expect(again).not.toBe(room)
  await again.look(({ answers }) => expect(answers).toBe(30))
  expect(await held()).toBe(2)
  await pass(6)
  expect(await held()).toBe(0)
})

test('a table stays in memory for as long as somebody watches it', async () => {
  const room = await rooms.room(await marching.march(marchLog(5)))
  await room.watch(
    () => 0,
    undefined,
    () => undefined,
  )
  await pass(60)
  expect(await held()).toBe(1)
  room.unwatch(0)
  await pass(6)
  expect(await held()).toBe(0)
})
