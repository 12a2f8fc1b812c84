import { botName, type Thought } from '@keep-flying/kernel'
import type { TableInfo } from '@keep-flying/protocol'
import type { TableClient } from '@keep-flying/protocol/client'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createMetrics } from '../metrics.ts'
import { Room } from '../play/room.ts'
import { Writer } from '../play/writer.ts'
import { Scheduler } from '../scheduler.ts'
import { expeditionPackage } from '../testing/expedition.ts'
import { marchLog, openMarching } from '../testing/marching.ts'
import { newPlayer, type Player, play, startTable, stateOnce } from '../testing/player.ts'
import { portersPackage } from '../testing/porters.ts'
import { type Line, moduleOf, startTestServer, type TestServer } from '../testing/server.ts'
import { BotDriver, crowdPause } from './driver.ts'
import { BotPool } from './pool.ts'
import type { GameTask } from './task.ts'

/** Good and bad bots for the test games; threads find them by the ids of the games' own bots. */
function botsThat(carrier: string): string {
  return moduleOf(`
    const quick = ({ decision }) => decision.form === 'amount' ? decision.min
      : decision.form === 'confirm' ? true
      : decision.options.some(({ id }) => id === 'rest') ? 'rest' : decision.options[0].id
    const carrier = ${carrier}
    const bots = [{ bot: { id: 'carrier', choose: carrier } }, { bot: { id: 'breaker', choose: quick } }]
    const mules = [{ bot: { id: 'mule', choose: () => 1 } }]
    export const gameListings = [
      { id: 'porters', engine: async () => ({ bots }) },
      { id: 'expedition', engine: async () => ({ bots: mules }) },
    ]`)
}

const stuck = '() => { for (;;); }'

let server: TestServer
const players: Player[] = []

async function serve(carrier: string, env: Record<string, string> = {}, dataDir?: string): Promise<void> {
  server = await startTestServer({
    games: [portersPackage({ lacks: ['break'] }), expeditionPackage()],
    botGames: botsThat(carrier),
    env: { BOT_PATIENCE: '600000', BOT_THREADS: '2', ...env },
    ...(dataDir === undefined ? {} : { dataDir }),
  })
}

interface Played {
  readonly person: Player
  readonly table: TableInfo
  readonly client: TableClient
}

/** A table of one person and bots; the person has chosen a mark. */
async function tableWith(bots: readonly string[], turns = 2 * (bots.length + 1)): Promise<Played> {
  const person = await newPlayer(server.url)
  players.push(person)
  const table = await startTable([person], bots, { game: 'porters', options: { turns } })
  return { person, table, client: person.watch(table.id) }
}

/** The person plays on until the game is over. */
async function playOut(client: TableClient): Promise<void> {
  const playing = play(client, { seed: 'sfc32:driver' })
  await playing.done
  expect(playing.refused).toEqual([])
  await stateOnce(client, ({ table }) => table.status === 'over')
}

function failures(): Line[] {
  return server.lines.filter(({ msg }) => msg === 'a bot failed')
}

function reasons(): string[] {
  return failures().map(({ err }) => String(Reflect.get(Object(err), 'message')))
}

/** Lets nobody through until it is told to. */
class HeldScheduler extends Scheduler {
  readonly #waiting: (() => void)[] = []
  #open = false

  letThrough(): void {
    this.#open = true
    for (const go of this.#waiting.splice(0)) go()
  }

  override async turn(): Promise<void> {
    if (!this.#open) await new Promise<void>((go) => this.#waiting.push(go))
  }
}

/** Answers at once, and remembers what it was asked. */
class AgreeingPool extends BotPool {
  readonly asked: number[] = []

  override async choose({ decision }: GameTask): Promise<Thought> {
    this.asked.push(decision.number)
    return { choice: true }
  }
}

describe('a bot at a table', () => {
  afterEach(async () => {
    for (const player of players.splice(0)) player.close()
    await server.close()
  })

  test('answers as any seat, to the end of the game', async () => {
    await serve(stuck)
    const { client, table } = await tableWith(['breaker', 'breaker'])
    await playOut(client)
    expect(failures()).toEqual([])
    const entries = server.rows('select once from entries where game = ? order by seq', table.id)
    expect(entries.filter((entry) => Reflect.get(Object(entry), 'once') === null).length).toBeGreaterThan(5)
  })

  test('that is slow holds up its own table only', async () => {
    await serve(stuck)
    const slow = await tableWith(['carrier'])
    const others = [await tableWith(['breaker']), await tableWith(['breaker', 'breaker'])]
    const playing = play(slow.client, { seed: 'sfc32:slow' })
    await stateOnce(slow.client, ({ game }) => game?.answers === 1)
    await Promise.all(others.map(({ client }) => playOut(client)))
    expect(slow.client.state?.game).toMatchObject({ answers: 1, waiting: [1] })
    expect((await slow.client.say('Are you still there?')).ok).toBe(true)
    playing.stop()
    await playing.done
  })

  test('that is too slow is terminated, and something legal is done in its place', async () => {
    await serve(stuck, { BOT_PATIENCE: '100' })
    const { client } = await tableWith(['carrier'], 2)
    await playOut(client)
    expect(new Set(reasons())).toEqual(new Set(['The bot "carrier" took too long.']))
  })

  test.each([
    ['that fails', `() => { throw new Error('A screw is loose.') }`, /A screw is loose/],
    ['that takes its thread down', '() => process.exit(1)', /ended its thread/],
    ['that answers what was not asked', `() => 'fly to Miranda'`, /^This decision|is not|no option/],
    ['that answers nonsense', '() => ({ win: true })', /./],
  ])('%s gets an answer made for it', async (_, carrier, reason) => {
    await serve(carrier)
    const { client } = await tableWith(['carrier'])
    await playOut(client)
    expect(failures()).toHaveLength(1)
    for (const why of reasons()) expect(why).toMatch(reason)
    expect(server.lines.filter(({ msg }) => msg === 'bots stopped')).toEqual([])
  })

  test('that has nothing to say gets an answer made for it, and nothing is logged', async () => {
    await serve('() => null')
    const { client } = await tableWith(['carrier'])
    await playOut(client)
    expect(failures()).toEqual([])
  })

  test('leaves a shared question to the people who share it, and answers one that only bots share', async () => {
    await serve(stuck)
    const person = await newPlayer(server.url)
    players.push(person)
    const table = await startTable([person], ['mule', 'mule'], { game: 'expedition', options: { days: 4 } })
    const client = person.watch(table.id)
    const answeredBy = () =>
      server
        .rows('select entry from entries where game = ? order by seq', table.id)
        .map((row) => JSON.parse(String(Reflect.get(Object(row), 'entry'))).seat)
    for (const day of [0, 2]) {
      const { game } = await stateOnce(client, ({ game }) => game?.answers === day)
      expect(game).toMatchObject({ waiting: [0, 1, 2], waitingForAny: true })
      // Bots without a delay would have answered by now.
      await client.say(`Day ${day}`)
      expect(answeredBy()).toHaveLength(day)
      expect((await client.answer(game?.decisions[0]?.number ?? -1, 2)).ok).toBe(true)
    }
    await stateOnce(client, ({ table }) => table.status === 'over')
    expect(answeredBy()).toEqual([0, 1, 0, 1])
    expect(failures()).toEqual([])
  })

  test('takes over a seat that a person gives up in the middle of the game', async () => {
    await serve(stuck)
    const people = [await newPlayer(server.url), await newPlayer(server.url)] as const
    players.push(...people)
    const table = await startTable(people, [], { game: 'porters', options: { turns: 4 } })
    const clients = [people[0].watch(table.id), people[1].watch(table.id)] as const
    const playing = play(clients[0], { seed: 'sfc32:stays' })
    await stateOnce(clients[0], ({ game }) => game?.waiting.length === 1 && game.waiting[0] === 1)
    await people[1].ask('PUT', `/api/tables/${table.id}/seats/1`, { kind: 'bot', bot: 'breaker' })
    await playing.done
    const { table: over } = await stateOnce(clients[0], ({ table }) => table.status === 'over')
    expect(over.seats[1]).toMatchObject({ kind: 'bot', bot: 'breaker', name: botName(table.id, 1) })
  })

  test('continues after a restart by itself', async () => {
    await serve(stuck)
    const { client, person, table } = await tableWith(['carrier'])
    const before = play(client, { seed: 'sfc32:before' })
    await stateOnce(client, ({ game }) => game?.answers === 1)
    before.stop()
    person.close()
    await server.stop()
    await serve(`() => 'rest'`, {}, server.dataDir)
    const line = () => server.rows('select seq from entries where game = ?', table.id).length
    // Nobody is connected: the bot's own answer is what comes next.
    while (line() < 2) await new Promise((resolve) => setImmediate(resolve))
    expect(line()).toBe(2)
  })
})

test('a bot that waited for its turn is asked what is open by then, not what was taken back', async () => {
  const marching = await openMarching()
  onTestFinished(() => marching.close())
  const { services } = marching
  const options = { players: 1, steps: 3 }
  const table = await services.store.game(await marching.march(marchLog(2, options), options, 'walker'))
  if (!table) throw new Error('The game was not stored.')
  const none = () => undefined
  const writer = new Writer(services.store, { batch: none, failed: none })
  const room = new Room(services, writer, { stored: () => driver.go(), update: none, notice: none }, table)
  const [scheduler, pool] = [new HeldScheduler(), new AgreeingPool(0, 0)]
  const driver = new BotDriver({ ...services, scheduler }, createMetrics(), pool, room)
  const counted = vi.spyOn(services.quotas, 'spendForBots')
  const numbers = () => room.look(({ pending }) => pending.map(({ number }) => number))
  const before = await numbers()
  driver.go()
  await room.settled()
  await room.undo({ seat: 0, user: null }, 'choice', 'take-back')
  const after = await numbers()
  expect(after).not.toEqual(before)
  scheduler.letThrough()
  await vi.waitUntil(() => !driver.driving, { timeout: 60_000 })
  await room.look(({ over }) => expect(over).toBe(true))
  expect(pool.asked).toEqual([...after, expect.any(Number)])
  expect(counted).toHaveBeenCalledTimes(2)
})

test('bots at many tables leave the node to people', () => {
  const pauses = (isWatched: boolean, mustSlowDown = false) =>
    [1, 10, 11, 100].map((tables) => crowdPause(tables, { isWatched, mustSlowDown }))
  expect(pauses(true)).toEqual([0, 0, 55, 500])
  expect(pauses(false)).toEqual([0, 0, 220, 2000])
  expect(pauses(true, true)).toEqual([10, 100, 110, 1000])
  expect(pauses(false, true)).toEqual([10, 100, 220, 2000])
})
