import { createHash } from 'node:crypto'
import { winnersOf } from '@keep-flying/kernel'
import type { Batch, GameResult } from './batch.ts'
import { type Combination, isWith } from './combinations.ts'

/** What came of many games. */
export interface Summary {
  readonly games: number
  readonly finished: number
  readonly decisions: number
  /** How long the games were, in the unit of the game. */
  readonly length: { readonly p50: number; readonly p95: number }
  /** How many games each seat won, and each bot in all its seats. */
  readonly wins: { readonly seats: readonly number[]; readonly bots: Readonly<Record<string, number>> }
  /** In games that everybody wins or loses together. */
  readonly team?: { readonly won: number; readonly lost: number }
  /** In games that keep scores: one entry per seat, or a single one for the team. */
  readonly scores?: readonly Spread[]
  /** The same for the same games, on whatever machine they were played. */
  readonly hash: string
}

interface Spread {
  readonly least: number
  readonly mean: number
  readonly most: number
}

export interface Report extends Summary {
  readonly game: string
  readonly seats: readonly string[]
  /** What lengths are counted in. */
  readonly unit: string
  readonly seconds: number
  readonly decisionsPerSecond: number
  /** One entry per combination of options. */
  readonly grid: readonly (Summary & { readonly options: Combination })[]
  readonly failures: readonly GameResult[]
}

interface Played {
  readonly batch: Batch
  readonly unit: string
  readonly combinations: readonly Combination[]
  readonly results: readonly GameResult[]
  readonly seconds: number
}

export function reportOn({ batch, unit, combinations, results, seconds }: Played): Report {
  const { game, seats } = batch
  const summary = summarise(seats, results)
  return {
    game,
    seats,
    ...summary,
    unit,
    seconds: Number(seconds.toFixed(3)),
    decisionsPerSecond: Math.round(summary.decisions / seconds),
    grid: combinations.map((options) => ({
      options,
      ...summarise(
        seats,
        results.filter((one) => isWith(one.options, options)),
      ),
    })),
    failures: results.filter((result) => result.failure !== undefined),
  }
}

function summarise(seats: readonly string[], results: readonly GameResult[]): Summary {
  const lengths = results.map((result) => result.length).sort((one, other) => one - other)
  return {
    games: results.length,
    finished: results.filter((result) => result.finished).length,
    decisions: results.reduce((sum, result) => sum + result.decisions, 0),
    length: { p50: percentile(lengths, 0.5), p95: percentile(lengths, 0.95) },
    wins: winsIn(seats, results),
    ...teamResults(results),
    ...scoresIn(seats.length, results),
    hash: hashOf(results),
  }
}

export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}

function winsIn(seats: readonly string[], results: readonly GameResult[]): Summary['wins'] {
  const winners = results.flatMap(({ outcome }) => (outcome ? winnersOf(outcome, seats.length) : []))
  const won = seats.map((_, seat) => winners.filter((winner) => winner === seat).length)
  const bots: Record<string, number> = {}
  for (const [seat, bot] of seats.entries()) bots[bot] = (bots[bot] ?? 0) + (won[seat] ?? 0)
  return { seats: won, bots }
}

function teamResults(results: readonly GameResult[]): Pick<Summary, 'team'> {
  const won = results.flatMap(({ outcome }) => (outcome?.by === 'team' ? [outcome.won] : []))
  if (won.length === 0) return {}
  return { team: { won: won.filter((one) => one).length, lost: won.filter((one) => !one).length } }
}

function scoresIn(seats: number, results: readonly GameResult[]): Pick<Summary, 'scores'> {
  const scores = results.flatMap(({ outcome }) => scoresOf(outcome))
  if (scores.length === 0) return {}
  const columns = Math.max(...scores.map((row) => row.length))
  return {
    scores: Array.from({ length: Math.min(columns, seats) }, (_, n) => spreadOf(scores.flatMap((row) => row[n] ?? []))),
  }
}

/** The scores of one game, if it kept any. */
function scoresOf(outcome: GameResult['outcome']): readonly (readonly number[])[] {
  if (outcome?.by === 'team') return outcome.score === undefined ? [] : [[outcome.score]]
  return outcome?.scores ? [outcome.scores] : []
}

function spreadOf(scores: readonly number[]): Spread {
  const sum = scores.reduce((total, score) => total + score, 0)
  return { least: Math.min(...scores), mean: Number((sum / scores.length).toFixed(2)), most: Math.max(...scores) }
}

function hashOf(results: readonly GameResult[]): string {
  const hash = createHash('sha256')
  for (const result of results) hash.update(result.hash)
  return hash.digest('hex')
}
