import type { CardName, SeatName, SupplyDeckId } from '../../vocabulary/index.ts'

/** What crew and gear of this box are able to do beyond those of other boxes. */
export interface PromoAbilities {
  /** Credits for each Misbehave card passed on a job while at work. */
  'misbehave-bonus': { credits: number }
  /** In flight, every test die that shows 1 is rolled again. */
  'reroll-ones-flying': object
  /** May be removed from the game: the first gear of this deck is the owner's, the cards before it are discarded. */
  'digs-for-gear': { deck: SupplyDeckId }
}

declare module '../../vocabulary/supply.ts' {
  interface AbilityKinds extends PromoAbilities {}
}

declare module '../../vocabulary/basics.ts' {
  interface Boxes {
    promo: true
  }
}

export interface PromoHappenings {
  'crate-opened': { readonly who: SeatName; readonly card: CardName }
}

declare module '../../vocabulary/happenings.ts' {
  interface HappeningKinds extends PromoHappenings {}
}
