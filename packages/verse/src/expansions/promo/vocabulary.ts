import type { CardId, CardName, SeatName, SupplyDeckId } from '../../vocabulary/index.ts'

/** What crew and gear of this box are able to do beyond those of other boxes. */
export interface PromoAbilities {
  /** Credits for each Misbehave card passed on a job while at work. */
  'misbehave-bonus': { credits: number }
  /** In flight, every test die that shows 1 is rolled again. */
  'reroll-ones-flying': object
  /** May be removed from the game: the first gear of this deck is the owner's, the cards before it are discarded. */
  'digs-for-gear': { deck: SupplyDeckId }
}

declare module '../../vocabulary/supply.ts' {
  interface AbilityKinds extends PromoAbilities {}
}

declare module '../../vocabulary/basics.ts' {
  interface Boxes {
    promo: true
  }
}

export interface PromoHappenings {
  path: { readonly goal: string }
  'crate-opened': { readonly who: SeatName; readonly card: CardName }
}

declare module '../../vocabulary/happenings.ts' {
  interface HappeningKinds extends PromoHappenings {}
}

declare module '../../vocabulary/stories.ts' {
  interface StoryEnds {
    /** One goal is chosen before the game, and reaching it wins. */
    'chosen-goal-wins': object
  }

  interface GoalCondition {
    /** So many Misbehave cards passed in this game. */
    readonly misbehavesPassed?: number
  }

  interface StoryCard {
    /** So many crew of any decks come along for nothing, up to so much in all. */
    readonly freeCrew?: { readonly crew: number; readonly credits: number }
    /** Each kind of action once in a turn, and flying ends it; in the last turn nobody flies. */
    readonly fourActions?: true
  }
}

/** What the story of this box keeps track of. */
export interface LonelyState {
  /** The goal that was chosen, by name. */
  path: string | null
  /** Misbehave cards passed and kept aside. */
  passed: number
  /** Cards passed in the action under way. */
  passing: CardId[]
}

declare module '../../state.ts' {
  interface BoxStates {
    promo?: LonelyState
  }
}
