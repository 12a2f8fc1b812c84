import type { CardFilter } from './selectors.ts'

/** What can be counted. */
export type Counted =
  | { readonly count: CountedSet }
  /** Face-up cards that fit. */
  | { readonly count: 'cards'; readonly which: CardFilter }

export type CountedSet =
  /** Face-down cards in the 'Verse, the Inevitable card not among them. */
  | 'hidden-verse'
  | 'enemies-combat'
  /** Empty spaces of the 'Verse; `clear-here` is the space this card is attached to. */
  | 'clear-spaces'
  | 'clear-here'
  | 'ship-strikes'
  /** Different classes among the cards you have played, this one included. */
  | 'classes-played'
  /** Cards that others have Coordinated to you this turn. */
  | 'coordinated-to-you'
  | 'recruited-this-turn'
  | 'scanned-this-turn'
  /** Your Defense Value. */
  | 'defense'
  /** How many the effect just before moved or discarded. */
  | 'amount'

/** A figure, or one that depends on the table: as many as there are, at most `max`, times `times`, plus `plus`. */
export type Amount = number | (Counted & { readonly times?: number; readonly plus?: number; readonly max?: number })

/** A range that a number must lie in. */
export interface Range {
  readonly min?: number
  readonly max?: number
}
