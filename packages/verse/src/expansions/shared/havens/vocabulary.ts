import type { PlaceId, Region, SeatName, SectorId, SectorName } from '../../../vocabulary/index.ts'

/** Where captains may choose a Haven. */
export type HavenSites =
  /** On planets of a region without shop or contact. */
  | { readonly within: Region; readonly notAt: readonly PlaceId[] }
  /** In one place, and nowhere else. */
  | { readonly at: PlaceId }
  /** On planets beside a planet with a shop, where no contact lives. */
  | { readonly beside: 'shop' }

/** What a Haven has to offer in a Buy action. */
export interface HavenComforts {
  /** Any Haven: Fuel and Shore Leave in one Buy action. */
  readonly fuelAndShoreLeaveTogether?: true
  /** Shore Leave is free at one's own. */
  readonly freeShoreLeaveAtOwn: true
  /** Up to so much Fuel is free at one's own. */
  readonly freeFuelAtOwn?: number
  /** Shore Leave at one's own takes Wanted tokens off, too. */
  readonly clearsWantedAtOwn?: true
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
    readonly havenComforts?: HavenComforts
  }

  interface SetUpCard {
    /** Each captain chooses a Haven, and starts there, unless the story has another word on Havens. */
    readonly havens?: HavenSites
    readonly havenComforts?: HavenComforts
  }
}

declare module '../../../rules/needs.ts' {
  interface NeedKinds {
    /** The captain's own Haven, once it has been chosen. */
    'own-haven': { sectors: readonly SectorId[] }
  }
}
