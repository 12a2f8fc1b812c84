import { readRecord, type Value, verifyChain, verifyRecord } from '@keep-flying/kernel'
import type { ClientMessages, GameSync, Reply, Sync, TableInfo, TableLine, Update } from '@keep-flying/protocol'
import type { TableClient } from '@keep-flying/protocol/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expeditionPackage } from '../testing/expedition.ts'
import { newPlayer, type Player, playerAs, startTable, stateOnce } from '../testing/player.ts'
import { portersPackage } from '../testing/porters.ts'
import { raftPackage } from '../testing/raft.ts'
import { startTestServer, type TestServer, until } from '../testing/server.ts'

const games = [portersPackage(), raftPackage(), expeditionPackage()]

let server: TestServer
const everybody: Player[] = []

beforeAll(async () => {
  server = await startTestServer({ games })
})

afterAll(async () => {
  for (const player of everybody) player.close()
  await server.close()
})

async function somebody(): Promise<Player> {
  const player = await newPlayer(server.url)
  everybody.push(player)
  return player
}

/** The same person with one more connection. */
function again(player: Player): Player {
  const second = playerAs(server.url, player.me, player.cookie)
  everybody.push(second)
  return second
}

interface Seated {
  readonly table: TableInfo
  readonly players: readonly [Player, Player]
  readonly clients: readonly [TableClient, TableClient]
}

/** Two porters at a table whose game has begun; nobody has chosen a mark yet. */
async function porters(options: object = {}, game = 'porters'): Promise<Seated> {
  const players = [await somebody(), await somebody()] as const
  const table = await startTable(players, [], { game, options })
  const clients = [players[0].watch(table.id), players[1].watch(table.id)] as const
  for (const client of clients) await stateOnce(client, ({ game }) => game !== null)
  return { table, players, clients }
}

/** The same once the marks are chosen: seat 0 is asked for an errand. */
async function errands(options: object = {}): Promise<Seated> {
  const seated = await porters(options)
  await give(seated.clients[0], 3)
  await give(seated.clients[1], 4)
  await asked(seated.clients[0], 'porters.errand')
  return seated
}

/** The game as a client has it, which must have begun. */
function gameOf({ state }: TableClient): GameSync {
  if (!state?.game) throw new Error('There is no game to be seen.')
  return state.game
}

/** Waits until the client's seat is asked something, of this kind if one is named. */
async function asked(client: TableClient, kind?: string) {
  const { game } = await stateOnce(client, (state) =>
    Boolean(state.game?.decisions.some((decision) => kind === undefined || decision.kind === kind)),
  )
  const decision = game?.decisions[0]
  if (!decision) throw new Error('Nothing is asked.')
  return decision
}

/** Answers whatever the client's seat is asked, and waits until that is seen; the version it led to. */
async function give(client: TableClient, value: Value): Promise<number> {
  const decision = await asked(client)
  const version = accepted(await client.answer(decision.number, value))
  await stateOnce(client, ({ game }) => (game?.version ?? 0) >= version)
  return version
}

function accepted(reply: Reply<{ version: number }>): number {
  if (!reply.ok) throw new Error(`This was refused: ${JSON.stringify(reply.problem)}`)
  return reply.version
}

/** The problem with which a request was refused. */
function refused(reply: Reply<object>) {
  if (reply.ok) throw new Error(`This was not refused: ${JSON.stringify(reply)}`)
  return { code: reply.problem.code, field: reply.problem.field }
}

async function connected({ socket }: Player): Promise<Player['socket']> {
  if (!socket.connected) {
    socket.connect()
    await until(() => socket.connected)
  }
  return socket
}

type Message<K extends keyof ClientMessages> = Parameters<ClientMessages[K]>[0]

async function sendAnswer(player: Player, message: Message<'answer'>) {
  return (await connected(player)).emitWithAck('answer', message)
}

async function sendForetell(player: Player, message: Message<'foretell'>) {
  return (await connected(player)).emitWithAck('foretell', message)
}

async function sendWatch(player: Player, message: Message<'watch'>): Promise<Sync> {
  const reply = await (await connected(player)).emitWithAck('watch', message)
  if (!reply.ok) throw new Error(`This was refused: ${JSON.stringify(reply.problem)}`)
  return reply.sync
}

interface SeenOfPorters {
  readonly marks: number[]
  readonly purses: number[]
  readonly hands: { readonly cards: string[]; readonly backs?: string[] }[]
  readonly quay: { readonly cards: string[] }
}

function viewOf(client: TableClient): SeenOfPorters {
  return gameOf(client).view as SeenOfPorters
}

describe('watching', () => {
  test('a seat sees its own hand, a spectator none, and both see what is open', async () => {
    const { table, players, clients } = await errands()
    const spectator = (await somebody()).watch(table.id, table.invite ?? '')
    const { viewer, game } = await stateOnce(spectator, ({ game }) => game !== null)
    expect(viewer).toBeNull()
    expect(game?.decisions).toEqual([])
    expect(game?.waiting).toEqual([0])
    expect(viewOf(spectator).hands.map(({ cards }) => cards.length)).toEqual([0, 0])
    expect(viewOf(clients[0]).hands.map(({ cards }) => cards.length)).toEqual([2, 0])
    expect(viewOf(clients[1]).hands[1]?.cards).toHaveLength(2)
    expect(viewOf(clients[1]).hands[0]?.backs).toEqual(['crate', 'crate'])
    expect(viewOf(spectator).marks).toEqual([3, 4])
    expect(players.map(({ me }) => me.name)).toHaveLength(2)
  })

  test('an answer is told to everybody who watches, each from their own seat', async () => {
    const { table, clients } = await errands()
    const spectator = (await somebody()).watch(table.id, table.invite ?? '')
    await stateOnce(spectator, ({ game }) => game !== null)
    const version = await give(clients[0], 'draw')
    for (const client of [...clients, spectator]) await stateOnce(client, ({ game }) => game?.version === version)
    const drawn = viewOf(clients[0]).hands[0]?.cards.at(-1)
    const heard = (client: TableClient) => gameOf(client).events.at(-1)?.data?.['card']
    expect(heard(clients[0])).toBe(drawn)
    expect([heard(clients[1]), heard(spectator)]).toEqual(['crate', 'crate'])
    expect(JSON.stringify([clients[1].state, spectator.state])).not.toContain(`"${drawn}"`)
    expect(gameOf(clients[1]).decisions).toEqual([])
    expect(gameOf(clients[0]).decisions.map(({ kind }) => kind)).toEqual(['porters.errand'])
  })

  test('a table can be watched before its game begins, and the game follows', async () => {
    const [host, guest] = [await somebody(), await somebody()]
    const plan = { game: 'porters', options: { players: 2 }, title: 'Quay', visibility: 'link', pace: 'live' }
    const table = await host.table('POST', '/api/tables', { ...plan, seats: [{ kind: 'open' }] })
    const client = host.watch(table.id)
    const before = await stateOnce(client, () => true)
    expect(before).toMatchObject({ game: null, problem: null, viewer: 0 })
    expect(refused(await client.answer(0, 1))).toEqual({ code: 'conflict', field: undefined })
    await guest.table('POST', `/api/tables/${table.id}/join`, { invite: table.invite })
    await host.table('POST', `/api/tables/${table.id}/start`)
    const { game } = await stateOnce(client, ({ game }) => game !== null)
    expect(game?.decisions.map(({ kind }) => kind)).toEqual(['porters.mark'])
  })

  test('a table by invitation does not exist for others, and one without spectators says so', async () => {
    const { table } = await errands()
    const stranger = await somebody()
    const socket = await connected(stranger)
    expect(refused(await socket.emitWithAck('watch', { table: table.id })).code).toBe('not-found')
    expect(refused(await socket.emitWithAck('watch', { table: 'no-such-table-1' })).code).toBe('not-found')
    const players = [await somebody(), await somebody()] as const
    const closed = await startTable(players, [], { game: 'porters', spectators: false })
    const asks = { table: closed.id, invite: closed.invite ?? '' }
    expect(refused(await socket.emitWithAck('watch', asks)).code).toBe('forbidden')
  })

  test('somebody who left is told nothing more', async () => {
    const { table, clients } = await errands()
    const spectator = await somebody()
    const updates: Update[] = []
    spectator.socket.on('update', (update) => updates.push(update))
    await sendWatch(spectator, { table: table.id, invite: table.invite ?? '' })
    await give(clients[0], 'draw')
    await until(() => updates.length === 1)
    expect((await spectator.socket.emitWithAck('leave', { table: table.id })).ok).toBe(true)
    await give(clients[0], 'draw')
    // An update about the second answer would have arrived before this.
    await sendWatch(spectator, { table: table.id, invite: table.invite ?? '' })
    expect(updates).toHaveLength(1)
  })
})

describe('answers', () => {
  test('one sent again with its id is acknowledged again and applied once, even over another connection', async () => {
    const { table, players, clients } = await errands()
    const before = gameOf(clients[0])
    const decision = before.decisions[0]?.number ?? -1
    const message = { table: table.id, decision, value: 'count', id: 'my-own-id-1' }
    const first = await sendAnswer(players[0], message)
    const second = await sendAnswer(players[0], message)
    const third = await sendAnswer(again(players[0]), message)
    expect(first).toEqual({ ok: true, version: before.version + 1 })
    expect([second, third]).toEqual([first, first])
    await give(clients[0], 5)
    expect(gameOf(clients[0]).version).toBe(before.version + 2)
    expect(viewOf(clients[0]).purses).toEqual([5, 0])
    expect(await sendAnswer(players[0], message)).toEqual(first)
    expect(refused(await sendAnswer(players[1], message))).toEqual({ code: 'conflict', field: 'id' })
  })

  test('what may not be answered is refused with its reason and changes nothing', async () => {
    const { table, players, clients } = await errands()
    const [decision] = gameOf(clients[0]).decisions
    const number = decision?.number ?? -1
    const spectator = await somebody()
    const tries: [Player, Partial<Message<'answer'>>, object][] = [
      [players[0], { decision: number - 1 }, { code: 'stale', field: 'decision' }],
      [players[0], { decision: number + 7 }, { code: 'stale', field: 'decision' }],
      [players[1], {}, { code: 'foreign', field: 'seat' }],
      [players[0], { value: 'fly' }, { code: 'illegal', field: 'value' }],
      [players[0], { value: 3 }, { code: 'illegal', field: 'value' }],
      [spectator, {}, { code: 'not-found', field: undefined }],
    ]
    const before = server.stored()
    for (const [index, [player, change, problem]] of tries.entries()) {
      const message = { table: table.id, decision: number, value: 'count', id: `refused-${index}`, ...change }
      expect(refused(await sendAnswer(player, message)), JSON.stringify(change)).toEqual(problem)
    }
    expect(server.stored()).toBe(before)
  })

  test('can be looked ahead from, by those who may give them and as far as they can know', async () => {
    const { table, players, clients } = await errands()
    const [decision] = gameOf(clients[0]).decisions
    const number = decision?.number ?? -1
    const before = server.stored()
    const reply = await clients[0].foretell(number, ['draw', 'count', 'rest', 'break'])
    const foretold = reply?.ok ? reply.foretold : null
    expect(foretold?.map(([line]) => line?.with?.['end'])).toEqual(['shown', 'asked', 'round', undefined])
    expect(server.stored()).toBe(before)
    await give(clients[0], 'draw')
    const drawn = viewOf(clients[0]).hands[0]?.cards.at(-1)
    expect(JSON.stringify(foretold)).not.toContain(drawn)

    const ask = (player: Player, change: object) =>
      sendForetell(player, { table: table.id, decision: number, values: ['count'], ...change })
    const next = gameOf(clients[0]).decisions[0]?.number ?? -1
    expect(await ask(players[0], {})).toEqual({ ok: true, foretold: null })
    expect(await ask(players[1], { decision: next })).toEqual({ ok: true, foretold: null })
    expect(refused(await ask(players[0], { decision: next, values: ['fly'] }))).toEqual({
      code: 'illegal',
      field: 'values',
    })
    expect(refused(await ask(await somebody(), { decision: next }))).toEqual({ code: 'not-found', field: undefined })
    const many = Array.from({ length: 24 }, () => 'count')
    expect(refused(await ask(players[0], { decision: next, values: [...many, 'count'] }))).toMatchObject({
      code: 'invalid',
    })
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => ask(players[0], { decision: next, values: many })),
    )
    expect(replies.at(-1)).toEqual({ ok: true, foretold: null })
  })

  test('of several asked together, each seat answers its own, and nobody sees the others’ before all have', async () => {
    const { clients } = await porters()
    expect(gameOf(clients[0]).waiting).toEqual([0, 1])
    await give(clients[1], 8)
    await stateOnce(clients[0], ({ game }) => game?.waiting.length === 1)
    expect(viewOf(clients[0]).marks).toEqual([])
    expect(gameOf(clients[0]).decisions).toHaveLength(1)
    await give(clients[0], 2)
    await stateOnce(clients[1], ({ game }) => game?.waiting.length === 1 && game.answers === 2)
    expect(viewOf(clients[1]).marks).toEqual([2, 8])
  })
})

describe('a question that several share', () => {
  test('waits for any one of them; the first answer counts for all', async () => {
    const { table, players, clients } = await porters({ days: 1 }, 'expedition')
    const numbers = clients.map((client) => gameOf(client).decisions[0]?.number ?? -1)
    for (const client of clients) {
      expect(gameOf(client)).toMatchObject({ waiting: [0, 1], waitingForAny: true })
      expect(gameOf(client).decisions).toMatchObject([{ sharedBy: [0, 1] }])
    }
    const { waitingForAny, seats } = await players[0].table('GET', `/api/tables/${table.id}`)
    expect(waitingForAny).toBe(true)
    expect(seats.every(({ waitingSince }) => waitingSince !== null)).toBe(true)
    accepted(await clients[1].answer(numbers[1] ?? -1, 4))
    expect(refused(await clients[0].answer(numbers[0] ?? -1, 5))).toMatchObject({ code: 'over' })
    const { table: over } = await stateOnce(clients[0], ({ table }) => table.status === 'over')
    expect(over).toMatchObject({ waitingForAny: false, outcome: { by: 'team', won: true, score: 4 } })
    const metrics = await (await fetch(`${server.url}/metrics`)).text()
    expect(metrics).toContain('keepflying_games_finished_total{game="expedition",result="team-won"} 1\n')
  })
})

describe('a campaign', () => {
  test('goes on with the table that everybody is told of, and its record says what it follows', async () => {
    const { table, players, clients } = await porters({ days: 1 }, 'expedition')
    await give(clients[0], 3)
    for (const client of clients) {
      const { table: over } = await stateOnce(client, ({ table }) => table.status === 'over')
      expect(over.next).toEqual({ table: null })
    }
    const next = await players[0].table('POST', `/api/tables/${table.id}/next`)
    await stateOnce(clients[1], ({ table }) => table.next?.table === next.id)
    await players[0].table('POST', `/api/tables/${next.id}/start`)
    const client = players[1].watch(next.id)
    await give(client, 4)
    await stateOnce(client, ({ table }) => table.status === 'over')
    const records = await Promise.all(
      [table.id, next.id].map(async (id) =>
        readRecord(JSON.stringify((await players[0].ask('GET', `/api/tables/${id}/record`)).body)),
      ),
    )
    const chain = verifyChain(expeditionPackage().game, records)
    expect(chain.map(({ state }) => state.food)).toEqual([3, 7])
    expect(records[1]?.follows).toBe(next.follows?.record)
  })

  test('that breaks on what follows does not keep a game from ending', async () => {
    const broken = await startTestServer({ games: [expeditionPackage(true)] })
    const player = await newPlayer(broken.url)
    const { id } = await startTable([player], [], { game: 'expedition', options: { days: 1 } })
    const client = player.watch(id)
    await give(client, 3)
    const { table } = await stateOnce(client, ({ table }) => table.status === 'over')
    expect(table).toMatchObject({ outcome: { won: true }, next: null })
    const failed = broken.lines.filter(({ msg }) => msg === 'a finished game could not hand anything on')
    expect(failed).toMatchObject([{ table: id, err: { message: 'The map is gone.' } }])
    player.close()
    await broken.close()
  })
})

describe('a plan', () => {
  test('goes back to its own seat alone, for as long as the seat follows it', async () => {
    const { table, players, clients } = await errands()
    const spectator = (await somebody()).watch(table.id, table.invite ?? '')
    const plans = () => [...clients, spectator].map((client) => gameOf(client).plan)
    const answerWith = async (value: Value, plan?: readonly Value[]) => {
      const { number } = await asked(clients[0], 'porters.errand')
      const version = accepted(await clients[0].answer(number, value, plan))
      for (const client of [...clients, spectator])
        await stateOnce(client, ({ game }) => (game?.version ?? 0) >= version)
    }
    await answerWith('draw', ['peek', 'draw', 'rest'])
    expect(plans()).toEqual([{ kind: 'porters.errand', values: ['peek', 'draw', 'rest'] }, null, null])
    await answerWith('peek')
    expect(plans()).toEqual([{ kind: 'porters.errand', values: ['draw', 'rest'] }, null, null])
    expect((await sendWatch(again(players[0]), { table: table.id })).game?.plan?.values).toEqual(['draw', 'rest'])
    expect((await sendWatch(again(players[1]), { table: table.id })).game?.plan).toBeNull()
    await answerWith('peek')
    expect(plans()).toEqual([null, null, null])
  })
})

describe('undo', () => {
  test('a choice, an action and a turn are taken back, each as far as it goes', async () => {
    const { clients } = await errands()
    const [mine, theirs] = clients
    const start = gameOf(mine)
    await give(mine, 'count')
    await give(mine, 4)
    await give(mine, 'lay')
    const crate = viewOf(mine).hands[0]?.cards[0] ?? ''
    await give(mine, crate)
    expect(gameOf(mine).undo).toEqual({ units: ['choice', 'action', 'turn'], refused: null })
    const takeBack = async (unit: 'choice' | 'action' | 'turn') => {
      const version = accepted(await mine.undo(unit))
      for (const client of clients) await stateOnce(client, ({ game }) => game?.version === version)
      return gameOf(mine)
    }
    expect((await takeBack('choice')).decisions[0]?.kind).toBe('porters.which')
    await give(mine, crate)
    const afterAction = await takeBack('action')
    expect(afterAction.decisions[0]?.kind).toBe('porters.errand')
    expect(viewOf(theirs).purses).toEqual([4, 0])
    const afterTurn = await takeBack('turn')
    expect(afterTurn.answers).toBe(start.answers)
    expect(viewOf(theirs).purses).toEqual([0, 0])
    expect(afterTurn.view).toEqual(start.view)
    expect(refused(await mine.undo('choice'))).toEqual({ code: 'illegal', field: 'undo' })
    expect(refused(await theirs.undo('turn'))).toEqual({ code: 'illegal', field: 'undo' })
  })

  test('what showed something hidden cannot be taken back, and the same undo counts once', async () => {
    const { table, players, clients } = await errands()
    await give(clients[0], 'draw')
    expect(gameOf(clients[0]).undo).toEqual({ units: [], refused: 'shown' })
    expect(refused(await clients[0].undo('choice'))).toEqual({ code: 'illegal', field: 'undo' })
    await give(clients[0], 'count')
    const { version } = gameOf(clients[0])
    const socket = await connected(players[0])
    const message = { table: table.id, unit: 'choice', id: 'undo-once-1' } as const
    const first = await socket.emitWithAck('undo', message)
    expect(first).toEqual({ ok: true, version: version + 1 })
    expect(await socket.emitWithAck('undo', message)).toEqual(first)
    expect(refused(await socket.emitWithAck('undo', { ...message, id: 'undo-once-2' })).code).toBe('illegal')
  })

  test('events taken back disappear from what everybody holds', async () => {
    const { clients } = await errands()
    await give(clients[0], 'count')
    const version = await give(clients[0], 7)
    await stateOnce(clients[1], ({ game }) => game?.version === version)
    const counted = gameOf(clients[1]).events.at(-1)
    expect(counted?.kind).toBe('porters.counted')
    const back = accepted(await clients[0].undo('action'))
    await stateOnce(clients[1], ({ game }) => game?.version === back)
    const keys = gameOf(clients[1]).events.map(({ kind }) => kind)
    expect(keys.at(-1)).toBe('taken-back')
    expect(keys).not.toContain('porters.counted')
  })
})

describe('coming back', () => {
  test('brings only new events, and says which of the old ones still stand', async () => {
    const { table, players, clients } = await errands()
    const [mine] = clients
    await give(mine, 'draw')
    const before = gameOf(mine)
    const last = before.events.at(-1)?.seq ?? 0
    const visitor = again(players[0])
    const have = { epoch: before.epoch, event: last }
    const same = await sendWatch(visitor, { table: table.id, have })
    expect(same.game).toMatchObject({ events: [], keep: last, version: before.version })
    expect(same.game?.view).toEqual(before.view)

    await give(mine, 'count')
    await give(mine, 6)
    const counted = gameOf(mine).events.at(-1)?.seq ?? 0
    const more = await sendWatch(visitor, { table: table.id, have })
    expect(more.game?.events.map(({ seq, kind }) => [seq, kind])).toEqual([[counted, 'porters.counted']])
    expect(more.game?.keep).toBe(last)

    await mine.undo('action')
    const back = await sendWatch(visitor, { table: table.id, have: { ...have, event: counted } })
    expect(back.game?.keep).toBe(last)
    expect(back.game?.events.map(({ kind }) => kind)).toEqual(['taken-back'])
    expect(back.game?.events[0]?.seq).toBeGreaterThan(counted)

    const other = await sendWatch(visitor, { table: table.id, have: { epoch: 7, event: counted } })
    expect(other.game?.events).toEqual((await sendWatch(visitor, { table: table.id })).game?.events)
    expect(other.game?.keep).toBe(0)
  })

  test('a client that lost its connection ends up with the same as one that never did', async () => {
    const { clients, players } = await errands()
    const [mine, theirs] = clients
    players[1].socket.io.engine.close()
    await give(mine, 'draw')
    await give(mine, 'count')
    await give(mine, 2)
    await mine.undo('action')
    await give(mine, 'rest')
    const { version } = gameOf(mine)
    await stateOnce(theirs, ({ game, connected }) => connected && game?.version === version)
    const fresh = await sendWatch(again(players[1]), { table: theirs.state?.table.id ?? '' })
    expect(gameOf(theirs)).toEqual({ ...fresh.game, keep: gameOf(theirs).keep })
  })
})

describe('around the game', () => {
  test('chat reaches everybody once and is kept for those who come later', async () => {
    const { table, players, clients } = await errands()
    const spectator = await somebody()
    const watching = spectator.watch(table.id, table.invite ?? '')
    await stateOnce(watching, () => true)
    expect((await clients[0].say('Who has the crowbar?')).ok).toBe(true)
    const message = { table: table.id, text: 'Not me.', id: 'said-once-1' }
    expect(await spectator.socket.emitWithAck('say', message)).toEqual({ ok: true })
    expect(await spectator.socket.emitWithAck('say', message)).toEqual({ ok: true })
    expect((await clients[1].say('  It fell in.  ')).ok).toBe(true)
    const [one, two] = players
    const lines = [
      { seat: 0, name: one.me.name, text: 'Who has the crowbar?' },
      { seat: null, name: spectator.me.name, text: 'Not me.' },
      { seat: 1, name: two.me.name, text: 'It fell in.' },
    ]
    for (const client of [...clients, watching]) {
      const { chat } = await stateOnce(client, ({ chat }) => chat.length === 3)
      expect(chat).toMatchObject(lines)
    }
    const late = await sendWatch(await somebody(), { table: table.id, invite: table.invite ?? '' })
    expect(late.chat).toMatchObject(lines)
  })

  test('only those who watch may chat or say what they saw', async () => {
    const { table } = await errands()
    const socket = await connected(await somebody())
    const say = await socket.emitWithAck('say', { table: table.id, text: 'Hello', id: 'not-here-1' })
    expect(refused(say)).toEqual({ code: 'forbidden', field: 'table' })
    expect(refused(await socket.emitWithAck('seen', { table: table.id, event: 1 })).code).toBe('forbidden')
  })

  test('everybody sees who is present, each person once', async () => {
    const { table, players, clients } = await errands()
    const [mine] = clients
    const spectator = await somebody()
    const watching = spectator.watch(table.id, table.invite ?? '')
    await stateOnce(mine, ({ present, spectators }) => present.length === 2 && spectators === 1)
    const twice = again(players[1])
    await sendWatch(twice, { table: table.id })
    expect(mine.state?.present.map(({ seat }) => seat).sort()).toEqual([0, 1])
    expect(mine.state?.present).toContainEqual({ seat: 1, name: players[1].me.name })
    twice.close()
    watching.close()
    await stateOnce(mine, ({ spectators }) => spectators === 0)
    players[1].close()
    await stateOnce(mine, ({ present }) => present.length === 1)
    expect(mine.state?.present).toEqual([{ seat: 0, name: players[0].me.name }])
  })

  test('what happened since somebody last looked is counted, and what they saw is remembered', async () => {
    const { table, players, clients } = await errands()
    const [mine, theirs] = clients
    const mineList = async (player: Player) => {
      const { body } = await player.ask('GET', '/api/tables?list=mine')
      return (body as { tables: TableLine[] }).tables.find(({ id }) => id === table.id)?.unseen
    }
    const seen = gameOf(theirs).events.at(-1)?.seq ?? 0
    await theirs.seen(seen)
    expect(await mineList(players[1])).toBe(0)
    server.clock.now += 1000
    await give(mine, 'count')
    await give(mine, 2)
    expect(await mineList(players[1])).toBe(2)
    const later = await sendWatch(again(players[1]), { table: table.id })
    expect(later.seen).toBe(seen)
    expect(later.game?.events.filter(({ seq }) => seq > later.seen)).toHaveLength(1)
    await stateOnce(theirs, ({ game }) => game?.version === later.game?.version)
    await theirs.seen(gameOf(theirs).events.at(-1)?.seq ?? 0)
    expect(await mineList(players[1])).toBe(0)
    // An old page that reports less takes nothing back.
    await theirs.seen(1)
    expect((await sendWatch(again(players[1]), { table: table.id })).seen).toBeGreaterThan(seen)
  })

  test('somebody who hands over their seat in the middle of the game no longer sees its view', async () => {
    const { table, players, clients } = await errands()
    const [mine, theirs] = clients
    const newcomer = await somebody()
    const [updates, others]: [Update[], Update[]] = [[], []]
    const second = again(players[0])
    players[0].socket.on('update', (update) => updates.push(update))
    second.socket.on('update', (update) => others.push(update))
    await sendWatch(second, { table: table.id })
    const { body } = await players[0].ask('POST', `/api/tables/${table.id}/seats/0/hand-over`, {})
    const { token } = body as { token: string }
    const after = await newcomer.table('POST', `/api/tables/${table.id}/take-over`, { token })
    expect(after.you).toBe(0)
    const fresh = newcomer.watch(table.id)
    await give(fresh, 'draw')
    const drawn = viewOf(fresh).hands[0]?.cards.at(-1) ?? ''
    await stateOnce(theirs, ({ game }) => game?.version === gameOf(fresh).version)
    // With the invitation they may watch, and see what anybody sees.
    await stateOnce(mine, ({ viewer, game }) => viewer === null && game?.version === gameOf(fresh).version)
    expect(mine.state?.table).toMatchObject({ you: null, invite: null })
    expect(refused(await mine.answer(gameOf(fresh).decisions[0]?.number ?? 0, 'draw')).code).toBe('forbidden')
    expect(JSON.stringify([updates, mine.state])).not.toContain(`"${drawn}"`)
    // Without the invitation a connection gets nothing more.
    expect(others).toEqual([])
    const watching = await sendWatch(second, { table: table.id, invite: table.invite ?? '' })
    expect(watching.viewer).toBeNull()
    expect(JSON.stringify(watching)).not.toContain(`"${drawn}"`)
  })
})

describe('agreement', () => {
  test('a game is abandoned once everybody at the table agrees; its seed is then known', async () => {
    const { clients } = await errands()
    const [mine, theirs] = clients
    expect(await mine.propose({ kind: 'abandon' })).toEqual({ ok: true })
    expect(refused(await theirs.propose({ kind: 'abandon' }))).toEqual({ code: 'conflict', field: 'proposal' })
    const { table } = await stateOnce(theirs, ({ table }) => table.proposals.length === 1)
    const [proposal] = table.proposals
    expect(proposal).toMatchObject({ proposal: { kind: 'abandon' }, by: 0, asked: [0, 1], agreed: [0] })
    expect(refused(await theirs.propose({ kind: 'undo', to: 0 }))).toEqual({ code: 'conflict', field: 'kind' })
    await theirs.consent(proposal?.id ?? '', true)
    for (const client of clients) {
      const { table: now } = await stateOnce(client, ({ table }) => table.status === 'abandoned')
      expect(now.seed).toMatch(/^chacha20:/)
    }
    expect(refused(await mine.answer(gameOf(mine).decisions[0]?.number ?? 0, 'rest'))).toMatchObject({ code: 'over' })
  })

  test('one refusal ends a proposal', async () => {
    const { clients } = await errands()
    await clients[0].propose({ kind: 'abandon' })
    const { table } = await stateOnce(clients[1], ({ table }) => table.proposals.length === 1)
    await clients[1].consent(table.proposals[0]?.id ?? '', false)
    await stateOnce(clients[0], ({ table }) => table.proposals.length === 0)
    expect(refused(await clients[1].consent(table.proposals[0]?.id ?? '', true)).code).toBe('not-found')
    expect(clients[0].state?.table.status).toBe('playing')
  })

  test('in a co-operative game the table takes back by consent what the rule of undo would not allow', async () => {
    const { clients } = await porters({ strokes: 6 }, 'raft')
    const [mine, theirs] = clients
    await give(mine, true)
    await give(theirs, false)
    await give(mine, true)
    await stateOnce(theirs, ({ game }) => game?.answers === 3)
    expect(gameOf(theirs).undo).toEqual({ units: [], refused: 'others-acted', by: 0 })
    await theirs.propose({ kind: 'undo', to: 1 })
    const { table } = await stateOnce(mine, ({ table }) => table.proposals.length === 1)
    expect(gameOf(mine).answers).toBe(3)
    await mine.consent(table.proposals[0]?.id ?? '', true)
    for (const client of clients) await stateOnce(client, ({ game }) => game?.answers === 1)
    expect(gameOf(mine)).toMatchObject({ version: 4, waiting: [1] })
    expect(gameOf(mine).events.map(({ kind }) => kind)).toEqual(['raft.rowed', 'taken-back'])
    expect(gameOf(mine).view).toMatchObject({ strokes: 1, drift: 0 })
    await stateOnce(theirs, ({ table }) => table.proposals.length === 0)
    await theirs.propose({ kind: 'undo', to: 1 })
    const { table: later } = await stateOnce(mine, ({ table }) => table.proposals.length === 1)
    expect(refused(await mine.consent(later.proposals[0]?.id ?? '', true))).toEqual({ code: 'illegal', field: 'undo' })
  })
})

describe('the end', () => {
  test('shows the winners and the seed, lets everybody download a record that verifies, and leads to a rematch', async () => {
    const { table, players, clients } = await errands({ turns: 2 })
    const [mine, theirs] = clients
    expect(table.seed).toBeNull()
    expect((await players[0].ask('GET', `/api/tables/${table.id}/record`)).status).toBe(409)
    await give(mine, 'count')
    await give(mine, 9)
    await give(mine, 'rest')
    await give(theirs, 'draw')
    await give(theirs, 'rest')
    for (const client of clients) {
      const { table: now, game } = await stateOnce(client, ({ table }) => table.status === 'over')
      expect(now).toMatchObject({ outcome: { by: 'seats', winners: [0] }, commitment: table.commitment })
      expect(game).toMatchObject({ over: true, decisions: [], waiting: [], undo: null })
    }
    const { body } = await players[1].ask('GET', `/api/tables/${table.id}/record`)
    const record = readRecord(JSON.stringify(body))
    expect(record).toMatchObject({ commitment: table.commitment, seed: mine.state?.table.seed })
    expect(record.log).toHaveLength(gameOf(mine).version)
    expect(verifyRecord(portersPackage().game, record).over).toBe(true)
    expect(refused(await mine.answer(3, 'rest')).code).toBe('over')
    expect(refused(await mine.undo('turn')).code).toBe('over')
    const rematch = await players[1].table('POST', `/api/tables/${table.id}/rematch`)
    const { table: told } = await stateOnce(mine, ({ table }) => table.rematch !== null)
    expect(told.rematch).toBe(rematch.id)
    const next = await stateOnce(players[0].watch(rematch.id), () => true)
    expect(next).toMatchObject({ viewer: 0, game: null, table: { status: 'open', seed: null } })
    expect(next.table.commitment).not.toBe(table.commitment)
  })
})

describe('a restart', () => {
  test('finds everything as it was: answers, ids, chat and what was seen', async () => {
    const first = await startTestServer({ games })
    const players = [await newPlayer(first.url), await newPlayer(first.url)] as const
    const table = await startTable(players, [], { game: 'porters' })
    const clients = players.map((player) => player.watch(table.id)) as [TableClient, TableClient]
    await give(clients[0], 1)
    await give(clients[1], 2)
    const decision = (await asked(clients[0], 'porters.errand')).number
    const message = { table: table.id, decision, value: 'draw', id: 'before-the-end-1' }
    const before = await sendAnswer(players[0], message)
    await clients[0].say('Good night.')
    await clients[0].seen(2)
    const held = await sendWatch(playerAs(first.url, players[0].me, players[0].cookie), { table: table.id })
    for (const player of players) player.close()
    await first.stop()
    const second = await startTestServer({ games, dataDir: first.dataDir })
    const back = playerAs(second.url, players[0].me, players[0].cookie)
    try {
      const now = await sendWatch(back, { table: table.id })
      expect(now.game).toEqual(held.game)
      expect(now.chat.map(({ text }) => text)).toEqual(['Good night.'])
      expect(now.seen).toBe(2)
      expect(await sendAnswer(back, message)).toEqual(before)
      expect((await sendWatch(back, { table: table.id })).game?.version).toBe(held.game?.version)
    } finally {
      back.close()
      await second.close()
    }
  })
})
