import type { Decision, Option } from '@keep-flying/kernel'
import type { Picked } from '../../../dock/answers.ts'

/** What an option costs, as its words say; null where nothing is said of a price. */
export function priceOf(option: Option | undefined): number | null {
  const price = option?.text.with?.['price'] ?? option?.text.with?.['credits']
  return typeof price === 'number' ? price : null
}

export function basketPrice(options: readonly Option[], picked: Picked): number {
  return options.filter(({ id }) => picked.includes(id)).reduce((sum, option) => sum + (priceOf(option) ?? 0), 0)
}

/** The price a question names. */
export function priceIn({ prompt }: Decision): number {
  const price = prompt.with?.['price']
  return typeof price === 'number' ? price : 0
}
