import { shuffle, type Zone, zone } from '@keep-flying/kernel'
import type { Pile, State, Table } from '../state.ts'
import type { CardId, Region } from '../vocabulary/index.ts'
import { contactPile, issuerOf, misbehaveCard, navCard, navPile, supplyCard, supplyPile, tell } from './table.ts'

/** Piles, discarding, removing, reshuffling. The last card of a zone lies on top. */

export function newPile(cards: CardId[]): Pile {
  return { deck: zone('nobody', cards), discard: zone('everyone') }
}

export function take(from: Zone, card: CardId): CardId {
  const place = from.cards.lastIndexOf(card)
  if (place < 0) throw new Error(`The card "${card}" is not where it was looked for.`)
  from.cards.splice(place, 1)
  return card
}

/** Cards that stay in the box for this game. */
export function leaveOut(state: State, cards: readonly CardId[]): void {
  state.leftOut = zone('nobody', [...(state.leftOut?.cards ?? []), ...cards])
}

export function remove(t: Table, card: CardId): void {
  if (t.moments.some((on) => on.leavesGame?.(t, card))) return
  t.state.removed.cards.push(card)
}

/** The top card of a deck, face up from now on. */
export function drawTop(t: Table, pile: Pile): CardId | undefined {
  const card = pile.deck.cards.pop()
  if (card !== undefined) t.seal()
  return card
}

function shuffleTogether(t: Table, pile: Pile): void {
  t.seal('shuffled')
  pile.deck.cards.push(...pile.discard.cards)
  pile.discard.cards = []
  shuffle(t.state.random, pile.deck.cards)
}

/** A supply card goes to the pile of its planet; a starting core belongs to none and leaves the game. */
export function discardSupply(t: Table, card: CardId): void {
  const { deck } = supplyCard(t, card)
  if (deck === null) remove(t, card)
  else supplyPile(t, deck).discard.cards.push(card)
}

export function discardJob(t: Table, card: CardId): void {
  if (t.moments.some((on) => on.jobDiscarded?.(t, card))) return
  const contact = issuerOf(t, card)
  if (contact === null) throw new Error(`Nobody takes the job "${card}" back.`)
  contactPile(t, contact).discard.cards.push(card)
}

/** Draws a nav card; in the middle of a card, with the deck empty, the pile is shuffled without the card in hand. */
export function drawNav(t: Table, region: Region): CardId {
  const pile = navPile(t, region)
  if (pile.deck.cards.length === 0) shuffleTogether(t, pile)
  const card = drawTop(t, pile)
  if (card === undefined) throw new Error(`The ${region} nav deck has no cards.`)
  t.state.drawn.cards.push(card)
  return card
}

/** Puts a resolved nav card away and shuffles where the card or the end of the deck asks for it. */
export function discardNav(t: Table, region: Region, card: CardId): void {
  const pile = navPile(t, region)
  pile.discard.cards.push(take(t.state.drawn, card))
  if (navCard(t, card).reshuffle || pile.deck.cards.length === 0) reshuffleNav(t, region)
}

export function reshuffleNav(t: Table, region: Region): void {
  shuffleTogether(t, navPile(t, region))
  tell(t, 'nav-reshuffled', { region: { name: 'region', id: region } })
}

/** Draws a misbehave card for the running attempt, whose own cards stay out of any shuffle until it ends. */
export function drawMisbehave(t: Table, attemptCards: Zone): CardId | undefined {
  const pile = t.state.misbehave
  if (pile.deck.cards.length === 0) shuffleTogether(t, pile)
  const card = drawTop(t, pile)
  if (card !== undefined) attemptCards.cards.push(card)
  return card
}

export function misbehaveCardResolved(t: Table, card: CardId): void {
  if (!misbehaveCard(t, card).reshuffle) return
  shuffleTogether(t, t.state.misbehave)
  tell(t, 'misbehave-reshuffled', {})
}

/** At the end of an attempt its cards are discarded; a reshuffle card may not rest among the discards. */
export function discardMisbehaves(t: Table, attemptCards: Zone): void {
  const pile = t.state.misbehave
  const cards = attemptCards.cards
  attemptCards.cards = []
  pile.discard.cards.push(...cards)
  if (cards.some((card) => misbehaveCard(t, card).reshuffle)) shuffleTogether(t, pile)
}
