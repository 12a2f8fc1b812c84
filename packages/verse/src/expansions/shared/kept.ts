import type { State } from '../../state.ts'

/**
 * What expansions keep on the table together; each declares its part. It lies under the name of the box that first had
 * any of it, because stored games and records have it there.
 */
// biome-ignore lint/suspicious/noEmptyInterface: every part declares its own members.
export interface Kept {}

declare module '../../state.ts' {
  interface BoxStates {
    'blue-sun'?: Kept
  }
}

/** Lays something of an expansion on the table. */
export function keep(state: State, part: Kept): void {
  state.boxes['blue-sun'] = { ...state.boxes['blue-sun'], ...part }
}

export function keptIn(state: State): Kept {
  return state.boxes['blue-sun'] ?? {}
}
