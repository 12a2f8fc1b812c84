import {
  type Choice,
  type GameState,
  heardBy,
  Match,
  type Position,
  RecordError,
  type Steps,
  type ToldEvent,
  type Undo,
  type Viewer,
} from '@keep-flying/kernel'
import type { EarlierEvents } from '@keep-flying/protocol'
import { itemsAsJson, writeItems } from '../long-json.ts'
import { unpackNow } from '../packed.ts'
import type { Services } from '../services.ts'
import type { ChapterHead, ChapterRow, EntryRow, GameRow } from '../storage/schema.ts'
import { Chapters } from './chapters.ts'
import { type AnyGame, type AnyMatch, beginStored, entryOf, pagesOf, repeatRows, standingChoices } from './revival.ts'
import type { Heard } from './steps.ts'

/** How many entries of a record are written at a stretch. */
const entriesAtOnce = 500

/** For whom whole logs are read: all of them together get the time of one network. */
const ofLogs = 'logs'

/** How many events are sent at once; whoever wants earlier ones asks for them page by page. */
const eventsAtOnce = 400

/** How many chapters are kept at hand for those who ask for earlier events. */
const chaptersAtHand = 6

/** A game that was read, and how many entries it has. */
interface Opened {
  readonly match: AnyMatch
  readonly version: number
}

/**
 * A game's stored history. Every hundred entries or so it gets a chapter: the events since the one before, and where the
 * game stood. So a game is opened from its last chapter, and taken back from a chapter near the place. Chapters follow
 * from the log; whatever becomes of them, the log is the game.
 */
export class History {
  readonly #services: Services
  readonly #id: string
  readonly #chapters = new Chapters()
  /** The events of those chapters that were read last. */
  readonly #recent = new Map<number, readonly ToldEvent[]>()

  constructor(services: Services, id: string) {
    this.#services = services
    this.#id = id
  }

  /** Bytes of the log. */
  get bytes(): number {
    return this.#chapters.bytes
  }

  /** Plays the game from its last chapter on. Throws a RecordError if its rules cannot. */
  async open(game: AnyGame, row: GameRow): Promise<Opened> {
    const heads = await this.#services.store.chapters(this.#id, row.base_seq)
    for (let reach = Number.POSITIVE_INFINITY; ; ) {
      const from = heads.findLast(({ kept, floor }) => kept === 1 && floor <= reach)
      this.#chapters.goOnFrom(from ? chainTo(heads, from) : [], row.base_seq)
      try {
        const match = await this.#begin(game, row, from)
        return { match, version: await this.repeat(match, from?.seq ?? row.base_seq) }
      } catch (problem) {
        if (!(problem instanceof RecordError) || !from) throw problem
        // Something was taken back that this chapter does not remember.
        reach = Math.min(from.floor - 1, await this.#lowestUndo(from.seq))
      }
    }
  }

  /** Plays the entries from a place in the log on; returns how many there are then. Throws a RecordError if they do not fit. */
  async repeat(match: AnyMatch, from: number): Promise<number> {
    let version = from
    for await (const page of pagesOf(this.#services.store, this.#id, from)) {
      await this.#services.slices.run(repeatRows(match, page))
      for (const row of page) {
        this.#chapters.noteUndo(undoIn(row))
        this.#chapters.noteEntry(row.entry)
      }
      version += page.length
      await this.grown(match, version)
    }
    return version
  }

  /** The entries from a place in the log to before another, as JSON, some in each part; others have their turn in between. */
  async log(from: number, to = Number.POSITIVE_INFINITY): Promise<string[]> {
    const parts: string[] = []
    for (let at = from; at < to; at += entriesAtOnce) {
      await this.#services.scheduler.turn(ofLogs, Number.POSITIVE_INFINITY)
      const page = await this.#services.store.entryTexts(this.#id, at, Math.min(to, at + entriesAtOnce))
      if (page.count > 0) parts.push(page.text)
      if (page.count < entriesAtOnce) break
    }
    return parts
  }

  async #begin(game: AnyGame, row: GameRow, from: ChapterHead | undefined): Promise<AnyMatch> {
    const chapter = from && (await this.#services.store.chapter(this.#id, from.seq))
    const at = chapter && positionOf(chapter)
    if (!chapter || !at) return beginStored(game, row)
    return this.#resume(game, row, at, eventsOf(chapter), chapter.told_before)
  }

  async #resume(
    game: AnyGame,
    row: GameRow,
    at: Position<GameState>,
    told: readonly ToldEvent[],
    toldBefore: number,
  ): Promise<AnyMatch> {
    const { slices } = this.#services
    try {
      const options = game.readOptions(JSON.parse(row.options))
      return await slices.run(Match.resumeAt(game, options, row.seed, at, told, toldBefore, { follows: row.follows }))
    } catch (cause) {
      throw new RecordError(`A chapter cannot be continued: ${cause instanceof Error ? cause.message : String(cause)}`)
    }
  }

  async #lowestUndo(from: number): Promise<number> {
    let lowest = Number.POSITIVE_INFINITY
    for await (const page of pagesOf(this.#services.store, this.#id, from))
      for (const row of page) lowest = Math.min(lowest, undoIn(row)?.undo ?? lowest)
    return lowest
  }

  /** The match has grown by an entry of this node's own. */
  async added(match: AnyMatch, version: number, entry: string, now: boolean): Promise<void> {
    this.#chapters.noteEntry(entry)
    await this.grown(match, version, now)
  }

  /** The match has grown. Stores a chapter when it is time, or at once if `now`; it never fails. */
  async grown(match: AnyMatch, version: number, now = false): Promise<void> {
    const next = this.#chapters.next(match, version, now)
    if (!next) return
    try {
      await this.#services.store.addChapter({ ...next.chapter, game: this.#id }, next.thinned)
    } catch (err) {
      this.#services.log.warn({ table: this.#id, err }, 'a chapter could not be stored')
      this.#chapters.drop(next.chapter)
    }
  }

  /**
   * The match as it is once something was taken back that it does not remember: made anew from a chapter before that, or
   * from the beginning.
   */
  async takenBack(game: AnyGame, row: GameRow, match: AnyMatch, undo: Undo): Promise<AnyMatch> {
    const { position } = match
    const found = this.#chapters.standing.findLast(({ kept, floor }) => kept === 1 && floor <= undo.undo)
    const chapter = found ? await this.#services.store.chapter(this.#id, found.seq) : null
    const at = chapter ? positionOf(chapter) : beginStored(game, row).position
    if (!position || !at || at.saved.answers > undo.undo) return this.#takenBackFromStart(game, row, undo)
    const toldBefore = chapter?.told_before ?? 0
    const since = await this.#standing(chapter?.seq ?? row.base_seq, at)
    const told = (await this.#told(toldBefore, match)).filter(({ after }) => after <= undo.undo)
    const there = { ...at, since: since.slice(0, undo.undo - at.saved.answers) }
    const made = await this.#resume(game, row, there, told, toldBefore)
    made.noteTakenBack(undo, position)
    return made
  }

  /** The same before there was a checkpoint: the whole game is played again. */
  async #takenBackFromStart(game: AnyGame, row: GameRow, undo: Undo): Promise<AnyMatch> {
    const whole = beginStored(game, row)
    this.#chapters.goOnFrom([], row.base_seq)
    await this.repeat(whole, row.base_seq)
    await this.#services.slices.run(whole.repeating(undo))
    return whole
  }

  /** The choices that stand since a position's checkpoint. */
  async #standing(from: number, at: Position<GameState>): Promise<Choice[]> {
    const standing = [...at.since]
    for await (const page of pagesOf(this.#services.store, this.#id, from))
      await this.#services.slices.run(standingChoices(page, at.saved.answers, standing))
    return standing
  }

  /** All events that stand after one: those of the chapters, and those that the match remembers. */
  async #told(after: number, match: AnyMatch): Promise<ToldEvent[]> {
    const told: ToldEvent[] = []
    for (const { seq, told_before } of this.#chapters.standing) {
      if (told_before < after || told_before >= match.toldBefore) continue
      told.push(...(await this.#eventsAt(seq)))
    }
    return [...told, ...match.told(Math.max(after, match.toldBefore))]
  }

  /** Many may come to a game one after another, and each is shown the same latest chapters. */
  async #eventsAt(seq: number): Promise<readonly ToldEvent[]> {
    const events = this.#recent.get(seq) ?? (await this.#reading(seq, (read) => read))
    this.#recent.delete(seq)
    this.#recent.set(seq, events)
    const [oldest] = this.#recent.keys()
    if (this.#recent.size > chaptersAtHand && oldest !== undefined) this.#recent.delete(oldest)
    return events
  }

  /** Makes something of the events of a chapter, in turn with other long work: there may be many chapters. */
  async #reading<T>(seq: number, make: (events: ToldEvent[]) => T): Promise<T> {
    const events = await this.#services.store.chapterEvents(this.#id, seq)
    if (events === null) throw new Error('A chapter of the history is missing.')
    return this.#services.slices.run(reading(events, make))
  }

  /** What a viewer who has the events up to one is sent: those after it, or the latest if they are too many. */
  async sync(match: AnyMatch, viewer: Viewer, since: number): Promise<Heard> {
    const told = since < match.toldBefore ? null : match.told(since)
    if (told && told.length <= eventsAtOnce)
      return { events: heardBy(viewer, told), keep: match.lastHeard(viewer, since), earlier: false }
    const { events, earlier } = await this.page(match, viewer, Number.POSITIVE_INFINITY)
    const keep = events.findLast(({ seq }) => seq <= since)?.seq ?? 0
    if (keep === 0 && earlier) return { events, keep, earlier }
    return { events: events.filter(({ seq }) => seq > since), keep, earlier: false }
  }

  /** Everything a viewer heard as JSON, some events in each part. Each chapter is written as soon as it is read. */
  async heard(match: AnyMatch, viewer: Viewer): Promise<string[]> {
    const parts: string[] = []
    for (const { seq, told_before } of this.#chapters.standing)
      if (told_before < match.toldBefore)
        parts.push(await this.#reading(seq, (events) => itemsAsJson(heardBy(viewer, events))))
    const latest = heardBy(viewer, match.told(match.toldBefore))
    return [...parts, ...(await writeItems(this.#services.slices, latest))].filter((part) => part !== '')
  }

  /** The latest events before one: about a page of them. */
  async page(match: AnyMatch, viewer: Viewer, before: number): Promise<EarlierEvents> {
    const told = match.told()
    const end = told.findLastIndex(({ seq }) => seq < before) + 1
    let heard = heardBy(viewer, told.slice(Math.max(0, end - eventsAtOnce), end))
    let earlier = end > eventsAtOnce
    for (const chapter of this.#chapters.standing.toReversed()) {
      if (earlier) break
      if (chapter.told > match.toldBefore || chapter.told_before >= before) continue
      const events = (await this.#eventsAt(chapter.seq)).filter(({ seq }) => seq < before)
      heard = [...heardBy(viewer, events), ...heard]
      earlier = heard.length >= eventsAtOnce && chapter.told_before > 0
    }
    return { events: heard, earlier }
  }
}

function undoIn(row: EntryRow): Undo | null {
  const entry = row.place === null ? entryOf(row) : null
  return entry && 'undo' in entry ? entry : null
}

/** The chapters up to one, in order. */
function chainTo(heads: readonly ChapterHead[], last: ChapterHead): ChapterHead[] {
  const bySeq = new Map(heads.map((head) => [head.seq, head]))
  const chain: ChapterHead[] = []
  for (let head: ChapterHead | undefined = last; head; head = head.prev === null ? undefined : bySeq.get(head.prev))
    chain.unshift(head)
  return chain
}

function positionOf({ position }: ChapterRow): Position<GameState> | null {
  return position === null ? null : JSON.parse(unpackNow(position))
}

function* reading<T>(events: string, make: (events: ToldEvent[]) => T): Steps<T> {
  yield
  return make(JSON.parse(unpackNow(events)))
}

function eventsOf({ events }: ChapterRow): ToldEvent[] {
  return JSON.parse(unpackNow(events))
}
