import type { Rules } from '@keep-flying/kernel'
import { boxCard } from '../catalog/index.ts'
import type { CardId, Table } from '../state.ts'
import type { Trigger } from '../vocabulary/index.ts'
import type { Context } from './conditions.ts'
import { followText } from './effects.ts'
import { hasKeyword } from './enemies.ts'
import { atMoment } from './moments.ts'
import { cardName, isInevitable, spaceAt, takeFrom, tell, textsAt, zoneWith } from './table.ts'

/** Turning hidden cards up, and what each kind of card does then. */

/** Turns up the hidden card of a space. */
export function* turnUp(t: Table, index: number): Rules<void> {
  const space = spaceAt(t, index)
  const card = space.hidden.cards[0]
  if (card === undefined) return
  t.seal('shown')
  space.shown.cards.push(takeFrom(space.hidden, card))
  tell(t, 'revealed', { card: cardName(card) })
  t.state.turn.lastScannedSpace = index
  yield* resolveRevealed(t, card, 'scan', index)
}

/** A card enters the Combat Zone, as its newest: a hidden one is turned up, and one that can escape does. */
export function* enterCombatZone(t: Table, card: CardId): Rules<void> {
  const { state } = t
  const from = zoneWith(state, card)
  const hidden = from?.sees === 'nobody'
  if (from) takeFrom(from, card)
  state.combatZone.cards.push(card)
  if (hidden) t.seal('shown')
  tell(t, hidden ? 'entered-revealed' : 'entered', { card: cardName(card) })
  if (hidden && !isInevitable(card)) yield* resolveRevealed(t, card, 'combat-zone', null)
  if (!state.combatZone.cards.includes(card)) return
  if (hasKeyword(t, card, 'escape')) return yield* letEscape(t, card)
  yield* atMoment(t, 'this-enters-combat-zone', card)
  yield* atMoment(t, 'this-moves', card)
}

/** What follows when a card is face-up for the first time. */
function* resolveRevealed(
  t: Table,
  card: CardId,
  revealedBy: 'scan' | 'combat-zone',
  space: number | null,
): Rules<void> {
  const context: Context = { you: t.state.active, card, revealedBy, ...(space === null ? {} : { space }) }
  const { kind } = boxCard(card)
  yield* triggerText(t, 'reveal', context)
  if (kind === 'event' && isInVerseOrZone(t, card)) sendToDefeated(t, card)
}

function isInVerseOrZone({ state }: Table, card: CardId): boolean {
  return state.combatZone.cards.includes(card) || state.verse.some(({ shown }) => shown.cards.includes(card))
}

/** An enemy that escapes leaves the game; that is no defeat. */
function* letEscape(t: Table, card: CardId): Rules<void> {
  sendToDefeated(t, card)
  tell(t, 'escaped', { card: cardName(card) })
  yield* triggerText(t, 'escape', { you: t.state.active, card })
}

/** Follows a card's text for a trigger, in the order printed. */
export function* triggerText(t: Table, at: Trigger['at'], context: Context): Rules<void> {
  if (context.card === null) return
  for (const ability of textsAt(context.card, at)) yield* followText(t, context, ability)
}

/** Takes a card from wherever it lies in play to the Defeated Cards. */
export function sendToDefeated(t: Table, card: CardId): void {
  takeFromPlay(t, card)
  t.state.defeatedCards.cards.push(card)
}

/** Takes an Episode card out of the 'Verse, the Combat Zone, Operations or its deck, or from where it went when defeated. */
export function takeFromPlay({ state }: Table, card: CardId): void {
  const zone = zoneWith(state, card)
  if (zone) takeFrom(zone, card)
}
