import type { State, Table } from '../../state.ts'
import { type Kept, keptIn } from '../shared/kept.ts'

/** What this box keeps track of. */
export interface BlueSunState {
  /** Every further sector entered this turn costs 1 Fuel. */
  leaking: boolean
  /** Captains who are naming a sum to give away while another's turn goes on. */
  gifts: { readonly by: number; readonly to: number }[]
}

declare module '../shared/kept.ts' {
  interface Kept extends Partial<BlueSunState> {}
}

export function newState(): BlueSunState {
  return { leaking: false, gifts: [] }
}

function isWhole(kept: Kept): kept is BlueSunState {
  return kept.leaking !== undefined
}

export function blueSunIn(state: State): BlueSunState {
  const kept = keptIn(state)
  if (!isWhole(kept)) throw new Error('This game is played without Blue Sun.')
  return kept
}

export function blueSunOf(t: Table): BlueSunState {
  return blueSunIn(t.state)
}
