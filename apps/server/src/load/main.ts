import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startPostgres } from './embedded-postgres.ts'
import { delaysIn, type Figures, type Resumed, resumeLine, tableOf } from './figures.ts'
import { now, type Profiled, profileTable, readProfile, type Stretch, sharesOf } from './profile.ts'
import { rawInsertsPerSecond } from './raw.ts'
import { type LoadedServer, type Place, raisedLimits, startServerProcess } from './server.ts'
import { multiplyGames } from './stored.ts'
import {
  chooseGame,
  joinTable,
  newPlay,
  type Play,
  type PlayedTable,
  type StartedTable,
  startTable,
  timeToAsk,
  timeToSee,
} from './tables.ts'
import type { Caller } from './visitors.ts'

const usage =
  'npm run load -- [--tables 10,100,1000] [--seconds 10] [--answers 500] [--stored 20] [--database sqlite|postgres] [--game ID] [--options JSON] [--thinkers 10] [--profile FOLDER]'

interface Wishes {
  readonly tables: readonly number[]
  readonly seconds: number
  /** How many answers the games have that are seen again after a restart. */
  readonly answers: number
  /** How many games the database then has in all. */
  readonly stored: number
  readonly postgres: boolean
  /** The game to play; null for the first the server has. */
  readonly game: string | null
  /** Its options, where they differ from the defaults. */
  readonly options: object
  /** At how many more tables people play against the strongest bot, in the last part of each run; 0 leaves that part out. */
  readonly thinkers: number
  /** The folder for the server's CPU profiles. */
  readonly profile: string | null
}

/** Milliseconds a player thinks on average, unless everybody plays flat out. */
const thinkingTime = 2000
/** The same for those who play against bots that think: short, so that it is mostly the bots' turn, but not flat out, which would be another load. */
const thinkingBesideBots = 500
const warmUp = 3
/** How many games are seen again after a restart. */
const resumedGames = 20
/** How many tables are started or joined at the same time. */
const atOnce = 16
/** How many networks the players come from: of one alone, only so many may wait. */
const networks = 10

function readWishes(): Wishes {
  const { values } = parseArgs({
    options: {
      tables: { type: 'string', default: '10,100,1000' },
      seconds: { type: 'string', default: '10' },
      answers: { type: 'string', default: '500' },
      database: { type: 'string', default: 'sqlite' },
      game: { type: 'string' },
      options: { type: 'string', default: '{}' },
      stored: { type: 'string', default: '20' },
      thinkers: { type: 'string', default: '0' },
      profile: { type: 'string' },
    },
  })
  const tables = values.tables.split(',').map(Number)
  const seconds = Number(values.seconds)
  const answers = Number(values.answers)
  const stored = Number(values.stored)
  const thinkers = Number(values.thinkers)
  const { database, game = null, profile = null } = values
  const numbers =
    [...tables, seconds, answers, stored].every((n) => Number.isInteger(n) && n > 0) &&
    Number.isInteger(thinkers) &&
    thinkers >= 0
  if (!numbers || !['sqlite', 'postgres'].includes(database))
    throw new Error(`Expected numbers and a database: ${usage}`)
  return {
    tables,
    seconds,
    answers,
    stored,
    postgres: database === 'postgres',
    game,
    options: JSON.parse(values.options),
    thinkers,
    profile,
  }
}

async function each<T, R>(items: readonly T[], work: (item: T, index: number) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const queue = items.entries()
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item, index)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}

async function startTables(
  server: LoadedServer,
  count: number,
  { game, options }: Wishes,
  visibility: 'link' | 'public' = 'link',
): Promise<StartedTable[]> {
  const choice = await chooseGame(server, game, options)
  return each(Array.from({ length: count }), (_, n) => startTable(callerFrom(server, n), choice, visibility))
}

function joinTables(server: LoadedServer, started: readonly StartedTable[], play: Play): Promise<PlayedTable[]> {
  return each(started, (table, n) => joinTable(callerFrom(server, n), table, play))
}

/** People who answer at random, each alone with the strongest bot of the game: most of the time these think. */
async function startThinkers(server: LoadedServer, { game, options, thinkers }: Wishes) {
  const choice = await chooseGame(server, game, options, 2)
  const play = { ...newPlay(), going: true, think: thinkingBesideBots }
  const tables = await each(Array.from({ length: thinkers }), async (_, n) => {
    const caller = callerFrom(server, n)
    return joinTable(caller, await startTable(caller, choice, 'link', choice.bots.at(-1)), play)
  })
  for (const table of tables) table.go()
  return async () => {
    play.going = false
    await Promise.all(tables.map((table) => table.settled()))
    for (const table of tables) table.close()
  }
}

/** The players of a table, from a network that they share with those of some others. */
function callerFrom({ url }: LoadedServer, table: number): Caller {
  return { url, from: `127.0.0.${1 + (table % networks)}` }
}

/** Lets everybody play for a while, and measures it. */
async function playFor(server: LoadedServer, tables: readonly PlayedTable[], play: Play, seconds: number) {
  const before = { server: (await server.read()).cpu, players: ownCpu(), at: performance.now() }
  Object.assign(play, { going: true, answers: 0, delays: [] })
  for (const table of tables) table.go()
  await wait(seconds * 1000)
  const rate = (play.answers / (performance.now() - before.at)) * 1000
  play.going = false
  await Promise.all(tables.map((table) => table.settled()))
  const [refusal] = play.refusals
  if (refusal !== undefined) throw new Error(`An answer was refused: ${refusal}`)
  const cost = {
    players: (ownCpu() - before.players) / play.answers,
    server: ((await server.read()).cpu - before.server) / play.answers,
  }
  return { rate, delays: delaysIn(play.delays), cost }
}

function ownCpu(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Figures, and from when to when everybody played flat out. */
interface Measured {
  readonly figures: Figures
  readonly flatOut: Stretch
}

/** Measures the whole stack with a number of tables, on a server of its own. */
async function measure(place: Place, count: number, wishes: Wishes, profile: string | null): Promise<Measured> {
  const { seconds } = wishes
  const raw = await rawInsertsPerSecond(place, Math.min(5, seconds))
  const server = await startServerProcess(place, raisedLimits, profile)
  try {
    const bare = await server.read()
    const started = await startTables(server, count, wishes)
    const idle = await server.read()
    const play = newPlay()
    const tables = await joinTables(server, started, play)
    await playFor(server, tables, play, warmUp)
    const from = now()
    const flatOut = await playFor(server, tables, play, seconds)
    const to = now()
    const active = await server.read()
    play.think = thinkingTime
    const thinking = await playFor(server, tables, play, seconds)
    const stopThinkers = wishes.thinkers > 0 ? await startThinkers(server, wishes) : null
    const beside = stopThinkers && (await playFor(server, tables, play, seconds))
    await stopThinkers?.()
    for (const table of tables) table.close()
    const figures = {
      tables: count,
      raw,
      answers: flatOut.rate,
      flatOut: flatOut.delays,
      thinking: { ...thinking.delays, answers: thinking.rate },
      beside: beside?.delays ?? null,
      cost: flatOut.cost,
      idle: (idle.held - bare.held) / count,
      active: (active.held - bare.held) / count,
    }
    return { figures, flatOut: { from, to } }
  } finally {
    await server.stop()
  }
}

/** Plays some games, restarts the server and looks at each of them, and at the lists. */
async function measureResume(place: Place, wishes: Wishes): Promise<Resumed> {
  const until = wishes.answers
  const before = await startServerProcess(place, raisedLimits)
  const started = await startTables(before, resumedGames, wishes, 'public')
  const play = { ...newPlay(), going: true, until }
  const tables = await joinTables(before, started, play)
  for (const table of tables) table.go()
  while (tables.some(({ answers }) => answers < until)) await wait(50)
  await Promise.all(tables.map((table) => table.settled()))
  for (const table of tables) table.close()
  await before.stop()
  if (wishes.stored > resumedGames) await multiplyGames(place, resumedGames, wishes.stored)
  const after = await startServerProcess(place, raisedLimits)
  try {
    const [{ cookies: [cookie = ''] = [] } = {}] = started
    const lists: Resumed['lists'][number][] = []
    for (const list of ['open', 'running', 'finished', 'mine'])
      lists.push([list, await timeToAsk(after, `/api/tables?list=${list}`, cookie)])
    const games: number[] = []
    for (const table of started) games.push(await timeToSee(after, table))
    return { stored: Math.max(wishes.stored, resumedGames), lists, games }
  } finally {
    await after.stop()
  }
}

/** Gives the work an empty database, and removes it afterwards. */
async function onFreshDatabase<T>(postgres: boolean, work: (place: Place) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'keepflying-load-'))
  const database = postgres ? await startPostgres() : null
  try {
    return await work({ dataDir, databaseUrl: database?.url ?? null })
  } finally {
    await database?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const wishes = readWishes()
const { postgres } = wishes
const runs: Figures[] = []
const profiled: Profiled[] = []
for (const count of wishes.tables) {
  process.stderr.write(`${count} tables …\n`)
  const folder = wishes.profile && join(wishes.profile, String(count))
  const { figures, flatOut } = await onFreshDatabase(postgres, (place) => measure(place, count, wishes, folder))
  runs.push(figures)
  if (folder === null) continue
  profiled.push({ tables: count, shares: sharesOf(await readProfile(folder), flatOut), cost: figures.cost.server })
}
process.stderr.write('coming back after a restart …\n')
const resumed = await onFreshDatabase(postgres, (place) => measureResume(place, wishes))
const costs = profiled.length === 0 ? '' : `\n${profileTable(profiled)}\n`
process.stdout.write(
  `\n${postgres ? 'PostgreSQL' : 'SQLite'}\n\n${tableOf(runs)}\n\n${resumeLine(resumed, wishes.answers)}\n${costs}`,
)
