import { availableParallelism } from 'node:os'
import type { AnyPackage } from '@keep-flying/kernel'
import { RunError, readArgs, readCount, readLongest, takeGame } from '../args.ts'
import { findGame } from '../find.ts'
import { type Asked, askedFor, readOptions, withOptions } from '../options.ts'
import { botNamed, checkSeats, readSeats, usualBotOf, withSeats } from '../seats.ts'
import type { Batch, BatchGame } from '../simulation/batch.ts'
import { type Combination, combinationsOf } from '../simulation/combinations.ts'
import { drawReport } from '../simulation/draw.ts'
import { playAll } from '../simulation/pool.ts'
import { type Report, reportOn } from '../simulation/report.ts'
import { progressBar } from '../terminal/progress.ts'

const usualLimit = 200_000

const flags = {
  seats: { type: 'string' },
  games: { type: 'string', default: '100' },
  seed: { type: 'string', default: 'simulation' },
  limit: { type: 'string', default: String(usualLimit) },
  workers: { type: 'string', default: String(availableParallelism()) },
  save: { type: 'string' },
  check: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const

export async function simulate(args: readonly string[]): Promise<void> {
  const { id, rest } = takeGame(args)
  const game = await findGame(id)
  const { unit } = game.length
  const { values } = readArgs(rest, withOptions({ ...flags, [unit]: { type: 'string' } }, game.options), { names: [] })
  const asked = askedFor(game.options, values)
  const { seats, combinations } = readTables(game, asked, readSeats(values.seats))
  const batch: Batch = {
    game: id,
    seats,
    asked: withSeats(game, asked, seats),
    seed: values.seed,
    limit: readCount('--limit', values.limit, 1),
    longest: readLongest(unit, values[unit]),
    check: values.check,
    ...(values.save === undefined ? {} : { save: values.save }),
  }
  const count = readCount('--games', values.games, 1)
  const threads = readCount('--workers', values.workers, 1, 256)

  const games = combinations.flatMap((options) =>
    Array.from({ length: count }, (_, number): BatchGame => ({ options, number })),
  )
  const progress = progressBar('games', games.length)
  const began = performance.now()
  const results = await playAll(batch, games, threads, progress.show).finally(progress.clear)
  const seconds = (performance.now() - began) / 1000

  const report = reportOn({ batch, unit, combinations, results, seconds })
  if (values.json) console.log(JSON.stringify(report))
  else
    for (const line of drawReport(
      report,
      results.map(({ length }) => length),
    ))
      console.log(line)
  failIfAny(report)
}

interface Tables {
  readonly seats: readonly string[]
  readonly combinations: readonly Combination[]
}

/** Who plays, and each combination of options, known to be legal. */
function readTables(game: AnyPackage, asked: Asked, names: readonly string[] | undefined): Tables {
  const wanted = withSeats(game, asked, names)
  const combinations = combinationsOf(game.options, wanted)
  const tables = combinations.map((options) => readOptions(game, { ...wanted, ...options }))
  const count = Math.max(...tables.map((options) => game.game.seats(options)))
  const seats = names ?? Array.from({ length: count }, () => usualBotOf(game))
  for (const bot of seats) botNamed(game, bot)
  for (const options of tables) checkSeats(game, options, seats)
  return { seats, combinations }
}

function failIfAny({ games, failures }: Report): void {
  const [first] = failures
  if (!first) return
  const options = Object.values(first.options).join(', ')
  const where = `${options === '' ? '' : `${options}, `}seed ${first.seed}, after ${first.decisions} decisions`
  throw new RunError(`${failures.length} of ${games} games failed. The first (${where}): ${first.failure}`)
}
