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

type See = (card: CardId, spot: Spot) => void

/**
 * All cards whose text can hold: the Combat Zone from the oldest, the 'Verse from left to right, then everything else.
 */
function lookOver(state: State, see: See): void {
  for (const card of state.combatZone.cards) see(card, inCombatZone)
  lookOverVerse(state, see)
  for (const card of state.operations.cards) see(card, inOperations)
  for (const { strike } of state.serenity) if (strike !== null) see(strike, onSerenity)
  for (const { upgrade } of state.serenity) if (upgrade !== null) see(upgrade, onSerenity)
  for (const { seat, strikes, down } of state.mains)
    if (seat !== null && !down) for (const { card } of strikes) see(card, beforeSeat(seat))
}

function lookOverVerse(state: State, see: See): void {
  const closed = inevitableAt(state) ?? -1
  // Spaces to the right of the Inevitable card are gone; its own is not, while it is there.
  const last = isInevitableOut(state) ? closed + 1 : Math.max(0, closed)
  for (let index = state.verse.length - 1; index >= last; index--) {
    const space = state.verse[index]
    if (!space) continue
    if (index > closed) for (const card of space.shown.cards) see(card, inSpace(index))
    for (const card of space.attached.cards) see(card, attachedTo(index))
  }
}

/** The cards that lie there now. */
export function lyingIn(state: State): Lying {
  const cards: CardId[] = []
  const spots: Spot[] = []
  lookOver(state, (card, spot) => {
    cards.push(card)
    spots.push(spot)
  })
  return { cards, spots }
}

/** Whether these cards still lie in their places, and no others. */
export function stillLie({ cards, spots }: Lying, state: State): boolean {
  let at = 0
  let same = true
  lookOver(state, (card, spot) => {
    if (cards[at] !== card || spots[at] !== spot) same = false
    at++
  })
  return same && at === cards.length
}
