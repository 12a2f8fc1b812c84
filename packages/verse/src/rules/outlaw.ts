import type { Captain, Table } from '../state.ts'
import type { Region, SectorId } from '../vocabulary/index.ts'
import { isWanted } from './crew.ts'
import { aboard } from './hold.ts'
import { regionOf } from './map.ts'

/** Who counts as an Outlaw Ship. The state is derived each time, never kept. */
export function isOutlaw(t: Table, c: Captain): boolean {
  return (
    c.warrants > 0 ||
    aboard(c, 'contraband') > 0 ||
    aboard(c, 'fugitive') > 0 ||
    c.crew.some((member) => isWanted(t, member)) ||
    t.moments.some((on) => on.makesOutlaw?.(t, c))
  )
}

/** Where Outlaw Ships are, within these regions. A ship that is still to be placed is nowhere. */
export function outlawSectors(t: Table, within: readonly Region[]): SectorId[] {
  const outlaws = t.state.captains.filter((captain) => captain.sector !== '' && isOutlaw(t, captain))
  const sectors = outlaws.map((captain) => captain.sector)
  return [...new Set(sectors)].filter((sector) => within.includes(regionOf(t, sector)))
}
