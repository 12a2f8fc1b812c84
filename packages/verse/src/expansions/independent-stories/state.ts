import type { State, Table } from '../../state.ts'
import type { IndependentState } from './vocabulary.ts'

/** What stories, ships and Set Up cards of these boxes keep track of. */
export function independentOf({ state }: Table): IndependentState {
  return state.boxes['independent-stories'] ?? {}
}

/** Lays something of these boxes on the table. */
export function keepIndependent(state: State, part: IndependentState): void {
  state.boxes['independent-stories'] = { ...state.boxes['independent-stories'], ...part }
}
