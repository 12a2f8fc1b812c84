import type { PlaceId, Region, SeatName, SectorId, SectorName } from '../../../vocabulary/index.ts'

/** Where captains may choose a Haven: on planets without shop or contact. */
export interface HavenSites {
  readonly within: Region
  readonly notAt: readonly PlaceId[]
}

export interface HavenHappenings {
  haven: { readonly who: SeatName; readonly sector: SectorName }
}

declare module '../../../vocabulary/happenings.ts' {
  interface HappeningKinds extends HavenHappenings {}
}

declare module '../../../vocabulary/stories.ts' {
  interface GoalCondition {
    readonly atOwnHaven?: true
  }

  interface StoryCard {
    /** Each captain chooses a Haven, and starts there. */
    readonly havens?: HavenSites
    /** The Cruiser never enters a Haven; sent there, the player to the right puts it beside the Haven. */
    readonly noCruiserAtHavens?: true
    /** Any Haven: Fuel and Shore Leave in one Buy action. One's own: free leave, and up to so much free Fuel. */
    readonly havenComforts?: {
      readonly fuelAndShoreLeaveTogether: true
      readonly freeShoreLeaveAtOwn: true
      readonly freeFuelAtOwn: number
    }
  }
}

declare module '../../../rules/needs.ts' {
  interface NeedKinds {
    /** The captain's own Haven, once it has been chosen. */
    'own-haven': { sectors: readonly SectorId[] }
  }
}
