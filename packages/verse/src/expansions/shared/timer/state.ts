import type { State } from '../../../state.ts'
import { keptIn } from '../kept.ts'

/** Timer tokens on the stack. */
export interface TimerStack {
  left: number
  /** How many there are at most. */
  readonly of: number
  /** The turns that are being played are the last. */
  last: boolean
}

declare module '../kept.ts' {
  interface Kept {
    timer?: TimerStack
  }
}

/** The stack, in games that have one. */
export function timerIn(state: State): TimerStack | undefined {
  return keptIn(state).timer
}
