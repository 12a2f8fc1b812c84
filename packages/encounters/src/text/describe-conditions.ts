import { type Text, text } from '@keep-flying/kernel'
import type { CardFilter, Condition, CounterPlace, Range } from '../vocabulary/index.ts'
import { describeRange } from './describe-numbers.ts'
import { crewName, filtered } from './describe-selectors.ts'
import { and, classCards, flag, or } from './describe-words.ts'

/** What must hold, as a clause that follows on "if", "unless" or "while". */

export function describePlace(of: CounterPlace): Text {
  if (of === 'this') return text('target.this')
  return 'task' in of ? text('task.name', { task: taskName(of.task) }) : text('cards.named', { card: of.inOperations })
}

export const taskName = (id: string) => ({ name: 'task', id }) as const

/** What lies outside a range. */
function outside({ min, max }: Range): Range {
  if (min !== undefined && max !== undefined) throw new Error('A range with two ends cannot be turned into one clause.')
  return min === undefined ? { min: (max ?? 0) + 1 } : { max: min - 1 }
}

/** A card that is named is there or not; others are counted. */
function describePresence(which: CardFilter, range: Range): Text {
  const isThere = range.min === 1 && range.max === undefined
  if (which.name !== undefined && (isThere || range.max === 0))
    return text('if.there', { not: flag(!isThere), ...filtered(which) })
  return text('if.cards', { ...filtered(which), ...describeRange(range) })
}

export function describeCondition(condition: Condition, negated = false): Text {
  const not = flag(negated)
  if ('not' in condition) return describeCondition(condition.not, !negated)
  if ('all' in condition) {
    const parts = condition.all.map((one) => describeCondition(one, negated))
    return text('if.all', { all: negated ? or(parts) : and(parts) })
  }
  if ('main' in condition) return text('if.main', { not, crew: crewName(condition.main) })
  if ('have' in condition) return text('if.have', { not, cards: classCards(condition.have, condition.min) })
  if ('area' in condition) return text('if.area', { not, area: text(`area.${condition.area}.in`) })
  if ('revealedBy' in condition) return text(`if.revealed-by.${condition.revealedBy}`, { not })
  if ('task' in condition) return text(`if.task.${condition.is}`, { not, task: taskName(condition.task) })
  const range = negated ? outside(condition) : condition
  if ('counter' in condition) return text('if.counter', { place: describePlace(condition.of), ...describeRange(range) })
  if ('which' in condition) return describePresence(condition.which, range)
  return text(`if.${condition.count}`, describeRange(range))
}
