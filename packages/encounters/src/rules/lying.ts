import type { CardId, State } from '../state.ts'
import type { Scope } from '../vocabulary/index.ts'
import { inevitableAt, isInevitableOut } from './inevitable.ts'

/** Which cards lie where their texts can hold. */

/** Where a card lies. There is one of these for each place, so that places can be told apart by identity. */
export interface Spot {
  readonly place: Exclude<Scope, 'ongoing'> | 'serenity' | 'avatar'
  /** The space of the 'Verse it is in or attached to, counted from 0. */
  readonly space?: number
  /** The seat that is "you" in its text, if not that of the active player. */
  readonly seat?: number
}

/** Cards and their places, side by side. */
export interface Lying {
  readonly cards: CardId[]
  readonly spots: Spot[]
}

const inCombatZone: Spot = { place: 'combat-zone' }
const inOperations: Spot = { place: 'operations' }
const onSerenity: Spot = { place: 'serenity' }

function spotsOf(made: (n: number) => Spot): (n: number) => Spot {
  const spots: Spot[] = []
  return (n) => (spots[n] ??= made(n))
}

const inSpace = spotsOf((space) => ({ place: 'verse', space }))
const attachedTo = spotsOf((space) => ({ place: 'attached', space }))
const beforeSeat = spotsOf((seat) => ({ place: 'avatar', seat }))

/**
 * All cards whose text can hold: the Combat Zone from the oldest, the 'Verse from left to right, then everything else.
 */
export function lookOver(state: State): Lying {
  const seen: Lying = { cards: [], spots: [] }
  for (const card of state.combatZone.cards) see(seen, card, inCombatZone)
  seeVerse(seen, state)
  for (const card of state.operations.cards) see(seen, card, inOperations)
  for (const { strike } of state.serenity) if (strike !== null) see(seen, strike, onSerenity)
  for (const { upgrade } of state.serenity) if (upgrade !== null) see(seen, upgrade, onSerenity)
  for (const { seat, strikes, down } of state.mains)
    if (seat !== null && !down) for (const { card } of strikes) see(seen, card, beforeSeat(seat))
  return seen
}

function seeVerse(seen: Lying, state: State): void {
  const closed = inevitableAt(state) ?? -1
  // Spaces to the right of the Inevitable card are gone; its own is not, while it is there.
  const last = isInevitableOut(state) ? closed + 1 : Math.max(0, closed)
  for (let index = state.verse.length - 1; index >= last; index--) {
    const space = state.verse[index]
    if (!space) continue
    if (index > closed) for (const card of space.shown.cards) see(seen, card, inSpace(index))
    for (const card of space.attached.cards) see(seen, card, attachedTo(index))
  }
}

function see({ cards, spots }: Lying, card: CardId, spot: Spot): void {
  cards.push(card)
  spots.push(spot)
}

/** Whether the same cards lie in the same places. */
export function areSame(one: Lying, other: Lying): boolean {
  if (one.cards.length !== other.cards.length) return false
  for (let at = 0; at < one.cards.length; at++)
    if (one.cards[at] !== other.cards[at] || one.spots[at] !== other.spots[at]) return false
  return true
}
