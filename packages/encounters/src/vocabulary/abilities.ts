import type { CharacterClass, StrikeKind, TaskId } from './basics.ts'
import type { Condition } from './conditions.ts'
import type { Cost } from './costs.ts'
import type { Effect } from './effects.ts'
import type { Modifier } from './modifiers.ts'

/** When a card's text is followed, once each time. */
export type Trigger =
  /** On playing it, right after its figures are gained. */
  | { readonly at: 'play' }
  /** On playing it, if a card of the class was played before; optional. */
  | { readonly at: 'combo'; readonly class: CharacterClass }
  /** Later in the same Action Phase, once; optional. */
  | { readonly at: 'activate' }
  /** When its owner Coordinates it, after the replacement draw. */
  | { readonly at: 'coordinate' }
  /** From hand, at a moment of another player's turn; optional. */
  | { readonly at: 'reaction'; readonly when: StrikeMoment; readonly ownTurn?: true }
  | { readonly at: 'reveal' }
  /** Each time this enemy strikes, after the strike card was resolved. */
  | { readonly at: 'strike' }
  | { readonly at: 'defeated' }
  | { readonly at: 'escape' }
  /** Strike cards: when it is turned up, before it counts. */
  | { readonly at: 'before-placing' }
  /** Strike cards: after it was placed. */
  | { readonly at: 'drawn' }
  /** Labelled Ship Strikes: when it is repaired in any way, or cancelled. */
  | { readonly at: 'repaired' }
  /** Side Jobs: what completes it, and what follows. */
  | { readonly at: 'mission' }
  | { readonly at: 'success' }
  | { readonly at: 'failure' }
  /** Objectives: as the Episode begins. */
  | { readonly at: 'setup' }
  | { readonly at: 'task-done'; readonly task: TaskId }
  | { readonly at: 'end-of-episode' }
  /** Upgrades: when it is bought. */
  | { readonly at: 'bought' }

/** When a strike is about to be drawn, or was turned up and not yet placed; and whose it must be. */
export type StrikeMoment =
  | { readonly strikeDue: StrikeKind; readonly victim?: 'other' }
  | { readonly strikeDrawn: StrikeKind; readonly victim?: 'other' }

/** Where a card must be for its text to hold: anywhere in play, or one area. */
export type Scope = 'ongoing' | 'verse' | 'combat-zone' | 'operations' | 'attached'

/** A moment that text in play waits for. */
export type Moment =
  | 'start-of-turn'
  | 'start-of-action'
  | 'strike-phase-end'
  | 'end-of-turn'
  | 'this-moves'
  | 'this-enters-combat-zone'
  | 'scan'
  | StrikeMoment

/** Text that is followed when its trigger comes. */
export type TriggeredAbility = Trigger & Conditions & Doing

/** Text that holds while the card is in its scope: all the time, at a moment, or as an action of the active player. */
export type ScopedAbility = { readonly in: Scope | readonly Scope[] } & Conditions &
  ({ readonly static: readonly Modifier[] } | ({ readonly when: Moment } & Doing) | ({ readonly action: true } & Doing))

export type Ability = TriggeredAbility | ScopedAbility

interface Conditions {
  readonly if?: Condition
  readonly limit?: 'turn' | 'episode'
}

interface Doing {
  /** Declined or beyond one's means: `else`, or nothing. */
  readonly cost?: readonly Cost[]
  /** The whole may be declined. */
  readonly may?: true
  readonly effects: readonly Effect[]
  readonly else?: readonly Effect[]
}
