import type { EffectTable } from '../../rules/effects.ts'

/** What the effects of this box do. */
export const effects: Pick<
  EffectTable,
  'load-any-goods' | 'lose-goods' | 'place-alert' | 'more-range' | 'leak-fuel' | 'drift' | 'count-as-salvage'
> = {
  *'load-any-goods'() {},
  'lose-goods'() {},
  'place-alert'() {},
  'more-range'() {},
  'leak-fuel'() {},
  drift() {},
  'count-as-salvage'() {},
}
