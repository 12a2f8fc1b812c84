import type { Effect } from '@keep-flying/verse'
import type { Ending } from '@keep-flying/verse/ask'
import type { Tone } from '../../../dock/odds.ts'

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
