import type { Pile } from '../../state.ts'
import type {
  Amount,
  Amounts,
  CardName,
  JobType,
  Keyword,
  PlaceId,
  Profession,
  SeatName,
  SupplyDeckId,
} from '../../vocabulary/index.ts'

declare module '../../vocabulary/basics.ts' {
  interface Boxes {
    'still-flying': true
  }
  interface Keywords {
    /** On Upgrades alone. */
    shuttle: true
  }
}

declare module '../../vocabulary/jobs.ts' {
  interface JobTypes {
    /** Every Caper is one, besides what else it is. */
    caper: true
  }
}

/** What crew and Upgrades of this box are able to do. */
export interface StillFlyingAbilities {
  /** Takes a team to work so many sectors away, with so much room for what it carries; some only where nobody misbehaves. */
  shuttle: { room: number; reach: number; quiet?: true }
  /** More room in all Shuttles of the owner. */
  'shuttle-room': { plus: number }
  /** The owner may roll again for a Shuttle that deserters might take. */
  'keeps-shuttle': object
  /** The owner's Make-Work pays more with somebody of the profession in the crew. */
  'make-work-in-company': { profession: Profession; credits: number }
  /** May be discarded to evade Reavers who are upon the ship. */
  'escapes-reavers': object
}

declare module '../../vocabulary/supply.ts' {
  interface AbilityKinds extends StillFlyingAbilities {}
}

/** What Capers bring about. */
export interface StillFlyingEffects {
  /** The Deceptive crew at work takes so much of the captain's money, or all there is, and is gone. */
  'double-cross': { credits: number }
}

declare module '../../vocabulary/events.ts' {
  interface EffectKinds extends StillFlyingEffects {}
}

export interface StillFlyingHappenings {
  'capers-reshuffled': Record<string, never>
  'double-crossed': { readonly who: SeatName; readonly card: CardName; readonly credits: number }
  'back-in-deck': { readonly card: CardName; readonly deck: { readonly name: 'supply'; readonly id: SupplyDeckId } }
  'shuttle-roll': { readonly who: SeatName; readonly die: number; readonly n: number }
  'shuttle-taken': { readonly who: SeatName }
  'invites-sent': { readonly who: SeatName }
  'contraband-bought': { readonly who: SeatName; readonly what: Amount; readonly credits: number }
  'shuttle-found': { readonly who: SeatName; readonly card: CardName }
}

declare module '../../vocabulary/happenings.ts' {
  interface HappeningKinds extends StillFlyingHappenings {}
}

/** How stories of this box end beyond those of the base box. */
export interface StillFlyingStoryEnds {
  /** Whoever has given so many presents may send the invites there; after the last round the most presents win. */
  invites: { at: PlaceId; presents: number }
}

export type PresentId = 'finery' | 'spirits' | 'household' | 'envelope' | 'guests' | 'brides-own'

/** Gear with a keyword, tokens or money handed over, or a job of a type completed wherever that is. */
export type Present = { readonly id: PresentId } & (
  | { readonly gear: Keyword }
  | { readonly tokens: Amounts }
  | { readonly credits: number }
  | { readonly completed: JobType }
)

declare module '../../vocabulary/stories.ts' {
  interface StoryEnds extends StillFlyingStoryEnds {}

  interface StoryCard {
    /** What is given away for Goal tokens, one of each kind, and where. */
    readonly presents?: { readonly at: PlaceId; readonly kinds: readonly Present[] }
    /** Sectors by which a Full Burn goes further from the first Goal token on. */
    readonly runnersRange?: number
    /** Contraband that a Work action buys, and where. */
    readonly contrabandSold?: { readonly at: readonly PlaceId[]; readonly price: number; readonly most: number }
    /** An Alliance Alert token on every planet of Alliance Space, and again around each goal that is reached. */
    readonly coreOnAlert?: true
    /** So many Capers for each captain at the start. */
    readonly startingCapers?: number
  }

  interface SetUpCard {
    /** So many Capers for each captain at the start. */
    readonly startingCapers?: number
    /** Every captain takes one Shuttle before the game, for nothing. */
    readonly freeShuttles?: true
  }
}

declare module '../../state.ts' {
  interface BoxStates {
    'still-flying'?: StillFlyingState
  }
}

export interface StillFlyingState {
  readonly capers: Pile
  /** Crew who turned their backs on a captain together, and for whom no die was rolled yet. */
  deserted: { readonly seat: number; readonly n: number }[]
  /** The presents that each seat has given. */
  presents?: PresentId[][]
}
