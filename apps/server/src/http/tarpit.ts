import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '../config.ts'
import { type Allowance, allowance } from '../play/allowance.ts'

/** Refusals per minute and network that are told at once, at least: mistakes of a whole house, not a flood. */
const quick = 1200

/** Milliseconds after which somebody is refused who is refused over and over. */
const pause = 3000

/** How many may be kept waiting at the same time; the others are refused at once. */
const most = 1000

/**
 * Refuses slowly those who are refused over and over: whoever waits for a reply does not send the next request. Nobody is
 * kept waiting whose request is not refused.
 */
export class Tarpit {
  readonly #refusals: Allowance
  readonly #pause: number
  #held = 0

  constructor({ requestsPerMinute }: Pick<Config, 'requestsPerMinute'>, now: () => number, milliseconds = pause) {
    this.#refusals = allowance(Math.max(quick, requestsPerMinute), now)
    this.#pause = milliseconds
  }

  /** Counts a refusal of something from this network; resolves when it may be told. */
  async hold(network: string): Promise<void> {
    if (this.#refusals.take(network) || this.#held >= most) return
    this.#held++
    await wait(this.#pause, undefined, { ref: false })
    this.#held--
  }
}
