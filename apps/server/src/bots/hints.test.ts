import { adviserOf } from '@keep-flying/kernel'
import type { Reply, TableInfo } from '@keep-flying/protocol'
import type { TableClient } from '@keep-flying/protocol/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPlayer, type Player, startTable, stateOnce } from '../testing/player.ts'
import { portersPackage } from '../testing/porters.ts'
import { moduleOf, startTestServer, type TestServer } from '../testing/server.ts'

/** The adviser of the test game, on its thread: it says what it sees of the seat it advises. */
const botGames = moduleOf(`
  const advise = ({ seat, decision, view }) => ({
    value: decision.form === 'amount' ? decision.min : decision.options[0].id,
    chance: 0.25,
    reason: { key: 'because', with: { seat, hands: JSON.stringify(view().hands) } },
  })
  const choose = (seat) => advise(seat).value
  const bots = ${JSON.stringify(portersPackage().bots.map(({ bot }) => bot.id))}
    .map((id) => ({ bot: { id, choose, ...(id === ${JSON.stringify(adviserOf(portersPackage().bots)?.bot.id)} && { advise }) } }))
  export const gameListings = [{ id: 'porters', engine: async () => ({ bots }) }]`)

let server: TestServer
const players: Player[] = []

beforeAll(async () => {
  server = await startTestServer({
    games: [portersPackage()],
    botGames,
    env: { BOT_PATIENCE: '600000', BOT_THREADS: '2' },
  })
})

afterAll(async () => {
  for (const player of players.splice(0)) player.close()
  await server.close()
})

async function somebody(): Promise<Player> {
  const player = await newPlayer(server.url)
  players.push(player)
  return player
}

interface Seated {
  readonly table: TableInfo
  readonly players: readonly [Player, ...Player[]]
  readonly clients: readonly [TableClient, ...TableClient[]]
}

/** A game of people who have all chosen a mark, and a bot. */
async function begun(people: number, settings: object = {}): Promise<Seated> {
  const [host, ...others] = [await somebody(), ...(await Promise.all(Array.from({ length: people - 1 }, somebody)))]
  const seated: Seated['players'] = [host, ...others]
  const table = await startTable([...seated], people === 1 ? ['breaker'] : [], { game: 'porters', ...settings })
  const clients: Seated['clients'] = [host.watch(table.id), ...others.map((one) => one.watch(table.id))]
  for (const client of clients) await stateOnce(client, ({ game }) => game !== null)
  return { table, players: seated, clients }
}

/** The number of what a person is asked. */
function asked(client: TableClient): number {
  return client.state?.game?.decisions.find(({ standing }) => !standing)?.number ?? -1
}

function refused(reply: Reply<object> | null): object | null {
  return reply && !reply.ok ? { code: reply.problem.code, field: reply.problem.field } : null
}

describe('a hint', () => {
  test('is for the question of whoever asks, from what they see', async () => {
    const { clients, table } = await begun(1)
    const [client] = clients
    const view = client.state?.game?.view
    const reply = await client.advise(asked(client))
    expect(reply).toMatchObject({ ok: true, advice: { chance: 0.25, reason: { key: 'because', with: { seat: 0 } } } })
    const shown = reply?.ok ? String(reply.advice?.reason?.with?.['hands']) : ''
    expect(JSON.parse(shown)).toEqual(Reflect.get(Object(view), 'hands'))

    expect(await client.advise(asked(client) + 1)).toEqual({ ok: true, advice: null })
    const stranger = (await somebody()).watch(table.id, table.invite ?? undefined)
    await stateOnce(stranger, ({ game }) => game !== null)
    expect(refused(await stranger.advise(asked(client)))).toEqual({ code: 'forbidden', field: undefined })
  })

  test('is refused where others play, until all have agreed', async () => {
    const { clients, table } = await begun(2)
    const [one, other] = clients
    if (!other) throw new Error('Nobody else is here.')
    expect(refused(await one.advise(asked(one)))).toEqual({ code: 'forbidden', field: 'advice' })
    expect(await one.propose({ kind: 'advice' })).toMatchObject({ ok: true })
    expect(refused(await one.advise(asked(one)))).toEqual({ code: 'forbidden', field: 'advice' })
    const proposed = await stateOnce(other, (state) => state.table.proposals.length === 1)
    expect(await other.consent(proposed.table.proposals[0]?.id ?? '', true)).toMatchObject({ ok: true })
    await stateOnce(one, (state) => state.table.advice)
    const before = server.stored()
    expect(await one.advise(asked(one))).toMatchObject({ ok: true, advice: { chance: 0.25 } })
    expect(await other.advise(asked(other))).toMatchObject({ ok: true, advice: { reason: { with: { seat: 1 } } } })
    expect(server.stored()).toBe(before)
    // Nobody learns what another should do.
    expect(await one.advise(asked(other))).toEqual({ ok: true, advice: null })
    expect(refused(await one.propose({ kind: 'advice' }))).toMatchObject({ code: 'conflict' })
    expect((await players.at(-1)?.ask('GET', `/api/tables/${table.id}`))?.body).toMatchObject({
      table: { advice: true },
    })
  })

  test('may be agreed on before the start', async () => {
    const { clients } = await begun(2, { advice: true })
    expect(await clients[0].advise(asked(clients[0]))).toMatchObject({ ok: true, advice: { chance: 0.25 } })
  })

  test('can only be had so often', async () => {
    const { clients } = await begun(1)
    const [client] = clients
    let reply = await client.advise(asked(client))
    // On a slow machine a minute's share comes back while they are asked for.
    for (let n = 0; n < 30 && reply?.ok; n++) reply = await client.advise(asked(client))
    expect(refused(reply)).toMatchObject({ code: 'too-many' })
  })
})
