import { plentyOfFuel } from '../../../ask/provisions.ts'
import type { Advice } from '../../../bot/advice.ts'
import { offers, type Policies, type Position } from '../../../bot/policy.ts'
import { type Basis, type Prospect, turnsTo } from '../../../bot/prospects.ts'
import { fuelGain, fuelToBuy, leaveGain } from '../../../bot/shopping.ts'
import { aboard } from '../../../rules/hold.ts'
import { leavePrice } from '../../../rules/prices.ts'
import { havenRules, isAtOwnHaven } from './havens.ts'
import { havensOf } from './state.ts'

/** Free Fuel and leave at the captain's own Haven. */
function comfortsAtHome(basis: Basis): Prospect[] {
  const { t, me, distances } = basis
  const own = havensOf(t)[me.seat] ?? null
  if (own === null || !distances.has(own)) return []
  const { havenComforts: comforts } = havenRules(t)
  const gain = (comforts?.freeFuelAtOwn ? fuelGain(t, me) : 0) + (comforts ? leaveGain(t, me, 0) : 0)
  if (gain <= 0) return []
  return [{ at: own, action: 'haven', kind: 'buy', gain, turns: turnsTo(basis, own) }]
}

/** What a Haven has to offer: what is free first, leave where tempers ask for it. */
function putIn(position: Position): string {
  const { t, me } = position
  if (offers(position, 'free-fuel') && aboard(me, 'fuel') < plentyOfFuel) return 'free-fuel'
  const price = isAtOwnHaven(t, me) ? 0 : leavePrice(t, me)
  if (offers(position, 'shore-leave') && leaveGain(t, me, price) > 0) return 'shore-leave'
  return offers(position, 'shop-fuel') && fuelToBuy(t, me) > 0 ? 'shop-fuel' : 'done'
}

const policies: Policies = { haven: putIn }

/** What Havens mean to the bots. */
export const advice: Advice = { policies, prospects: comfortsAtHome }
