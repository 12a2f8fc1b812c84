/** How an outcome is to be taken: each has a colour, a hatch and, beside the bar, words. */
export type Tone = 'good' | 'mixed' | 'bad' | 'dire'

export interface OddsPart {
  readonly tone: Tone
  /** From 0 to 1. */
  readonly chance: number
  readonly label: string
}

const order: readonly Tone[] = ['good', 'mixed', 'bad', 'dire']

export function byTone(parts: readonly OddsPart[]): readonly OddsPart[] {
  return [...parts].sort((one, other) => order.indexOf(one.tone) - order.indexOf(other.tone))
}

/** Whole hundredths that add up to a hundred, the way the eye expects them. */
export function hundredths(chances: readonly number[]): readonly number[] {
  const exact = chances.map((chance) => chance * 100)
  const floors = exact.map(Math.floor)
  const missing = Math.round(exact.reduce((sum, n) => sum + n, 0)) - floors.reduce((sum, n) => sum + n, 0)
  const byRest = exact
    .map((n, at) => ({ at, rest: n - Math.floor(n) }))
    .sort((one, other) => other.rest - one.rest)
    .slice(0, missing)
    .map(({ at }) => at)
  return floors.map((n, at) => (byRest.includes(at) ? n + 1 : n))
}
