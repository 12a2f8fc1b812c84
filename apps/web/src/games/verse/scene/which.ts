import type { Decision } from '@keep-flying/kernel'
import type { News } from '../../../dock/planning.ts'
import { cardQuestions } from '../dock/kinds.ts'

/** What lies over the chart while a question is open. */
export type SceneKind = 'card' | 'cards' | 'ships' | 'first-jobs' | 'equip' | 'hold' | 'trade'

const kinds: Readonly<Record<string, SceneKind>> = {
  'consider.picks': 'cards',
  'consider.draw': 'cards',
  'shop.keep': 'cards',
  'shop.mail-order': 'cards',
  'deal.accept': 'cards',
  'discards.take': 'cards',
  'hand.cut-down': 'cards',
  'set-up.leader': 'cards',
  'set-up.ship': 'ships',
  'set-up.keep-jobs': 'first-jobs',
  'misbehave-deck.order': 'cards',
  'work.challenge': 'cards',
  'upgrade.lose': 'cards',
  'work.team': 'equip',
  'gear.carry': 'equip',
  'gear.bearer': 'equip',
  'hold.arrange': 'hold',
  'hold.dump-amount': 'hold',
  'hold.make-room': 'hold',
  'load.amount': 'hold',
  'load.good': 'hold',
  'lose.good': 'hold',
  'deliver.amount': 'hold',
  'buy.amount': 'hold',
  'trade.propose': 'trade',
  'trade.credits': 'trade',
  'trade.answer': 'trade',
}

export function sceneFor(decision: Decision | null, news: News | null): SceneKind | null {
  if (news) return news.card !== null || news.roll ? 'card' : null
  if (!decision) return null
  if (cardQuestions.includes(decision.kind)) return 'card'
  return kinds[decision.kind] ?? (decision.card !== undefined ? 'card' : null)
}
