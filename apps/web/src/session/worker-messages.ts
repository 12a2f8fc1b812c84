import type { GameRecord, Hint, Spot, Value } from '@keep-flying/kernel'
import type { Problem } from '@keep-flying/protocol'
import type { HostFault, Told } from './hosting.ts'
import type { LocalSeat } from './storage.ts'
import type { Foretold, Intent, Thinking } from './types.ts'

/** A game that is not kept, for looking at screens. */
export interface NotKept {
  /** The game's id. */
  readonly game: string
  readonly options: unknown
  readonly seed: string
  readonly seats: readonly LocalSeat[]
  /** A bot gives the first so many answers, and goes on until a person is asked something of this kind. */
  readonly helped: { readonly auto: number; readonly until: string | null }
}

/** What a page asks of the worker that hosts its game. */
export type Request =
  /** A kept game; `insist` takes it away from another tab. */
  | { readonly kind: 'open'; readonly id: string; readonly insist: boolean }
  | ({ readonly kind: 'begin' } & NotKept)
  | { readonly kind: 'answer'; readonly decision: number; readonly value: Value; readonly plan?: readonly Value[] }
  | { readonly kind: 'foretell'; readonly decision: number; readonly values: readonly Value[] }
  | { readonly kind: 'advise'; readonly decision: number }
  | { readonly kind: 'hurry' }
  | { readonly kind: 'wish'; readonly at: Spot | null }
  | { readonly kind: 'undo'; readonly unit: string }
  | { readonly kind: 'lift-curtain' }
  | { readonly kind: 'bot-delay'; readonly milliseconds: number }
  | { readonly kind: 'saw'; readonly event: number }
  | { readonly kind: 'record' }

/** `n` numbers the requests. */
export type ToWorker = Request & { readonly n: number }

/** What came of a request. */
export interface Reply {
  readonly problem: Problem | null
  /** For `record`: the record, and the last answer the rules broke on. */
  readonly record: GameRecord | null
  readonly fault: HostFault | null
  /** For `foretell`. */
  readonly foretold: Foretold | null
  /** For `advise`. */
  readonly advice: Hint | null
}

export type FromWorker =
  | { readonly kind: 'told'; readonly told: Told; readonly guided: boolean }
  /** Why the game cannot be shown; null once it can. */
  | { readonly kind: 'problem'; readonly problem: Problem | null }
  /** The bot that has been thinking for a while, if one has. */
  | { readonly kind: 'thinking'; readonly thinking: Thinking | null }
  /** What a bot says it is about to do; null once it is done. */
  | { readonly kind: 'intent'; readonly intent: Intent | null }
  | { readonly kind: 'reply'; readonly to: number; readonly reply: Reply }
