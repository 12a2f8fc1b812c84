import { expect, it } from 'vitest'
import { newId } from '../ids.ts'
import { gameRow, seatRow, userRow } from '../testing/rows.ts'
import { begin, describeStore } from '../testing/stores.ts'
import type { GameRow, UserRow } from './schema.ts'
import { givenUp } from './space-store.ts'

const day = 24 * 60 * 60_000

describeStore('room', (at) => {
  async function somebody(rest: Partial<UserRow> = {}): Promise<UserRow> {
    const user = userRow(begin, rest)
    await at.store.addUser(user)
    return user
  }

  async function tableOf(host: UserRow, rest: Partial<GameRow>, guest: UserRow = host): Promise<string> {
    const row = gameRow(host.id, begin, rest)
    await at.store.addGame(row, [seatRow(row.id, 0, { kind: 'person', user: guest.id })])
    return row.id
  }

  const addReplay = async (user: string, time: number) => {
    const id = newId()
    await at.store.addReplay({ id, user, at: time, record: '{}' })
    return id
  }
  const addReport = async (user: string, time: number) => {
    const id = newId()
    const rest = { kind: 'fault', about: null, said: null, versions: '{}', moment: '{}', record: '{}' } as const
    await at.store.addReport({ ...rest, id, game: newId(), user, at: time, note: '' })
    return id
  }

  it('says how much is used', async () => {
    const before = await at.store.bytes()
    expect(before.used).toBeGreaterThan(0)
    expect(before.spare).toBeGreaterThanOrEqual(0)
    const { id } = await somebody()
    for (let n = 0; n < 20; n++)
      await at.store.addReplay({ id: newId(), user: id, at: begin, record: newId().repeat(20_000) })
    expect((await at.other.bytes()).used).toBeGreaterThan(before.used)
  })

  it('counts what is kept of a person', async () => {
    const mal = await somebody()
    const zoe = await somebody()
    await tableOf(mal, { status: 'over' })
    await tableOf(mal, {})
    await tableOf(zoe, {}, mal)
    await addReplay(mal.id, begin)
    await addReport(mal.id, begin)
    expect(await at.other.keptBy(mal.id)).toEqual({ tables: 2, reports: 1, replays: 1 })
    expect(await at.other.keptBy(zoe.id)).toEqual({ tables: 1, reports: 0, replays: 0 })
    expect(await at.other.keptBy(newId())).toEqual({ tables: 0, reports: 0, replays: 0 })
  })

  it('gives up the oldest of a kind, and nothing younger', async () => {
    const mal = await somebody()
    const tables: string[] = []
    for (const age of [3, 5, 4, 0]) tables.push(await tableOf(mal, { touched_at: begin - age * day }))
    const left = async () => {
      const there = await Promise.all(tables.map((id) => at.other.game(id)))
      return there.map((found) => found !== null)
    }
    expect(await at.store.giveUp('open', begin - day, 2)).toBe(2)
    expect(await left()).toEqual([true, false, false, true])
    expect(await at.store.giveUp('open', begin - day, 2)).toBe(1)
    expect(await left()).toEqual([false, false, false, true])
    expect(await at.store.giveUp('open', begin - day, 2)).toBe(0)
    const [old, young] = [await addReplay(mal.id, begin - 2 * day), await addReplay(mal.id, begin)]
    expect(await at.store.giveUp('replays', begin - day, 5)).toBe(1)
    expect([await at.other.replay(old), await at.other.replay(young)]).toMatchObject([null, { id: young }])
    const [first, second] = [await addReport(mal.id, begin - 2 * day), await addReport(mal.id, begin)]
    expect(await at.store.giveUp('reports', begin - day, 5)).toBe(1)
    expect([await at.other.report(first), await at.other.report(second)]).toMatchObject([null, { id: second }])
  })

  it('never gives up a running game, nor a finished one that an account has a part in', async () => {
    const guest = await somebody()
    const account = await somebody({ login: 'kaylee', password: 'x' })
    const ended = { touched_at: begin - 100 * day, ended_at: begin - 100 * day }
    const kept = [
      await tableOf(guest, { ...ended, status: 'playing' }),
      await tableOf(guest, { ...ended, status: 'over' }, account),
      await tableOf(account, { ...ended, status: 'over' }, guest),
      await tableOf(guest, { ...ended, status: 'abandoned' }, account),
    ]
    const gone = [
      await tableOf(guest, { ...ended, status: 'over' }),
      await tableOf(guest, { ...ended, status: 'abandoned' }),
    ]
    for (const kind of givenUp) await at.store.giveUp(kind, begin - day, 50)
    for (const id of kept) expect(await at.other.game(id)).not.toBeNull()
    for (const id of gone) expect(await at.other.game(id)).toBeNull()
  })
})
