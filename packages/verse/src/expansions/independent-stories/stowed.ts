import { chooseOne, chooseSome, type Rules, text } from '@keep-flying/kernel'
import type { LaidOpen, Played } from '../../box.ts'
import { discardSupply } from '../../rules/decks.ts'
import type { Deed } from '../../rules/deed.ts'
import { aboard, unload } from '../../rules/hold.ts'
import { isPlanetary } from '../../rules/map.ts'
import type { Answers, Hooks } from '../../rules/moments.ts'
import { onCard, scrapping, showCard } from '../../rules/show.ts'
import { cardName, seatName, shipAbilities, tell, upgradeCard } from '../../rules/table.ts'
import { freeSlots, settleShip, toMakeSlot } from '../../rules/upgrade.ts'
import type { Captain, State, Table } from '../../state.ts'
import type { CardId } from '../../vocabulary/index.ts'
import { independentOf, keepIndependent } from './state.ts'
import type { Stowed } from './vocabulary.ts'

/** Upgrades aboard that are of no use as they are: turned face down after they were spent, or not mounted. */

export function stowedBy(t: Table, c: Captain, is: Stowed['is']): CardId[] {
  const { stowed = [] } = independentOf(t)
  return stowed.filter((one) => one.seat === c.seat && one.is === is).map(({ card }) => card)
}

function stow(t: Table, c: Captain, card: CardId, is: Stowed['is']): void {
  const { stowed = [] } = independentOf(t)
  keepIndependent(t.state, { stowed: [...stowed, { card, seat: c.seat, is }] })
}

function takeOut(t: Table, card: CardId): void {
  const { stowed = [] } = independentOf(t)
  keepIndependent(t.state, { stowed: stowed.filter((one) => one.card !== card) })
}

function turnFaceDown(t: Table, c: Captain, card: CardId): boolean {
  if (shipAbilities(t, c, 'keeps-spent-upgrades').length === 0) return false
  stow(t, c, card, 'spent')
  tell(t, 'upgrade-face-down', { who: seatName(c), card: cardName(card) })
  return true
}

/** In a shop, Parts turn spent Upgrades up again. */
function* turnUp(t: Table, c: Captain): Rules<void> {
  const [price] = shipAbilities(t, c, 'keeps-spent-upgrades')
  const spent = stowedBy(t, c, 'spent')
  const max = price ? Math.min(spent.length, Math.floor(aboard(c, 'part') / price.parts)) : 0
  if (!price || max === 0) return
  const prompt = text('prompt.turn-up', { n: max, parts: price.parts })
  for (const card of yield* chooseSome(
    { seat: c.seat, kind: 'upgrade.turn-up', prompt, min: 0, max },
    spent,
    showCard,
  )) {
    unload(c, 'part', price.parts)
    takeOut(t, card)
    c.upgrades.push(card)
    tell(t, 'upgrade-turned-up', { who: seatName(c), card: cardName(card) })
  }
}

/** How many Upgrades may be kept unmounted. */
function spareRoom(t: Table, c: Captain): number {
  const [spare] = shipAbilities(t, c, 'spare-upgrades')
  return spare ? spare.n - stowedBy(t, c, 'spare').length : 0
}

/** Near a planet, what is mounted and what is not may be exchanged. */
function exchanges(t: Table, c: Captain): Deed[] {
  if (!isPlanetary(t, c.sector)) return []
  const down = spareRoom(t, c) > 0 ? c.upgrades : []
  const details = { role: 'minor', group: 'upgrades', sign: 'upgrade' } as const
  return [
    ...down.map((card) => ({
      option: onCard(card, 'option.unmount', {}, { id: `unmount:${card}`, ...details }),
      carryOut: () => unmount(t, c, card),
    })),
    ...stowedBy(t, c, 'spare').map((card) => ({
      option: onCard(card, 'option.mount', {}, { id: `mount:${card}`, ...details }),
      carryOut: () => mount(t, c, card),
    })),
  ]
}

function* unmount(t: Table, c: Captain, card: CardId): Rules<void> {
  takeDown(t, c, card)
  yield* settleShip(t, c)
}

function takeDown(t: Table, c: Captain, card: CardId): void {
  c.upgrades = c.upgrades.filter((other) => other !== card)
  stow(t, c, card, 'spare')
  tell(t, 'upgrade-unmounted', { who: seatName(c), card: cardName(card) })
}

/** With no slot free, one that is mounted comes down for it. */
function* mount(t: Table, c: Captain, card: CardId): Rules<void> {
  const full = freeSlots(t, c, upgradeCard(t, card)) <= 0
  const prompt = text('prompt.mount-for', { card: cardName(card) })
  const down = full
    ? yield* chooseOne({ seat: c.seat, kind: 'upgrade.mount-for', prompt }, toMakeSlot(t, c, card), showCard)
    : undefined
  takeOut(t, card)
  if (down !== undefined) takeDown(t, c, down)
  c.upgrades.push(card)
  tell(t, 'upgrade-mounted', { who: seatName(c), card: cardName(card) })
  yield* settleShip(t, c)
}

/** What is of no use may go at any time, as any Upgrade may. */
function scraps(t: Table, c: Captain): Deed[] {
  return [...stowedBy(t, c, 'spent'), ...stowedBy(t, c, 'spare')].map((card) => ({
    option: scrapping(card),
    carryOut() {
      takeOut(t, card)
      discardSupply(t, card)
      tell(t, 'upgrade-discarded', { who: seatName(c), card: cardName(card) })
    },
  }))
}

export const stowedAnswers: Answers = {
  slotsTaken: (t, c) => stowedBy(t, c, 'spent').length,
}

export const stowedHooks: Hooks = {
  upgradeSpent: turnFaceDown,
  shopEntered: turnUp,
  turnChoices: (t, c) => [...exchanges(t, c), ...scraps(t, c)],
}

export function cardsStowed({ boxes }: State): readonly CardId[] {
  return boxes['independent-stories']?.stowed?.map(({ card }) => card) ?? []
}

export function stowedInSight(t: Table): readonly LaidOpen[] {
  const { stowed = [] } = independentOf(t)
  return stowed.map(({ card, seat, is }) => ({ card, seat, under: [], says: text(`laid.${is}-upgrade`) }))
}

/** No more is kept unmounted than there is room for. */
export const stowedLaws: Played['checkLaws'] = (t, law) => {
  for (const captain of t.state.captains)
    law(spareRoom(t, captain) >= 0, `Seat ${captain.seat} has more Upgrades unmounted than there is room for.`)
}
