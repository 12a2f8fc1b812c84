import { chooseSome, type Rules, text } from '@keep-flying/kernel'
import type { Captain, Table } from '../state.ts'
import type { SupplyCard, SupplyDeckId } from '../vocabulary/index.ts'
import { crewRoom, dismissFor, dismissible, joinCrew, willHire } from './crew.ts'
import { take } from './decks.ts'
import { showCard } from './show.ts'
import { cardName, seatName, supplyCard, supplyPile, tell, upgradeCard } from './table.ts'
import { chooseUpgradeToLose, freeSlots, toMakeSlot } from './upgrade.ts'

interface Found {
  readonly kind: 'upgrade' | 'crew' | 'gear'
  /** The one discard pile it may come from. */
  readonly deck?: SupplyDeckId
  readonly named?: string
}

/** A free card from any supply discard pile. On a full ship another goes for it: an Upgrade, or crew over a planet. */
export function* takeFromDiscards(t: Table, c: Captain, { kind, deck, named }: Found): Rules<void> {
  const crowded = kind === 'crew' && crewRoom(t, c) < 1
  if (crowded && dismissible(t, c).length === 0) return
  const piles = (deck === undefined ? t.box.supplyDecks : [deck]).map((one) => supplyPile(t, one).discard)
  const wanted = (card: SupplyCard) =>
    card.kind === kind && card.name === (named ?? card.name) && (card.kind !== 'crew' || willHire(t, c, card))
  const cards = piles.flatMap((pile) => pile.cards.filter((card) => wanted(supplyCard(t, card))))
  const chosen = yield* chooseSome(
    { seat: c.seat, kind: 'discards.take', prompt: text('prompt.take-from-discards'), min: 0, max: 1 },
    cards,
    showCard,
  )
  for (const card of chosen) {
    const pile = piles.find((one) => one.cards.includes(card))
    if (!pile) continue
    if (crowded) yield* dismissFor(t, c, card)
    if (kind === 'upgrade' && freeSlots(t, c, upgradeCard(t, card)) < 1)
      yield* chooseUpgradeToLose(t, c, toMakeSlot(t, c, card))
    take(pile, card)
    if (kind === 'upgrade') c.upgrades.push(card)
    else if (kind === 'gear') c.gear.push(card)
    else joinCrew(t, c, card)
    tell(t, 'took-card', { who: seatName(c), card: cardName(card) })
  }
}
