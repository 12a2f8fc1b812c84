import { type Decision, question, text } from '@keep-flying/kernel'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { newPlayer, type Player, startTable, stateOnce } from '../testing/player.ts'
import { startTestServer } from '../testing/server.ts'
import { watchPackage } from '../testing/watch.ts'
import { DueAnswers } from './due.ts'

describe('a chance to step in', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const asked = (number: number, lapses = true): Decision => ({
    ...question.confirm({ seat: number, kind: 'x', prompt: text('x'), ...(lapses ? { lapsesTo: false } : {}) }),
    number,
  })

  function lapsesOf(after: number) {
    const lapsed: number[] = []
    const lapses = new DueAnswers(
      ({ lapsesTo }) => (lapsesTo === undefined ? null : { value: lapsesTo, after }),
      ({ decision }) => lapsed.push(decision),
    )
    return { lapses, lapsed }
  }

  test('passes when its time is up, and what must be answered does not', () => {
    const { lapses, lapsed } = lapsesOf(1000)
    lapses.follow({ pending: [asked(1), asked(2, false)] })
    vi.advanceTimersByTime(999)
    expect([lapses.left, lapsed]).toEqual([1, []])
    vi.advanceTimersByTime(1)
    expect([lapses.left, lapsed]).toEqual([undefined, [1]])
  })

  test('goes on running while it is asked, and begins anew with another question', () => {
    const { lapses, lapsed } = lapsesOf(1000)
    lapses.follow({ pending: [asked(1), asked(2)] })
    vi.advanceTimersByTime(600)
    lapses.follow({ pending: [asked(2), asked(3)] })
    expect(lapses.left).toBe(400)
    vi.advanceTimersByTime(400)
    expect(lapsed).toEqual([2])
    vi.advanceTimersByTime(600)
    expect(lapsed).toEqual([2, 3])
  })

  test('is gone once it was answered, and when the node closes', () => {
    const { lapses, lapsed } = lapsesOf(1000)
    lapses.follow({ pending: [asked(1)] })
    lapses.follow({ pending: [] })
    lapses.follow({ pending: [asked(2)] })
    lapses.stop()
    vi.advanceTimersByTime(5000)
    expect([lapses.left, lapsed]).toEqual([undefined, []])
  })
})

describe('a table on a server', () => {
  async function tableAt(pace: 'live' | 'days', seconds: number) {
    const server = await startTestServer({ games: [watchPackage()], env: { STEP_IN: String(seconds) } })
    const people: [Player, Player] = [await newPlayer(server.url), await newPlayer(server.url)]
    onTestFinished(async () => {
      for (const person of people) person.close()
      await server.close()
    })
    const table = await startTable(people, [], { game: 'watch', options: { hours: 2 }, pace })
    return people[0].watch(table.id)
  }

  test('live, waits for nobody who only may step in, whether they are there or not', async () => {
    const client = await tableAt('live', 1)
    const { game } = await stateOnce(client, ({ table }) => table.status === 'over')
    expect(game).toMatchObject({ view: { hours: [-1, -1] } })
    expect(game?.lapsesIn).toBeUndefined()
  })

  test('live, says how long it waits, and takes an answer until then', async () => {
    const client = await tableAt('live', 600)
    const { game } = await stateOnce(client, ({ game }) => game !== null)
    expect(game?.lapsesIn).toBeGreaterThan(0)
    expect((await client.answer(game?.decisions[0]?.number ?? -1, 'alarm')).ok).toBe(true)
    const { game: next } = await stateOnce(client, ({ game }) => game?.answers === 1)
    expect(next).toMatchObject({ view: { hours: [0] }, lapsesIn: 600_000 })
  })

  test('over days, waits', async () => {
    const client = await tableAt('days', 1)
    const { game } = await stateOnce(client, ({ game }) => game !== null)
    expect(game).toMatchObject({ waiting: [0, 1] })
    expect(game?.lapsesIn).toBeUndefined()
  })
})
