import { setImmediate } from 'node:timers/promises'
import {
  type Answer,
  type AnyPackage,
  type Consequences,
  checkValue,
  commitmentTo,
  copy,
  foretell,
  type GameRecord,
  type GameState,
  type LogEntry,
  Match,
  RecordError,
  Refusal,
  RulesFault,
  type Steps,
  type Text,
  type Undo,
  type Value,
  type Viewer,
} from '@keep-flying/kernel'
import type { EarlierEvents, GameSync, Notice, OwnExport, Problem, Update } from '@keep-flying/protocol'
import { clockOf, clockTurn } from '../clocks/rules.ts'
import { packageOf } from '../games/catalog.ts'
import { withList, writeItems } from '../long-json.ts'
import { Trouble } from '../problems.ts'
import type { Fault, Services } from '../services.ts'
import type { CheckpointRow, EntryRow, GameRow } from '../storage/schema.ts'
import type { Addition, ClockTurn, End, GameAndSeats, Holder, Situation, Submission } from '../storage/store.ts'
import { isNewer } from '../versions.ts'
import { changedParts, type Memory } from './changes.ts'
import { Checkpoints } from './checkpoints.ts'
import { endOf } from './end.ts'
import { History } from './history.ts'
import { Lapses } from './lapses.ts'
import { checkLength } from './length.ts'
import { type AnyGame, type AnyMatch, entryOf, pagesOf, recordOfRows, type TakenUp, takeUp } from './revival.ts'
import { situationOf, situationReader } from './situation.ts'
import { type Have, type Step, syncOf, type Told, toldAll, updateOf, waitedFor } from './steps.ts'
import type { Writer } from './writer.ts'

/** What a room reports to the rest of the node. */
export interface RoomEvents {
  /** This node stored something that a seat sent: the others must be told. */
  stored(room: Room, addition: Addition, seat: number): void
  /** Each viewer's update is to be sent. */
  update(room: Room, updates: ReadonlyMap<Viewer, Update>): void
  notice(room: Room, notice: Notice): void
}

/** Changes a match; returns it, or another one that has the change. */
type Change = (match: AnyMatch) => AnyMatch | Promise<AnyMatch>

/** What somebody who comes to a table is shown of its game. */
interface Shown {
  readonly viewer: Viewer
  readonly game: GameSync | null
  readonly problem: Problem | null
}

/** The seat that sent a request with the client's own id, and the version it led to. */
interface Done {
  readonly seat: number
  readonly version: number
}

/**
 * A table's game on this node. No node owns a game: what is stored counts, and if another node stored something first,
 * the room reads it and tries again. Everything that touches the match waits for its turn, so nobody is ever shown what
 * is not stored.
 */
export class Room {
  readonly id: string
  readonly #services: Services
  readonly #writer: Writer
  readonly #events: RoomEvents
  readonly #history: History
  readonly #lapses: Lapses
  readonly #audience = new Map<Viewer, Told>()
  /** The state that the audience was last told about, if there is an audience. */
  #told: Memory = {}
  readonly #done = new Map<string, Done>()
  #table: GameAndSeats
  #match: AnyMatch | null = null
  #version = 0
  #epoch = 0
  #checkpoints: Checkpoints | null = null
  #situationReader: ((match: AnyMatch) => Situation) | null = null
  /** The situation as it is stored. */
  #situation: Situation = { waiting: [], summary: { waiting_any: 0, progress: null } }
  #last: Promise<unknown> = Promise.resolve()
  #fault: Fault | null = null
  /** Why these rules cannot continue the game, now or later. */
  #unplayable: Trouble | null = null
  #correction: { readonly notice: Notice; readonly told: Set<string> } | null = null
  usedAt: number

  constructor(services: Services, writer: Writer, events: RoomEvents, table: GameAndSeats) {
    this.id = table.game.id
    this.#history = new History(services, this.id)
    this.#services = services
    this.#writer = writer
    this.#events = events
    this.#table = table
    this.usedAt = services.now()
    this.#lapses = new Lapses(services.config.stepIn * 1000, ({ seat, ...lapsed }) => {
      const user = this.#userIn(seat)
      // A bot answers by itself.
      if (user === null) return
      this.answer({ seat, user }, lapsed, null).catch((problem: unknown) => {
        // Somebody was quicker, or it was logged where it happened.
        if (!(problem instanceof Trouble))
          services.log.error({ table: this.id, err: problem }, 'a question did not lapse')
      })
    })
  }

  /** The table as it was last read. */
  get table(): GameAndSeats {
    return this.#table
  }

  get watched(): boolean {
    return this.#audience.size > 0
  }

  get viewers(): readonly Viewer[] {
    return [...this.#audience.keys()]
  }

  get version(): number {
    return this.#version
  }

  /** The last answer that the rules failed on, for a report. */
  get fault(): Fault | null {
    return this.#fault
  }

  get #pack(): AnyPackage {
    return packageOf(this.#services.games, this.#table.game.game)
  }

  get #game(): AnyGame {
    return this.#pack.game
  }

  #situationOf(match: AnyMatch): Situation {
    this.#situationReader ??= situationReader(this.#pack)
    return this.#situationReader(match)
  }

  /** Reads the table again: seats or status changed. */
  refresh(): Promise<void> {
    return this.#inTurn(() => this.#readTable())
  }

  async #readTable(): Promise<void> {
    const table = await this.#services.store.game(this.id)
    if (!table) throw new Trouble('not-found', 'This table is gone.')
    this.#table = table
  }

  /**
   * Everything somebody may know, with the events since the one they have; from then on they are told of every step.
   * `enter` is called in between with the seat they see from, so that they miss nothing, and nobody watches from a seat
   * that was theirs a moment ago. If the game cannot be shown, `problem` says why.
   */
  watch(
    seenFrom: (table: GameAndSeats) => Viewer,
    have: Have | undefined,
    enter: (viewer: Viewer) => void,
  ): Promise<Shown> {
    return this.#inTurn(async () => {
      await this.#readTable()
      const viewer = seenFrom(this.#table)
      const { match, problem } = await this.#shown()
      const since = have?.epoch === this.#epoch ? have.event : 0
      const heard = match && (await this.#history.sync(match, viewer, since))
      // Without a pause before the rest: somebody who leaves now must not take the audience away from the newcomer.
      enter(viewer)
      if (!match || !heard) return { viewer, game: null, problem }
      const at = { epoch: this.#epoch, version: this.#version, ...this.#lapsing }
      if (!this.#audience.has(viewer)) this.#audience.set(viewer, toldAll(match, viewer, at))
      // From here on, changes are noticed.
      changedParts(this.#told, match.state)
      // A copy, because a view shares parts with the state, which changes before everything is sent.
      return { viewer, game: copy(syncOf(match, viewer, at, heard)), problem }
    })
  }

  /** The match with everything that any node stored, or why it cannot be shown; neither before the start. */
  async #shown(): Promise<{ match: AnyMatch | null; problem: Problem | null }> {
    if (this.#table.game.status === 'open') return { match: null, problem: null }
    try {
      // A newcomer may already have been told more by another node.
      if (this.#match) await this.#readOn(this.#match)
      return { match: await this.#loaded(), problem: null }
    } catch (problem) {
      if (!(problem instanceof Trouble)) throw problem
      return { match: null, problem: problem.problem }
    }
  }

  /** What a newcomer has missed: that the rules were corrected. Each person is told once. */
  noticeFor(user: string): Notice | null {
    if (!this.#correction || this.#correction.told.has(user)) return null
    this.#correction.told.add(user)
    return this.#correction.notice
  }

  /** Nobody on this node watches from there any more. */
  unwatch(viewer: Viewer): void {
    this.#audience.delete(viewer)
  }

  /** Takes an answer and returns the version it led to. An answer whose id was taken before is not taken again. */
  answer(by: Holder, given: Omit<Answer, 'seat'>, once: string | null): Promise<number> {
    return this.#enter(by, once, (match) => {
      match.answer({ seat: by.seat, ...given })
      return match
    })
  }

  /** What answers of a seat would lead to; null once the question has passed. Each is looked at in its `turn`. */
  async foretell(
    seat: number,
    decision: number,
    values: readonly Value[],
    turn: () => Promise<void>,
  ): Promise<(readonly Text[])[] | null> {
    const words = await this.#pack.consequences?.()
    if (!words) return null
    const foretold: (readonly Text[])[] = []
    for (const value of values) {
      await turn()
      const told = await this.#inTurn(async () => this.#foretell(words, { seat, decision, value }))
      if (!told) return null
      foretold.push(told)
    }
    return foretold
  }

  async #foretell(words: Consequences<GameState>, answer: Answer): Promise<readonly Text[] | null> {
    const match = await this.#loaded()
    const decision = match.decisionsOf(answer.seat).find(({ number }) => number === answer.decision)
    if (!decision) return null
    try {
      checkValue(decision, answer.value)
    } catch (problem) {
      throw problem instanceof Refusal ? new Trouble('illegal', problem.message, 'values') : problem
    }
    return foretell(match, words, decision, answer.value)
  }

  undo(by: Holder, unit: string, once: string): Promise<number> {
    return this.#enter(by, once, (match) =>
      this.#takeBack(match, { seat: by.seat, undo: match.undoTarget(by.seat, unit) }),
    )
  }

  undoAgreed(seat: number, to: number): Promise<number> {
    return this.#enter({ seat, user: this.#userIn(seat) }, null, (match) => {
      match.checkAgreed(seat, to)
      return this.#takeBack(match, { seat, undo: to, agreed: true })
    })
  }

  /** Takes back, however far; what the match does not remember is made again from the history. */
  async #takeBack(match: AnyMatch, undo: Undo): Promise<AnyMatch> {
    if (undo.undo < match.floor) return this.#history.takenBack(this.#game, this.#table.game, match, undo)
    await this.#services.slices.run(match.repeating(undo))
    return match
  }

  /** Who plays a seat; null if a bot does, be it for a person. */
  #userIn(seat: number): string | null {
    const row = this.#table.seats[seat]
    return row?.stand_in === null ? row.user : null
  }

  /** The game as a viewer sees it now, with all that they heard, or only the latest of it, as JSON in parts. */
  own(viewer: Viewer, heard: 'all' | 'latest' = 'all'): Promise<string[]> {
    return this.#inTurn(async () => {
      const match = await this.#loaded()
      const { game } = this.#table
      const now: Omit<OwnExport, 'events'> = {
        format: 1,
        game: game.game,
        rules: game.rules,
        options: match.options,
        commitment: commitmentTo(match.seed),
        seat: viewer,
        version: this.#version,
        view: match.view(viewer),
        decisions: match.decisionsOf(viewer),
      }
      if (heard === 'all') return withList(now, 'events', await this.#history.heard(match, viewer))
      const { events } = await this.#history.page(match, viewer, Number.POSITIVE_INFINITY)
      return withList(now, 'events', await writeItems(this.#services.slices, events))
    })
  }

  /** The game's record with something besides, as JSON in parts: its log may be long, and is stored as JSON. */
  record(besides: object = {}): Promise<string[]> {
    return this.#inTurn(async () => {
      await this.#readTable()
      const { game } = this.#table
      const { log: _, ...head } = recordOfRows(game, [])
      // A game that is over, or ended under earlier rules, need not be played again: its record is complete.
      if (game.status === 'over' || (game.status !== 'playing' && game.rules !== this.#game.rules))
        return withList({ ...head, ...besides }, 'log', await this.#history.log(game.base_seq))
      const match = await this.#loaded()
      const log = await this.#history.log(game.base_seq, this.#version)
      const { checkpoint } = match
      const now = { ...head, ...(checkpoint ? { checkpoint } : {}), hash: match.hash(), ...besides }
      return withList(now, 'log', log)
    })
  }

  /** Lets somebody look at the match without changing it. */
  look<T>(at: (match: AnyMatch) => T): Promise<T> {
    return this.#inTurn(async () => at(await this.#loaded()))
  }

  /** What a viewer heard before an event, as long as they may see from there. */
  earlier(
    viewer: Viewer,
    isTheirs: (table: GameAndSeats) => boolean,
    epoch: number,
    before: number,
  ): Promise<EarlierEvents> {
    return this.#inTurn(async () => {
      if (!isTheirs(this.#table)) throw new Trouble('forbidden', 'This seat is no longer yours.')
      const match = await this.#loaded()
      if (epoch !== this.#epoch) throw new Trouble('stale', 'The rules were corrected; watch the table again.', 'epoch')
      return this.#history.page(match, viewer, before)
    })
  }

  /** Reads what another node stored, if anything. */
  catchUp(version = Number.POSITIVE_INFINITY): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#match && this.#version < version) await this.#readOn(this.#match)
      // The match was discarded after a failure, and its viewers are waiting for news.
      if (!this.#match && this.watched && !this.#unplayable) await this.#read()
    })
  }

  /** Nothing lapses any more: the node closes. */
  stop(): void {
    this.#lapses.stop()
  }

  /** Waits until everything under way is done. */
  async settled(): Promise<void> {
    await this.#last
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.usedAt = this.#services.now()
    const result = this.#last.then(work)
    this.#last = result.catch((problem: unknown) => {
      // After an unexpected failure the match may contain what is not stored, so it is read again.
      if (!(problem instanceof Trouble)) this.#match = null
    })
    return result
  }

  #enter(by: Holder, once: string | null, change: Change): Promise<number> {
    return this.#inTurn(async () => {
      for (;;) {
        const match = this.#match ?? (await this.#read())
        const done = once === null ? undefined : this.#done.get(once)
        if (done) return versionFor(by, done)
        const closed = this.#closed()
        // Whoever has just taken a seat may know more than this node does.
        if (!closed && !this.#mayAnswer(by)) await this.#readTable()
        const changed = closed ?? (await this.#attempt(match, by, change))
        const refused = changed instanceof Trouble ? changed : null
        // Another node was first, or knows more: we read what it stored and try again on that.
        if (!(changed instanceof Trouble) && (await this.#store(changed, by, once))) return this.#version
        const earlier = once === null ? null : await this.#recall(once)
        if (earlier) return versionFor(by, earlier)
        if (refused && !(await this.#readOn(match))) throw refused
      }
    })
  }

  #mayAnswer({ seat, user }: Holder): boolean {
    return this.#userIn(seat) === user
  }

  /** Why nothing can be answered, if so. */
  #closed(): Trouble | null {
    const { status } = this.#table.game
    if (status === 'playing') return null
    return new Trouble('over', status === 'open' ? 'The game has not begun.' : 'The game is over.')
  }

  /** What a request with this id led to that was carried out before the game was read, or on another node. */
  async #recall(once: string): Promise<Done | null> {
    const row = await this.#services.store.entryOnce(this.id, once)
    return row && { seat: entryOf(row).seat, version: row.seq + 1 }
  }

  /** Changes the match, or returns why that is refused. */
  async #attempt(match: AnyMatch, by: Holder, change: Change): Promise<AnyMatch | Trouble> {
    checkLength(this.#version)
    if (!this.#mayAnswer(by)) throw new Trouble('forbidden', 'This seat is no longer yours.')
    try {
      return await change(match)
    } catch (problem) {
      if (problem instanceof Refusal)
        return new Trouble(problem.code === 'malformed' ? 'invalid' : problem.code, problem.message, problem.field)
      if (!(problem instanceof RulesFault)) throw problem
      this.#services.log.error(
        { table: this.id, version: this.#version, err: problem },
        'the rules failed on an answer',
      )
      this.#fault = { answer: problem.answer, message: problem.message }
      // The error may name hidden cards, so it is only logged.
      const message =
        'The rules failed on an answer, so it was not taken. The game is as it was before. Please report this.'
      this.#events.notice(this, { table: this.id, kind: 'rules-fault', message })
      throw new Trouble('rules-fault', message)
    }
  }

  /** Stores the entry just made; false if it could not be under what is stored, and the room must start over. */
  async #store(match: AnyMatch, by: Holder, once: string | null): Promise<boolean> {
    const submission = this.#submission(match, by, once)
    const addition = match.over ? { ...submission, end: await this.#endOf(match) } : submission
    let stored: boolean
    try {
      stored = await this.#writer.append(addition)
    } catch (problem) {
      this.#match = null
      this.#services.log.error({ table: this.id, err: problem }, 'an entry could not be stored')
      throw new Trouble('unavailable', 'The answer could not be stored. Send it again with the same id.')
    }
    if (!stored) {
      // The match holds an answer that does not count.
      this.#match = null
      return false
    }
    this.#version++
    void this.#history.grown(match, this.#version, match !== this.#match)
    this.#match = match
    this.#noteDone(addition.entry, by.seat)
    this.#noteStored(addition)
    this.#tell(match)
    this.#events.stored(this, addition, by.seat)
    return true
  }

  #noteStored(addition: Addition): void {
    const { waiting = this.#situation.waiting, summary = this.#situation.summary } = addition
    this.#situation = { waiting, summary }
    if (addition.end) this.#table = ended(this.#table, addition.end, addition.entry.at)
  }

  /** The latest entry of a match, with what follows from it. */
  #submission(match: AnyMatch, by: Holder, once: string | null): Submission {
    const entry = lastEntry(match)
    const seq = this.#version
    const before = this.#situation
    const { waiting, summary } = this.#situationOf(match)
    return {
      entry: {
        game: this.id,
        seq,
        entry: JSON.stringify(entry),
        place: 'undo' in entry ? null : (match.lastChoice?.index ?? 0),
        once,
        at: this.#services.now(),
      },
      by,
      epoch: this.#epoch,
      checkpoint: this.#checkpoints?.next(match, seq),
      waiting: sameSeats(waiting, before.waiting) ? undefined : waiting,
      summary: sameSummary(summary, before.summary) ? undefined : summary,
      clock: this.#clockTurn(match, waiting),
    }
  }

  #clockTurn(match: AnyMatch, waiting: readonly number[]): ClockTurn | undefined {
    const rules = clockOf(this.#table.game)
    return (rules && clockTurn(rules, match, { waiting, before: this.#situation.waiting })) ?? undefined
  }

  async #endOf(match: AnyMatch): Promise<End> {
    const { slices, log } = this.#services
    const steps = endOf(match, match.game.campaign ? await this.#recordWith(match) : null, (err) =>
      log.error({ table: this.id, err }, 'a finished game could not hand anything on'),
    )
    return slices.run(steps)
  }

  /** The record of a game that an entry has just ended, which is not stored yet. */
  async #recordWith(match: AnyMatch): Promise<GameRecord> {
    const { game } = this.#table
    const log: LogEntry[] = []
    for (const part of await this.#history.log(game.base_seq, this.#version)) {
      const entries: readonly LogEntry[] = JSON.parse(`[${part}]`)
      log.push(...entries)
      await setImmediate()
    }
    return { ...recordOfRows(game, []), log: [...log, lastEntry(match)], hash: match.hash() }
  }

  #noteDone(row: EntryRow, seat: number): void {
    if (row.once !== null) this.#done.set(row.once, { seat, version: row.seq + 1 })
  }

  get #lapsing(): Pick<GameSync, 'lapsesIn'> {
    const { left } = this.#lapses
    return left === undefined ? {} : { lapsesIn: left }
  }

  /** Tells every viewer on this node what changed for them. */
  #tell(match: AnyMatch): void {
    // Over days there is time for everything.
    if (this.#table.game.pace === 'live') this.#lapses.follow(match)
    if (this.#audience.size === 0) {
      this.#told = {}
      return
    }
    const changed = changedParts(this.#told, match.state)
    const standing = { table: this.id, epoch: this.#epoch, version: this.#version }
    const at: Step = { ...standing, ...waitedFor(match), ...this.#lapsing }
    const updates = new Map<Viewer, Update>()
    for (const [viewer, before] of this.#audience) {
      const { update, told } = updateOf(match, viewer, at, before, changed)
      this.#audience.set(viewer, told)
      updates.set(viewer, update)
    }
    this.#events.update(this, updates)
  }

  async #loaded(): Promise<AnyMatch> {
    return this.#match ?? (await this.#read())
  }

  /** Reads the whole game from the database. */
  async #read(): Promise<AnyMatch> {
    if (this.#unplayable) throw this.#unplayable
    await this.#readTable()
    const row = this.#table.game
    if (row.status === 'open') throw new Trouble('conflict', 'The game has not begun.')
    this.#done.clear()
    const match = await this.#replay(row)
    if (!match) {
      await this.#goOnUnderPresentRules(row)
      return this.#read()
    }
    this.#match = match
    this.#epoch = row.epoch
    this.#checkpoints = new Checkpoints(this.id, match)
    const { waiting_any, progress } = row
    this.#situation = { waiting: waitedFor(match).waiting, summary: { waiting_any, progress } }
    this.#tell(match)
    return match
  }

  /** Reads what was stored since, or everything if that does not fit; returns whether there was anything. */
  async #readOn(match: AnyMatch): Promise<boolean> {
    const before = this.#version
    try {
      this.#version = await this.#history.repeat(match, before)
    } catch (problem) {
      if (!(problem instanceof RecordError)) throw problem
      this.#match = null
      await this.#read()
      return true
    }
    if (this.#version === before) return false
    this.#checkpoints = new Checkpoints(this.id, match)
    this.#situation = this.#situationOf(match)
    if (match.over) await this.#readTable()
    this.#tell(match)
    return true
  }

  /** The game as stored; null if the present rules cannot replay it. */
  async #replay(row: GameRow): Promise<AnyMatch | null> {
    if (row.rules !== this.#game.rules) return null
    try {
      const { match, version } = await this.#history.open(this.#game, row)
      this.#version = version
      return match
    } catch (problem) {
      if (!(problem instanceof RecordError)) throw problem
      this.#services.log.error({ table: this.id, err: problem }, 'a stored game does not replay')
      return null
    }
  }

  /** Continues the game from its checkpoint and stores that. Several nodes may try; one succeeds. */
  async #goOnUnderPresentRules(row: GameRow): Promise<void> {
    const game = this.#game
    if (row.status !== 'playing')
      throw new Trouble(
        'unavailable',
        `This game ended under rules ${row.rules}, and this server has rules ${game.rules}. Its record can still be downloaded.`,
      )
    if (isNewer(row.rules, game.rules))
      throw new Trouble(
        'unavailable',
        `This game has rules ${row.rules} by now, and this server has rules ${game.rules}. Connect again to reach a newer one.`,
      )
    const checkpoint = await this.#services.store.checkpoint(this.id)
    const since = checkpoint?.seq ?? row.base_seq
    const entries = await this.#entriesFrom(since)
    const { match, dropped } = await this.#takeUp(row, checkpoint, entries)
    const base_seq = since + entries.length
    const base = match.base ? JSON.stringify(match.base) : null
    const additions = await this.#services.slices.run(this.#retaken(match, base_seq))
    const now = { epoch: row.epoch + 1, rules: game.rules, base, base_seq }
    if (!(await this.#services.store.takeOverRules(this.id, now, additions, this.#situationOf(match)))) return
    this.#services.log.warn(
      { table: this.id, from: row.rules, to: game.rules, dropped },
      'a game continues under other rules',
    )
    const notice: Notice = {
      table: this.id,
      kind: 'rules-changed',
      message: `The rules were corrected, and the game continues under the new ones. ${lostWords(dropped)}`,
    }
    this.#correction = { notice, told: new Set() }
    this.#events.notice(this, notice)
  }

  async #entriesFrom(seq: number): Promise<EntryRow[]> {
    const entries: EntryRow[] = []
    for await (const page of pagesOf(this.#services.store, this.id, seq)) entries.push(...page)
    return entries
  }

  async #takeUp(row: GameRow, checkpoint: CheckpointRow | null, entries: readonly EntryRow[]): Promise<TakenUp> {
    try {
      return await this.#services.slices.run(takeUp(this.#game, row, checkpoint, entries))
    } catch (problem) {
      this.#services.log.error({ table: this.id, err: problem }, 'a stored game cannot be continued')
      const message = `This game began under rules ${row.rules}, and rules ${this.#game.rules} cannot continue it. It is kept as it is.`
      this.#unplayable = new Trouble('unavailable', message)
      throw this.#unplayable
    }
  }

  *#retaken(match: AnyMatch, first: number): Steps<Addition[]> {
    const { choices } = match
    const at = this.#services.now()
    const additions: Addition[] = []
    for (const [index, entry] of match.log.entries()) {
      const place = choices[index]?.index ?? 0
      additions.push({
        entry: { game: this.id, seq: first + index, entry: JSON.stringify(entry), place, once: null, at },
      })
      yield
    }
    return additions
  }
}

/** The version that a request led to, for whoever sent it. */
function versionFor({ seat }: Holder, done: Done): number {
  if (done.seat !== seat) throw new Trouble('conflict', 'Somebody else used this id.', 'id')
  return done.version
}

function lostWords(dropped: number): string {
  if (dropped === 0) return 'Nothing was lost.'
  if (dropped === 1) return 'The last answer no longer fits and must be given again.'
  return `The last ${dropped} answers no longer fit and must be given again.`
}

function ended(table: GameAndSeats, end: End, at: number): GameAndSeats {
  const { outcome, hash, campaign } = end
  const continues = campaign && campaign.next !== null ? 1 : 0
  const over = { status: 'over', ended_at: at, outcome: JSON.stringify(outcome), hash, continues } as const
  return { ...table, game: { ...table.game, ...over } }
}

function lastEntry({ log }: AnyMatch): LogEntry {
  const entry = log.at(-1)
  if (!entry) throw new Error('The log has no entry to store.')
  return entry
}

function sameSeats(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((seat, index) => seat === other[index])
}

function sameSummary(one: Situation['summary'], other: Situation['summary']): boolean {
  return one.waiting_any === other.waiting_any && one.progress === other.progress
}

/** The situation a game begins in. */
export function firstSituation(pack: AnyPackage, row: GameRow): Situation {
  const { game } = pack
  return situationOf(pack, Match.start(game, game.readOptions(JSON.parse(row.options)), row.seed))
}
