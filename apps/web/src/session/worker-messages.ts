import type { GameRecord, Value } from '@keep-flying/kernel'
import type { Problem } from '@keep-flying/protocol'
import type { Options } from '@keep-flying/verse'
import type { HostFault, Told } from './hosting.ts'
import type { LocalSeat } from './storage.ts'

/** What a page asks of the worker that hosts its game. */
export type Request =
  /** A kept game; `insist` takes it away from another tab. */
  | { readonly kind: 'open'; readonly id: string; readonly insist: boolean }
  /** A game that is not kept. */
  | {
      readonly kind: 'begin'
      readonly options: Options
      readonly seed: string
      readonly seats: readonly LocalSeat[]
      readonly helped: { readonly auto: number; readonly until: string | null }
    }
  | { readonly kind: 'answer'; readonly decision: number; readonly value: Value; readonly plan?: readonly Value[] }
  | { readonly kind: 'undo'; readonly unit: string }
  | { readonly kind: 'lift-curtain' }
  | { readonly kind: 'bot-delay'; readonly milliseconds: number }
  | { readonly kind: 'saw'; readonly event: number }
  | { readonly kind: 'record' }

/** `n` numbers the requests. */
export type ToWorker = Request & { readonly n: number }

/** What came of a request. */
export interface Outcome {
  readonly problem: Problem | null
  /** For `record`: the record, and the last answer the rules broke on. */
  readonly record: GameRecord | null
  readonly fault: HostFault | null
}

export type FromWorker =
  | { readonly kind: 'told'; readonly told: Told; readonly guided: boolean }
  /** Why the game cannot be shown; null once it can. */
  | { readonly kind: 'problem'; readonly problem: Problem | null }
  | { readonly kind: 'reply'; readonly to: number; readonly outcome: Outcome }
