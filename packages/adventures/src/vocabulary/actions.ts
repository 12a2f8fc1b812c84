import type { Limit } from './basics.ts'
import type { Requirement } from './conditions.ts'
import type { Effect } from './effects.ts'
import type { Hook } from './hooks.ts'
import type { NamedToken, Selection } from './selectors.ts'
import type { SkillTest } from './skill-tests.ts'

/** What an Action is aimed at. */
export type Aim =
  | Selection<'crew' | 'goon' | 'lock' | 'numbered' | 'shut-door' | 'equipment' | 'square'>
  | NamedToken
  | 'captive'

interface Doing {
  /** Unique on its side of the card. */
  readonly id: string
  readonly name: string
  /** Moments that the user pays; a boost adds them to the boosted Action. */
  readonly time: number
  /** The user must be Heroic; otherwise both may. On a Crew Card the side decides. */
  readonly heroic?: true
  readonly needs?: readonly Requirement[]
  readonly aim?: Aim
  readonly do: readonly Effect[]
  /** The card is exhausted. */
  readonly exhaust?: true
  readonly limit?: Limit
  /** The effects may be done in any order. */
  readonly eitherOrder?: true
}

/** One of the two Actions of a turn. */
export type TurnAction = Doing & { readonly use: 'action' }

/** Joined to another Action of the user, or always in force. */
export type HookedAction = Doing & { readonly use: 'boost' | 'passive'; readonly hook: Hook }

/** Besides the two Actions: in or out of the user's turn, or free on its own turn; or when its moment comes. */
export type SideAction = Doing & { readonly use: 'any-time' | 'free'; readonly hook?: Hook }

export type Action = TurnAction | HookedAction | SideAction

/** What a Challenge Card or a Locked Token lets a Crew Member attempt. */
export interface Attempt {
  readonly heroic?: true
  readonly time: number
  readonly test: SkillTest
}

/** An Action of the Job's own that is a Test. */
export interface JobAttempt extends Attempt {
  readonly id: string
  readonly name: string
  readonly needs?: readonly Requirement[]
  readonly aim: Aim
  readonly success: readonly Effect[]
  readonly fail: readonly Effect[]
}
