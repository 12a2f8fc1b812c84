import { chooseOne, type Rules } from '@keep-flying/kernel'
import { boxCard } from '../catalog/index.ts'
import { slotRepairCosts } from '../catalog/playmat.ts'
import type { CardId, Slot, Table } from '../state.ts'
import type { Context } from './conditions.ts'
import { putStrikeAside } from './decks.ts'
import { loseGame } from './end.ts'
import { modifiers } from './in-force.ts'
import { changed } from './numbers.ts'
import { drawnStrike, type StrikeInHand } from './reactions.ts'
import { triggerText } from './reveal.ts'
import { showCard } from './show.ts'
import { cardName, mainAt, says, takeFrom, tell } from './table.ts'

/** Serenity: strikes from the lowest slot up, Upgrades from the highest down. */

/** All slots: the printed ones, those that texts add, and one more for as long as something lies in it. */
export function slotsOf(t: Table): Slot[] {
  const { serenity } = t.state
  const open = slotCount(t)
  while (serenity.length < open) serenity.push({ strike: null, upgrade: null })
  while (serenity.length > open && serenity.at(-1)?.strike === null && serenity.at(-1)?.upgrade === null) serenity.pop()
  return serenity
}

/** How many slots there are by the print and by texts. */
export function slotCount(t: Table): number {
  return slotRepairCosts.length + modifiers(t, 'slots').reduce((sum, { modifier }) => sum + modifier.n, 0)
}

/** A Ship Strike that was turned up takes the lowest slot without one; with none left, Serenity is lost. */
export function* placeShipStrike(t: Table, card: CardId): Rules<void> {
  const { state } = t
  const victim = mainAt(t, state.active)
  const strike: StrikeInHand = { card, victim, damage: 0, cancelled: false, redirected: false }
  const context: Context = { you: state.active, card, victim, strike }
  tell(t, 'ship-strike-drawn', { card: cardName(card) })
  yield* drawnStrike(t, 'ship', strike)
  if (!strike.cancelled) yield* triggerText(t, 'before-placing', context)
  if (strike.cancelled) {
    takeFrom(state.drawnStrikes, card)
    yield* setAside(t, card)
    return
  }
  const slot = slotsOf(t)
    .slice(0, slotCount(t))
    .find(({ strike: taken }) => taken === null)
  if (!slot) loseGame(t, 'serenity-lost')
  slot.strike = takeFrom(state.drawnStrikes, card)
  tell(t, 'ship-struck', { card: cardName(card) })
  yield* triggerText(t, 'drawn', context)
}

/** A Ship Strike that is repaired or cancelled: under its deck, or among the Defeated Cards if it came from an Episode. */
function* setAside(t: Table, card: CardId): Rules<void> {
  const boxed = boxCard(card)
  if (boxed.kind === 'ship-strike' && boxed.labelled) t.state.defeatedCards.cards.push(card)
  else putStrikeAside(t, t.state.shipStrikes, card)
  yield* triggerText(t, 'repaired', { you: t.state.active, card })
}

/** Repairs a Ship Strike, however it was paid for. */
export function* repair(t: Table, card: CardId): Rules<void> {
  const slot = t.state.serenity.find(({ strike }) => strike === card)
  if (!slot) return
  slot.strike = null
  slotsOf(t)
  tell(t, 'repaired', { card: cardName(card) })
  yield* setAside(t, card)
}

/** Repairs so many Ship Strikes of the player's choice, free; returns how many. */
export function* repairFree(t: Table, { you }: Context, n: number): Rules<number> {
  let repaired = 0
  for (; repaired < n; repaired++) {
    const strikes = strikesOn(t)
    if (strikes.length === 0) break
    const card = yield* chooseOne({ seat: you, kind: 'repair.free', prompt: says('ask.repair') }, strikes, showCard)
    yield* repair(t, card)
  }
  return repaired
}

export function strikesOn({ state }: Table): CardId[] {
  const strikes: CardId[] = []
  for (const { strike } of state.serenity) if (strike !== null) strikes.push(strike)
  return strikes
}

/** What repairing a Ship Strike costs in Recruit. */
export function repairCost(t: Table, card: CardId): number {
  const boxed = boxCard(card)
  if (boxed.kind !== 'ship-strike') throw new Error(`The card "${card}" is no Ship Strike.`)
  return changed(
    boxed.card.repair,
    modifiers(t, 'repair-cost').map(({ modifier }) => modifier),
  )
}
