import { deserialize, serialize } from 'node:v8'
import {
  type AnyEngine,
  commitmentTo,
  type GameRecord,
  OptionError,
  RecordError,
  readingParsedRecord,
  replayRecord,
  type Steps,
} from '@keep-flying/kernel'
import { type ImportRequest, importRequest } from '@keep-flying/protocol'
import { itemsAsJson, withList } from '../long-json.ts'
import { packNow } from '../packed.ts'
import { parsing } from '../parsing.ts'
import type { Chapter } from '../play/chapters.ts'
import type { AnyMatch } from '../play/revival.ts'
import { situationOf } from '../play/situation.ts'
import { read, Trouble } from '../problems.ts'
import { writeEntries } from '../storage/imported-entries.ts'
import { type ImportedHead, readImported, Trail } from './imported.ts'
import type { Labour } from './labour.ts'

/** Where records are replayed: on a thread, or beside everything else. */
export interface Bench {
  readonly labour: Labour
  /** What plays a game; refuses one that there is not. */
  engineOf(game: string): Promise<AnyEngine>
}

/** What somebody brings. */
export type RecordTask =
  /** A record, to be looked at. */
  | { readonly kind: 'upload'; readonly source: Uint8Array }
  /** A request to continue a game at a table. */
  | { readonly kind: 'import'; readonly source: Uint8Array }
  /** What is stored of an imported game that is about to start. */
  | { readonly kind: 'start'; readonly stored: string }

/** A game that somebody continues, as far as it was played elsewhere. */
export interface ImportedGame {
  readonly request: Omit<ImportRequest, 'record'>
  readonly game: string
  /** As JSON. */
  readonly options: string
  readonly seed: string
  readonly follows: string | null
  readonly over: boolean
  /** What waits for the start, as it is stored. */
  readonly content: string
  /** The chapters, each to be read with `readChapter` when it is needed: together they are long. */
  readonly chapters: readonly Uint8Array[]
}

/** What an imported game brings to its start. */
export interface StartedGame extends ImportedHead {
  /** Its entries, some in each part, as they are stored. */
  readonly entries: readonly Uint8Array[]
}

/** What comes of a task. */
export type RecordResult =
  /** The record, as it is stored. */
  { readonly upload: string } | { readonly import: ImportedGame } | { readonly start: StartedGame }

/** Unlike a short Buffer, what it returns shares its memory with nothing else, so that it can be moved to another thread. */
const encoder = new TextEncoder()

/** Entries that are stored at a stretch. */
const entriesAtOnce = 100

export function readChapter(part: Uint8Array): Chapter {
  return deserialize(part)
}

/** A text that came as bytes, as all long ones do between processes. */
export function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8')
}

export async function performTask(task: RecordTask, bench: Bench): Promise<RecordResult> {
  if (task.kind === 'upload') return { upload: await checkUpload(task.source, bench) }
  if (task.kind === 'import') return { import: await checkImport(task.source, bench) }
  return { start: await readStart(task.stored) }
}

/** Checks a record that somebody wants to show; refuses it with the reason if it does not replay. */
async function checkUpload(source: Uint8Array, bench: Bench): Promise<string> {
  const record = await bench.labour.through(readingUpload(textOf(source)), refusing)
  const { match: _, ...checked } = await replayed(record, bench)
  const { log, ...rest } = checked.record
  return packNow(withList(rest, 'log', log.length > 0 ? [itemsAsJson(log)] : []).join(''))
}

/** Checks a game that somebody wants to continue, and collects what it needs to go on here. */
async function checkImport(source: Uint8Array, bench: Bench): Promise<ImportedGame> {
  const { labour } = bench
  const body = await labour.through(parsedRequest(textOf(source)))
  const { record: brought, ...request } = read(importRequest, body)
  const given = await labour.through(readingParsedRecord(brought), refusing)
  const trail = new Trail()
  const { record, match, engine } = await replayed(given, bench, (now, index) => trail.note(now, index))
  return {
    request,
    game: match.game.id,
    options: JSON.stringify(match.options),
    seed: record.seed,
    follows: match.follows,
    over: match.over,
    content: packNow(trail.content(situationOf(engine, match))),
    chapters: trail.chapters.map((chapter) => serialize(packedChapter(chapter))),
  }
}

/** A chapter with its bodies packed: whoever imports a game brings hundreds at once. */
function packedChapter(chapter: Chapter): Chapter {
  const { events, position } = chapter
  return { ...chapter, events: packNow(events), position: position && packNow(position) }
}

/** Reads what was stored of an imported game. */
async function readStart(stored: string): Promise<StartedGame> {
  const { log, ...head } = await readImported(stored)
  const entries: Uint8Array[] = []
  for (let from = 0; from < log.length; from += entriesAtOnce) {
    const some = log.slice(from, from + entriesAtOnce)
    const rows = some.map(({ entry, place }, n) => ({ seq: from + n, entry: JSON.stringify(entry), place }))
    entries.push(encoder.encode(writeEntries(rows)))
  }
  return { ...head, entries }
}

function* readingUpload(source: string): Steps<GameRecord> {
  return yield* readingParsedRecord(yield* parsedUpload(source))
}

function* parsedUpload(source: string): Steps<unknown> {
  try {
    return yield* parsing(source, ['log'])
  } catch {
    throw new RecordError('This is not a game record: the file is not JSON.')
  }
}

function* parsedRequest(source: string): Steps<unknown> {
  try {
    return yield* parsing(source, ['record', 'log'])
  } catch {
    throw new Trouble('invalid', 'The body is not JSON.')
  }
}

/** A record that was replayed, and the match it led to. */
interface Replayed {
  readonly record: GameRecord
  readonly match: AnyMatch
  readonly engine: AnyEngine
}

/** Looks at the match after each entry of a record, and at what was told. */
type Watch = (match: AnyMatch, index: number) => void

async function replayed(given: GameRecord, bench: Bench, watch: Watch | null = null): Promise<Replayed> {
  const record = replayable(given, bench.labour.effort.entries)
  const engine = await bench.engineOf(record.game)
  const match = await replay(engine, record, bench.labour, watch)
  if (match.hash() !== record.hash)
    throw new Trouble('invalid', 'The log leads to another state than the record claims.', 'hash')
  return { record, match, engine }
}

/** The record as it is replayed; refuses one that nobody should try to replay. */
function replayable({ checkpoint: _, ...record }: GameRecord, entries: number): GameRecord {
  if (record.log.length > entries) throw new Trouble('too-large', `The log has more than ${entries} entries.`, 'log')
  // A state written by hand could lead the rules anywhere; only what follows from a seed is played.
  if (record.base)
    throw new Trouble('invalid', 'This game was continued under other rules and cannot be replayed.', 'base')
  if (commitmentTo(record.seed) !== record.commitment)
    throw new Trouble('invalid', 'The seed does not match the commitment.', 'seed')
  return record
}

/** Replays the log in short stretches. */
async function replay({ game }: AnyEngine, record: GameRecord, labour: Labour, watch: Watch | null): Promise<AnyMatch> {
  const match = refusing(() => replayRecord(game, record, 0, { heard: watch !== null }))
  for (const [index, entry] of record.log.entries()) {
    await labour.through(match.repeating(entry), (step) =>
      refusing(step, `Entry ${index} of the log does not replay: `),
    )
    watch?.(match, index)
    if (labour.tired) await labour.rest()
  }
  return match
}

/** Whatever goes wrong with a record that somebody brought is the record's fault. */
function refusing<T>(work: () => T, before = ''): T {
  try {
    return work()
  } catch (problem) {
    const why = problem instanceof Error ? problem.message : String(problem)
    throw new Trouble('invalid', `${before}${why}`, fieldOf(problem))
  }
}

function fieldOf(problem: unknown): string | undefined {
  if (problem instanceof OptionError) return `options.${problem.field}`
  return problem instanceof RecordError ? problem.field : undefined
}
