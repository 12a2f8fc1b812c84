import type { BoxId, ContactId, PlaceId } from './basics.ts'
import type { Effect, Option, WorkOutcome } from './events.ts'
import type { JobStep, Needs } from './jobs.ts'

/** What a goal, a Set Up card or a story may say. A box declares further members for what its own say. */

export interface GoalCondition {
  readonly solidWithAnyOf?: number
  readonly solidWith?: readonly ContactId[]
  readonly credits?: number
  readonly at?: PlaceId
}

export type Goal = ConditionGoal | WorkGoal | TallyGoal

/** Reached the moment the condition holds; `pays` goes to the bank then. */
interface ConditionGoal {
  readonly name: string
  readonly kind: 'condition'
  readonly when: GoalCondition
  readonly pays?: number
}

/** So many Goal tokens, taken one by one for whatever the story gives them for; and what else must hold. */
export interface TallyGoal {
  readonly name: string
  readonly kind: 'tally'
  readonly need: number
  readonly when?: GoalCondition
}

/** Worked with a Work action at the place. */
export interface WorkGoal extends JobStep {
  readonly name: string
  readonly kind: 'work'
  /** What the team must bring. */
  readonly needs?: Needs
  /** How many may go at most, the Leader included. */
  readonly maxCrew?: number
  /** The action it takes, where that is not Work: nobody is sent out then. */
  readonly by?: 'deal'
  /** Contacts to be Solid with. */
  readonly solid?: readonly ContactId[]
  /** What else success brings. */
  readonly brings?: readonly Effect[]
  /** What is paid on success; who has not got it cannot work on the goal. */
  readonly pays?: number
  /** Empty where misbehaving is all there is. */
  readonly trial: readonly Option<WorkOutcome>[]
}

/** The first so many goals of a story may be reached in any order, and some of them are enough. */
export interface GoalSet {
  readonly of: number
  readonly enough: number
}

/** How a story ends. Where credits decide, jobs still open may have to be settled first. */
export interface BaseStoryEnds {
  /** The first to reach the last goal wins. */
  'last-goal-wins': object
  /** Whoever reaches the last goal may call for the last round, after which credits decide. */
  'last-call': { settleJobs: boolean }
}

export interface StoryEnds extends BaseStoryEnds {}

export type StoryEndKind = keyof StoryEnds
export type StoryEndOf<K extends StoryEndKind> = { readonly kind: K } & Readonly<StoryEnds[K]>
export type StoryEnd = { [K in StoryEndKind]: StoryEndOf<K> }[StoryEndKind]

/** Changes to the usual steps of setting up. */
export interface SetUpCard {
  readonly id: string
  readonly box: BoxId
  readonly name: string
  /** The reshuffle cards are in the nav decks from the start, however many play. */
  readonly reshuffleCardsIn?: true
  readonly startingJobs?: readonly ContactId[]
  /** Boxes that must be in play besides its own. */
  readonly needsBoxes?: readonly BoxId[]
  /** For how many captains it is, where not for any number of them. */
  readonly seats?: readonly number[]
  /** Stories with which it is not played. */
  readonly notWith?: readonly string[]
  /** What the lists disagree on, and how it is read here. */
  readonly check?: string
}

export interface StoryCard {
  readonly id: string
  readonly box: BoxId
  readonly name: string
  readonly hours: string
  /** Goals written by us because the printed ones are not publicly known. */
  readonly ours?: true
  readonly startingJobs?: readonly ContactId[]
  readonly startingWarrants?: number
  /** Contacts who take no part: no starting job, no Deal. */
  readonly absent?: readonly ContactId[]
  readonly illegalJobBonus?: number
  /** Contacts to be Solid with for any work on a goal. */
  readonly requiresSolid?: readonly ContactId[]
  /** Boxes that must be in play besides its own. */
  readonly needsBoxes?: readonly BoxId[]
  /** For how many captains it is, where not for any number of them. */
  readonly seats?: readonly number[]
  readonly goals: readonly Goal[]
  readonly goalSet?: GoalSet
  /** What may be faced besides the trials of its goals. */
  readonly trials?: readonly Option<WorkOutcome>[]
  /** What a captain has is looked at when the captain's turn ends, and not before. */
  readonly goalsAtTurnEnd?: true
  readonly end: StoryEnd
  readonly check?: string
}
