import type { Rules } from '@keep-flying/kernel'
import type { Table } from '../../../state.ts'

/** A stack of timer tokens: how many, what takes one off, and what it means that the last is gone. */
export interface Timer {
  readonly tokens: number | { readonly perCaptain: number }
  /** The beginning or the end of the first captain's turns, or completed jobs. */
  readonly falls: 'turns' | 'turn-ends' | 'jobs'
  /** The story is lost, the richest win, or the story counts something else. */
  readonly afterwards: 'lost' | 'most-credits' | 'points'
}

export interface TimerHappenings {
  'timer-token': { readonly left: number }
  'timer-tokens-back': { readonly n: number; readonly left: number }
  'last-turns': Record<string, never>
}

declare module '../../../vocabulary/happenings.ts' {
  interface HappeningKinds extends TimerHappenings {}
}

declare module '../../../vocabulary/stories.ts' {
  interface StoryCard {
    readonly timer?: Timer
  }

  interface SetUpCard {
    readonly timer?: Timer
  }
}

declare module '../../../rules/moments.ts' {
  interface Moments {
    /** A timer token has gone; so many are left. */
    timeFalls(t: Table, left: number): Rules<void> | void
    /** The time is up: whoever has the last word ends the game. */
    timeIsUp(t: Table): void
    /** The number of the token that is taken off with so many on the stack: a die no higher takes off the rest. */
    timerNumber(t: Table, left: number): number
  }
}
