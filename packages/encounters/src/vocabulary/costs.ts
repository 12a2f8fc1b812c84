import type { CharacterClass, Resource } from './basics.ts'
import type { Condition } from './conditions.ts'

/** A part of a price. All parts are paid together or not at all. */
export type Cost =
  /** So much of one resource, or of both in any mix; less while a condition holds. */
  | { readonly pay: Resource | 'either'; readonly n: number; readonly less?: readonly Rebate[] }
  /** Cards shown from hand or among those played this turn; nothing is lost. */
  | { readonly show: CharacterClass; readonly n: number }
  | { readonly showClasses: number }
  | { readonly discard: number }
  | { readonly give: 'discard-this' | 'defeat-this' }
  /** So many different players each pay one, others than the active player by discarding a card that gives it. */
  | { readonly playersPay: number; readonly each: Resource }

export interface Rebate {
  readonly n: number
  readonly if: Condition
}
