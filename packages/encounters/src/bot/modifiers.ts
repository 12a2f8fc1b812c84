import { playersReached } from '../ask/reach.ts'
import type { Context } from '../rules/conditions.ts'
import { amountOf } from '../rules/numbers.ts'
import type { Table } from '../state.ts'
import type { Modifier } from '../vocabulary/index.ts'
import { enemiesInSight } from './danger.ts'
import { weights } from './weights.ts'

/** What a change of the rules for a while is worth. */
export function modifierWorth(t: Table, context: Context, modifier: Modifier): number {
  switch (modifier.mod) {
    case 'scan-cost':
      return -weights.scanCost * modifier.n
    case 'recruit-cost':
      return -weights.recruitCost * modifier.n
    case 'repair-cost':
      return t.state.serenity.some(({ strike }) => strike !== null) ? -weights.repairCost * modifier.n : 0
    case 'goal-price':
      return -weights.goalPrice * modifier.n
    case 'enemy-attack': {
      const enemies = enemiesInSight(t).length
      const reached = typeof modifier.what === 'object' && 'every' in modifier.what ? enemies : Math.min(1, enemies)
      return -weights.restricted * amountOf(t, context, modifier.n) * reached
    }
    case 'hand-size':
      return weights.hurtHand * modifier.n * playersReached(t, context, modifier.who)
    case 'bridge-closed':
      return -weights.bridgeClosed * modifier.n
    case 'cannot':
      return -weights.fightBan
    case 'skip-add':
      return weights.skipAdd * modifier.n
    case 'credits':
      return weights.credit * modifier.n
    case 'slots':
      return weights.slot * modifier.n
    case 'start-hand':
      return weights.draw * modifier.n
    case 'most-coordinated':
    case 'lose-keyword':
      return -weights.bridgeClosed
  }
}
