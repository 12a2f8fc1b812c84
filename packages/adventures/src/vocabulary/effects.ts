import type { Amount, Duration, Face, GoonType, Skill, Square, Stance } from './basics.ts'
import type { Condition, CounterName } from './conditions.ts'
import type { NamedDoor, Place, Selection, Which, Who } from './selectors.ts'

/** What Waiting Goons can be made blind to. */
type Sign = 'bodies' | 'heroic'

/** What cards, tokens and Jobs do. */
export interface EffectKinds {
  // Movement
  /** As in a Move Action. */
  'move-self': { squares: number; ignoresBreakaway?: true }
  'move-crew': { who: Who; squares: number }
  /** The players move the Goon, which stays Waiting or Alerted. */
  'move-goon': { who: Who; squares: number }
  /** By the most direct route; `all` is without limit. */
  'goon-walk': { who: Who; squares: number | 'all'; toward: Place }
  /** For `with`, the target is the first of the two. */
  'swap-goons': { who: Selection<'goon'>; with: Selection<'goon'> }
  drag: { who: Who; squares: number; toward: Place }
  /** The first shifts of a Heavy Object in this Move Action cost no movement. */
  'free-shift': { amount: number }

  // Fights and harm
  /** The user turns Heroic; the Goon is Alerted, and Brawls the user at once at no time. */
  ambush: { who: Who }
  /** With a Goon next to the user. */
  brawl: object
  /** From 2 squares away, or `min`; `close` also allows a target next to the user. A hit deals a Wound, or does `hit`. */
  shoot: { dice: number; min?: number; max?: number; close?: true; targets?: number; hit?: readonly Effect[] }
  /** At a square in sight, by a Fight Test without weapons; `hit` is done to everybody in the block who sees its centre. */
  throw: { dice: number; range: number; size: number; scatter: number; hit: readonly Effect[] }
  wound: { who: Who; amount: number }
  /** The Wound just dealt, or about to be dealt, does not happen. */
  'cancel-wound': { who: Who }
  'pass-wound': { to: Who }
  heal: { who: Who; amount: number }
  'stand-up': { who: Who }
  /** A disabled Goon leaves a Sleeper instead of a Body. */
  'leave-sleeper': object

  // Attention
  alert: { who: Who }
  calm: { who: Who }
  /** Not Alerted by what it is made blind to; by a Wound still. */
  unwary: { who: Who; of: readonly Sign[]; until: Duration }
  /** Not carried out if already Heroic. */
  'go-heroic': { who: Who }
  /** If the user wishes, and is unhurt and not Downed; even if seen. */
  'go-casual': object
  /** The Action of that name; `seen` drops the need to be out of sight. */
  'act-casual': { seen?: true }
  /** Alerted unless it says otherwise, of any type in play, at the map's edge. */
  reinforce: { amount: Amount; type?: GoonType; at?: Place; waiting?: true }
  'cancel-reinforcement': object
  'sight-limit': { max: number; building: string; until: Duration }
  'shot-limit': { max: number; until: Duration }
  'no-cover': { until: Duration }
  /** A block around the target blocks sight. */
  smoke: { size: number; until: Duration }

  // Time
  /** Forward, or back if negative. */
  time: { who: Who; amount: number }
  alarm: { amount: number }
  'cancel-alarm': object
  timer: { name: string; amount: number }
  /** Move Actions gain squares. */
  pace: { stance: Stance; squares: number; until: Duration }

  // Tests
  'add-die': { amount: number }
  add: { amount: number }
  assist: object
  reroll: { what: 'die' | 'test'; only?: 'disgruntled' }
  'ignore-disgruntled': { amount: number }
  /** Of the next Test of the Skill. */
  'test-target': { skill: Skill; amount: number }
  'swap-skill': { use: Skill; insteadOf: Skill }
  'no-skill': object
  'no-assist': object
  'ties-spare': object
  'more-wounds': { lead: number; amount: number }
  /** The target lock's Test by another Skill. */
  'try-lock': { skill: Skill; add: number }

  // Money and cards
  reward: { amount: number }
  credits: { amount: number }
  intel: { amount: number }
  equipment: { amount: number }
  refresh: { card: 'target' | 'this' }

  // The map
  'open-lock': { which: Which }
  'open-door': { which: 'target' | NamedDoor }
  /** Every door of the building gets a Locked Token again. */
  relock: { building: string }
  /** Turns tokens face up, wherever they are. */
  look: { which: Which }
  'place-crate': { at: Square }
  'place-captive': { at: 'target' }
  remove: { which: Which }
  take: { item: string }
  'hand-over': { item: string }

  // Flow
  may: { effects: readonly Effect[] }
  /** One that cannot be carried out may not be chosen. */
  choose: { oneOf: readonly (readonly Effect[])[] }
  check: { if: readonly Condition[]; effects: readonly Effect[] }
  roll: { faces: Readonly<Partial<Record<Face, readonly Effect[]>>> }
  /** A flag of the Job is raised; it falls when `until` is over. */
  set: { flag: string; until?: Duration }
  /** Does what the Job lists under the name. */
  result: { name: string }
  count: CounterName & { amount: number }
  goto: { step: string }
  /** A person of the Job becomes an Alerted Goon. */
  'turn-goon': { who: Who }
  win: object
  bust: object
  'attack-captive': object
}

export type EffectKind = keyof EffectKinds

/** `else` is done if the effect finds nobody, cannot be carried out, or its condition does not hold. */
export type EffectOf<K extends EffectKind> = { readonly do: K; readonly else?: readonly Effect[] } & Readonly<
  EffectKinds[K]
>
export type Effect = { [K in EffectKind]: EffectOf<K> }[EffectKind]
