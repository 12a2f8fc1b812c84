import type { Decision } from '@keep-flying/kernel'
import type { Duel, LaidOpen } from '../box.ts'
import type { Table } from '../state.ts'

/** What boxes have laid out for everybody, and how their contests stand. */

export function laidOpen(t: Table): readonly LaidOpen[] {
  return t.box.parts.flatMap((part) => part.laidOpen?.(t) ?? [])
}

/** The chance that each answer to a question goes well, where that is known exactly. */
export function chancesOf(t: Table, decision: Decision): ReadonlyMap<string, number> {
  return new Map(t.box.parts.flatMap((part) => Object.entries(part.chances?.(t, decision) ?? {})))
}

export function duelIn(t: Table): Duel | null {
  for (const part of t.box.parts) {
    const duel = part.duel?.(t)
    if (duel) return duel
  }
  return null
}
