import type { GameRecord, Viewer } from '@keep-flying/kernel'
import type { Problem } from '@keep-flying/protocol'
import type { Frame } from './reel.ts'
import type { Fairness, Playback } from './types.ts'

/** What a page asks of the worker that plays a record again. */
export type ToReel =
  | { readonly kind: 'open'; readonly record: GameRecord }
  | { readonly kind: 'show'; readonly at: number; readonly viewer: Viewer }

export interface Opened {
  /** How many sit at the table. */
  readonly seats: number
  readonly turns: Playback['turns']
  readonly over: boolean
  readonly fairness: Fairness
}

export type FromReel =
  | { readonly kind: 'opened'; readonly opened: Opened }
  | { readonly kind: 'frame'; readonly at: number; readonly frame: Frame }
  | { readonly kind: 'problem'; readonly problem: Problem }
