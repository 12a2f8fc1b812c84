import type { Table } from '../state.ts'
import type { Effect, EffectOf } from '../vocabulary/index.ts'
import type { Context } from './conditions.ts'
import { ownCharacters } from './deck-effects.ts'
import { faceUp } from './filters.ts'
import { isInevitableOut } from './inevitable.ts'
import { purseOf } from './points.ts'
import { openBridge } from './recruit.ts'
import { hiddenSpaces } from './scan.ts'
import { strikesOn } from './serenity.ts'
import { cardIn, characterOf, enemyOf, playerAt } from './table.ts'

/** Whether anything of a list of effects can be done: an option of which nothing can is not offered. */
export function canDoAnything(t: Table, context: Context, effects: readonly Effect[]): boolean {
  return effects.length === 0 || effects.some((effect) => canDo(t, context, effect))
}

function canDo(t: Table, context: Context, effect: Effect): boolean {
  const { state } = t
  const { hand, deck, discard } = playerAt(t, context.you)
  switch (effect.do) {
    case 'draw':
      return (effect.who ?? 'you') !== 'you' || deck.cards.length + discard.cards.length > 0
    case 'discard':
      return (effect.who ?? 'you') !== 'you' || hand.cards.length > 0
    case 'discard-hand':
      return (effect.who ?? 'you') !== 'you' || hand.cards.length > 0
    case 'defeat-own':
      return ownCharacters(t, context.you, effect.from === 'discard').length > 0
    case 'gain-talent':
      return state.talents.cards.length > 0
    case 'gain-flaw':
      return state.flaws.cards.length > 0
    case 'gain-browncoats':
      return state.browncoats.cards.length > 0
    case 'gain-bridge':
      return openBridge(t).some((card) => (characterOf(card)?.cost ?? 0) <= effect.costMax)
    case 'sweep-bridge':
      return state.bridge.some((card) => card !== null)
    case 'reset-upgrade':
      return usedUpgrades(t).length > 0
    case 'scan':
    case 'look':
      return hiddenSpaces(t).length > 0
    case 'add-episode':
      return !isInevitableOut(state)
    case 'move':
      return state.verse.some((space) => cardIn(space) !== null)
    case 'repair':
      return strikesOn(t).length > 0
    case 'heal':
      return canHeal(t, context, effect)
    case 'heal-damage':
      return state.mains.some(({ strikes }) => strikes.length > 0)
    case 'pay-in':
      return purseOf(t, context.you)[effect.pay] > 0
    case 'modify':
      return effect.modifier.mod !== 'enemy-attack' || faceUp(t).some(({ card }) => enemyOf(card))
    case 'may':
    case 'each':
      return canDoAnything(t, context, effect.effects)
    case 'choose':
      return effect.options.some((option) => canDoAnything(t, context, option))
    default:
      return true
  }
}

function canHeal({ state }: Table, { you }: Context, { who, maxDamage }: EffectOf<'heal'>): boolean {
  const most = maxDamage ?? Number.POSITIVE_INFINITY
  return state.mains.some(
    ({ seat, strikes }) => (who !== 'you' || seat === you) && strikes.some(({ damage }) => damage <= most),
  )
}

/** Upgrades whose text was used and is limited. */
export function usedUpgrades({ state }: Table): string[] {
  const { serenity, turn, usedInEpisode } = state
  return serenity.flatMap(({ upgrade }) =>
    upgrade !== null && (turn.used.includes(upgrade) || usedInEpisode.includes(upgrade)) ? upgrade : [],
  )
}
