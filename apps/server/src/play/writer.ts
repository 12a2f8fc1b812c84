import { setImmediate as breath } from 'node:timers/promises'
import type { Store, Submission } from '../storage/store.ts'

interface Waiting {
  readonly submission: Submission
  /** When it came. */
  readonly since: number
  resolve(stored: boolean): void
  reject(problem: unknown): void
}

/** What a writer reports. */
export interface WriterEvents {
  /** So many entries are about to be stored in one batch. */
  batch(size: number): void
  /** A batch could not be stored. */
  failed(): void
}

const largestBatch = 200

/** How many batches are stored at the same time: whoever comes just after others must not wait twice as long. */
const atOnce = 2

/**
 * A batch is kept open for one round of the event loop per so many answers of the last one, and for so many rounds at most. A
 * round takes no time unless there is much to do.
 */
const perRound = 8
const mostRounds = 8

/**
 * Stores entries for all games of this node. An entry that comes alone is stored at once. What arrives while the database
 * is busy goes into the next batch, so many tables cost hardly more than one. The more there were in the last batch, the longer
 * the next one waits for more: a batch costs the same whatever is in it.
 */
export class Writer {
  readonly #store: Pick<Store, 'append'>
  readonly #events: WriterEvents
  #waiting: Waiting[] = []
  /** What the database is busy with, in order. */
  readonly #batches = new Map<readonly Waiting[], Promise<void>>()
  #gathering = false
  #lastSize = 0
  #writtenAt = performance.now()

  constructor(store: Pick<Store, 'append'>, events: WriterEvents) {
    this.#store = store
    this.#events = events
  }

  /** Milliseconds for which the oldest of what is not stored yet has been waiting. */
  get backlog(): number {
    const [batch = this.#waiting] = this.#batches.keys()
    const [oldest] = batch
    return oldest ? performance.now() - oldest.since : 0
  }

  /** When something was last stored. */
  get writtenAt(): number {
    return this.#writtenAt
  }

  /** True once it is durable; false if its place in the log was taken, or its giver may no longer answer. */
  append(submission: Submission): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ submission, since: performance.now(), resolve, reject })
      if (this.#batches.size === 0 && !this.#gathering) this.#begin()
      else this.#beginSoon()
    })
  }

  /** Resolves when everything is stored. */
  async idle(): Promise<void> {
    while (this.#batches.size > 0 || this.#waiting.length > 0) {
      await Promise.all(this.#batches.values())
      await breath()
    }
  }

  #begin(): void {
    const batch = this.#waiting.splice(0, largestBatch)
    if (batch.length === 0) return
    this.#lastSize = batch.length
    this.#batches.set(batch, this.#write(batch))
  }

  /** What else arrives in this moment joins the batch, or in the next few if there is much to do. */
  #beginSoon(): void {
    if (this.#gathering || this.#waiting.length === 0 || this.#batches.size >= atOnce) return
    this.#gathering = true
    this.#gather(Math.min(this.#lastSize / perRound, mostRounds))
  }

  #gather(rounds: number): void {
    setImmediate(() => {
      if (rounds > 1 && this.#waiting.length < largestBatch) return this.#gather(rounds - 1)
      this.#gathering = false
      this.#begin()
    })
  }

  async #write(batch: readonly Waiting[]): Promise<void> {
    this.#events.batch(batch.length)
    try {
      const stored = await this.#store.append(batch.map(({ submission }) => submission))
      this.#writtenAt = performance.now()
      for (const [index, { resolve }] of batch.entries()) resolve(stored[index] ?? false)
    } catch (problem) {
      this.#events.failed()
      for (const { reject } of batch) reject(problem)
    }
    this.#batches.delete(batch)
    this.#beginSoon()
  }
}
