import { text } from '@keep-flying/kernel'
import { manyOfToken } from '../../../../text/describe-words.ts'
import type { EffectTexts } from '../../../../text/tables.ts'
import type { SharedEffects } from '../vocabulary.ts'

/** What these effects say. */
export const effects: Pick<EffectTexts, keyof SharedEffects> = {
  'load-any-goods': ({ only }) =>
    only === undefined
      ? text('effect.load-any-goods')
      : text('effect.load-any-goods.only', { tokens: manyOfToken(only) }),
  'lose-goods': ({ n }) => text('effect.lose-goods', { n }),
  'more-range': ({ sectors, where }) => text(`effect.more-range.${where}`, { sectors }),
  'count-as-salvage': () => text('effect.count-as-salvage'),
}
