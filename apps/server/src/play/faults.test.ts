import type { Value } from '@keep-flying/kernel'
import type { Notice, Report, Sync, TableInfo, TableLine } from '@keep-flying/protocol'
import type { TableClient } from '@keep-flying/protocol/client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { unpacked } from '../packed.ts'
import { newPlayer, type Player, playerAs, startTable, stateOnce } from '../testing/player.ts'
import { type PortersRules, portersPackage } from '../testing/porters.ts'
import { moduleOf, startTestServer, type TestServer, until } from '../testing/server.ts'

/** Rules that fail, and rules that changed since a game was saved: the table survives, and says what happened. */

let server: TestServer
let players: Player[]

beforeEach(() => {
  players = []
})

afterEach(async () => {
  for (const player of players) player.close()
  await server.close()
})

/** A bot that makes the rules fail whenever it can, and otherwise does the first thing it may. */
const breaker = moduleOf(`
  const first = ({ decision }) => decision.form === 'amount' ? decision.min
    : decision.form === 'confirm' ? false
    : (decision.options.find(({ id }) => id === 'break') ?? decision.options[0]).id
  const bots = [{ bot: { id: 'breaker', choose: first } }]
  export const gameListings = [{ id: 'porters', engine: async () => ({ bots }) }]`)

async function serve(rules: PortersRules, before?: TestServer): Promise<void> {
  server = await startTestServer({
    games: [portersPackage(rules)],
    botGames: breaker,
    ...(before ? { dataDir: before.dataDir, env: { PORT: new URL(before.url).port } } : {}),
  })
}

/** The server stops, and starts again with other rules at the same address. */
async function serveAgain(rules: PortersRules): Promise<void> {
  await server.stop()
  await serve(rules, server)
}

async function somebody(): Promise<Player> {
  const player = await newPlayer(server.url)
  players.push(player)
  return player
}

interface Seated {
  readonly table: TableInfo
  readonly people: readonly [Player, Player]
  readonly clients: readonly [TableClient, TableClient]
}

async function twoPorters(options: object = {}): Promise<Seated> {
  const people = [await somebody(), await somebody()] as const
  const table = await startTable(people, [], { game: 'porters', options })
  return { table, people, clients: [people[0].watch(table.id), people[1].watch(table.id)] }
}

async function give(client: TableClient, ...values: readonly Value[]): Promise<void> {
  for (const value of values) {
    const { game } = await stateOnce(client, ({ game }) => (game?.decisions.length ?? 0) > 0)
    const reply = await client.answer(game?.decisions[0]?.number ?? -1, value)
    if (!reply.ok) throw new Error(`"${value}" was refused: ${JSON.stringify(reply.problem)}`)
    await stateOnce(client, ({ game }) => (game?.version ?? 0) >= reply.version)
  }
}

/** Asks for everything over a connection of their own. */
async function look(player: Player, table: string, notices: Notice[] = []): Promise<Sync> {
  const visitor = playerAs(server.url, player.me, player.cookie)
  players.push(visitor)
  visitor.socket.on('notice', (notice) => notices.push(notice))
  visitor.socket.connect()
  await until(() => visitor.socket.connected)
  const reply = await visitor.socket.emitWithAck('watch', { table })
  if (!reply.ok) throw new Error(`This was refused: ${JSON.stringify(reply.problem)}`)
  return reply.sync
}

/** Keeps every frame a player gets. */
function tap({ socket }: Player): string[] {
  const frames: string[] = []
  socket.io.on('open', () => socket.io.engine.on('packet', ({ data }) => frames.push(String(data))))
  return frames
}

const broken = () => server.lines.filter(({ msg }) => msg === 'the rules failed on an answer')

describe('rules that fail on an answer', () => {
  test('leave the table in the last good state; everybody is told, but nothing hidden', async () => {
    await serve({})
    const people = [await somebody(), await somebody()] as const
    const spectator = await somebody()
    const frames = [...people, spectator].map(tap)
    const table = await startTable(people, [], { game: 'porters' })
    const clients = [people[0].watch(table.id), people[1].watch(table.id)] as const
    const watching = spectator.watch(table.id, table.invite ?? '')
    await give(clients[0], 1)
    await give(clients[1], 2)
    const before = await stateOnce(clients[0], ({ game }) => game?.answers === 2)
    await stateOnce(watching, ({ game }) => game?.answers === 2)
    const stored = server.stored()
    const reply = await clients[0].answer(before.game?.decisions[0]?.number ?? -1, 'break')
    expect(reply).toMatchObject({ ok: false, problem: { code: 'rules-fault' } })
    for (const client of [...clients, watching]) {
      const { notice, game } = await stateOnce(client, ({ notice }) => notice !== null)
      expect(notice).toMatchObject({ table: table.id, kind: 'rules-fault' })
      expect(game?.version).toBe(before.game?.version)
    }
    expect(server.stored()).toBe(stored)
    expect((await look(people[0], table.id)).game).toEqual({ ...before.game, keep: 0 })
    expect(broken()).toHaveLength(1)
    expect(JSON.stringify(broken()[0])).toContain('fell apart')
    expect(frames.map((list) => list.join('\n').match(/fell apart|porters\.breaking/g))).toEqual([null, null, null])
    await give(clients[0], 'draw', 'rest')
    await give(clients[1], 'rest')
    expect((await look(people[0], table.id)).game?.version).toBe((before.game?.version ?? 0) + 3)
  })

  test('are reported with everything needed to look into them, without giving anything away', async () => {
    await serve({})
    const { table, people, clients } = await twoPorters({ turns: 2 })
    await give(clients[0], 1)
    await give(clients[1], 2)
    const { game } = await stateOnce(clients[0], ({ game }) => game?.answers === 2)
    const [decision] = game?.decisions ?? []
    await clients[0].answer(decision?.number ?? -1, 'break')
    const { status, body } = await people[0].ask('POST', `/api/tables/${table.id}/reports`, { note: 'It fell apart.' })
    expect(status).toBe(201)
    const { id, url } = body as { id: string; url: string }
    expect(url).toBe(`/report/${id}`)
    const report = async () => (await people[1].ask('GET', `/api/reports/${id}`)).body as Report
    const early = await report()
    expect(early).toMatchObject({ note: 'It fell apart.', table: table.id, record: null, versions: { rules: '1' } })
    expect(early.moment).toMatchObject({ seat: 0, version: 2, view: game?.view, decisions: game?.decisions })
    const [row] = server.rows('select record from reports where id = ?', id) as { record: string }[]
    expect(JSON.parse(await unpacked(row?.record ?? ''))).toMatchObject({
      log: [{ value: 1 }, { value: 2 }],
      fault: {
        answer: { seat: 0, decision: decision?.number, value: 'break' },
        message: expect.stringContaining('fell apart'),
      },
    })
    await give(clients[0], 'rest')
    await give(clients[1], 'rest')
    await stateOnce(clients[0], ({ table }) => table.status === 'over')
    expect((await report()).record).toMatchObject({ fault: { answer: { value: 'break' } } })
  })

  test('do not hold up a bot: it tries something else', async () => {
    await serve({})
    const person = await somebody()
    const table = await startTable([person], ['breaker'], { game: 'porters', options: { turns: 4 } })
    const client = person.watch(table.id)
    await give(client, 1, 'rest')
    await stateOnce(client, ({ game }) => game?.waiting[0] === 0)
    expect(server.lines.filter(({ msg }) => msg === 'a bot failed' || msg === 'bots stopped')).toEqual([])
    expect(broken().length).toBeGreaterThan(0)
  })

  test('whatever it tries stop a bot, until the game has changed', async () => {
    await serve({ breaksFor: 1 })
    const person = await somebody()
    const table = await startTable([person], ['breaker'], { game: 'porters', options: { turns: 4 } })
    const faults: Notice[] = []
    person.socket.on('notice', (notice) => faults.push(notice))
    const client = person.watch(table.id)
    await give(client, 1, 'rest')
    await until(() => faults.length >= 10)
    expect((await client.undo('choice')).ok).toBe(true)
    expect(faults).toHaveLength(10)
    await stateOnce(client, ({ game }) => game?.waiting[0] === 0)
    await give(client, 'draw', 'rest')
    await until(() => faults.length >= 20)
    await client.say('The crane is stuck.')
    await stateOnce(client, ({ chat }) => chat.length === 1)
    expect(faults).toHaveLength(20)
    // One line per table and minute is enough.
    expect(broken()).toHaveLength(1)
    expect((await look(person, table.id)).game?.waiting).toEqual([1])
  })
})

describe('rules that changed', () => {
  test('continue from the checkpoint; what no longer fits is counted and told, and clients notice by themselves', async () => {
    await serve({ rules: '1' })
    const { table, people, clients } = await twoPorters()
    await give(clients[0], 1)
    await give(clients[1], 2)
    await give(clients[0], 'count', 5, 'rest')
    await give(clients[1], 'draw', 'count')
    const socket = people[1].socket
    const last = { table: table.id, decision: 9, value: 4, id: 'the-last-of-old' }
    const held = await stateOnce(clients[1], ({ game }) => game?.answers === 7)
    const taken = await socket.emitWithAck('answer', { ...last, decision: held.game?.decisions[0]?.number ?? -1 })
    expect(taken).toEqual({ ok: true, version: 8 })
    await serveAgain({ rules: '2', lacks: ['count'] })
    for (const client of clients) {
      const { game, notice } = await stateOnce(
        client,
        ({ game, notice }) => game?.epoch === 1 && notice?.kind === 'rules-changed',
      )
      expect(notice?.kind).toBe('rules-changed')
      expect(notice?.message).toContain('The last 2 answers no longer fit')
      expect(game).toMatchObject({ epoch: 1, answers: 6, waiting: [1], view: { purses: [5, 0], turns: 1 } })
      expect(game?.events.map(({ kind }) => kind)).toEqual(['porters.drew'])
      expect(game?.version).toBe(9)
    }
    const errands = clients[1].state?.game?.decisions[0]
    expect(errands).toMatchObject({ kind: 'porters.errand' })
    expect(JSON.stringify(errands)).not.toContain('"count"')
    // An answer that was acknowledged stays acknowledged, though it no longer stands.
    expect(await people[1].socket.emitWithAck('answer', { ...last, decision: errands?.number ?? -1 })).toEqual(taken)
    await give(clients[1], 'rest')
    await give(clients[0], 'rest')
    const again = await look(people[0], table.id)
    expect(again.game).toMatchObject({ epoch: 1, answers: 8, version: 11 })
    expect(server.lines.filter(({ level }) => level >= 50)).toEqual([])
    expect(server.lines.filter(({ msg }) => msg === 'a game continues under other rules')).toHaveLength(1)
    const record = server.rows('select epoch, rules, base_seq from games where id = ?', table.id)
    expect(record).toEqual([{ epoch: 1, rules: '2', base_seq: 8 }])
    // And once more from there.
    await serveAgain({ rules: '3' })
    for (const client of clients) {
      const { game } = await stateOnce(client, ({ game }) => game?.epoch === 2)
      expect(game).toMatchObject({ answers: 8, view: { turns: 3 } })
    }
    await give(clients[1], 'rest')
    await stateOnce(clients[0], ({ table }) => table.status === 'over')
  })

  test('keep what a seat has planned', async () => {
    await serve({ rules: '1' })
    const { table, people, clients } = await twoPorters()
    await give(clients[0], 1)
    await give(clients[1], 2)
    const { game } = await stateOnce(clients[0], ({ game }) => game?.decisions[0]?.kind === 'porters.errand')
    await clients[0].answer(game?.decisions[0]?.number ?? -1, 'draw', ['peek', 'rest'])
    await serveAgain({ rules: '2' })
    expect((await look(people[0], table.id)).game?.plan).toEqual({ kind: 'porters.errand', values: ['peek', 'rest'] })
    expect((await look(people[1], table.id)).game?.plan).toBeNull()
  })

  test('tell everybody who comes, each once, that nothing was lost', async () => {
    await serve({ rules: '1' })
    const { table, people, clients } = await twoPorters()
    await give(clients[0], 1)
    await give(clients[1], 2)
    await give(clients[0], 'draw')
    for (const { socket } of people) socket.disconnect()
    await serveAgain({ rules: '2' })
    const notices: [Notice[], Notice[]] = [[], []]
    const first = await look(people[0], table.id, notices[0])
    await look(people[1], table.id, notices[1])
    for (const list of notices) {
      await until(() => list.length > 0)
      expect(list).toMatchObject([{ kind: 'rules-changed', message: expect.stringContaining('Nothing was lost.') }])
    }
    expect(first.game).toMatchObject({ epoch: 1, answers: 3 })
    const later: Notice[] = []
    expect((await look(people[0], table.id, later)).game?.view).toEqual(first.game?.view)
    await look(people[0], table.id)
    expect(later).toEqual([])
  })

  test('start over with as many answers as fit if there was no checkpoint yet', async () => {
    await serve({ rules: '1' })
    const people = [await somebody(), await somebody(), await somebody()] as const
    const table = await startTable(people, [], { game: 'porters' })
    const clients = people.map((player) => player.watch(table.id))
    const [one, two] = clients
    if (!one || !two) throw new Error('Somebody is missing.')
    await give(two, 3)
    const before = await stateOnce(two, ({ game }) => game?.answers === 1)
    await give(one, 8)
    await serveAgain({ rules: '2', highestMark: 5 })
    const { game, notice } = await stateOnce(
      one,
      ({ game, notice }) => game?.epoch === 1 && notice?.kind === 'rules-changed',
    )
    expect(notice?.message).toContain('The last answer no longer fits')
    expect(game).toMatchObject({ answers: 1, waiting: [0, 2], version: 3 })
    expect(game?.decisions[0]).toMatchObject({ kind: 'porters.mark', max: 5 })
    const { game: theirs } = await stateOnce(two, ({ game }) => game?.epoch === 1)
    expect(theirs?.decisions).toEqual([])
    expect(theirs?.view).toEqual(before.game?.view)
  })

  test('that cannot continue a game say so; the lists, the table and the chat are still there', async () => {
    await serve({ rules: '1' })
    const person = await somebody()
    const table = await startTable([person], ['breaker'], { game: 'porters' })
    const client = person.watch(table.id)
    await give(client, 1, 'draw')
    const before = server.rows('select * from entries order by seq')
    await serveAgain({ rules: '2', takesUp: false })
    const { problem, game, chat } = await stateOnce(client, ({ problem }) => problem !== null)
    expect(problem).toMatchObject({ code: 'unavailable' })
    expect(problem?.message).toBe('This game began under rules 1, and rules 2 cannot continue it. It is kept as it is.')
    expect([game, chat]).toEqual([null, []])
    expect((await client.say('Still here?')).ok).toBe(true)
    const lists = async (list: string) => {
      const { status, body } = await person.ask('GET', `/api/tables?list=${list}`)
      expect(status).toBe(200)
      return (body as { tables: TableLine[] }).tables.map(({ id }) => id)
    }
    expect(await lists('mine')).toEqual([table.id])
    expect(await lists('running')).toEqual([])
    expect((await person.table('GET', `/api/tables/${table.id}`)).status).toBe('playing')
    const answer = { table: table.id, decision: 3, value: 'rest', id: 'answer-to-nothing' }
    const reply = await person.socket.emitWithAck('answer', answer)
    expect(reply).toMatchObject({ ok: false, problem: { code: 'unavailable' } })
    const replies = [
      await person.ask('GET', `/api/tables/${table.id}/export`),
      await person.ask('POST', `/api/tables/${table.id}/reports`, { note: 'Where is it?' }),
    ]
    expect(replies.map(({ status }) => status)).toEqual([503, 503])
    expect(JSON.stringify([reply, replies, problem])).not.toMatch(/doing here|crate-/)
    expect(server.rows('select * from entries order by seq')).toEqual(before)
    // What went wrong is logged once, however often somebody asks.
    expect(server.lines.filter(({ level }) => level >= 40)).toMatchObject([
      { msg: 'a stored game cannot be continued' },
    ])
    // Rules that can continue it find everything as it was.
    await serveAgain({ rules: '3' })
    const { game: back } = await stateOnce(client, ({ game }) => game !== null)
    expect(back).toMatchObject({ epoch: 1, answers: before.length })
    await client.propose({ kind: 'abandon' })
    await stateOnce(client, ({ table }) => table.status === 'abandoned')
  })

  test('leave the record of a finished game to be downloaded', async () => {
    await serve({ rules: '1' })
    const [over, left] = [await twoPorters({ turns: 1 }), await twoPorters()]
    for (const { clients } of [over, left]) {
      await give(clients[0], 1)
      await give(clients[1], 2)
    }
    await give(over.clients[0], 'rest')
    await left.clients[0].propose({ kind: 'abandon' })
    const { table } = await stateOnce(left.clients[1], ({ table }) => table.proposals.length === 1)
    await left.clients[1].consent(table.proposals[0]?.id ?? '', true)
    const download = async ({ people, table }: Seated) => people[1].ask('GET', `/api/tables/${table.id}/record`)
    const before = await download(over)
    expect(before.status).toBe(200)
    await serveAgain({ rules: '2', takesUp: false })
    expect(await download(over)).toEqual(before)
    expect(await download(left)).toMatchObject({ status: 200, body: { rules: '1', log: [{ value: 1 }, { value: 2 }] } })
    for (const { people, table } of [over, left]) {
      const sync = await look(people[0], table.id)
      expect(sync.game).toBeNull()
      expect(sync.problem?.message).toContain('Its record can still be downloaded.')
      expect(sync.table.seed).toMatch(/^chacha20:/)
    }
    const { status } = await over.people[0].ask('GET', '/api/tables?list=finished')
    expect(status).toBe(200)
  })
})
