import { boxCard } from '../catalog/index.ts'
import type { CardId, Table } from '../state.ts'
import { cardName, playerAt, seatName, takeFrom, tell } from './table.ts'

/** Defeating and gaining cards of one's own deck. */

/** Defeats a card that a player holds or has played: characters leave the game, Talents and Flaws go back to their stacks. */
export function defeatOwn(t: Table, seat: number, card: CardId): void {
  const { hand, discard } = playerAt(t, seat)
  const played = t.state.turn.played.find((one) => one.card === card && !one.gone && one.copyOf === undefined)
  if (hand.cards.includes(card)) takeFrom(hand, card)
  else if (discard.cards.includes(card)) takeFrom(discard, card)
  else if (played) played.gone = true
  else return
  tell(t, 'defeated-own', { who: seatName(seat), card: cardName(card) })
  const { kind } = boxCard(card)
  if (kind === 'talent') t.state.talents.cards.push(card)
  else if (kind === 'flaw') t.state.flaws.cards.push(card)
  else t.state.defeatedCharacters.cards.push(card)
}
