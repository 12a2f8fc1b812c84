import type { CharacterClass, EnemyKeyword } from './basics.ts'
import type { Condition } from './conditions.ts'
import type { Amount } from './numbers.ts'
import type { CardFilter, Target, Who } from './selectors.ts'

/** How long something lasts that does not come from a card in play. */
export type Duration =
  | 'end-of-turn'
  | 'end-of-round'
  | 'end-of-episode'
  /** The player's next Cleanup draw, once. */
  | 'next-cleanup'
  /** Until it has been used. */
  | 'used'

/** What players may be kept from. */
export type Forbidden =
  | 'fight'
  | 'fight-crew'
  /** Nobody fights this card. */
  | 'fight-this'
  /** Their effects heal nothing. */
  | 'heal'
  | 'coordinate'

/** What may be changed for a while, or for as long as a card is where it is. */
export interface ModifierKinds {
  /** Scanning costs more or less, but not below `min`. */
  'scan-cost': { n: number; who?: Who; space?: 'here'; firstOfTurn?: true; min?: number }
  /** Characters on the Bridge cost more or less; Browncoats never do. */
  'recruit-cost': { n: number; firstOfTurn?: true; next?: true }
  /** Repairs cost more or less Recruit. */
  'repair-cost': { n: number; min?: number }
  /** The price of a goal's actions, of every goal or of those with the name. */
  'goal-price': { n: number; name?: string }
  'enemy-attack': { n: Amount; what: Target }
  /** Cards drawn in Cleanup. */
  'hand-size': { n: number; who: Who }
  /** The rightmost cards of the Bridge can neither be recruited nor gained. */
  'bridge-closed': { n: number }
  cannot: { what: Forbidden; who?: Who; class?: CharacterClass; unless?: Condition }
  /** How many cards may be Coordinated to a player per turn. */
  'most-coordinated': { n: number }
  'lose-keyword': { what: Target; keyword: EnemyKeyword }
  /** Credits at the count. */
  credits: { n: number }
  /** Serenity has more slots. */
  slots: { n: number }
  /** The next instructions to add an Episode card do nothing. */
  'skip-add': { n: number }
  /** Cards drawn more or fewer when an Episode begins. */
  'start-hand': { n: number }
}

/** What restricted Attack may be spent on: scans, one enemy, or enemies that fit. */
export type Purpose = 'scan' | 'one-enemy' | { readonly enemies: CardFilter }

export type ModifierKind = keyof ModifierKinds
export type ModifierOf<K extends ModifierKind> = { readonly mod: K } & Readonly<ModifierKinds[K]>
export type Modifier = { [K in ModifierKind]: ModifierOf<K> }[ModifierKind]
