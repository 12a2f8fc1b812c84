import { type Decision, type Text, text, type Value } from '@keep-flying/kernel'

/** Why an answer is a good one, in a sentence. */
export function reasonFor(decision: Decision, value: Value): Text {
  const option = 'options' in decision ? decision.options.find(({ id }) => id === value) : undefined
  if (decision.kind !== 'turn' || !option) return text(byKind[decision.kind] ?? 'advice.best')
  const { id, group, at } = option
  if (id === 'goal') return text('advice.goal')
  if (group === 'work' && at && 'card' in at) return text('advice.work', { card: { name: 'card', id: at.card } })
  return text(byGroup[group ?? ''] ?? 'advice.best')
}

/** By the kind of action that a choice belongs to. */
const byGroup: Readonly<Record<string, string>> = { fly: 'advice.fly', deal: 'advice.deal', buy: 'advice.buy' }

/** By the kind of question. */
const byKind: Readonly<Record<string, string>> = {
  deal: 'advice.looks',
  shop: 'advice.looks',
  'deal.accept': 'advice.jobs',
  'shop.keep': 'advice.wares',
  nav: 'advice.odds',
  misbehave: 'advice.odds',
  trial: 'advice.odds',
  'alliance-contact': 'advice.odds',
  'reaver-contact': 'advice.odds',
}
