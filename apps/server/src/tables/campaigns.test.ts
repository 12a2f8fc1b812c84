import { type GameRecord, Match, readRecord, recordHash, recordOf, verifyChain } from '@keep-flying/kernel'
import type { TableInfo } from '@keep-flying/protocol'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { expeditionPackage } from '../testing/expedition.ts'
import { type Hall, oar, open, openHall, type Person, raft } from '../testing/hall.ts'
import { raftPackage } from '../testing/raft.ts'

const { game } = expeditionPackage()

let hall: Hall
let kaylee: Person
let wash: Person

beforeEach(async () => {
  hall = await openHall()
  kaylee = await hall.person('Kaylee')
  wash = await hall.person('Wash')
})
afterEach(() => hall.close())

function expedition(changes: object = {}): object {
  return raft({ game: 'expedition', options: { players: 2 }, visibility: 'link', seats: [open], ...changes })
}

const at = (table: string, path = '') => `/api/tables/${table}${path}`

/** Both sit down if they do not sit yet, and play a leg on which they gather so much per day. */
async function play(table: TableInfo, gathered = 2): Promise<string> {
  const { id, invite } = table
  if (table.seats.some(({ kind }) => kind === 'open')) await wash.table('POST', at(id, '/join'), { invite })
  await kaylee.table('POST', at(id, '/start'))
  await hall.play(id, Number.POSITIVE_INFINITY, () => gathered)
  return id
}

async function firstLeg(gathered = 2): Promise<string> {
  return play(await kaylee.table('POST', '/api/tables', expedition()), gathered)
}

async function recordAt(table: string): Promise<GameRecord> {
  return readRecord((await kaylee.ask('GET', at(table, '/record'))).text)
}

async function refusal(who: Person, method: 'GET' | 'POST', path: string, body?: object) {
  return (await who.ask(method, path, body)).body.problem
}

describe('a campaign goes on', () => {
  test('with the same people in the same seats, and with what the game before handed on', async () => {
    const first = await firstLeg()
    expect((await wash.table('GET', at(first))).next).toEqual({ table: null })
    hall.changed.length = 0
    const second = await kaylee.table('POST', at(first, '/next'))
    expect(hall.changed).toEqual([first, second.id])
    const record = recordHash(await recordAt(first))
    expect(second).toMatchObject({
      status: 'open',
      visibility: 'link',
      title: 'Down the river',
      options: { players: 2, days: 2, carried: { leg: 2, food: 4 } },
      follows: { record, table: first, verified: true },
      next: null,
      you: 0,
      host: true,
    })
    expect(second.seats.map(({ name }) => name)).toEqual(['Kaylee', 'Wash'])
    const before = await wash.table('GET', at(first))
    expect(before).toMatchObject({ follows: null, next: { table: second.id } })
    const mine = (await wash.ask('GET', '/api/tables?list=mine&locale=de')).body.tables ?? []
    expect(mine.map(({ id, words }) => [id, words.campaign])).toEqual(
      expect.arrayContaining([
        [first, null],
        [second.id, 'Etappe 2'],
      ]),
    )
  })

  test('to its end, and its records verify as a chain', async () => {
    const first = await firstLeg()
    const second = await play(await kaylee.table('POST', at(first, '/next')))
    const third = await play(await kaylee.table('POST', at(second, '/next')))
    expect((await kaylee.table('GET', at(third))).next).toBeNull()
    expect(await refusal(kaylee, 'POST', at(third, '/next'))).toMatchObject({ code: 'conflict' })
    const records = await Promise.all([first, second, third].map(recordAt))
    expect(verifyChain(game, records).map(({ state }) => state.food)).toEqual([4, 8, 12])
  })

  test('once, however many ask, and everybody who sat there gets the same table', async () => {
    const first = await firstLeg()
    const made = await Promise.all([1, 2, 3].map(() => kaylee.table('POST', at(first, '/next'))))
    const [{ id, invite } = { id: '', invite: '' }] = made
    expect(new Set(made.map((table) => table.id))).toEqual(new Set([id]))
    expect(await wash.table('POST', at(first, '/next'))).toMatchObject({ id, invite, you: 1, host: false })
    expect((await kaylee.ask('GET', '/api/tables?list=mine')).body.tables).toHaveLength(2)
  })

  test('again if everybody left the table at which it continued', async () => {
    const first = await firstLeg()
    const { id } = await kaylee.table('POST', at(first, '/next'))
    await kaylee.ask('POST', at(id, '/leave'))
    await wash.ask('POST', at(id, '/leave'))
    expect((await kaylee.table('GET', at(first))).next).toEqual({ table: null })
    expect((await kaylee.table('POST', at(first, '/next'))).id).not.toBe(id)
  })

  test('as the host decides, or anybody who stayed if the host has left', async () => {
    const first = await firstLeg()
    expect(await refusal(wash, 'POST', at(first, '/next'))).toMatchObject({ code: 'forbidden' })
    const table = await kaylee.table('POST', '/api/tables', expedition())
    await wash.table('POST', at(table.id, '/join'), { invite: table.invite })
    await kaylee.table('POST', at(table.id, '/start'))
    await kaylee.table('PUT', at(table.id, '/seats/0'), { kind: 'bot', bot: 'mule' })
    await hall.play(table.id, Number.POSITIVE_INFINITY, () => 2)
    expect(await wash.table('POST', at(table.id, '/next'))).toMatchObject({ you: 1, host: true })
  })

  test('not before the game is over, not after it was lost or abandoned, and not for strangers', async () => {
    const table = await kaylee.table('POST', '/api/tables', expedition({ options: { players: 1 }, seats: [] }))
    expect(await refusal(kaylee, 'POST', at(table.id, '/next'))).toMatchObject({ code: 'conflict' })
    await kaylee.table('POST', at(table.id, '/start'))
    const early = await refusal(kaylee, 'POST', at(table.id, '/next'))
    expect(early).toMatchObject({ code: 'conflict', message: expect.stringContaining('still running') })
    await kaylee.table('POST', at(table.id, '/proposals'), { kind: 'abandon' })
    expect(await refusal(kaylee, 'POST', at(table.id, '/next'))).toMatchObject({ code: 'conflict' })
    const lost = await firstLeg(0)
    expect((await kaylee.table('GET', at(lost))).outcome).toMatchObject({ by: 'team', won: false })
    expect((await kaylee.table('GET', at(lost))).next).toBeNull()
    expect(await refusal(kaylee, 'POST', at(lost, '/next'))).toMatchObject({ code: 'conflict' })
    expect(await refusal(hall.stranger(), 'POST', at(lost, '/next'))).toMatchObject({ code: 'unauthorized' })
    const alone = await kaylee.table('POST', '/api/tables', raft({ seats: [oar, oar] }))
    await kaylee.table('POST', at(alone.id, '/start'))
    await hall.play(alone.id)
    expect(await refusal(kaylee, 'POST', at(alone.id, '/next'))).toMatchObject({ code: 'conflict' })
    expect(await refusal(kaylee, 'POST', at(alone.id, '/next'), { leg: 3 })).toMatchObject({ field: 'leg' })
  })

  test('from the same point if a leg is played again', async () => {
    const first = await firstLeg()
    const second = await play(await kaylee.table('POST', at(first, '/next')), 0)
    const again = await kaylee.table('POST', at(second, '/rematch'))
    expect(again).toMatchObject({
      options: { carried: { leg: 2, food: 4 } },
      follows: { table: first, verified: true },
    })
    const records = await Promise.all([first, await play(again, 5)].map(recordAt))
    expect(verifyChain(game, records).map(({ state }) => state.food)).toEqual([4, 14])
  })
})

test('what a game takes from another cannot be made up', async () => {
  const options = { players: 2, carried: { leg: 3, food: 99 } }
  const problem = await refusal(kaylee, 'POST', '/api/tables', expedition({ options }))
  expect(problem).toMatchObject({ code: 'invalid', field: 'options.carried' })
  const nothing = await kaylee.table('POST', '/api/tables', expedition({ options: { players: 2, carried: null } }))
  expect(nothing.follows).toBeNull()
})

describe('a game of a campaign that began elsewhere', () => {
  const strange = 'a'.repeat(64)

  function begun(carried: object | null, follows: string | null): GameRecord {
    const match = Match.start(game, game.readOptions({ carried }), 'chacha20:brought', { follows })
    return recordOf(match)
  }

  async function bring(record: GameRecord) {
    const seats = [{ kind: 'you' }, open]
    const request = { record, title: 'From home', visibility: 'link', pace: 'live', seats }
    return (await kaylee.ask('POST', '/api/tables/import', request)).body
  }

  test('follows a game of this server if it takes what that handed on', async () => {
    const first = await firstLeg()
    const record = recordHash(await recordAt(first))
    const { table } = await bring(begun({ food: 4, leg: 2 }, record))
    expect(table).toMatchObject({ imported: true, follows: { record, table: first, verified: true } })
    if (!table) throw new Error('There is no table.')
    const records = [await recordAt(first), await recordAt(await play(table))]
    expect(verifyChain(game, records)).toHaveLength(2)
  })

  test('is refused if it takes something else', async () => {
    const record = recordHash(await recordAt(await firstLeg()))
    for (const carried of [{ leg: 2, food: 5 }, null]) {
      const { problem } = await bring(begun(carried, record))
      expect(problem).toMatchObject({ code: 'invalid', field: 'follows' })
      expect(problem?.message).toContain('something else')
    }
  })

  test('is marked as unverified if it follows a game that was not played here', async () => {
    const { table } = await bring(begun({ leg: 2, food: 77 }, strange))
    expect(table?.follows).toEqual({ record: strange, table: null, verified: false })
    if (!table) throw new Error('There is no table.')
    expect((await recordAt(await play(table))).follows).toBe(strange)
  })

  test.each([
    ['that does not say which game it follows', begun({ leg: 2, food: 4 }, null), 'does not say'],
    ['that follows no record', begun({ leg: 2, food: 4 }, 'the one before'), 'hash of its record'],
  ])('%s is refused', async (_, record, words) => {
    const { problem } = await bring(record)
    expect(problem).toMatchObject({ code: 'invalid', field: 'follows', message: expect.stringContaining(words) })
  })

  test('is refused if games of its kind do not follow one another', async () => {
    const { game: alone } = raftPackage()
    const match = Match.start(alone, alone.readOptions({ players: 2 }), 'chacha20:brought', { follows: strange })
    const { problem } = await bring(recordOf(match))
    expect(problem).toMatchObject({ code: 'invalid', field: 'follows' })
  })
})
