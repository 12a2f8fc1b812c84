import type { CardName, ContactName, Profession, SeatName, Token } from '../../vocabulary/index.ts'

/** What ship, upgrades and Leader of this box are able to do beyond those of other boxes. */
export interface JetwashAbilities {
  /** So much may be spent to count as having somebody of the profession, once. */
  'stands-in': { profession: Profession; token: Token; n: number }
  /** May be discarded as a Full Burn begins: cards that would bring the law or Reavers count as empty space in it. */
  'clears-the-sky': object
  /** May be discarded with an action for a Full Burn beside the turn's Fly action. */
  'burns-again': object
  /** Leader: crew of this profession put up with having no cut. */
  'loyal-crew': { profession: Profession }
}

declare module '../../vocabulary/supply.ts' {
  interface AbilityKinds extends JetwashAbilities {}
}

declare module '../../vocabulary/events.ts' {
  interface NavKinds {
    /** Of another box; decoys mislead it too. */
    corvette: true
  }
}

declare module '../../vocabulary/basics.ts' {
  interface Boxes {
    jetwash: true
  }
}

declare module '../../vocabulary/stories.ts' {
  interface StoryCard {
    /** A job of each contact lies open for anybody to work; nobody has jobs in hand, and lost ones leave the game. */
    readonly sharedJobs?: true
  }

  interface SetUpCard {
    /** Cards of one supply deck are handed out for nothing. */
    readonly stripMining?: true
    /** How many cards of each supply deck lie open at the start. */
    readonly primed?: number
  }
}

declare module '../../state.ts' {
  interface BoxStates {
    /** The pile of jobs that lie open for anybody. */
    jetwash?: Pile
  }

  interface Flight {
    /** Decoys keep the law and Reavers away. */
    decoysOut?: true
  }
}

export interface JetwashHappenings {
  'decoys-out': { readonly who: SeatName; readonly card: CardName }
  'job-laid-open': { readonly contact: ContactName; readonly card: CardName }
  'strip-mined': { readonly who: SeatName; readonly card: CardName }
}

declare module '../../vocabulary/happenings.ts' {
  interface HappeningKinds extends JetwashHappenings {}
}
