import { burnCost, burnRange, canBurn, mayEnter, moseyRange, type Way } from '../rules/fly.ts'
import { regionOf } from '../rules/map.ts'
import { neighbours } from '../rules/table.ts'
import type { Captain, Flight, Table } from '../state.ts'
import type { Region, SectorId } from '../vocabulary/index.ts'
import { memory } from './memory.ts'

/** Where a ship can go, and how far things are. */

export interface Route {
  /** The sectors entered, in order. */
  readonly path: readonly SectorId[]
  readonly fuel: number
  /** How many nav cards of each region will be drawn on the way. */
  readonly draws: Readonly<Partial<Record<Region, number>>>
}

/** The shortest route to every sector within one Full Burn; nothing if the ship cannot begin one. */
export function burnRoutes(t: Table, c: Captain): ReadonlyMap<SectorId, Route> {
  const routes = new Map<SectorId, Route>()
  if (!canBurn(t, c)) return routes
  const fuel = burnCost(t, c)
  for (const path of pathsFrom(t, c, 'burn', burnRange(t, c)))
    routes.set(path.at(-1) ?? c.sector, { path, fuel, draws: drawsOn(t, path) })
  return routes
}

/** The nav cards drawn on the way. */
export function drawsOn(t: Table, path: readonly SectorId[]): Partial<Record<Region, number>> {
  const draws: Partial<Record<Region, number>> = {}
  for (const sector of path) draws[regionOf(t, sector)] = (draws[regionOf(t, sector)] ?? 0) + 1
  return draws
}

/** The shortest route to every sector that the captain's flight under way still reaches: its fuel is spent. */
export function onwardRoutes(t: Table, c: Captain, { way, flown, range }: Flight): ReadonlyMap<SectorId, Route> {
  const drawsFor = (path: readonly SectorId[]) => (way === 'burn' ? drawsOn(t, path) : {})
  return new Map(
    pathsFrom(t, c, way, range - flown).map((path) => [
      path.at(-1) ?? c.sector,
      { path, fuel: 0, draws: drawsFor(path) },
    ]),
  )
}

/** The shortest route to every sector within one Mosey: no fuel, no nav cards. */
export function moseyRoutes(t: Table, c: Captain): ReadonlyMap<SectorId, Route> {
  return new Map(
    pathsFrom(t, c, 'mosey', moseyRange(t, c)).map((path) => [path.at(-1) ?? c.sector, { path, fuel: 0, draws: {} }]),
  )
}

/** The sectors a Mosey can end in. */
export function moseyTargets(t: Table, c: Captain): SectorId[] {
  return [...moseyRoutes(t, c).keys()]
}

/** A shortest path to each sector within range, nearest first. */
function pathsFrom(t: Table, c: Captain, way: Way, range: number): SectorId[][] {
  const seen = new Set([c.sector])
  const paths: SectorId[][] = []
  let edge: SectorId[][] = [[]]
  for (let moves = 1; moves <= range && edge.length > 0; moves++) {
    const next: SectorId[][] = []
    for (const path of edge)
      for (const sector of neighbours(t, path.at(-1) ?? c.sector)) {
        if (seen.has(sector) || !mayEnter(t, c, sector, way)) continue
        seen.add(sector)
        next.push([...path, sector])
      }
    paths.push(...next)
    edge = next
  }
  return paths
}

export type Distances = ReadonlyMap<SectorId, number>

/** For each set of sectors that nobody enters, what was measured so far. */
const charts = memory<Map<SectorId, Distances>>(50)

/**
 * The number of moves from a sector to every other one that can be reached without entering a Cutter's sector, nor any
 * other that is to be avoided. Tables are kept, for they are asked for again and again.
 */
export function distancesFrom(t: Table, from: SectorId, avoid: readonly SectorId[] = []): Distances {
  const { cutters } = t.state
  const blocked = avoid.length === 0 ? cutters : [...cutters, ...avoid]
  const chart = charts(t.box, blocked.join(' '), () => new Map())
  const known = chart.get(from)
  if (known) return known
  const distances = measure(t, from, blocked)
  chart.set(from, distances)
  return distances
}

function measure(t: Table, from: SectorId, blocked: readonly SectorId[]): Distances {
  const distances = new Map([[from, 0]])
  // A Map is walked in the order of insertion, newcomers included: nearest sectors come first.
  for (const [sector, moves] of distances)
    for (const next of neighbours(t, sector))
      if (!distances.has(next) && !blocked.includes(next)) distances.set(next, moves + 1)
  return distances
}
