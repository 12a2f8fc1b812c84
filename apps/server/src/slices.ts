import { setTimeout as wait } from 'node:timers/promises'
import type { Steps } from '@keep-flying/kernel'

/** How time is divided. */
export interface Slicing {
  /** Milliseconds of work at a stretch. */
  readonly budget: number
  /** Milliseconds on some clock. */
  now(): number
  /** Resolves when everybody else had a turn. */
  breathe(): Promise<void>
}

/** Milliseconds between two slices. Without them every round of the event loop would be long, and an answer waits for several. */
const rest = 3

const usual: Slicing = { budget: 1, now: () => performance.now(), breathe: () => wait(rest) }

interface Job {
  /** Works until done or until the time is up; returns whether it is done. */
  work(isOver: () => boolean): boolean
}

/**
 * Does long work in slices, so that nobody has to wait for it: after each slice, everything else that happens on this
 * node has its turn. All long work of a node shares one of these: there is at most one slice per turn, and several jobs
 * get theirs one after another.
 */
export class Slices {
  readonly #slicing: Slicing
  readonly #jobs: Job[] = []
  #working = false

  constructor(slicing: Partial<Slicing> = {}) {
    this.#slicing = { ...usual, ...slicing }
  }

  /** Does all steps and returns what they lead to. `spent` hears after each slice how long it took, and may refuse the rest. */
  run<T>(steps: Steps<T>, spent: (milliseconds: number) => void = () => undefined): Promise<T> {
    const { now } = this.#slicing
    return new Promise((resolve, reject) => {
      this.#jobs.push({
        work: (isOver) => {
          const since = now()
          try {
            let step = steps.next()
            while (!step.done && !isOver()) step = steps.next()
            spent(now() - since)
            if (!step.done) return false
            resolve(step.value)
          } catch (problem) {
            reject(problem)
          }
          return true
        },
      })
      if (!this.#working) void this.#work()
    })
  }

  async #work(): Promise<void> {
    const { budget, now, breathe } = this.#slicing
    this.#working = true
    for (let job = this.#jobs.shift(); job; job = this.#jobs.shift()) {
      const until = now() + budget
      if (!job.work(() => now() >= until)) this.#jobs.push(job)
      await breathe()
    }
    this.#working = false
  }
}
