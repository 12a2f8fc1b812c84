import { moveCard, type Zone } from '@keep-flying/kernel'
import type { CardId, Player, StrikeDeck, Table } from '../state.ts'
import { cardName, seatName, shuffleZone, takeFrom, tell } from './table.ts'

/** Drawing, discarding, and what happens when a deck runs out. */

/** Draws cards into a hand; an empty deck is made anew from the discard pile when a card still has to come. */
export function drawCards(t: Table, player: Player, n: number): number {
  let drawn = 0
  while (drawn < n && refillDeck(t, player)) {
    const card = player.deck.cards.at(-1)
    if (card === undefined) break
    moveCard(player.deck, player.hand, card)
    drawn++
  }
  if (drawn > 0) {
    t.seal('shown')
    tell(t, 'drew', { who: seatName(player.seat), n: drawn })
  }
  return drawn
}

/** Makes sure that a card can come from the player's deck; false if there is none anywhere. */
export function refillDeck(t: Table, { deck, discard, seat }: Player): boolean {
  if (deck.cards.length > 0) return true
  if (discard.cards.length === 0) return false
  deck.cards.push(...discard.cards.splice(0))
  shuffleZone(t, deck)
  tell(t, 'reshuffled', { who: seatName(seat) })
  return true
}

export function discardFromHand(t: Table, player: Player, card: CardId): void {
  player.discard.cards.push(takeFrom(player.hand, card))
  tell(t, 'discarded', { who: seatName(player.seat), card: cardName(card) })
}

/** The top card of a strike deck, turned up; null if there is none anywhere. */
export function drawStrike(t: Table, strikes: StrikeDeck): CardId | null {
  const card = strikes.deck.cards.pop()
  if (card === undefined) return null
  t.seal('shown')
  remakeStrikes(t, strikes)
  return card
}

/** The moment no card is left in the deck, those put aside become a new one. */
function remakeStrikes(t: Table, { deck, discard }: StrikeDeck): void {
  if (deck.cards.length > 0 || discard.cards.length === 0) return
  deck.cards.push(...discard.cards.splice(0))
  shuffleZone(t, deck)
}

/** Puts a strike aside, and makes the deck anew if it has none. */
export function putStrikeAside(t: Table, strikes: StrikeDeck, card: CardId): void {
  strikes.discard.cards.push(card)
  remakeStrikes(t, strikes)
}

/** Takes the top card of a stack that everybody may count, if there is one. */
export function topOf(stack: Zone): CardId | null {
  return stack.cards.pop() ?? null
}
