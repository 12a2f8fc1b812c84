import { boxCard, type CardId, type State } from '@keep-flying/encounters'
import type { Zone } from '@keep-flying/kernel'
import { countIn } from '../zones.ts'

/** A player's cards, wherever they lie: how many there are, and those that are seen. */
export function cardsOf({ players, turn, active }: State, seat: number): { count: number; seen: readonly CardId[] } {
  const player = players[seat]
  const zones: readonly Zone[] = player ? [player.deck, player.hand, player.discard] : []
  const played = seat === active ? turn.played.filter(({ copyOf, gone }) => copyOf === undefined && !gone) : []
  const aside = turn.coordinated.filter(({ owner }) => owner === seat)
  const out = [...played, ...aside].map(({ card }) => card)
  return {
    count: zones.reduce((sum, zone) => sum + countIn(zone), out.length),
    seen: [...zones.flatMap(({ cards }) => cards), ...out],
  }
}

/** How many cards a hand has at the beginning of a turn. */
const cardsInHand = 6

/** What a hand from these cards gives on average, Recruit and Attack together, to a tenth; combos left out. */
export function handOf(cards: readonly CardId[]): number {
  if (cards.length === 0) return 0
  const all = cards.reduce((sum, card) => sum + printedOn(card), 0)
  return Math.round((all / cards.length) * cardsInHand * 10) / 10
}

function printedOn(card: CardId): number {
  const boxed = boxCard(card)
  return boxed.kind === 'character' ? (boxed.card.recruit ?? 0) + (boxed.card.attack ?? 0) : 0
}
