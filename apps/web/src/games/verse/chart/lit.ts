import type { Decision, Option } from '@keep-flying/kernel'
import type { Captain, Flight, SectorId, Table } from '@keep-flying/verse'
import { burnRoutes, moseyRoutes, onwardRoutes, type Route } from '@keep-flying/verse/ask'
import { optionsOf } from '../../../table/context.tsx'
import type { RoamerMove } from '../dock/roamers.ts'

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
  /** Where the Cruiser and Cutters are that may be moved. */
  readonly roamers: readonly SectorId[]
}

const unlit: Lit = { options: new Map(), routes: new Map(), way: null, moves: 0, roamers: [] }

/** The options of a decision by the sector they lie in. */
function bySector(options: readonly Option[]): ReadonlyMap<SectorId, readonly string[]> {
  const found = new Map<SectorId, string[]>()
  for (const { id, at, group } of options) {
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
  return { ...unlit, routes, way, moves: furthest(routes) }
}

/** What is lit where the Cruiser or a Cutter is moved: the pieces, and where the one that was chosen may go. */
export function litRoamers(moves: readonly RoamerMove[], from: SectorId | null): Lit {
  const own = moves.filter((move) => move.from === from).map(({ option }) => option)
  return { ...unlit, options: bySector(own), roamers: [...new Set(moves.map((move) => move.from))] }
}

/** What is lit for a captain's decision. `way` is how the captain means to fly where the turn asks. */
export function litBy(t: Table, me: Captain | null, decision: Decision | null, way: FlightWay): Lit {
  if (!decision) return unlit
  if (decision.kind === 'turn' && me) {
    const offered = optionsOf(decision).map(({ id }) => id)
    const flies = [way, 'burn' as const, 'mosey' as const].find((one) => offered.includes(one))
    return flies ? rangeOf(t, me, flies) : unlit
  }
  const options = bySector(optionsOf(decision))
  const { flight } = t.state.turn
  if (decision.kind !== 'fly.to' || !me || !flight) return { ...unlit, options }
  const onward = onwardRoutes(t, me, flight)
  // The rules' own answers are the first step; nothing further is lit unless one of them leads there.
  const routes = new Map([...onward].filter(([, { path }]) => options.has(path[0] ?? '')))
  return { ...unlit, options, routes, way: flight.way, moves: flight.range - flight.flown }
}
