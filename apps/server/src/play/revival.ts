import {
  type Choice,
  type Game,
  type GameRecord,
  type GameState,
  type LogEntry,
  Match,
  playOn,
  replayRecord,
  type Saved,
} from '@keep-flying/kernel'
import type { CheckpointRow, EntryRow, GameRow } from '../storage/schema.ts'

/** A game of any kind: the server never looks into its state. */
export type AnyGame = Game<GameState, unknown>
export type AnyMatch = Match<GameState, unknown>

/** Replays a stored game from its entries, under the rules they were played by. */
export function replayStored(game: AnyGame, row: GameRow, entries: readonly EntryRow[]): AnyMatch {
  return replayRecord(game, recordOfRows(row, entries))
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
 * Continues a game that the present rules cannot replay: from its checkpoint, or from the start if it has none, with as
 * many of the choices since as still fit.
 */
export function takeUp(
  game: AnyGame,
  row: GameRow,
  checkpoint: CheckpointRow | null,
  entries: readonly EntryRow[],
): TakenUp {
  const options = game.readOptions(JSON.parse(row.options))
  const from = checkpoint ? (savedOf(checkpoint.saved) as Saved<GameState>) : null
  const settings = { follows: row.follows }
  const match = from
    ? Match.resume(game, options, row.seed, from, settings)
    : Match.start(game, options, row.seed, settings)
  const since = standingChoices(entries, checkpoint?.seq ?? row.base_seq, from?.answers ?? 0)
  return playOn(match, since)
}

/** The choices from an entry on that were not taken back, given how many answers stood before it. */
function standingChoices(entries: readonly EntryRow[], from: number, answersBefore: number): Choice[] {
  const standing: Choice[] = []
  for (const row of entries) {
    if (row.seq < from) continue
    const entry = entryOf(row)
    if ('undo' in entry) standing.length = Math.max(0, entry.undo - answersBefore)
    else {
      const { decision: _, ...given } = entry
      standing.push({ ...given, index: row.place ?? 0 })
    }
  }
  return standing
}
