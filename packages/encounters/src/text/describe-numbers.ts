import { type Text, text, type Word } from '@keep-flying/kernel'
import type { Amount, Counted, Range } from '../vocabulary/index.ts'
import { filtered } from './describe-selectors.ts'

/** Figures, and figures that depend on the table. */

/** A thing that is counted, in the singular, as it follows on "per". */
function describeCounted(counted: Counted): Text {
  if ('which' in counted) return text('counted.cards', filtered(counted.which))
  return text(`counted.${counted.count}`)
}

/** A text with a figure: as it is, or so much for each thing that is counted. */
export function figured(key: string, amount: Amount, words: Readonly<Record<string, Word>> = {}): Text {
  if (typeof amount === 'number') return text(key, { ...words, n: amount })
  const { times = 1, plus, max } = amount
  const each = text('per', { phrase: text(key, { ...words, n: times }), what: describeCounted(amount) })
  const most = max === undefined ? each : text('per.most', { phrase: each, max })
  if (plus === undefined) return most
  return plus < 0 ? text('per.less', { phrase: most, n: -plus }) : text('per.plus', { phrase: most, n: plus })
}

/** A range as it stands before what is counted, and the figure that decides about the plural. */
export function describeRange({ min, max }: Range): { range: Text; n: number } {
  if (max === 0) return { range: text('range.none'), n: 0 }
  if (min !== undefined && min === max) return { range: text('range.exactly', { n: min }), n: min }
  if (min !== undefined && max !== undefined) return { range: text('range.between', { min, max }), n: max }
  if (min !== undefined) return { range: text('range.min', { n: min }), n: min }
  return { range: text('range.max', { n: max ?? 0 }), n: max ?? 0 }
}
