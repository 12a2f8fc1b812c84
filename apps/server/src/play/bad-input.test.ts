import { limits, type Problem, type TableInfo } from '@keep-flying/protocol'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { frame, type RawSocket, rawSocket } from '../attack/raw-socket.ts'
import { newPlayer, type Player, startTable } from '../testing/player.ts'
import { portersPackage } from '../testing/porters.ts'
import { type Line, startTestServer, type TestServer, until } from '../testing/server.ts'

/** Bad input is refused with the reason and logged once, and nothing has changed. */

let server: TestServer
let table: TableInfo
let elsewhere: TableInfo
let asked: Player
let waiting: Player
let stranger: Player
/** The decision `asked` has to make. */
let decision: number
let noted: number
let stored: string
let game: string

beforeAll(async () => {
  server = await startTestServer({ games: [portersPackage()] })
  asked = await newPlayer(server.url)
  waiting = await newPlayer(server.url)
  stranger = await newPlayer(server.url)
  table = await startTable([asked, waiting], [], { game: 'porters' })
  elsewhere = await startTable([stranger, await newPlayer(server.url)], [], { game: 'porters' })
  for (const { socket } of [asked, waiting, stranger]) socket.connect()
  await until(() => [asked, waiting, stranger].every(({ socket }) => socket.connected))
  await send(waiting, 'answer', { table: table.id, decision: 1, value: 3, id: 'taken-already' })
  await send(asked, 'answer', { table: table.id, decision: 0, value: 5, id: 'marked-already' })
  decision = 2
})

afterAll(async () => {
  for (const player of [asked, waiting, stranger]) player.close()
  await server.close()
})

beforeEach(async () => {
  // What was logged of an earlier test does not keep this one's lines from being written.
  server.clock.now += 60_000
  // That everybody was seen is stored once a minute.
  for (const player of [asked, waiting, stranger]) await player.ask('GET', '/api/me')
  game = await gameNow()
  noted = server.lines.length
  stored = server.stored()
})

/** Sends anything under any name; returns the reply, whatever it is. */
function send({ socket }: Player, name: string, ...message: unknown[]): Promise<unknown> {
  const untyped: { emitWithAck(name: string, ...args: unknown[]): Promise<unknown> } = socket
  return untyped.emitWithAck(name, ...message)
}

/** The running game as somebody who sits there gets it. */
async function gameNow(): Promise<string> {
  return JSON.stringify(await send(waiting, 'watch', { table: table.id }))
}

const refusals = ['a message was refused', 'a socket was refused', 'a connection was cut', 'refused']

/** The refusals logged since the test began; nothing else may have gone wrong. */
function notes(): Line[] {
  const lines = server.lines.slice(noted)
  expect(lines.filter(({ level }) => level >= 40)).toEqual([])
  return lines.filter(({ msg }) => refusals.includes(msg))
}

/** Logged once, and neither the database nor the game has changed. */
async function expectNoted(once: object): Promise<void> {
  await until(() => notes().length > 0)
  expect(server.stored()).toBe(stored)
  expect(await gameNow()).toBe(game)
  expect(notes()).toHaveLength(1)
  expect(notes()[0]).toMatchObject(once)
}

function clear(problem: unknown): void {
  const { message } = problem as Problem
  expect(message).toMatch(/^[A-Z"].*\.$/)
  expect(message).not.toMatch(/undefined|\[object|Error|at .*:\d/)
}

interface Message {
  readonly name: string
  readonly message: () => unknown
  readonly by?: () => Player
  readonly code: Problem['code']
  readonly field?: string
}

const answer = (changes: object = {}) => ({ table: table.id, decision, value: 'rest', id: 'bad-answer-1', ...changes })
const without = (field: string) => Object.fromEntries(Object.entries(answer()).filter(([name]) => name !== field))

const messages: Record<string, Message> = {
  'no object': { name: 'answer', message: () => 'rest', code: 'invalid' },
  nothing: { name: 'answer', message: () => null, code: 'invalid' },
  'a list': { name: 'answer', message: () => [answer()], code: 'invalid' },
  bytes: { name: 'answer', message: () => Buffer.from('rest'), code: 'invalid', field: 'table' },
  'an unknown field': { name: 'answer', message: () => answer({ seat: 1 }), code: 'invalid', field: 'seat' },
  'an inherited field': {
    name: 'answer',
    message: () => JSON.parse('{"__proto__":{"table":"AAAAAAAAAAAAAAAAAAAAAA"}}'),
    code: 'invalid',
    field: 'table',
  },
  'a missing field': { name: 'answer', message: () => without('value'), code: 'invalid', field: 'value' },
  'a number as text': { name: 'answer', message: () => answer({ decision: '2' }), code: 'invalid', field: 'decision' },
  'a broken number': { name: 'answer', message: () => answer({ decision: 2.5 }), code: 'invalid', field: 'decision' },
  'a negative number': { name: 'answer', message: () => answer({ decision: -1 }), code: 'invalid', field: 'decision' },
  'a value that is none': { name: 'answer', message: () => answer({ value: {} }), code: 'invalid', field: 'value' },
  'a value too long': {
    name: 'answer',
    message: () => answer({ value: 'x'.repeat(201) }),
    code: 'invalid',
    field: 'value',
  },
  'a list too long': {
    name: 'answer',
    message: () => answer({ value: Array.from({ length: 201 }, () => 'rest') }),
    code: 'invalid',
    field: 'value',
  },
  'a plan that is none': { name: 'answer', message: () => answer({ plan: 'rest' }), code: 'invalid', field: 'plan' },
  'a plan of nonsense': { name: 'answer', message: () => answer({ plan: [{}] }), code: 'invalid', field: 'plan.0' },
  'a plan of too many answers': {
    name: 'answer',
    message: () => answer({ plan: Array.from({ length: 65 }, () => 'rest') }),
    code: 'invalid',
    field: 'plan',
  },
  'a plan too long to keep': {
    name: 'answer',
    message: () => answer({ plan: Array.from({ length: 20 }, () => 'x'.repeat(limits.planned - 2)) }),
    code: 'invalid',
    field: 'plan',
  },
  'a planned answer too long to keep': {
    name: 'answer',
    message: () => answer({ plan: ['rest', 'x'.repeat(limits.planned - 1)] }),
    code: 'invalid',
    field: 'plan.1',
  },
  'an id too short': { name: 'answer', message: () => answer({ id: 'x' }), code: 'invalid', field: 'id' },
  'a table that cannot be': {
    name: 'answer',
    message: () => answer({ table: '../x' }),
    code: 'invalid',
    field: 'table',
  },
  'a table that is not there': {
    name: 'answer',
    message: () => answer({ table: 'AAAAAAAAAAAAAAAAAAAAAA' }),
    code: 'not-found',
  },
  'an answer that is not offered': {
    name: 'answer',
    message: () => answer({ value: 'steal' }),
    code: 'illegal',
    field: 'value',
  },
  'an answer of another form': {
    name: 'answer',
    message: () => answer({ value: true }),
    code: 'illegal',
    field: 'value',
  },
  'a stale answer': {
    name: 'answer',
    message: () => answer({ decision: 0, value: 5 }),
    code: 'stale',
    field: 'decision',
  },
  'an answer to come': { name: 'answer', message: () => answer({ decision: 99 }), code: 'stale', field: 'decision' },
  'another seat’s decision': { name: 'answer', by: () => waiting, message: answer, code: 'foreign', field: 'seat' },
  'another seat’s id': {
    name: 'answer',
    message: () => answer({ id: 'taken-already' }),
    code: 'conflict',
    field: 'id',
  },
  'an answer from no seat': { name: 'answer', by: () => stranger, message: answer, code: 'not-found' },
  'an answer at the wrong table': { name: 'answer', message: () => answer({ table: elsewhere.id }), code: 'not-found' },
  'an undo of no unit': {
    name: 'undo',
    message: () => ({ table: table.id, unit: 'game', id: 'bad-undo-1' }),
    code: 'invalid',
    field: 'unit',
  },
  'an undo of what others did': {
    name: 'undo',
    by: () => waiting,
    message: () => ({ table: table.id, unit: 'turn', id: 'bad-undo-2' }),
    code: 'illegal',
    field: 'undo',
  },
  'a table by invitation without one': {
    name: 'watch',
    by: () => stranger,
    message: () => ({ table: table.id }),
    code: 'not-found',
  },
  'a wrong invitation': {
    name: 'watch',
    by: () => stranger,
    message: () => ({ table: table.id, invite: elsewhere.invite }),
    code: 'not-found',
  },
  'half of what one has': {
    name: 'watch',
    message: () => ({ table: table.id, have: { epoch: 0 } }),
    code: 'invalid',
    field: 'have.event',
  },
  'a proposal of no kind': {
    name: 'propose',
    message: () => ({ table: table.id, proposal: { kind: 'win' } }),
    code: 'invalid',
    field: 'proposal.kind',
  },
  'a proposal of others': {
    name: 'propose',
    by: () => stranger,
    message: () => ({ table: table.id, proposal: { kind: 'abandon' } }),
    code: 'not-found',
  },
  'an undo by consent where all play for themselves': {
    name: 'propose',
    message: () => ({ table: table.id, proposal: { kind: 'undo', to: 0 } }),
    code: 'conflict',
    field: 'kind',
  },
  'consent to nothing': {
    name: 'consent',
    message: () => ({ table: table.id, proposal: 'no-such-proposal', agree: true }),
    code: 'not-found',
    field: 'proposal',
  },
  'chat from outside': {
    name: 'say',
    by: () => stranger,
    message: () => ({ table: table.id, text: 'Psst', id: 'bad-words-1' }),
    code: 'forbidden',
    field: 'table',
  },
  'chat at no table': {
    name: 'say',
    message: () => ({ table: 'constructor', text: 'Psst', id: 'bad-words-5' }),
    code: 'forbidden',
    field: 'table',
  },
  'a look at no table': {
    name: 'seen',
    message: () => JSON.parse('{"table":"__proto__","event":1}'),
    code: 'forbidden',
    field: 'table',
  },
  'chat with control characters': {
    name: 'say',
    by: () => waiting,
    message: () => ({ table: table.id, text: 'a\u0000b', id: 'bad-words-2' }),
    code: 'invalid',
    field: 'text',
  },
  'chat without words': {
    name: 'say',
    by: () => waiting,
    message: () => ({ table: table.id, text: '   ', id: 'bad-words-3' }),
    code: 'invalid',
    field: 'text',
  },
  'chat without end': {
    name: 'say',
    by: () => waiting,
    message: () => ({ table: table.id, text: 'x'.repeat(limits.chat + 1), id: 'bad-words-4' }),
    code: 'invalid',
    field: 'text',
  },
  'an event that cannot be': {
    name: 'seen',
    by: () => waiting,
    message: () => ({ table: table.id, event: 2 ** 31 }),
    code: 'invalid',
    field: 'event',
  },
  'a message there is not': { name: 'cheat', message: () => ({ table: table.id }), code: 'invalid' },
  'a message with a strange name': { name: '__proto__', message: () => ({}), code: 'invalid' },
}

describe('a message', () => {
  test.each(Object.entries(messages))('%s', async (_, { name, message, by = () => asked, code, field }) => {
    const reply = (await send(by(), name, message())) as { ok: boolean; problem: Problem }
    expect(reply).toMatchObject({ ok: false, problem: { code } })
    expect(reply.problem.field).toBe(field)
    clear(reply.problem)
    await expectNoted({ msg: 'a message was refused', code })
  })

  test('that is missing altogether', async () => {
    const reply = (await send(asked, 'answer')) as { ok: boolean; problem: Problem }
    expect(reply).toMatchObject({ ok: false, problem: { code: 'invalid' } })
    await expectNoted({ msg: 'a message was refused', code: 'invalid' })
  })

  test('that wants no acknowledgement', async () => {
    const untyped: { emit(...args: unknown[]): unknown } = asked.socket
    untyped.emit('answer', answer({ decision: 'none' }))
    await expectNoted({ msg: 'a message was refused', code: 'invalid', field: 'decision' })
  })

  test('that was refused before its table was watched does not get in the way of the right one', async () => {
    const other = await newPlayer(server.url)
    other.socket.connect()
    await until(() => other.socket.connected)
    const asks = { table: table.id, invite: 'not-the-invite' }
    expect(await send(other, 'watch', asks)).toMatchObject({ ok: false, problem: { code: 'not-found' } })
    expect(await send(other, 'watch', { ...asks, invite: table.invite })).toMatchObject({ ok: true })
    other.close()
  })
})

/** Opens a raw connection as somebody and waits until it is accepted. */
async function letIn(player: Player): Promise<RawSocket> {
  const raw = await rawSocket(server, { cookie: player.cookie })
  expect(raw.answer).toContain('101')
  raw.sendText('40')
  await until(() => raw.got.some((text) => text.startsWith('40{')))
  return raw
}

const text = (words: string) => (raw: RawSocket) => raw.sendText(words)

const frames: Record<string, (raw: RawSocket) => void> = {
  'a packet of no kind': text('x'),
  'a message of no kind': text('4x'),
  'a message cut short': text('42["answer",{"table":'),
  'a message that is no list': text('42{"answer":1}'),
  'a message without a name': text('42[]'),
  'a message whose name is no text': text('42[{}]'),
  'a message named like the protocol’s own': text('42["disconnect"]'),
  'bytes that were not announced': (raw) => raw.send(frame(0x2, Buffer.from([0xff, 0x00, 0x07]))),
  'words where bytes were announced': (raw) => {
    raw.sendText('451-["answer",{"_placeholder":true,"num":0}]')
    raw.sendText('42["answer",{}]')
  },
  'more bytes announced than anybody sends': text(`45${'9'.repeat(30)}-["answer"]`),
  'a second welcome': text('40'),
  'a frame of no kind': (raw) => raw.send(frame(0xb, Buffer.from('hello'))),
  'a frame without a mask': (raw) => raw.send(Buffer.from([0x81, 0x01, 0x78])),
  'letters that are none': (raw) => raw.sendText(Buffer.from([0x34, 0x32, 0xff, 0xfe])),
  'a message too large': text(`42${JSON.stringify(['answer', { table: 'x'.repeat(limits.message) }])}`),
  'a message said to be far too large': (raw) =>
    raw.send(Buffer.from([0x81, 0xff, 0x00, 0x00, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0])),
}

describe('a frame', () => {
  test.each(Object.entries(frames))('%s', async (_, misbehave) => {
    const raw = await letIn(stranger)
    misbehave(raw)
    await until(() => raw.closed)
    await expectNoted({ msg: 'a connection was cut' })
  })

  const { 'a second welcome': _, ...framesBefore } = frames
  test.each(Object.entries(framesBefore))('%s, from somebody who is not accepted yet', async (_, misbehave) => {
    const raw = await rawSocket(server, { cookie: stranger.cookie })
    misbehave(raw)
    await until(() => raw.closed)
    await expectNoted({ msg: 'a connection was cut' })
  })
})

/** The problem with which a socket was refused. */
async function refusedSocket(headers: Record<string, string>): Promise<Problem | undefined> {
  const socket = io(server.url, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: headers,
  })
  try {
    return await new Promise((resolve, reject) => {
      socket.on('connect', () => reject(new Error('The socket was let in.')))
      socket.on('connect_error', (failure: Error & { data?: Problem }) => resolve(failure.data))
    })
  } finally {
    socket.disconnect()
  }
}

const forged = (cookie: string) => cookie.replace(/=./, (start) => (start === '=A' ? '=B' : '=A'))

describe('a socket', () => {
  test.each([
    ['without a cookie', () => ({})],
    ['with a cookie of something else', () => ({ cookie: 'theme=dark' })],
    ['with a changed cookie', () => ({ cookie: forged(asked.cookie) })],
    ['with a cookie signed by somebody else', () => ({ cookie: `${asked.cookie.split('.')[0]}.c2lnbmVkLWJ5LW1l` })],
    ['with a cookie that is not signed', () => ({ cookie: asked.cookie.split('.')[0] ?? '' })],
  ])('%s is not accepted', async (_, headers) => {
    const problem = await refusedSocket(headers())
    expect(problem?.code).toBe('unauthorized')
    clear(problem)
    await expectNoted({ msg: 'a socket was refused', code: 'unauthorized' })
  })

  test.each([
    ['from another page', { origin: 'https://evil.example' }, undefined, 'another origin'],
    ['from another page that hides its name', { origin: 'null' }, undefined, 'another origin'],
    ['that the browser calls foreign', { 'sec-fetch-site': 'cross-site' }, undefined, 'another origin'],
    ['for a session that is not there', {}, 'EIO=4&transport=websocket&sid=nobody', 'Session ID unknown'],
    ['in no known way', {}, 'EIO=4&transport=pigeon', 'Transport unknown'],
  ])('%s is turned away', async (_, headers, query, why) => {
    const raw = await rawSocket(server, { cookie: asked.cookie, ...headers }, query)
    await until(() => raw.closed)
    expect(raw.answer).toMatch(/^HTTP\/1.1 400/)
    expect(raw.answer).toContain(why)
    await expectNoted({ msg: 'a socket was refused', why: expect.stringContaining(why) })
  })

  test.each([
    ['from another page', 'EIO=4', { origin: 'https://evil.example' }, 403, 'This page is of another origin.'],
    ['of another time', 'EIO=3', {}, 400, 'Unsupported protocol version'],
  ])('over plain requests %s is turned away too', async (_, version, headers, status, why) => {
    const response = await fetch(`${server.url}/socket.io/?transport=polling&${version}`, {
      headers: { cookie: asked.cookie, ...headers },
    })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ message: why })
    await expectNoted({ msg: 'a socket was refused', why })
  })

  test('beyond the limit per person is refused, and accepted once another is gone', async () => {
    const many = await newPlayer(server.url)
    const raws: RawSocket[] = []
    for (let n = 0; n < 20; n++) raws.push(await letIn(many))
    stored = server.stored()
    const problem = await refusedSocket({ cookie: many.cookie })
    expect(problem?.code).toBe('too-many')
    clear(problem)
    await expectNoted({ msg: 'a socket was refused', code: 'too-many' })
    raws[0]?.sendText('41')
    raws[0]?.end()
    many.socket.io.reconnection(true)
    many.socket.connect()
    many.socket.on('connect_error', () => many.socket.connect())
    await until(() => many.socket.connected)
    many.close()
    for (const raw of raws) raw.end()
  })
})

interface Request {
  readonly method: string
  readonly path: () => string
  readonly body?: unknown
  readonly headers?: () => Record<string, string>
  readonly status: number
  readonly code: Problem['code']
  readonly field?: string
}

const post = (path: string, body: unknown = {}) => ({
  method: 'POST',
  path: () => `/api/tables/${table.id}${path}`,
  body,
})

const requests: Record<string, Request> = {
  'no cookie': { ...post('/start'), headers: () => ({}), status: 401, code: 'unauthorized' },
  'a forged cookie': {
    ...post('/start'),
    headers: () => ({ cookie: forged(asked.cookie) }),
    status: 401,
    code: 'unauthorized',
  },
  'another seat’s cookie': {
    ...post('/start'),
    headers: () => ({ cookie: waiting.cookie }),
    status: 403,
    code: 'forbidden',
  },
  'another seat to hand over': { ...post('/seats/1/hand-over'), status: 403, code: 'forbidden' },
  'another seat to give to a bot': {
    method: 'PUT',
    path: () => `/api/tables/${table.id}/seats/1`,
    body: { kind: 'bot', bot: 'carrier' },
    status: 403,
    code: 'forbidden',
  },
  'another seat to take back': { ...post('/seats/1/take-back'), status: 403, code: 'forbidden' },
  'a seat to take back that is mine already': {
    ...post('/seats/0/take-back'),
    status: 409,
    code: 'conflict',
    field: 'seat',
  },
  'a seat that is not there': { ...post('/seats/99/hand-over'), status: 400, code: 'invalid', field: 'seat' },
  'a hand-over word that is not': {
    ...post('/take-over', { token: 'no-such-token' }),
    status: 404,
    code: 'not-found',
    field: 'token',
  },
  'a request from another page': {
    ...post('/rematch'),
    headers: () => ({ cookie: asked.cookie, origin: 'https://evil.example' }),
    status: 403,
    code: 'forbidden',
  },
  'an unknown field': { ...post('/start', { now: true }), status: 400, code: 'invalid', field: 'now' },
  'a wrong type': { ...post('/join', { seat: 'first' }), status: 400, code: 'invalid', field: 'seat' },
  'a body that is no JSON': { ...post('/start', '{"a":'), status: 400, code: 'invalid' },
  'a body too large': { ...post('/join', { invite: 'x'.repeat(limits.body) }), status: 413, code: 'too-large' },
  'the record of a running game': {
    method: 'GET',
    path: () => `/api/tables/${table.id}/record`,
    status: 409,
    code: 'conflict',
  },
  'the game of others': {
    method: 'GET',
    path: () => `/api/tables/${elsewhere.id}/export`,
    status: 404,
    code: 'not-found',
  },
}

describe('a request', () => {
  test.each(Object.entries(requests))('%s', async (_, { method, path, body, headers, status, code, field }) => {
    const response = await fetch(server.url + path(), {
      method,
      headers: { 'content-type': 'application/json', ...(headers ?? (() => ({ cookie: asked.cookie })))() },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const { problem }: { problem: Problem } = JSON.parse(await response.text())
    expect([response.status, problem.code, problem.field]).toEqual([status, code, field])
    clear(problem)
    await expectNoted({ msg: 'refused', status, code })
  })
})

describe('a flood', () => {
  let small: TestServer
  let flooding: Player

  beforeAll(async () => {
    // A sixth of a minute's allowance may be used at once.
    small = await startTestServer({ env: { MESSAGES_PER_MINUTE: '60', REQUESTS_PER_MINUTE: '60' } })
    flooding = await newPlayer(small.url)
    flooding.socket.connect()
    await until(() => flooding.socket.connected)
  })

  afterAll(async () => {
    flooding.close()
    await small.close()
  })

  test('of messages is refused beyond the allowance, over all connections, and accepted again after a while', async () => {
    const code = async () => {
      const reply = (await send(flooding, 'seen', { table: 'no-such-table', event: 1 })) as { problem: Problem }
      return reply.problem.code
    }
    const codes = async (count: number) => {
      const all: string[] = []
      for (let n = 0; n < count; n++) all.push(await code())
      return all
    }
    const fine = (count: number) => Array.from({ length: count }, () => 'forbidden')
    expect(await codes(12)).toEqual([...fine(10), 'too-many', 'too-many'])
    expect(small.lines.filter(({ msg }) => msg === 'a message was refused')).toMatchObject([{ code: 'forbidden' }])
    const other = await rawSocket(small, { cookie: flooding.cookie })
    other.sendText('40')
    other.sendText('421["cheat"]')
    await until(() => other.got.some((got) => got.includes('too-many')))
    small.clock.now += 2000
    expect(await codes(3)).toEqual([...fine(2), 'too-many'])
    small.clock.now += 3_600_000
    expect(await codes(11)).toEqual([...fine(10), 'too-many'])
    const noted = small.lines.filter(({ msg }) => msg === 'a message was refused')
    expect(noted).toMatchObject([{ code: 'forbidden' }, { code: 'forbidden', suppressed: 15 }])
    other.end()
  })

  test('of visits to a table is refused sooner, since each is answered with the whole table', async () => {
    small.clock.now += 3_600_000
    const visit = async () => (await send(flooding, 'watch', { table: 'no-such-table' })) as { problem: Problem }
    expect((await visit()).problem.code).toBe('not-found')
    expect((await visit()).problem.code).toBe('too-many')
    small.clock.now += 10_000
    expect((await visit()).problem.code).toBe('not-found')
  })

  test.each([
    ['of long lines', 'say', { table: 'no-such-table', text: 'x'.repeat(490), id: 'long' }],
    ['of answers', 'answer', { table: 'no-such-table', decision: 0, value: true, id: 'answer' }],
  ])('%s is refused sooner, since each costs as much as two short messages', async (_, message, sent) => {
    small.clock.now += 3_600_000
    const codes: string[] = []
    for (let n = 0; n < 6; n++) codes.push(((await send(flooding, message, sent)) as { problem: Problem }).problem.code)
    expect(codes.indexOf('too-many')).toBe(5)
  })

  test('of connections is turned away, and accepted again after a while', async () => {
    small.clock.now += 60_000
    const answers: string[] = []
    for (let n = 0; n < 12; n++) {
      const raw = await rawSocket(small)
      answers.push(raw.answer)
      raw.end()
    }
    expect(answers.map((line) => line.slice(9, 12))).toEqual([...Array(10).fill('101'), '400', '400'])
    expect(answers.at(-1)).toContain('Too many connections; wait a minute.')
    small.clock.now += 60_000
    const raw = await rawSocket(small)
    expect(raw.answer).toContain('101')
    raw.end()
  })
})
