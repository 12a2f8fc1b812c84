import type { Decision } from '@keep-flying/kernel'

/** What each of an amount costs or brings. */
export function priceIn(decision: Decision): number {
  return decision.form === 'amount' ? (decision.price ?? 0) : 0
}
