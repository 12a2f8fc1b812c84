import { limits } from '@keep-flying/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { handleOf, newId } from '../ids.ts'
import { Trouble } from '../problems.ts'
import type { ReportRow } from '../storage/schema.ts'
import { type Hall, openHall, type Person, raft } from '../testing/hall.ts'

let hall: Hall
let kaylee: Person
let badger: Person
let stored: ReportRow[]

beforeEach(async () => {
  hall = await openHall()
  kaylee = await hall.person('Kaylee')
  badger = await hall.person('Badger')
  stored = []
  const { addReport } = hall.store
  hall.store.addReport = async (row) => {
    stored.push(row)
    await addReport(row)
  }
})
afterEach(() => hall.close())

/** A table of Kaylee's where Badger sits; returns its id. */
async function tableWithBadger(changes: object = {}): Promise<string> {
  const { id, invite } = await kaylee.table('POST', '/api/tables', raft(changes))
  await badger.table('POST', `/api/tables/${id}/join`, { invite })
  return id
}

function say(game: string, { id: user }: Person, text: string) {
  return hall.store.say({ game, user, seat: null, name: 'Badger', once: newId(), at: hall.services.now(), text })
}

const path = (table: string) => `/api/tables/${table}/reports/person`

test('a person is reported with what they last said', async () => {
  const table = await tableWithBadger()
  for (let line = 1; line <= 12; line++) await say(table, badger, `Line ${line}`)
  await say(table, kaylee, 'Stop it.')
  const reply = await kaylee.ask('POST', path(table), { person: handleOf(badger.id), note: ' He is rude. ' })
  expect([reply.status, reply.body]).toEqual([201, {}])
  const [row] = stored
  expect(row).toMatchObject({ kind: 'person', game: table, user: kaylee.id, about: badger.id, note: 'He is rude.' })
  const said: { text: string }[] = JSON.parse(row?.said ?? '')
  expect(said.map(({ text }) => text)).toEqual(Array.from({ length: 10 }, (_, line) => `Line ${line + 3}`))
})

test('a message is reported with its text, also one by a spectator', async () => {
  const table = await tableWithBadger()
  const jubal = await hall.person('Jubal')
  const { n } = await say(table, jubal, 'Boo!')
  await say(table, jubal, 'Later.')
  expect((await badger.ask('POST', path(table), { person: handleOf(jubal.id), line: n, note: '' })).status).toBe(201)
  const [row] = stored
  expect(row).toMatchObject({ kind: 'message', about: jubal.id })
  expect(JSON.parse(row?.said ?? '')).toMatchObject([{ n, text: 'Boo!' }])
})

test('what is reported about a person is for the operator alone', async () => {
  const table = await tableWithBadger()
  await kaylee.ask('POST', path(table), { person: handleOf(badger.id), note: 'Rude.' })
  const [row] = stored
  expect((await hall.stranger().ask('GET', `/api/reports/${row?.id}`)).status).toBe(404)
})

test('what makes no sense is refused, and nothing is stored', async () => {
  const table = await tableWithBadger()
  const jubal = await hall.person('Jubal')
  const { n } = await say(table, badger, 'Boo!')
  const refused = async (who: Person, body: unknown) => (await who.ask('POST', path(table), body)).body.problem
  expect(await refused(kaylee, { person: handleOf(kaylee.id), note: '' })).toMatchObject({
    code: 'invalid',
    field: 'person',
  })
  expect(await refused(kaylee, { person: handleOf(jubal.id), note: '' })).toMatchObject({
    code: 'not-found',
    field: 'person',
  })
  expect(await refused(kaylee, { person: newId(), note: '' })).toMatchObject({ code: 'not-found', field: 'person' })
  expect(await refused(kaylee, { person: 'x', note: '' })).toMatchObject({ code: 'invalid', field: 'person' })
  expect(await refused(kaylee, { note: '' })).toMatchObject({ field: 'person' })
  expect(await refused(kaylee, { person: handleOf(badger.id) })).toMatchObject({ field: 'note' })
  expect(await refused(kaylee, { person: handleOf(badger.id), line: n + 1, note: '' })).toMatchObject({ field: 'line' })
  expect(await refused(kaylee, { person: badger.id, note: '' })).toMatchObject({ code: 'not-found', field: 'person' })
  const long = { person: handleOf(badger.id), note: 'x'.repeat(limits.complaint + 1) }
  expect(await refused(kaylee, long)).toMatchObject({ code: 'invalid', field: 'note' })
  expect(stored).toEqual([])
})

test('a private table is no more found by this than by anything else', async () => {
  const table = await tableWithBadger({ visibility: 'link' })
  const jubal = await hall.person('Jubal')
  const hidden = await jubal.ask('POST', path(table), { person: handleOf(badger.id), note: '' })
  const missing = await jubal.ask('POST', path(newId()), { person: handleOf(badger.id), note: '' })
  expect(hidden.status).toBe(404)
  expect(hidden.body).toEqual(missing.body)
})

test('one person can send only so many in a day', async () => {
  const table = await tableWithBadger()
  const old = { kind: 'person', game: table, user: kaylee.id, about: badger.id, said: '[]', note: '' } as const
  for (let sent = 0; sent < limits.complaints; sent++)
    await hall.store.addReport({ ...old, id: newId(), at: hall.services.now(), versions: '{}', moment: '', record: '' })
  const again = () => kaylee.ask('POST', path(table), { person: handleOf(badger.id), note: '' })
  expect((await again()).body.problem?.code).toBe('too-many')
  hall.pass(24 * 60)
  expect((await again()).status).toBe(201)
})

test('what is stored is charged to whoever sends it', async () => {
  const table = await tableWithBadger()
  const { n } = await say(table, badger, 'Boo!')
  const spend = vi.spyOn(hall.services.quotas, 'spend')
  await kaylee.ask('POST', path(table), { person: handleOf(badger.id), line: n, note: 'Rüde.' })
  const [row] = stored
  const payer = { person: kaylee.id, network: '127.0.0.1' }
  const bytes = Buffer.byteLength(`${row?.note}${row?.said}`)
  expect(spend).toHaveBeenCalledExactlyOnceWith('reports', payer, bytes)
  const refuse = () => {
    throw new Trouble('too-many', 'Enough.')
  }
  spend.mockImplementation(refuse)
  expect((await kaylee.ask('POST', path(table), { person: handleOf(badger.id), note: '' })).status).toBe(429)
  expect(stored).toHaveLength(1)
})
