import type {
  Amounts,
  BoxId,
  CardName,
  ContactId,
  OtherCard,
  SeatName,
  SectorName,
  Skill,
  Token,
} from '../../vocabulary/index.ts'

/** What cards of this box do that no card of the base box does. */
export interface BlueSunEffects {
  /** Until the turn ends, every further sector entered costs 1 Fuel. */
  'leak-fuel': object
  /** The player to the right moves the captain's ship this many sectors. */
  drift: { sectors: number }
}

declare module '../../vocabulary/events.ts' {
  interface EffectKinds extends BlueSunEffects {}
}

/** What happens in games with this box and in no other. */
export interface BlueSunHappenings {
  drift: { readonly who: SeatName; readonly sector: SectorName }
  'slip-away-roll': { readonly who: SeatName; readonly die: number }
  'alliance-alerts-laid-out': Record<string, never>
  'alerts-laid-out': Record<string, never>
  'cutter-driven-off': { readonly who: SeatName; readonly card: CardName }
  'gave-credits': { readonly who: SeatName; readonly partner: SeatName; readonly credits: number }
  'contacts-exhausted': { readonly n: number }
}

declare module '../../vocabulary/happenings.ts' {
  interface HappeningKinds extends BlueSunHappenings {}
}

/** What crew, gear, upgrades, cores and leaders of this box are able to do beyond those of the base box. */
export interface BlueSunAbilities {
  /** May be discarded beside a Cutter: its effects are ignored and it moves one sector in Border or Rim Space. */
  'dodges-cutter': object
  /** During a Fly action the Alert tokens of neighbouring sectors may be resolved from afar. */
  'scans-alerts': object
  /** The ship may enter sectors with Reavers; discarded once they have killed any of its crew. */
  'passes-as-reaver': object
  /** When Reavers or the Alliance enter the ship's sector it may roll a die, and evades from this number on. */
  'slips-away': { from: number }
}

declare module '../../vocabulary/supply.ts' {
  interface AbilityKinds extends BlueSunAbilities {}
}

/** What its contacts do beyond those of the base box. */
export interface BlueSunFavours {
  /** Solid: may be dealt with from any sector. */
  'deals-anywhere': object
  /** Solid: this many more cards in hand. */
  'larger-hand': { plus: number }
}

declare module '../../vocabulary/jobs.ts' {
  interface FavourKinds extends BlueSunFavours {}
}

declare module '../../vocabulary/basics.ts' {
  interface Boxes {
    'blue-sun': true
  }
  interface Regions {
    rim: true
  }
  interface Contacts {
    'lord-harrow': true
    'mr-universe': true
  }
  interface SupplyDecks {
    meridian: true
  }
}

/** How stories of this box end beyond those of the base box. */
export interface BlueSunStoryEnds {
  /** Ends at once when so many contacts have neither deck nor discards left; then credits decide. */
  'contacts-exhausted': { decks: number; settleJobs: boolean }
}

declare module '../../vocabulary/stories.ts' {
  interface StoryEnds extends BlueSunStoryEnds {}

  interface SetUpCard {
    /** An Alert token in every planetary sector where no ship starts: Alliance in Alliance Space, Reaver elsewhere. */
    readonly alertsOnPlanets?: true
  }

  interface StoryCard {
    /** An Alliance Alert token on every planet of Alliance Space without a Haven. */
    readonly allianceAlertsOnPlanets?: true
    /** Every illegal job completed brings a Warrant. */
    readonly illegalJobWarrant?: true
    /** Contacts with whom a Warrant on a goal does not end Solid. */
    readonly goalWarrantsSpare?: readonly ContactId[]
    /** Every contact deck holds only as many cards as there are players. */
    readonly contactDecksCutToPlayers?: true
  }
}

declare module '../../rules/fly.ts' {
  interface Ways {
    drift: true
  }
}

/** What may not be used in any test of the job. */
export type Ban = { readonly skill: Skill } | { readonly gear: true }

/** Counted in Misbehave cards, a reward goes by all those passed on the job. */
export type Reward =
  | { readonly credits: number }
  | { readonly creditsPerMisbehave: number }
  | { readonly tokens: Amounts }
  | { readonly tokenPerMisbehave: Token }
  | { readonly gearFromDiscards: true }

/**
 * A harder way to work the job of another contact; laid under the job as its work begins. Its trial is faced before the
 * job's last step, and `complete` lets the job go on.
 */
export interface ChallengeCard extends OtherCard {
  readonly kind: 'challenge'
  readonly box: BoxId
  /** Fits jobs of the same legality alone. */
  readonly legal: boolean
  readonly moreMisbehaves?: number
  readonly banned?: Ban
  /** How many crew may work the job at most. */
  readonly maxCrew?: number
  readonly reward: Reward
  readonly check?: string
}
