import { oncePer, sum } from '@keep-flying/kernel'
import { memory } from '../ask/memory.ts'
import { type Distances, distancesFrom } from '../ask/routes.ts'
import { isOutlaw } from '../rules/outlaw.ts'
import { neighbours } from '../rules/table.ts'
import type { Captain, Table } from '../state.ts'
import type { SectorId } from '../vocabulary/index.ts'
import { adviceFor } from './advice.ts'

/** Sectors where something may lie in wait, and ways around them. */

/** Sectors this captain had better not enter. */
export function toAvoid(t: Table, c: Captain): SectorId[] {
  return isOutlaw(t, c) && !(c.metCruiser && c.sector === t.state.cruiser) ? [t.state.cruiser] : []
}

/** In moves: how far round a captain would go to keep clear of the law for certain. */
function lawScare(t: Table, c: Captain): number {
  if (!isOutlaw(t, c)) return 0
  const fines = Math.min(c.credits, 1000 * c.warrants)
  const illicit = c.hold.contraband + c.hold.fugitive
  return Math.min(12, 3 + (fines + 600 * illicit) / 300)
}

/** Do the boxes of this game know of more to keep clear of than Cruiser and Cutters? */
export function hasRisks(t: Table): boolean {
  return adviceFor(t).some((advice) => advice.risks)
}

/** The risk of coming into a sector, in moves. */
function riskOf(t: Table, sector: SectorId, law: number): number {
  return sum(adviceFor(t), (advice) => advice.risks?.in(t, sector, law) ?? 0)
}

/** How bad it is to come into a sector, for what waits there. */
export function hazardOf(t: Table, c: Captain, sector: SectorId): number {
  return riskOf(t, sector, lawScare(t, c))
}

const charted = memory<Distances>(2000)

/** How far everything is from a sector for this captain; risks on the way count as detours. */
export function waysFrom(t: Table, c: Captain, from: SectorId): Distances {
  const avoid = toAvoid(t, c)
  if (!hasRisks(t)) return distancesFrom(t, from, avoid)
  const law = Math.round(lawScare(t, c))
  const blocked = [...t.state.cutters, ...avoid]
  const key = [from, law, ...blocked, ...adviceFor(t).map((advice) => advice.risks?.key(t))].join(' ')
  return charted(t.box, key, () => chart(t, from, new Set(blocked), law))
}

function chart(t: Table, from: SectorId, blocked: ReadonlySet<SectorId>, law: number): Distances {
  const riskIn = oncePer((sector: SectorId) => riskOf(t, sector, law))
  const reached = new Map<SectorId, number>()
  const edge = new Map<SectorId, number>([[from, 0]])
  for (let next = closest(edge); next; next = closest(edge)) {
    const [sector, way] = next
    edge.delete(sector)
    reached.set(sector, way)
    for (const beyond of neighbours(t, sector)) {
      if (reached.has(beyond) || blocked.has(beyond)) continue
      const length = way + 1 + riskIn(beyond)
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
