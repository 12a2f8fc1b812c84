import { chooseOne, type Rules } from '@keep-flying/kernel'
import { boxCard } from '../catalog/index.ts'
import type { CardId, Slot, Table } from '../state.ts'
import type { Context } from './conditions.ts'
import { putStrikeAside } from './decks.ts'
import { loseGame } from './end.ts'
import { modifiers } from './in-force.ts'
import { cancelled } from './reactions.ts'
import { sendToDefeated, takeFromPlay, triggerText } from './reveal.ts'
import { showCard } from './show.ts'
import { cardName, says, tell } from './table.ts'

/** Serenity: strikes from the lowest slot up, Upgrades from the highest down. */

/** How many slots there are now; one that holds a strike stays until that is gone. */
export function slotsOf(t: Table): Slot[] {
  const { serenity } = t.state
  const wanted = 5 + modifiers(t, 'slots').reduce((sum, { modifier }) => sum + modifier.n, 0)
  while (serenity.length < wanted) serenity.push({ strike: null, upgrade: null })
  while (serenity.length > wanted && serenity.at(-1)?.strike === null && serenity.at(-1)?.upgrade === null)
    serenity.pop()
  return serenity
}

/** A Ship Strike that was turned up takes the lowest slot without one; with none left, Serenity is lost. */
export function* placeShipStrike(t: Table, card: CardId): Rules<void> {
  const context: Context = { you: t.state.active, card }
  yield* triggerText(t, 'before-placing', context)
  if (yield* cancelled(t, 'ship', card)) {
    yield* setAside(t, card)
    return
  }
  const slot = slotsOf(t).find(({ strike }) => strike === null)
  if (!slot) loseGame(t, 'serenity-lost')
  takeFromPlay(t, card)
  slot.strike = card
  tell(t, 'ship-struck', { card: cardName(card) })
  yield* triggerText(t, 'drawn', context)
}

/** A Ship Strike that is repaired or cancelled: under its deck, or among the Defeated Cards if it came from an Episode. */
export function* setAside(t: Table, card: CardId): Rules<void> {
  const boxed = boxCard(card)
  if (boxed.kind === 'ship-strike' && boxed.labelled) sendToDefeated(t, card)
  else putStrikeAside(t, t.state.shipStrikes, card)
  yield* triggerText(t, 'repaired', { you: t.state.active, card })
}

/** Repairs a Ship Strike, however it was paid for. */
export function* repair(t: Table, card: CardId): Rules<void> {
  const slot = t.state.serenity.find(({ strike }) => strike === card)
  if (!slot) return
  slot.strike = null
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
  return state.serenity.flatMap(({ strike }) => strike ?? [])
}

/** What repairing a Ship Strike costs in Recruit. */
export function repairCost(t: Table, card: CardId): number {
  const boxed = boxCard(card)
  if (boxed.kind !== 'ship-strike') throw new Error(`The card "${card}" is no Ship Strike.`)
  let cost = boxed.card.repair
  let least = 0
  for (const { modifier } of modifiers(t, 'repair-cost')) {
    cost += modifier.n
    least = Math.max(least, modifier.min ?? 0)
  }
  return Math.max(least, cost)
}
