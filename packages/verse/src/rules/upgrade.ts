import { chooseOne, type Rules, text } from '@keep-flying/kernel'
import type { Captain, Table } from '../state.ts'
import type { CardId } from '../vocabulary/index.ts'
import { crewRoom, dismiss } from './crew.ts'
import { discardSupply } from './decks.ts'
import { settleOverflow } from './loading.ts'
import { showCard, showCrew } from './show.ts'
import { cardName, isLeader, seatName, shipCard, tell } from './table.ts'

/** Ship Upgrades and Drive Cores. */

export function freeSlots(t: Table, c: Captain): number {
  return shipCard(t, c).upgradeSlots - c.upgrades.length
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

export function* chooseUpgradeToLose(t: Table, c: Captain): Rules<void> {
  if (c.upgrades.length === 0) return
  const card = yield* chooseOne(
    { seat: c.seat, kind: 'upgrade.lose', prompt: text('prompt.lose-upgrade') },
    c.upgrades,
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
