import type { Value } from '@keep-flying/kernel'
import type { TableInfo, Update } from '@keep-flying/protocol'
import type { TableClient, TableState } from '@keep-flying/protocol/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPlayer, type Player, playerAs, startTable, stateOnce } from '../testing/player.ts'
import { portersPackage } from '../testing/porters.ts'
import { startTestServer, type TestServer, until } from '../testing/server.ts'

let server: TestServer
const everybody: Player[] = []

beforeAll(async () => {
  server = await startTestServer({ games: [portersPackage()] })
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

interface Seated {
  readonly table: TableInfo
  readonly players: readonly [Player, Player]
  readonly clients: readonly [TableClient, TableClient]
}

/** Two people at a table; the first is asked for an errand. */
async function seated(): Promise<Seated> {
  const players = [await somebody(), await somebody()] as const
  const table = await startTable(players, [], { game: 'porters' })
  const clients = [players[0].watch(table.id), players[1].watch(table.id)] as const
  await give(clients[0], 1)
  await give(clients[1], 2)
  for (const client of clients) await stateOnce(client, ({ game }) => game?.answers === 2)
  return { table, players, clients }
}

async function give(client: TableClient, value: Value): Promise<void> {
  const { game } = await stateOnce(client, ({ game }) => (game?.decisions.length ?? 0) > 0)
  const reply = await client.answer(game?.decisions[0]?.number ?? -1, value)
  if (!reply.ok) throw new Error(`This was refused: ${JSON.stringify(reply.problem)}`)
  await stateOnce(client, ({ game }) => (game?.version ?? 0) >= reply.version)
}

function gameOf({ state }: TableClient) {
  if (!state?.game) throw new Error('There is no game to see.')
  return state.game
}

/** What the server would send to a newcomer. */
async function fresh({ me, cookie }: Player, table: string) {
  const visitor = playerAs(server.url, me, cookie)
  everybody.push(visitor)
  const { game } = await stateOnce(visitor.watch(table), ({ game }) => game !== null)
  visitor.close()
  return game
}

describe('a table over the network', () => {
  test('has chat before the start for everybody seated, and is still seen by a person who gave their seat away', async () => {
    const [host, guest] = [await somebody(), await somebody()]
    const { id, invite } = await host.table('POST', '/api/tables', {
      game: 'porters',
      options: {},
      title: 'On the quay',
      visibility: 'link',
      pace: 'live',
      seats: [{ kind: 'open' }],
    })
    const [hosting, coming] = [host.watch(id), guest.watch(id, invite ?? '')]
    for (const client of [hosting, coming]) await stateOnce(client, ({ table }) => table.status === 'open')
    await guest.table('POST', `/api/tables/${id}/join`, { invite })
    expect((await coming.say('Is this seat taken?')).ok).toBe(true)
    const { chat } = await stateOnce(hosting, (state) => state.chat.length > 0)
    expect(chat).toMatchObject([{ seat: 1, text: 'Is this seat taken?' }])
    await host.table('POST', `/api/tables/${id}/start`)
    const heir = await somebody()
    const { body } = await host.ask('POST', `/api/tables/${id}/seats/0/hand-over`, {})
    await heir.table('POST', `/api/tables/${id}/take-over`, body)
    await stateOnce(hosting, ({ viewer, game }) => viewer === null && game !== null)
    expect(hosting.problem).toBeNull()
  })

  test('has a new state with every change, which shares the parts that did not change', async () => {
    const { clients } = await seated()
    const [mine, theirs] = clients
    const states: (TableState | null)[] = []
    const stop = theirs.subscribe(() => states.push(theirs.state))
    const before = gameOf(theirs).view as Record<string, unknown>
    await give(mine, 'draw')
    await stateOnce(theirs, ({ game }) => game?.answers === 3)
    const after = gameOf(theirs).view as Record<string, unknown>
    expect(states).toHaveLength(1)
    expect(after).not.toBe(before)
    expect(after['marks']).toBe(before['marks'])
    expect(after['quay']).toBe(before['quay'])
    expect(after['hands']).not.toBe(before['hands'])
    stop()
    await give(mine, 'rest')
    await stateOnce(theirs, ({ game }) => game?.answers === 4)
    expect(states).toHaveLength(1)
  })

  test('sends what was said while offline once it is connected again, and it is carried out once', async () => {
    const { table, players, clients } = await seated()
    const [mine] = clients
    const { version, decisions } = gameOf(mine)
    players[0].socket.io.engine.close()
    const [answer, said] = [mine.answer(decisions[0]?.number ?? -1, 'draw'), mine.say('Bad line.')]
    await until(() => mine.state?.connected === false)
    expect(await answer).toEqual({ ok: true, version: version + 1 })
    expect((await said).ok).toBe(true)
    const { game, chat } = await stateOnce(mine, ({ game, connected }) => connected && game?.version === version + 1)
    expect(game).toEqual({ ...(await fresh(players[0], table.id)), keep: game?.keep })
    expect(chat.map(({ text }) => text)).toEqual(['Bad line.'])
  })

  test('asks for everything again when it has missed something', async () => {
    const { table, players, clients } = await seated()
    const [mine, theirs] = clients
    const held = gameOf(theirs)
    // An update of a later step, as if those in between were lost.
    const { view: _, ...step } = held
    const update: Update = { ...step, table: table.id, from: held.version + 4, version: held.version + 5, changes: [] }
    for (const hear of players[1].socket.listeners('update')) hear(update)
    await give(mine, 'draw')
    await stateOnce(theirs, ({ game }) => game?.version === held.version + 1)
    expect(gameOf(theirs)).toEqual({ ...(await fresh(players[1], table.id)), keep: gameOf(theirs).keep })
    // An update that is already known, or of another table, changes nothing.
    const now = theirs.state
    const old = { ...update, from: 0, version: 1 }
    for (const hear of players[1].socket.listeners('update')) {
      hear(old)
      hear({ ...update, table: 'another-table' })
    }
    expect(theirs.state).toBe(now)
  })

  test('shares its connection with other tables', async () => {
    const one = await seated()
    const other = await startTable([one.players[0], await somebody()], [], { game: 'porters' })
    const second = one.players[0].watch(other.id)
    await give(second, 7)
    await give(one.clients[0], 'draw')
    expect(gameOf(second)).toMatchObject({ version: 1, waiting: [1] })
    expect(gameOf(one.clients[0]).version).toBe(3)
    second.close()
    await give(one.clients[0], 'rest')
    expect(gameOf(second).version).toBe(1)
  })

  test('says why it cannot be watched', async () => {
    const { table } = await seated()
    const stranger = await somebody()
    const client = stranger.watch(table.id)
    await until(() => client.problem !== null)
    expect(client.problem).toMatchObject({ code: 'not-found' })
    expect(client.state).toBeNull()
    const unknown = playerAs(server.url, stranger.me, 'keepflying=nobody')
    everybody.push(unknown)
    const outside = unknown.watch(table.id)
    await until(() => outside.problem !== null)
    expect(outside.problem).toMatchObject({ code: 'unauthorized' })
  })

  test('is left when it is closed: nothing more is received, sent or awaited', async () => {
    const { players, clients } = await seated()
    const [mine, theirs] = clients
    await stateOnce(mine, ({ present }) => present.length === 2)
    const held = theirs.state
    theirs.close()
    await stateOnce(mine, ({ present }) => present.length === 1)
    await give(mine, 'draw')
    expect(theirs.state).toBe(held)
    expect(await theirs.say('Anybody?')).toMatchObject({ ok: false, problem: { code: 'unavailable' } })
    // The same while it waits for a connection.
    players[0].socket.disconnect()
    const waiting = mine.say('Hello?')
    mine.close()
    players[0].socket.connect()
    expect(await waiting).toMatchObject({ ok: false, problem: { code: 'unavailable' } })
  })

  test('follows a person to another seat', async () => {
    const host = await somebody()
    const plan = { game: 'porters', options: { players: 2 }, title: 'Quay', visibility: 'public', pace: 'live' }
    const table = await host.table('POST', '/api/tables', { ...plan, seats: [{ kind: 'open' }] })
    const guest = await somebody()
    const client = guest.watch(table.id)
    expect((await stateOnce(client, () => true)).viewer).toBeNull()
    await guest.table('POST', `/api/tables/${table.id}/join`)
    const sitting = await stateOnce(client, ({ viewer }) => viewer !== null)
    expect(sitting).toMatchObject({ viewer: 1, table: { you: 1 } })
    await guest.ask('POST', `/api/tables/${table.id}/leave`, {})
    await stateOnce(client, ({ viewer, table }) => viewer === null && table.you === null)
  })
})
