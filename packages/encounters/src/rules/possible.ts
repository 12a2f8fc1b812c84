import type { Table } from '../state.ts'
import type { Effect } from '../vocabulary/index.ts'
import type { Context } from './conditions.ts'
import { faceUp } from './filters.ts'
import { hiddenSpaces } from './scan.ts'
import { strikesOn } from './serenity.ts'
import { enemyOf, playerAt } from './table.ts'

/** Whether anything of a list of effects can be done: an option of which nothing can is not offered. */
export function canDoAnything(t: Table, context: Context, effects: readonly Effect[]): boolean {
  return effects.length === 0 || effects.some((effect) => canDo(t, context, effect))
}

function canDo(t: Table, { you }: Context, effect: Effect): boolean {
  switch (effect.do) {
    case 'discard':
      return effect.who !== undefined && effect.who !== 'you' ? true : playerAt(t, you).hand.cards.length > 0
    case 'discard-hand':
      return playerAt(t, you).hand.cards.length > 0
    case 'repair':
      return strikesOn(t).length > 0
    case 'scan':
    case 'look':
      return hiddenSpaces(t).length > 0
    case 'gain-talent':
      return t.state.talents.cards.length > 0
    case 'gain-flaw':
      return t.state.flaws.cards.length > 0
    case 'heal':
    case 'heal-damage':
      return t.state.mains.some(({ strikes }) => strikes.length > 0)
    case 'modify':
      return effect.modifier.mod !== 'enemy-attack' || faceUp(t).some(({ card }) => enemyOf(card))
    default:
      return true
  }
}
