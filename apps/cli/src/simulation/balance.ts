import type { AnyPackage, BalanceTable, CardFact, GameGroup, Measured, Measurement } from '@keep-flying/kernel'
import type { GameResult } from './batch.ts'
import { percentile } from './report.ts'

/** What the games of several tables say about how balanced a game is. */

export interface BalanceReport {
  readonly game: string
  readonly seed: string
  /** One line per table. */
  readonly tables: readonly (Line & { readonly table: string })[]
  /** One line per group of games at standard tables. */
  readonly groups: readonly (Line & { readonly group: string })[]
  /** What happened to cards at standard tables, the most frequent first. */
  readonly cards: readonly CardLine[]
  /** The same for whole sets of cards, each beside the mean of all sets. */
  readonly sets: readonly SetLine[]
}

/** What came of some games. */
export interface Line {
  readonly games: number
  /** The share of games won by the team, or of games that anybody won. */
  readonly won: number
  /** The means of the games. */
  readonly score: number
  readonly done: number
  readonly length: number
  /** The share of games that came to an end. */
  readonly finished: number
  readonly median: number
  /** Why games were lost, and how many. */
  readonly defeats: Readonly<Record<string, number>>
  /** The means of whatever else the game counts. */
  readonly figures: Readonly<Record<string, number>>
  /** The medians of some of that. */
  readonly medians: Readonly<Record<string, number>>
}

interface CardLine {
  readonly was: string
  readonly card: string
  readonly of: string
  readonly perGame: number
  /** The share of times that it could have happened; null where the game does not say. */
  readonly share: number | null
  /** In how many games it happened at all. */
  readonly games: number
  /** How much more often these games are won than all games at the same tables. */
  readonly swing: number
}

interface SetLine {
  readonly was: string
  readonly of: string
  readonly perGame: number
  /** As a multiple of the mean of all sets. */
  readonly ofMean: number
}

/** The results of a table's games. */
export interface TableResults {
  readonly table: BalanceTable
  readonly results: readonly GameResult[]
}

export function balanceReport(game: AnyPackage, seed: string, played: readonly TableResults[]): BalanceReport {
  const standard = played.flatMap(({ table, results }) => (table.standard ? results : []))
  const groups = groupsOf(standard)
  const cards = cardLines(
    played.filter(({ table }) => table.standard),
    game.balance?.outOf ?? {},
  )
  return {
    game: game.game.id,
    seed,
    tables: played.map(({ table, results }) => ({ table: table.id, ...lineOf(game, results) })),
    groups: groups.map(({ name }) => ({ group: name, ...lineOf(game, resultsIn(standard, name)) })),
    cards,
    sets: setLines(cards),
  }
}

/** What a page that offers the options may tell: each option that a table measures, and each group. */
export function measuredBy(seed: string, played: readonly TableResults[]): Measured {
  const standard = played.flatMap(({ table, results }) => (table.standard ? results : []))
  const tables = played.flatMap(({ table: { measures, tellsLength }, results }) => {
    if (!measures) return []
    const row = measurement(measures, results)
    return [tellsLength ? { ...row, length: median(results.map(({ length }) => length)) } : row]
  })
  const groups = groupsOf(standard).map(({ name, options }) => measurement(options, resultsIn(standard, name)))
  return { seed, usual: measurement({}, standard), among: [...tables, ...groups] }
}

function measurement(options: Measurement['options'], results: readonly GameResult[]): Measurement {
  return { options, games: results.length, won: Number(shareWon(results).toFixed(3)) }
}

function groupsOf(results: readonly GameResult[]): GameGroup[] {
  const groups = results.flatMap(({ facts }) => facts?.groups ?? [])
  return [...new Map(groups.map((group) => [group.name, group])).values()]
}

function resultsIn(results: readonly GameResult[], group: string): GameResult[] {
  return results.filter(({ facts }) => facts?.groups.some(({ name }) => name === group))
}

function lineOf({ english, balance }: AnyPackage, results: readonly GameResult[]): Line {
  const defeats: Record<string, number> = {}
  for (const result of results) {
    const { outcome } = result
    if (outcome === null || isWon(result)) continue
    const why = english.write(outcome.reason)
    defeats[why] = (defeats[why] ?? 0) + 1
  }
  return {
    games: results.length,
    won: shareWon(results),
    score: mean(results.map(({ outcome }) => (outcome?.by === 'team' ? (outcome.score ?? 0) : 0))),
    done: mean(results.map(({ facts }) => facts?.done ?? 0)),
    length: mean(results.map(({ length }) => length)),
    finished: mean(results.map(({ finished }) => (finished ? 1 : 0))),
    median: median(results.map(({ length }) => length)),
    defeats,
    figures: figuresBy(mean, results),
    medians: figuresBy(median, results, balance?.medians ?? []),
  }
}

/** All figures of some games, or those named, each told by one number. */
function figuresBy(
  tell: (numbers: readonly number[]) => number,
  results: readonly GameResult[],
  names?: readonly string[],
): Record<string, number> {
  const all = results.map(({ facts }) => facts?.figures ?? {})
  const known = [...new Set(all.flatMap((figures) => Object.keys(figures)))]
  const told = known.filter((name) => !names || names.includes(name))
  return Object.fromEntries(told.map((name) => [name, tell(all.flatMap((figures) => figures[name] ?? []))]))
}

function isWon({ outcome, facts }: GameResult): boolean {
  return facts?.won ?? (outcome !== null && hasWinner(outcome))
}

function hasWinner(outcome: NonNullable<GameResult['outcome']>): boolean {
  return outcome.by === 'team' ? outcome.won : outcome.winners.length > 0
}

function shareWon(results: readonly GameResult[]): number {
  return mean(results.map((result) => (isWon(result) ? 1 : 0)))
}

function mean(numbers: readonly number[]): number {
  if (numbers.length === 0) return 0
  return Number((numbers.reduce((sum, n) => sum + n, 0) / numbers.length).toFixed(4))
}

/** What happened to a card, and in which games: how much more than usual each of them won. */
interface Met {
  readonly fact: CardFact
  times: number
  readonly games: Map<GameResult, number>
}

function median(numbers: readonly number[]): number {
  return percentile(
    numbers.toSorted((one, other) => one - other),
    0.5,
  )
}

function cardLines(played: readonly TableResults[], outOf: Readonly<Record<string, string>>): CardLine[] {
  const met = new Map<string, Met>()
  const keyOf = ({ was, of, card }: Pick<CardFact, 'was' | 'of' | 'card'>) => JSON.stringify([was, of, card])
  for (const { results } of played) {
    const usual = shareWon(results)
    for (const result of results)
      for (const fact of result.facts?.cards ?? []) {
        const before = met.get(keyOf(fact)) ?? { fact, times: 0, games: new Map() }
        before.times += fact.times
        before.games.set(result, (isWon(result) ? 1 : 0) - usual)
        met.set(keyOf(fact), before)
      }
  }
  const count = played.reduce((sum, { results }) => sum + results.length, 0)
  return [...met.values()]
    .map(({ fact: { was, card, of }, times, games }) => {
      const before = outOf[was]
      const chances = before === undefined ? undefined : met.get(keyOf({ was: before, of, card }))?.times
      return {
        was,
        card,
        of,
        perGame: Number((times / count).toFixed(3)),
        share: chances === undefined ? null : Number((times / chances).toFixed(3)),
        games: games.size,
        swing: Number(mean([...games.values()]).toFixed(3)),
      }
    })
    .sort((one, other) => other.perGame - one.perGame)
}

function setLines(cards: readonly CardLine[]): SetLine[] {
  const verbs = [...new Set(cards.map(({ was }) => was))]
  return verbs.flatMap((was) => {
    const sets = [...new Set(cards.filter((one) => one.was === was).map(({ of }) => of))]
    const lines = sets.map((of) => ({
      was,
      of,
      perGame: sumOf(cards.filter((one) => one.was === was && one.of === of)),
    }))
    const usual = mean(lines.map(({ perGame }) => perGame))
    return lines
      .map((line) => ({ ...line, ofMean: Number((line.perGame / usual).toFixed(2)) }))
      .sort((one, other) => other.perGame - one.perGame)
  })
}

function sumOf(cards: readonly CardLine[]): number {
  return Number(cards.reduce((sum, { perGame }) => sum + perGame, 0).toFixed(3))
}
