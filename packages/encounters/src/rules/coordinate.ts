import type { Rules } from '@keep-flying/kernel'
import type { CardId, Table } from '../state.ts'
import { discardFromHand, drawCards } from './decks.ts'
import { cannotCoordinate } from './forbidden.ts'
import { modifiers } from './in-force.ts'
import { triggerText } from './reveal.ts'
import { activePlayer, cardName, characterOf, isStanding, playerAt, seatName, takeFrom, tell } from './table.ts'

/** Coordinate: setting a card aside for whoever's turn it is. */

/** How many cards a player may still Coordinate to the active player this turn. */
function coordinationsLeft({ state }: Table, seat: number): number {
  const done = state.turn.coordinated.filter(({ owner }) => owner === seat).length
  return 1 + (state.turn.extraCoordinate[seat] ?? 0) - done
}

/** Whether the active player may take yet another card. */
function takesMore(t: Table): boolean {
  const limits = modifiers(t, 'most-coordinated').map(({ modifier }) => modifier.n)
  const { coordinated, soloDiscards } = t.state.turn
  return coordinated.length + soloDiscards < Math.min(Number.POSITIVE_INFINITY, ...limits)
}

/** The cards that a player could Coordinate now. */
export function coordinatable(t: Table, seat: number): CardId[] {
  if (!mayCoordinate(t, seat) || !takesMore(t)) return []
  return playerAt(t, seat).hand.cards.filter((card) => canBeCoordinated(t, seat, card))
}

/** Whether others may hold a card for the active player, for all that everybody knows: nobody sees into their hands. */
export function othersMayHelp(t: Table): boolean {
  return takesMore(t) && t.state.players.some(({ seat, hand }) => hand.cards.length > 0 && mayCoordinate(t, seat))
}

/** Whether a player may Coordinate at all now. */
function mayCoordinate(t: Table, seat: number): boolean {
  return seat !== t.state.active && isStanding(t, seat) && coordinationsLeft(t, seat) > 0
}

function canBeCoordinated(t: Table, seat: number, card: CardId): boolean {
  const character = characterOf(card)
  return character?.coordinate === true && !cannotCoordinate(t, seat, character.class)
}

/** Sets a card aside face-up, draws another, and then follows its text. */
export function* coordinate(t: Table, seat: number, card: CardId): Rules<void> {
  const player = playerAt(t, seat)
  takeFrom(player.hand, card)
  t.state.turn.coordinated.push({ card, owner: seat, played: false })
  tell(t, 'coordinated', { who: seatName(seat), card: cardName(card) })
  drawCards(t, player, 1)
  yield* triggerText(t, 'coordinate', { you: seat, card })
}

/** Alone, a player may discard a card with Coordinate once per turn to draw another, unless it could not be Coordinated. */
export function soloCoordinatable(t: Table): CardId[] {
  const { players, turn, active } = t.state
  if (players.length > 1 || !takesMore(t) || turn.soloDiscards >= 1 + (turn.extraCoordinate[active] ?? 0)) return []
  return activePlayer(t).hand.cards.filter((card) => canBeCoordinated(t, active, card))
}

export function soloCoordinate(t: Table, card: CardId): void {
  discardFromHand(t, activePlayer(t), card)
  t.state.turn.soloDiscards++
  drawCards(t, activePlayer(t), 1)
}
