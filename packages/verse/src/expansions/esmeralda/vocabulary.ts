import type { Amount, CardName, SeatName, SectorId, SectorName, Token } from '../../vocabulary/index.ts'

/** What ship and upgrades of this box are able to do beyond those of other boxes. */
export interface EsmeraldaAbilities {
  /** The law cannot take these from the ship. */
  'keeps-from-the-law': { token: Token }
  /** During a Fly action, one of these may be discarded to clear the Disgruntled tokens of the whole crew. */
  'feeds-crew': { tokens: readonly Token[] }
}

declare module '../../vocabulary/supply.ts' {
  interface AbilityKinds extends EsmeraldaAbilities {}
}

declare module '../../vocabulary/basics.ts' {
  interface Boxes {
    esmeralda: true
  }
}

declare module '../../vocabulary/stories.ts' {
  interface GoalCondition {
    /** So many Goal tokens claimed where they lay. */
    readonly claimedTokens?: number
  }

  interface StoryCard {
    /** Goal tokens lie where jobs drawn at the start lead: so many jobs a captain, and more where few play. */
    readonly tokensByJobs?: { readonly jobs: number; readonly fewCaptains: number; readonly jobsOfFew: number }
  }

  interface SetUpCard {
    /** Captains buy their ships, Fuel and Parts with this much. */
    readonly capital?: number
  }
}

export interface EsmeraldaHappenings {
  'fed-crew': { readonly who: SeatName; readonly what: Amount }
  'token-laid': { readonly who: SeatName; readonly sector: SectorName }
  'token-laid-on-cruiser': { readonly who: SeatName }
  'token-claimed': { readonly who: SeatName; readonly n: number }
  'ship-bought': { readonly who: SeatName; readonly card: CardName; readonly credits: number }
}

declare module '../../vocabulary/happenings.ts' {
  interface HappeningKinds extends EsmeraldaHappenings {}
}

/** Goal tokens of "Where the Wind Takes Us". */
export interface WindTokens {
  readonly lying: Record<SectorId, number>
  onCruiser: number
  /** Claimed by each seat. */
  readonly claimed: number[]
}

declare module '../../state.ts' {
  interface BoxStates {
    esmeralda?: WindTokens
  }
}
