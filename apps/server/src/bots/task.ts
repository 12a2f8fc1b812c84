import type { Decision, GameState, Position } from '@keep-flying/kernel'

/** A game and where it stands. No bot gets to see this. */
export interface Standing {
  readonly options: unknown
  readonly seed: string
  readonly position: Position<GameState>
}

/** What a bot's thread is given. The bot itself gets what a person in the seat would see, and no more. */
export interface BotTask {
  readonly game: string
  readonly bot: string
  readonly seat: number
  readonly decision: Decision
  readonly view: GameState
  /** Where the game stands, for bots that imagine: the thread makes games of it in which all that is hidden is dealt anew. */
  readonly standing: Standing | null
  /** The seed of the bot's own random numbers. */
  readonly seed: string
}
