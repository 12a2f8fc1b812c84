import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { AnyPackage, BalanceTable } from '@keep-flying/kernel'
import { readArgs, readCount, readLongest, takeGame, UsageError } from '../args.ts'
import { findGame } from '../find.ts'
import { type Asked, askedFor, readOptions, withOptions } from '../options.ts'
import { usualBotOf } from '../seats.ts'
import { balanceReport, measuredBy } from '../simulation/balance.ts'
import { type Batch, type BatchGame, failIfBroken } from '../simulation/batch.ts'
import { combinationsOf } from '../simulation/combinations.ts'
import { drawBalance } from '../simulation/draw-balance.ts'
import { measuredModule } from '../simulation/measured-module.ts'
import { playAll } from '../simulation/pool.ts'
import { progressBar } from '../terminal/progress.ts'
import { either } from '../terminal/words.ts'

const usualLimit = 200_000

const flags = {
  tables: { type: 'string' },
  games: { type: 'string', default: '100' },
  seed: { type: 'string', default: 'balance' },
  cards: { type: 'string', default: '10' },
  write: { type: 'string' },
  workers: { type: 'string', default: String(availableParallelism()) },
  json: { type: 'boolean', default: false },
} as const

/** Plays the tables by which a game is balanced; the same seeds at each, so that they can be compared. */
export async function balance(args: readonly string[]): Promise<void> {
  const { id, rest } = takeGame(args)
  const game = await findGame(id)
  const { unit } = game.length
  const { values } = readArgs(rest, withOptions({ ...flags, [unit]: { type: 'string' } }, game.options), { names: [] })
  const tables = tablesOf(game, values.tables, askedFor(game.options, values))
  const count = readCount('--games', values.games, 1)
  const games = tables.flatMap(({ options, inTurn = [], bot = usualBotOf(game), campaigns }) =>
    Array.from({ length: count }, (_, number): BatchGame => {
      const further = inTurn[number % inTurn.length]
      return { options: { ...options, ...further }, bot, number, ...(campaigns ? { campaigns } : {}) }
    }),
  )
  const batch: Batch = {
    game: id,
    seats: [],
    asked: {},
    seed: values.seed,
    limit: usualLimit,
    longest: readLongest(unit, values[unit]),
    check: false,
    facts: true,
  }
  const progress = progressBar('games', games.length)
  const threads = readCount('--workers', values.workers, 1, 256)
  const results = await playAll(batch, games, threads, progress.show).finally(progress.clear)
  failIfBroken(results)
  const played = tables.map((table, n) => ({ table, results: results.slice(n * count, (n + 1) * count) }))
  if (values.write !== undefined) writeFileSync(values.write, measuredModule(measuredBy(values.seed, played)))
  const report = balanceReport(game, values.seed, played)
  if (values.json) console.log(JSON.stringify(report))
  else for (const line of drawBalance(report, unit, readCount('--cards', values.cards, 0))) console.log(line)
}

/** The tables of the game, those named, or a grid of the options asked for. */
function tablesOf(game: AnyPackage, named: string | undefined, asked: Asked): readonly BalanceTable[] {
  const tables = game.balance?.tables
  if (!tables) throw new UsageError(`The game "${game.game.id}" names no tables for its balance.`)
  if (Object.keys(asked).length > 0) return gridOf(game, asked)
  if (named === undefined) return tables
  return named.split(',').map((id) => {
    const table = tables.find((one) => one.id === id)
    if (!table) throw new UsageError(`There is no table "${id}"; choose ${either(tables.map((one) => one.id))}.`)
    return table
  })
}

function gridOf(game: AnyPackage, asked: Asked): BalanceTable[] {
  return combinationsOf(game.options, asked).map((combination) => {
    const options = { ...asked, ...combination }
    readOptions(game, options)
    const chosen = Object.entries(options).map(([option, value]) => `${option} ${value}`)
    return { id: chosen.join(', '), options, standard: true }
  })
}
