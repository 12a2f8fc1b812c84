import { printedOn } from '../catalog/index.ts'
import type { CardId, Table } from '../state.ts'
import type { EnemyKeyword, Target } from '../vocabulary/index.ts'
import type { Context } from './conditions.ts'
import { fits } from './filters.ts'
import { modifiers } from './in-force.ts'
import { amountOf } from './numbers.ts'
import { enemyOf } from './table.ts'

/** What face-up enemies are worth at the moment. */

/** An enemy's Attack, with everything that raises or lowers it; never below 0. */
export function attackOf(t: Table, id: CardId): number {
  const printed = enemyOf(id)?.attack ?? 0
  let attack = printed
  for (const { modifier, context } of modifiers(t, 'enemy-attack'))
    if (isMeant(t, context, modifier.what, id)) attack += amountOf(t, context, modifier.n)
  return Math.max(0, attack)
}

/** What has changed an enemy's Attack, and by how much. */
export function attackChanges(t: Table, id: CardId): { readonly card: CardId | null; readonly n: number }[] {
  return modifiers(t, 'enemy-attack')
    .filter(({ modifier, context }) => isMeant(t, context, modifier.what, id))
    .map(({ modifier, context }) => ({ card: context.card, n: amountOf(t, context, modifier.n) }))
    .filter(({ n }) => n !== 0)
}

export function hasKeyword(t: Table, id: CardId, keyword: EnemyKeyword): boolean {
  if (!printedOn(id).keywords.includes(keyword)) return false
  return !modifiers(t, 'lose-keyword').some(
    ({ modifier, context }) => modifier.keyword === keyword && isMeant(t, context, modifier.what, id),
  )
}

/** Whether a modifier is about a card. Those that were chosen name the card itself. */
function isMeant(t: Table, context: Context, what: Target, id: CardId): boolean {
  if (what === 'this') return context.card === id
  if (what === 'other-enemies') return context.card !== id && enemyOf(id) !== null
  if (typeof what === 'object' && 'every' in what) return fits(t, context, what.every, id)
  if (typeof what === 'object' && 'card' in what) return what.card === id
  return false
}
