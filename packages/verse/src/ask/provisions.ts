import { aboard, roomFor } from '../rules/hold.ts'
import type { Captain, Table } from '../state.ts'

/** So much Fuel aboard lasts for a while. */
export const plentyOfFuel = 7

/** How much Fuel a captain should take aboard where there is some, as far as there is room. */
export function fuelToTake(t: Table, c: Captain): number {
  return Math.max(0, Math.min(plentyOfFuel - aboard(c, 'fuel'), roomFor(t, c, 'fuel')))
}
