import type { PlaceId, SeatName } from '../../vocabulary/index.ts'

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

declare module '../../vocabulary/stories.ts' {
  interface GoalCondition {
    /** So many Warrants held, or so many illegal jobs completed in this game. */
    readonly warrantsOrIllegalJobs?: { readonly warrants: number; readonly jobs: number }
  }

  interface StoryCard {
    /** Between these goals, completed illegal jobs pay so much more for each Warrant held. */
    readonly warrantPride?: { readonly from: number; readonly to: number; readonly credits: number }
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
}
