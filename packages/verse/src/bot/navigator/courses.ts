import { bestOf, longestPlan, ranked } from '@keep-flying/kernel'
import { distancesFrom } from '../../ask/routes.ts'
import { moseyRange } from '../../rules/fly.ts'
import { neighbours } from '../../rules/table.ts'
import type { Captain, Table } from '../../state.ts'
import type { SectorId } from '../../vocabulary/index.ts'
import { isOpenThisTurn } from '../flight.ts'
import { toAvoid, waysFrom } from '../hazards.ts'
import { rateOf } from '../jobs.ts'
import { type Prospect, prospects } from '../prospects.ts'

/** Where a captain may be bound, and what for. */
export type Course = Pick<Prospect, 'at' | 'action' | 'kind' | 'gain' | 'turns'>

/** What a captain may set about, the most promising by the turn first. What could be begun here at once and is not offered is left out. */
export function coursesFrom(t: Table, me: Captain, ids: readonly string[]): readonly Course[] {
  const isIdle = (one: Prospect) =>
    one.at === me.sector && one.action !== undefined && !ids.includes(one.action) && isOpenThisTurn(t, one)
  const all = ranked(
    prospects(t, me).filter((one) => one.gain > 0 && !isIdle(one)),
    rateOf,
  )
  return [...new Map(all.toReversed().map((one) => [`${one.at} ${one.action ?? ''}`, one])).values()].toReversed()
}

/** The sectors of a way from one to another, without the first. */
export function wayFrom(t: Table, me: Captain, from: SectorId, to: SectorId): readonly SectorId[] {
  const distances = waysFrom(t, me, to)
  const left = (sector: SectorId) => distances.get(sector) ?? Number.POSITIVE_INFINITY
  const way: SectorId[] = []
  for (let at = from; at !== to && way.length < longestPlan; ) {
    const next = bestOf(neighbours(t, at), (sector) => -left(sector))
    if (next === undefined || left(next) >= left(at)) return []
    way.push(next)
    at = next
  }
  return way
}

/** The flight to take: one sector at a time where that is enough. */
export function flightTo(t: Table, me: Captain, to: SectorId, ids: readonly string[]): string | undefined {
  const moves = distancesFrom(t, me.sector, toAvoid(t, me)).get(to) ?? 0
  const ways = moves <= moseyRange(t, me) ? ['mosey', 'burn'] : ['burn', 'mosey']
  return ways.find((way) => ids.includes(way))
}
