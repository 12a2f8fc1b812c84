import { type Outcome, type Text, text } from '@keep-flying/kernel'

/** What a game of version 1 had that is kept otherwise now. */
interface Version1 {
  readonly over: boolean
  readonly winners?: readonly number[]
  /** 0 before the first. */
  readonly round?: number
}

/** What every kept game has had since. */
interface Named {
  readonly game: string
  readonly outcome: Outcome | null
  readonly progress: Text
}

/** Browsers once kept games of Firefly: The Game alone, and did not name it. */
export function namedGame<G extends Version1>(old: G): Omit<G, 'winners' | 'round'> & Named {
  const { winners = [], round = 0, ...kept } = old
  return {
    ...kept,
    game: 'verse',
    outcome: kept.over ? { by: 'seats', winners, reason: text('outcome.won') } : null,
    progress: round === 0 ? text('progress.set-up') : text('progress.round', { round }),
  }
}
