import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import {
  type AnyPackage,
  type GameRecord,
  type GameState,
  type Match,
  RecordError,
  Refusal,
  RulesFault,
  readRecord,
  recordOf,
  type Viewer,
} from '@keep-flying/kernel'
import { messageOf, RunError, readOptionalCount, UsageError } from './args.ts'

/** Records on disk. A record says what was answered; beside it we store who sat where, so that a game can go on. */

export interface StoredGame {
  readonly record: GameRecord
  readonly seats: readonly string[] | null
}

function why(problem: unknown): string {
  const code = problem instanceof Error && 'code' in problem ? problem.code : undefined
  if (code === 'ENOENT') return 'there is no such file'
  if (code === 'EISDIR') return 'it is a folder'
  if (code === 'EACCES') return 'access is denied'
  return messageOf(problem)
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (problem) {
    throw new UsageError(`The file "${path}" cannot be read: ${why(problem)}.`)
  }
}

function seatsIn(source: string): readonly string[] | null {
  const raw: unknown = JSON.parse(source)
  if (raw === null || typeof raw !== 'object' || !('seats' in raw) || !Array.isArray(raw.seats)) return null
  const seats: readonly unknown[] = raw.seats
  const names = seats.filter((seat) => typeof seat === 'string')
  return names.length === seats.length ? names : null
}

/** The game in a file. If the file can be read but holds no record, that is a RecordError for the caller to judge. */
export function readGame(path: string): StoredGame {
  const source = readText(path)
  return { record: readRecord(source), seats: seatsIn(source) }
}

export function loadGame(path: string): StoredGame {
  try {
    return readGame(path)
  } catch (problem) {
    if (problem instanceof RecordError) throw new UsageError(`The file "${path}" cannot be used: ${problem.message}`)
    throw problem
  }
}

export function saveGame(path: string, match: Match<GameState, unknown>, seats: readonly string[]): void {
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `${JSON.stringify({ ...recordOf(match), seats })}\n`)
  } catch (problem) {
    throw new UsageError(`The file "${path}" cannot be written: ${why(problem)}.`)
  }
}

/** Whatever is wrong with a record is a failed run, told in one line. */
export function failing<T>(act: () => T): T {
  try {
    return act()
  } catch (problem) {
    if (problem instanceof RecordError || problem instanceof Refusal || problem instanceof RulesFault)
      throw new RunError(problem.message)
    throw problem
  }
}

export function optionsOf({ game }: AnyPackage, record: GameRecord): unknown {
  try {
    return game.readOptions(record.options)
  } catch (problem) {
    throw new RunError(`The record's options are wrong: ${messageOf(problem)}`)
  }
}

/** The seat whose view of a record is wanted, from 0 as in the record; null for a spectator's. */
export function readSeat(game: AnyPackage, record: GameRecord, value: string | undefined): Viewer {
  return readOptionalCount('--seat', value, 0, game.game.seats(optionsOf(game, record)) - 1) ?? null
}
