import { availableParallelism } from 'node:os'
import type { AnyPackage } from '@keep-flying/kernel'
import { readArgs, readCount, takeGame, UsageError } from '../args.ts'
import { findGame } from '../find.ts'
import { type Asked, askedFor, readOptions, withOptions } from '../options.ts'
import { botNamed, withSeats } from '../seats.ts'
import { type Batch, type BatchGame, failIfBroken } from '../simulation/batch.ts'
import { combinationsOf } from '../simulation/combinations.ts'
import { drawDuel } from '../simulation/draw-duel.ts'
import { type Duellists, duelReport } from '../simulation/duel.ts'
import { playAll } from '../simulation/pool.ts'
import { progressBar } from '../terminal/progress.ts'

const usualLimit = 200_000

const flags = {
  a: { type: 'string' },
  b: { type: 'string' },
  games: { type: 'string', default: '100' },
  seed: { type: 'string', default: 'duel' },
  limit: { type: 'string', default: String(usualLimit) },
  budget: { type: 'string', default: '100' },
  workers: { type: 'string', default: String(availableParallelism()) },
  json: { type: 'boolean', default: false },
} as const

/** Lets two bots play the same games, each from the other's side as well, and tells which is stronger. */
export async function duel(args: readonly string[]): Promise<void> {
  const { id, rest } = takeGame(args)
  const game = await findGame(id)
  const { values } = readArgs(rest, withOptions(flags, game.options), { names: [] })
  const duellists = readDuellists(game, values.a, values.b)
  const asked = askedFor(game.options, values)
  const wanted = game.game.cooperative ? asked : atLeastTwo(game, asked, duellists)
  const combinations = combinationsOf(game.options, wanted)
  const pairs = Math.ceil(readCount('--games', values.games, 1) / 2)
  const games = combinations.flatMap((options) => {
    const sides = sidesOf(game, game.game.seats(readOptions(game, { ...wanted, ...options })), duellists)
    return Array.from({ length: pairs }, (_, number) =>
      sides.map((seats): BatchGame => ({ options, seats, number })),
    ).flat()
  })
  const batch: Batch = {
    ...{ game: id, seats: [], asked: wanted, seed: values.seed, check: false, timed: true },
    ...{ limit: readCount('--limit', values.limit, 1), longest: Number.POSITIVE_INFINITY },
    budget: readCount('--budget', values.budget, 0, 100) / 100,
  }
  const threads = readCount('--workers', values.workers, 1, 256)
  const progress = progressBar('games', games.length)
  const results = await playAll(batch, games, threads, progress.show).finally(progress.clear)
  failIfBroken(results)
  const { unit } = game.length
  const report = duelReport({ game: id, seed: values.seed, unit, combinations, results, ...duellists })
  if (values.json) console.log(JSON.stringify(report))
  else for (const line of drawDuel(report)) console.log(line)
}

function readDuellists(game: AnyPackage, a: string | undefined, b: string | undefined): Duellists {
  if (a === undefined || b === undefined) throw new UsageError('--a and --b name the two bots.')
  if (a === b) throw new UsageError(`--a and --b name the same bot, "${a}"; name two.`)
  for (const bot of [a, b]) botNamed(game, bot)
  return { a, b }
}

/** Where nobody says how many play, two do. */
function atLeastTwo(game: AnyPackage, asked: Asked, { a, b }: Duellists): Asked {
  const names = Object.entries(game.options).some(([id, field]) => field.kind === 'count' && field.seats && id in asked)
  return names ? asked : withSeats(game, asked, [a, b])
}

/** Who sits where: each bot at every other seat, and the other way round; where they play together, at every seat. */
function sidesOf({ game }: AnyPackage, seats: number, { a, b }: Duellists): readonly (readonly string[])[] {
  const all = (bot: string) => Array.from({ length: seats }, () => bot)
  if (game.cooperative) return [all(a), all(b)]
  if (seats % 2 > 0)
    throw new UsageError(`A duel needs as many seats for either bot, but the game has ${seats}; choose an even number.`)
  const swapped = all(a).map((_, seat) => (seat % 2 === 0 ? b : a))
  return [swapped.toReversed(), swapped]
}
