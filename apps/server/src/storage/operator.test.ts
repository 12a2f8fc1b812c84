import { expect, it } from 'vitest'
import { newId } from '../ids.ts'
import { gameRow, seatRow, userRow } from '../testing/rows.ts'
import { begin, describeStore } from '../testing/stores.ts'
import type { NewDeed } from './operator-store.ts'
import type { BanRow, ReportRow } from './schema.ts'

const deed: NewDeed = { by: 'the operator', about: 'Mal', note: 'Spam.' }

function aBan(rest: Partial<BanRow>): BanRow {
  const none = { person: null, network: null, until: null, lifted_at: null }
  return { ...none, id: newId(), why: 'Spam.', by: 'the operator', at: begin, ...rest }
}

function aReport(game: string, user: string, rest: Partial<ReportRow> = {}): ReportRow {
  const empty = { versions: '{}', moment: 'null', record: 'null', about: null, said: null }
  return { ...empty, id: newId(), kind: 'fault', game, user, at: begin, note: 'Odd.', ...rest }
}

describeStore('what the operator decides', (at) => {
  const made = async (rest: Parameters<typeof userRow>[1] = {}) => {
    const user = userRow(begin, rest)
    await at.store.addUser(user)
    return user
  }

  const tableOf = async (host: string, rest: Parameters<typeof gameRow>[2] = {}) => {
    const game = gameRow(host, begin, rest)
    await at.store.addGame(game, [seatRow(game.id, 0, { kind: 'person', user: host }), seatRow(game.id, 1)])
    return game
  }

  it('finds people by a part of their name or id, the latest seen first', async () => {
    const mal = await made({ name: 'Mal 100%', seen_at: begin + 5 })
    const zoe = await made({ name: 'Zoe', login: 'zoe', seen_at: begin + 9 })
    await tableOf(mal.id)
    expect((await at.store.people('', 0)).map(({ id }) => id)).toEqual([zoe.id, mal.id])
    expect(await at.store.people('mAL', 0)).toMatchObject([{ id: mal.id, account: false, operator: false, tables: 1 }])
    expect(await at.store.people('%', 0)).toMatchObject([{ id: mal.id }])
    expect(await at.store.people('_', 0)).toHaveLength([mal.id, zoe.id].filter((id) => id.includes('_')).length)
    expect(await at.store.people(zoe.id, 0)).toMatchObject([{ id: zoe.id, account: true, tables: 0 }])
    expect(await at.store.people('', 1)).toEqual([])
    expect(await at.store.person('zoe')).toEqual(zoe)
    expect(await at.store.person(mal.id)).toEqual(mal)
    expect(await at.store.person('nobody')).toBeNull()
  })

  it('makes operators and takes that away, each once', async () => {
    const zoe = await made({ login: 'zoe' })
    expect(await at.store.setOperator(zoe.id, false, deed)).toBe(false)
    expect(await at.store.setOperator(zoe.id, true, deed)).toBe(true)
    expect(await at.other.setOperator(zoe.id, true, deed)).toBe(false)
    expect(await at.other.isOperator(zoe.id)).toBe(true)
    expect(await at.store.setOperator(zoe.id, false, deed)).toBe(true)
    expect(await at.store.isOperator(zoe.id)).toBe(false)
    expect((await at.store.deeds(0)).map((row) => row.deed)).toEqual(['no-operator', 'operator'])
  })

  it('keeps bans until they end or are lifted', async () => {
    const mal = await made({ name: 'Mal' })
    const short = aBan({ person: mal.id, until: begin + 1000 })
    const good = aBan({ network: '203.0.113.0/24', at: begin + 1 })
    await at.store.ban(short, deed)
    await at.store.ban(good, deed)
    expect(await at.other.bansInForce()).toEqual([
      { ...good, name: null },
      { ...short, name: 'Mal' },
    ])
    at.now = begin + 1000
    expect(await at.store.bansInForce()).toMatchObject([{ id: good.id }])
    expect(await at.store.liftBan(short.id, () => deed)).toBeNull()
    expect(await at.store.liftBan(good.id, () => deed)).toEqual({ ...good, lifted_at: at.now })
    expect(await at.store.liftBan(good.id, () => deed)).toBeNull()
    expect(await at.store.bansInForce()).toEqual([])
    expect(await at.store.bans(0)).toHaveLength(2)
    expect(await at.store.bansOf(mal.id)).toEqual([short])
    expect((await at.store.deeds(0)).map((row) => row.deed)).toEqual(['unban', 'ban', 'ban'])
  })

  it('numbers deeds in order, also when several are done at once', async () => {
    expect(await at.store.lastDeed()).toBe(0)
    const both = [at.store, at.other]
    await Promise.all(Array.from({ length: 20 }, (_, n) => both[n % 2]?.noteDeed('vacate', null, [`table ${n}`], deed)))
    const all = await at.store.deedsSince(0)
    expect(all.map(({ n }) => n)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1))
    expect(await at.store.lastDeed()).toBe(20)
    expect(await at.store.deedsSince(18)).toEqual(all.slice(18))
    expect(await at.store.deeds(0)).toEqual([...all].reverse())
  })

  it('lists tables by status and by a part of their title', async () => {
    const mal = await made({ name: 'Mal' })
    const early = await tableOf(mal.id, { title: 'Early birds' })
    const late = await tableOf(mal.id, { title: 'Friday', touched_at: begin + 1 })
    expect(await at.store.tableLines('open', '', 0)).toMatchObject([
      { id: late.id, host_name: 'Mal', entries: 0 },
      { id: early.id },
    ])
    expect(await at.store.tableLines('open', 'EARLY', 0)).toMatchObject([{ id: early.id }])
    expect(await at.store.tableLines('playing', '', 0)).toEqual([])
  })

  it('closes a table once, and deletes one with everything that was played', async () => {
    const mal = await made()
    const { id } = await tableOf(mal.id, { status: 'playing', started_at: begin })
    const entry = { game: id, seq: 0, entry: '{"seat":0}', place: 0, once: null, at: begin }
    expect(await at.store.append([{ entry, by: { seat: 0, user: mal.id }, epoch: 0 }])).toEqual([true])
    await at.store.addReport(aReport(id, mal.id))
    expect(await at.store.closeTable(id, deed)).toBe(true)
    expect((await at.store.game(id))?.game.status).toBe('abandoned')
    expect(await at.store.closeTable(id, deed)).toBe(false)
    expect(await at.store.deleteTable(id, deed)).toBe(true)
    expect(await at.store.deleteTable(id, deed)).toBe(false)
    expect(await at.store.game(id)).toBeNull()
    expect(await at.store.entries(id, 0)).toEqual([])
    expect(await at.store.reportLines(false, 0)).toHaveLength(1)
    expect((await at.store.deeds(0)).map(({ deed: what, tables }) => [what, tables])).toEqual([
      ['delete-table', JSON.stringify([id])],
      ['close-table', JSON.stringify([id])],
    ])
  })

  it('lists reports without their records, and notes once what was done', async () => {
    const [mal, zoe] = [await made({ name: 'Mal' }), await made({ name: 'Zoe' })]
    const { id } = await tableOf(mal.id)
    const fault = aReport(id, mal.id, { record: '{"large":true}' })
    const rude = aReport(id, zoe.id, { kind: 'person', about: mal.id, said: '[]', at: begin + 1 })
    for (const report of [fault, rude]) await at.store.addReport(report)
    expect(await at.store.reportLines(true, 0)).toMatchObject([
      { id: rude.id, kind: 'person', by_name: 'Zoe', about_name: 'Mal', handled: null },
      { id: fault.id, kind: 'fault', by_name: 'Mal', about_name: null, handled: null },
    ])
    expect(JSON.stringify(await at.store.reportLines(true, 0))).not.toContain('large')
    expect(await at.store.reportsAbout(mal.id)).toMatchObject([{ id: rude.id }])
    expect(await at.store.handleReport(rude.id, 'Warned.', deed)).toBe(true)
    expect(await at.other.handleReport(rude.id, 'Warned again.', deed)).toBe(false)
    expect(await at.store.handleReport('nothing', 'Warned.', deed)).toBe(false)
    expect(await at.store.reportLines(true, 0)).toMatchObject([{ id: fault.id }])
    expect(await at.store.reportLine(rude.id)).toMatchObject({
      handled: { at: begin, by: 'the operator', done: 'Warned.' },
    })
    expect(await at.store.deeds(0)).toMatchObject([{ deed: 'report', person: mal.id, n: 1 }])
  })
})
