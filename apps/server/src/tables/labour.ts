import { setTimeout as wait } from 'node:timers/promises'
import type { Steps } from '@keep-flying/kernel'
import { Trouble } from '../problems.ts'
import type { CostMeter } from './cost.ts'

/** What checking a record that somebody brings may cost. */
export interface Effort {
  /** Log entries. */
  readonly entries: number
  /** Milliseconds at a stretch, and how long others then have their turn. */
  readonly stretch: number
  readonly rest: number
  /** Milliseconds of processor time in all: a busy machine makes nothing cost more. */
  readonly work: number
  readonly meter: CostMeter
}

/** Work in stretches, between which others have their turn. It may cost so much and no more. */
export class Labour {
  readonly effort: Effort
  #worked = 0
  #since = performance.now()
  #cost: () => number

  constructor(effort: Effort) {
    this.effort = effort
    this.#cost = effort.meter()
  }

  /** Milliseconds of processor time so far. */
  get worked(): number {
    return this.#worked + this.#cost()
  }

  /** Whether it is time for others. On a busy machine little is done in a while, and resting as often would take for ever. */
  get tired(): boolean {
    const { stretch } = this.effort
    const elapsed = performance.now() - this.#since
    return elapsed >= stretch && (elapsed >= 4 * stretch || this.#cost() >= stretch)
  }

  /** Does all steps; `attempt` does one. */
  async through<T>(steps: Steps<T>, attempt: <R>(step: () => R) => R = (step) => step()): Promise<T> {
    for (;;) {
      const step = attempt(() => steps.next())
      if (step.done) return step.value
      if (this.tired) await this.rest()
    }
  }

  async rest(): Promise<void> {
    this.#worked += this.#cost()
    if (this.#worked >= this.effort.work) throw new Trouble('too-large', 'Replaying this record takes too long.', 'log')
    await wait(this.effort.rest)
    this.#since = performance.now()
    this.#cost = this.effort.meter()
  }
}
