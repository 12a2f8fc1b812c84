import type { Letter, Resource, StrikeKind, TaskId } from './basics.ts'
import type { Condition, CounterPlace } from './conditions.ts'
import type { Cost } from './costs.ts'
import type { Duration, Modifier, Purpose } from './modifiers.ts'
import type { Amount } from './numbers.ts'
import type { Destination, Target, Who } from './selectors.ts'

/** Where a card that is gained goes; to the discard pile unless it says otherwise. */
export type GainedTo = 'deck-top' | 'deck-shuffle' | 'hand'

/** What cards do. Whoever is meant is you, and what is done is done once, unless it says otherwise. */
export interface EffectKinds {
  // Points and cards
  recruit: { n: Amount }
  attack: { n: Amount; who?: 'active'; only?: Purpose }
  credits: { n: number }
  draw: { n: Amount; who?: Who }
  discard: { n: number; who?: Who; highestCost?: true }
  'discard-hand': { who?: Who }
  /** Defeats characters of your own, from hand or played unless it says otherwise. */
  'defeat-own': { n: number; upTo?: true; from?: 'discard'; costMin?: number; random?: true }
  'gain-talent': { who?: Who; to?: GainedTo; n?: number }
  'gain-flaw': { who?: Who; to?: GainedTo; n?: number }
  'gain-bridge': { costMax: number; to?: GainedTo }
  'gain-browncoats': { who?: Who; to?: GainedTo }
  /** Looks through the own deck for characters, and shuffles it. */
  search: { n: number; who?: Who; to: 'hand' }
  /** Looks at the top of the own deck, discards some, and puts the rest back in any order. */
  arrange: { n: number; discard: number }
  /** Puts Bridge cards under the Crew Deck and refills: of your choice, or those that cost most. */
  'sweep-bridge': { n: number; highestCost?: true }
  'extra-coordinate': { n: number; who: Who }
  /** This Episode Character goes into the player's deck, which is shuffled. */
  'join-deck': { who: Who }
  /** One Activate or limit of an Upgrade that was used may be used again. */
  'reset-upgrade': object

  // The 'Verse and the Episode deck
  scan: { n: number; upTo?: true }
  look: { n: number }
  'add-episode': { n: number }
  /** Moves any card of the 'Verse, step by step. */
  move: { what: 'verse-card' | 'this'; dir: 'left' | 'right'; n: number }
  send: { what: Target; to: Destination }
  /** To the space where it is, or to one of your choice. */
  attach: { space: 'here' | 'pick' | 5 }
  'enemy-strikes': { what: Target }
  'move-inevitable': { n: number }

  // Strikes, healing, the ship
  strike: { who: Who; n: number }
  'ship-strike': { n: number }
  /** Strikes that the player may skip before the turn ends, each chosen when it is due. */
  avoid: { kind: StrikeKind | 'any'; n: number | 'all'; who?: Who }
  cancel: { kind: StrikeKind }
  redirect: { to: 'other' }
  heal: { who: Who; n: number; maxDamage?: number }
  'heal-damage': { who: Who; n: number }
  repair: { n: number }
  'set-damage': { n: number }
  'discard-strike': object
  'place-ship-strike': object

  // Tasks and counters
  complete: { task: TaskId }
  fail: { task: TaskId }
  /** One more towards the task, which is completed at `need`. */
  progress: { task: TaskId; need: number }
  'succeed-job': object
  /** Cards go next to Serenity and stand for Credits. */
  'next-to-serenity': { what: Target; credits: number }
  counter: { of: CounterPlace; name: string; add?: number; set?: number }
  /** Any amount of the resource onto this card; at `need`, what follows happens. */
  'pay-in': { pay: Resource; need: number; effects: readonly Effect[] }
  /** Kept for the set-up of the campaign's next game. */
  campaign: { id: string; effects: readonly (Effect | SeedCard)[] }

  // Control
  choose: { options: readonly (readonly Effect[])[] }
  vote: { options: readonly (readonly Effect[])[] }
  each: { who: Who; effects: readonly Effect[] }
  branch: { if: Condition; effects: readonly Effect[]; else?: readonly Effect[] }
  /** The player may pay; `effects` if so, `else` if not. */
  'pay-or': { who?: Who; cost: readonly Cost[]; effects?: readonly Effect[]; else?: readonly Effect[] }
  /** Whether the effect just before was done in full. */
  'if-done': { effects: readonly Effect[]; else?: readonly Effect[] }
  repeat: { times: Amount; effects: readonly Effect[] }
  may: { effects: readonly Effect[] }
  modify: { modifier: Modifier; until: Duration }
}

export type EffectKind = keyof EffectKinds
export type EffectOf<K extends EffectKind> = { readonly do: K } & Readonly<EffectKinds[K]>
export type Effect = { [K in EffectKind]: EffectOf<K> }[EffectKind]

/** Copies of an Episode card that are shuffled into a mini-deck of the campaign's next game. */
export interface SeedCard {
  readonly do: 'seed'
  readonly card: string
  readonly letter: Letter
  readonly n: number
}
