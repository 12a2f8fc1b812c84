import type { CardId, Main, Table } from '../state.ts'
import type { Condition, CounterPlace, Range, TaskId } from '../vocabulary/index.ts'
import { matching } from './filters.ts'
import { countOf } from './numbers.ts'
import type { StrikeDue, StrikeInHand } from './reactions.ts'
import { boxedClass, playerAt } from './table.ts'

/** Who uses a text, which card it is on, and what has happened in the course of it. */
export interface Context {
  /** The seat that is "you". */
  readonly you: number
  /** The card; null for an Objective. */
  readonly card: CardId | null
  /** The space it is in or attached to, counted from 0. */
  readonly space?: number
  /** How the card turned up. */
  readonly revealedBy?: 'scan' | 'combat-zone'
  /** Who would take the strike in question. */
  readonly victim?: Main
  /** The strike in question, before its card is drawn. */
  readonly due?: StrikeDue
  /** The strike card in question, once it is seen. */
  readonly strike?: StrikeInHand
  /** How many the effect just before moved or discarded, whether it was done in full, and whom it healed. */
  amount?: number
  done?: boolean
  healed?: number[]
}

function isWithin(n: number, { min, max }: Range): boolean {
  return (min === undefined || n >= min) && (max === undefined || n <= max)
}

/** Whether a condition holds now. */
export function holds(t: Table, context: Context, condition: Condition): boolean {
  const { state } = t
  if ('main' in condition) return state.mains.some(({ crew, down }) => crew === condition.main && !down)
  if ('count' in condition) return isWithin(countOf(t, context, condition), condition)
  if ('have' in condition) return showable(t, context.you, condition.have).length >= condition.min
  if ('area' in condition) return areaOf(t, context.card) === condition.area
  if ('revealedBy' in condition) return context.revealedBy === condition.revealedBy
  if ('task' in condition) return state.tasks[condition.task] === condition.is
  if ('counter' in condition) return isWithin(counterOf(t, context, condition.of, condition.counter), condition)
  if ('all' in condition) return condition.all.every((one) => holds(t, context, one))
  return !holds(t, context, condition.not)
}

/** The characters of a class that a player could show: those played this turn, which lie open, before those in hand. */
export function showable(t: Table, seat: number, wanted: string): CardId[] {
  const { state } = t
  const hand = playerAt(t, seat).hand.cards
  const played = seat === state.active ? state.turn.played.filter(({ gone }) => !gone) : []
  return [...played.map(({ card }) => card), ...hand].filter((card) => boxedClass(card) === wanted)
}

function areaOf({ state }: Table, card: CardId | null): string | null {
  if (card === null) return null
  if (state.combatZone.cards.includes(card)) return 'combat-zone'
  if (state.operations.cards.includes(card)) return 'operations'
  return state.verse.some(({ shown }) => shown.cards.includes(card)) ? 'verse' : null
}

/** The value of a counter; of several cards, the sum. */
function counterOf(t: Table, context: Context, of: CounterPlace, name: string): number {
  return counterKeys(t, context, of).reduce((sum, key) => sum + (t.state.counters[key]?.[name] ?? 0), 0)
}

/** Where the counters of a task are kept. */
export function taskKey(task: TaskId): string {
  return `task:${task}`
}

/** Where a counter is kept: by card or by task. */
export function counterKeys(t: Table, context: Context, of: CounterPlace): string[] {
  if (of === 'this') return context.card === null ? [] : [context.card]
  if ('task' in of) return [taskKey(of.task)]
  return matching(t, context, { name: of.inOperations, area: 'operations' })
}
