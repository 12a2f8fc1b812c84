import type { LogEntry, Saved } from '@keep-flying/kernel'
import { withList } from '../long-json.ts'
import { unpacked } from '../packed.ts'
import { type Chapter, Chapters } from '../play/chapters.ts'
import type { AnyMatch } from '../play/revival.ts'
import type { Services } from '../services.ts'
import type { CheckpointRow, GameRow } from '../storage/schema.ts'
import type { Situation } from '../storage/store.ts'
import { readChapter, textOf } from './record-check.ts'

/** An entry of a game that was played elsewhere, and the place of its choice. */
export interface PlayedEntry {
  readonly entry: LogEntry
  readonly place: number | null
}

/** What else is known of a game that was played elsewhere. */
export interface ImportedHead {
  /** JSON of the kernel's Saved, and how many entries the log had then. */
  readonly checkpoint: { readonly seq: number; readonly saved: string } | null
  readonly situation: Situation
}

/** What was played elsewhere of a game that waits for its start. All of it was derived by replaying its record. */
interface ImportedGame extends ImportedHead {
  readonly log: readonly PlayedEntry[]
}

/** What is stored of such a game. */
export async function readImported(stored: string): Promise<ImportedGame> {
  return JSON.parse(await unpacked(stored))
}

/** Collects, while a record is replayed, what the game needs to go on here without ever being replayed again. */
export class Trail {
  /** Each entry as JSON, written as it comes: all at once would take long. */
  readonly #log: string[] = []
  readonly #made = new Chapters()
  readonly #chapters = new Map<number, Chapter>()
  #checkpoint: { readonly seq: number; readonly saved: Saved<unknown> } | null = null

  /** In order; most without where the game stood then. */
  get chapters(): readonly Chapter[] {
    return [...this.#chapters.values()]
  }

  /** The record was replayed up to this entry. */
  note(match: AnyMatch, index: number): void {
    const entry = match.log[index]
    if (entry) {
      this.#log.push(writtenEntry(entry, 'undo' in entry ? null : (match.lastChoice?.index ?? 0)))
      this.#made.noteEntry(JSON.stringify(entry))
    }
    if (match.checkpointAt !== (this.#checkpoint?.saved.answers ?? null)) {
      const saved = match.checkpoint?.saved
      this.#checkpoint = saved ? { seq: index + 1, saved } : null
    }
    const next = this.#made.next(match, index + 1)
    if (!next) return
    this.#chapters.set(next.chapter.seq, next.chapter)
    for (const seq of next.thinned) this.#thin(seq)
  }

  #thin(seq: number): void {
    const chapter = this.#chapters.get(seq)
    if (chapter) this.#chapters.set(seq, { ...chapter, position: null })
  }

  /** What waits for the start of the game, as JSON. */
  content(situation: Situation): string {
    const checkpoint = this.#checkpoint && { ...this.#checkpoint, saved: JSON.stringify(this.#checkpoint.saved) }
    const rest: ImportedHead = { checkpoint, situation }
    return withList(rest, 'log', this.#log).join('')
  }
}

function writtenEntry(entry: LogEntry, place: number | null): string {
  const written: PlayedEntry = { entry, place }
  return JSON.stringify(written)
}

/** Stores the chapters of an imported game, one after another. They save time only, so it never fails. */
export async function storeChapters({ store, log }: Services, game: string, all: readonly Uint8Array[]): Promise<void> {
  try {
    for (const part of all) await store.addChapter({ ...readChapter(part), game }, [])
  } catch (err) {
    log.warn({ table: game, err }, 'the chapters of an imported game could not be stored')
  }
}

/** For whom imported games are stored: all of them together get the time of one network. */
const importing = 'imports'

interface Imported {
  readonly checkpoint: CheckpointRow | null
  readonly situation: Situation
}

/**
 * Stores what was played elsewhere of a game that is about to start, part by part, so that nobody else has to wait.
 * Returns the rest of it; null if the game was not imported.
 */
export async function storeImported(services: Services, row: GameRow): Promise<Imported | null> {
  const { store, checker, scheduler, now } = services
  const content = await store.importOf(row.id)
  if (content === null) return null
  const { entries, checkpoint, situation } = await checker.start(content)
  const at = now()
  for (const part of entries) {
    await scheduler.turn(importing, Number.POSITIVE_INFINITY)
    await store.addImported(row.id, at, textOf(part))
  }
  return { checkpoint: checkpoint && { game: row.id, rules: row.rules, ...checkpoint }, situation }
}
