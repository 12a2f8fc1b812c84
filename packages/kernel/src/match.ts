import { leftOpen, numberKept, numbersOf, openOnes, placeOf, renumber } from './asked.ts'
import { copy, hashOf } from './data.ts'
import { type Answer, checkValue, type Decision, Refusal, readAnswer } from './decision.ts'
import type { Game, GameEvent, GameState, Table } from './game.ts'
import { type Plan, Plans } from './plans.ts'
import { type Choice, choiceAt, type Position, type Saved } from './position.ts'
import type { Ask, Given, Request, Rules } from './rules.ts'
import { redeal, type Viewer, viewOf } from './secrecy.ts'
import { openStream } from './seed.ts'
import { finish, type Steps } from './steps.ts'
import { type HeardEvent, heardBy, Told, type ToldEvent } from './told.ts'
import { type Seal, type Taken, TakenChoices, type Undo, type UndoOffer } from './undo.ts'

export type LogEntry = Answer | Undo

/** The rules broke on an answer. The answer was not taken and the state before it stands. */
export class RulesFault extends Error {
  readonly answer: Answer

  constructor(answer: Answer, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause)
    super(`The rules failed on this answer, so it was not taken: ${why}`, { cause })
    this.name = 'RulesFault'
    this.answer = answer
  }
}

export interface MatchSettings {
  /** Keep events for readers. */
  readonly heard?: boolean
  /** Keep checkpoints, undo and the log. Off, a match runs as fast as it can and cannot go back. */
  readonly recorded?: boolean
  /** The game this one follows in a campaign, by the hash of its record. */
  readonly follows?: string | null
}

/** Where a running match stands: the state and the rules suspended in the middle of it. */
interface Run<S> {
  readonly state: S
  readonly rules: Rules<void>
  ask: Ask | null
  /** Those of the asked decisions that there is something to decide about. */
  open: readonly Decision[]
  given: Given[]
}

const keptCheckpoints = 3

/** A game being played: options, a seed and the answers so far, and everything derived from them. */
export class Match<S extends GameState, O> {
  readonly game: Game<S, O>
  readonly options: O
  readonly seed: string
  readonly log: LogEntry[] = []
  /** The game this one follows in a campaign, by the hash of its record. */
  readonly follows: string | null
  /** Whether it remembers all choices, events and log entries, so that a record can be made of it. */
  readonly isWhole: boolean

  readonly #recorded: boolean
  /** Where the match went on from; null if it began at the beginning. */
  readonly #from: Saved<S> | null
  /** How many answers there were when the log began. */
  readonly #first: number
  #heard: boolean
  #run: Run<S>
  readonly #taken: TakenChoices
  #saved: Saved<S>[] = []
  readonly #told = new Told()
  #asked = 0
  #answers = 0
  /** The most answers that ever stood, and whether the last entry of the log led there for the first time. */
  #furthest = 0
  #wentFurther = false
  /** What the answer being applied has brought about first of all that cannot be taken back. */
  #sealed: Seal | null = null
  /** How much chance had been used when that answer came. */
  #drawn = 0
  readonly #plans = new Plans()

  private constructor(
    game: Game<S, O>,
    options: O,
    seed: string,
    settings: MatchSettings,
    from: Saved<S> | null,
    at: Position<S> | null = null,
  ) {
    this.game = game
    this.options = options
    this.seed = seed
    this.follows = settings.follows ?? null
    this.#recorded = settings.recorded ?? true
    this.#heard = settings.heard ?? true
    this.isWhole = at === null
    this.#from = from
    this.#first = at?.first ?? from?.answers ?? 0
    this.#furthest = this.#first
    this.#taken = new TakenChoices(game, this.floor, at?.before ?? [])
    this.#run = this.#begin(from)
    this.#advance(this.#run.rules.next([]))
  }

  static start<S extends GameState, O>(
    game: Game<S, O>,
    options: O,
    seed: string,
    settings: MatchSettings = {},
  ): Match<S, O> {
    return new Match(game, options, seed, settings, null)
  }

  /** Goes on from a state taken at a checkpoint; nothing before it can be undone. */
  static resume<S extends GameState, O>(
    game: Game<S, O>,
    options: O,
    seed: string,
    from: Saved<S>,
    settings: MatchSettings = {},
  ): Match<S, O> {
    return new Match(game, options, seed, settings, from)
  }

  /**
   * Goes on from a checkpoint, or from the beginning, as far as these choices lead, and is heard from there. They must be
   * choices that the same rules took there: nobody checks them again.
   */
  static retrace<S extends GameState, O>(
    game: Game<S, O>,
    options: O,
    seed: string,
    from: Saved<S> | null,
    choices: readonly Choice[],
    settings: MatchSettings = {},
  ): Match<S, O> {
    const match = new Match(game, options, seed, { ...settings, heard: false }, from)
    finish(match.#applyAll(choices))
    match.#heard = settings.heard ?? true
    return match
  }

  /**
   * Goes on, in steps, from where a match stood. `told` are the events that stand from the one after `toldBefore` on;
   * earlier ones are the host's to keep. Nothing before the position's checkpoint can be undone by this match.
   */
  static *resumeAt<S extends GameState, O>(
    game: Game<S, O>,
    options: O,
    seed: string,
    at: Position<S>,
    told: readonly ToldEvent[],
    toldBefore: number,
    settings: Pick<MatchSettings, 'follows'> = {},
  ): Steps<Match<S, O>> {
    const match = new Match(game, options, seed, { ...settings, heard: false }, at.saved, at)
    yield* match.#applyAll(at.since)
    match.#goOnAt(at)
    match.#told.goOn(told, toldBefore)
    return match
  }

  #goOnAt({ numbers, asked, told, furthest }: Position<S>): void {
    renumber(this.#run.ask, numbers)
    this.#asked = asked
    this.#told.countFrom(told)
    this.#furthest = furthest
    this.#heard = true
  }

  /** The true state. It is for the match's owner alone; seats get `view`. */
  get state(): S {
    return this.#run.state
  }

  get over(): boolean {
    return this.#run.ask === null
  }

  /** How many answers stand. */
  get answers(): number {
    return this.#answers
  }

  /** Every decision now open, standing offers included. */
  get pending(): readonly Decision[] {
    const { ask, open, given } = this.#run
    if (!ask || given.length === 0) return open
    return open.filter((decision) => !given.some(({ index }) => ask.decisions[index] === decision))
  }

  /** Several seats choose at the same time, and none is to know what others have chosen. */
  get isAwaitingSeveral(): boolean {
    const { ask } = this.#run
    return ask?.until === 'all' && ask.decisions.some(({ seat }) => seat !== ask.decisions[0]?.seat)
  }

  decisionsOf(viewer: Viewer): readonly Decision[] {
    return this.pending.filter((decision) => decision.seat === viewer)
  }

  view(viewer: Viewer): S {
    return viewOf(this.state, viewer, this.game.backOf)
  }

  /** A random state that agrees with what the viewer sees now: for bots to search in. */
  imagine(viewer: Viewer, seed: string): S {
    const imagined = { ...copy(this.state), random: openStream(seed) }
    redeal(imagined, viewer, this.game, imagined.random)
    return imagined
  }

  hash(): string {
    return hashOf(this.state)
  }

  events(viewer: Viewer, since = 0): HeardEvent[] {
    return heardBy(viewer, this.told(since))
  }

  /** The events after one, with who may know what of them: for the match's owner alone. */
  told(since = 0): readonly ToldEvent[] {
    return this.#told.since(since)
  }

  /** Events up to this one are not remembered by this match. */
  get toldBefore(): number {
    return this.#told.before
  }

  /** The latest event up to `seq` that the viewer heard and that was not taken back; 0 if there is none. */
  lastHeard(viewer: Viewer, seq: number): number {
    return this.#told.lastHeard(viewer, seq)
  }

  /** The latest choice that stands. */
  get lastChoice(): Choice | null {
    return this.#taken.last
  }

  /** Every choice that stands, from where this match began or went on. */
  get choices(): readonly Choice[] {
    return this.#taken.choices
  }

  /** How many answers there were at the latest checkpoint; null if there is none. */
  get checkpointAt(): number | null {
    return this.#saved.at(-1)?.answers ?? null
  }

  /** The latest checkpoint and the choices since, for storing. */
  get checkpoint(): { readonly saved: Saved<S>; readonly since: readonly Choice[] } | null {
    const saved = this.#saved.at(-1)
    if (!saved) return null
    // Numbers given before an undo stay used up for whoever goes on from here.
    return { saved: { ...saved, asked: this.#asked }, since: this.#taken.since(saved.answers) }
  }

  /** The checkpoint that the log goes on from, if it did not begin at the beginning. */
  get base(): Saved<S> | null {
    return this.isWhole ? this.#from : null
  }

  /** How many answers there were where this match began or went on: it remembers no choice from before that. */
  get floor(): number {
    return this.#from?.answers ?? 0
  }

  /** Where it stands, for `resumeAt`; null before the first checkpoint. */
  get position(): Position<S> | null {
    const saved = this.#saved.at(-1)
    if (!saved) return null
    return {
      first: this.#first,
      saved,
      since: this.#taken.since(saved.answers),
      before: this.#taken.pastUntil(saved.answers),
      numbers: numbersOf(this.#run.ask),
      asked: this.#asked,
      told: this.#told.last,
      furthest: this.#furthest,
    }
  }

  /** Takes an answer or throws a Refusal (nothing has changed) or a RulesFault (the state before it stands). */
  answer(raw: unknown): void {
    const answer = readAnswer(raw)
    const index = this.#check(answer)
    const told = this.#told.last
    const asked = this.#asked
    const { ask } = this.#run
    try {
      this.#apply(choiceAt(index, answer))
    } catch (cause) {
      if (this.#recorded) {
        finish(this.#rewind(this.#answers - 1))
        // The log knows nothing of this answer, so numbering must go on as if it had never come.
        renumber(this.#run.ask, numbersOf(ask))
        this.#asked = asked
        this.#told.countFrom(told)
      }
      throw new RulesFault(answer, cause)
    }
    if (this.#recorded) this.log.push(answer)
    this.#wentFurther = this.#answers > this.#furthest
    if (this.#wentFurther) this.#furthest = this.#answers
  }

  /** Whether the last entry of the log is an answer that led further than the game had ever come. */
  get wentFurther(): boolean {
    return this.#wentFurther
  }

  /** Repeats a choice made since a checkpoint, whatever number its decision has now. */
  replay(choice: Choice): void {
    const decision = this.#run.ask?.decisions[choice.index]
    if (!decision || decision.seat !== choice.seat || !this.pending.includes(decision))
      throw new Refusal('stale', 'index', 'This choice no longer fits the game.')
    const { index: _, ...rest } = choice
    this.answer({ ...rest, decision: decision.number })
  }

  /** What a seat has said it will answer next. It is that seat's own affair. */
  planOf(seat: number): Plan | null {
    return this.#plans.of(seat)
  }

  /** What a seat may take back now, or why it may not. */
  undoOffer(seat: number): UndoOffer {
    return this.#taken.offer(seat)
  }

  undo(seat: number, unit: string): void {
    finish(this.undoing(seat, unit))
  }

  /** The same in steps. Between them the match is on its way back, and nobody may look at it. */
  *undoing(seat: number, unit: string): Steps<void> {
    yield* this.#takeBack({ seat, undo: this.undoTarget(seat, unit) })
  }

  /** How many answers remain once a seat takes a unit back; throws a Refusal if it may not. */
  undoTarget(seat: number, unit: string): number {
    return this.#taken.target(seat, unit)
  }

  /** Takes back to a number of answers because the whole table agreed; the record says so. */
  undoAgreed(seat: number, target: number): void {
    finish(this.undoingAgreed(seat, target))
  }

  /** The same in steps. */
  *undoingAgreed(seat: number, target: number): Steps<void> {
    this.checkAgreed(seat, target)
    yield* this.#takeBack({ seat, undo: target, agreed: true })
  }

  /** Throws a Refusal if the table cannot agree to take back so far. */
  checkAgreed(seat: number, target: number): void {
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.game.seats(this.options))
      throw new Refusal('malformed', 'seat', `There is no seat ${seat}.`)
    if (!this.#recorded || !Number.isInteger(target) || target < this.#first || target >= this.#answers)
      throw new Refusal('illegal', 'undo', `There is nothing to take back to answer ${target}.`)
  }

  /**
   * Notes that the answers after those that stand here were taken back, in a match that was made anew for that from a
   * position before them. Numbers go on from where the match stood that knew them.
   */
  noteTakenBack(undo: Undo, { asked, told, furthest }: Pick<Position<S>, 'asked' | 'told' | 'furthest'>): void {
    this.#asked = asked
    this.#told.countFrom(told)
    this.#furthest = furthest
    this.#noteTakenBack(undo)
  }

  /** Repeats a log entry of a record. */
  repeat(entry: LogEntry): void {
    finish(this.repeating(entry))
  }

  /** The same in steps, of which an answer is a single one. */
  *repeating(entry: LogEntry): Steps<void> {
    if (!('undo' in entry)) this.answer(entry)
    else if (entry.agreed) yield* this.undoingAgreed(entry.seat, entry.undo)
    else if (this.#taken.allows(entry)) yield* this.#takeBack(entry)
    else throw new Refusal('illegal', 'undo', `Seat ${entry.seat} could not take back to answer ${entry.undo}.`)
  }

  /** The place of the answered decision among those asked; throws unless the answer is legal. */
  #check(answer: Answer): number {
    const { ask, given } = this.#run
    if (!ask) throw new Refusal('over', 'decision', 'The game is over.')
    const index = placeOf(answer.decision, ask)
    const decision = ask.decisions[index]
    if (!decision || given.some((done) => done.index === index)) {
      const why = answer.decision < this.#asked ? 'was answered or has passed' : 'has not been asked'
      throw new Refusal('stale', 'decision', `Decision ${answer.decision} ${why}; answer one that is pending.`)
    }
    if (decision.seat !== answer.seat)
      throw new Refusal('foreign', 'seat', `Decision ${answer.decision} is not for seat ${answer.seat}.`)
    checkValue(decision, answer.value)
    return index
  }

  #apply(choice: Choice): void {
    const { ask, state, rules } = this.#run
    if (!ask) return
    this.#drawn = state.random.drawn
    this.#sealed = null
    this.#answers++
    const { seat, index, value } = choice
    const taken = this.#recorded ? this.#take(choice, ask) : null
    this.#run.given.push({ index, value })
    if (ask.until === 'all' && this.#run.given.length < ask.decisions.length) return
    const given = this.#run.given
    this.#run.given = []
    this.#advance(rules.next(given), leftOpen(ask, index))
    if (!taken) return
    // The last of several to answer now knows what the others chose.
    const revealed = ask.until === 'all' && ask.decisions.some((decision) => decision.seat !== seat)
    taken.sealed = this.#sealed ?? (revealed ? 'shown' : null) ?? this.#rolled(state)
  }

  *#applyAll(choices: readonly Choice[]): Steps<void> {
    for (const choice of choices) {
      this.#apply(choice)
      yield
    }
  }

  /** Chance that was used for anything but a shuffle was used for dice. */
  #rolled(state: S): Seal | null {
    return state.random.drawn === this.#drawn ? null : 'rolled'
  }

  #take(choice: Choice, { decisions }: Ask): Taken {
    const decision = decisions[choice.index]
    this.#plans.follow(choice, decision?.kind ?? '')
    return this.#taken.take(choice, decision?.harmless === true)
  }

  #advance(step: IteratorResult<Request, void>, leftOpen: readonly Decision[] = []): void {
    let next = step
    while (!next.done && 'checkpoint' in next.value) {
      this.#taken.beginAll(this.#answers)
      this.#plans.clear()
      if (this.#recorded) this.#save()
      next = this.#run.rules.next([])
    }
    this.#run.ask = next.done || 'checkpoint' in next.value ? null : next.value
    this.#run.open = openOnes(this.#run.ask)
    if (this.#run.ask && this.#run.open.length === 0) throw new Error('The rules yielded no decision.')
    this.#number(leftOpen)
  }

  #number(leftOpen: readonly Decision[] = []): void {
    const { ask } = this.#run
    if (!ask) return
    for (const decision of ask.decisions) decision.number = numberKept(decision, leftOpen) ?? this.#asked++
  }

  #save(): void {
    // A match that goes on from a checkpoint begins with it.
    const isWhereItBegan = this.#saved.length === 0 && this.#from?.answers === this.#answers
    const state = isWhereItBegan && this.#from ? this.#from.state : copy(this.state)
    if (this.#saved.at(-1)?.answers === this.#answers) this.#saved.pop()
    this.#saved.push({ answers: this.#answers, asked: this.#asked, state })
    if (this.#saved.length > keptCheckpoints) this.#saved.shift()
  }

  #begin(from: Saved<S> | null): Run<S> {
    const state = from ? copy(from.state) : this.game.create(this.options, openStream(this.seed))
    this.#answers = from?.answers ?? 0
    this.#asked = from?.asked ?? 0
    this.#taken.beginAll(this.#answers)
    this.#plans.clear()
    return { state, rules: this.game.play(this.#table(state), this.options), ask: null, open: [], given: [] }
  }

  #table(state: S): Table<S> {
    return {
      state,
      tell: (event) => this.#tell(event),
      seal: (what = 'shown') => {
        this.#sealed ??= this.#rolled(state) ?? what
      },
      begin: (unit) => this.#taken.begin(unit, this.#answers),
    }
  }

  #tell(event: GameEvent | (() => GameEvent)): void {
    if (this.#heard) this.#told.tell(typeof event === 'function' ? event() : event, this.#answers)
  }

  *#takeBack(undo: Undo): Steps<void> {
    if (undo.undo < this.floor) throw new Error('This match does not remember what came before so many answers.')
    const asked = this.#asked
    yield* this.#rewind(undo.undo)
    this.#asked = asked
    this.#noteTakenBack(undo)
  }

  #noteTakenBack(undo: Undo): void {
    this.#number()
    this.#wentFurther = false
    this.log.push(undo)
    const seat = { name: 'seat', id: undo.seat }
    this.#tell({ kind: 'taken-back', data: { seat }, sees: 'everyone' })
  }

  /**
   * Restores the state after `target` answers: the nearest checkpoint before it, and the choices since. The caller
   * numbers the decisions open there.
   */
  *#rewind(target: number): Steps<void> {
    const heard = this.#heard
    this.#saved = this.#saved.filter((saved) => saved.answers <= target)
    const from = this.#saved.at(-1) ?? this.#from
    const start = from?.answers ?? 0
    const kept = this.#taken.since(start).slice(0, target - start)
    this.#told.takeBack(target)
    this.#heard = false
    this.#taken.keep(start)
    this.#run = this.#begin(from)
    this.#advance(this.#run.rules.next([]))
    yield* this.#applyAll(kept)
    this.#heard = heard
  }
}
