import type { Undo } from '@keep-flying/kernel'
import type { ChapterHead, ChapterRow } from '../storage/schema.ts'
import type { AnyMatch } from './revival.ts'
import { rungsToDrop } from './rungs.ts'

/** How many entries a chapter has at least. */
const spacing = 100
/** How many choices since its checkpoint a position may have; after more, the next checkpoint is waited for. */
const mostSince = 300

/** A chapter of whatever game. */
export type Chapter = Omit<ChapterRow, 'game'>

/** A chapter to store, and those whose positions are given up for it. */
interface NewChapter {
  readonly chapter: Chapter
  readonly thinned: readonly number[]
}

/** The chapters of a game that stand, and when the next is due. Storing them is for others. */
export class Chapters {
  /** In order. */
  #standing: readonly ChapterHead[] = []
  /** Where the log began that they belong to. */
  #first = 0
  /** Bytes of the log so far. */
  #bytes = 0

  get standing(): readonly ChapterHead[] {
    return this.#standing
  }

  get bytes(): number {
    return this.#bytes
  }

  /** Goes on after these, in a log that began there. */
  goOnFrom(standing: readonly ChapterHead[], first: number): void {
    this.#standing = standing
    this.#first = first
    this.#bytes = standing.at(-1)?.bytes ?? 0
  }

  /** The log has grown by an entry, as it is stored. */
  noteEntry(entry: string): void {
    this.#bytes += Buffer.byteLength(entry)
  }

  /** Chapters that something of was taken back no longer stand. */
  noteUndo(undo: Undo | null): void {
    if (undo) this.#standing = this.#standing.filter(({ answers }) => answers <= undo.undo)
  }

  /** The match has grown to so many entries. Returns the next chapter when it is time, or at once if `now`. */
  next(match: AnyMatch, version: number, now = false): NewChapter | null {
    const entry = match.log.at(-1)
    if (entry && 'undo' in entry) this.noteUndo(entry)
    const last = this.#standing.at(-1)?.seq ?? this.#first
    if (!now && version - last < spacing) return null
    const { checkpointAt } = match
    if (checkpointAt === null || match.answers - checkpointAt > mostSince) return null
    // What may still be taken back belongs to this chapter, even if an earlier one has it.
    this.#standing = this.#standing.slice(0, this.#standing.findLastIndex(({ answers }) => answers <= checkpointAt) + 1)
    const chapter = this.#chapterOf(match, version)
    return chapter && { chapter, thinned: this.#add(chapter) }
  }

  /** One that could not be stored. */
  drop(chapter: Chapter): void {
    this.#standing = this.#standing.filter(({ seq }) => seq !== chapter.seq)
  }

  #chapterOf(match: AnyMatch, seq: number): Chapter | null {
    const { position } = match
    const before = this.#standing.at(-1)
    const told_before = before?.told ?? 0
    if (!position || told_before < match.toldBefore) return null
    return {
      seq,
      bytes: this.#bytes,
      prev: before?.seq ?? null,
      answers: match.answers,
      floor: position.saved.answers,
      told_before,
      told: position.told,
      events: JSON.stringify(match.told(told_before)),
      position: JSON.stringify(position),
    }
  }

  /** Adds a chapter; returns those whose positions are given up. */
  #add({ events: _, position: __, ...head }: Chapter): number[] {
    const standing: ChapterHead[] = [...this.#standing, { ...head, kept: 1 }]
    const thinned = rungsToDrop(standing.flatMap(({ kept, seq }) => (kept === 1 ? [seq] : [])))
    this.#standing = standing.map((one) => (thinned.includes(one.seq) ? { ...one, kept: 0 } : one))
    return thinned
  }
}
