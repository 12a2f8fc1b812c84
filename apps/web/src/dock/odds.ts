import type { Effect, Ending } from '@keep-flying/verse'

/** How an outcome is to be taken: each has a colour, a hatch and, beside the bar, words. */
export type Tone = 'good' | 'mixed' | 'bad' | 'dire'

export interface OddsPart {
  readonly tone: Tone
  /** From 0 to 1. */
  readonly chance: number
  readonly label: string
}

const goodEnds: readonly string[] = ['proceed', 'complete', 'keep-flying']
const badEnds: readonly string[] = ['botched', 'warrant']
const deadly: readonly Effect['do'][] = ['kill-crew', 'kill-people']
const welcome: readonly string[] = [
  'load',
  'load-goods',
  'gain',
  'clear-warrants',
  'offer-goods',
  'take-from-discards',
  'calm',
]

export function toneOf({ outcome, effects }: Pick<Ending, 'outcome' | 'effects'>): Tone {
  if (effects.some((effect) => deadly.includes(effect.do))) return 'dire'
  if (badEnds.includes(outcome) || effects.some((effect) => effect.do === 'issue-warrant')) return 'bad'
  const harmless = effects.every((effect) => welcome.includes(effect.do))
  if (goodEnds.includes(outcome) && harmless) return 'good'
  return effects.some((effect) => welcome.includes(effect.do)) && harmless ? 'good' : 'mixed'
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
