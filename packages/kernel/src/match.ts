import { areAlike, canonical, copy, hashOf } from './data.ts'
import { type Answer, checkValue, type Decision, Refusal, readAnswer, type Value } from './decision.ts'
import type { Game, GameEvent, GameState, Happening, Table } from './game.ts'
import type { Ask, Given, Request, Rules } from './rules.ts'
import { redeal, type Viewer, viewOf } from './secrecy.ts'
import { openStream } from './seed.ts'
import { finish, type Steps } from './steps.ts'

/** What an answer may bring about that cannot be taken back: something hidden was shown, a die rolled, a deck shuffled. */
export type Seal = 'shown' | 'rolled' | 'shuffled'

/** Why nothing can be taken back: nothing was done, somebody else acted, or what the last choice brought about. */
export type UndoRefusal = 'nothing' | 'others-acted' | Seal

/** What a seat may take back. */
export interface UndoOffer {
  /** Those of the game's units that can be taken back now. */
  readonly units: readonly string[]
  /** Why not even the last choice can be; null where it can. */
  readonly refused: UndoRefusal | null
  /** The last who acted since, where that is the reason. */
  readonly by?: number
}

const undoRefusals: Readonly<Record<UndoRefusal, string>> = {
  nothing: 'There is nothing to take back.',
  'others-acted': 'Somebody else has acted since.',
  shown: 'Something hidden was shown since.',
  rolled: 'A die was rolled since.',
  shuffled: 'A deck was shuffled since.',
}

/** What a seat has said it will answer to further questions of a kind. */
export interface Plan {
  readonly kind: string
  readonly values: readonly Value[]
}

/** Taking back to a number of answers; `agreed` when the table waived the rule of undo. */
export interface Undo {
  readonly seat: number
  readonly undo: number
  readonly agreed?: true
}

export type LogEntry = Answer | Undo

/** What a viewer learned of an event. */
export interface HeardEvent extends Happening {
  readonly seq: number
}

/** An event as its match remembers it: with its number, and how many answers stood when it was told. */
export interface ToldEvent {
  readonly event: GameEvent
  readonly seq: number
  readonly after: number
}

/** A settled choice, by its place among the decisions asked together: what replaying needs. */
export interface Choice {
  readonly seat: number
  readonly index: number
  readonly value: Value
  readonly plan?: readonly Value[]
}

/** What undo must know of a choice. */
export interface Past {
  readonly seat: number
  /** How many answers there were when the units it belongs to began, in the order of the game's units. */
  readonly began: number[]
  /** What a teammate answers to such a question does not keep others from taking back. */
  readonly harmless: boolean
  /** What came of it that cannot be taken back. */
  sealed: Seal | null
}

interface Taken extends Past {
  readonly choice: Choice
}

/** A state at a checkpoint, with the counts that stood then. */
export interface Saved<S> {
  readonly answers: number
  readonly asked: number
  readonly state: S
}

/**
 * Where a match stands, so that it can go on just there without anything from before its last checkpoint: that
 * checkpoint, what was chosen since, and the counts that go on.
 */
export interface Position<S> {
  /** How many answers there were when the log began. */
  readonly first: number
  readonly saved: Saved<S>
  readonly since: readonly Choice[]
  /** What undo must know of the choices before the checkpoint, the latest last. */
  readonly before: readonly Past[]
  /** The numbers of the decisions asked, in their order. */
  readonly numbers: readonly number[]
  /** The number that the next decision gets. */
  readonly asked: number
  /** The number of the last event. */
  readonly told: number
  /** The most answers that ever stood. */
  readonly furthest: number
}

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

/** How many choices undo looks back on, unless the table agrees. */
const reach = 100

function choiceAt(index: number, { seat, value, plan }: Answer): Choice {
  return plan === undefined ? { seat, index, value } : { seat, index, value, plan }
}

/** What a viewer heard of these events. */
export function heardBy(viewer: Viewer, told: readonly ToldEvent[]): HeardEvent[] {
  const heard: HeardEvent[] = []
  for (const { event, seq } of told) {
    const learned = event.sees === 'everyone' || event.sees === viewer ? event : event.instead
    if (learned) heard.push(heardEvent(seq, learned))
  }
  return heard
}

function heardEvent(seq: number, { kind, data }: Happening): HeardEvent {
  return data === undefined ? { seq, kind } : { seq, kind, data }
}

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
  /** What undo must know of choices from before the match went on. */
  readonly #before: readonly Past[]
  #heard: boolean
  #run: Run<S>
  #taken: Taken[] = []
  #saved: Saved<S>[] = []
  #events: ToldEvent[] = []
  /** The last event from before those. */
  #toldBefore = 0
  #seq = 0
  #asked = 0
  #answers = 0
  /** The most answers that ever stood, and whether the last entry of the log led there for the first time. */
  #furthest = 0
  #wentFurther = false
  /** How many answers there were when each unit of undo began. */
  #began: number[] = []
  /** What the answer being applied has brought about first of all that cannot be taken back. */
  #sealed: Seal | null = null
  /** How much chance had been used when that answer came. */
  #drawn = 0
  readonly #plans = new Map<number, Plan>()

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
    this.#before = at?.before ?? []
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
    for (const choice of at.since) {
      match.#apply(choice)
      yield
    }
    match.#goOnAt(at)
    match.#events = [...told]
    match.#toldBefore = toldBefore
    return match
  }

  #goOnAt({ numbers, asked, told, furthest }: Position<S>): void {
    this.#run.ask?.decisions.forEach((decision, place) => {
      decision.number = numbers[place] ?? decision.number
    })
    this.#asked = asked
    this.#seq = told
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
    return this.#events.slice(this.#events.findLastIndex(({ seq }) => seq <= since) + 1)
  }

  /** Events up to this one are not remembered by this match. */
  get toldBefore(): number {
    return this.#toldBefore
  }

  /** The latest event up to `seq` that the viewer heard and that was not taken back; 0 if there is none. */
  lastHeard(viewer: Viewer, seq: number): number {
    const heard = ({ event }: ToldEvent) =>
      event.sees === 'everyone' || event.sees === viewer || event.instead !== undefined
    const last = this.#events.findLast((stored) => stored.seq <= seq && heard(stored))
    return last?.seq ?? Math.min(seq, this.#toldBefore)
  }

  /** The latest choice that stands. */
  get lastChoice(): Choice | null {
    return this.#taken.at(-1)?.choice ?? null
  }

  /** Every choice that stands, from where this match began or went on. */
  get choices(): readonly Choice[] {
    return this.#taken.map(({ choice }) => choice)
  }

  /** How many answers there were at the latest checkpoint; null if there is none. */
  get checkpointAt(): number | null {
    return this.#saved.at(-1)?.answers ?? null
  }

  /** The latest checkpoint and the choices since, for storing. */
  get checkpoint(): { readonly saved: Saved<S>; readonly since: readonly Choice[] } | null {
    const saved = this.#saved.at(-1)
    if (!saved) return null
    const since = this.#taken.slice(saved.answers - this.#answers || this.#taken.length)
    return {
      // Numbers given before an undo stay used up for whoever goes on from here.
      saved: { ...saved, asked: this.#asked },
      since: since.map(({ choice }) => choice),
    }
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
    const behind = saved.answers - this.floor
    return {
      first: this.#first,
      saved,
      since: this.#taken.slice(behind).map(({ choice }) => choice),
      before: [...this.#before, ...this.#taken.slice(0, behind)]
        .slice(-reach)
        .map(({ seat, began, harmless, sealed }) => ({ seat, began, harmless, sealed })),
      numbers: this.#run.ask?.decisions.map(({ number }) => number) ?? [],
      asked: this.#asked,
      told: this.#seq,
      furthest: this.#furthest,
    }
  }

  /** Takes an answer or throws a Refusal (nothing has changed) or a RulesFault (the state before it stands). */
  answer(raw: unknown): void {
    const answer = readAnswer(raw)
    const index = this.#check(answer)
    const seq = this.#seq
    const asked = this.#asked
    const numbers = this.#recorded ? (this.#run.ask?.decisions.map(({ number }) => number) ?? []) : []
    try {
      this.#apply(choiceAt(index, answer))
    } catch (cause) {
      if (this.#recorded) {
        finish(this.#rewind(this.#answers - 1))
        // The log knows nothing of this answer, so numbering must go on as if it had never come.
        this.#run.ask?.decisions.forEach((decision, place) => {
          decision.number = numbers[place] ?? decision.number
        })
        this.#asked = asked
        this.#seq = seq
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
    return this.#plans.get(seat) ?? null
  }

  /** What a seat may take back now, or why it may not. */
  undoOffer(seat: number): UndoOffer {
    const { undoUnits } = this.game
    // Every unit contains the last choice, so what forbids that forbids them all.
    const smallest = undoUnits[0] === undefined ? 'nothing' : this.#undoTarget(seat, undoUnits[0])
    if (typeof smallest === 'string') return this.#undoRefused(seat, smallest)
    return { units: undoUnits.filter((unit) => typeof this.#undoTarget(seat, unit) === 'number'), refused: null }
  }

  #undoRefused(seat: number, refused: UndoRefusal): UndoOffer {
    if (refused !== 'others-acted') return { units: [], refused }
    let ago = 1
    while (this.#ago(ago)?.seat === seat) ago++
    const by = this.#ago(ago)?.seat
    return by === undefined ? { units: [], refused } : { units: [], refused, by }
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
    if (!this.game.undoUnits.includes(unit))
      throw new Refusal(
        'malformed',
        'unit',
        `What can be taken back is ${this.game.undoUnits.join(', ')}; "${unit}" is not.`,
      )
    const target = this.#undoTarget(seat, unit)
    if (typeof target === 'string') throw new Refusal('illegal', 'undo', undoRefusals[target])
    return target
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
    this.#seq = told
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
    else if (this.game.undoUnits.some((unit) => this.#undoTarget(entry.seat, unit) === entry.undo))
      yield* this.#takeBack(entry)
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

  /** Chance that was used for anything but a shuffle was used for dice. */
  #rolled(state: S): Seal | null {
    return state.random.drawn === this.#drawn ? null : 'rolled'
  }

  #take(choice: Choice, { decisions }: Ask): Taken {
    const decision = decisions[choice.index]
    const harmless = decision?.harmless === true
    const taken: Taken = { seat: choice.seat, choice, began: this.#began.slice(), harmless, sealed: null }
    this.#taken.push(taken)
    this.#followPlan(choice, decision?.kind ?? '')
    return taken
  }

  /** A plan goes on while its seat answers as it said; other questions in between leave it alone. */
  #followPlan({ seat, value, plan }: Choice, kind: string): void {
    if (plan !== undefined) {
      if (plan.length > 0) this.#plans.set(seat, { kind, values: plan })
      else this.#plans.delete(seat)
      return
    }
    const said = this.#plans.get(seat)
    if (said?.kind !== kind) return
    const [next, ...rest] = said.values
    if (rest.length > 0 && canonical(next) === canonical(value)) this.#plans.set(seat, { kind, values: rest })
    else this.#plans.delete(seat)
  }

  #advance(step: IteratorResult<Request, void>, leftOpen: readonly Decision[] = []): void {
    let next = step
    while (!next.done && 'checkpoint' in next.value) {
      this.#beginAll()
      this.#plans.clear()
      if (this.#recorded) this.#save()
      next = this.#run.rules.next([])
    }
    this.#run.ask = next.done || 'checkpoint' in next.value ? null : next.value
    this.#run.open = openOnes(this.#run.ask?.decisions ?? noDecisions)
    if (this.#run.ask && this.#run.open.length === 0) throw new Error('The rules yielded no decision.')
    this.#number(leftOpen)
  }

  /** A decision that was left open and is asked again just as it was keeps its number: an answer to it still counts. */
  #number(leftOpen: readonly Decision[] = []): void {
    const { ask } = this.#run
    if (!ask) return
    for (const decision of ask.decisions)
      decision.number = leftOpen.find((open) => isSame(open, decision))?.number ?? this.#asked++
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
    this.#beginAll()
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
      begin: (unit) => this.#beginUnit(unit),
    }
  }

  #beginAll(): void {
    this.#began = this.game.undoUnits.map(() => this.#answers)
  }

  /** Where a unit begins, all smaller ones begin too. */
  #beginUnit(unit: string): void {
    const size = this.game.undoUnits.indexOf(unit)
    if (size < 1 || size >= this.game.undoUnits.length - 1)
      throw new Error(`"${unit}" is not a unit of undo that rules begin.`)
    // What the rules began by themselves after a checkpoint has no answer of its own.
    if (this.#answers === this.#began.at(-1)) return
    const last = this.#taken.at(-1)
    for (let smaller = 1; smaller <= size; smaller++) {
      this.#began[smaller] = this.#answers - 1
      if (last) last.began[smaller] = this.#answers - 1
    }
  }

  #tell(event: GameEvent): void {
    if (this.#heard) this.#events.push({ event, seq: ++this.#seq, after: this.#answers })
  }

  /** How many answers remain once a unit is taken back, or why it cannot be. */
  #undoTarget(seat: number, unit: string): number | UndoRefusal {
    let own = 1
    let last = this.#ago(own)
    while (last && last.seat !== seat) {
      if (this.#forbids(last, seat)) return 'others-acted'
      last = this.#ago(++own)
    }
    if (!last) return 'nothing'
    const size = this.game.undoUnits.indexOf(unit)
    const target = size === 0 ? this.#answers - own : (last.began[size] ?? this.#answers - own)
    return this.#whyNotTo(seat, target) ?? target
  }

  /** Why a seat cannot take back to a number of answers. */
  #whyNotTo(seat: number, target: number): UndoRefusal | null {
    const choices = this.#answers - target
    if (!this.#ago(choices)) return 'nothing'
    let sealed: Seal | null = null
    for (let ago = choices; ago > 0; ago--) {
      const past = this.#ago(ago)
      if (past && this.#forbids(past, seat)) return 'others-acted'
      sealed ??= past?.sealed ?? null
    }
    return sealed
  }

  /** Whether a choice keeps a seat from taking back what came before it. */
  #forbids(past: Past, seat: number): boolean {
    return past.seat !== seat && !(this.game.cooperative && past.harmless)
  }

  /** The choice that was made so many choices ago, of which the latest is one ago; none beyond what undo looks back on. */
  #ago(choices: number): Past | undefined {
    if (choices < 1 || choices > reach) return undefined
    const place = this.#taken.length - choices
    return place < 0 ? this.#before[this.#before.length + place] : this.#taken[place]
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
    const kept = this.#taken.slice(0, target - this.floor)
    const start = (from?.answers ?? 0) - this.floor
    this.#events = this.#events.filter(({ after }) => after <= target)
    this.#heard = false
    this.#taken = kept.slice(0, start)
    this.#run = this.#begin(from)
    this.#advance(this.#run.rules.next([]))
    for (const { choice } of kept.slice(start)) {
      this.#apply(choice)
      yield
    }
    this.#heard = heard
  }
}

/**
 * A standing offer of nothing is shown to nobody. It takes up a number all the same, so that nobody can tell from numbers
 * who could have been offered something.
 */
function openOnes(decisions: readonly Decision[]): readonly Decision[] {
  return decisions.some(isOfNothing) ? decisions.filter((decision) => !isOfNothing(decision)) : decisions
}

function isOfNothing(decision: Decision): boolean {
  return decision.standing === true && 'options' in decision && decision.options.length === 0
}

/** The place of a decision among those asked; -1 if it is none of them. */
function placeOf(number: number, { decisions }: Ask): number {
  for (let place = 0; place < decisions.length; place++) if (decisions[place]?.number === number) return place
  return -1
}

const noDecisions: readonly Decision[] = []

/** The decisions that an answer leaves as they were: it was given beside them, to a standing offer, or they are steady. */
function leftOpen({ decisions }: Ask, answered: number): readonly Decision[] {
  if (decisions.length === 1) return noDecisions
  const beside = decisions[answered]?.standing
  return decisions.filter(({ steady }, index) => index !== answered && (beside || steady))
}

function isSame(one: Decision, other: Decision): boolean {
  return one.seat === other.seat && one.kind === other.kind && areAlike({ ...one, number: other.number }, other)
}
