import { gameListings } from '@keep-flying/games'
import {
  type AnyPackage,
  finish,
  type GameState,
  Match,
  type Position,
  playOut,
  type Simulation,
} from '@keep-flying/kernel'
import { readArgs } from '../args.ts'
import { findGame, findTerminal } from '../find.ts'
import { readOptions } from '../options.ts'
import { botNamed, usualBotOf } from '../seats.ts'
import type { AnyTerminalGame, Probe } from '../terminal/game.ts'
import { table } from '../terminal/layout.ts'
import { bold } from '../terminal/style.ts'

/** How fast and how big, each figure beside what the same machine does at its barest in the same run. */

const benchSeconds = 3
/** So long the compiler is busy with rules that it has not seen run. */
const warmUpSeconds = 9
/** Game and baseline alternate so often, so that whatever else the machine does befalls both. */
const passes = 6
/** Games that go nowhere are given up. */
const benchLimit = 20_000
/** A look at the clock of the process costs as much as several decisions. */
const decisionsPerLook = 1_000

export async function bench(args: readonly string[]): Promise<void> {
  const { values, given } = readArgs(
    args,
    { json: { type: 'boolean', default: false } },
    { names: ['game'], optional: 1 },
  )
  const ids = given.length === 0 ? gameListings.map(({ id }) => id) : given
  const games = await Promise.all(
    ids.map(async (id) => ({ game: await findGame(id), terminal: await findTerminal(id) })),
  )
  const benches = games.map(({ game, terminal }) => ({ game, measures: measure(game, terminal) }))
  if (values.json) console.log(JSON.stringify(Object.fromEntries(benches.map(rawBench))))
  else for (const line of benches.flatMap(drawBench)) console.log(line)
}

interface Bench {
  readonly game: AnyPackage
  readonly measures: readonly Measure[]
}

interface Measure {
  readonly id: string
  readonly what: string
  readonly value: number
  readonly baseline: number
  readonly against: string
  readonly ratio: number
}

type Figures = Omit<Measure, 'ratio'>

function rawBench({ game, measures }: Bench): readonly [string, object] {
  return [game.game.id, Object.fromEntries(measures.map(({ id, ...figures }) => [id, figures]))]
}

function drawBench({ game, measures }: Bench): string[] {
  const rows = measures.map(({ what, value, baseline, against, ratio }) => [
    what,
    short(value),
    against,
    short(baseline),
    ratio.toPrecision(3),
  ])
  const head = ['measured', 'value', 'compared with', 'value', 'ratio']
  return [bold(game.title), ...table(head, rows, ['left', 'right', 'left', 'right', 'right'])]
}

function short(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3)
}

function measure(game: AnyPackage, { probes = [] }: AnyTerminalGame): Measure[] {
  // What a bot that thinks takes is up to its budget.
  const atOnce = game.bots.filter(({ thinks }) => !thinks)
  const speeds = [...atOnce.map(({ bot, name }) => speedOf(game, bot.id, name)), ...probes.map(speedOfProbe)]
  return [...speeds, ...sizesOf(game)].map((figures) => ({ ...figures, ratio: figures.value / figures.baseline }))
}

function speedOf(game: AnyPackage, bot: string, name: string): Figures {
  const simulation = tableOf(game, bot)
  return paced(`${bot}Decisions`, `decisions per second of a core by ${name}`, (round, seconds) =>
    playGames(simulation, round, seconds),
  )
}

function speedOfProbe({ id, what, run }: Probe): Figures {
  return paced(id, what, (_, seconds) => repeat(run, seconds))
}

interface Done {
  readonly times: number
  readonly seconds: number
}

/** How often a second something is done, in passes with a name, alternating with the bare loop. */
function paced(id: string, what: string, round: (name: string, seconds: number) => Done): Figures {
  round('warm up', warmUpSeconds)
  yieldsPerSecond()
  const all = { times: 0, seconds: 0 }
  const loops: number[] = []
  for (let pass = 0; pass < passes; pass++) {
    const { times, seconds } = round(`bench/${pass}`, benchSeconds / passes)
    all.times += times
    all.seconds += seconds
    loops.push(yieldsPerSecond())
  }
  return {
    id,
    what,
    value: all.times / all.seconds,
    baseline: meanOf(loops),
    against: 'a bare loop of generators',
  }
}

function repeat(run: () => number, seconds: number): Done {
  const began = cpuSeconds()
  let times = 0
  while (cpuSeconds() - began < seconds) times += run()
  return { times, seconds: cpuSeconds() - began }
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function sizesOf(game: AnyPackage): Figures[] {
  const { sizes, standings, whole } = sampleGame(game)
  const { first, opening, last, all } = costOfAnswers(whole)
  const start = { baseline: sizes[0] ?? 0, against: 'the state at the start' }
  return [
    {
      id: 'stateMidGame',
      what: 'bytes of a state in mid-game',
      value: sizes[Math.floor(sizes.length / 2)] ?? 0,
      ...start,
    },
    { id: 'stateLargest', what: 'bytes of a state at its largest', value: Math.max(...sizes), ...start },
    {
      id: 'answer',
      what: 'microseconds of an answer, recorded and heard',
      value: all,
      baseline: 1e6 / yieldsPerSecond(),
      against: 'a step of the bare loop',
    },
    {
      id: 'growth',
      what: 'microseconds of one in the last tenth of a game',
      value: last,
      baseline: first,
      against: 'one in the first tenth',
    },
    {
      id: 'growthInPlay',
      what: 'microseconds of one in the last tenth of a game',
      value: last,
      baseline: opening,
      against: 'one in the first tenth from the first turn on',
    },
    {
      id: 'restore',
      what: 'milliseconds to restore a game, on average over its course',
      value: milliseconds(standings, ({ position }) => restore(whole, position)),
      baseline: milliseconds(standings, ({ state }) => structuredClone(state)),
      against: 'structuredClone of the state',
    },
  ]
}

/** What this process has had of a core: whatever else the machine does costs it nothing. */
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

function secondsOf(act: () => void): number {
  const began = cpuSeconds()
  act()
  return cpuSeconds() - began
}

const repeats = 3_000

/** What an act takes, on average of the things it is done to. */
function milliseconds<T>(things: readonly T[], act: (thing: T) => void): number {
  const times = Math.ceil(repeats / things.length)
  const actOnAll = () => {
    for (let n = 0; n < times; n++) for (const thing of things) act(thing)
  }
  actOnAll()
  return (secondsOf(actOnAll) * 1000) / (times * things.length)
}

/** Asks, as a rule does that needs a person. */
function* question(n: number): Generator<number, number, number> {
  return yield n
}

function* questions(times: number): Generator<number, void, number> {
  for (let n = 0; n < times; n++) yield* question(n)
}

/** How many rules there are between a game and a question of its turn. */
const depth = 6

/** Rules within rules that do nothing but ask. */
function* bareRules(times: number, level = depth): Generator<number, void, number> {
  if (level === 0) yield* questions(times)
  else yield* bareRules(times, level - 1)
}

function askTimes(times: number): void {
  const rules = bareRules(times)
  let step = rules.next(0)
  while (!step.done) step = rules.next(step.value)
}

const asked = 1_000_000

function yieldsPerSecond(): number {
  return asked / secondsOf(() => askTimes(asked))
}

type Unseeded = Omit<Simulation<GameState, unknown>, 'seed'>

/** The game by its default options, with the same bot in every seat. */
function tableOf(game: AnyPackage, bot: string): Unseeded {
  const options = readOptions(game, {})
  const bots = Array.from({ length: game.game.seats(options) }, () => botNamed(game, bot))
  return { game: game.game, options, bots, limit: benchLimit }
}

/** Games one after the other on this thread, with nobody listening and nothing kept. */
function playGames(simulation: Unseeded, name: string, seconds: number): Done {
  const began = cpuSeconds()
  let decisions = 0
  let games = 0
  while (cpuSeconds() - began < seconds)
    for (const enough = decisions + decisionsPerLook; decisions < enough; games++)
      decisions += playOut({ ...simulation, seed: `sfc32:${name}/${games}` }).decisions
  return { times: decisions, seconds: cpuSeconds() - began }
}

/** At how many points of a game, evenly spread, it is looked at. */
const standingsOfGame = 24

/** The size of the state after every decision of a game, the same game recorded, and how it stood at some points. */
function sampleGame(game: AnyPackage) {
  const simulation = { ...tableOf(game, usualBotOf(game)), seed: 'sfc32:bench' }
  const sizes: number[] = []
  playOut({ ...simulation, check: ({ state }) => sizes.push(Buffer.byteLength(JSON.stringify(state))) })
  const settings = { heard: false, recorded: true }
  const standings = Array.from({ length: standingsOfGame }, (_, n) => {
    const limit = Math.floor((sizes.length * (n + 0.5)) / standingsOfGame)
    const { state, position } = playOut({ ...simulation, settings, limit }).match
    return { state, position }
  })
  const { match: whole } = playOut({ ...simulation, settings })
  return { sizes, standings: standings.filter(hasPosition), whole }
}

/** How a game stood, and what it takes to restore it so. */
interface Standing<P = Position<GameState>> {
  readonly state: GameState
  readonly position: P
}

/** There is none before the first checkpoint. */
function hasPosition(standing: Standing<Position<GameState> | null>): standing is Standing {
  return standing.position !== null
}

const replays = 60

/**
 * What an answer costs in microseconds as a server takes it: at the beginning of a game, from its first turn on, at its end and on
 * the whole. Answers before the first turn have little in common with those of a turn.
 */
function costOfAnswers(whole: Match<GameState, unknown>) {
  const { length } = whole.log
  const tenth = Math.floor(length / 10)
  const begins = answersBeforeTurnOne(whole)
  const bounds = [0, tenth, begins, begins + tenth, length - tenth, length].sort((one, other) => one - other)
  const spent = bounds.map(() => 0)
  for (let replay = -replays; replay < replays; replay++) {
    const match = Match.start(whole.game, whole.options, whole.seed)
    for (const [n, from] of bounds.entries()) {
      const entries = whole.log.slice(from, bounds[n + 1] ?? length)
      const seconds = secondsOf(() => {
        for (const entry of entries) match.repeat(entry)
      })
      // The first half only warms up.
      if (replay >= 0) spent[n] = (spent[n] ?? 0) + seconds
    }
  }
  const each = (from: number, to: number) => {
    const seconds = spent.reduce((sum, part, n) => {
      const bound = bounds[n] ?? length
      return bound >= from && bound < to ? sum + part : sum
    }, 0)
    return (seconds * 1e6) / (replays * (to - from))
  }
  return {
    first: each(0, tenth),
    opening: each(begins, begins + tenth),
    last: each(length - tenth, length),
    all: each(0, length),
  }
}

/** How many answers there are before the first turn: each turn begins with a checkpoint. */
function answersBeforeTurnOne({ game, options, seed, log }: Match<GameState, unknown>): number {
  const match = Match.start(game, options, seed)
  for (const [n, entry] of log.entries()) {
    if (match.checkpointAt !== null) return n
    match.repeat(entry)
  }
  return log.length
}

/** What a server does to take a game up again. */
function restore({ game, options, seed }: Match<GameState, unknown>, at: Position<GameState>): void {
  finish(Match.resumeAt(game, options, seed, at, [], at.told))
}
