import type { State, Table } from '../../../state.ts'
import type { SectorId } from '../../../vocabulary/index.ts'
import { keptIn } from '../kept.ts'

declare module '../kept.ts' {
  interface Kept {
    /** A Haven for each seat, in games that have them. */
    havens?: (SectorId | null)[]
  }
}

export function havensIn(state: State): (SectorId | null)[] {
  const { havens } = keptIn(state)
  if (!havens) throw new Error('This game is played without Havens.')
  return havens
}

export function havensOf(t: Table): (SectorId | null)[] {
  return havensIn(t.state)
}
