import type {
  Amount,
  BoxId,
  CardName,
  ContactId,
  Destination,
  Keyword,
  Offer,
  Profession,
  SeatName,
  SectorName,
} from '../../vocabulary/index.ts'

declare module '../../vocabulary/basics.ts' {
  interface Boxes {
    kalidasa: true
  }
  interface Regions {
    rim: true
  }
  interface Contacts {
    'fanty-and-mingo': true
    'magistrate-higgins': true
  }
  interface SupplyDecks {
    beaumonde: true
  }
}

/** What the nav cards and the contact tile of this box do beyond those of the base box. */
export interface KalidasaEffects {
  /** Sector by sector, as many as this at most and one at least; or to a sector of a kind. */
  'move-corvette': { by: 'right' } & (
    | { steps: number }
    | Extract<Destination, { to: 'beside-you' | 'planetary-sector' }>
  )
  /** One Wanted crew without a hiding place is out of the game, the captain's choice. */
  'remove-wanted-crew': object
  /** A crew of the captain's choice other than the Leader goes to the discard pile. */
  'hand-over-crew': object
  /** All goods in the hold; people and whatever is in the Stash stay. */
  'lose-all-goods': object
  /** The captain may sell goods at these prices. */
  'offer-to-buy': { offers: readonly Offer[] }
  /** One die: if it shows less than there are people aboard, so many of them are lost, the captain's choice. */
  'people-lost-by-die': object
  /** Goods aboard may be changed for others: as many as this. */
  'swap-goods': { n: number }
  /** A stake of the captain's choice on so many Misbehave cards: with enough of one suit it comes back several times over. */
  'bet-on-suits': { upTo: number; cards: number; alike: number; times: number }
  /** Lets this flight go on further for every Moral crew aboard. */
  'range-per-moral-crew': { sectors: number }
}

declare module '../../vocabulary/events.ts' {
  interface EffectKinds extends KalidasaEffects {}
  interface NavKinds {
    corvette: true
    /** A contact's people, who know the contact's friends. */
    contact: true
    /** Somebody of a profession knows what to do. */
    profession: true
  }
}

/** What happens in games with this box and in no other. */
export interface KalidasaHappenings {
  'corvette-moved': { readonly sector: SectorName }
  'corvette-contact': { readonly who: SeatName }
  'corvette-drives-off': { readonly from: SectorName; readonly to: SectorName }
  'reaver-tokens-cleared': { readonly sector: SectorName }
  'corvette-shields': { readonly who: SeatName; readonly card: CardName }
  'sold-by-card': { readonly who: SeatName; readonly what: Amount; readonly credits: number }
  'people-roll': { readonly who: SeatName; readonly die: number; readonly n: number }
  'tokens-left': { readonly n: number }
  'timer-over': Record<string, never>
  'jobs-run-out': Record<string, never>
  'bank-empty': Record<string, never>
  'half-claimed': { readonly who: SeatName; readonly credits: number }
}

declare module '../../vocabulary/happenings.ts' {
  interface HappeningKinds extends KalidasaHappenings {}
}

/** What its Leader is able to do. */
export interface KalidasaLeaderAbilities {
  /** May take this much more for every person delivered; the job then counts as Immoral. */
  'sells-people': { person: 'fugitive'; plus: number }
}

declare module '../../vocabulary/supply.ts' {
  interface AbilityKinds extends KalidasaLeaderAbilities {}
}

/** How stories of this box end beyond those of the base box. */
export interface KalidasaStoryEnds {
  /** Ends at once with the last of so many jobs for each captain; then the most Solid contacts win, and the dearest crew among equals. */
  'jobs-run-out': { jobsPerCaptain: number }
  /** Ends when the bank is empty, or when somebody with more than half of all money claims it; then credits decide. */
  'bank-empty': { bankPerCaptain: number }
}

declare module '../../vocabulary/stories.ts' {
  interface StoryEnds extends KalidasaStoryEnds {}

  interface GoalCondition {
    /** Gear with this keyword. */
    readonly ownsGear?: Keyword
    readonly doneImmoralJob?: true
    readonly hasWarrant?: true
    /** A crew of this profession, or a Deceptive one. */
    readonly temptress?: Profession
    /** A Moral crew who is neither Wanted nor the Leader. */
    readonly hasSaint?: true
    readonly hasDisgruntled?: true
    /** Solid with any of these; those who are not in play do not count. */
    readonly solidWithOneOf?: readonly ContactId[]
    /** No free space in the hold, the Stash aside. */
    readonly holdFull?: true
  }

  interface SetUpCard {
    /** Contact decks hold jobs of these boxes alone. */
    readonly jobsOnlyOf?: readonly BoxId[]
    /** So many turns of the first captain, then everyone has one more. */
    readonly turnTokens?: number
    /** So many first jobs for everyone, all of one contact of their choice. */
    readonly jobsOfOneContact?: number
  }
}

declare module '../../box.ts' {
  interface Perils {
    corvette: true
  }
}

declare module '../../state.ts' {
  interface OtherEnds {
    /** Somebody has laid claim to more than half of all money. */
    'half-claimed': true
  }
}
