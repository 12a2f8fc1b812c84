import type { Zone } from '@keep-flying/kernel'
import type { Carried, State, Table } from '../../state.ts'
import type { CardId, Skill } from '../../vocabulary/index.ts'

/** What this box keeps on the table. */
export interface PiratesState {
  /** Bounties nobody has seen. */
  readonly deck: Zone
  /** The Most Wanted list. */
  readonly open: Zone
  /** Bounties that were claimed, each with the Fugitives bound under it. */
  bound: Bound[]
  /** Those the Alliance holds, in the story that has them. */
  prisoners: Bound[]
  /** The attack under way. */
  encounter: Encounter | null
  /** Crew who have paid off a Misbehave card this turn. */
  paidOff: CardId[]
}

/** Fugitives bound beside a ship, with the Bounty on them. */
export interface Bound {
  readonly seat: number
  readonly bounty: CardId
  crew: CardId[]
  /** Freed from the Alliance: nobody delivers it, and nobody takes it. */
  readonly freed?: true
}

/** An attack: everybody at the table sees how it stands. */
export interface Encounter {
  /** The Piracy job or the Bounty that is worked, or whoever attacks alone. */
  readonly card: CardId
  /** Who attacks; null for somebody who is no captain. */
  readonly attacker: number | null
  /** Who is attacked; null where a Fugitive stands alone. */
  readonly defender: number | null
  /** Whom the Bounty is about. */
  readonly fugitives: readonly CardId[]
  stage: 'boarding' | 'showdown'
  attack?: Stand
  defence?: Stand
}

/** One side of a Showdown. */
export interface Stand {
  readonly skill: Skill
  /** The gear in hand, once it is dealt out. */
  carried?: readonly Carried[]
  /** Everything but the dice, once that is settled. */
  points?: number
  die?: number
}

export function piratesIn(state: State): PiratesState {
  const { pirates } = state.boxes
  if (!pirates) throw new Error('This game is played without Bounties.')
  return pirates
}

export function piratesOf(t: Table): PiratesState {
  return piratesIn(t.state)
}
