import type { ContactId } from '../../vocabulary/index.ts'

declare module '../../vocabulary/basics.ts' {
  interface Boxes {
    'tenth-anniversary': true
  }
}

declare module '../../vocabulary/stories.ts' {
  interface GoalCondition {
    /** So many illegal jobs completed in this game, for as many different contacts. */
    readonly illegalJobs?: number
  }

  interface StoryCard {
    /** A contact who deals only with captains who are Solid with another. */
    readonly aloof?: ContactId
    /** What a completed immoral job pays above its price. */
    readonly immoralJobBonus?: number
  }
}
