import { sum } from '@keep-flying/kernel'
import type { Advice } from '../../../bot/advice.ts'
import { cheapestToLose } from '../../../bot/people.ts'
import { type EffectWorths, loss, tokenWorth } from '../../../bot/worth.ts'
import { roomFor } from '../../../rules/hold.ts'
import type { Captain, Table } from '../../../state.ts'
import { type EffectOf, goods } from '../../../vocabulary/index.ts'
import { goodsToLose } from './effects.ts'
import type { SharedEffects } from './vocabulary.ts'

/** What it costs to give up so many goods. */
function lossOfGoods(t: Table, c: Captain, { n, from }: EffectOf<'lose-goods'>): number {
  let left = n
  return sum(goods, (good) => {
    const lost = Math.min(left, goodsToLose(c, good, from))
    left -= lost
    return loss(t, c, good, lost)
  })
}

const effectWorths: Pick<EffectWorths, keyof SharedEffects> = {
  'load-any-goods': ({ t, team: { captain } }, { only = 'cargo' }) =>
    roomFor(t, captain, only) * tokenWorth(t, captain, only),
  'lose-goods': ({ t, team: { captain } }, effect) => -lossOfGoods(t, captain, effect),
  'more-range': (_, { sectors }) => 40 * sectors,
  'double-down': (_, { credits }) => 0.9 * credits,
  'count-as-salvage': () => 0,
}

/** What these effects mean to the bots. */
export const advice: Advice = { effectWorths, policies: { 'lose.good': (position) => cheapestToLose(position) } }
