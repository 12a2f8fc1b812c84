import type { GameRecord } from '@keep-flying/kernel'
import type { Step } from '../end/history.ts'
import type { Progress } from '../session/storage.ts'

/** A game that nobody has answered anything in. */
export interface Begin {
  readonly game: string
  readonly options: unknown
  readonly seed: string
  readonly follows: string | null
}

/** What a record says when it is played through. */
export interface ReadThrough {
  readonly options: unknown
  readonly seats: number
  readonly progress: Progress
}

/** What a page asks about records. */
export type ToRecords =
  | ({ readonly kind: 'begin' } & Begin)
  | { readonly kind: 'read' | 'prove' | 'steps'; readonly record: GameRecord }

export type FromRecords =
  | { readonly kind: 'record'; readonly record: GameRecord }
  | { readonly kind: 'read'; readonly read: ReadThrough }
  | { readonly kind: 'proven' }
  | { readonly kind: 'steps'; readonly steps: readonly Step[] }

/** What went wrong, as far as it can be told across threads. */
export interface RecordProblem {
  readonly kind: 'problem'
  /** A record that is wrong, a game that is not known (its id), or anything else. */
  readonly is: 'record' | 'unknown-game' | 'other'
  readonly message: string
}
