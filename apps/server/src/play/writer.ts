import { setImmediate } from 'node:timers/promises'
import type { Store, Submission } from '../storage/store.ts'

interface Waiting {
  readonly submission: Submission
  resolve(stored: boolean): void
  reject(problem: unknown): void
}

const largestBatch = 200

/**
 * Stores entries for all games of this node. What arrives while the database is busy goes into the next batch, so many
 * tables cost hardly more than one.
 */
export class Writer {
  readonly #store: Store
  readonly #onBatch: (size: number) => void
  #waiting: Waiting[] = []
  #working: Promise<void> | null = null

  constructor(store: Store, onBatch: (size: number) => void) {
    this.#store = store
    this.#onBatch = onBatch
  }

  /** True once it is durable; false if its place in the log was taken, or its giver may no longer answer. */
  append(submission: Submission): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ submission, resolve, reject })
      this.#working ??= this.#work()
    })
  }

  /** Resolves when everything is stored. */
  async idle(): Promise<void> {
    await this.#working
  }

  async #work(): Promise<void> {
    while (this.#waiting.length > 0) {
      // What else arrives in this moment joins the batch.
      await setImmediate()
      const batch = this.#waiting.splice(0, largestBatch)
      this.#onBatch(batch.length)
      try {
        const stored = await this.#store.append(batch.map(({ submission }) => submission))
        for (const [index, { resolve }] of batch.entries()) resolve(stored[index] ?? false)
      } catch (problem) {
        for (const { reject } of batch) reject(problem)
      }
    }
    this.#working = null
  }
}
