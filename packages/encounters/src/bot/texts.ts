import { textOf } from '../rules/play.ts'
import { currentEpisode } from '../rules/table.ts'
import type { Ability, Effect, EffectKind, EffectOf } from '../vocabulary/index.ts'
import type { Position } from './position.ts'

/** Finding the text that a question comes from: questions name their card. */

/** The texts of the card in question; of the Objective, if it names none. */
export function textsAsked({ t, me, decision }: Position): readonly Ability[] {
  const { card } = decision
  return card === undefined ? currentEpisode(t).abilities : textOf(t, card, me.seat)
}

/** Every effect of a kind among the texts of the card in question, wherever it is nested. */
export function effectsAsked<K extends EffectKind>(position: Position, kind: K): EffectOf<K>[] {
  return textsAsked(position).flatMap((ability) =>
    'effects' in ability ? [...ability.effects, ...(ability.else ?? [])].flatMap((effect) => within(effect, kind)) : [],
  )
}

function within<K extends EffectKind>(effect: Effect, kind: K): EffectOf<K>[] {
  const own = isOf(effect, kind) ? [effect] : []
  return [...own, ...nested(effect).flatMap((one) => within(one, kind))]
}

function isOf<K extends EffectKind>(effect: Effect, kind: K): effect is EffectOf<K> & Effect {
  return effect.do === kind
}

/** The effects inside another. */
export function nested(effect: Effect): readonly Effect[] {
  const options = 'options' in effect ? effect.options.flat() : []
  const effects = 'effects' in effect && effect.do !== 'campaign' ? (effect.effects ?? []) : []
  const otherwise = 'else' in effect ? (effect.else ?? []) : []
  return [...options, ...effects, ...otherwise]
}
