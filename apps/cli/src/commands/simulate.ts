import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { RunError, readArgs, readCount, readSetUp, setUpFlags, UsageError } from '../args.ts'
import { type Settings, withGame } from '../games.ts'
import { playAll } from '../pool.ts'
import { botsFor, type GameResult, type Plan, type Task } from '../simulation.ts'
import { table } from '../terminal/layout.ts'
import { progressBar } from '../terminal/progress.ts'

const usualLimit = 200_000

export async function simulate(args: readonly string[]): Promise<void> {
  const { values, given } = readArgs(
    args,
    {
      seats: { type: 'string' },
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: 'simulation' },
      story: { type: 'string' },
      ...setUpFlags,
      limit: { type: 'string', default: String(usualLimit) },
      rounds: { type: 'string' },
      workers: { type: 'string', default: String(availableParallelism()) },
      save: { type: 'string' },
      check: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
    { names: ['game'] },
  )
  const [game = ''] = given
  const plan: Plan = {
    game,
    seats: readSeats(game, values.seats),
    seed: values.seed,
    limit: readCount('--limit', values.limit, 1),
    rounds: values.rounds === undefined ? Number.POSITIVE_INFINITY : readCount('--rounds', values.rounds, 1),
    check: values.check,
    setUp: readSetUp(values),
    ...(values.save === undefined ? {} : { save: values.save }),
  }
  const stories = readStories(plan, values.story)
  const games = readCount('--games', values.games, 1)
  const threads = readCount('--workers', values.workers, 1, 256)

  const tasks = stories.flatMap((story) => Array.from({ length: games }, (_, number): Task => ({ story, number })))
  const progress = progressBar('games', tasks.length)
  const began = performance.now()
  const results = await playAll(plan, tasks, threads, progress.show).finally(progress.clear)
  const seconds = (performance.now() - began) / 1000

  const report = reportOn(plan, stories, results, seconds)
  if (values.json) console.log(JSON.stringify(report))
  else for (const line of describe(report, results)) console.log(line)
  const [first] = report.failures
  if (first)
    throw new RunError(
      `${report.failures.length} of ${report.games} games failed; the first is ${first.story} with seed ${first.seed} ` +
        `after ${first.decisions} decisions: ${first.failure}`,
    )
}

function readSeats(name: string, given: string | undefined): readonly string[] {
  return withGame(name, (game) => {
    const seats = given?.split(',') ?? game.usualSeats.map((seat) => (seat === 'you' ? 'captain' : seat))
    botsFor(game, seats)
    return seats
  })
}

/** The stories to play, each known to make legal options. */
function readStories(plan: Plan, given: string | undefined): readonly string[] {
  const settings: Settings = { players: plan.seats.length, ...plan.setUp }
  return withGame(plan.game, (game) => {
    const stories = game.stories(settings)
    const wanted = given === 'all' ? stories : [given ?? game.usualStory]
    for (const story of wanted) {
      if (!stories.includes(story))
        throw new UsageError(`There is no story "${story}"; there are all, ${stories.join(', ')}.`)
      game.options({ ...settings, story })
    }
    return wanted
  })
}

interface Summary {
  readonly games: number
  readonly finished: number
  readonly decisions: number
  readonly rounds: { readonly p50: number; readonly p95: number }
  readonly wins: { readonly seats: readonly number[]; readonly bots: Readonly<Record<string, number>> }
  readonly hash: string
}

interface Report extends Summary {
  readonly seats: readonly string[]
  readonly seconds: number
  readonly decisionsPerSecond: number
  readonly stories: readonly (Summary & { readonly story: string })[]
  readonly failures: readonly GameResult[]
}

function reportOn(plan: Plan, stories: readonly string[], results: readonly GameResult[], seconds: number): Report {
  const summary = summarise(plan, results)
  return {
    ...summary,
    seats: plan.seats,
    seconds: Number(seconds.toFixed(3)),
    decisionsPerSecond: Math.round(summary.decisions / seconds),
    stories: stories.map((story) => ({
      story,
      ...summarise(
        plan,
        results.filter((result) => result.story === story),
      ),
    })),
    failures: results.filter((result) => result.failure !== undefined),
  }
}

function summarise({ seats }: Plan, results: readonly GameResult[]): Summary {
  const rounds = results.map((result) => result.rounds).sort((one, other) => one - other)
  const won = seats.map((_, seat) => results.filter((result) => result.winners.includes(seat)).length)
  const bots: Record<string, number> = {}
  seats.forEach((bot, seat) => {
    bots[bot] = (bots[bot] ?? 0) + (won[seat] ?? 0)
  })
  const hash = createHash('sha256')
  for (const result of results) hash.update(result.hash)
  return {
    games: results.length,
    finished: results.filter((result) => result.finished).length,
    decisions: results.reduce((sum, result) => sum + result.decisions, 0),
    rounds: { p50: percentile(rounds, 0.5), p95: percentile(rounds, 0.95) },
    wins: { seats: won, bots },
    hash: hash.digest('hex'),
  }
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}

function describe(report: Report, results: readonly GameResult[]): string[] {
  const winsOf = (wins: Summary['wins']) =>
    report.seats.map((bot, seat) => `${bot} ${wins.seats[seat] ?? 0}`).join(', ')
  const row = (name: string, summary: Summary) => [
    name,
    String(summary.games),
    String(summary.finished),
    String(summary.decisions),
    String(summary.rounds.p50),
    String(summary.rounds.p95),
    winsOf(summary.wins),
  ]
  const rows = report.stories.map((story) => row(story.story, story))
  if (report.stories.length > 1) rows.push(row('together', report))
  return [
    ...table(['story', 'games', 'finished', 'decisions', 'p50', 'p95', 'wins a seat'], rows, [
      'left',
      ...(['right', 'right', 'right', 'right', 'right'] as const),
    ]),
    '',
    'rounds    games',
    ...histogram(results.map((result) => result.rounds)),
    '',
    `${report.decisionsPerSecond} decisions a second in ${report.seconds.toFixed(1)} s`,
    `hash ${report.hash}`,
  ]
}

const mostBars = 12
const longestBar = 50

/** How many games lasted how many rounds, in steps of a round size. */
function histogram(rounds: readonly number[]): string[] {
  const highest = Math.max(...rounds)
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((size) => highest / size <= mostBars) ?? 1000
  const counts: number[] = Array.from({ length: Math.floor(highest / step) + 1 }, () => 0)
  for (const n of rounds) counts[Math.floor(n / step)] = (counts[Math.floor(n / step)] ?? 0) + 1
  const first = counts.findIndex((count) => count > 0)
  const most = Math.max(...counts)
  return counts.slice(first).map((count, n) => {
    const from = (first + n) * step
    const label = step === 1 ? `${from}` : `${from}-${from + step - 1}`
    return `${label.padEnd(9)} ${String(count).padStart(5)} ${'█'.repeat(Math.ceil((count / most) * longestBar))}`.trimEnd()
  })
}
