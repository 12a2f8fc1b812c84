import type { Ability } from './abilities.ts'
import type { CharacterClass, Crew, Descriptor, EnemyKeyword, Letter, Resource, StrikeKind, TaskId } from './basics.ts'
import type { Effect } from './effects.ts'

interface Card {
  /** Unique among all cards of the game. */
  readonly id: string
  /** The printed name. */
  readonly name: string
  readonly copies: number
  readonly abilities: readonly Ability[]
}

/** A card of a player's deck, or one that can come into it. */
export interface CharacterCard extends Card {
  readonly class: CharacterClass | null
  readonly cost: number
  readonly recruit?: number
  readonly attack?: number
  /** The figure that the card's own text can raise. */
  readonly plus?: Resource
  readonly coordinate?: true
}

export type Rarity = 'common' | 'uncommon' | 'rare'

/** One of the fourteen cards of a crew member's stack. */
export interface StackCard extends CharacterCard {
  readonly rarity: Rarity
}

export interface Avatar {
  readonly crew: Crew
  readonly name: string
  readonly rank: number
  readonly health: number
  readonly defense: number
  readonly talent: AvatarText
  readonly flaw: AvatarText
}

export interface AvatarText {
  readonly name: string
  readonly abilities: readonly Ability[]
}

export interface CrewStrike extends Card {
  readonly damage: number
}

export interface ShipStrike extends Card {
  /** What repairing it costs. */
  readonly repair: number
}

export interface Upgrade extends Card {
  readonly credits: number
}

export interface SideJob extends Card {}

export interface Inevitable extends Card {
  /** What its strikes are. */
  readonly type: StrikeKind
}

/** A card of a mini-deck. */
export type EpisodeCard =
  | EnemyCard
  | EpisodeText
  | (CharacterCard & { readonly type: 'character' })
  | (ShipStrike & { readonly type: 'ship-strike' })

/** An Episode card that is nothing but its text. */
export interface EpisodeText extends Card {
  readonly type: 'goal' | 'event' | 'special'
  readonly keywords?: readonly EnemyKeyword[]
}

export interface EnemyCard extends Card {
  readonly type: 'crew' | 'ship'
  readonly descriptors: readonly Descriptor[]
  readonly attack: number
  readonly keywords?: readonly EnemyKeyword[]
}

export interface Task {
  readonly id: TaskId
  readonly name: string
  readonly mandatory?: true
  readonly reward: readonly Effect[]
  readonly failure?: readonly Effect[]
}

/** An Objective with its mini-deck. */
export interface Episode {
  /** Its place in the series. */
  readonly number: number
  readonly name: string
  readonly letter: Letter
  readonly tasks: readonly Task[]
  readonly abilities: readonly Ability[]
  readonly deck: readonly EpisodeCard[]
}
