import type { Counter, InForce, Mark } from '../box.ts'
import type { Table } from '../state.ts'
import type { SectorId } from '../vocabulary/index.ts'

/** What the boxes in play have put on the board. */
export function marksOn(t: Table): readonly Mark[] {
  return t.box.parts.flatMap((part) => part.marks?.(t) ?? [])
}

/** The cards whose word binds everybody as things are. */
export function cardsInForce(t: Table): readonly InForce[] {
  return t.box.parts.flatMap((part) => part.inForce?.(t) ?? [])
}

export function marksAt(t: Table, sector: SectorId): readonly Mark[] {
  return marksOn(t).filter((mark) => mark.sector === sector)
}

/** What the boxes in play count beside the board. */
export function countersOn(t: Table): readonly Counter[] {
  return t.box.parts.flatMap((part) => part.counters?.(t) ?? [])
}
