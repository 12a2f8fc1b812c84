import { type Decision, type LogEntry, question, text, type Value } from '@keep-flying/kernel'
import type { TableInfo } from '@keep-flying/protocol'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { newPlayer, type Player, play, startTable, stateOnce } from '../testing/player.ts'
import { gameRow, seatRow } from '../testing/rows.ts'
import { startTestServer, type TestServer, until } from '../testing/server.ts'
import { watchPackage } from '../testing/watch.ts'
import { Habits } from './habits.ts'

describe('what is answered for a person', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const asked = (number: number, seat = 0): Decision => ({
    ...question.confirm({ seat, kind: 'guard', prompt: text('x') }),
    number,
  })
  const undo: LogEntry = { seat: 0, undo: 0 }
  const answer: LogEntry = { seat: 1, decision: 0, value: true }

  function at(seat: { habits?: string | null; stand_in?: string | null } = {}, watched = false) {
    const given: [number, Value][] = []
    const row = { habits: '{"guard":"no"}', ...seat }
    const seats = [0, 1].map((n) => ({ ...seatRow('g', n, { kind: 'person', user: `u${n}`, ...row }), name: 'Mal' }))
    const habits = new Habits(
      () => ({
        table: { game: gameRow('u0', 0), seats },
        repeats: { guard: { answers: ['no'] } },
        isWatched: () => watched,
      }),
      ({ decision, value }) => given.push([decision, value]),
    )
    const follow = (log: LogEntry[], ...pending: Decision[]) => {
      habits.follow({ log, pending })
      vi.advanceTimersByTime(1)
      return given.splice(0)
    }
    return { follow, given, habits }
  }

  test('is given at once where nobody is there, and after a while where somebody is', () => {
    expect(at().follow([], asked(1), asked(2, 1))).toEqual([
      [1, false],
      [2, false],
    ])
    const { follow, given } = at({}, true)
    expect(follow([], asked(1))).toEqual([])
    vi.advanceTimersByTime(20_000)
    expect(given).toEqual([[1, false]])
  })

  test('is not given for those who want nothing of it, nor while a bot plays for them', () => {
    expect(at({ habits: null }).follow([], asked(1))).toEqual([])
    expect(at({ habits: '{"watch":"no"}' }).follow([], asked(1))).toEqual([])
    expect(at({ habits: '{"guard":"yes"}' }).follow([], asked(1))).toEqual([])
    expect(at({ stand_in: 'oar' }).follow([], asked(1))).toEqual([])
  })

  test('is asked where they have taken back, until that is answered', () => {
    const { follow } = at()
    expect(follow([undo], asked(1), asked(2, 1))).toEqual([[2, false]])
    expect(follow([undo, answer], asked(1))).toEqual([])
    expect(follow([undo, answer, answer], asked(3))).toEqual([[3, false]])
  })

  test('is not given once the node closes', () => {
    const { follow, habits, given } = at({}, true)
    follow([], asked(1))
    expect(habits.isDue).toBe(true)
    habits.stop()
    vi.advanceTimersByTime(60_000)
    expect([habits.isDue, given]).toEqual([false, []])
  })
})

describe('a table on a server', () => {
  const games = [watchPackage()]

  async function tableFor(): Promise<{ server: TestServer; people: [Player, Player]; table: TableInfo }> {
    const server = await startTestServer({ games })
    const people: [Player, Player] = [await newPlayer(server.url), await newPlayer(server.url)]
    onTestFinished(async () => {
      for (const person of people) person.close()
      await server.close()
    })
    const table = await startTable(people, [], { game: 'watch', options: { hours: 2 }, pace: 'days' })
    return { server, people, table }
  }

  const entriesIn = (server: TestServer) => server.rows('select entry from entries').length

  test('answers for somebody who has left, as if they were there', async () => {
    const { server, people, table } = await tableFor()
    const [mal, zoe] = people
    const away = zoe.watch(table.id)
    expect(await away.setHabit('watch', 'nothing')).toEqual({ ok: true })
    const { table: seen } = await stateOnce(away, ({ table: known }) => 'watch' in known.habits)
    expect(seen.habits).toEqual({ watch: 'nothing' })
    zoe.close()
    const client = mal.watch(table.id)
    await play(client, { seed: 'sfc32:mal', choose: () => 'nothing' }).done
    const { game, table: ended } = await stateOnce(client, ({ table: known }) => known.status === 'over')
    expect([game?.view, ended.habits]).toEqual([expect.objectContaining({ hours: [-1, -1] }), {}])
    expect(server.lines.filter(({ msg }) => msg === 'a question was answered by habit')).toMatchObject([
      { seat: 1 },
      { seat: 1 },
    ])
  })

  test('answers after a restart with nobody connected', async () => {
    const { server, people, table } = await tableFor()
    const [, zoe] = people
    await zoe.watch(table.id).setHabit('watch', 'nothing')
    await server.stop()
    expect(entriesIn(server)).toBe(0)
    const again = await startTestServer({ games, dataDir: server.dataDir })
    onTestFinished(() => again.stop())
    await until(() => entriesIn(again) === 1)
    expect(again.rows('select entry from entries')).toEqual([
      { entry: expect.stringMatching(/"seat":1.*"value":"nothing"/) },
    ])
  })

  test('asks again once that is wished, and refuses what cannot be answered so', async () => {
    const { server, people, table } = await tableFor()
    const [mal, zoe] = people
    const client = zoe.watch(table.id)
    await client.setHabit('watch', 'nothing')
    await client.setHabit('watch', null)
    const stranger = await newPlayer(server.url)
    onTestFinished(() => stranger.close())
    const before = server.stored()
    const refusals = [
      await client.setHabit('constructor', 'nothing'),
      await client.setHabit('watch', 'alarm'),
      await client.setHabit('', 'nothing'),
      await client.setHabit('watch', 'x'.repeat(65)),
      await stranger.watch(table.id, table.invite ?? '').setHabit('watch', 'nothing'),
    ]
    expect(refusals).toMatchObject([
      { problem: { code: 'invalid', field: 'kind' } },
      { problem: { code: 'invalid', field: 'answer' } },
      { problem: { code: 'invalid', field: 'kind' } },
      { problem: { code: 'invalid', field: 'answer' } },
      { problem: { code: 'not-found' } },
    ])
    expect(server.stored()).toBe(before)
    const { table: seen, game } = await stateOnce(mal.watch(table.id), ({ game: now }) => now !== null)
    expect([seen.habits, game?.answers, game?.waiting]).toEqual([{}, 0, [0, 1]])
  })
})
