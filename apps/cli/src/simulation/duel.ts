import { winnersOf } from '@keep-flying/kernel'
import type { GameResult } from './batch.ts'
import { type Combination, isWith } from './combinations.ts'
import { percentile } from './report.ts'

/** The two bots that are compared. */
export interface Duellists {
  readonly a: string
  readonly b: string
}

/** How the first bot fared beside the second. */
export interface Standing {
  readonly games: number
  /** Against each other: games won by either, and those that nobody or both of them won. */
  readonly against?: { readonly a: number; readonly b: number; readonly neither: number }
  /** In a co-operative game each plays with its like: games that its team won. */
  readonly teams?: { readonly a: Team; readonly b: Team }
  /** The share of games that the first won, or by how much more its team wins; and the 95 % interval of that. */
  readonly share: number
  readonly interval: readonly [number, number]
  /** The median length of a game, in the unit of the game. */
  readonly length: number
}

interface Team {
  readonly games: number
  readonly won: number
}

export interface Thinking {
  /** Milliseconds per answer in the mean, and the longest of all. */
  readonly mean: number
  readonly longest: number
}

export interface DuelReport extends Duellists, Standing {
  readonly game: string
  readonly seed: string
  readonly unit: string
  readonly thinking: { readonly a: Thinking; readonly b: Thinking }
  /** One entry per combination of options. */
  readonly grid: readonly (Standing & { readonly options: Combination })[]
}

interface Fought extends Duellists {
  readonly game: string
  readonly seed: string
  readonly unit: string
  readonly combinations: readonly Combination[]
  readonly results: readonly GameResult[]
}

export function duelReport({ combinations, results, ...given }: Fought): DuelReport {
  const { game, seed, unit, a, b } = given
  return {
    ...{ game, seed, unit, a, b },
    ...standingOf(given, results),
    thinking: { a: thinkingOf(a, results), b: thinkingOf(b, results) },
    grid: combinations.map((options) => ({
      options,
      ...standingOf(
        given,
        results.filter((one) => isWith(one.options, options)),
      ),
    })),
  }
}

function standingOf(duellists: Duellists, results: readonly GameResult[]): Standing {
  const lengths = results.map(({ length }) => length).sort((one, other) => one - other)
  const together = results.some(({ outcome }) => outcome?.by === 'team')
  return {
    games: results.length,
    ...(together ? besideEachOther(duellists, results) : againstEachOther(duellists, results)),
    length: percentile(lengths, 0.5),
  }
}

/** For 95 of 100 samples. */
const deviations = 1.96

function againstEachOther({ a, b }: Duellists, results: readonly GameResult[]): Omit<Standing, 'games' | 'length'> {
  const winners = results.map(botsThatWon)
  const wonBy = (one: string, other: string) => winners.filter((won) => won.has(one) && !won.has(other)).length
  const against = { a: wonBy(a, b), b: wonBy(b, a), neither: 0 }
  const neither = results.length - against.a - against.b
  const share = (against.a + neither / 2) / results.length
  return { against: { ...against, neither }, share, interval: intervalOf(share, results.length) }
}

function botsThatWon({ outcome, seats = [] }: GameResult): ReadonlySet<string> {
  const winners = outcome ? winnersOf(outcome, seats.length) : []
  return new Set(winners.flatMap((seat) => seats[seat] ?? []))
}

/** Wilson's interval, which holds for few games and for shares near none or all. */
function intervalOf(share: number, games: number): readonly [number, number] {
  const z = deviations ** 2 / games
  const middle = (share + z / 2) / (1 + z)
  const half = (deviations / (1 + z)) * Math.sqrt((share * (1 - share)) / games + z / (4 * games))
  return [middle - half, middle + half]
}

function besideEachOther({ a, b }: Duellists, results: readonly GameResult[]): Omit<Standing, 'games' | 'length'> {
  const teams = { a: teamOf(a, results), b: teamOf(b, results) }
  const share = teams.a.won / teams.a.games - teams.b.won / teams.b.games
  const half = deviations * Math.sqrt(variance(teams.a) + variance(teams.b))
  return { teams, share, interval: [share - half, share + half] }
}

function teamOf(bot: string, results: readonly GameResult[]): Team {
  const own = results.filter(({ seats = [] }) => seats.includes(bot))
  return { games: own.length, won: own.filter(({ outcome }) => outcome?.by === 'team' && outcome.won).length }
}

function variance({ games, won }: Team): number {
  const share = won / games
  return (share * (1 - share)) / games
}

function thinkingOf(bot: string, results: readonly GameResult[]): Thinking {
  const thoughts = results.flatMap(({ thought = {} }) => thought[bot] ?? [])
  const answers = thoughts.reduce((sum, one) => sum + one.answers, 0)
  const milliseconds = thoughts.reduce((sum, one) => sum + one.milliseconds, 0)
  return {
    mean: answers === 0 ? 0 : milliseconds / answers,
    longest: Math.max(0, ...thoughts.map((one) => one.longest)),
  }
}
