import { type GameState, Match, playOut, type Simulation } from '@keep-flying/kernel'
import { RunError, readArgs } from '../args.ts'
import { type CliGame, withGame } from '../games.ts'
import { botsFor } from '../simulation.ts'
import { table } from '../terminal/layout.ts'

/** How fast and how big, each figure beside what the same machine does at its barest in the same run. */

const benchSeconds = 3
const benchSeats = 4
/** Games that go nowhere are given up. */
const benchLimit = 20_000

export function bench(args: readonly string[]): void {
  const { values } = readArgs(args, { json: { type: 'boolean', default: false } }, { names: [] })
  const measures = withGame('verse', measureGame)
  if (values.json) console.log(JSON.stringify(Object.fromEntries(measures.map(({ id, ...measure }) => [id, measure]))))
  else for (const line of draw(measures)) console.log(line)
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

function draw(measures: readonly Measure[]): string[] {
  const rows = measures.map(({ what, value, baseline, against, ratio }) => [
    what,
    short(value),
    against,
    short(baseline),
    ratio.toPrecision(3),
  ])
  return table(['measured', 'value', 'beside', 'value', 'ratio'], rows, ['left', 'right', 'left', 'right', 'right'])
}

function short(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3)
}

function measureGame<S extends GameState, O>(game: CliGame<S, O>): Measure[] {
  const random = playFor(game, 'drifter', benchSeconds)
  const captain = playFor(game, 'captain', benchSeconds)
  const { sizes, middle } = sampleGame(game)
  const start = sizes[0] ?? 0
  const figures: Figures[] = [
    {
      id: 'randomDecisions',
      what: 'random decisions a second',
      value: random.decisions / random.seconds,
      baseline: yieldsPerSecond(random.decisions),
      against: 'a bare generator loop',
    },
    {
      id: 'captainDecisions',
      what: 'decisions of captains a second',
      value: captain.decisions / captain.seconds,
      baseline: yieldsPerSecond(captain.decisions),
      against: 'a bare generator loop',
    },
    {
      id: 'stateMidGame',
      what: 'bytes of a state in mid-game',
      value: sizes[Math.floor(sizes.length / 2)] ?? 0,
      baseline: start,
      against: 'the state at the start',
    },
    {
      id: 'stateLargest',
      what: 'bytes of a state at its largest',
      value: Math.max(...sizes),
      baseline: start,
      against: 'the state at the start',
    },
    {
      id: 'restore',
      what: 'milliseconds to restore a game',
      value: milliseconds(() => restore(game, middle)),
      baseline: milliseconds(() => structuredClone(middle.state)),
      against: 'structuredClone of the state',
    },
  ]
  return figures.map((figure) => ({ ...figure, ratio: figure.value / figure.baseline }))
}

function secondsOf(act: () => void): number {
  const began = performance.now()
  act()
  return (performance.now() - began) / 1000
}

const repeats = 200

function milliseconds(act: () => void): number {
  for (let n = 0; n < repeats; n++) act()
  const seconds = secondsOf(() => {
    for (let n = 0; n < repeats; n++) act()
  })
  return (seconds * 1000) / repeats
}

/** Does nothing but stop and go on, as the rules do once a decision. */
function* stops(times: number): Generator<number, void, number> {
  for (let n = 0; n < times; n++) yield n
}

function yieldTimes(times: number): void {
  const loop = stops(times)
  let step = loop.next(0)
  while (!step.done) step = loop.next(step.value)
}

function yieldsPerSecond(times: number): number {
  yieldTimes(times)
  return times / secondsOf(() => yieldTimes(times))
}

function tableOf<S extends GameState, O>(game: CliGame<S, O>, bot: string) {
  const seats = Array.from({ length: benchSeats }, () => bot)
  const options = game.options({ players: benchSeats, story: game.usualStory })
  return { game: game.game, options, bots: botsFor(game, seats), limit: benchLimit }
}

/** Games one after the other on this thread, nobody listening and nothing kept. */
function playFor<S extends GameState, O>(game: CliGame<S, O>, bot: string, seconds: number) {
  const simulation = tableOf(game, bot)
  playGames(simulation, 'warm up', seconds)
  return playGames(simulation, 'bench', seconds)
}

function playGames<S extends GameState, O>(
  simulation: Omit<Simulation<S, O>, 'seed'>,
  name: string,
  seconds: number,
): { decisions: number; seconds: number } {
  const began = performance.now()
  let decisions = 0
  for (let n = 0; performance.now() - began < 1000 * seconds; n++)
    decisions += playOut({ ...simulation, seed: `sfc32:${name}/${n}` }).decisions
  return { decisions, seconds: (performance.now() - began) / 1000 }
}

/** The size of the state after every decision of a game, and the same game recorded as far as its middle. */
function sampleGame<S extends GameState, O>(game: CliGame<S, O>) {
  const simulation = { ...tableOf(game, 'captain'), seed: 'sfc32:bench' }
  const sizes: number[] = []
  playOut({ ...simulation, check: ({ state }) => sizes.push(Buffer.byteLength(JSON.stringify(state))) })
  const settings = { heard: false, recorded: true }
  const { match } = playOut({ ...simulation, settings, limit: Math.floor(sizes.length / 2) })
  return { sizes, middle: match }
}

/** What a server does that takes a game up again. */
function restore<S extends GameState, O>({ game }: CliGame<S, O>, match: Match<S, O>): void {
  if (!match.checkpoint) throw new RunError('The sample game has no checkpoint.')
  const { saved, since } = match.checkpoint
  const restored = Match.resume(game, match.options, match.seed, saved, { heard: false })
  for (const choice of since) restored.replay(choice)
}
