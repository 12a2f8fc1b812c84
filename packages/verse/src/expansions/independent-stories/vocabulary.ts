import type { CardId, CardName, JobType, PlaceId, SeatName, SectorId, SectorName } from '../../vocabulary/index.ts'

/** What the ships of these boxes are able to do beyond those of other boxes. */
export interface IndependentAbilities {
  /** A Buy action near any planet gives Shore Leave, and it costs so much for each of the crew, in shops too. */
  'leave-aboard': { credits: number }
  /** Upgrades discarded for what they do stay aboard face down; in a shop so many Parts turn one up again. */
  'keeps-spent-upgrades': { parts: number }
  /** Where there are Alliance Alert tokens, they count for so many more. */
  'raises-alerts': { plus: number }
  /** So many Upgrades may be kept aboard unmounted, and exchanged near planets. */
  'spare-upgrades': { n: number }
  /** Jobs of these types pay more where no more turns have gone by since the turn of their pick-up. */
  express: { types: readonly JobType[]; turns: number; credits: number }
}

declare module '../../vocabulary/supply.ts' {
  interface AbilityKinds extends IndependentAbilities {}
}

/** An Upgrade aboard that is of no use as it is. */
export interface Stowed {
  readonly card: CardId
  readonly seat: number
  readonly is: 'spent' | 'spare'
}

type OfUpgrade = { readonly who: SeatName; readonly card: CardName }

declare module '../../vocabulary/basics.ts' {
  interface Boxes {
    'independent-stories': true
  }
}

/** One place of a goal by the die that is rolled for it. */
export interface Hideout {
  readonly upTo: number
  readonly place: PlaceId
}

/** Somebody who is no captain and comes for the money of the richest at the end of every round. */
export interface Hunter {
  /** Neither this Leader nor this ship may be chosen. */
  readonly leader: CardId
  readonly ship: CardId
  /** Where the hunt begins, and begins again after every attack. */
  readonly from: PlaceId
  readonly fight: number
  /** What an attack costs that is lost, besides one of the Wanted crew. */
  readonly takes: number
}

declare module '../../vocabulary/stories.ts' {
  interface GoalCondition {
    /** So many Warrants held, or so many illegal jobs completed in this game. */
    readonly warrantsOrIllegalJobs?: { readonly warrants: number; readonly jobs: number }
  }

  interface SetUpCard {
    /** Wanted tokens add up, a Wanted roll must be above their number, and every Leader begins with one. */
    readonly heat?: true
  }

  interface StoryCard {
    /** Between these goals, completed illegal jobs pay so much more for each Warrant held. */
    readonly warrantPride?: { readonly from: number; readonly to: number; readonly credits: number }
    /** No other ships may be chosen. */
    readonly onlyShips?: readonly CardId[]
    readonly hunter?: Hunter
    /** Who takes the first goal rolls for where the second is worked. */
    readonly hideouts?: readonly Hideout[]
  }
}

export interface IndependentHappenings {
  'hideout-roll': {
    readonly who: SeatName
    readonly die: number
    readonly place: { readonly name: 'place'; readonly id: PlaceId }
  }
  'patron-lost': { readonly who: SeatName }
  'hunter-moves': { readonly card: CardName; readonly die: number; readonly who: SeatName; readonly sector: SectorName }
  'hunter-leaves': { readonly card: CardName; readonly sector: SectorName }
  'upgrade-face-down': OfUpgrade
  'upgrade-turned-up': OfUpgrade
  'upgrade-unmounted': OfUpgrade
  'upgrade-mounted': OfUpgrade
}

declare module '../../vocabulary/happenings.ts' {
  interface HappeningKinds extends IndependentHappenings {}
}

declare module '../../state.ts' {
  interface BoxStates {
    'independent-stories'?: IndependentState
  }
}

/** What these stories keep track of, each its own. */
export interface IndependentState {
  /** For each seat, how many illegal jobs were completed. */
  illegalJobs?: number[]
  /** For each seat, where the patron is held, once that is known. */
  hideouts?: (PlaceId | null)[]
  /** For each seat, whether the patron is aboard. */
  patrons?: boolean[]
  /** Where the hunter is. */
  hunterAt?: SectorId
  stowed?: Stowed[]
  /** The rounds in which jobs were picked up that pay more the sooner they are done. */
  pickedUpIn?: Record<CardId, number>
}
