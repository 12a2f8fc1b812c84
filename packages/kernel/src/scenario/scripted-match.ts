import { canonical } from '../data.ts'
import { checkValue, type Decision, type Option, Refusal, type Value } from '../decision.ts'
import { eventText, type GameState } from '../game.ts'
import { Match, RulesFault } from '../match.ts'
import type { Choice } from '../position.ts'
import { loadDice, loadedDice } from '../random.ts'
import type { Viewer } from '../secrecy.ts'
import type { Text } from '../text.ts'
import { type HeardEvent, heardBy, type ToldEvent } from '../told.ts'
import { forgetDice, listed, watchDice } from './dice.ts'
import { playMode } from './mode.ts'
import { legalAnswers, questionInWords, valueInIds, type Wording } from './wording.ts'

/** What a script must know about a game. */
export interface Script<S extends GameState, O> {
  /** The match as the scenario begins, made anew whenever it is played again. */
  start(): Match<S, O>
  write(text: Text, state: S): string
  /** What an option is called beside its id and its text: the card or the place it stands for, by its printed name. */
  namesOf(option: Option, state: S): readonly string[]
  /** Throws if a law of the game does not hold. */
  check(match: Match<S, O>): void
}

/** A change made by fiat after so many choices. */
interface Change<S> {
  readonly after: number
  make(state: S): void
}

/** A match driven by a script: answers by id or in words, loaded dice, changes by fiat, in all modes of play. */
export class ScriptedMatch<S extends GameState, O> {
  readonly #script: Script<S, O>
  readonly #first: number
  readonly #wording: Wording
  #match: Match<S, O>
  #choices: Choice[] = []
  #changes: Change<S>[] = []
  /** What was told before the checkpoint that the match was last loaded from. */
  #toldEarlier: ToldEvent[] = []

  constructor(script: Script<S, O>) {
    this.#script = script
    this.#match = script.start()
    this.#first = this.#match.answers
    this.#wording = {
      prompt: (decision) => script.write(decision.prompt, this.state),
      names: (option) => [script.write(option.text, this.state), ...script.namesOf(option, this.state)],
    }
    script.check(this.#match)
    watchDice(this)
  }

  /** The match itself, to be looked at. What is done to it past this script is not played again. */
  get match(): Match<S, O> {
    return this.#match
  }

  get state(): S {
    return this.#match.state
  }

  /** The decision being waited for: of this seat, or the first that is not a standing offer. */
  decision(seat?: number): Decision {
    const { pending } = this.#match
    const decision = pending.find((open) => (seat === undefined ? !open.standing : open.seat === seat))
    if (decision) return decision
    const whose = seat === undefined ? '' : ` for seat ${seat}`
    const open = pending.map((other) => questionInWords(other, this.#wording)).join('; ')
    throw new Error(`Nothing is pending${whose}. ${this.#match.over ? 'The game is over.' : `Open: ${open}.`}`)
  }

  /** The kind of the pending decision; 'over' when the game has ended. */
  get kind(): string {
    return this.#match.over ? 'over' : this.decision().kind
  }

  /** The ids of the legal options. */
  options(seat?: number): string[] {
    const decision = this.decision(seat)
    return 'options' in decision ? decision.options.map((option) => option.id) : []
  }

  /**
   * Answers the pending decision; of several open to the seat named, the first that takes the value. Options go by their
   * ids or by what is printed: text, card or place.
   */
  choose(value: Value, seat?: number): this {
    const decision =
      this.#match.pending.find((open) => open.seat === seat && this.#takes(open, value)) ?? this.decision(seat)
    try {
      const answer = { seat: decision.seat, decision: decision.number, value: this.#inIds(decision, value) }
      this.#match.answer(answer)
    } catch (cause) {
      // The match has gone back to where it stood, but knows nothing of changes made by fiat.
      if (cause instanceof RulesFault && this.#changes.length > 0) this.#playAgain()
      throw cause instanceof Refusal ? this.#explained(cause, decision) : cause
    }
    const { lastChoice } = this.#match
    if (lastChoice) this.#choices.push(lastChoice)
    this.#checkAll()
    return this
  }

  /** Chooses one after the other. */
  path(...values: Value[]): this {
    for (const value of values) this.choose(value)
    return this
  }

  /**
   * Changes the state by fiat. The question now open stays as it was asked; whatever comes next finds the state changed.
   * Whenever the game is played again the change is made again, so it must do the same each time.
   */
  change(make: (state: S) => void): this {
    this.#changes.push({ after: this.#choices.length, make })
    try {
      make(this.state)
      this.#script.check(this.#match)
    } catch (cause) {
      this.#changes.pop()
      this.#playAgain()
      throw cause
    }
    this.#checkMode()
    return this
  }

  /** Fixes what the next dice show, after those that are loaded already. */
  dice(...dice: number[]): this {
    this.change(({ random }) => loadDice(random, dice))
    watchDice(this)
    return this
  }

  /** The loaded dice that nobody has rolled yet. */
  get unrolled(): readonly number[] {
    return loadedDice(this.state.random)
  }

  /** Says that these loaded dice, and no others, are left and meant to be: `checkDiceRolled` then lets them be. */
  leaves(...dice: number[]): this {
    if (dice.join() !== this.unrolled.join())
      throw new Error(`The loaded dice left are ${listed(this.unrolled)}, not ${listed(dice)}.`)
    forgetDice(this)
    return this
  }

  /** Takes back as a player would, changes by fiat included. */
  undo(seat: number, unit: string): this {
    const before = this.#match.answers
    this.#match.undo(seat, unit)
    this.#choices.length -= before - this.#match.answers
    this.#changes = this.#changes.filter(({ after }) => after <= this.#choices.length)
    if (this.#changes.length > 0) this.#playAgain()
    return this
  }

  /** The kinds of all that was told so far, as this viewer heard it (everybody's log by default). */
  told(viewer: Viewer = null): string[] {
    return this.#events(viewer).map((event) => event.kind)
  }

  /** The log in words, as this viewer reads it. */
  log(viewer: Viewer = null): string[] {
    return this.#events(viewer).map((event) => this.#script.write(eventText(event), this.state))
  }

  #events(viewer: Viewer): HeardEvent[] {
    return heardBy(viewer, [...this.#toldEarlier, ...this.#match.told()])
  }

  #takes(decision: Decision, value: Value): boolean {
    try {
      checkValue(decision, this.#inIds(decision, value))
      return true
    } catch {
      return false
    }
  }

  #inIds(decision: Decision, value: Value): Value {
    return valueInIds(decision, value, this.#wording)
  }

  #explained({ code, field, message }: Refusal, decision: Decision): Refusal {
    const asked = questionInWords(decision, this.#wording)
    const legal = legalAnswers(decision, this.#wording)
    return new Refusal(code, field, `${message} Here ${asked}. Legal: ${legal}.`)
  }

  #checkAll(): void {
    this.#script.check(this.#match)
    this.#checkMode()
  }

  #checkMode(): void {
    const mode = playMode()
    if (mode === 'plain') return
    const before = this.#whereItStands()
    if (mode === 'undo') this.#takeBackAndPlayAgain()
    else this.#saveAndLoad()
    if (this.#whereItStands() !== before) throw new Error(`The game differs after ${mode}.`)
  }

  #whereItStands(): string {
    const pending = this.#match.pending.map(({ number: _, ...decision }) => decision)
    return canonical({ state: this.state, pending })
  }

  #takeBackAndPlayAgain(): void {
    const [first] = this.#choices
    if (!first) return this.#playAgain()
    this.#match.undoAgreed(first.seat, this.#first)
    this.#repeatFrom(0)
  }

  #saveAndLoad(): void {
    const { checkpoint, game, options, seed } = this.#match
    if (!checkpoint) return this.#playAgain()
    const saved: typeof checkpoint.saved = JSON.parse(JSON.stringify(checkpoint.saved))
    const told = this.#match.told()
    this.#match = Match.resume(game, options, seed, saved)
    this.#repeatFrom(saved.answers - this.#first)
    this.#toldEarlier.push(...told.slice(0, told.length - this.#match.told().length))
  }

  #playAgain(): void {
    this.#match = this.#script.start()
    this.#toldEarlier = []
    this.#repeatFrom(0)
  }

  /** Repeats the choices after the first `made`, and every change in its place among them. */
  #repeatFrom(made: number): void {
    this.#repeatChanges(made)
    for (let n = made; n < this.#choices.length; n++) {
      const choice = this.#choices[n]
      if (choice) this.#match.replay(choice)
      this.#repeatChanges(n + 1)
    }
  }

  #repeatChanges(after: number): void {
    for (const change of this.#changes) if (change.after === after) change.make(this.state)
  }
}
