import { chooseAmount } from '@keep-flying/kernel'
import type { Table } from '../state.ts'
import { counterKeys, taskKey } from './conditions.ts'
import { doEffects, type EffectRule } from './effects.ts'
import { completeTask, failTask } from './objective.ts'
import { purseOf, spendAttack, spendRecruit } from './points.ts'
import { sendToDefeated, takeFromPlay, triggerText } from './reveal.ts'
import { aboutCard, cardsMeant } from './selectors.ts'
import { cardName, says, takeFrom, tell } from './table.ts'

/** Effects on tasks, Side Jobs and counters. */

type TaskEffect =
  | 'complete'
  | 'fail'
  | 'progress'
  | 'succeed-job'
  | 'next-to-serenity'
  | 'counter'
  | 'pay-in'
  | 'campaign'

export const taskEffects: { readonly [K in TaskEffect]: EffectRule<K> } = {
  *complete(t, _, { task }) {
    return yield* completeTask(t, task)
  },

  *fail(t, _, { task }) {
    return yield* failTask(t, task)
  },

  *progress(t, _, { task, need }) {
    if (t.state.tasks[task] !== 'open') return false
    const done = addTo(t, taskKey(task), 'done', 1)
    tell(t, 'progress', { task: { name: 'task', id: task }, done, need })
    if (done >= need) yield* completeTask(t, task)
    return true
  },

  *'succeed-job'(t, context) {
    const { card } = context
    if (card === null) return false
    tell(t, 'job-done', { card: cardName(card) })
    // It leaves its space at once; Success may put it beside Serenity.
    sendToDefeated(t, card)
    yield* triggerText(t, 'success', context)
    return true
  },

  *'next-to-serenity'(t, context, { what, credits }) {
    const cards = yield* cardsMeant(t, context, what)
    for (const card of cards) {
      const { defeatedCards } = t.state
      if (defeatedCards.cards.includes(card)) takeFrom(defeatedCards, card)
      else takeFromPlay(t, card)
      t.state.besideSerenity.push({ card, credits })
      tell(t, 'earned', { card: cardName(card), n: credits })
    }
    return cards.length > 0
  },

  counter(t, context, { of, name, add, set }) {
    for (const key of counterKeys(t, context, of)) {
      if (set !== undefined) addTo(t, key, name, set - (t.state.counters[key]?.[name] ?? 0))
      if (add !== undefined) addTo(t, key, name, add)
    }
    return true
  },

  *'pay-in'(t, context, { pay, need, effects }) {
    const { you, card } = context
    if (card === null) return false
    const paid = t.state.counters[card]?.paid ?? 0
    const most = Math.min(need - paid, purseOf(t, you)[pay])
    if (most <= 0) return false
    const n = yield* chooseAmount({
      seat: you,
      kind: 'pay.in',
      prompt: says('ask.pay-in'),
      min: 1,
      max: most,
      usual: most,
      ...aboutCard(card),
    })
    if (pay === 'recruit') spendRecruit(t, n)
    else spendAttack(t, n)
    if (addTo(t, card, 'paid', n) < need) return false
    yield* doEffects(t, context, effects)
    return true
  },

  campaign({ state }, _, { id }) {
    if (state.options.campaign !== 'none') state.handedOn.push(id)
    return true
  },
}

/** Changes a counter and returns what it then is. */
function addTo({ state }: Table, key: string, name: string, n: number): number {
  const counters = state.counters[key] ?? {}
  state.counters[key] = counters
  const now = (counters[name] ?? 0) + n
  counters[name] = now
  return now
}
