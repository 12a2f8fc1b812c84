import { moveCard, type Name, type Rules } from '@keep-flying/kernel'
import type { CardId, Table } from '../state.ts'
import { hasKeyword } from './enemies.ts'
import { inevitableAt, isInevitableOut } from './inevitable.ts'
import { atMoment } from './moments.ts'
import { enterCombatZone } from './reveal.ts'
import { cardIn, cardName, isInevitable, spaceAt, spaceName, tell, zoneWith } from './table.ts'

/** How cards come into the 'Verse and move through it. */

/** Adds the top Episode card, face-down, to the space beside the deck. Once the timer is out, that moves instead. */
export function* addEpisodeCard(t: Table): Rules<void> {
  const { state } = t
  if (isSkipped(t)) return
  const timer = inevitableAt(state)
  if (timer !== null) return yield* moveTimer(t, timer)
  const card = state.episodeDeck.cards.at(-1)
  if (card === undefined) return
  yield* enter(t, card, 0, (space) => tell(t, 'added', { space }))
}

/** The Inevitable card moves one space; once it is in the Combat Zone, nothing more happens. */
function* moveTimer(t: Table, at: number): Rules<void> {
  if (isInevitableOut(t.state)) return
  const card = cardIn(spaceAt(t, at))
  if (card === null) return
  if (at + 1 === t.state.verse.length) tell(t, 'timer-out')
  yield* enter(t, card, at + 1, (space) => tell(t, 'timer-moved', { space }))
}

/** Whether an effect lets this instruction to add a card do nothing. It has no force against the Inevitable card. */
function isSkipped(t: Table): boolean {
  const { state } = t
  if (inevitableAt(state) !== null) return false
  const index = state.lasting.findIndex(({ modifier }) => modifier.mod === 'skip-add')
  const skip = state.lasting[index]
  if (skip?.modifier.mod !== 'skip-add') return false
  const left = skip.modifier.n - 1
  state.lasting.splice(index, 1, ...(left > 0 ? [{ ...skip, modifier: { ...skip.modifier, n: left } }] : []))
  tell(t, 'add-skipped')
  return true
}

/** Where a card goes when it enters a space or is pushed; null is the Combat Zone. */
interface Step {
  readonly card: CardId
  readonly to: number | null
}

/** A card enters a space: first every card takes its new place, then the one that left the 'Verse is dealt with. */
function* enter(t: Table, card: CardId, space: number, tellEntry: (space: Name) => void): Rules<void> {
  const steps = pushes(t, card, space).reverse()
  for (const step of steps) if (step.to !== null) put(t, step.card, step.to)
  const entry = steps.at(-1)?.to ?? null
  if (entry !== null) tellEntry(spaceName(entry))
  for (const step of steps) if (step.to === null) yield* enterCombatZone(t, step.card)
  for (const step of steps) if (step.to !== null) yield* atMoment(t, 'this-moves', step.card)
}

/** The newcomer pushes what is in its way one space to the left, and that pushes what is in its own way. */
function pushes(t: Table, newcomer: CardId, entering: number): Step[] {
  const steps: Step[] = []
  let mover: CardId | null = newcomer
  let from = entering
  while (mover !== null) {
    const to = spaceFor(t, mover, from, newcomer)
    steps.push({ card: mover, to })
    const inTheWay: CardId | null = to === null ? null : cardIn(spaceAt(t, to))
    // The space that the newcomer leaves is free for whoever it pushes.
    mover = inTheWay === newcomer ? null : inTheWay
    from = to === null ? from : to + 1
  }
  return steps
}

/** The space a card enters: it passes Stationary cards, unless it is the Inevitable card. */
function spaceFor(t: Table, mover: CardId, from: number, newcomer: CardId): number | null {
  const { verse } = t.state
  for (let index = from; index < verse.length; index++) {
    const [shown] = spaceAt(t, index).shown.cards
    if (shown === undefined || shown === newcomer || isInevitable(mover) || !hasKeyword(t, shown, 'stationary'))
      return index
  }
  return null
}

/** Puts a card into a space: face-down if that is how it lay, with whatever seats know of it. */
function put(t: Table, card: CardId, index: number): void {
  const { hidden, shown } = spaceAt(t, index)
  const from = zoneWith(t.state, card)
  if (!from) throw new Error(`The card "${card}" is not in play.`)
  moveCard(from, from.sees === 'nobody' ? hidden : shown, card)
}

/** An effect puts a card into a space, unless the Inevitable card has closed that. */
export function* enterSpace(t: Table, card: CardId, to: number): Rules<boolean> {
  const closed = inevitableAt(t.state) ?? -1
  if (to <= closed || spaceAt(t, to).shown.cards.includes(card)) return false
  yield* enter(t, card, to, tellMove(t, card))
  return true
}

/** Moves a card of the 'Verse by an effect, step by step. */
export function* moveBy(t: Table, card: CardId, direction: 'left' | 'right', steps: number): Rules<boolean> {
  let moved = false
  for (let step = 0; step < steps; step++) if (yield* moveOnce(t, card, direction)) moved = true
  return moved
}

/** One step; it fails against the end of the 'Verse, the Inevitable card, and a Stationary card on the right. */
function* moveOnce(t: Table, card: CardId, direction: 'left' | 'right'): Rules<boolean> {
  const from = t.state.verse.findIndex((space) => cardIn(space) === card)
  const to = direction === 'left' ? from + 1 : from - 1
  const closed = inevitableAt(t.state) ?? -1
  if (from <= closed || to <= closed || spaceFor(t, card, to, card) === from) return false
  yield* enter(t, card, to, tellMove(t, card))
  return true
}

/** Says where a card went; of a hidden one, only that something did. */
function tellMove(t: Table, card: CardId): (space: Name) => void {
  const hidden = zoneWith(t.state, card)?.sees === 'nobody'
  return (space) => (hidden ? tell(t, 'moved-hidden', { space }) : tell(t, 'moved', { card: cardName(card), space }))
}
