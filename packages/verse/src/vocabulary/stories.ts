import type { BoxId, ContactId, PlaceId } from './basics.ts'
import type { Option, WorkOutcome } from './events.ts'

export interface GoalCondition {
  readonly solidWithAnyOf?: number
  readonly solidWith?: readonly ContactId[]
  readonly credits?: number
  readonly at?: PlaceId
}

export type Goal = { readonly name: string } & (
  | {
      /** Reached the moment the condition holds; `pays` goes to the bank then. */
      readonly kind: 'condition'
      readonly when: GoalCondition
      readonly pays?: number
    }
  | {
      /** Worked with a Work action at the place. */
      readonly kind: 'work'
      readonly at: PlaceId
      readonly misbehave: number
      readonly trial: readonly Option<WorkOutcome>[]
    }
)

/** How the last goal ends the game: its first holder wins, or may call for the last round, after which credits decide. */
export type StoryEnd =
  | { readonly kind: 'last-goal-wins' }
  | { readonly kind: 'last-call'; readonly settleJobs: boolean }

export interface StoryCard {
  readonly id: string
  readonly box: BoxId
  readonly name: string
  readonly hours: string
  readonly summary: string
  /** Goals written by us because the printed ones are not publicly known. */
  readonly ours?: true
  readonly startingJobs?: readonly ContactId[]
  readonly startingWarrants?: number
  /** Contacts who take no part: no starting job, no Deal. */
  readonly absent?: readonly ContactId[]
  readonly illegalJobBonus?: number
  readonly goals: readonly Goal[]
  readonly end: StoryEnd
  readonly check?: string
}
