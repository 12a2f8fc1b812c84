import type { State, Table } from '../../state.ts'

/** What this box keeps track of. */
export interface BlueSunState {
  /** Every further sector entered this turn costs 1 Fuel. */
  leaking: boolean
  /** Captains who are naming a sum to give away while another's turn goes on. */
  gifts: { readonly by: number; readonly to: number }[]
}

declare module '../../state.ts' {
  interface BoxStates {
    'blue-sun'?: BlueSunState
  }
}

export function newState(): BlueSunState {
  return { leaking: false, gifts: [] }
}

export function blueSunIn(state: State): BlueSunState {
  const kept = state.boxes['blue-sun']
  if (!kept) throw new Error('This game is played without Blue Sun.')
  return kept
}

export function blueSunOf(t: Table): BlueSunState {
  return blueSunIn(t.state)
}
