import { gather, type Rules } from '@keep-flying/kernel'
import type { CardId, Table } from '../state.ts'
import { attackOf } from './enemies.ts'
import { faceUp } from './filters.ts'
import { cannotBeFought, forbidden } from './forbidden.ts'
import { attackFor, spendAttackOn } from './points.ts'
import { sendToDefeated, triggerText } from './reveal.ts'
import { cardName, enemyOf, seatName, tell } from './table.ts'

/** Fighting enemies: for their whole Attack, or not at all. */

/** The face-up enemies that the active player can fight now. */
export function fightable(t: Table): CardId[] {
  const { active } = t.state
  if (forbidden(t, 'fight', active)) return []
  const noCrew = forbidden(t, 'fight-crew', active)
  return gather(faceUp(t), ({ card, area }) => {
    const enemy = enemyOf(card)
    if (!enemy || area === 'operations' || (noCrew && enemy.type === 'crew')) return []
    if (attackFor(t, { fight: card }) < attackOf(t, card)) return []
    return cannotBeFought(t, card, active) ? [] : [card]
  })
}

export function* fight(t: Table, card: CardId): Rules<void> {
  yield* spendAttackOn(t, attackOf(t, card), { fight: card })
  tell(t, 'fought', { who: seatName(t.state.active), card: cardName(card) })
  yield* defeatEnemy(t, card)
}

/** A defeated enemy leaves its place, and then its Defeated text is followed. */
function* defeatEnemy(t: Table, card: CardId): Rules<void> {
  sendToDefeated(t, card)
  yield* triggerText(t, 'defeated', { you: t.state.active, card })
}
