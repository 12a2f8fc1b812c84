import { gameListings } from '@keep-flying/games'
import { type AnyPackage, type GameState, Match, playOut, type Simulation } from '@keep-flying/kernel'
import { RunError, readArgs } from '../args.ts'
import { findGame } from '../find.ts'
import { readOptions } from '../options.ts'
import { botNamed, strongestBot } from '../seats.ts'
import { table } from '../terminal/layout.ts'
import { bold } from '../terminal/style.ts'

/** How fast and how big, each figure beside what the same machine does at its barest in the same run. */

const benchSeconds = 3
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
  const games = await Promise.all(ids.map(findGame))
  const benches = games.map((game) => ({ game, measures: measure(game) }))
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

function measure(game: AnyPackage): Measure[] {
  const speeds = game.bots.map(({ bot, name }) => speedOf(game, bot.id, name))
  return [...speeds, ...sizesOf(game)].map((figures) => ({ ...figures, ratio: figures.value / figures.baseline }))
}

function speedOf(game: AnyPackage, bot: string, name: string): Figures {
  const { decisions, seconds } = playFor(game, bot, benchSeconds)
  return {
    id: `${bot}Decisions`,
    what: `decisions per second of a core by ${name}`,
    value: decisions / seconds,
    baseline: yieldsPerSecond(),
    against: 'a bare generator loop',
  }
}

function sizesOf(game: AnyPackage): Figures[] {
  const { sizes, middle } = sampleGame(game)
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
      id: 'restore',
      what: 'milliseconds to restore a game',
      value: milliseconds(() => restore(game, middle)),
      baseline: milliseconds(() => structuredClone(middle.state)),
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

const repeats = 200

function milliseconds(act: () => void): number {
  for (let n = 0; n < repeats; n++) act()
  const seconds = secondsOf(() => {
    for (let n = 0; n < repeats; n++) act()
  })
  return (seconds * 1000) / repeats
}

/** Only stops and goes on, as the rules do once per decision. */
function* stops(times: number): Generator<number, void, number> {
  for (let n = 0; n < times; n++) yield n
}

function yieldTimes(times: number): void {
  const loop = stops(times)
  let step = loop.next(0)
  while (!step.done) step = loop.next(step.value)
}

const yields = 5_000_000

function yieldsPerSecond(): number {
  yieldTimes(yields)
  return yields / secondsOf(() => yieldTimes(yields))
}

type Unseeded = Omit<Simulation<GameState, unknown>, 'seed'>

/** The game by its default options, with the same bot in every seat. */
function tableOf(game: AnyPackage, bot: string): Unseeded {
  const options = readOptions(game, {})
  const bots = Array.from({ length: game.game.seats(options) }, () => botNamed(game, bot))
  return { game: game.game, options, bots, limit: benchLimit }
}

/** Games one after the other on this thread, with nobody listening and nothing kept. */
function playFor(game: AnyPackage, bot: string, seconds: number) {
  const simulation = tableOf(game, bot)
  playGames(simulation, 'warm up', seconds)
  return playGames(simulation, 'bench', seconds)
}

function playGames(simulation: Unseeded, name: string, seconds: number): { decisions: number; seconds: number } {
  const began = cpuSeconds()
  let decisions = 0
  let games = 0
  while (cpuSeconds() - began < seconds)
    for (const enough = decisions + decisionsPerLook; decisions < enough; games++)
      decisions += playOut({ ...simulation, seed: `sfc32:${name}/${games}` }).decisions
  return { decisions, seconds: cpuSeconds() - began }
}

/** The size of the state after every decision of a game, and the same game recorded up to its middle. */
function sampleGame(game: AnyPackage) {
  const simulation = { ...tableOf(game, strongestBot(game)), seed: 'sfc32:bench' }
  const sizes: number[] = []
  playOut({ ...simulation, check: ({ state }) => sizes.push(Buffer.byteLength(JSON.stringify(state))) })
  const settings = { heard: false, recorded: true }
  const { match } = playOut({ ...simulation, settings, limit: Math.floor(sizes.length / 2) })
  return { sizes, middle: match }
}

/** What a server does to take a game up again. */
function restore({ game }: AnyPackage, match: Match<GameState, unknown>): void {
  if (!match.checkpoint) throw new RunError('The sample game has no checkpoint.')
  const { saved, since } = match.checkpoint
  const restored = Match.resume(game, match.options, match.seed, saved, { heard: false })
  for (const choice of since) restored.replay(choice)
}
