import type {
  CardId,
  CardName,
  ContactId,
  ContactName,
  PlaceId,
  SeatName,
  SectorId,
  SectorName,
  Skill,
  Token,
} from '../../vocabulary/index.ts'

declare module '../../vocabulary/basics.ts' {
  interface Boxes {
    'tenth-anniversary': true
  }
  interface SupplyDecks {
    'ship-upgrades': true
  }
}

/** Feats after which a captain may be named: each is marked once, the moment it is done. */
export type Feat =
  /** Give money away in so many different places, each with a Work action. */
  | { readonly is: 'gifts'; readonly at: readonly PlaceId[]; readonly pays: number; readonly places: number }
  /** So many crew aboard, none of them disgruntled, at the end of a turn. */
  | { readonly is: 'content-crew'; readonly crew: number }
  /** Pass so many tests of a skill with at least this target. */
  | { readonly is: 'tests'; readonly skill: Skill; readonly target: number; readonly times: number }
  /** Sell so many tokens to contacts in all. */
  | { readonly is: 'sales'; readonly token: Token; readonly n: number }
  /** Solid with so many contacts with so many Warrants at the end of a turn. */
  | { readonly is: 'standing'; readonly solid: number; readonly warrants: number }

/** A crew that is known: by their names, in the order of joining. */
export interface Heroes {
  readonly leader: CardId
  readonly ship: CardId
  readonly upgrade: string
  readonly crew: readonly string[]
  readonly credits: number
  readonly at: PlaceId
}

/** Adventures: so many are drawn to choose one from, and one that is told to its end brings this. */
export interface Adventures {
  readonly drawn: number
  readonly credits: number
  readonly time: number
}

export type NamedFeat = Feat & { readonly name: string }

/** The advanced rules of the solo stories. */
export interface AdvancedRules {
  'wolf-at-the-door': true
  'fair-weather-friends': true
  'long-arm': true
  'easy-mark': true
  'dragons-there-be': true
  'everybody-wants-something': true
  'lost-lambs': true
  'he-does-not-sleep': true
  'hard-masters': true
}

export type AdvancedRule = keyof AdvancedRules

/** Challenges that make a solo story harder. */
export interface Challenges {
  'nothing-laid-open': true
  'illegal-only': true
  'little-time-back': true
  'caper-first': true
  'one-job-per-contact': true
  'legal-only': true
  'one-contact': true
  'crew-paid-on-botch': true
  'own-heroes': true
}

export type Challenge = keyof Challenges

declare module '../../vocabulary/stories.ts' {
  interface StoryEnds {
    /** Won alone by the first grade; one may play on for a better one. The last grade ends the game. */
    graded: { grades: readonly GoalCondition[] }
    /** When the time is up, the most points win. */
    'most-points': { tale: number; acedTale: number; fourSuits: number }
  }

  interface GoalCondition {
    /** So many illegal jobs completed in this game, for as many different contacts. */
    readonly illegalJobs?: number
    /** So many Goal tokens held. */
    readonly goalTokens?: number
    /** Solid with so many contacts whose friendship counts, at the same time. */
    readonly friends?: number
    /** So many turns taken. */
    readonly turns?: number
    /** Solid with any one of these. */
    readonly solidWithOneOf?: readonly ContactId[]
    /** A favour called in from a contact of every region. */
    readonly favoursInAllRegions?: true
  }

  interface StoryCard {
    /** A contact who deals only with captains who are Solid with another. */
    readonly aloof?: ContactId
    /** What a completed immoral job pays above its price. */
    readonly immoralJobBonus?: number
    /** A place that always counts as holding a Cutter, and where nobody starts. */
    readonly standingReavers?: PlaceId
    /** Before play, each captain takes one job from each of so many contacts of choice, none of these. */
    readonly contactsOfChoice?: { readonly n: number; readonly not: readonly ContactId[] }
    /** Cards of every supply deck that lie open at the start. */
    readonly primes?: number
    /** Cards of every contact's deck that lie open at the start. */
    readonly primesContacts?: number
    /** Within a Deal, a contact who trusts the captain may be asked for a Goal token, once each. */
    readonly favours?: true
    /** After each completed job one of the misbehave cards passed for it may be kept. */
    readonly tales?: true
    /** A Reaver Alert token in every sector of these places. */
    readonly reaverAlertsAt?: readonly PlaceId[]
    /** The Leader has so many more Fight points and no Negotiate points. */
    readonly rage?: number
    /** With so many timer tokens left, one of the crew is disgruntled. */
    readonly temperAt?: readonly number[]
    /** Timer tokens that come back for each contact with whom a captain becomes Solid for the first time. */
    readonly timeForSolid?: number
    /** What is gained by the first to reach each goal of the set. */
    readonly firstClue?: number
    /** From so many Goal tokens on a ship is an Outlaw, and its Full Burns cost more Fuel. */
    readonly fortune?: { readonly from: number; readonly fuel: number }
    /** No Fuel and no Parts at the start, but so much more money. */
    readonly onlyMoney?: number
    /** What Fuel costs wherever it is bought: at first, and then for those with so many Goal tokens. */
    readonly fuelPrices?: { readonly first: number; readonly from: number; readonly later: number }
    /** With no less Cargo aboard, Contraband is safe in contacts with the Alliance. */
    readonly cargoHidesContraband?: true
    /** Whoever ends a turn at the own Haven has a content crew. */
    readonly calmAtHaven?: true
    /** The Corvette is on its way to this place; a die as high as this brings it nearer. False trails are laid so far off. */
    readonly hunt?: {
      readonly to: PlaceId
      readonly comesOn: number
      readonly trailFrom: number
      readonly trailBack: number
    }
    /** With so many timer tokens left, another Alliance Alert comes into force. */
    readonly newAlertAt?: readonly number[]
    /** Contraband that lies on supply planets, but for some. */
    readonly contrabandOnPlanets?: { readonly n: number; readonly not: readonly PlaceId[] }
    /** Contacts who buy contraband from anybody for so much less, and give a Goal token for so much in one Deal. */
    readonly buyers?: { readonly contacts: readonly ContactId[]; readonly discount: number; readonly forToken: number }
    readonly feats?: readonly NamedFeat[]
    /** Goal tokens a captain starts with. */
    readonly startingGoals?: number
    /** Goal tokens are lives: bills are due every so many turns, and whoever takes from the captain takes one. */
    readonly lives?: { readonly every: number; readonly credits: number }
    /** A contact's immoral jobs of a type, turned round, are missions that anybody may take. */
    readonly missions?: ContactId
    /** The crew, the ship and the money that everybody begins with, and where. */
    readonly heroes?: Heroes
    /** Stories of three goals are told one after the other. */
    readonly adventures?: Adventures
    readonly advanced?: AdvancedRule
    readonly challenges?: readonly Challenge[]
  }

  interface SetUpCard {
    /** After the shops are laid out, so much may be spent on so many cards that lie open. */
    readonly headStart?: { readonly credits: number; readonly cards: number }
    /** What each Misbehave card brings that is passed in the system of the captain's own Haven. */
    readonly localHeroes?: number
  }
}

export interface TenthHappenings {
  'feat-progress': { readonly who: SeatName; readonly feat: string; readonly n: number; readonly most: number }
  favour: { readonly who: SeatName; readonly contact: ContactName }
  tale: { readonly who: SeatName; readonly card: CardName; readonly points: number }
  gift: { readonly who: SeatName; readonly sector: SectorName; readonly credits: number }
  'contraband-found': { readonly who: SeatName; readonly sector: SectorName; readonly left: number }
  'adventure-begun': { readonly who: SeatName; readonly story: CardName }
  'adventure-goal': { readonly who: SeatName; readonly goal: string; readonly n: number }
  'bill-paid': { readonly who: SeatName; readonly credits: number }
  'bill-unpaid': { readonly who: SeatName; readonly credits: number }
  'life-lost': { readonly who: SeatName; readonly left: number }
  'life-gained': { readonly who: SeatName; readonly left: number }
  'mission-begun': { readonly who: SeatName; readonly card: CardName }
  'mission-lost': { readonly who: SeatName; readonly card: CardName }
  'lamb-taken': { readonly card: CardName }
  'lamb-lost': { readonly card: CardName }
  'trouble-roll': { readonly card: CardName; readonly die: number }
  'unpleasant-roll': { readonly who: SeatName; readonly die: number }
  'out-of-game': { readonly card: CardName }
  'false-trail': { readonly who: SeatName }
  'hunt-roll': { readonly die: number; readonly comes: 0 | 1 }
  graded: { readonly who: SeatName; readonly grade: number }
}

declare module '../../vocabulary/happenings.ts' {
  interface HappeningKinds extends TenthHappenings {}
}

declare module '../../state.ts' {
  interface OtherEnds {
    'grade-1': true
    'grade-2': true
    'grade-3': true
  }

  interface BoxStates {
    'tenth-anniversary'?: TenthState
  }
}

/** What the stories of this box keep track of, each its own. */
export interface TenthState {
  /** Goals of the set that somebody has reached, by name. */
  cluesTaken?: string[]
  /** For each seat the contacts for whom illegal jobs were completed. */
  illegalFor?: ContactId[][]
  /** For each seat the contacts who were asked for a favour. */
  favours?: ContactId[][]
  /** For each seat the tales kept. */
  tales?: Tale[][]
  /** Misbehave cards passed by their ace in the attempt under way. */
  aced?: CardId[]
  /** How many turns were taken. */
  turns?: number
  /** The best grade reached so far; none is 0. */
  grade?: number
  /** Contacts with whom the captain was Solid at least once. */
  friends?: ContactId[]
  /** Contraband lying about, by sector. */
  contraband?: Record<SectorId, number>
  /** Contraband sold in the Deal under way. */
  soldInDeal?: number
  /** Contacts who gave their Goal token. */
  served?: ContactId[]
  /** How far each feat is, by its place in the story; done ones are at their full figure. */
  feats?: FeatProgress[]
  /** Where the Corvette set out from. */
  huntBegan?: SectorId
  /** The seat's hunter among the Cutters, by its place. */
  hunter?: number
  missions?: Mission[]
  /** Crew taken at work, and how many turns they have been gone. */
  lambs?: { readonly card: CardId; turns: number }[]
  /** Contacts for whom a job was completed. */
  workedFor?: ContactId[]
  /** A job of nobody's has been completed. */
  schemed?: true
  /** Adventures that were told or are being told. */
  told?: string[]
}

export interface Tale {
  readonly card: CardId
  readonly aced: boolean
}

export interface FeatProgress {
  n: number
  /** Where gifts were given. */
  at?: PlaceId[]
  done: boolean
}

export interface Mission {
  readonly card: CardId
  begun: boolean
}
