import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { below, openStream } from '@keep-flying/kernel'
import { expect, onTestFailed, onTestFinished } from 'vitest'
import { openStore } from '../storage/open.ts'
import type { Store } from '../storage/store.ts'
import { checkRefused, checkStored, heldBy, toldTo } from './evidence.ts'
import { newPlayer, type Player, type Playing, play, startTable, stateOnce } from './player.ts'
import { serverProcess } from './process.ts'

/** How often a server is killed; `npm run test:long` does it more often. */
const kills = process.env['KEEP_FLYING_LONG'] ? 50 : 20

/** Two people and a bot, who play one game after another. */
interface Crew {
  readonly people: readonly [Player, Player]
  table: string
  playing: readonly Playing[]
  /** How many games they have begun. */
  games: number
}

async function newCrew(url: string): Promise<Crew> {
  const people = [await newPlayer(url), await newPlayer(url)] as const
  for (const person of people) onTestFinished(() => person.close())
  const crew: Crew = { people, table: '', playing: [], games: 0 }
  await beginGame(crew)
  return crew
}

async function beginGame(crew: Crew): Promise<void> {
  const { id } = await startTable(crew.people, ['captain'], { options: { story: 'first-time' } })
  crew.games++
  crew.table = id
  crew.playing = crew.people.map((person, seat) =>
    play(person.watch(id), { seed: `sfc32:${crew.games}-${seat}`, undoOneIn: 30 }),
  )
}

function acknowledgedBy({ playing }: Crew): number {
  return playing.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
}

function isOver({ playing }: Crew): boolean {
  return playing.every(({ client }) => client.state?.game?.over)
}

/** Waits until something more was acknowledged to each crew, or their game is over. */
async function progress(crews: readonly Crew[]): Promise<void> {
  const before = crews.map(acknowledgedBy)
  while (crews.some((crew, index) => acknowledgedBy(crew) === before[index] && !isOver(crew))) await wait(5)
}

/** Everything acknowledged is stored, and what clients hold and what the server says both follow from the log. */
async function check(crew: Crew, open: () => Promise<Store>): Promise<void> {
  const { people, playing, table } = crew
  const held = playing.flatMap(({ client }) => heldBy(client))
  expect(held).toHaveLength(people.length)
  const told = await Promise.all(people.map((person) => toldTo(person, table)))
  const acknowledged = playing.flatMap((one) => [...one.acknowledged])
  const store = await open()
  try {
    const match = await checkStored(store, table, acknowledged, [...held, ...told])
    checkRefused(
      match,
      playing.flatMap(({ refused }) => [...refused]),
    )
  } finally {
    await store.close()
  }
}

/**
 * Kills a server on PostgreSQL at an address, or on SQLite, again and again while two crews play: it keeps every answer it
 * acknowledged, and clients reconnect by themselves.
 */
export async function killAgainAndAgain(databaseUrl: string | null): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'keepflying-crash-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const open = () => openStore({ dataDir, databaseUrl })
  const server = await serverProcess({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' })
  onTestFailed(() => void process.stderr.write(server.output()))
  await server.start()
  const crews = [await newCrew(server.url), await newCrew(server.url)]
  const random = openStream(`sfc32:killing on ${databaseUrl === null ? 'sqlite' : 'postgres'}`)
  for (let kill = 1; kill <= kills; kill++) {
    await progress(crews)
    await wait(20 + below(random, 231))
    expect(await server.end('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' })
    await server.start()
    const clients = crews.flatMap(({ playing }) => playing.map(({ client }) => client))
    await Promise.all(clients.map((client) => stateOnce(client, ({ connected }) => connected)))
    for (const crew of crews) {
      await check(crew, open)
      if (isOver(crew)) await beginGame(crew)
    }
  }
  await progress(crews)
  for (const crew of crews) {
    for (const one of crew.playing) one.stop()
    await Promise.all(crew.playing.map(({ done }) => done))
    await check(crew, open)
  }
  expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null })
}
