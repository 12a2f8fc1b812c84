import { playersReached } from '../ask/reach.ts'
import type { Context } from '../rules/conditions.ts'
import { amountOf } from '../rules/numbers.ts'
import type { Modifier } from '../vocabulary/index.ts'
import { enemiesInSight } from './danger.ts'
import type { Weighed } from './weights.ts'

/** What a change of the rules for a while is worth. */
export function modifierWorth(t: Weighed, context: Context, modifier: Modifier): number {
  switch (modifier.mod) {
    case 'scan-cost':
      return -t.weights.scanCost * modifier.n
    case 'recruit-cost':
      return -t.weights.recruitCost * modifier.n
    case 'repair-cost':
      return t.state.serenity.some(({ strike }) => strike !== null) ? -t.weights.repairCost * modifier.n : 0
    case 'goal-price':
      return -t.weights.goalPrice * modifier.n
    case 'enemy-attack': {
      const enemies = enemiesInSight(t).length
      const reached = typeof modifier.what === 'object' && 'every' in modifier.what ? enemies : Math.min(1, enemies)
      return -t.weights.restricted * amountOf(t, context, modifier.n) * reached
    }
    case 'hand-size':
      return t.weights.hurtHand * modifier.n * playersReached(t, context, modifier.who)
    case 'bridge-closed':
      return -t.weights.bridgeClosed * modifier.n
    case 'cannot':
      return -t.weights.fightBan
    case 'skip-add':
      return t.weights.skipAdd * modifier.n
    case 'credits':
      return t.weights.credit * modifier.n
    case 'slots':
      return t.weights.slot * modifier.n
    case 'start-hand':
      return t.weights.draw * modifier.n
    case 'most-coordinated':
    case 'lose-keyword':
      return -t.weights.bridgeClosed
  }
}
