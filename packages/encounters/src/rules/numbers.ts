import type { Table } from '../state.ts'
import type { Amount, Counted } from '../vocabulary/index.ts'
import type { Context } from './conditions.ts'
import { matching } from './filters.ts'
import { inevitableAt } from './inevitable.ts'
import { avatarOf, boxedClass, cardIn, enemyOf, isInevitable, playerAt } from './table.ts'

/** What a figure is at the moment. */
export function amountOf(t: Table, context: Context, amount: Amount): number {
  if (typeof amount === 'number') return amount
  const { times = 1, plus = 0, max = Number.POSITIVE_INFINITY } = amount
  return Math.min(countOf(t, context, amount), max) * times + plus
}

/** A change of a price: by so much, and a cheaper price stops at `min`. */
interface Change {
  readonly n: number
  readonly min?: number
}

/** A price with everything that raises it, and then with everything that lowers it; never below 0. */
export function changed(price: number, changes: readonly Change[]): number {
  const raised = changes.reduce((sum, { n }) => sum + Math.max(0, n), price)
  return changes.reduce((sum, { n, min = 0 }) => (n < 0 ? Math.max(Math.min(sum, min), sum + n) : sum), raised)
}

/** How many there are of what is counted. */
export function countOf(t: Table, context: Context, counted: Counted): number {
  const { state } = t
  const { turn } = state
  if ('which' in counted) return matching(t, context, counted.which).length
  switch (counted.count) {
    case 'classes-played':
      return new Set(turn.played.map(({ card }) => boxedClass(card)).filter((one) => one !== null)).size
    case 'hidden-verse':
      return openSpaces(t).filter(({ hidden }) => hidden.cards.some((card) => !isInevitable(card))).length
    case 'enemies-combat':
      return state.combatZone.cards.filter((card) => enemyOf(card)).length
    case 'clear-spaces':
      return openSpaces(t).filter((space) => cardIn(space) === null).length
    case 'clear-here': {
      const here = context.space === undefined ? undefined : state.verse[context.space]
      return here && cardIn(here) === null ? 1 : 0
    }
    case 'ship-strikes':
      return state.serenity.filter(({ strike }) => strike !== null).length
    case 'coordinated-to-you':
      return turn.played.filter(({ copyOf }) => copyOf !== undefined).length + turn.soloDiscards
    case 'recruited-this-turn':
      return turn.recruited
    case 'scanned-this-turn':
      return turn.scanned
    case 'defense':
      return avatarOf(playerAt(t, context.you).crew).defense
    case 'amount':
      return context.amount ?? 0
  }
}

/** The spaces of the 'Verse that are still part of the game. */
export function openSpaces({ state }: Table) {
  return state.verse.slice((inevitableAt(state) ?? -1) + 1)
}
