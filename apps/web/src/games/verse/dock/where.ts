import type { Decision } from '@keep-flying/kernel'
import type { ActionKind, Table } from '@keep-flying/verse'
import { actionsInTurn } from '@keep-flying/verse/ask'

type Aside = 'trade' | 'hold' | 'gift' | 'law' | 'reavers' | 'cruiser' | 'cutter' | 'corvette'

/** Where the viewer is in the game, for the plate above the question: it must be true of the question below it. */
export type Where =
  | { readonly at: 'set-up' }
  | { readonly at: 'other'; readonly seat: number }
  /** Beside the actions of a turn: they cost none of them. */
  | { readonly at: Aside | 'beside' }
  /** A job or, without a card, the goal. */
  | { readonly at: 'work'; readonly job: string | null }
  | { readonly at: 'turn'; readonly action: number }
  | { readonly at: 'no-actions' }
  | { readonly at: 'action'; readonly kind: ActionKind | 'other'; readonly action: number }

/** Questions that belong to no action, whatever was done last. */
const beside: Readonly<Record<string, Aside>> = {
  'trade.propose': 'trade',
  'trade.credits': 'trade',
  'trade.answer': 'trade',
  'trade.offered': 'trade',
  'trade.open': 'trade',
  'hold.arrange': 'hold',
  'hold.dump-amount': 'hold',
  'hold.make-room': 'hold',
  'credits.give': 'gift',
  'alliance-contact': 'law',
  'corvette-contact': 'law',
  'crew.remove': 'law',
  'cruiser.dodge': 'law',
  'reaver-contact': 'reavers',
  'cruiser.move': 'cruiser',
  'cutter.move': 'cutter',
  'corvette.move': 'corvette',
  'corvette.drive-off': 'cutter',
}

/** Questions that are asked within an action, with the actions they are asked in. */
const within: Readonly<Record<string, readonly ActionKind[]>> = {
  shop: ['buy'],
  'shop.keep': ['buy'],
  'buy.amount': ['buy'],
  'consider.draw': ['buy', 'deal'],
  'crew.too-many': ['buy'],
  'crew.calm': ['buy'],
  'upgrade.lose': ['buy'],
  deal: ['deal'],
  'deal.accept': ['deal'],
  'hand.cut-down': ['deal'],
  'work.team': ['work'],
  'work.challenge': ['work'],
  'load.amount': ['work', 'deal'],
  'load.good': ['work'],
  'deliver.amount': ['work'],
  'pay.cuts': ['work'],
  'pay.spend-for-bonus': ['work'],
  wager: ['work'],
  'wager.suit': ['work'],
  'goal.pay': ['work'],
}

export function whereIs(t: Table, seat: number | null, decision: Decision | null): Where {
  const { phase, active, turn, attempt } = t.state
  if (phase === 'set-up') return { at: 'set-up' }
  const aside = decision && beside[decision.kind]
  if (aside) return { at: aside }
  if (seat !== active) return { at: 'other', seat: active }
  if (attempt?.seat === seat) return { at: 'work', job: attempt.job }
  const action = turn.taken.length
  if (turn.flight) return { at: 'action', kind: 'fly', action }
  if (decision?.kind === 'turn')
    return action >= actionsInTurn(t) ? { at: 'no-actions' } : { at: 'turn', action: action + 1 }
  const last = turn.taken.at(-1)
  if (last === undefined) return { at: 'beside' }
  const isWithin = last !== 'other' && decision && within[decision.kind]?.includes(last)
  return isWithin ? { at: 'action', kind: last, action } : { at: 'beside' }
}
