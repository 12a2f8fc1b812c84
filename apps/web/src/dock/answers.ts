import type { Decision, Option, Value } from '@keep-flying/kernel'

/** What is picked, before it is sent: option ids, an amount in figures, or `yes` and `no`. */
export type Picked = readonly string[]

/** The answer that what is picked comes to; null while it is none yet. */
export function answerOf(decision: Decision, picked: Picked): Value | null {
  const [first] = picked
  switch (decision.form) {
    case 'one':
      return decision.options.some(({ id }) => id === first) ? (first ?? null) : null
    case 'some':
      return picked.length >= decision.min && picked.length <= decision.max ? picked : null
    case 'order':
      return picked.length === decision.options.length ? picked : null
    case 'amount': {
      const n = Number(first ?? Number.NaN)
      return Number.isInteger(n) && n >= decision.min && n <= decision.max ? n : null
    }
    case 'confirm':
      return first === 'yes' ? true : first === 'no' ? false : null
  }
}

/** What most captains would do next, by the kind of question: the first that is there stands picked. */
const usual: Readonly<Record<string, readonly string[]>> = {
  shop: ['consider', 'done'],
  deal: ['consider', 'done'],
  'gear.carry': ['suggested'],
  'pay.cuts': ['all'],
  'test.after-roll': ['accept'],
  'misbehave.ace': ['ace'],
  'hold.arrange': ['done'],
  'trade.propose': ['offer'],
}

/** Amounts where more is what is wanted. */
const asManyAsPossible: readonly string[] = ['load.amount', 'deliver.amount', 'deal.sell-amount', 'deal.load-amount']

/** What stands picked before anybody has picked. */
export function usualPick(decision: Decision): Picked {
  switch (decision.form) {
    case 'amount':
      return [String(asManyAsPossible.includes(decision.kind) ? decision.max : decision.min)]
    case 'order':
      return decision.options.map(({ id }) => id)
    case 'one': {
      if (decision.kind === 'consider.draw') return ['draw-all']
      const ids = decision.options.filter(({ role }) => role !== 'minor').map(({ id }) => id)
      const known = usual[decision.kind]?.find((id) => ids.includes(id))
      if (known !== undefined) return [known]
      return ids.length === 1 ? ids : []
    }
    case 'some':
      // To go without any by mistake would be a bad start.
      return decision.kind === 'set-up.keep-jobs' ? decision.options.slice(0, decision.max).map(({ id }) => id) : []
    case 'confirm':
      return []
  }
}

const waysOut: readonly string[] = [
  'option.done',
  'option.stop',
  'option.end',
  'option.shop-done',
  'option.deal-done',
  'option.stop-drawing',
  'option.stop-paying',
  'option.cancel-trade',
  'option.no-challenge',
]

/** The option that only ends what goes on: it stands apart from the choices. */
export function wayOut(decision: Decision): Option | null {
  if (decision.form !== 'one') return null
  return decision.options.find(({ text }) => waysOut.includes(text.key)) ?? null
}

/** The number a question names, such as how many cards may be bought. */
export function countIn({ prompt }: Decision): number {
  const n = prompt.with?.['n']
  return typeof n === 'number' ? n : 1
}

/** The price a question names. */
export function priceIn({ prompt }: Decision): number {
  const price = prompt.with?.['price']
  return typeof price === 'number' ? price : 0
}

/** Questions that are put by a card with options printed on it. */
export const cardQuestions: readonly string[] = ['nav', 'misbehave', 'trial', 'reaver-contact', 'alliance-contact']
