import { moveCard, type Rules } from '@keep-flying/kernel'
import type { CardId, Space, State, Table } from '../state.ts'
import { hasKeyword } from './enemies.ts'
import { inevitableAt, isInevitableOut } from './inevitable.ts'
import { atMoment, enterCombatZone } from './reveal.ts'
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
  const arrived = makeRoom(t, 0, isInevitable(card))
  const space = arrived.entry === null ? null : spaceAt(t, arrived.entry)
  if (space) {
    moveCard(state.episodeDeck, space.hidden, card)
    tell(t, 'added', { space: spaceName(arrived.entry ?? 0) })
  }
  yield* leaveVerse(t, space ? arrived.out : [...arrived.out, card])
  yield* atMoment(t, 'card-added')
}

/** The Inevitable card moves one space; what is in its way is pushed, Stationary or not. */
function* moveTimer(t: Table, at: number): Rules<void> {
  const { state } = t
  const card = cardIn(spaceAt(t, at))
  if (card === null) return
  const next = at + 1
  if (next >= state.verse.length) {
    tell(t, 'timer-out')
    yield* leaveVerse(t, [card])
    return
  }
  const { out } = makeRoom(t, next, true)
  relocate(t, card, next)
  tell(t, 'timer-moved', { space: spaceName(next) })
  yield* leaveVerse(t, out)
}

/** Whether an effect lets this instruction to add a card do nothing. */
function skipped(t: Table): boolean {
  if (inevitableAt(t.state) !== null) return false
  const skip = t.state.lasting.findIndex(({ modifier }) => modifier.mod === 'skip-add')
  if (skip < 0) return false
  t.state.lasting.splice(skip, 1)
  tell(t, 'add-skipped')
  return true
}

interface Room {
  /** The space that was made free; null where the newcomer passes all of them. */
  readonly entry: number | null
  /** The cards pushed out of the 'Verse, the one furthest left first. */
  readonly out: CardId[]
}

/** Makes room for a card that enters a space: what is there is pushed to the left, and what that pushes, too. */
function makeRoom(t: Table, entering: number, throughStationary: boolean): Room {
  const { state } = t
  const entry = nextSpaceFor(t, entering, throughStationary)
  if (entry === null) return { entry, out: [] }
  const pushed = cardIn(spaceAt(t, entry))
  if (pushed === null) return { entry, out: [] }
  if (entry + 1 >= state.verse.length) return { entry, out: [pushed] }
  const further = makeRoom(t, entry + 1, throughStationary)
  if (further.entry === null) return { entry, out: [...further.out, pushed] }
  relocate(t, pushed, further.entry)
  return { entry, out: further.out }
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

/** Cards that were pushed out enter the Combat Zone one after another, each dealt with before the next. */
function* leaveVerse(t: Table, cards: readonly CardId[]): Rules<void> {
  for (const card of cards) yield* enterCombatZone(t, card)
}

/** Puts a face-up or face-down card into a space by an effect; what is there is pushed. */
export function* enterSpace(t: Table, card: CardId, to: number, take: (into: Space) => void): Rules<void> {
  const timer = inevitableAt(t.state)
  if (timer !== null && to <= timer) return
  const { entry, out } = makeRoom(t, to, false)
  if (entry === null) return
  take(spaceAt(t, entry))
  tell(t, 'moved', { card: cardName(card), space: spaceName(entry) })
  yield* leaveVerse(t, out)
  yield* atMoment(t, 'this-moves', card)
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
    const shown = spaceAt(t, to).shown.cards[0]
    if (shown !== undefined && hasKeyword(t, shown, 'stationary')) return false
    swap(t, from, to)
  } else {
    const { entry, out } = makeRoom(t, to, false)
    if (entry === null) {
      yield* enterCombatZone(t, card)
      return true
    }
    relocate(t, card, entry)
    yield* leaveVerse(t, out)
  }
  tell(t, 'moved', { card: cardName(card), space: spaceName(to) })
  yield* atMoment(t, 'this-moves', card)
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
