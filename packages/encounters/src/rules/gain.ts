import type { Rules } from '@keep-flying/kernel'
import type { CardId, Player, Table } from '../state.ts'
import type { GainedTo, Who } from '../vocabulary/index.ts'
import type { Context } from './conditions.ts'
import { topOf } from './decks.ts'
import { playersMeant } from './selectors.ts'
import { cardName, playerAt, seatName, shuffleZone, tell } from './table.ts'

/** Gaining cards. */

/** Each who is meant gains so many cards of a stack, as long as it lasts; true if everybody got them all. */
export function* gainFromStack(
  t: Table,
  context: Context,
  stack: 'talents' | 'flaws' | 'browncoats',
  who: Who,
  n: number,
  to: GainedTo | undefined,
): Rules<boolean> {
  let full = true
  for (const seat of yield* playersMeant(t, context, who))
    for (let time = 0; time < n; time++) {
      const card = topOf(t.state[stack])
      if (card === null) {
        full = false
        continue
      }
      if (stack === 'browncoats') t.seal('shown')
      gainTo(t, playerAt(t, seat), card, to)
    }
  return full
}

/** A card that is gained goes to the discard pile, unless the effect says otherwise. */
export function gainTo(t: Table, player: Player, card: CardId, to?: GainedTo): void {
  tell(t, 'gained-card', { who: seatName(player.seat), card: cardName(card) })
  if (to === undefined) player.discard.cards.push(card)
  else if (to === 'hand') player.hand.cards.push(card)
  else player.deck.cards.push(card)
  if (to === 'deck-shuffle') shuffleZone(t, player.deck)
}
