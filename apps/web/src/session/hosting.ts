import type { BotTask, GameRecord, Outcome, Text, Thought, Value, Wanted } from '@keep-flying/kernel'
import type { NextGame } from './storage.ts'
import type { Curtain, Intent, Moment, Notice, Thinking } from './types.ts'

/** What passes between a host and the world around it. */

/** A moment as it is sent: of the events only those the page does not have yet. */
export interface Step extends Omit<Moment, 'events'> {
  /** The last event the page has that still stands. */
  readonly keep: number
  readonly events: Moment['events']
}

/** What a page is told after every change. */
export interface Told {
  /** Null while a curtain hides everything. */
  readonly step: Step | null
  readonly curtain: Curtain | null
  readonly notice: Notice | null
  /** The published hash of the seed. */
  readonly commitment: string
}

/** What is kept of a game after every change. */
export interface Kept {
  readonly record: GameRecord
  readonly over: boolean
  readonly outcome: Outcome | null
  readonly progress: Text
  readonly next: NextGame | null
  readonly seen: readonly number[]
}

/** A question to a bot, with what it takes to load its game. */
export interface ThinkingTask extends BotTask {
  readonly game: string
  readonly options: unknown
}

/** Where bots think for long while the host goes on. */
export interface Thinker {
  /** Rejects if the bot fails. */
  think(task: ThinkingTask, wanted: Wanted): Promise<Thought>
  /** Gives up all thoughts: they reject. */
  stop(): void
}

/** What a host is given of the world. */
export interface HostSurroundings {
  readonly thinker: Thinker
  tell(told: Told): void
  /** A bot has been thinking for a while, or is done. */
  tellThinking(thinking: Thinking | null): void
  /** A bot says what it is about to do, or is done with it. */
  tellIntent(intent: Intent | null): void
  /** Keeps the game; rejects if that is not possible. */
  keep(kept: Kept): Promise<void>
  /** Keeps what each seat was shown. */
  keepSeen(seen: readonly number[]): void
}

/** An answer the rules broke on, for a report. */
export interface HostFault {
  readonly decision: number
  readonly value: Value
  readonly message: string
}
