import type { Reply, TableInfo } from '@keep-flying/protocol'
import type { TableClient } from '@keep-flying/protocol/client'
import { afterEach, expect, test } from 'vitest'
import { newPlayer, type Player, startTable, stateOnce } from '../testing/player.ts'
import { raftPackage } from '../testing/raft.ts'
import { moduleOf, startTestServer, type TestServer, until } from '../testing/server.ts'

const minute = 60_000

/** The bots of the raft, on their threads. */
const botGames = moduleOf(`
  const bots = ['oar', 'helm'].map((id) => ({ bot: { id, choose: () => true } }))
  export const gameListings = [{ id: 'raft', engine: async () => ({ bots }) }]`)

const servers: TestServer[] = []
const players: Player[] = []

afterEach(async () => {
  for (const player of players.splice(0)) player.close()
  for (const server of servers.splice(0)) await server.close()
})

async function serve(dataDir?: string): Promise<TestServer> {
  const rest = dataDir === undefined ? {} : { dataDir }
  const server = await startTestServer({ games: [raftPackage()], botGames, ...rest })
  servers.push(server)
  return server
}

interface Seated {
  readonly table: TableInfo
  readonly people: readonly [Player, Player]
  readonly clients: readonly [TableClient, TableClient]
}

/** Two people on a raft with a minute each; it is the first one's turn. */
async function rafters(server: TestServer, outOfTime: 'bot' | 'vote'): Promise<Seated> {
  const people = [await newPlayer(server.url), await newPlayer(server.url)] as const
  players.push(...people)
  const clock = { kind: 'budget', minutes: 1, seconds: 5, outOfTime } as const
  const table = await startTable(people, [], { game: 'raft', options: { strokes: 40 }, clock })
  const clients = [people[0].watch(table.id), people[1].watch(table.id)] as const
  for (const client of clients) await stateOnce(client, ({ game }) => game !== null)
  await until(() => lookedAfter(server) > 0)
  return { table, people, clients }
}

/** When the server last looked after the clocks. */
function lookedAfter(server: TestServer): number {
  const [row] = server.rows(`select value from settings where key = 'clocks-beat'`)
  return Number((row as { value: string } | undefined)?.value ?? 0)
}

/** Time passes under the eyes of the server, until something has happened. */
async function passUntil(server: TestServer, happened: () => boolean): Promise<void> {
  while (!happened()) {
    const next = server.clock.now + 10_000
    server.clock.now = next
    await until(() => lookedAfter(server) >= next || happened())
  }
}

function seatsOf(client: TableClient): TableInfo['seats'] {
  return client.state?.table.seats ?? []
}

/** Answers what the client's seat is asked. */
async function row(client: TableClient): Promise<Reply<{ version: number }>> {
  const { game } = await stateOnce(client, (state) => Boolean(state.game?.decisions[0]))
  return client.answer(game?.decisions[0]?.number ?? 0, true)
}

test('a bot plays on for somebody who has run out of time, until they take their seat back', async () => {
  const server = await serve()
  const { table, people, clients } = await rafters(server, 'bot')
  const [slow, quick] = clients
  expect(seatsOf(quick)[0]?.clock).toEqual({ left: minute, running: true })
  await passUntil(server, () => seatsOf(quick)[0]?.standIn === 'helm')
  // The bot answers, and the other's clock runs.
  await stateOnce(quick, ({ game }) => (game?.version ?? 0) === 1)
  await stateOnce(quick, ({ table: { seats } }) => seats[1]?.clock?.running === true)
  expect((await row(quick)).ok).toBe(true)
  await stateOnce(quick, ({ game }) => (game?.version ?? 0) === 3)
  expect((await row(quick)).ok).toBe(true)
  await stateOnce(slow, ({ game }) => (game?.version ?? 0) === 5)
  expect(slow.state?.viewer).toBe(0)

  const answered = await people[0].socket.emitWithAck('answer', {
    table: table.id,
    decision: 1,
    value: true,
    id: 'an-answer',
  })
  expect(answered).toMatchObject({ ok: false, problem: { code: 'conflict' } })
  await people[0].table('POST', `/api/tables/${table.id}/seats/0/take-back`)
  await stateOnce(slow, ({ table: { seats } }) => seats[0]?.standIn === null)
  expect((await row(quick)).ok).toBe(true)
  expect((await row(slow)).ok).toBe(true)
  await stateOnce(quick, ({ table: { seats } }) => seats[0]?.clock?.left === minute + 5000)
})

test('clocks turn with the answers, and everybody sees it', async () => {
  const server = await serve()
  const { clients } = await rafters(server, 'bot')
  server.clock.now += 4000
  await row(clients[0])
  const { table } = await stateOnce(clients[1], ({ table: { seats } }) => seats[1]?.clock?.running === true)
  expect(table.seats.map(({ clock }) => clock)).toEqual([
    { left: minute + 1000, running: false },
    { left: minute, running: true },
  ])
})

test('somebody who answers after all ends the vote about them', async () => {
  const server = await serve()
  const { clients } = await rafters(server, 'vote')
  const proposed = (client: TableClient) => client.state?.table.proposals ?? []
  await passUntil(server, () => proposed(clients[1]).length > 0)
  expect(proposed(clients[1])).toMatchObject([{ by: null, asked: [1] }])
  expect((await row(clients[0])).ok).toBe(true)
  await stateOnce(clients[1], ({ table }) => table.proposals.length === 0)
  await stateOnce(clients[1], ({ table: { seats } }) => seats[0]?.clock?.left === 5000)
})

test('an hour without a server costs nobody anything', async () => {
  const first = await serve()
  const { table, people } = await rafters(first, 'bot')
  await passUntil(first, () => lookedAfter(first) > Date.UTC(2030, 0, 1, 0, 0, 20))
  const used = first.clock.now - Date.UTC(2030, 0, 1)
  await first.stop()
  const second = await serve(first.dataDir)
  const { cookie } = people[0]
  const response = await fetch(`${second.url}/api/tables/${table.id}`, { headers: { cookie } })
  const { table: after } = (await response.json()) as { table: TableInfo }
  expect(after.seats[0]?.clock).toEqual({ left: minute - used, running: true })
})
