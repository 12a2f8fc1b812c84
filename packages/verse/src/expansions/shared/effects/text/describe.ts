import { text } from '@keep-flying/kernel'
import { credits, manyOfToken } from '../../../../text/describe-words.ts'
import type { EffectTexts } from '../../../../text/tables.ts'
import type { SharedEffects } from '../vocabulary.ts'

/** What these effects say. */
export const effects: Pick<EffectTexts, keyof SharedEffects> = {
  'load-any-goods': ({ only }) =>
    only === undefined
      ? text('effect.load-any-goods')
      : text('effect.load-any-goods.only', { tokens: manyOfToken(only) }),
  'lose-goods': ({ n, from }) => text(`effect.lose-goods.${from}`, { n }),
  'more-range': ({ sectors, where }) => text(`effect.more-range.${where}`, { sectors }),
  'double-down': (effect) => text('effect.double-down', { n: effect.alike, credits: credits(effect.credits) }),
  'count-as-salvage': () => text('effect.count-as-salvage'),
}
