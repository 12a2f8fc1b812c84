import type { RandomStream } from './random.ts'
import type { Rules } from './rules.ts'
import type { BackOf, Sight } from './secrecy.ts'
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
  tell(event: GameEvent): void
  /** Something hidden was shown: what led here can no longer be taken back. */
  seal(): void
  /** The last answer began an action, the unit of undo between a choice and a turn. */
  beginAction(): void
}

/** A game: its options, its first state, and the rules that play it. */
export interface Game<S extends GameState, O> {
  readonly id: string
  /** Games of one rules version replay alike. */
  readonly rules: string
  /** Throws an OptionError. */
  readOptions(raw: unknown): O
  seats(options: O): number
  create(options: O, random: RandomStream): S
  /** Plays on from a fresh state or from any checkpoint until the game is over. */
  play(table: Table<S>, options: O): Rules<void>
  winners(state: S): readonly number[]
  readonly backOf: BackOf
  /** Everybody plays against the game: the table may then agree to take back more than the rule of undo allows. */
  readonly cooperative?: boolean
}

/** An option that cannot be; names the field and the fix. */
export class OptionError extends Error {
  readonly field: string

  constructor(field: string, message: string) {
    super(message)
    this.name = 'OptionError'
    this.field = field
  }
}
