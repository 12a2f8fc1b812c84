import { brokenLimits, type Decision, type Option, type Value } from '@keep-flying/kernel'

/** An option with the words it is shown by. */
export interface Offered {
  readonly option: Option
  readonly words: string
}

/** The one option that somebody means who types this: its number, its words, or the beginning of one only. */
export function meant(offered: readonly Offered[], typed: string): Offered | null {
  const wanted = typed.trim().toLowerCase()
  if (wanted === '') return null
  const numbered = /^\d+$/.test(wanted) ? offered[Number(wanted) - 1] : undefined
  if (numbered) return numbered
  const exact = offered.find(({ words }) => words.toLowerCase() === wanted)
  if (exact) return exact
  const begun = offered.filter(({ words }) => words.toLowerCase().startsWith(wanted))
  const held = begun.length > 0 ? begun : offered.filter(({ words }) => words.toLowerCase().includes(wanted))
  return held.length === 1 ? (held[0] ?? null) : null
}

function isFull(n: number, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return n >= min && n <= max
}

/** The answer that what is marked comes to; null while it is none. */
export function answerWith(decision: Decision, marked: readonly string[]): Value | null {
  switch (decision.form) {
    case 'some':
      return isFull(marked.length, decision) && brokenLimits(decision, marked).length === 0 ? marked : null
    case 'order':
      return marked.length === decision.options.length ? marked : null
    default:
      return null
  }
}
