import type { Amount, Stance } from './basics.ts'
import type { NamedToken, Selection } from './selectors.ts'

/** A counter of the Job; one that is kept `here` is kept apart for each place, and begins at 0. */
export interface CounterName {
  readonly counter: string
  readonly here?: true
}

/** What an Action needs when it is declared. */
interface RequirementKinds {
  adjacent: { to: 'target' | 'captive' | 'mule' | NamedToken }
  /** The target is in the user's sight. */
  'in-sight': object
  /** How far the target is. */
  range: { max: number }
  /** No Goon on the map sees the user. */
  unseen: object
  unhurt: object
  /** A Wound of the Downed user was healed since it went down. */
  'healed-once': object
  casual: object
  'no-alerted-goon-adjacent': object
  /** The user holds the Job's item. */
  carrying: { item: string }
  flag: { name: string }
  counter: CounterName & { atLeast: Amount }
  /** Somebody is at home behind the target, and was not taken off the map. */
  'house-manned': object
}

type Requiring<K extends keyof RequirementKinds> = { readonly need: K } & Readonly<RequirementKinds[K]>
export type Requirement = { [K in keyof RequirementKinds]: Requiring<K> }[keyof RequirementKinds]

/** What a rule of the Job asks. */
interface ConditionKinds {
  flag: { name: string; not?: true }
  counter: CounterName & { atLeast: Amount }
  'carrier-adjacent': { item: string; to: 'mule' }
  'carrier-in': { item: string; zone: string }
  'carrier-outside': { item: string; building: string }
  'cause-is': { stance: Stance }
  'cause-in': { building: string }
  /** One of these Goons sees the acting Crew Member. */
  'seen-by': { who: Selection<'goon'> }
  /** The acting Crew Member has none of these cards ready. */
  'not-carrying': { cards: readonly string[] }
  /** The number that the turned token shows. */
  'token-number': { number: number }
  'captive-on': { zone: string }
  /** The captive is next to the acting Goon, and no opponent is. */
  'captive-adjacent': object
  'captive-unhurt': object
  'nobody-heroic-yet': object
  /** The opened Crate or Safe is in a house whose householder is still there, and may be the one sought. */
  'house-occupied': object
  /** Number 1 was not turned, and only one Numbered Token lies face down. */
  'one-house-left': object
  /** The Goon is on the map, and Waiting. */
  'goon-present': { goon: string }
}

type ConditionOf<K extends keyof ConditionKinds> = { readonly is: K } & Readonly<ConditionKinds[K]>
export type Condition = { [K in keyof ConditionKinds]: ConditionOf<K> }[keyof ConditionKinds]
