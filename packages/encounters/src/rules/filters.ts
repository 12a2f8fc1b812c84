import { boxCard } from '../catalog/index.ts'
import type { CardId, Table } from '../state.ts'
import type { Area, CardFilter } from '../vocabulary/index.ts'
import type { Context } from './conditions.ts'
import { inevitableAt } from './inevitable.ts'
import { enemyOf, isInevitable } from './table.ts'

/** Which face-up Episode cards a text means. */

interface Lying {
  readonly card: CardId
  readonly area: Area
  readonly space: number | null
}

/** Every face-up Episode card that can be meant: the Combat Zone from the oldest, the 'Verse from left to right, Operations. */
export function faceUp({ state }: Table): Lying[] {
  const lying: Lying[] = []
  for (const card of state.combatZone.cards)
    if (!isInevitable(card)) lying.push({ card, area: 'combat-zone', space: null })
  // No space that is still open holds the Inevitable card.
  const closed = inevitableAt(state) ?? -1
  for (let space = state.verse.length - 1; space > closed; space--)
    for (const card of state.verse[space]?.shown.cards ?? []) lying.push({ card, area: 'verse', space })
  for (const card of state.operations.cards) lying.push({ card, area: 'operations', space: null })
  return lying
}

/** The cards that fit, in the order of TIMING. */
export function matching(t: Table, context: Context, filter: CardFilter): CardId[] {
  return faceUp(t)
    .filter((lying) => isFit(context, filter, lying))
    .map(({ card }) => card)
}

export function fits(t: Table, context: Context, filter: CardFilter, id: CardId): boolean {
  return matching(t, context, filter).includes(id)
}

function isFit(context: Context, filter: CardFilter, { card, area, space }: Lying): boolean {
  const { type, descriptor, notDescriptor, name } = filter
  const enemy = enemyOf(card)
  const boxed = boxCard(card)
  if (type === 'goal' && boxed.kind !== 'goal') return false
  if (type === 'enemy' && !enemy) return false
  if ((type === 'crew' || type === 'ship') && enemy?.type !== type) return false
  if (descriptor !== undefined && !enemy?.descriptors.includes(descriptor)) return false
  if (notDescriptor !== undefined && enemy?.descriptors.includes(notDescriptor)) return false
  if (name !== undefined && !('card' in boxed && boxed.card.name === name)) return false
  if (filter.area !== undefined && filter.area !== area) return false
  return filter.space === undefined || (space !== null && space === context.space)
}
