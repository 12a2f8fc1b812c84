import type { BoxId, ContactId, PlaceId, Region } from './basics.ts'
import type { Option, WorkOutcome } from './events.ts'

export interface GoalCondition {
  readonly solidWithAnyOf?: number
  readonly solidWith?: readonly ContactId[]
  readonly credits?: number
  readonly at?: PlaceId
  readonly atOwnHaven?: true
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
  /** Ends at once when so many contacts have neither deck nor discards left; then credits decide. */
  | { readonly kind: 'contacts-exhausted'; readonly decks: number; readonly settleJobs: boolean }

/** Changes to the usual steps of setting up. */
export interface SetUpCard {
  readonly id: string
  readonly box: BoxId
  readonly name: string
  /** The reshuffle cards are in the nav decks from the start, however many play. */
  readonly reshuffleCardsIn?: true
  readonly startingJobs?: readonly ContactId[]
  /** An Alert token in every planetary sector where no ship starts: Alliance in Alliance Space, Reaver elsewhere. */
  readonly alertsOnPlanets?: true
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
  /** Each captain chooses a Haven within this region, and starts there. */
  readonly havens?: { readonly within: Region; readonly notAt: readonly PlaceId[] }
  /** An Alliance Alert token on every planet of Alliance Space without a Haven. */
  readonly allianceAlertsOnPlanets?: true
  /** Every illegal job completed brings a Warrant. */
  readonly illegalJobWarrant?: true
  /** The Cruiser never enters a Haven; sent there, the player to the right puts it beside the Haven. */
  readonly noCruiserAtHavens?: true
  /** Any Haven: Fuel and Shore Leave in one Buy action. One's own: leave for nothing, and up to so much Fuel. */
  readonly havenComforts?: {
    readonly fuelAndShoreLeaveTogether: true
    readonly freeShoreLeaveAtOwn: true
    readonly freeFuelAtOwn: number
  }
  /** Contacts to be Solid with for any work on a goal. */
  readonly requiresSolid?: readonly ContactId[]
  /** Contacts with whom a Warrant on a goal does not end Solid. */
  readonly goalWarrantsSpare?: readonly ContactId[]
  /** Every contact deck holds only as many cards as there are players. */
  readonly contactDecksCutToPlayers?: true
  readonly goals: readonly Goal[]
  readonly end: StoryEnd
  readonly check?: string
}
