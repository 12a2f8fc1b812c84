import { type Answer, copy, Refusal, RulesFault, type Text, type Value, type Viewer } from '@keep-flying/kernel'
import type { EarlierEvents, GameSync, Notice, Problem, Update } from '@keep-flying/protocol'
import { Trouble } from '../problems.ts'
import type { Fault, Services } from '../services.ts'
import type { Addition, GameAndSeats, Holder } from '../storage/store.ts'
import { Audience } from './audience.ts'
import { type Due, DueAnswers } from './due.ts'
import { completeRecord, ownExport, recordSoFar } from './exports.ts'
import { foretold } from './foretelling.ts'
import { Habits } from './habits.ts'
import { checkLength } from './length.ts'
import type { AnyMatch } from './revival.ts'
import { type Have, syncOf, waitedFor } from './steps.ts'
import { StoredGame } from './stored-game.ts'
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
  readonly #game: StoredGame
  /** Chances to step in: whoever does not take them in time has declined. */
  readonly #lapses: DueAnswers
  readonly #habits: Habits
  readonly #audience = new Audience()
  #last: Promise<unknown> = Promise.resolve()
  #fault: Fault | null = null
  #correction: { readonly notice: Notice; readonly told: Set<string> } | null = null
  usedAt: number

  constructor(services: Services, writer: Writer, events: RoomEvents, table: GameAndSeats) {
    this.id = table.game.id
    this.#services = services
    this.#writer = writer
    this.#events = events
    this.#game = new StoredGame(services, table, {
      read: (match) => this.#tell(match),
      corrected: (notice) => {
        this.#correction = { notice, told: new Set() }
        events.notice(this, notice)
      },
    })
    this.usedAt = services.now()
    const stepIn = services.config.stepIn * 1000
    this.#lapses = new DueAnswers(
      ({ lapsesTo }) => (lapsesTo === undefined ? null : { value: lapsesTo, after: stepIn }),
      (due) => this.#answerFor(due, 'a question lapsed'),
    )
    this.#habits = new Habits(
      () => ({
        table: this.table,
        repeats: this.#game.pack.repeats ?? {},
        isWatched: (seat) => this.#audience.has(seat),
      }),
      (due) => this.#answerFor(due, 'a question was answered by habit'),
    )
  }

  /** The table as it was last read. */
  get table(): GameAndSeats {
    return this.#game.table
  }

  get watched(): boolean {
    return !this.#audience.isEmpty
  }

  get viewers(): readonly Viewer[] {
    return this.#audience.viewers
  }

  get version(): number {
    return this.#game.version
  }

  /** Bytes of the game's log. */
  get bytes(): number {
    return this.#game.history.bytes
  }

  /** The last answer that the rules failed on, for a report. */
  get fault(): Fault | null {
    return this.#fault
  }

  /** Whether an answer is about to be given that somebody has asked to be given for them. */
  get answersByHabit(): boolean {
    return this.#habits.isDue
  }

  /** Reads the table again: seats, status or habits changed. */
  refresh(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#game.readTable()
      this.#followHabits()
    })
  }

  /** Somebody came or left, or wants something else to be answered for them. */
  #followHabits(): void {
    const { match } = this.#game
    if (match) this.#habits.follow(match)
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
      const game = this.#game
      await game.readTable()
      const viewer = seenFrom(game.table)
      const { match, problem } = await game.shown()
      const since = have?.epoch === game.standing.epoch ? have.event : 0
      const heard = match && (await game.history.sync(match, viewer, since))
      // Without a pause before the rest: somebody who leaves now must not take the audience away from the newcomer.
      enter(viewer)
      if (!match || !heard) return { viewer, game: null, problem }
      const at = { ...game.standing, ...this.#lapsing }
      this.#audience.add(viewer, match, at)
      // A copy, because a view shares parts with the state, which changes before everything is sent.
      return { viewer, game: copy(syncOf(match, viewer, at, heard)), problem }
    })
  }

  /** What a newcomer has missed: that the rules were corrected. Each person is told once. */
  noticeFor(user: string): Notice | null {
    if (!this.#correction || this.#correction.told.has(user)) return null
    this.#correction.told.add(user)
    return this.#correction.notice
  }

  /** Nobody on this node watches from there any more. */
  unwatch(viewer: Viewer): void {
    this.#audience.remove(viewer)
    this.#followHabits()
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
    const words = await this.#game.pack.consequences?.()
    if (!words) return null
    const all: (readonly Text[])[] = []
    for (const value of values) {
      await turn()
      const told = await this.#inTurn(async () => foretold(await this.#game.loaded(), words, { seat, decision, value }))
      if (!told) return null
      all.push(told)
    }
    return all
  }

  undo(by: Holder, unit: string, once: string): Promise<number> {
    return this.#enter(by, once, (match) =>
      this.#game.takenBack(match, { seat: by.seat, undo: match.undoTarget(by.seat, unit) }),
    )
  }

  undoAgreed(seat: number, to: number): Promise<number> {
    return this.#enter({ seat, user: this.#userIn(seat) }, null, (match) => {
      match.checkAgreed(seat, to)
      return this.#game.takenBack(match, { seat, undo: to, agreed: true })
    })
  }

  /** Answers for the person in a seat; a bot answers by itself. */
  #answerFor({ seat, ...given }: Due, why: string): void {
    const user = this.#userIn(seat)
    if (user === null) return
    const { log } = this.#services
    const asked = { seat, decision: given.decision }
    this.answer({ seat, user }, given, null).then(
      () => log.info({ table: this.id, ...asked }, why),
      (problem: unknown) => {
        // Somebody was quicker, or it was logged where it happened.
        if (problem instanceof Trouble) return
        log.error({ table: this.id, ...asked, err: problem }, 'a seat was not answered for')
      },
    )
  }

  /** Who plays a seat; null if a bot does, be it for a person. */
  #userIn(seat: number): string | null {
    const row = this.table.seats[seat]
    return row?.stand_in === null ? row.user : null
  }

  /** The game as a viewer sees it now, with all that they heard, or only the latest of it, as JSON in parts. */
  own(viewer: Viewer, heard: 'all' | 'latest' = 'all'): Promise<string[]> {
    return this.#inTurn(async () => {
      const match = await this.#game.loaded()
      const { history, version } = this.#game
      const { slices } = this.#services
      return ownExport(match, this.table.game, version, viewer, heard, { history, slices })
    })
  }

  /** The game's record with something besides, as JSON in parts: its log may be long, and is stored as JSON. */
  record(besides: object = {}): Promise<string[]> {
    return this.#inTurn(async () => {
      await this.#game.readTable()
      const { game } = this.table
      const { history, pack } = this.#game
      // A game that is over, or ended under earlier rules, need not be played again: its record is complete.
      if (game.status === 'over' || (game.status !== 'playing' && game.rules !== pack.game.rules))
        return completeRecord(game, history, besides)
      return recordSoFar(await this.#game.loaded(), this.table.game, this.version, history, besides)
    })
  }

  /** Lets somebody look at the match without changing it. */
  look<T>(at: (match: AnyMatch) => T): Promise<T> {
    return this.#inTurn(async () => at(await this.#game.loaded()))
  }

  /** What a viewer heard before an event, as long as they may see from there. */
  earlier(
    viewer: Viewer,
    isTheirs: (table: GameAndSeats) => boolean,
    epoch: number,
    before: number,
  ): Promise<EarlierEvents> {
    return this.#inTurn(async () => {
      if (!isTheirs(this.table)) throw new Trouble('forbidden', 'This seat is no longer yours.')
      const match = await this.#game.loaded()
      if (epoch !== this.#game.standing.epoch)
        throw new Trouble('stale', 'The rules were corrected; watch the table again.', 'epoch')
      return this.#game.history.page(match, viewer, before)
    })
  }

  /** Reads what another node stored, if anything. */
  catchUp(version = Number.POSITIVE_INFINITY): Promise<void> {
    return this.#inTurn(async () => {
      if (this.version < version) await this.#game.readOn()
      // The match was discarded after a failure, and its viewers are waiting for news.
      if (this.watched && this.#game.isMissing) await this.#game.loaded()
    })
  }

  /** Nobody is answered for any more: the node closes. */
  stop(): void {
    this.#lapses.stop()
    this.#habits.stop()
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
      if (!(problem instanceof Trouble)) this.#game.discard()
    })
    return result
  }

  #enter(by: Holder, once: string | null, change: Change): Promise<number> {
    return this.#inTurn(async () => {
      for (;;) {
        const match = await this.#game.loaded()
        const done = this.#game.versionOf(by, once)
        if (done !== null) return done
        const closed = this.#closed()
        // Whoever has just taken a seat may know more than this node does.
        if (!closed && !this.#mayAnswer(by)) await this.#game.readTable()
        const changed = closed ?? (await this.#attempt(match, by, change))
        const refused = changed instanceof Trouble ? changed : null
        // Another node was first, or knows more: we read what it stored and try again on that.
        if (!(changed instanceof Trouble) && (await this.#store(changed, by, once))) return this.version
        const earlier = await this.#game.recalled(by, once)
        if (earlier !== null) return earlier
        if (refused && !(await this.#game.readOn())) throw refused
      }
    })
  }

  #mayAnswer({ seat, user }: Holder): boolean {
    return this.#userIn(seat) === user
  }

  /** Why nothing can be answered, if so. */
  #closed(): Trouble | null {
    const { status } = this.table.game
    if (status === 'playing') return null
    return new Trouble('over', status === 'open' ? 'The game has not begun.' : 'The game is over.')
  }

  /** Changes the match, or returns why that is refused. */
  async #attempt(match: AnyMatch, by: Holder, change: Change): Promise<AnyMatch | Trouble> {
    checkLength({ entries: this.version, bytes: this.bytes })
    this.#services.quotas.checkRoomForGames()
    if (!this.#mayAnswer(by)) throw new Trouble('forbidden', 'This seat is no longer yours.')
    try {
      return await change(match)
    } catch (problem) {
      if (problem instanceof Refusal)
        return new Trouble(problem.code === 'malformed' ? 'invalid' : problem.code, problem.message, problem.field)
      if (!(problem instanceof RulesFault)) throw problem
      this.#services.log.error({ table: this.id, version: this.version, err: problem }, 'the rules failed on an answer')
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
    const addition = await this.#game.addition(match, by, once)
    let stored: boolean
    try {
      stored = await this.#writer.append(addition)
    } catch (problem) {
      this.#game.discard()
      this.#services.log.error({ table: this.id, err: problem }, 'an entry could not be stored')
      throw new Trouble('unavailable', 'The answer could not be stored. Send it again with the same id.')
    }
    if (!stored) {
      // The match holds an answer that does not count.
      this.#game.discard()
      return false
    }
    this.#game.grown(match, addition, by.seat)
    this.#tell(match)
    this.#events.stored(this, addition, by.seat)
    return true
  }

  get #lapsing(): Pick<GameSync, 'lapsesIn'> {
    const { left } = this.#lapses
    return left === undefined ? {} : { lapsesIn: left }
  }

  /** Tells every viewer on this node what changed for them. */
  #tell(match: AnyMatch): void {
    // Over days there is time for everything.
    if (this.table.game.pace === 'live') this.#lapses.follow(match)
    this.#habits.follow(match)
    const updates = this.#audience.updates(match, () => {
      return { table: this.id, ...this.#game.standing, ...waitedFor(match), ...this.#lapsing }
    })
    if (updates.size > 0) this.#events.update(this, updates)
  }
}
