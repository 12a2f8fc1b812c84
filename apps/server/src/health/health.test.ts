import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { createLogger } from '../logging.ts'
import { examine, type Probe } from './health.ts'
import { inTime } from './in-time.ts'
import { backlogProbe, databaseProbe, diskProbe, eventLoopProbe, newsProbe, wellWithin, writeProbe } from './probes.ts'
import { healthLog } from './watch.ts'

const probe = (figure: Probe['read'], limit: Probe['limit']): Probe => ({
  name: 'cargo',
  says: 'The hold is full.',
  unit: 'count',
  limit,
  read: figure,
})

it('is well up to its limits, and not beyond', async () => {
  expect(await examine([probe(() => 5, { most: 5 })])).toEqual({
    ready: true,
    checks: { cargo: { ok: true, figure: 5, limit: 5, unit: 'count' } },
    problems: [],
  })
  expect(await examine([probe(() => 6, { most: 5 })])).toMatchObject({
    ready: false,
    problems: [{ check: 'cargo', says: 'The hold is full.' }],
  })
  expect((await examine([probe(() => 5, { least: 5 })])).ready).toBe(true)
  expect((await examine([probe(() => 4, { least: 5 })])).ready).toBe(false)
})

it('is not well where nothing answers', async () => {
  expect((await examine([probe(() => null, { most: 5 })])).ready).toBe(false)
  const fails = probe(() => Promise.reject(new Error('lost')), { least: 0 })
  expect((await examine([fails])).checks).toEqual({ cargo: { ok: false, figure: null, limit: 0, unit: 'count' } })
})

it('waits only so long', async () => {
  expect(await inTime(10_000, Promise.resolve('here'))).toBe('here')
  expect(await inTime(1, new Promise(() => undefined))).toBeNull()
  expect(await inTime(10_000, Promise.reject(new Error('lost')))).toBeNull()
})

it('asks the database once at a time, however many ask', async () => {
  let asked = 0
  let answer = () => {}
  const database = databaseProbe({
    ping: () => {
      asked++
      return new Promise((resolve) => {
        answer = resolve
      })
    },
  })
  const both = [database.read(), database.read()]
  answer()
  for (const figure of await Promise.all(both)) expect(figure).toBeLessThan(wellWithin.database)
  expect(asked).toBe(1)
  const third = database.read()
  answer()
  await third
  expect(asked).toBe(2)
})

it('writes only if nobody else does, and is unwell once nothing was written', async () => {
  let writes = 0
  const rooms = { writtenAt: performance.now() }
  const write = writeProbe({ tryWrite: async () => void writes++ }, rooms)
  await write.beat()
  expect(writes).toBe(0)
  const long = performance.now() - 60_000
  // As if it had begun a minute ago.
  const late = writeProbe({ tryWrite: async () => void writes++ }, { writtenAt: long }, long)
  expect((await examine([late])).ready).toBe(false)
  await late.beat()
  expect(writes).toBe(1)
  expect((await examine([late])).ready).toBe(true)
  const failing = writeProbe({ tryWrite: () => Promise.reject(new Error('full')) }, { writtenAt: long }, long)
  await expect(failing.beat()).rejects.toThrow('full')
  expect((await examine([failing])).ready).toBe(false)
})

it('knows how long answers wait, how much room there is, how late it is and whether it hears', async () => {
  expect((await examine([backlogProbe({ backlog: 4000 })])).ready).toBe(true)
  expect((await examine([backlogProbe({ backlog: 6000 })])).ready).toBe(false)
  expect((await examine([newsProbe({ silence: () => 6000 })])).ready).toBe(false)
  expect((await examine([diskProbe('.')])).checks.disk?.figure).toBeGreaterThan(0)
  expect((await examine([diskProbe('no-such-folder')])).ready).toBe(false)
  const eventLoop = eventLoopProbe()
  await eventLoop.turn()
  expect((await examine([eventLoop])).checks['event-loop']?.figure).toBeGreaterThanOrEqual(0)
  eventLoop.stop()
})

it('notices that everything stood still once, and forgets it after two stretches', async () => {
  const eventLoop = eventLoopProbe()
  const isReady = async () => (await examine([eventLoop])).ready
  // So long that the one delay is not among the slowest of a hundred.
  await wait(3000)
  expect(await isReady()).toBe(true)
  const until = performance.now() + 1000 * (wellWithin.eventLoop + 0.1)
  while (performance.now() < until);
  await wait(50)
  expect(await isReady()).toBe(false)
  await eventLoop.turn()
  expect(await isReady()).toBe(false)
  await wait(50)
  await eventLoop.turn()
  expect(await isReady()).toBe(true)
  eventLoop.stop()
})

it('logs once why it is unwell, and once that it is well again', async () => {
  const lines: string[] = []
  const log = createLogger(readConfig({ LOG_LEVEL: 'warn' }), { write: (line) => lines.push(line) })
  let cargo = 0
  const watch = healthLog(log, () => examine([probe(() => cargo, { most: 5 })]))
  for (cargo of [1, 2, 6, 7, 8, 3, 4]) await watch()
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['not ready: The hold is full.', 'ready again'])
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ checks: { cargo: { figure: 6, limit: 5 } } })
})
