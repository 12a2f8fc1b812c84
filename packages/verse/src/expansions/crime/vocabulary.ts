import type {
  CardName,
  ContactId,
  ContactName,
  Keyword,
  Region,
  SeatName,
  SectorName,
  SupplyDeckId,
} from '../../vocabulary/index.ts'

/** What cards of this box do that no card of the base box does. */
export interface CrimeEffects {
  /** Some of those at work are out of the job, gear and all. `upsets`: whoever is not disgruntled yet takes it badly. */
  'return-to-ship': { who: 'all' | 'wanted' | 'any-number' | 'highest-fight'; upsets?: true }
  /** A Wanted token on each crew who is not Wanted yet: all of them, or who took the test, or who carries such gear. */
  'make-wanted': { who: 'all' | 'tester' | { carrying: Keyword } }
  /** Carried gear with one of the keywords leaves the game. If any does, some take it badly. */
  'seize-gear': { keywords: readonly Keyword[]; upsets?: 'carriers' | 'wanted' }
  /** The trust of a contact of the captain's choice, if there is any. */
  'lose-any-solid': object
  /** The captain may give up the trust of a contact; else the attempt is botched. */
  'give-up-solid': object
  'discard-hand': object
  /** Another Alliance Alert comes into force. */
  'new-alert': object
  /** One more action this turn. */
  'extra-action': object
  /** Two teams, each of which faces a card of its own. */
  'split-crew': object
  /** So many cards more, all of which must be passed. */
  'draw-misbehaves': { n: number }
  /** Two dice: alike, they pay. */
  'roll-doubles': { credits: number }
  /** Gear with one of the keywords from the discard pile of a planet, at half price. */
  'buy-from-discards': { deck: SupplyDeckId; keywords: readonly Keyword[] }
  /** The captain may have Warrants struck off, or Wanted tokens taken away, up to so many. */
  'clear-record': { warrants: number; wanted?: number }
}

declare module '../../vocabulary/events.ts' {
  interface EffectKinds extends CrimeEffects {}
}

type OfCard = { readonly card: CardName }
type WithCard = { readonly who: SeatName; readonly card: CardName }

/** What happens in games with this box and in no other. */
export interface CrimeHappenings {
  'warrants-struck-off': { readonly who: SeatName; readonly n: number }
  'gear-seized': WithCard
  'crew-split': { readonly who: SeatName }
  'team-back': { readonly who: SeatName }
  'two-dice': { readonly who: SeatName; readonly one: number; readonly other: number }
  'one-more-action': { readonly who: SeatName }
  'alert-in-force': OfCard
  'alert-on-contact': { readonly card: CardName; readonly contact: ContactName }
  'alert-on-shop': { readonly card: CardName; readonly sector: SectorName }
  'clear-skies': { readonly who: SeatName; readonly die: number }
  'goods-lifted': { readonly who: SeatName; readonly sector: SectorName; readonly left: number }
  'prize-taken': { readonly who: SeatName; readonly contact: ContactName; readonly credits: number }
}

declare module '../../vocabulary/happenings.ts' {
  interface HappeningKinds extends CrimeHappenings {}
}

declare module '../../vocabulary/basics.ts' {
  interface Boxes {
    crime: true
  }
  /** Contacts of other boxes of whom its cards speak. */
  interface Contacts {
    'mr-universe': true
    'fanty-and-mingo': true
  }
}

/** How stories of this box end beyond those of the base box. */
export interface CrimeStoryEnds {
  /** Whoever takes the last prize calls for the last round, after which credits decide. */
  'last-prize': object
  /** The first to end a turn with so much money wins. */
  'rich-at-turn-end': { credits: number; long: number }
}

interface Goods {
  readonly within: Region
  readonly each: number
}

/** Contraband for the taking, and what is paid to those who bring it to market. */
export interface Smuggling {
  /** Contraband in each planetary sector of a region. */
  readonly goods: Goods
  /** What lies about in the version for other parts. */
  readonly goodsOtherwise: Goods
  readonly contacts: readonly ContactId[]
  /** Paid by each of the contacts to the first who sells so much Contraband in one Deal. */
  readonly prize: number
  readonly least: number
}

declare module '../../vocabulary/stories.ts' {
  interface StoryEnds extends CrimeStoryEnds {}

  interface SetUpCard {
    /** An Alliance Alert is in force from the start. */
    readonly alertInForce?: true
    /** Contacts whose decks stay in the box, and with whom nobody deals. */
    readonly absent?: readonly ContactId[]
    /** So many starting jobs, each from a contact of the captain's choice. */
    readonly jobsOfChoice?: number
    /** At Full Burn a die tells how many sectors are entered before nav cards are drawn. */
    readonly clearSkies?: true
    /** No Alert tokens are laid. */
    readonly noAlertTokens?: true
  }

  interface StoryCard {
    /** An Alliance Alert is in force from the start. */
    readonly alertInForce?: true
    /** No ship starts in this region. */
    readonly noStartIn?: Region
    readonly smuggling?: Smuggling
    /** What an illegal job pays above its price for each Warrant. */
    readonly illegalJobBonusPerWarrant?: number
    /** A completed legal job disgruntles all Wanted crew. */
    readonly legalJobsUpsetWanted?: true
    /** A contact with the Alliance costs the dearest of the crew. */
    readonly allianceTakesDearest?: true
  }
}
