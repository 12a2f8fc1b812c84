import type { Table } from '../state.ts'

/** Rules that are played with only where the table agreed on them before the game. */
export function hasVariant(t: Table, id: string): boolean {
  return t.state.options.variants?.includes(id) ?? false
}
