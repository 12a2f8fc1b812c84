import type { Match } from './match.ts'

/** How long a bot waits before it answers, so that people can follow what happens. */

/** Every further step of a turn waits this much of the one before: the longest turn takes no more than a dozen first steps. */
const shrink = 0.92

/** What is known of a bot's turn when its next answer is due. */
export interface NextStep {
  readonly seat: number
  /** Who gave the last answer of the game; null at its beginning. */
  readonly lastToAct: number | null
  /** The last event that everybody heard. */
  readonly lastHeard: number
}

/** Where a match stands when a seat's next answer is due. */
export function nextStep(match: Pick<Match<never, never>, 'lastChoice' | 'lastHeard'>, seat: number): NextStep {
  return {
    seat,
    lastToAct: match.lastChoice?.seat ?? null,
    lastHeard: match.lastHeard(null, Number.POSITIVE_INFINITY),
  }
}

/**
 * The pace of the bots at one table. What shows nothing takes no time, and the longer a turn goes on the less each step of
 * it takes.
 */
export class BotPace {
  #steps = 0
  #heard = 0

  /** Milliseconds to wait before this step, where the first of a turn waits `delay`. */
  before({ seat, lastToAct, lastHeard }: NextStep, delay: number): number {
    const begins = lastToAct !== seat
    const shows = lastHeard > this.#heard
    this.#heard = lastHeard
    if (begins) this.#steps = 0
    return begins || shows ? Math.round(delay * shrink ** this.#steps++) : 0
  }
}
