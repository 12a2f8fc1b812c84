import type { Advice } from '../../../bot/advice.ts'
import { offers, type Position } from '../../../bot/policy.ts'
import { isLeader } from '../../../rules/table.ts'

/** A test that a 1 has failed is made good with what is missed least: nobody dies for it. */
function price(position: Position): string {
  const { t, me } = position
  if (offers(position, 'one-part')) return 'one-part'
  const isBearable = me.crew.some((member) => !member.disgruntled && !isLeader(t, member))
  return offers(position, 'one-disgruntle') && isBearable ? 'one-disgruntle' : 'one-fail'
}

export const advice: Advice = { policies: { 'ones.price': price } }
