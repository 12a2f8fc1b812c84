import { memory } from '../ask/memory.ts'
import { type Distances, distancesFrom } from '../ask/routes.ts'
import { alertsIn } from '../expansions/blue-sun/alerts.ts'
import { reaverSpace } from '../expansions/blue-sun/map.ts'
import { regionOf } from '../rules/map.ts'
import { isOutlaw } from '../rules/outlaw.ts'
import { neighbours } from '../rules/table.ts'
import type { Captain, Table } from '../state.ts'
import type { SectorId } from '../vocabulary/index.ts'

/** Sectors where something may lie in wait, and ways around them. */

/** Are there Alert tokens in this game? */
export function hasAlerts(t: Table): boolean {
  return t.state.boxes['blue-sun'] !== undefined
}

/** The captain's own Haven, in stories that have them. */
export function havenOf(t: Table, c: Captain): readonly SectorId[] | undefined {
  const haven = t.state.boxes['blue-sun']?.havens[c.seat]
  return haven ? [haven] : undefined
}

/** Sectors this captain had better not enter. */
export function toAvoid(t: Table, c: Captain): SectorId[] {
  return isOutlaw(t, c) && !(c.metCruiser && c.sector === t.state.cruiser) ? [t.state.cruiser] : []
}

/** In moves: how far round a captain would go to keep clear of Reavers for certain. */
const reaverScare = 5
const besideCutter = 0.4
const reaverHome = 3
const dieSides = 6

const lairs: ReadonlySet<SectorId> = new Set(reaverSpace)

/** In moves: how far round a captain would go to keep clear of the law for certain. */
function lawScare(t: Table, c: Captain): number {
  if (!isOutlaw(t, c)) return 0
  const fines = Math.min(c.credits, 1000 * c.warrants)
  const illicit = c.hold.contraband + c.hold.fugitive
  return Math.min(12, 3 + (fines + 600 * illicit) / 300)
}

/** The risk of coming into a sector, in moves. */
function riskOf(t: Table, sector: SectorId, law: number): number {
  const { reaver, alliance } = alertsIn(t, sector)
  const lair = lairs.has(sector) ? reaverHome : 0
  const near = t.state.cutters.some((cutter) => neighbours(t, cutter).includes(sector)) ? besideCutter : 0
  const patrol = regionOf(t, sector) === 'alliance' ? law * Math.min(1, alliance / dieSides) : 0
  return lair + near + patrol + reaverScare * Math.min(1, reaver / dieSides)
}

/** How bad it is to come into a sector, for what waits there; nothing where no box lays Alerts. */
export function hazardOf(t: Table, c: Captain, sector: SectorId): number {
  return hasAlerts(t) ? riskOf(t, sector, lawScare(t, c)) : 0
}

const charted = memory<Distances>(2000)

/** How far everything is from a sector for this captain; risks on the way count as detours. */
export function waysFrom(t: Table, c: Captain, from: SectorId): Distances {
  const avoid = toAvoid(t, c)
  const known = t.state.boxes['blue-sun']
  if (!known) return distancesFrom(t, from, avoid)
  const law = Math.round(lawScare(t, c))
  const blocked = [...t.state.cutters, ...avoid]
  const key = [from, law, ...blocked, JSON.stringify(known.alerts)].join(' ')
  return charted(t.box, key, () => chart(t, from, new Set(blocked), law))
}

function chart(t: Table, from: SectorId, blocked: ReadonlySet<SectorId>, law: number): Distances {
  const reached = new Map<SectorId, number>()
  const edge = new Map<SectorId, number>([[from, 0]])
  for (let next = closest(edge); next; next = closest(edge)) {
    const [sector, way] = next
    edge.delete(sector)
    reached.set(sector, way)
    for (const beyond of neighbours(t, sector)) {
      if (reached.has(beyond) || blocked.has(beyond)) continue
      const length = way + 1 + riskOf(t, beyond, law)
      if (length < (edge.get(beyond) ?? Number.POSITIVE_INFINITY)) edge.set(beyond, length)
    }
  }
  return reached
}

function closest(edge: ReadonlyMap<SectorId, number>): [SectorId, number] | undefined {
  let best: [SectorId, number] | undefined
  for (const entry of edge) if (!best || entry[1] < best[1]) best = entry
  return best
}
