import type { Captain, Table } from '../state.ts'
import type { ContactId, PlaceId, Region, SectorId } from '../vocabulary/index.ts'
import { contactCard, neighbours, sectorOf } from './table.ts'

/** Regions and sectors. */

export function regionOf(t: Table, sector: SectorId): Region {
  return sectorOf(t, sector).region
}

/** A sector with a named planet, or a station that counts as one. */
export function isPlanetary(t: Table, sector: SectorId): boolean {
  return sectorOf(t, sector).places.some((place) => t.box.places.get(place)?.planet)
}

/** The sectors a place lies in; a roaming ship is where it is just now. */
export function sectorsAt(t: Table, place: PlaceId): readonly SectorId[] {
  const { aboard, sectors = [] } = t.box.places.get(place) ?? {}
  return aboard ? [t.state[aboard]] : sectors
}

export function isAt(t: Table, c: Captain, place: PlaceId): boolean {
  return sectorsAt(t, place).includes(c.sector)
}

/** Is this where work would be done: beside the ship, or where a team of it is? */
export function isAtWork(t: Table, c: Captain, place: PlaceId): boolean {
  return sectorsAt(t, place).includes(c.away?.sector ?? c.sector)
}

/** The contacts a captain in this sector can deal with; Harken is wherever the Cruiser is. */
export function contactsIn(t: Table, sector: SectorId): ContactId[] {
  const here = [...(sectorOf(t, sector).contacts ?? [])]
  if (t.state.cruiser === sector)
    for (const contact of t.box.contacts.keys()) if (contactCard(t, contact).at === null) here.push(contact)
  return here
}

/** The number of moves between two sectors by borders alone; Infinity where there is no way. */
export function distance(t: Table, from: SectorId, to: SectorId): number {
  if (from === to) return 0
  const seen = new Set([from])
  let edge = [from]
  for (let moves = 1; edge.length > 0; moves++) {
    const next: SectorId[] = []
    for (const sector of edge)
      for (const neighbour of neighbours(t, sector)) {
        if (neighbour === to) return moves
        if (seen.has(neighbour)) continue
        seen.add(neighbour)
        next.push(neighbour)
      }
    edge = next
  }
  return Number.POSITIVE_INFINITY
}
