import { moveCard, type Rules } from '@keep-flying/kernel'
import type { CardId, Space, State, Table } from '../state.ts'
import { hasKeyword } from './enemies.ts'
import { inevitableAt, isInevitableOut } from './inevitable.ts'
import { atMoment, enterCombatZone, takeFromPlay } from './reveal.ts'
import { cardIn, cardName, isInevitable, spaceAt, spaceName, tell } from './table.ts'

/** How cards come into the 'Verse and move through it. */

/** Adds the top Episode card, face-down, to the space beside the deck. Once the timer is out, that moves instead. */
export function* addEpisodeCard(t: Table): Rules<void> {
  const { state } = t
  if (skipped(t)) return
  const timer = inevitableAt(state)
  if (timer !== null) {
    if (!isInevitableOut(state)) yield* moveTimer(t, timer)
    return
  }
  const card = state.episodeDeck.cards.at(-1)
  if (card === undefined) return
  const room = makeRoom(t, 0, isInevitable(card))
  if (room.entry === null) return yield* enterCombatZone(t, card)
  moveCard(state.episodeDeck, spaceAt(t, room.entry).hidden, card)
  tell(t, 'added', { space: spaceName(room.entry) })
  yield* settle(t, room)
}

/** The Inevitable card moves one space; what is in its way is pushed, Stationary or not. */
function* moveTimer(t: Table, at: number): Rules<void> {
  const { state } = t
  const card = cardIn(spaceAt(t, at))
  if (card === null) return
  const next = at + 1
  if (next >= state.verse.length) {
    tell(t, 'timer-out')
    return yield* enterCombatZone(t, card)
  }
  const room = makeRoom(t, next, true)
  relocate(t, card, next)
  tell(t, 'timer-moved', { space: spaceName(next) })
  yield* settle(t, room)
}

/** Whether an effect lets this instruction to add a card do nothing. */
function skipped(t: Table): boolean {
  const { state } = t
  if (inevitableAt(state) !== null) return false
  const at = state.lasting.findIndex(({ modifier }) => modifier.mod === 'skip-add')
  const skip = state.lasting[at]
  if (skip?.modifier.mod !== 'skip-add') return false
  const { modifier } = skip
  const left = modifier.n > 1 ? [{ ...skip, modifier: { ...modifier, n: modifier.n - 1 } }] : []
  state.lasting.splice(at, 1, ...left)
  tell(t, 'add-skipped')
  return true
}

interface Room {
  /** The space that was made free; null where the newcomer passes all of them. */
  readonly entry: number | null
  /** The cards pushed out of the 'Verse, the one furthest left first. */
  readonly out: readonly CardId[]
  /** The cards pushed to another space, the one furthest left first. */
  readonly moved: readonly CardId[]
}

/** Makes room for a card that enters a space: what is there is pushed to the left, and what that pushes, too. */
function makeRoom(t: Table, entering: number, throughStationary: boolean): Room {
  const entry = nextSpaceFor(t, entering, throughStationary)
  const pushed = entry === null ? null : cardIn(spaceAt(t, entry))
  if (entry === null || pushed === null) return { entry, out: [], moved: [] }
  // Only the Inevitable card itself pushes Stationary cards; what it pushes passes them.
  const further = makeRoom(t, entry + 1, false)
  if (further.entry === null) return { ...further, entry, out: [...further.out, pushed] }
  relocate(t, pushed, further.entry)
  return { ...further, entry, moved: [...further.moved, pushed] }
}

/** Cards that were pushed out enter the Combat Zone one after another; then the texts of those that moved are followed. */
function* settle(t: Table, { out, moved }: Room): Rules<void> {
  for (const card of out) yield* enterCombatZone(t, card)
  for (const card of moved) yield* atMoment(t, 'this-moves', card)
}

/** The space a card enters: it passes Stationary cards. */
function nextSpaceFor(t: Table, from: number, throughStationary: boolean): number | null {
  for (let index = from; index < t.state.verse.length; index++) {
    const [shown] = spaceAt(t, index).shown.cards
    if (throughStationary || shown === undefined || !hasKeyword(t, shown, 'stationary')) return index
  }
  return null
}

/** Moves a card of the 'Verse to another space of it, as it lies. */
function relocate(t: Table, card: CardId, to: number): void {
  const from = spaceOf(t.state, card)
  if (!from) throw new Error(`The card "${card}" is not in the 'Verse.`)
  const target = spaceAt(t, to)
  if (from.hidden.cards.includes(card)) moveCard(from.hidden, target.hidden, card)
  else moveCard(from.shown, target.shown, card)
}

function spaceOf({ verse }: State, card: CardId): Space | undefined {
  return verse.find((space) => cardIn(space) === card)
}

/** Puts a card that is face-up elsewhere into a space by an effect; what is there is pushed. */
export function* enterSpace(t: Table, card: CardId, to: number): Rules<boolean> {
  if (to <= (inevitableAt(t.state) ?? -1)) return false
  takeFromPlay(t, card)
  const room = makeRoom(t, to, false)
  if (room.entry === null) {
    yield* enterCombatZone(t, card)
    return true
  }
  spaceAt(t, room.entry).shown.cards.push(card)
  tellMove(t, card, room.entry)
  yield* settle(t, { ...room, moved: [...room.moved, card] })
  return true
}

/** Says where a card went; of a hidden one, only that something did. */
function tellMove(t: Table, card: CardId, to: number): void {
  const space = spaceName(to)
  if (spaceAt(t, to).hidden.cards.includes(card)) tell(t, 'moved-hidden', { space })
  else tell(t, 'moved', { card: cardName(card), space })
}

/** Moves a card of the 'Verse by an effect, step by step. */
export function* moveBy(t: Table, card: CardId, direction: 'left' | 'right', steps: number): Rules<boolean> {
  let moved = false
  for (let step = 0; step < steps; step++) if (yield* moveOnce(t, card, direction)) moved = true
  return moved
}

function* moveOnce(t: Table, card: CardId, direction: 'left' | 'right'): Rules<boolean> {
  const { state } = t
  const from = state.verse.findIndex((space) => cardIn(space) === card)
  if (from < 0) return false
  const to = direction === 'left' ? from + 1 : from - 1
  const timer = inevitableAt(state) ?? -1
  if (to <= timer) return false
  if (to >= state.verse.length) {
    yield* enterCombatZone(t, card)
    return true
  }
  const inTheWay = cardIn(spaceAt(t, to))
  if (direction === 'right' && inTheWay !== null) {
    const [shown] = spaceAt(t, to).shown.cards
    if (shown !== undefined && hasKeyword(t, shown, 'stationary')) return false
    swap(t, from, to)
    tellMove(t, card, to)
    yield* settle(t, { entry: to, out: [], moved: [inTheWay, card] })
    return true
  }
  const room = makeRoom(t, to, false)
  if (room.entry === null) {
    yield* enterCombatZone(t, card)
    return true
  }
  relocate(t, card, room.entry)
  tellMove(t, card, room.entry)
  yield* settle(t, { ...room, moved: [...room.moved, card] })
  return true
}

function swap(t: Table, one: number, other: number): void {
  const [a, b] = [spaceAt(t, one), spaceAt(t, other)]
  const exchange = (from: Space, to: Space, card: CardId | null) => {
    if (card === null) return
    if (from.hidden.cards.includes(card)) moveCard(from.hidden, to.hidden, card)
    else moveCard(from.shown, to.shown, card)
  }
  const [first, second] = [cardIn(a), cardIn(b)]
  exchange(a, b, first)
  exchange(b, a, second)
}
