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
    c.crew.some((member) => isWanted(t, member))
  )
}

/** Where Outlaw Ships are, within these regions. */
export function outlawSectors(t: Table, within: readonly Region[]): SectorId[] {
  const sectors = t.state.captains.filter((captain) => isOutlaw(t, captain)).map((captain) => captain.sector)
  return [...new Set(sectors)].filter((sector) => within.includes(regionOf(t, sector)))
}
