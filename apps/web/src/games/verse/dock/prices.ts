import type { Decision, Option } from '@keep-flying/kernel'
import type { Picked } from '../../../dock/answers.ts'

export function basketPrice(options: readonly Option[], picked: Picked): number {
  return options.filter(({ id }) => picked.includes(id)).reduce((sum, { price = 0 }) => sum + price, 0)
}

/** What each of an amount costs or brings. */
export function priceIn(decision: Decision): number {
  return decision.form === 'amount' ? (decision.price ?? 0) : 0
}
