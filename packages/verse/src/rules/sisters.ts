import type { Table } from '../state.ts'
import type { CardId, ShipCard } from '../vocabulary/index.ts'

/** All there is to a ship besides what it is called. */
const built = (ship: ShipCard): string => JSON.stringify(Object.entries({ ...ship, id: '', name: '', box: '' }).sort())

/** Ships that differ in nothing but their names: to choose among them is to give a ship its name. */
export function areSisters({ box }: Table, ships: readonly CardId[]): boolean {
  return new Set(ships.flatMap((ship) => box.ships.get(ship) ?? []).map(built)).size <= 1
}
