import type { Value } from '@keep-flying/kernel'
import { ThreadPool } from '../threads/pool.ts'
import type { BotTask } from './task.ts'

/** Threads on which bots think, so that a slow one holds up nobody. One that takes too long is terminated. */
export class BotPool {
  /** Where bots are at work at the moment. */
  readonly tables = new Set<string>()
  readonly #threads: ThreadPool<BotTask, Value | null>

  /** `games` is the module whose `gameListings` the bots play. */
  constructor(size: number, patience: number, games = '@keep-flying/games') {
    this.#threads = new ThreadPool({ runs: 'bot-thread', data: games, size, patience })
  }

  /** The bot's answer; null ignores a standing offer. Rejects if the bot fails or takes too long. */
  choose(task: BotTask): Promise<Value | null> {
    return this.#threads.run(`The bot "${task.bot}"`, task)
  }

  close(): Promise<void> {
    return this.#threads.close()
  }
}
