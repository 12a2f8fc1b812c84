import { writer } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import '../../../../boxes/all.ts'
import { describeEffect } from '../../../../text/describe.ts'
import { cardMessages } from '../../../../text/en/cards.ts'
import type { EffectOf } from '../../../../vocabulary/index.ts'
import type { SharedEffects } from '../vocabulary.ts'
import { messages } from './en.ts'

const say = writer('en', { ...cardMessages, ...messages }, ({ name, id }) => {
  throw new Error(`The test knows no ${name} ${id}.`)
})

/** Samples of each kind: the compiler asks for the kinds that are missing. */
const samples: { readonly [K in keyof SharedEffects]: readonly (readonly [EffectOf<K>, string])[] } = {
  'load-any-goods': [
    [{ do: 'load-any-goods' }, 'load as many goods of your choice as you have room for'],
    [{ do: 'load-any-goods', only: 'fuel' }, 'load as much Fuel as you have room for'],
  ],
  'lose-goods': [
    [{ do: 'lose-goods', n: 5, from: 'hold' }, 'lose 5 goods of your choice from your hold'],
    [{ do: 'lose-goods', n: 1, from: 'hold' }, 'lose 1 good of your choice from your hold'],
    [{ do: 'lose-goods', n: 3, from: 'hold-and-stash' }, 'lose 3 goods of your choice'],
  ],
  'more-range': [
    [
      { do: 'more-range', sectors: 3, where: 'planetary-sector' },
      'if in a planetary sector, this Full Burn may go 3 sectors further',
    ],
  ],
  'double-down': [
    [
      { do: 'double-down', alike: 2, credits: 2000 },
      'take $2,000 more if 2 or more of the Misbehave cards you passed share a suit',
    ],
  ],
  'count-as-salvage': [[{ do: 'count-as-salvage' }, 'count this as a Salvage Op']],
}

test.each(Object.values(samples).flat())('$0.do', (effect, english) => {
  expect(say(describeEffect(effect))).toBe(english)
})
