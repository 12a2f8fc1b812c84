import type { Decision } from '@keep-flying/kernel'
import type { Captain, Flight, SectorId, Table } from '@keep-flying/verse'
import { burnRoutes, moseyRoutes, onwardRoutes, type Route } from '@keep-flying/verse/ask'
import { optionsOf } from '../../../table/context.tsx'

export type FlightWay = Flight['way']

/** What may be answered on the chart now. */
export interface Lit {
  /** The sectors that are themselves an answer, with the options that lie there. */
  readonly options: ReadonlyMap<SectorId, readonly string[]>
  /** Where the ship could get to, and a shortest way. */
  readonly routes: ReadonlyMap<SectorId, Route>
  /** How it would fly there; null when nothing is flown. */
  readonly way: FlightWay | null
  /** How many sectors it may go. */
  readonly moves: number
}

const unlit: Lit = { options: new Map(), routes: new Map(), way: null, moves: 0 }

/** The options of a decision by the sector they lie in. */
function bySector(decision: Decision): ReadonlyMap<SectorId, readonly string[]> {
  const found = new Map<SectorId, string[]>()
  for (const { id, at, group } of optionsOf(decision)) {
    if (!at || !('place' in at)) continue
    const here = found.get(at.place) ?? []
    // Going there comes before anything else that can be done there.
    if (group === 'fly') here.unshift(id)
    else here.push(id)
    found.set(at.place, here)
  }
  return found
}

function furthest(routes: ReadonlyMap<SectorId, Route>): number {
  return Math.max(0, ...[...routes.values()].map(({ path }) => path.length))
}

/** All that a flight can reach that has not begun. */
export function rangeOf(t: Table, me: Captain, way: FlightWay): Lit {
  const routes = way === 'burn' ? burnRoutes(t, me) : moseyRoutes(t, me)
  return { options: new Map(), routes, way, moves: furthest(routes) }
}

/** What is lit for a captain's decision. `way` is how the captain means to fly where the turn asks. */
export function litBy(t: Table, me: Captain | null, decision: Decision | null, way: FlightWay): Lit {
  if (!decision) return unlit
  if (decision.kind === 'turn' && me) {
    const offered = optionsOf(decision).map(({ id }) => id)
    const flies = [way, 'burn' as const, 'mosey' as const].find((one) => offered.includes(one))
    return flies ? rangeOf(t, me, flies) : unlit
  }
  const options = bySector(decision)
  const { flight } = t.state.turn
  if (decision.kind !== 'fly.to' || !me || !flight) return { ...unlit, options }
  const onward = onwardRoutes(t, me, flight)
  // The rules' own answers are the first step; nothing further is lit unless one of them leads there.
  const routes = new Map([...onward].filter(([, { path }]) => options.has(path[0] ?? '')))
  return { options, routes, way: flight.way, moves: flight.range - flight.flown }
}
