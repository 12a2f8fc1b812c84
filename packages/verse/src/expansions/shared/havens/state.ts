import type { State, Table } from '../../../state.ts'
import type { SectorId } from '../../../vocabulary/index.ts'

declare module '../../../state.ts' {
  interface BoxStates {
    /** A Haven for each seat, in games that have them. */
    havens?: (SectorId | null)[]
  }
}

export function havensIn(state: State): (SectorId | null)[] {
  const { havens } = state.boxes
  if (!havens) throw new Error('This game is played without Havens.')
  return havens
}

export function havensOf(t: Table): (SectorId | null)[] {
  return havensIn(t.state)
}
