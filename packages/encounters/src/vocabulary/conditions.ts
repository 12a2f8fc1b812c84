import type { Area, CharacterClass, Crew, TaskId } from './basics.ts'
import type { Counted, Range } from './numbers.ts'

/** Whose counter is meant: this card's, a task's, or that of every card with this name in Operations. */
export type CounterPlace = 'this' | { readonly task: TaskId } | { readonly inOperations: string }

export type Condition =
  /** The crew member is a Main Character now. */
  | { readonly main: Crew }
  | (Counted & Range)
  /** You could show so many cards of the class, from hand or among those played this turn. */
  | { readonly have: CharacterClass; readonly min: number }
  /** Where this card is now. */
  | { readonly area: Area }
  /** How this card turned up. */
  | { readonly revealedBy: 'scan' | 'combat-zone' }
  | { readonly task: TaskId; readonly is: 'open' | 'done' | 'failed' }
  | ({ readonly counter: string; readonly of: CounterPlace } & Range)
  | { readonly all: readonly Condition[] }
  | { readonly not: Condition }
