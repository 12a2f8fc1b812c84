import { textOf } from '../rules/play.ts'
import type { CardId, Table, Turn } from '../state.ts'
import type { Effect, EffectKind } from '../vocabulary/index.ts'
import { awaitedBy, combosOf, isReady, nextToPlay } from './combos.ts'
import { tableFor } from './view-table.ts'

/** What playing a card of the active player would lead to. */

/** Whether a card's class combo would come about if it were played now. */
export function isComboReady(t: Table, card: CardId): boolean {
  return combosOf(t, card, t.state.active).some((one) => isReady(t, one.class))
}

/** Effects on the player alone that leave nothing to choose. */
const silent: readonly EffectKind[] = ['recruit', 'attack', 'credits', 'extra-coordinate']

/** Whether playing a card now asks no question, so that several can be played at a stroke. */
export function asksNothing(t: Table, card: CardId): boolean {
  return textOf(t, card, t.state.active).every((ability) => {
    if (!('at' in ability) || (ability.at !== 'play' && ability.at !== 'combo')) return true
    if (ability.at === 'combo' && !isReady(t, ability.class)) return true
    return !ability.may && !ability.cost && ability.effects.every((effect) => isSilent(t, effect))
  })
}

function isSilent({ state }: Table, effect: Effect): boolean {
  if (effect.do === 'heal') return state.mains.every(({ strikes }) => strikes.length === 0)
  if (effect.do === 'draw') return effect.who === undefined || effect.who === 'you'
  return silent.includes(effect.do)
}

/**
 * Those of the hand that can be played at a stroke, in an order that brings their combos about: whatever asks nothing,
 * and waits for no card that does.
 */
export function playedAtAStroke(t: Table, hand: readonly CardId[]): CardId[] {
  const turn: Turn = { ...t.state.turn, played: [...t.state.turn.played] }
  const ahead = tableFor({ ...t.state, turn })
  const order: CardId[] = []
  for (;;) {
    const left = hand.filter((card) => !order.includes(card))
    const open = waitingForNoneBut(ahead, left, (card) => asksNothing(ahead, card))
    if (open.length === 0) return order
    const card = nextToPlay(ahead, open)
    order.push(card)
    turn.played.push({ card })
  }
}

/** Those of a sort whose combos wait for none but cards that are of it, and so on. */
function waitingForNoneBut(t: Table, left: readonly CardId[], isMeant: (card: CardId) => boolean): readonly CardId[] {
  let open = left.filter(isMeant)
  for (;;) {
    const kept = open.filter((card) => awaitedBy(t, card, left).every((other) => open.includes(other)))
    if (kept.length === open.length) return kept
    open = kept
  }
}
