import {
  beginRecord,
  type Choice,
  type Game,
  type GameRecord,
  type GameState,
  type LogEntry,
  Match,
  playOn,
  RecordError,
  repeatLog,
  type Saved,
  type Steps,
} from '@keep-flying/kernel'
import type { CheckpointRow, EntryRow, GameRow } from '../storage/schema.ts'
import type { Store } from '../storage/store.ts'

/** A game of any kind: the server never looks into its state. */
export type AnyGame = Game<GameState, unknown>
export type AnyMatch = Match<GameState, unknown>

/** A stored game before the first of its entries; throws a RecordError if these rules cannot begin it. */
export function beginStored(game: AnyGame, row: GameRow): AnyMatch {
  try {
    return beginRecord(game, recordOfRows(row, []))
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw cause instanceof RecordError ? cause : new RecordError(`The game does not begin: ${why}`)
  }
}

/** Plays stored entries in steps. */
export function repeatRows(match: AnyMatch, rows: readonly EntryRow[]): Steps<void> {
  return repeatLog(match, entriesIn(rows))
}

function* entriesIn(rows: readonly EntryRow[]): Generator<LogEntry> {
  for (const row of rows) yield entryOf(row)
}

/** Entries that are read at once. */
const pageSize = 500

/** A game's entries from a place in the log on, page by page: a long log must not be read at one stretch. */
export async function* pagesOf({ entries }: Pick<Store, 'entries'>, game: string, from: number) {
  for (let at = from; ; ) {
    const page = await entries(game, at, pageSize)
    if (page.length > 0) yield page
    if (page.length < pageSize) return
    at += page.length
  }
}

/** What is stored, as a record. It has no hash before the game is over. */
export function recordOfRows(row: GameRow, entries: readonly EntryRow[]): GameRecord {
  return {
    format: 1,
    game: row.game,
    rules: row.rules,
    options: JSON.parse(row.options),
    commitment: row.commitment,
    seed: row.seed,
    log: entries.map(entryOf),
    ...(row.base === null ? {} : { base: savedOf(row.base) }),
    hash: row.hash ?? '',
    ...(row.follows === null ? {} : { follows: row.follows }),
  }
}

export function entryOf(row: EntryRow): LogEntry {
  return JSON.parse(row.entry)
}

function savedOf(text: string): Saved<unknown> {
  return JSON.parse(text)
}

export interface TakenUp {
  readonly match: AnyMatch
  /** How many of the latest answers no longer fit. */
  readonly dropped: number
}

/**
 * Continues a game that the present rules cannot replay, in steps: from its checkpoint, or from the start if it has none,
 * with as many of the choices since as still fit.
 */
export function* takeUp(
  game: AnyGame,
  row: GameRow,
  checkpoint: CheckpointRow | null,
  entries: readonly EntryRow[],
): Steps<TakenUp> {
  const options = game.readOptions(JSON.parse(row.options))
  const from = checkpoint ? (savedOf(checkpoint.saved) as Saved<GameState>) : null
  const settings = { follows: row.follows }
  const match = from
    ? Match.resume(game, options, row.seed, from, settings)
    : Match.start(game, options, row.seed, settings)
  const since: Choice[] = []
  yield* standingChoices(entries, from?.answers ?? 0, since)
  return yield* playOn(match, since)
}

/** Adds these entries to the choices that stand, given how many answers stood before the first of those. */
export function* standingChoices(entries: readonly EntryRow[], answersBefore: number, standing: Choice[]): Steps<void> {
  for (const row of entries) {
    const entry = entryOf(row)
    if ('undo' in entry) standing.length = Math.max(0, entry.undo - answersBefore)
    else {
      const { decision: _, ...given } = entry
      standing.push({ ...given, index: row.place ?? 0 })
    }
    yield
  }
}
