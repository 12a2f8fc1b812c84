import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMetrics } from './metrics.ts'
import { addPerson, addTable, begin, openWorld } from './testing/reminding.ts'
import { cleanUp, type Job, startUpkeep, upkeepJobs } from './upkeep.ts'

/** A job whose runs end when the test says so. */
function job(name: string, every: number) {
  const passes: { end(): void; fail(why: Error): void }[] = []
  const job: Job = {
    name,
    every,
    run: () => new Promise((resolve, reject) => passes.push({ end: resolve, fail: reject })),
  }
  return { job, passes }
}

describe('upkeep', () => {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) })

  beforeEach(() => {
    lines.length = 0
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('runs each job at its own pace, never twice at the same time', async () => {
    const often = job('often', 10)
    const seldom = job('seldom', 100)
    const upkeep = startUpkeep({ log }, [often.job, seldom.job])
    expect(often.passes).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(100)
    expect([often.passes.length, seldom.passes.length]).toEqual([1, 1])
    often.passes[0]?.end()
    await vi.advanceTimersByTimeAsync(10)
    expect([often.passes.length, seldom.passes.length]).toEqual([2, 1])
    often.passes[1]?.end()
    seldom.passes[0]?.end()
    await upkeep.stop()
    await vi.advanceTimersByTimeAsync(1000)
    expect([often.passes.length, seldom.passes.length]).toEqual([2, 1])
    expect(lines).toEqual([])
  })

  it('does at once what is done once, and again only if it failed', async () => {
    const { job: only, passes } = job('only', 10)
    const upkeep = startUpkeep({ log }, [{ ...only, once: true }])
    expect(passes).toHaveLength(1)
    passes[0]?.fail(new Error('the database is away'))
    await vi.advanceTimersByTimeAsync(10)
    expect(passes).toHaveLength(2)
    passes[1]?.end()
    await vi.advanceTimersByTimeAsync(100)
    expect(passes).toHaveLength(2)
    await upkeep.stop()
    expect(lines).toHaveLength(1)
  })

  it('logs a run that fails, and continues', async () => {
    const { job: failing, passes } = job('failing', 10)
    const upkeep = startUpkeep({ log }, [failing])
    await vi.advanceTimersByTimeAsync(10)
    passes[0]?.fail(new Error('the database is away'))
    await vi.advanceTimersByTimeAsync(10)
    expect(passes).toHaveLength(2)
    passes[1]?.end()
    await upkeep.stop()
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { job: 'failing', msg: 'upkeep failed', err: { message: 'the database is away' } },
    ])
  })

  it('stops only when the run under way has ended', async () => {
    const { job: slow, passes } = job('slow', 10)
    const upkeep = startUpkeep({ log }, [slow])
    await vi.advanceTimersByTimeAsync(10)
    let stopped = false
    const stopping = upkeep.stop().then(() => {
      stopped = true
    })
    await vi.advanceTimersByTimeAsync(100)
    expect([stopped, passes.length]).toEqual([false, 1])
    passes[0]?.end()
    await stopping
    expect(stopped).toBe(true)
  })
})

describe('the clean-up', () => {
  it('removes what was not touched for as long as it is kept, and logs that', async () => {
    const world = await openWorld({ KEEP_OPEN_TABLES: '7', KEEP_DAYS_TABLES: '60' })
    const { services, clock, lines } = world
    const day = 24 * 60 * 60 * 1000
    const user = await addPerson(world)
    const left = await addTable(world, user)
    const playing = await addTable(world, user)
    await begin(world, playing)
    const statusOf = async (id: string) => (await services.store.game(id))?.game.status

    clock.now += 6 * day
    await cleanUp(services)
    expect([await statusOf(left.id), await statusOf(playing.id)]).toEqual(['open', 'playing'])
    expect(lines).toEqual([])

    clock.now += 2 * day
    await cleanUp(services)
    expect([await statusOf(left.id), await statusOf(playing.id)]).toEqual([undefined, 'playing'])
    expect(lines).toMatchObject([{ msg: 'cleaned up', tables: 1, abandoned: 0 }])

    clock.now += 60 * day
    await cleanUp(services)
    expect(await statusOf(playing.id)).toBe('abandoned')
    await world.close()
  })

  it('forgets guests not seen for long, and accounts only if told to', async () => {
    const day = 24 * 60 * 60 * 1000
    for (const [keep, gone] of [
      ['0', false],
      ['90', true],
    ] as const) {
      const world = await openWorld({ KEEP_GUESTS: '60', KEEP_ACCOUNTS: keep })
      const { services, clock, lines } = world
      const [guest, account] = [await addPerson(world), await addPerson(world)]
      await services.store.claimLogin(account.id, 'Inara', 'inara', 'hash')
      const found = () => Promise.all([guest, account].map(({ id }) => services.store.user(id)))
      clock.now += 59 * day
      await cleanUp(services)
      expect(await found()).not.toContain(null)
      clock.now += 32 * day
      await cleanUp(services)
      expect((await found()).map((user) => user === null)).toEqual([true, gone])
      expect(lines).toMatchObject([{ msg: 'cleaned up', guests: 1, accounts: gone ? 1 : 0 }])
      await world.close()
    }
  })

  it('is among the jobs, with the reminders', async () => {
    const world = await openWorld()
    const jobs = upkeepJobs(world.services, createMetrics().reminders)
    expect(jobs.map(({ name, every }) => [name, every])).toEqual([
      ['reminders', 30_000],
      ['clean-up', 3_600_000],
    ])
    for (const job of jobs) await job.run()
    await world.close()
  })
})
