import type { Rules } from '@keep-flying/kernel'
import { neighbours } from '../../../rules/table.ts'
import type { Captain, Table } from '../../../state.ts'
import type { SectorId } from '../../../vocabulary/index.ts'

/** The Corvette, for stories that send it somewhere. */

export function corvetteAt(t: Table): SectorId | undefined {
  for (const on of t.moments) if (on.corvetteAt) return on.corvetteAt(t)
  return undefined
}

function mayStop(t: Table, sector: SectorId): boolean {
  return t.moments.every((on) => on.mayCorvetteStop?.(t, sector) ?? true)
}

/** Moves to a sector for the Corvette, which stops in each sector on the way; sectors it cannot come from are left out. */
export function corvetteMovesTo(t: Table, to: SectorId): ReadonlyMap<SectorId, number> {
  const moves = new Map([[to, 0]])
  for (const [sector, n] of moves)
    for (const next of neighbours(t, sector)) if (!moves.has(next) && mayStop(t, next)) moves.set(next, n + 1)
  return moves
}

/** The sector beside the Corvette by which it comes nearer to another; undefined where there is none. */
export function corvetteStep(t: Table, to: SectorId): SectorId | undefined {
  const from = corvetteAt(t)
  if (from === undefined) return undefined
  const moves = corvetteMovesTo(t, to)
  const here = moves.get(from) ?? Number.POSITIVE_INFINITY
  return neighbours(t, from).find((sector) => (moves.get(sector) ?? Number.POSITIVE_INFINITY) < here)
}

/** The Corvette goes towards a sector, stopping in each on the way. */
export function* bringCorvette(t: Table, mover: Captain, to: SectorId, steps: number): Rules<void> {
  for (let step = 0; step < steps && !t.state.result; step++) {
    const next = corvetteStep(t, to)
    if (next === undefined) return
    for (const on of t.moments) if (on.corvetteSent) yield* on.corvetteSent(t, mover, next)
  }
}
