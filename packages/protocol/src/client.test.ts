import { Server } from 'socket.io'
import { io } from 'socket.io-client'
import { describe, expect, type TestContext, test, vi } from 'vitest'
import { TableClient } from './client.ts'
import type { ChatLine, ClientMessages, EarlierEvents, GameSync, ServerMessages, Sync, Update } from './play.ts'
import type { Problem, Reply } from './problems.ts'
import type { TableInfo } from './tables.ts'

/** The client against a server that follows a script; the server's own tests put it against the real one. */

const table: TableInfo = {
  id: 'table-one',
  game: 'porters',
  options: {},
  title: 'On the quay',
  visibility: 'link',
  pace: 'live',
  clock: null,
  spectators: true,
  botDelay: 0,
  advice: false,
  status: 'playing',
  createdAt: 0,
  startedAt: 0,
  endedAt: null,
  commitment: '',
  imported: false,
  seed: null,
  waitingForAny: false,
  outcome: null,
  seats: [],
  you: 0,
  host: true,
  invite: null,
  rematch: null,
  follows: null,
  next: null,
  proposals: [],
  order: {
    host: 0,
    locked: false,
    spectatorChat: true,
    you: { person: null, removed: false, muted: false },
    removed: [],
    muted: [],
  },
  habits: {},
}

const events = (...seqs: number[]) => seqs.map((seq) => ({ seq, kind: 'walked' }))

const step = {
  epoch: 0,
  version: 3,
  answers: 3,
  decisions: [],
  waiting: [0],
  waitingForAny: false,
  undo: null,
  plan: null,
  events: events(1, 2, 3),
  keep: 0,
  over: false,
}

const game: GameSync = { ...step, view: { quay: { crates: 2 }, purse: 7 }, earlier: false }
const sync: Sync = { table, viewer: 0, game, problem: null, chat: [], present: [], spectators: 0, seen: 0 }

/** The purse goes from 7 to 8 as version 4 follows version 3. */
const update: Update = {
  ...step,
  table: table.id,
  from: 3,
  version: 4,
  events: events(4),
  keep: 3,
  changes: [{ path: ['purse'], value: 8 }],
}

const refusal = (code: Problem['code'], field?: string): Reply<never> => ({
  ok: false,
  problem: { code, message: 'Not now.', ...(field === undefined ? {} : { field }) },
})

type Watch = Parameters<ClientMessages['watch']>[0]
type Answer = Parameters<ClientMessages['answer']>[0]

/** The server's replies, in order; the last one is repeated. */
interface Script {
  readonly syncs?: readonly Reply<{ sync: Sync }>[]
  /** Null leaves the answer without a reply. */
  readonly answers?: readonly (Reply<{ version: number }> | null)[]
  /** Pages of earlier events. */
  readonly pages?: readonly EarlierEvents[]
  readonly beforeSync?: (server: Server<ClientMessages, ServerMessages>) => void
  /** What the server says to a connection it refuses. */
  readonly refuse?: (attempt: number) => Problem | null
}

/** A server that follows the script, one client of it, and what each has received. */
function connect(context: TestContext, script: Script = {}) {
  const { syncs = [{ ok: true, sync }], answers = [{ ok: true, version: 4 }], beforeSync, refuse, pages = [] } = script
  const server = new Server<ClientMessages, ServerMessages>(0, { transports: ['websocket'] })
  const watched: Watch[] = []
  const answered: Answer[] = []
  const askedBefore: number[] = []
  let attempts = 0
  server.use((_, next) => {
    attempts += 1
    const data = refuse?.(attempts)
    next(data ? Object.assign(new Error(data.message), { data }) : undefined)
  })
  server.on('connection', (socket) => {
    socket.on('watch', (message, reply) => {
      watched.push(message)
      beforeSync?.(server)
      const next = syncs[Math.min(watched.length, syncs.length) - 1]
      if (next) reply(next)
    })
    socket.on('earlier', ({ before }, reply) => {
      askedBefore.push(before)
      const page = pages[askedBefore.length - 1]
      if (page) reply({ ok: true, ...page })
    })
    socket.on('answer', (message, reply) => {
      answered.push(message)
      const next = answers[Math.min(answered.length, answers.length) - 1]
      if (next) reply(next)
    })
  })
  const address = server.httpServer.address()
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port.')
  const socket = io(`http://127.0.0.1:${address.port}`, { transports: ['websocket'], autoConnect: false })
  const client = new TableClient(socket, table.id)
  const problems: (Problem['code'] | undefined)[] = []
  client.subscribe(() => problems.push(client.problem?.code))
  context.onTestFinished(async () => {
    client.close()
    socket.disconnect()
    await server.close()
  })
  return { client, server, watched, answered, askedBefore, problems }
}

const eventually = (check: () => void) => vi.waitFor(check, { timeout: 60_000 })
const synced = (client: TableClient) => eventually(() => expect(client.state).not.toBeNull())

describe.concurrent('a table over the network', () => {
  test('applies updates that arrive before the sync after it', async (context) => {
    const { client, watched } = connect(context, { beforeSync: (server) => server.emit('update', update) })
    await eventually(() => expect(client.state?.game?.version).toBe(4))
    expect(client.state?.game).toMatchObject({ view: { quay: { crates: 2 }, purse: 8 }, events: events(1, 2, 3, 4) })
    expect(watched).toEqual([{ table: table.id }])
  })

  test('asks again, for new events only, when an update is missing', async (context) => {
    const later: Sync = { ...sync, game: { ...game, version: 5, events: events(4, 5), keep: 3 } }
    const { client, server, watched } = connect(context, {
      syncs: [
        { ok: true, sync },
        { ok: true, sync: later },
      ],
    })
    await synced(client)
    server.emit('update', { ...update, from: 4, version: 5 })
    await eventually(() => expect(client.state?.game?.version).toBe(5))
    expect(client.state?.game?.events).toEqual(events(1, 2, 3, 4, 5))
    expect(watched).toEqual([{ table: table.id }, { table: table.id, have: { epoch: 0, event: 3 } }])
  })

  test('drops events that were taken back, and all events of an earlier epoch', async (context) => {
    const { client, server } = connect(context)
    await synced(client)
    server.emit('update', { ...update, keep: 1, events: events(2) })
    await eventually(() => expect(client.state?.game?.events).toEqual(events(1, 2)))
    server.emit('update', { ...update, from: 4, version: 5, epoch: 1, keep: 9, events: events(1) })
    await eventually(() => expect(client.state?.game?.events).toEqual(events(1)))
  })

  test('asks for the earlier events of a long game page by page', async (context) => {
    const long: Sync = { ...sync, game: { ...game, events: events(7, 8, 9), earlier: true } }
    const pages = [
      { events: events(4, 5), earlier: true },
      { events: events(1, 2), earlier: false },
    ]
    const { client, server, askedBefore } = connect(context, { syncs: [{ ok: true, sync: long }], pages })
    await eventually(() => expect(client.state?.game?.earlier).toBe(false))
    expect(client.state?.game?.events).toEqual(events(1, 2, 4, 5, 7, 8, 9))
    expect(askedBefore).toEqual([7, 4])
    server.emit('update', { ...update, keep: 9, events: events(10) })
    await eventually(() => expect(client.state?.game?.events).toEqual(events(1, 2, 4, 5, 7, 8, 9, 10)))
    expect(client.state?.game?.earlier).toBe(false)
  })

  test('puts chat in order and keeps each line once', async (context) => {
    const { client, server } = connect(context)
    await synced(client)
    const line = (n: number): ChatLine => ({
      table: table.id,
      n,
      person: 'kaylee-1',
      seat: 0,
      name: 'Wash',
      at: 0,
      text: `Line ${n}`,
    })
    for (const n of [2, 1, 2, 3]) server.emit('chat', line(n))
    await eventually(() => expect(client.state?.chat).toEqual([line(1), line(2), line(3)]))
  })

  test('resends an unacknowledged answer under the same id', async (context) => {
    const { client, answered } = connect(context, { answers: [null, { ok: true, version: 4 }] })
    await synced(client)
    expect(await client.answer(1, 'north')).toEqual({ ok: true, version: 4 })
    expect(answered).toHaveLength(2)
    expect(answered[1]).toEqual(answered[0])
  })

  test('resends an answer while the server is unavailable, and gives up on any other refusal', async (context) => {
    const { client, answered } = connect(context, { answers: [refusal('unavailable'), refusal('illegal')] })
    await synced(client)
    expect(await client.answer(1, 'north')).toEqual(refusal('illegal'))
    expect(answered).toHaveLength(2)
    expect(answered[1]).toEqual(answered[0])
  })

  test('resends an answer once if the server no longer counts the client as a viewer', async (context) => {
    const { client, answered } = connect(context, { answers: [refusal('forbidden', 'table')] })
    await synced(client)
    expect(await client.answer(1, 'north')).toEqual(refusal('forbidden', 'table'))
    expect(answered).toHaveLength(2)
  })

  test('says why it cannot be watched, and asks again while the server is unavailable', async (context) => {
    const { client, watched, problems } = connect(context, { syncs: [refusal('unavailable'), { ok: true, sync }] })
    await synced(client)
    expect(problems).toEqual(['unavailable', undefined])
    expect(watched).toHaveLength(2)
  })

  test('connects again after a refusal', async (context) => {
    const full: Problem = { code: 'too-many', message: 'Too many connections.' }
    const { client, problems } = connect(context, { refuse: (attempt) => (attempt === 1 ? full : null) })
    await synced(client)
    expect(problems).toEqual(['too-many', undefined])
  })
})
