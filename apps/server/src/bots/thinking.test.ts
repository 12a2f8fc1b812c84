import type { AnyPackage } from '@keep-flying/kernel'
import type { TableClient } from '@keep-flying/protocol/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPlayer, type Player, play, startTable, stateOnce } from '../testing/player.ts'
import { portersPackage } from '../testing/porters.ts'
import { moduleOf, startTestServer, type TestServer } from '../testing/server.ts'

/** On its thread the carrier thinks about its turns until it is told to hurry, and the breaker answers at once. */
const botGames = moduleOf(`
  const quick = ({ decision }) => decision.form === 'amount' ? decision.min
    : decision.form === 'confirm' ? true
    : decision.options.some(({ id }) => id === 'rest') ? 'rest' : decision.options[0].id
  const slow = (seat) => { while (seat.decision.form !== 'amount' && !seat.hurry()); return quick(seat) }
  const bots = [{ bot: { id: 'carrier', choose: slow } }, { bot: { id: 'breaker', choose: quick } }]
  export const gameListings = [{ id: 'porters', engine: async () => ({ bots }) }]`)

/** The test game with a carrier that imagines, so that it may think for long. */
function thinkers(): AnyPackage {
  const { bots, ...porters } = portersPackage({ lacks: ['break'] })
  const searching = bots.map(({ bot, ...entry }) =>
    bot.id === 'carrier' ? { ...entry, bot: { ...bot, imagines: true as const } } : { ...entry, bot },
  )
  return { ...porters, bots: searching }
}

let server: TestServer
const players: Player[] = []

beforeAll(async () => {
  server = await startTestServer({
    games: [thinkers()],
    botGames,
    env: { BOT_PATIENCE: '600000', BOT_THINKING: '600000', BOT_THREADS: '2' },
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

async function tableWith(bot: string) {
  const person = await somebody()
  const table = await startTable([person], [bot], { game: 'porters', options: { turns: 4 } })
  return { table, client: person.watch(table.id) }
}

/** The person plays until the bot thinks. */
async function untilItThinks(client: TableClient) {
  const playing = play(client, { seed: 'sfc32:thinking' })
  await stateOnce(client, ({ minds }) => minds.length > 0)
  return playing
}

test('bots that think for long are seen to, hold up nobody, and may be cut short by those who play with them', async () => {
  const tables = await Promise.all(Array.from({ length: 10 }, () => tableWith('carrier')))
  const playing = await Promise.all(tables.map(({ client }) => untilItThinks(client)))
  const [first] = tables
  if (!first) throw new Error('There is no table.')
  const { client, table } = first
  expect(client.state?.minds).toEqual([{ seat: 1, thinkingFor: expect.any(Number), intent: null }])

  // While ten of them think, or wait for a thread, people and quick bots play a game to its end.
  const other = await tableWith('breaker')
  const game = play(other.client, { seed: 'sfc32:other' })
  await game.done
  expect(game.refused).toEqual([])
  for (const { client: waiting } of tables) expect(waiting.state?.minds).toHaveLength(1)

  // Whoever comes to the table sees it too, but cannot cut it short.
  const guest = (await somebody()).watch(table.id, table.invite ?? undefined)
  await stateOnce(guest, ({ minds }) => minds.length > 0)
  expect(await guest.hurry()).toMatchObject({ ok: false, problem: { code: 'forbidden' } })

  await Promise.all(
    tables.map(async ({ client: at }) => {
      const { answers = 0 } = at.state?.game ?? {}
      expect(await at.hurry()).toMatchObject({ ok: true })
      await stateOnce(at, (state) => (state.game?.answers ?? 0) > answers)
    }),
  )
  for (const each of playing) each.stop()
  await Promise.all(playing.map(({ done }) => done))
})
