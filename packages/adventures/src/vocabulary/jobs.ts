import type { JobAttempt, SideAction, TurnAction } from './actions.ts'
import type { Amount, ChallengeDeck, Face, GoonType, Square } from './basics.ts'
import type { Condition, CounterName, Requirement } from './conditions.ts'
import type { Effect } from './effects.ts'
import type { JobMap } from './maps.ts'
import type { NamedGoon, NamedToken } from './selectors.ts'

export interface JobGoon {
  readonly id: string
  readonly type: GoonType
  readonly at: Square
  /** By which texts of the Job name several. */
  readonly group?: string
}

/** A chain of markers, and the Goons on it with the place of the marker that each walks to first. */
export interface Patrol {
  readonly id: string
  readonly route: readonly Square[]
  readonly goons: Readonly<Record<string, number>>
  /** Where the Patrol marker starts. */
  readonly moment: number
}

/** Safes have a Locked Token. Cargo is a Heavy Object, shown by an Objective Token. Only Objective Tokens are entered. */
export type TokenKind = 'terminal' | 'crate' | 'safe' | 'numbered' | 'objective' | 'cargo'

export interface JobToken {
  readonly id: string
  readonly kind: TokenKind
  readonly at: Square
}

/** What a reward or a target number counts. */
export type Count =
  | 'body-on-map'
  | 'body-outdoors'
  /** From the marker of the Crew Member who completed the Job to the last Moment. */
  | 'moment-left'
  | 'crew-downed'
  /** Crew who are neither Downed nor where the Job's reward says at completion. */
  | 'crew-left'
  | (CounterName & { readonly beyond?: Amount })

/** An amount, as often as something counts. */
export interface CountedAmount {
  readonly amount: number
  readonly per?: Count
  readonly max?: number
}

/** Where a Challenge may be tried. `householder`: at each of them; `buyer`: at the one who is number 1, once known. */
export type ChallengeSpot = NamedGoon | NamedToken | 'householder' | 'buyer' | 'captive'

/** A place of Challenges; a Crew Member must be next to it. */
export interface ChallengePlace {
  readonly id: string
  readonly at: ChallengeSpot
  /** Of several, the player chooses one before drawing. */
  readonly decks: readonly ChallengeDeck[]
  /** How often it can be passed. */
  readonly successes: number
  /** The only steps in which it is open. */
  readonly steps?: readonly string[]
  readonly needs?: readonly Requirement[]
  /** Added to the target numbers of both ways. */
  readonly targetChange?: readonly CountedAmount[]
  /** On top of the card's own. */
  readonly success: readonly Effect[]
  readonly fail: readonly Effect[]
}

/** An Action of the Job's own. One that is aimed at a place of Challenges needs it open, and its success uses it up. */
export type JobAction = (TurnAction | SideAction | JobAttempt) & { readonly steps?: readonly string[] }

/** When a rule of the Job is followed. */
export type Trigger =
  | { readonly on: 'challenge-failed'; readonly deck: ChallengeDeck }
  /** Before Alarm, stars and threat check. */
  | { readonly on: 'crew-turn-ends' }
  /** A door that the Job kept shut is opened. */
  | { readonly on: 'door-opened'; readonly building: string }
  /** For the first time, also on entering the step. */
  | { readonly on: 'counter-reached'; readonly counter: string; readonly at: Amount }
  | { readonly on: 'object-placed'; readonly zone: string }
  /** On its own turn a Crew Member inside a building, or in a Doorway, sees the building's Numbered Token; it is turned up. */
  | { readonly on: 'building-seen' }
  /** The Numbered Token is face up for the first time, by whatever means. */
  | { readonly on: 'number-seen'; readonly number: number }
  /** A Crate or Safe. */
  | { readonly on: 'token-opened' }
  | { readonly on: 'timer-ends'; readonly name: string }
  /** A star event was rolled, at this Moment or later. */
  | { readonly on: 'star'; readonly from: Amount }
  | { readonly on: 'captive-down' }
  /** Time is over, and the Job is about to be a Bust. */
  | { readonly on: 'time-over' }
  /** An Alerted Goon is about to take an Action. */
  | { readonly on: 'goon-turn' }

export interface JobRule {
  readonly when: Trigger
  readonly if?: readonly Condition[]
  readonly do: readonly Effect[]
}

/** One goal after the other; only the current step's rules hold. */
export interface JobStep {
  readonly id: string
  readonly rules: readonly JobRule[]
}

/** What is particular to a Job. */
export type SpecialRule =
  /** No cargo is shifted across these doors while a Waiting Goon is next to the door. */
  | { readonly rule: 'guarded-haul'; readonly doors: readonly string[] }
  /** What opens any lock also opens these doors; then this follows. */
  | { readonly rule: 'breachable'; readonly doors: readonly string[]; readonly do: readonly Effect[] }
  /** Numbered Tokens from 1 up are mixed and laid face down on the places; some that are not number 1 are then taken away unseen. */
  | { readonly rule: 'hidden-numbers'; readonly places: readonly string[]; readonly ruledOut: Amount }
  /** Persons stand on the places: no Characters, never attacked, never entered. */
  | { readonly rule: 'persons'; readonly places: readonly string[] }
  /** Something that is carried besides equipment; `any`: by a Crew Member of the players' choice from the start. */
  | { readonly rule: 'item'; readonly item: string; readonly starts: 'any' | 'nobody' }
  /** Once the flag says that he is free, a Heavy Object; healed, he walks along with Crew Members next to him. */
  | {
      readonly rule: 'captive'
      readonly wounds: number
      readonly fight: number
      readonly squares: number
      readonly freed: string
    }

/** A Crew turn that ends on or beyond the marker triggers it. */
export interface Alarm {
  readonly start: number
  readonly do: readonly Effect[]
  /** How far it moves on. */
  readonly next: number
}

export interface JobEvent {
  readonly id: string
  readonly name: string
  readonly do: readonly Effect[]
}

export interface RewardLine extends CountedAmount {
  readonly if?: readonly Condition[]
}

export interface Reward {
  readonly base: number
  readonly lines: readonly RewardLine[]
  readonly intel: readonly RewardLine[]
  /** How near Crew must be at completion so as not to be left. */
  readonly leaving?: { readonly to: NamedToken; readonly within: number }
}

/** How well a Job went, from the worst to the best. */
export const grades = ['hardly-worth-the-fuel', 'scraping-by', 'fair-day', 'big-score'] as const
export type Grade = (typeof grades)[number]

/** What changes with fewer Crew. */
export interface Fewer {
  /** Goons that are not placed; they may still come as reinforcements. */
  readonly leaveOut?: readonly string[]
  /** Added to the Alarm's start. */
  readonly alarm?: number
  readonly figures?: Readonly<Record<string, number>>
}

export interface Job {
  readonly id: string
  readonly letter: 'A' | 'B' | 'C' | 'D'
  readonly name: string
  /** The number of Crew that it is made for, and the Segments for so many. */
  readonly crew: number
  readonly segments: number
  readonly map: JobMap
  readonly goons: readonly JobGoon[]
  readonly patrols: readonly Patrol[]
  readonly tokens: readonly JobToken[]
  readonly special: readonly SpecialRule[]
  /** Numbers that `fewer` may change. */
  readonly figures: Readonly<Record<string, number>>
  readonly challenges: readonly ChallengePlace[]
  readonly actions: readonly JobAction[]
  readonly results: Readonly<Record<string, readonly Effect[]>>
  /** Rules that hold in every step. */
  readonly rules: readonly JobRule[]
  /** The first is where the Job begins. */
  readonly steps: readonly JobStep[]
  readonly alarm: Alarm | null
  readonly events: Readonly<Record<Face, JobEvent>>
  readonly reward: Reward
  /** The Reward with found credits that each grade begins at. */
  readonly grades: Readonly<Record<Grade, number>>
  readonly fewer: Readonly<Record<1 | 2 | 3 | 4, Fewer>>
}
