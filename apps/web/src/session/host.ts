import {
  type AnyEngine,
  commitmentTo,
  foretell,
  type GameRecord,
  type GameState,
  type Hint,
  Match,
  type Outcome,
  openStream,
  Refusal,
  RulesFault,
  recordHash,
  recordOf,
  revive,
  type Spot,
  type Text,
  type Value,
} from '@keep-flying/kernel'
import type { Problem } from '@keep-flying/protocol'
import { Bots } from './bots.ts'
import type { HostFault, HostSurroundings, Step } from './hosting.ts'
import type { LocalSeat, NextGame } from './storage.ts'
import type { Curtain, Foretold, Notice, Sitting } from './types.ts'

type Change = () => void

/**
 * Hosts one game without a server: the match, its bots, and whose eyes the screen is. It runs in a worker; nothing in
 * it knows of pages. Everything that changes the match waits for its turn, and is kept before anybody is told.
 */
export class Host {
  readonly match: Match<GameState, unknown>
  readonly #engine: AnyEngine
  readonly #seats: readonly LocalSeat[]
  readonly #people: readonly number[]
  readonly #outside: HostSurroundings
  readonly #bots: Bots
  readonly #commitment: string
  readonly #seen: number[]
  /** What each seat would like help with, for as long as the game is open. */
  readonly #wishes: (Spot | null)[]
  #viewer: number | null = null
  #curtain: number | null = null
  /** Whether the viewer may have given the device away: a curtain has gone up, and they have not lifted one since. */
  #handedOn = false
  /** What the viewer had been shown when they took the device. */
  #seenBefore = 0
  /** Whom the page was last told of, and up to which event. */
  #told: { viewer: number | null; event: number } = { viewer: null, event: 0 }
  #notice: Notice | null = null
  #last: Promise<unknown> = Promise.resolve()
  #closed = false
  fault: HostFault | null = null

  constructor(
    engine: AnyEngine,
    match: Match<GameState, unknown>,
    seats: readonly LocalSeat[],
    outside: HostSurroundings,
    seen: readonly number[] = [],
  ) {
    this.#engine = engine
    this.match = match
    this.#seats = seats
    this.#people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
    this.#outside = outside
    this.#seen = seats.map((_, seat) => seen[seat] ?? 0)
    this.#wishes = seats.map(() => null)
    this.#commitment = commitmentTo(match.seed)
    // Of the seed, but nothing the game's own chance could be told from.
    const random = openStream(`sfc32:${match.seed}/bots/${match.log.length}`)
    const wishes = () => this.#wishes.flatMap((at, seat) => (at === null ? [] : [{ seat, at }]))
    this.#bots = new Bots(engine, match, seats, random, (change) => this.#enter(change), wishes, outside)
    // Alone at the screen there is nobody to hide anything from; else nobody knows who holds it until they say so.
    const [only, ...others] = this.#people
    if (only !== undefined && others.length === 0) this.#lookFrom(only)
    this.#drawCurtain()
  }

  /** Begins a game; throws an OptionError if the game cannot be played with these options. */
  static begin(
    engine: AnyEngine,
    options: unknown,
    seed: string,
    seats: readonly LocalSeat[],
    outside: HostSurroundings,
    follows: string | null = null,
  ): Host {
    const { game } = engine
    return new Host(engine, Match.start(game, game.readOptions(options), seed, { follows }), seats, outside)
  }

  /** Takes a kept game up again, if need be under other rules than it was begun by. */
  static goOn(
    engine: AnyEngine,
    record: GameRecord,
    seats: readonly LocalSeat[],
    outside: HostSurroundings,
    seen: readonly number[],
  ): Host {
    const { game } = engine
    const { match, dropped } = revive(game, record)
    const host = new Host(engine, match, seats, outside, record.rules === game.rules ? seen : [])
    if (dropped > 0) host.#notice = { kind: 'rules-changed', dropped }
    return host
  }

  /** Lets a bot answer for people too: so many decisions, then on until one of a kind comes up. For looking at screens. */
  help(decisions: number, until: string | null): void {
    this.#bots.help(decisions, until, this.#people)
    this.#drawCurtain()
  }

  /** Tells the page how things stand and sets the bots going. */
  start(): void {
    this.#show()
    this.#bots.go()
  }

  close(): void {
    this.#closed = true
    this.#bots.stop()
  }

  record(): GameRecord {
    return recordOf(this.match)
  }

  answer(decision: number, value: Value, plan?: readonly Value[]): Promise<Problem | null> {
    const seat = this.#viewer
    if (seat === null || this.#curtain !== null) return Promise.resolve(nobodyHere)
    return this.#enter(() => this.match.answer({ seat, decision, value, ...(plan ? { plan } : {}) }))
  }

  /** What answers of the viewer's would lead to; null once the question has passed. One answer at a time, so that nobody waits. */
  async foretell(number: number, values: readonly Value[]): Promise<Foretold | null> {
    const words = await this.#engine.consequences?.()
    if (!words) return null
    const foretold: (readonly Text[])[] = []
    for (const value of values) {
      const open = this.#curtain === null && this.match.decisionsOf(this.#viewer).find((one) => one.number === number)
      if (!open) return null
      foretold.push(foretell(this.match, words, open, value))
      await new Promise((resolve) => setTimeout(resolve))
    }
    return foretold
  }

  /** What a bot would answer in the viewer's place, as far as they see; null once the question has passed. */
  async advise(number: number): Promise<Hint | null> {
    const open = this.#curtain === null && this.match.decisionsOf(this.#viewer).find((one) => one.number === number)
    return open ? this.#bots.hint(open) : null
  }

  /** Lets a bot that thinks make up its mind. */
  hurry(): void {
    this.#bots.hurry()
  }

  /** The viewer would like help with what lies there; null for nothing. */
  setWish(at: Spot | null): void {
    if (this.#viewer === null || this.#curtain !== null) return
    this.#wishes[this.#viewer] = at
    this.#show()
  }

  /** Behind a curtain whoever acted last may still take that back; then the curtain is theirs, and shows nothing. */
  undo(unit: string): Promise<Problem | null> {
    const seat = this.#viewer
    if (seat === null || this.#curtain === seat) return Promise.resolve(nobodyHere)
    return this.#enter(() => this.match.undo(seat, unit))
  }

  liftCurtain(): void {
    if (this.#curtain === null) return
    this.#lookFrom(this.#curtain)
    this.#curtain = null
    this.#handedOn = false
    this.#show()
  }

  setBotDelay(milliseconds: number): void {
    this.#bots.delay = milliseconds
  }

  sawUpTo(event: number): void {
    const seat = this.#viewer
    if (seat === null || event <= (this.#seen[seat] ?? 0)) return
    this.#seen[seat] = event
    this.#outside.keepSeen(this.#seen)
  }

  #lookFrom(seat: number): void {
    this.#viewer = seat
    this.#seenBefore = this.#seen[seat] ?? 0
  }

  /** Makes a change when its turn has come; why not, if it was refused. */
  #enter(change: Change): Promise<Problem | null> {
    const done = this.#last.then(() => this.#attempt(change))
    this.#last = done.catch(() => undefined)
    return done
  }

  async #attempt(change: Change): Promise<Problem | null> {
    if (this.#closed) return nobodyHere
    try {
      change()
    } catch (problem) {
      if (problem instanceof Refusal) return refused(problem)
      if (!(problem instanceof RulesFault)) throw problem
      return this.#stumbled(problem)
    }
    this.#notice = await this.#kept()
    this.#drawCurtain()
    this.#show()
    this.#bots.go()
    return null
  }

  /** Keeps the game; what to say of it. A browser that keeps nothing still plays. */
  async #kept(): Promise<Notice | null> {
    const { match } = this
    const record = this.record()
    try {
      await this.#outside.keep({
        record,
        over: match.over,
        outcome: this.#outcome(),
        progress: this.#engine.progress(match.state),
        next: this.#next(record),
        seen: this.#seen,
      })
      return null
    } catch (problem) {
      return { kind: 'storage', message: problem instanceof Error ? problem.message : String(problem) }
    }
  }

  /** What the next game of the campaign begins with; null unless this one is over and the campaign goes on. */
  #next(record: GameRecord): NextGame | null {
    const { match } = this
    const options = match.over ? (match.game.campaign?.next(match.state, match.options) ?? null) : null
    return options === null ? null : { options, follows: recordHash(record) }
  }

  #stumbled({ answer, message }: RulesFault): Problem {
    this.fault = { decision: answer.decision, value: answer.value, message }
    this.#notice = { kind: 'rules-fault' }
    this.#show()
    return { code: 'rules-fault', message }
  }

  /** Round one screen, whoever has to answer next gets the device; nobody sees what is another's meanwhile. */
  #drawCurtain(): void {
    if (this.#people.length < 2) return
    const open = this.match.pending.filter(({ seat }) => this.#people.includes(seat))
    const asked = open.filter(({ standing }) => !standing)
    // What was begun with somebody beside the turn can only be answered by handing the device on.
    const begun = open.find(({ underWay }) => underWay)
    const next = begun ?? asked.find(({ seat }) => seat === this.#viewer) ?? asked[0]
    const isHere = !next || next.seat === this.#viewer
    if (isHere && !this.#handedOn) this.#curtain = null
    else if (next) {
      this.#curtain = next.seat
      this.#handedOn = true
    }
  }

  #show(): void {
    if (this.#closed) return
    // Behind a curtain the page forgets everything.
    if (this.#curtain !== null) this.#told = { viewer: null, event: 0 }
    this.#outside.tell({
      step: this.#curtain === null ? this.#step() : null,
      curtain: this.#drawn(),
      notice: this.#notice,
      commitment: this.#commitment,
    })
  }

  #drawn(): Curtain | null {
    const next = this.#sitting(this.#curtain)
    return next && { ...next, takesBack: this.#takesBack() }
  }

  #takesBack(): Sitting | null {
    const seat = this.#viewer
    if (seat === null || seat === this.#curtain) return null
    return this.match.undoOffer(seat).refused === null ? this.#sitting(seat) : null
  }

  #step(): Step {
    const { match } = this
    const viewer = this.#viewer
    const had = this.#told.viewer === viewer ? this.#told.event : 0
    const keep = match.lastHeard(viewer, had)
    const events = match.events(viewer, keep)
    this.#told = { viewer, event: events.at(-1)?.seq ?? keep }
    return {
      game: match.game.id,
      viewer,
      view: match.view(viewer),
      decisions: match.decisionsOf(viewer),
      waiting: [...new Set(match.pending.filter(({ standing }) => !standing).map(({ seat }) => seat))],
      undo: viewer === null ? null : match.undoOffer(viewer),
      plan: viewer === null ? null : match.planOf(viewer),
      keep,
      events,
      seen: this.#seenBefore,
      version: match.log.length,
      answers: match.answers,
      over: match.over,
      outcome: this.#outcome(),
      seats: this.#seats.flatMap((_, seat) => this.#sitting(seat) ?? []),
    }
  }

  #outcome(): Outcome | null {
    const { match } = this
    return match.over ? match.game.outcome(match.state) : null
  }

  #sitting(seat: number | null): Sitting | null {
    const at = seat === null ? undefined : this.#seats[seat]
    return at && seat !== null ? { seat, kind: at.kind, name: at.name, wish: this.#wishes[seat] ?? null } : null
  }
}

/** Whoever holds the device is not known, so nothing is taken from them. */
const nobodyHere: Problem = { code: 'foreign', message: 'This is not for whoever has the device now.' }

function refused({ code, field, message }: Refusal): Problem {
  return { code: code === 'malformed' ? 'invalid' : code, field, message }
}
