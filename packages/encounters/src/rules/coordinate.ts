import { lookAt, type Rules } from '@keep-flying/kernel'
import { printedOn } from '../catalog/index.ts'
import type { CardId, Coordinated, Table } from '../state.ts'
import { discardFromHand, drawCards } from './decks.ts'
import { cannotCoordinate } from './forbidden.ts'
import { modifiers } from './in-force.ts'
import { triggerText } from './reveal.ts'
import { abilitiesOf, activePlayer, cardName, isStanding, playerAt, seatName, takeFrom, tell } from './table.ts'

/** Coordinate: setting a card aside for whoever's turn it is. */

/** How many cards a player may still Coordinate to the active player this turn. */
function coordinationsLeft({ state }: Table, seat: number): number {
  const done = state.turn.coordinated.filter(({ owner }) => owner === seat).length
  return 1 + (state.turn.extraCoordinate[seat] ?? 0) - done
}

/** Whether the active player may take yet another card. */
function takesMore(t: Table): boolean {
  const { coordinated, soloDiscards } = t.state.turn
  const taken = coordinated.length + soloDiscards
  return modifiers(t, 'most-coordinated').every(({ modifier }) => taken < modifier.n)
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
  const printed = printedOn(card)
  return printed.coordinate && !cannotCoordinate(t, seat, printed.class)
}

/** Sets a card aside face-up, draws another, and then follows its text. */
export function* coordinate(t: Table, seat: number, card: CardId): Rules<void> {
  const player = playerAt(t, seat)
  takeFrom(player.hand, card)
  const coordinated: Coordinated = { card, owner: seat, played: false }
  t.state.turn.coordinated.push(coordinated)
  tell(t, 'coordinated', { who: seatName(seat), card: cardName(card) })
  if (drawCards(t, player, 1) === 0) coordinated.notReplaced = true
  yield* triggerText(t, 'coordinate', { you: seat, card })
}

/** What a player may take back: once per turn, while nobody has played it and nothing but the draw has come of it. */
export function recallable(t: Table, seat: number): CardId[] {
  const { coordinated, recalled = [] } = t.state.turn
  if (recalled.includes(seat)) return []
  const holds = playerAt(t, seat).hand.cards.length > 0
  return coordinated
    .filter(({ owner, played, notReplaced }) => owner === seat && !played && (holds || notReplaced))
    .map(({ card }) => card)
    .filter((card) => !abilitiesOf(card).some((ability) => 'at' in ability && ability.at === 'coordinate'))
}

/** Takes a card back into the hand; the newest card there goes back onto the deck, where its owner knows it. */
export function recall(t: Table, seat: number, card: CardId): void {
  const { turn } = t.state
  const { hand, deck } = playerAt(t, seat)
  const at = turn.coordinated.findIndex((one) => one.card === card)
  const [taken] = turn.coordinated.splice(at, 1)
  turn.recalled = [...(turn.recalled ?? []), seat]
  const newest = taken?.notReplaced ? undefined : hand.cards.pop()
  if (newest !== undefined) {
    deck.cards.push(newest)
    lookAt(deck, seat, [newest])
  }
  hand.cards.push(card)
  tell(t, 'recalled', { who: seatName(seat), card: cardName(card) })
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
