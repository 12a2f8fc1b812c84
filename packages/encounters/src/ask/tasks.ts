import { effectsIn } from '../catalog/effects-in.ts'
import { boxCard, miniDeck } from '../catalog/index.ts'
import type { CardId, State } from '../state.ts'
import type { Ability, TaskId } from '../vocabulary/index.ts'

/** A card that can complete a task, and where the viewer knows it to be; nowhere while it has not been found. */
export interface TaskCard {
  readonly card: CardId
  readonly at: 'combat-zone' | 'operations' | 'defeated' | number | null
}

/** The cards of the present Episode whose text completes a task, one of each name. */
export function taskCards(view: State, task: TaskId): TaskCard[] {
  const cards = miniDeck(view.episodes[view.letter]).filter((card) => completes(card, task))
  const faces = new Map(cards.map((card) => [faceOf(card), { card, at: whereIs(view, card) }]))
  // Of several copies the one that lies open is meant.
  for (const card of cards) {
    const at = whereIs(view, card)
    if (at !== null) faces.set(faceOf(card), { card, at })
  }
  return [...faces.values()]
}

function faceOf(card: CardId): string {
  const boxed = boxCard(card)
  return 'card' in boxed ? boxed.card.id : boxed.kind
}

function completes(card: CardId, task: TaskId): boolean {
  const boxed = boxCard(card)
  return 'card' in boxed && boxed.card.abilities.some((ability) => isWayTo(ability, task))
}

function isWayTo(ability: Ability, task: TaskId): boolean {
  if (!('effects' in ability)) return false
  for (const effect of effectsIn([...ability.effects, ...(ability.else ?? [])]))
    if ('do' in effect && effect.do === 'complete' && effect.task === task) return true
  return false
}

function whereIs(view: State, card: CardId): TaskCard['at'] {
  if (view.combatZone.cards.includes(card)) return 'combat-zone'
  if (view.operations.cards.includes(card)) return 'operations'
  if (view.defeatedCards.cards.includes(card)) return 'defeated'
  const space = view.verse.findIndex(
    ({ shown, hidden }) => shown.cards.includes(card) || hidden.known?.some((known) => known.card === card),
  )
  return space < 0 ? null : space + 1
}
