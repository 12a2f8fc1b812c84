import { chooseOne, type Rules, text } from '@keep-flying/kernel'
import type { Captain, Table } from '../state.ts'
import type { CardId, UpgradeCard } from '../vocabulary/index.ts'
import { atMost, type Bound } from './basket.ts'
import { crewRoom, dismiss } from './crew.ts'
import { discardSupply } from './decks.ts'
import { settleOverflow } from './loading.ts'
import { showCard, showCrew } from './show.ts'
import { cardName, isLeader, seatName, shipCard, tell, upgradeCard } from './table.ts'

/** Ship Upgrades and Drive Cores. */

/** Slots left for an Upgrade of any sort, or for this one: some ships have slots for certain Upgrades alone. */
export function freeSlots(t: Table, c: Captain, card?: UpgradeCard): number {
  const fitting = c.upgrades.filter((own) => suitsBay(t, c, upgradeCard(t, own))).length
  const inBay = Math.min(baysOf(t, c), fitting)
  const free = slotsOf(t, c) - (c.upgrades.length - inBay)
  return card !== undefined && suitsBay(t, c, card) ? free + baysOf(t, c) - inBay : free
}

/** Slots for Upgrades of any sort, but for those that something else takes up. */
function slotsOf(t: Table, c: Captain): number {
  const taken = t.moments.reduce((sum, on) => sum + (on.slotsTaken?.(t, c) ?? 0), 0)
  return shipCard(t, c).upgradeSlots - taken
}

/** How many slots are for certain Upgrades alone. */
function baysOf(t: Table, c: Captain): number {
  return shipCard(t, c).bay?.slots ?? 0
}

function suitsBay(t: Table, c: Captain, { keywords }: UpgradeCard): boolean {
  const { bay } = shipCard(t, c)
  return bay !== undefined && keywords.includes(bay.keyword)
}

/** What is bought must find slots, if need be in place of what goes: the Upgrade that an item brings or takes out. */
export function withinSlots<T>(
  t: Table,
  c: Captain,
  upgradeIn: (item: T) => { readonly card: CardId; readonly goes: boolean } | undefined,
): Bound<T>[] {
  const uses = (isCounted: (card: CardId) => boolean) => (item: T) => {
    const upgrade = upgradeIn(item)
    if (!upgrade || !isCounted(upgrade.card)) return 0
    return upgrade.goes ? -1 : 1
  }
  const bays = baysOf(t, c)
  const isOther = (card: CardId) => !suitsBay(t, c, upgradeCard(t, card))
  const slots = slotsOf(t, c)
  const all = atMost<T>(
    'slots',
    slots + bays - c.upgrades.length,
    uses(() => true),
  )
  return bays === 0 ? [all] : [all, atMost<T>('slots', slots - c.upgrades.filter(isOther).length, uses(isOther))]
}

/** Those of which one must go for this Upgrade to find a slot. */
export function toMakeSlot(t: Table, c: Captain, card: CardId): CardId[] {
  return c.upgrades.filter(
    (own) => freeSlots(t, { ...c, upgrades: c.upgrades.filter((other) => other !== own) }, upgradeCard(t, card)) > 0,
  )
}

/** An Upgrade may go at any time on your turn; what it held and no longer fits is dumped at once. */
export function* discardUpgrade(t: Table, c: Captain, card: CardId): Rules<void> {
  takeOutUpgrade(t, c, card)
  yield* settleShip(t, c)
}

/** What the Upgrade held is still to be settled. */
export function takeOutUpgrade(t: Table, c: Captain, card: CardId): void {
  c.upgrades = c.upgrades.filter((other) => other !== card)
  discardSupply(t, card)
  tell(t, 'upgrade-discarded', { who: seatName(c), card: cardName(card) })
}

/** An Upgrade is given up for what it then does. True if it is gone: it may be kept aboard, to no use. */
export function spendUpgrade(t: Table, c: Captain, card: CardId): boolean {
  c.upgrades = c.upgrades.filter((other) => other !== card)
  const isGone = !t.moments.some((on) => on.upgradeSpent?.(t, c, card))
  if (isGone) discardSupply(t, card)
  return isGone
}

/** The same where nothing else tells of it; what it held and no longer fits is dumped at once. */
export function* useUpUpgrade(t: Table, c: Captain, card: CardId): Rules<void> {
  if (spendUpgrade(t, c, card)) tell(t, 'upgrade-discarded', { who: seatName(c), card: cardName(card) })
  yield* settleShip(t, c)
}

/** Whoever and whatever has no place aboard any longer goes. */
export function* settleShip(t: Table, c: Captain): Rules<void> {
  yield* settleOverflow(t, c)
  yield* settleCrew(t, c)
}

/** Crew beyond the ship's maximum, once berths are lost, go to their piles at once, the captain's choice. */
function* settleCrew(t: Table, c: Captain): Rules<void> {
  while (crewRoom(t, c) < 0) {
    const member = yield* chooseOne(
      { seat: c.seat, kind: 'crew.too-many', prompt: text('prompt.too-many-crew'), rule: 'CREW-01' },
      c.crew.filter((one) => !isLeader(t, one)),
      showCrew,
    )
    dismiss(t, c, member)
  }
}

export function* chooseUpgradeToLose(t: Table, c: Captain, among: readonly CardId[] = c.upgrades): Rules<void> {
  if (among.length === 0) return
  const card = yield* chooseOne(
    { seat: c.seat, kind: 'upgrade.lose', prompt: text('prompt.lose-upgrade') },
    among,
    showCard,
  )
  yield* discardUpgrade(t, c, card)
}

/** A new Drive Core sends the old one away. */
export function installCore(t: Table, c: Captain, card: CardId): void {
  discardSupply(t, c.core)
  c.core = card
  tell(t, 'core-installed', { who: seatName(c), card: cardName(card) })
}
