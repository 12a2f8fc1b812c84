import type { Decision, GameState, Value } from '@keep-flying/kernel'

/** What a bot's thread is given: what a person in the seat would see, and no more. */
export interface BotTask {
  readonly game: string
  readonly bot: string
  readonly seat: number
  readonly decision: Decision
  readonly view: GameState
  /** A random state that agrees with the view, for bots that imagine. */
  readonly imagined: GameState | null
  /** The seed of the bot's own random numbers. */
  readonly seed: string
}

export type BotReply = { readonly value: Value | null } | { readonly failure: string }
