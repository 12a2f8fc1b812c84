import type { RandomStream } from './random.ts'
import type { Rules } from './rules.ts'
import type { Dealing, Sight } from './secrecy.ts'
import { type Text, text, type Word } from './text.ts'

/** What every game's state has; the rest is the game's own plain data. */
export interface GameState {
  readonly random: RandomStream
}

/** What a reader learns of something that happened: its kind and data for a client to act on. `eventText` puts it into words. */
export interface Happening {
  readonly kind: string
  readonly data?: Readonly<Record<string, Word>>
}

/** Something that happened. */
export interface GameEvent extends Happening {
  /** Who learns this; everybody else learns `instead`, or nothing. */
  readonly sees: Sight
  readonly instead?: Happening
}

/** The sentence a log prints: the template `log.KIND`, filled in with the data. */
export function eventText({ kind, data }: Happening): Text {
  return text(`log.${kind}`, data)
}

/** What rules work on: the state, and the means to tell what happened. */
export interface Table<S extends GameState> {
  readonly state: S
  /** Given as a function, an event is composed only where somebody listens. */
  tell(event: GameEvent | (() => GameEvent)): void
  /**
   * Something hidden from whoever acts was shown, or a deck is about to be shuffled: what led here can no longer be taken
   * back. Dice need no word of this: chance that was used without one is dice.
   */
  seal(what?: 'shown' | 'shuffled'): void
  /** The last answer began a unit of undo, one of those between the first and the last in `Game.undoUnits`. */
  begin(unit: string): void
}

/** How a finished game came out: some seats won, or the team won or lost together. */
export type Outcome = SeatsOutcome | TeamOutcome

export interface SeatsOutcome {
  readonly by: 'seats'
  /** Empty if everybody lost or the game was drawn. */
  readonly winners: readonly number[]
  /** One score per seat, in games that keep scores. */
  readonly scores?: readonly number[]
  readonly reason: Text
}

export interface TeamOutcome {
  readonly by: 'team'
  readonly won: boolean
  readonly score?: number
  readonly reason: Text
}

/** The seats that won, of so many at the table. */
export function winnersOf(outcome: Outcome, seats: number): readonly number[] {
  if (outcome.by === 'seats') return outcome.winners
  return outcome.won ? Array.from({ length: seats }, (_, seat) => seat) : []
}

/** A chain of games: a finished game hands plain data on, and the next one takes it as part of its options. */
export interface Campaign<S, O> {
  /** The options of the game that follows a finished one; null where the campaign ends with it. */
  next(state: S, options: O): unknown
  /** What a finished game hands on. */
  handsOn(state: S, options: O): unknown
  /** What a game's options say was handed to it; null for the first game of a campaign and for a game by itself. */
  takes(options: O): unknown
}

/** A game: its options, its first state, and the rules that play it. */
export interface Game<S extends GameState, O> extends Dealing {
  readonly id: string
  /** Games of one rules version replay alike. */
  readonly rules: string
  /** Throws an OptionError. */
  readOptions(raw: unknown): O
  seats(options: O): number
  create(options: O, random: RandomStream): S
  /** Plays on from a fresh state or from any checkpoint until the game is over. */
  play(table: Table<S>, options: O): Rules<void>
  /** Null while the game goes on. */
  outcome(state: S): Outcome | null
  /**
   * What players take back, smallest first. The first is a single answer, the last runs from a checkpoint on, and rules
   * `begin` those in between. Their words are the texts `undo.UNIT`.
   */
  readonly undoUnits: readonly string[]
  /** Everybody plays against the game: the table may then agree to take back more than the rule of undo allows. */
  readonly cooperative?: boolean
  /** For games that can be played in a chain. */
  readonly campaign?: Campaign<S, O>
}

/** An option with an impossible value; names the field and the fix. */
export class OptionError extends Error {
  readonly field: string

  constructor(field: string, message: string) {
    super(message)
    this.name = 'OptionError'
    this.field = field
  }
}
