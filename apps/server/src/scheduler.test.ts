import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { crowd, leisurely, mostWaiting, oneByOne, Scheduler } from './scheduler.ts'

/** A scheduler on a clock of its own: work takes as long as it says, and others have their turn when we say so. */
function setUp() {
  let now = 0
  const done: (() => void)[] = []
  const later: (() => void)[] = []
  const order: string[] = []
  const scheduler = new Scheduler({
    stretch: 1,
    now: () => now,
    whenDone: (then) => void done.push(then),
    afterOthers: (then) => void later.push(then),
  })
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

  return {
    scheduler,
    order,
    /** Somebody asks for work that takes so long. */
    ask(network: string, takes: number): void {
      scheduler.turn(network).then(() => {
        order.push(network)
        now += takes
      })
    },
    /** Does all that can be done before others have their turn. */
    async work(): Promise<void> {
      await settle()
      for (let next = done.shift(); next; next = done.shift()) {
        next()
        await settle()
      }
    },
    othersHadTheirTurn(): void {
      for (const then of later.splice(0)) then()
    },
  }
}

test('nobody waits while there is little to do', async () => {
  const { ask, work, order } = setUp()
  ask('home', 0.1)
  await work()
  ask('school', 0.1)
  await work()
  expect(order).toEqual(['home', 'school'])
})

test('after a stretch of work everything else has its turn', async () => {
  const { ask, work, order, othersHadTheirTurn } = setUp()
  for (let n = 0; n < 5; n++) ask('home', 0.5)
  await work()
  expect(order).toHaveLength(2)
  othersHadTheirTurn()
  await work()
  expect(order).toHaveLength(4)
  othersHadTheirTurn()
  await work()
  expect(order).toHaveLength(5)
})

test('whoever asks for little goes before those who have had more', async () => {
  const { ask, work, order, othersHadTheirTurn } = setUp()
  for (let n = 0; n < 10; n++) ask('flood', 2)
  await work()
  othersHadTheirTurn()
  await work()
  expect(order).toEqual(['flood', 'flood'])
  ask('home', 0.1)
  ask('school', 0.1)
  othersHadTheirTurn()
  await work()
  expect(order).toEqual(['flood', 'flood', 'home', 'school', 'flood'])
})

test('networks that ask for more than there is get the same time, whoever came first or asks for more', async () => {
  const { ask, work, order, othersHadTheirTurn } = setUp()
  for (let n = 0; n < 100; n++) ask('long', 4)
  for (let n = 0; n < 200; n++) ask('short', 1)
  for (let turn = 0; turn < 60; turn++) {
    await work()
    othersHadTheirTurn()
  }
  const long = order.filter((network) => network === 'long').length * 4
  const short = order.length - long / 4
  expect(Math.abs(long - short)).toBeLessThanOrEqual(5)
})

test('past calm is no credit: whoever comes late shares from then on', async () => {
  const { ask, work, order, othersHadTheirTurn } = setUp()
  for (let n = 0; n < 40; n++) ask('early', 2)
  for (let turn = 0; turn < 20; turn++) {
    await work()
    othersHadTheirTurn()
  }
  const before = order.length
  for (let n = 0; n < 40; n++) ask('late', 2)
  for (let turn = 0; turn < 10; turn++) {
    await work()
    othersHadTheirTurn()
  }
  expect(order.slice(before).filter((network) => network === 'early').length).toBeGreaterThanOrEqual(4)
})

test('too much that waits is refused', async () => {
  const { scheduler } = setUp()
  for (let n = 0; n <= mostWaiting; n++) scheduler.turn('flood').catch(() => undefined)
  await expect(scheduler.turn('flood')).rejects.toMatchObject({ code: 'unavailable' })
})

test('the server itself may wait with as much as it has to do', async () => {
  const { scheduler } = setUp()
  const refused: unknown[] = []
  for (let n = 0; n <= 2 * mostWaiting; n++)
    scheduler.turn('bots', Number.POSITIVE_INFINITY).catch((problem: unknown) => refused.push(problem))
  await new Promise((resolve) => setImmediate(resolve))
  expect(refused).toEqual([])
})

test('what follows at once is one piece of work, and the next begins after it', async () => {
  const scheduler = new Scheduler()
  const order: string[] = []
  const work = async (name: string) => {
    await scheduler.turn('home')
    for (let step = 0; step < 3; step++) {
      order.push(name)
      await Promise.resolve()
    }
  }
  await Promise.all([work('first'), work('second')])
  expect(order).toEqual(['first', 'first', 'first', 'second', 'second', 'second'])
})

describe('what may wait', () => {
  const order: number[] = []

  beforeEach(() => {
    order.length = 0
    vi.useFakeTimers({ toFake: ['setTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** Each of these networks asks for two pieces of work, of which two make a stretch; the event loop comes round and round. */
  async function askFrom(networks: number): Promise<void> {
    let now = 0
    const scheduler = new Scheduler({ ...leisurely, now: () => now })
    for (let n = 0; n < 2 * networks; n++)
      scheduler.turn(`${n % networks}`).then(() => {
        order.push(n)
        now += 0.5
      })
    await rounds()
  }

  async function rounds(): Promise<void> {
    for (let n = 0; n < 100; n++) await new Promise((resolve) => setImmediate(resolve))
  }

  test('comes back only after a rest, if few networks ask for it', async () => {
    await askFrom(3)
    expect(order).toHaveLength(2)
    vi.advanceTimersToNextTimer()
    await rounds()
    expect(order).toHaveLength(4)
  })

  test('is done one by one where others may have to get it ready', async () => {
    const scheduler = new Scheduler(oneByOne)
    for (let n = 0; n < 3; n++) scheduler.turn('home').then(() => order.push(n))
    await rounds()
    expect(order).toEqual([0])
    vi.advanceTimersToNextTimer()
    await rounds()
    expect(order).toEqual([0, 1])
  })

  test('rests only for the last ones, if a crowd asks for it', async () => {
    await askFrom(crowd + 4)
    expect(order.length).toBeGreaterThan(6)
    while (vi.getTimerCount() > 0) {
      vi.advanceTimersToNextTimer()
      await rounds()
    }
    expect(order).toHaveLength(2 * (crowd + 4))
  })
})
