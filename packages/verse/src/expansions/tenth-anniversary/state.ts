import type { State, Table } from '../../state.ts'
import type { TenthState } from './vocabulary.ts'

/** What the story at hand keeps track of. */
export function tenthOf({ state }: Table): TenthState {
  return state.boxes['tenth-anniversary'] ?? {}
}

/** Lays something of a story on the table. */
export function keepTenth(state: State, part: TenthState): void {
  state.boxes['tenth-anniversary'] = { ...state.boxes['tenth-anniversary'], ...part }
}

/** What a story laid on the table and can rely on. */
export function kept<T>(part: T | undefined): T {
  if (part === undefined) throw new Error('This story keeps no such thing.')
  return part
}
