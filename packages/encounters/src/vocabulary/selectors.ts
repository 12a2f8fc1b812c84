import type { Area, Crew, Descriptor, Space } from './basics.ts'

/** Who is meant. A crew member by name is meant only while a Main Character, and outside strikes and healing only as a player. */
export type Who =
  | 'you'
  /** Whose turn it is. */
  | 'active'
  /** Who would take the strike in question. */
  | 'victim'
  /** The next player; you, if you are alone. */
  | 'next'
  /** One other player of your choice; nobody, if you are alone. */
  | 'other'
  | 'others'
  /** One other player of your choice; you, if you are alone. */
  | 'mate'
  /** One player of your choice. */
  | 'any'
  | 'each'
  /** One Main Character of your choice, player or not. */
  | 'main'
  | 'each-main'
  /** Among Main Characters for strikes, among players for everything else. */
  | 'highest-rank'
  | 'lowest-rank'
  /** The players whom the effect just before healed. */
  | 'healed'
  /** The player with the least Health left; you choose among equals. */
  | 'least-health'
  | Crew
  /** Each of them. */
  | readonly Crew[]
  /** The first of them who is there. */
  | { readonly firstOf: readonly Who[] }

/** Which face-up Episode cards are meant. */
export interface CardFilter {
  readonly type?: 'crew' | 'ship' | 'enemy' | 'goal'
  readonly descriptor?: Descriptor
  readonly notDescriptor?: Descriptor
  /** The printed name. */
  readonly name?: string
  readonly area?: Area
  /** The space that this card is attached to. */
  readonly space?: 'here'
}

/** The card itself; one face-up enemy of your choice; the strongest; every enemy but this one; cards that fit. */
export type Target =
  | 'this'
  | 'one-enemy'
  | 'strongest-enemy'
  | 'other-enemies'
  | { readonly one: CardFilter }
  | { readonly every: CardFilter }
  /** A card that was chosen when the text was followed. */
  | { readonly card: string }

/** Where a card is sent. */
export type Destination =
  | 'defeated'
  | 'operations'
  | 'combat-zone'
  /** The space of the card scanned last. */
  | 'last-scanned-space'
  | { readonly space: Space }
