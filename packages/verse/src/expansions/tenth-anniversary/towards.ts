import type { Rules } from '@keep-flying/kernel'
import { sendCruiser } from '../../rules/cruiser.ts'
import { hasCutter, moveCutter } from '../../rules/cutter.ts'
import { distance, regionOf } from '../../rules/map.ts'
import { neighbours } from '../../rules/table.ts'
import type { Captain, Table } from '../../state.ts'
import type { SectorId } from '../../vocabulary/index.ts'

/** Roaming ships that come nearer to a captain. */

/** The sector beside this one from which the way is shortest; undefined where none is nearer. */
function nearer(t: Table, from: SectorId, to: SectorId, mayEnter: (sector: SectorId) => boolean): SectorId | undefined {
  const far = distance(t, from, to)
  const [best] = neighbours(t, from)
    .filter((sector) => mayEnter(sector) && distance(t, sector, to) < far)
    .sort((one, other) => distance(t, one, to) - distance(t, other, to))
  return best
}

/** Cutters keep out of Alliance Space and each other's way. */
export function* cutterTowards(t: Table, from: SectorId, c: Captain): Rules<void> {
  const to = nearer(t, from, c.sector, (sector) => regionOf(t, sector) !== 'alliance' && !hasCutter(t, sector))
  if (to !== undefined) yield* moveCutter(t, from, to)
}

/** The Cutter that is nearest to a captain. */
export function nearestCutter(t: Table, c: Captain): SectorId | undefined {
  return [...t.state.cutters].sort((one, other) => distance(t, one, c.sector) - distance(t, other, c.sector))[0]
}

export function* cruiserTowards(t: Table, c: Captain, steps: number): Rules<void> {
  for (let step = 0; step < steps; step++) {
    const to = nearer(t, t.state.cruiser, c.sector, (sector) => regionOf(t, sector) === 'alliance')
    if (to === undefined) return
    yield* sendCruiser(t, c, to)
  }
}
