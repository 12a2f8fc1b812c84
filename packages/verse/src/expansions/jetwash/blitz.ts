import { chooseOne, type Rules, text } from '@keep-flying/kernel'
import { hasRoomFor, own } from '../../rules/buy.ts'
import { drawTop, take } from '../../rules/decks.ts'
import type { Hooks } from '../../rules/moments.ts'
import { showCard } from '../../rules/show.ts'
import { cardName, clockwiseFrom, seatName, supplyCard, supplyName, supplyPile, tell } from '../../rules/table.ts'
import type { Captain, Table } from '../../state.ts'
import type { CardId, SupplyDeckId } from '../../vocabulary/index.ts'

/** The Blitz: one supply deck is strip-mined. */

/** Everybody opens a round once: as many cards as captains are turned up, and each takes one. */
function* stripMine(t: Table, order: readonly Captain[]): Rules<void> {
  const [winner] = order
  if (!winner) return
  const deck = yield* chooseOne(
    { seat: winner.seat, kind: 'set-up.strip-mine', prompt: text('prompt.strip-mine') },
    t.box.supplyDecks,
    (id) => ({ id, text: text('option.strip-mine', { deck: supplyName(id) }), about: supplyName(id) }),
  )
  for (const opener of order) yield* shareOut(t, clockwiseFrom(t, opener.seat), deck)
}

/** What nobody can take goes to the pile. */
function* shareOut(t: Table, order: readonly Captain[], deck: SupplyDeckId): Rules<void> {
  const { aside } = t.state
  const pile = supplyPile(t, deck)
  const shown: CardId[] = []
  for (const _ of order) {
    const card = drawTop(t, pile)
    if (card !== undefined) shown.push(card)
  }
  aside.cards.push(...shown)
  const left = () => shown.filter((card) => aside.cards.includes(card))
  for (const captain of order) {
    const takeable = left().filter((card) => hasRoomFor(t, captain, supplyCard(t, card)))
    if (takeable.length === 0) continue
    const card = yield* chooseOne(
      { seat: captain.seat, kind: 'set-up.strip-mined', prompt: text('prompt.strip-mined') },
      takeable,
      showCard,
    )
    tell(t, 'strip-mined', { who: seatName(captain), card: cardName(card) })
    own(t, captain, take(aside, card))
  }
  for (const card of left()) pile.discard.cards.push(take(aside, card))
}

export function blitzHooks(primed: number): Hooks {
  return { drafted: stripMine, primes: () => primed }
}
