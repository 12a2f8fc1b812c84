import { alertsIn } from '../expansions/blue-sun/alerts.ts'
import { reaverSpace } from '../expansions/blue-sun/map.ts'
import type { Alerts } from '../expansions/blue-sun/state.ts'
import type { State, Table } from '../state.ts'
import type { SectorId } from '../vocabulary/index.ts'

/** What the boxes in play have put on the board, for whoever looks at it: nothing where none of them does. */

const noAlerts: Readonly<Alerts> = { reaver: 0, alliance: 0 }
const nowhere: readonly SectorId[] = []

/** The Alerts that count in a sector, the printed ones among them. */
export function alertsAt(t: Table, sector: SectorId): Readonly<Alerts> {
  return t.state.boxes['blue-sun'] ? alertsIn(t, sector) : noAlerts
}

/** The Haven of each seat, in stories that have them. */
export function havensIn({ boxes }: State): readonly (SectorId | null)[] {
  return boxes['blue-sun']?.havens ?? nowhere
}

/** The sectors with a Reaver Alert printed in them. */
export function reaverSpaceIn({ boxes }: State): readonly SectorId[] {
  return boxes['blue-sun'] ? reaverSpace : nowhere
}
