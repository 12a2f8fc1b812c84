import type {
  CardName,
  ContactId,
  JobType,
  PlaceId,
  Profession,
  Region,
  SeatName,
  SupplyDeckId,
  Token,
} from '../../vocabulary/index.ts'

/** What cards of this box do that no card of another box does. */
export interface KalidasaCardEffects {
  /** The captain may stake credits on the suit of the next Misbehave card. */
  wager: { stake: number; prize: number }
  /** One of the captain's crew of this profession is killed. */
  'kill-one-of': { profession: Profession }
}

declare module '../../vocabulary/events.ts' {
  interface EffectKinds extends KalidasaCardEffects {}
}

/** What crew, gear and upgrades of this box are able to do beyond those of other boxes. */
export interface KalidasaAbilities {
  /** May be discarded in place of the roll of a Medic check, which then succeeds. */
  'medic-check-succeeds': object
  /** May be discarded to look at the top cards of a nav deck, of one region or of any, and put them back in any order. */
  'reads-nav-deck': { region?: Region; cards: number }
  /** May be discarded to shuffle any one nav deck with its discard pile. */
  'shuffles-nav-deck': object
  /** At this place the crew may be removed from the game for credits, which is immoral. */
  'sells-off': { at: PlaceId; credits: number }
  /** Completed jobs of this type count as Salvage Ops. */
  'jobs-are-salvage': { type: JobType }
  /** Once a Fly action, Fuel after so many empty nav cards in a row in a Full Burn. */
  'recycles-fuel': { cards: number; fuel: number }
  /** Shore Leave on supply planets costs the owner nothing. */
  'free-leave': object
  /** A Buy action in any sector gives the crew Shore Leave. */
  'leave-anywhere': object
  /** What the owner's Make-Work brings besides its pay. */
  'make-work-bonus': { credits?: number; load?: Partial<Record<Token, number>> }
  /** May be discarded to avert a Warrant. */
  'averts-warrant': object
  /** May be discarded in place of the trust of a contact. */
  'keeps-trust': object
  /** The owner may deal with this contact from any sector. */
  'deals-from-afar': { contact: ContactId }
  /** Whenever the owner discards gear, a die decides from this number on that it is kept. */
  'keeps-gear': { from: number }
  /** When bought, dice are rolled for credits, and the card is discarded. */
  'bet-on-buying': { dice: number; each: number }
  /** In a Buy action anywhere, one crew from the discard pile of this deck is hired for nothing. */
  'hires-from': { deck: SupplyDeckId }
  /** Discarded in place of its carrier's death. */
  'saves-carrier': object
}

declare module '../../vocabulary/supply.ts' {
  interface AbilityKinds extends KalidasaAbilities {}
}

/** What its contacts do beyond those of other boxes. */
export interface KalidasaFavours {
  /** Solid: so many more active jobs. */
  'more-active-jobs': { plus: number }
  /** Always: neither deals with nor gives work to a captain with a crew of this name. */
  'refuses-with-crew': { crew: string }
}

declare module '../../vocabulary/jobs.ts' {
  interface FavourKinds extends KalidasaFavours {}
  interface JobTypes {
    /** Completing the job counts as a Salvage Op. */
    salvage: true
  }
}

declare module '../../vocabulary/basics.ts' {
  interface Professions {
    mudder: true
  }
}

/** What happens by its cards and in no other game. */
export interface KalidasaCardHappenings {
  'reads-nav': { readonly who: SeatName; readonly n: number }
  'sold-off': { readonly who: SeatName; readonly card: CardName; readonly credits: number }
  'recycled-fuel': { readonly who: SeatName }
  'warrant-averted': { readonly who: SeatName; readonly card: CardName }
  'trust-kept': { readonly who: SeatName; readonly card: CardName }
  'keeps-gear-roll': { readonly card: CardName; readonly gear: CardName; readonly die: number }
  'bet-rolled': { readonly who: SeatName; readonly card: CardName; readonly credits: number }
  'saved-by-gear': { readonly card: CardName; readonly gear: CardName }
  'check-succeeds': { readonly card: CardName; readonly gear: CardName }
}

declare module '../../vocabulary/happenings.ts' {
  interface HappeningKinds extends KalidasaCardHappenings {}
}

declare module '../../rules/needs.ts' {
  interface NeedKinds {
    /** Somebody of this name had better not be aboard. */
    'without-crew': { crew: string }
  }
}

declare module '../../state.ts' {
  interface Flight {
    /** Empty nav cards in a row, counted for ships that make Fuel of them. */
    emptyInARow?: number
    /** Fuel was made of empty space in this flight. */
    recycled?: true
  }
}
