import { setImmediate } from 'node:timers/promises'
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

/**
 * Stores entries for all games of this node. What arrives while the database is busy goes into the next batch, so many
 * tables cost hardly more than one.
 */
export class Writer {
  readonly #store: Store
  readonly #events: WriterEvents
  #waiting: Waiting[] = []
  /** What the database is busy with. */
  #writing: readonly Waiting[] = []
  #writtenAt = performance.now()
  #working: Promise<void> | null = null

  constructor(store: Store, events: WriterEvents) {
    this.#store = store
    this.#events = events
  }

  /** Milliseconds for which the oldest of what is not stored yet has been waiting. */
  get backlog(): number {
    const [oldest] = this.#writing.length > 0 ? this.#writing : this.#waiting
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
      this.#working ??= this.#work()
    })
  }

  /** Resolves when everything is stored. */
  async idle(): Promise<void> {
    await this.#working
  }

  async #work(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, largestBatch)
      this.#writing = batch
      this.#events.batch(batch.length)
      try {
        const stored = await this.#store.append(batch.map(({ submission }) => submission))
        this.#writtenAt = performance.now()
        for (const [index, { resolve }] of batch.entries()) resolve(stored[index] ?? false)
      } catch (problem) {
        this.#events.failed()
        for (const { reject } of batch) reject(problem)
      }
      // The first answer waits for nobody; when more come than one by one, what arrives in this moment joins the next batch.
      if (this.#waiting.length > 0) await setImmediate()
    }
    this.#writing = []
    this.#working = null
  }
}
