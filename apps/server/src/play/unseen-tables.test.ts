import type { ClientMessages, TableInfo } from '@keep-flying/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newPlayer, type Player, startTable } from '../testing/player.ts'
import { portersPackage } from '../testing/porters.ts'
import { startTestServer, type TestServer, until } from '../testing/server.ts'

/** A table that is not there and one that a stranger may not see look the same, whatever the stranger asks. */

let server: TestServer
let hidden: TableInfo
let host: Player
let stranger: Player

beforeAll(async () => {
  server = await startTestServer({ games: [portersPackage()] })
  host = await newPlayer(server.url)
  stranger = await newPlayer(server.url)
  hidden = await startTable([host, await newPlayer(server.url)], [], { game: 'porters' })
  stranger.socket.connect()
  await until(() => stranger.socket.connected)
})

// Whoever asks for tables that are not there, over and over, is cut off; nobody who asks now and then.
beforeEach(() => {
  server.clock.now += 60_000
})

afterAll(async () => {
  for (const player of [host, stranger]) player.close()
  await server.close()
})

const nowhere = ['AAAAAAAAAAAAAAAAAAAAAA', 'constructor', '__proto__', 'toString']

const messages: Record<keyof ClientMessages, object> = {
  watch: {},
  leave: {},
  answer: { decision: 0, value: 1, id: 'probing-answer' },
  foretell: { decision: 0, values: [1] },
  advise: { decision: 0 },
  hurry: {},
  undo: { unit: 'turn', id: 'probing-undo' },
  propose: { proposal: { kind: 'abandon' } },
  consent: { proposal: 'no-such-proposal', agree: true },
  habit: { kind: 'porters.rest', answer: 'rest' },
  wish: { at: { seat: 0 } },
  say: { text: 'Psst', id: 'probing-chat' },
  earlier: { epoch: 0, before: 1 },
  seen: { event: 1 },
}

const nobody = 'BBBBBBBBBBBBBBBBBBBBBB'

const routes: [method: string, path: string, body: object | undefined][] = [
  ['GET', '', undefined],
  ['GET', '/record', undefined],
  ['GET', '/export', undefined],
  ['POST', '/join', {}],
  ['POST', '/leave', {}],
  ['POST', '/start', {}],
  ['POST', '/rematch', {}],
  ['POST', '/next', {}],
  ['PUT', '/seats/0', { kind: 'open' }],
  ['POST', '/seats/0/hand-over', {}],
  ['DELETE', '/seats/0/hand-over', undefined],
  ['POST', '/seats/0/take-back', {}],
  ['POST', '/take-over', { token: 'no-such-token' }],
  ['POST', '/proposals', { kind: 'abandon' }],
  ['POST', '/proposals/no-such-proposal', { agree: true }],
  ['POST', '/reports', { note: '' }],
  ['POST', '/reports/person', { person: nobody, note: '' }],
  ['PATCH', '/order', { locked: true }],
  ['PUT', `/removed/${nobody}`, {}],
  ['DELETE', `/removed/${nobody}`, undefined],
  ['PUT', `/muted/${nobody}`, {}],
  ['DELETE', `/muted/${nobody}`, undefined],
]

function send(name: string, message: object): Promise<unknown> {
  const untyped: { emitWithAck(name: string, ...args: unknown[]): Promise<unknown> } = stranger.socket
  return untyped.emitWithAck(name, message)
}

describe.each(nowhere)('to a stranger a private table is like "%s"', (table) => {
  test.each(Object.entries(messages))('in reply to the message %s', async (name, message) => {
    const unknown = await send(name, { table, ...message })
    expect(unknown).toEqual(await send(name, { table: hidden.id, ...message }))
    expect(JSON.stringify(unknown)).not.toContain('internal')
  })

  test.each(routes)('in reply to %s …%s', async (method, path, body) => {
    const unknown = await stranger.ask(method, `/api/tables/${table}${path}`, body)
    expect(unknown).toEqual(await stranger.ask(method, `/api/tables/${hidden.id}${path}`, body))
    expect([404, 400]).toContain(unknown.status)
  })
})

test('a table that a stranger may not see is not loaded for them', async () => {
  const rooms = async () => /^keepflying_rooms (\d+)$/m.exec(await (await fetch(`${server.url}/metrics`)).text())?.[1]
  const before = await rooms()
  const other = await newPlayer(server.url)
  const { id } = await other.table('POST', '/api/tables', {
    game: 'porters',
    options: { players: 2 },
    title: 'Elsewhere',
    visibility: 'link',
    pace: 'live',
    seats: [{ kind: 'open' }],
  })
  const made = await rooms()
  for (const [name, message] of Object.entries(messages)) await send(name, { table: id, ...message })
  expect(await rooms()).toBe(made)
  expect(Number(made) - Number(before)).toBe(1)
  expect(server.lines.filter(({ level }) => level >= 40)).toEqual([])
})
