import type { Action, Attempt } from './actions.ts'
import type { Crew, GoonType, Limit, SkillPoints, Stance } from './basics.ts'
import type { Requirement } from './conditions.ts'
import type { Effect } from './effects.ts'
import type { Hook } from './hooks.ts'

export interface CrewCard {
  readonly id: Crew
  readonly name: string
  readonly skills: SkillPoints
  readonly wounds: number
  readonly sides: Readonly<Record<Stance, readonly Action[]>>
}

export type GoonDeed = 'brawl' | 'move' | 'shoot'

/** When a Goon takes an Action of its list. */
export type GoonCondition = 'next-to-opponent' | 'sees-within-engage' | 'second-action-and-sees' | 'always'

interface GoonShoot {
  readonly dice: number
  readonly time: number
  /** Also at somebody next to it. */
  readonly close?: true
  readonly ignoresCover?: true
}

/** The common back of a type: what its Goons do. */
export interface GoonActions {
  readonly brawl: { readonly time: number }
  readonly move: { readonly squares: number; readonly time: number }
  readonly shoot?: GoonShoot
  /** How near an opponent must be to be shot at with the first Action. */
  readonly engage?: number
  /** The first that is possible is taken. */
  readonly priority: readonly { readonly if: GoonCondition; readonly take: GoonDeed }[]
}

/** A rule of one Goon. */
export interface GoonRule {
  readonly hook: Hook
  readonly needs?: readonly Requirement[]
  readonly limit?: Limit
  readonly do: readonly Effect[]
}

/** One Goon, with what differs from others of its type. */
export interface GoonCard {
  readonly id: string
  readonly name: string
  readonly type: GoonType
  readonly fight: number
  readonly wounds: number
  readonly change?: {
    readonly move?: { readonly squares: number }
    readonly shoot?: Partial<GoonShoot>
    readonly engage?: number
    readonly priority?: GoonActions['priority']
  }
  readonly rules: readonly GoonRule[]
}

export type EquipmentType = 'firearm' | 'melee' | 'explosive' | 'tool' | 'clothing' | 'social' | 'medical'

export interface EquipmentCard {
  readonly id: string
  readonly name: string
  readonly copies: number
  readonly price: number
  readonly types: readonly EquipmentType[]
  readonly skills: SkillPoints
  readonly actions: readonly Action[]
}

/** One of the two ways of a Challenge; its success comes on top of clearing the card. */
export interface ChallengeOption extends Attempt {
  readonly name: string
  readonly success?: readonly Effect[]
}

export interface ChallengeCard {
  readonly id: string
  readonly name: string
  readonly tier: 'easy' | 'medium' | 'hard'
  readonly options: readonly [ChallengeOption, ChallengeOption]
  /** Whichever way failed. */
  readonly fail: readonly Effect[]
}

/** A Locked Token: what its other side shows, or nothing if it was never locked. */
export interface LockToken {
  readonly id: string
  readonly copies: number
  readonly attempt: Attempt | null
}

/** A Crate or Safe Token: what is found in it. */
export interface FindToken {
  readonly id: string
  readonly copies: number
  readonly do: readonly Effect[]
}
