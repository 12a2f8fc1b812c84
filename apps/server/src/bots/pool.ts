import { type Hint, type Thought, usualThought } from '@keep-flying/kernel'
import { ThreadPool } from '../threads/pool.ts'
import type { GameTask, ThreadTask } from './task.ts'

/** Threads on which bots think, so that a slow one holds up nobody. One that takes too long is terminated. */
export class BotPool {
  /** Where bots are at work at the moment. */
  readonly tables = new Set<string>()
  readonly #threads: ThreadPool<ThreadTask, Thought>
  readonly #thinking: number

  /** `games` is the module whose `gameListings` the bots play; `thinking` is for how long they try things out. */
  constructor(size: number, patience: number, games = '@keep-flying/games', thinking = usualThought) {
    this.#thinking = thinking
    this.#threads = new ThreadPool({ runs: 'bot-thread', data: games, isApart: true, size, patience })
  }

  /** How much of its usual thinking a bot is granted now, from 0 to 1: the more wait for a thread, the less. */
  get budget(): number {
    return 1 / (1 + this.#threads.waiting)
  }

  /** The bot's answer, soon once it is told to hurry; null ignores a standing offer. Rejects if the bot fails or takes too long. */
  choose(task: GameTask, hurry?: AbortSignal): Promise<Thought> {
    return this.#think({ ...task, wanted: 'choice', thinking: this.#thinking }, hurry)
  }

  /** What the bot advises somebody to do; null if it would ignore a standing offer. Rejects as above. */
  async advise(task: GameTask): Promise<Hint | null> {
    return (await this.#think({ ...task, wanted: 'hint', thinking: this.#thinking })).hint ?? null
  }

  /** Bots that imagine may think for long; the others do not wait for them. */
  #think(task: ThreadTask, hurry?: AbortSignal): Promise<Thought> {
    return this.#threads.run(`The bot "${task.bot}"`, task, {
      isLong: task.standing !== null,
      ...(hurry ? { hurry } : {}),
    })
  }

  close(): Promise<void> {
    return this.#threads.close()
  }
}
