import { textOf } from '../rules/play.ts'
import { boxedClass } from '../rules/table.ts'
import type { CardId, Table } from '../state.ts'
import type { Effect, EffectKind } from '../vocabulary/index.ts'

/** What playing a card of the active player would lead to. */

/** Whether a card's class combo would come about if it were played now. */
export function isComboReady(t: Table, card: CardId): boolean {
  const { active, turn } = t.state
  return textOf(t, card, active).some(
    (ability) =>
      'at' in ability &&
      ability.at === 'combo' &&
      turn.played.some(({ card: before }) => boxedClass(before) === ability.class),
  )
}

/** Effects on the player alone that leave nothing to choose. */
const silent: readonly EffectKind[] = ['recruit', 'attack', 'credits', 'extra-coordinate']

/** Whether playing a card asks no question, so that several can be played at a stroke. */
export function asksNothing(t: Table, card: CardId): boolean {
  return textOf(t, card, t.state.active).every((ability) => {
    if (!('at' in ability) || (ability.at !== 'play' && ability.at !== 'combo')) return true
    return !ability.may && !ability.cost && ability.effects.every(isSilent)
  })
}

function isSilent(effect: Effect): boolean {
  if (effect.do === 'draw') return effect.who === undefined || effect.who === 'you'
  return silent.includes(effect.do)
}
