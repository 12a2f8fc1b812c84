import type { Decision } from '@keep-flying/kernel'
import { optionsOf } from '../../../table/context.tsx'
import { cardQuestions } from '../dock/kinds.ts'

/** What lies over the chart while a question is open. */
export type SceneKind = 'card' | 'cards' | 'ships' | 'first-jobs' | 'equip' | 'hold' | 'market' | 'trade' | 'duel'

const kinds: Readonly<Record<string, SceneKind>> = {
  shop: 'market',
  'shop.keep': 'market',
  deal: 'market',
  'deal.accept': 'market',
  'consider.draw': 'market',
  'shop.mail-order': 'cards',
  'discards.take': 'cards',
  'hand.cut-down': 'cards',
  'jobs.cut-down': 'cards',
  'set-up.leader': 'cards',
  'set-up.ship': 'ships',
  'set-up.keep-jobs': 'first-jobs',
  'misbehave-deck.order': 'cards',
  'nav-deck.order': 'cards',
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
  'showdown.attack': 'duel',
  'showdown.defend': 'duel',
  'showdown.after-roll': 'duel',
  'set-up.prisoner': 'cards',
  'trade.propose': 'trade',
  'trade.credits': 'trade',
  'trade.answer': 'trade',
}

/** What is answered on the chart must leave it in sight: the dock says what led to it. */
const isOnBoard = (decision: Decision) => optionsOf(decision).some(({ at }) => at && 'place' in at)

export function sceneFor(decision: Decision | null): SceneKind | null {
  if (!decision) return null
  if (cardQuestions.includes(decision.kind)) return 'card'
  const own = kinds[decision.kind]
  if (own) return own
  if (decision.card !== undefined) return 'card'
  return decision.because?.card !== undefined && !isOnBoard(decision) ? 'card' : null
}
