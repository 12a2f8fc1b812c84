import type { Table } from '../state.ts'
import type { Effect, Modifier, Who } from '../vocabulary/index.ts'
import type { Context } from './conditions.ts'
import { ownCharacters, resettable } from './deck-effects.ts'
import { faceUp, matching } from './filters.ts'
import { forbidden } from './forbidden.ts'
import { inevitableAt, isInevitableOut } from './inevitable.ts'
import { purseOf } from './points.ts'
import { openBridge } from './recruit.ts'
import { hiddenSpaces } from './scan.ts'
import { takersFor } from './selectors.ts'
import { strikesOn } from './serenity.ts'
import { cardIn, characterOf, enemyOf, playerAt, standingSeats } from './table.ts'

/** Whether anything of a list of effects can be done: what cannot be done at all is not offered. */
export function canDoAnything(t: Table, context: Context, effects: readonly Effect[]): boolean {
  return effects.length === 0 || effects.some((effect) => canDo(t, context, effect))
}

function canDo(t: Table, context: Context, effect: Effect): boolean {
  const { state } = t
  const { you } = context
  switch (effect.do) {
    case 'discard':
    case 'discard-hand':
      return someoneHas(t, you, effect.who, (seat) => playerAt(t, seat).hand.cards.length > 0)
    case 'draw':
      return someoneHas(t, you, effect.who, (seat) => canDraw(t, seat))
    case 'defeat-own':
      return ownCharacters(t, you, effect.from === 'discard').length > 0
    case 'repair':
      return strikesOn(t).length > 0
    case 'scan':
    case 'look':
      return hiddenSpaces(t).length > 0
    case 'add-episode':
      return inevitableAt(state) === null ? state.episodeDeck.cards.length > 0 : !isInevitableOut(state)
    case 'move':
      return state.verse.slice((inevitableAt(state) ?? -1) + 1).some((space) => cardIn(space) !== null)
    case 'gain-talent':
      return state.talents.cards.length > 0
    case 'gain-flaw':
      return state.flaws.cards.length > 0
    case 'gain-browncoats':
      return state.browncoats.cards.length > 0
    case 'sweep-bridge':
      return state.bridge.some((card) => card !== null)
    case 'gain-bridge':
      return openBridge(t).some((card) => (characterOf(card)?.cost ?? 0) <= effect.costMax)
    case 'reset-upgrade':
      return resettable(t).length > 0
    case 'redirect':
      return takersFor(t, you).length > 0
    case 'heal':
      return canHeal(t, context, effect.who, effect.maxDamage ?? Number.POSITIVE_INFINITY)
    case 'heal-damage':
      return canHeal(t, context, effect.who, effect.n)
    case 'pay-in':
      return purseOf(t, you)[effect.pay] > 0
    case 'may':
    case 'each':
      return canDoAnything(t, context, effect.effects)
    case 'choose':
      return effect.options.some((option) => canDoAnything(t, context, option))
    case 'modify':
      return canModify(t, context, effect.modifier)
    default:
      return true
  }
}

/** Whether a player who is meant by it can do something; where anybody may be meant, anybody who stands. */
function someoneHas(t: Table, you: number, who: Who | undefined, can: (seat: number) => boolean): boolean {
  return who === undefined || who === 'you' ? can(you) : standingSeats(t).some(can)
}

function canDraw(t: Table, seat: number): boolean {
  const { deck, discard } = playerAt(t, seat)
  return deck.cards.length + discard.cards.length > 0
}

function canHeal(t: Table, { you }: Context, who: Who, most: number): boolean {
  if (forbidden(t, 'heal', you)) return false
  const meant = who === 'you' ? t.state.mains.filter(({ seat }) => seat === you) : t.state.mains
  return meant.some(({ strikes }) => strikes.some(({ damage }) => damage <= most))
}

/** A change of an enemy's Attack needs the enemy. */
function canModify(t: Table, context: Context, modifier: Modifier): boolean {
  if (modifier.mod !== 'enemy-attack') return true
  const { what } = modifier
  if (typeof what === 'object' && 'one' in what) return matching(t, context, what.one).length > 0
  return faceUp(t).some(({ card, area }) => area !== 'operations' && enemyOf(card))
}
