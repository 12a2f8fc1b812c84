import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openStore } from '../storage/open.ts'
import { newPlayer, type Player, startTable, stateOnce } from '../testing/player.ts'
import { startTestServer, type TestServer, until } from '../testing/server.ts'
import { type Visitor, visitor } from '../testing/site.ts'

const password = 'a long enough password'
let server: TestServer
let operator: Visitor
let operatorId: string
let guest: Visitor

beforeAll(async () => {
  server = await startTestServer()
  operator = visitor(server.url)
  guest = visitor(server.url)
  await guest.ask('GET', '/api/me')
  const { body } = await operator.ask('POST', '/api/account', { name: 'Inara', password })
  operatorId = (body as { id: string }).id
  const store = await openStore({ dataDir: server.dataDir, databaseUrl: null })
  await store.setOperator(operatorId, true, { by: 'a test', about: 'Inara', note: '' })
  await store.close()
})

afterAll(() => server.close())

const everything: readonly [string, string, unknown?][] = [
  ['GET', '/api/admin/people'],
  ['GET', '/api/admin/people/somebody-else'],
  ['POST', '/api/admin/people/somebody-else/delete', { why: 'x', password }],
  ['POST', '/api/admin/people/somebody-else/recovery', { password }],
  ['GET', '/api/admin/tables'],
  ['GET', '/api/admin/tables/some-table-0'],
  ['POST', '/api/admin/tables/some-table-0/close', { why: 'x' }],
  ['POST', '/api/admin/tables/some-table-0/delete', { why: 'x', password }],
  ['GET', '/api/admin/reports'],
  ['POST', '/api/admin/reports/some-report', { done: 'x' }],
  ['GET', '/api/admin/bans'],
  ['POST', '/api/admin/bans', { address: '203.0.113.7', minutes: null, why: 'x' }],
  ['DELETE', '/api/admin/bans/some-ban-00'],
  ['GET', '/api/admin/log'],
]

/** What operators have decided, and who there is. */
const decided = () => ['deeds', 'bans', 'users', 'handled_reports'].map((name) => server.rows(`select * from ${name}`))

describe('everybody else', () => {
  it.each(everything)('is told of %s %s what they would be told of nothing', async (method, path, body) => {
    const before = decided()
    const nothing = await guest.ask(method, '/api/nothing-of-the-sort', body)
    for (const other of [guest, visitor(server.url)]) {
      const { status, body: said } = await other.ask(method, path, body)
      expect([status, said]).toEqual([404, nothing.body])
    }
    // Nor does a wrong request say more.
    expect((await guest.ask(method, `${path}?odd=1`, method === 'GET' ? undefined : '{')).status).toBe(404)
    expect(decided()).toEqual(before)
  })
})

describe('the operator', () => {
  let mal: Player
  let zoe: Player
  let table: string

  beforeEach(async () => {
    mal = await newPlayer(server.url)
    zoe = await newPlayer(server.url)
    table = (await startTable([mal, zoe], [])).id
    return () => {
      mal.close()
      zoe.close()
    }
  })

  it('is told so, and finds people, tables and the log', async () => {
    expect((await operator.ask('GET', '/api/me')).body).toMatchObject({ operator: true })
    expect((await guest.ask('GET', '/api/me')).body).not.toHaveProperty('operator')
    expect((await operator.ask('GET', `/api/admin/people?search=${mal.me.id}`)).body).toMatchObject({
      people: [{ id: mal.me.id, account: false, tables: 1 }],
    })
    const { body: details } = await operator.ask('GET', `/api/admin/people/${mal.me.id}`)
    expect(details).toMatchObject({ person: { name: mal.me.name }, tables: [{ id: table }], sessions: [{}], bans: [] })
    expect((await operator.ask('GET', '/api/admin/tables?search=friday')).body).toMatchObject({
      tables: expect.arrayContaining([expect.objectContaining({ id: table })]),
    })
    const { body: shown } = await operator.ask('GET', `/api/admin/tables/${table}`)
    expect(shown).toMatchObject({ table: { seats: [{ person: mal.me.id }, { person: zoe.me.id }] } })
    expect(JSON.stringify([details, shown])).not.toMatch(/seed|password|token|invite|chacha20/)
    expect((await operator.ask('GET', '/api/admin/log')).body).toMatchObject({ deeds: expect.anything() })
  })

  it('bans at once, and lifts the ban', async () => {
    const client = mal.watch(table)
    await stateOnce(client, ({ game }) => game !== null)
    const banned = await operator.ask('POST', '/api/admin/bans', { person: mal.me.id, minutes: 60, why: 'Spam.' })
    expect(banned).toMatchObject({ status: 201, body: { ban: { until: server.clock.now + 3_600_000, by: 'Inara' } } })
    expect((await mal.ask('GET', '/api/me')).status).toBe(403)
    await until(() => client.problem?.code === 'banned')
    const { bans } = (await operator.ask('GET', '/api/admin/bans')).body as { bans: { id: string; person: string }[] }
    const made = bans.find(({ person }) => person === mal.me.id)
    expect((await operator.ask('DELETE', `/api/admin/bans/${made?.id}`)).status).toBe(200)
    expect((await mal.ask('GET', '/api/me')).status).toBe(200)
    expect((await operator.ask('DELETE', `/api/admin/bans/${made?.id}`)).status).toBe(404)
  })

  it('closes a table, and deletes it with the password alone', async () => {
    expect((await operator.ask('POST', `/api/admin/tables/${table}/close`, { why: 'Stuck.' })).status).toBe(200)
    expect((await zoe.ask('GET', `/api/tables/${table}`)).body).toMatchObject({ table: { status: 'abandoned' } })
    const wrong = await operator.ask('POST', `/api/admin/tables/${table}/delete`, { why: 'x', password: 'not it' })
    expect(wrong).toMatchObject({ status: 401, body: { problem: { field: 'password' } } })
    expect((await zoe.ask('GET', `/api/tables/${table}`)).status).toBe(200)
    expect((await operator.ask('POST', `/api/admin/tables/${table}/delete`, { why: 'x', password })).status).toBe(200)
    expect((await zoe.ask('GET', `/api/tables/${table}`)).status).toBe(404)
  })

  it('handles a report', async () => {
    const reported = await zoe.ask('POST', `/api/tables/${table}/reports`, { note: 'Odd.' })
    const { id } = reported.body as { id: string }
    expect((await operator.ask('GET', '/api/admin/reports?open=true')).body).toMatchObject({
      reports: expect.arrayContaining([expect.objectContaining({ id, kind: 'fault', note: 'Odd.', handled: null })]),
    })
    expect((await operator.ask('POST', `/api/admin/reports/${id}`, { done: 'Fixed.' })).status).toBe(200)
    expect((await operator.ask('POST', `/api/admin/reports/${id}`, { done: 'Again.' })).status).toBe(409)
  })

  it('deletes somebody with the password', async () => {
    const path = `/api/admin/people/${mal.me.id}/delete`
    expect((await operator.ask('POST', path, { why: 'They asked.', password: 'not it' })).status).toBe(401)
    expect((await operator.ask('POST', path, { why: 'They asked.', password })).status).toBe(200)
    expect((await operator.ask('GET', `/api/admin/people/${mal.me.id}`)).status).toBe(404)
  })

  it.each([
    ['GET', '/api/admin/people?page=-1', undefined, 'page'],
    ['GET', '/api/admin/people?page=201', undefined, 'page'],
    ['GET', `/api/admin/people?search=${'x'.repeat(61)}`, undefined, 'search'],
    ['GET', '/api/admin/people?name=x', undefined, 'name'],
    ['GET', '/api/admin/tables?status=gone', undefined, 'status'],
    ['GET', '/api/admin/people/x', undefined, 'person'],
    ['POST', '/api/admin/bans', { minutes: 1, why: 'x' }, 'person'],
    ['POST', '/api/admin/bans', { person: 'somebody', address: '10.0.0.1', minutes: 1, why: 'x' }, 'person'],
    ['POST', '/api/admin/bans', { address: '1.2.3.4', addresses: true, minutes: 1, why: 'x' }, 'addresses'],
    ['POST', '/api/admin/bans', { address: 'nowhere', minutes: 1, why: 'x' }, 'address'],
    ['POST', '/api/admin/bans', { address: '10.0.0.1', minutes: 0, why: 'x' }, 'minutes'],
    ['POST', '/api/admin/bans', { address: '10.0.0.1', why: 'x' }, 'minutes'],
    ['POST', '/api/admin/bans', { address: '10.0.0.1', minutes: null, why: 'a\nb' }, 'why'],
    ['POST', '/api/admin/bans', { address: '10.0.0.1', minutes: null, why: '' }, 'why'],
  ])('is told what is wrong with %s %s %j', async (method, path, body, field) => {
    expect(await operator.ask(method, path, body)).toMatchObject({ status: 400, body: { problem: { field } } })
  })
})
