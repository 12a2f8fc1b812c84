import { burnRange } from '../rules/fly.ts'
import type { Captain, Table } from '../state.ts'
import type { SectorId } from '../vocabulary/index.ts'
import { type Reason, reasonsToGo } from './reasons.ts'
import { routeOdds } from './route-odds.ts'
import { burnRoutes, distancesFrom } from './routes.ts'

/** Where to go next, the most sensible first. */

export interface Proposal {
  readonly sector: SectorId
  /** What is to be done there, the most pressing first; what cannot be done yet only where there is nothing else. */
  readonly reasons: readonly Reason[]
}

/**
 * What is done in which order: jobs that can be finished, then those that can be begun, then a goal whose conditions
 * hold; then whoever has work, buys or sells. What cannot be done yet comes last.
 */
const ranks = { finish: 0, begin: 1, goal: 2, useful: 3, idle: 4 } as const

function rankOf(reason: Reason): number {
  switch (reason.is) {
    case 'job':
      if (!reason.ready) return ranks.idle
      return reason.active && reason.does !== 'pick-up' ? ranks.finish : ranks.begin
    case 'goal':
      return reason.ready ? ranks.goal : ranks.idle
    case 'contact':
      return reason.hires || reason.pays > 0 ? ranks.useful : ranks.idle
    case 'supply':
      return ranks.useful
  }
}

/** Among equals, what weighs more in credits. The rest is weighed so that what helps in more ways comes first. */
function weightOf(reason: Reason): number {
  switch (reason.is) {
    case 'job':
      return reason.ready ? Math.max(1, reason.pay) : 0
    case 'goal':
      return reason.ready ? 5000 : 0
    case 'contact':
      return reason.pays + (reason.hires ? 500 : 0)
    case 'supply':
      return reason.refuels ? 1000 : 200
  }
}

interface Rated extends Proposal {
  readonly rank: number
  /** Flights it takes. */
  readonly flights: number
  readonly worth: number
  readonly far: number
}

/** These sectors, or all that can be reached, in the order in which the captain may want to go there. */
export function proposals(t: Table, c: Captain, sectors?: Iterable<SectorId>): readonly Proposal[] {
  const reasons = reasonsToGo(t, c)
  const distances = c.sector === '' ? null : distancesFrom(t, c.sector)
  const routes = c.sector === '' ? null : burnRoutes(t, c)
  const range = Math.max(1, burnRange(t, c))
  const rate = (sector: SectorId): Rated => {
    const all = [...(reasons.get(sector) ?? [])].sort((one, other) => rankOf(one) - rankOf(other))
    const useful = all.filter((reason) => rankOf(reason) < ranks.idle)
    const here = useful.length > 0 ? useful : all
    const path = routes?.get(sector)?.path
    const chance = path ? routeOdds(t, c, path).arrive : 1
    const far = distances?.get(sector) ?? 0
    return {
      sector,
      reasons: here,
      rank: Math.min(ranks.idle + 1, ...here.map(rankOf)),
      flights: Math.ceil(far / range),
      worth: chance * here.reduce((sum, reason) => sum + weightOf(reason), 0),
      far,
    }
  }
  const reachable = (sector: SectorId) => distances === null || (distances.get(sector) ?? 0) > 0
  const wanted = sectors ? [...sectors] : [...reasons.keys()].filter(reachable)
  return wanted.map(rate).sort(inOrder)
}

function inOrder(one: Rated, other: Rated): number {
  return one.rank - other.rank || one.flights - other.flights || other.worth - one.worth || one.far - other.far
}
