import { Trouble } from './problems.ts'

/** How the time of a node is divided. */
export interface Timing {
  /** Milliseconds at a stretch in which work is begun. One thing always is. */
  readonly stretch: number
  /** Milliseconds on some clock. */
  now(): number
  /** Calls back once everything that could follow at once has followed. */
  whenDone(then: () => void): void
  /** Calls back after everything else that happens on the node had its turn, while so many networks wait. */
  afterOthers(then: () => void, networks: number): void
}

const usual: Timing = {
  stretch: 1,
  now: () => performance.now(),
  // Ticks come after all promises that are settled by then.
  whenDone: (then) => queueMicrotask(() => process.nextTick(then)),
  afterOthers: (then) => void setImmediate(then),
}

/** Milliseconds in which nothing is begun between two stretches of what may wait. */
const rest = 4

/** When more networks than these wait, there is no rest: so many are people, such as all who come back after a restart. */
export const crowd = 8

/**
 * For all that may wait a little. However much of it a few networks ask for, most rounds of the event loop are short, because it
 * comes back only after a rest: an answer waits for several rounds, until it is read, stored and told.
 */
export const leisurely: Timing = {
  ...usual,
  afterOthers: (then, networks) => void (networks > crowd ? setImmediate(then) : setTimeout(then, rest)),
}

/** Milliseconds between two parts of long texts. */
const pause = 10

/**
 * For long texts, which are sent in parts: one part at a time, at most 6 MB per second. Each is memory that somebody has to clear
 * away, and may have to be unpacked, by the threads that also wait for the disk.
 */
export const oneByOne: Timing = { ...usual, stretch: 0, afterOthers: (then) => void setTimeout(then, pause) }

/** How much may wait for its turn from one network. */
export const mostWaiting = 1000

/** How many networks’ dues are remembered; more come only in a flood, and are forgotten then. */
const remembered = 10_000

/**
 * Decides whose request or message is worked on next. Nobody waits while there is little to do. If more is asked for than can
 * be done, every network gets the same time: whoever has asked for less than others, such as people who play, hardly waits for
 * those who ask for more than their share. Between two stretches everything that is under way has its turn.
 */
export class Scheduler {
  readonly #timing: Timing
  readonly #waiting = new Map<string, (() => void)[]>()
  /** The time that each network has had, counted from when somebody last had to wait. */
  readonly #had = new Map<string, number>()
  /** The time that whoever comes now counts as having had: as much as whoever was last let through. */
  #standing = 0
  #working = false
  /** Whether anything was begun since the last rest, and for how long it was worked. */
  #begun = false
  #spent = 0
  #resting = false

  constructor(timing: Timing = usual) {
    this.#timing = timing
  }

  /** Resolves when it is the turn of this network, of which so many may wait; what follows at once is done in that turn. */
  turn(network: string, most = mostWaiting): Promise<void> {
    const waiting = this.#waiting.get(network)
    if (waiting) {
      if (waiting.length >= most) return Promise.reject(busy())
      return new Promise((go) => waiting.push(go))
    }
    if (this.#had.size > remembered) this.#had.clear()
    this.#had.set(network, Math.max(this.#had.get(network) ?? 0, this.#standing))
    if (!this.#working && this.#waiting.size === 0 && this.#mayBegin) {
      this.#begin(network)
      return Promise.resolve()
    }
    return new Promise((go) => this.#waiting.set(network, [go]))
  }

  get #mayBegin(): boolean {
    return !this.#begun || this.#spent < this.#timing.stretch
  }

  #begin(network: string): void {
    const { now, whenDone } = this.#timing
    const since = now()
    this.#working = true
    this.#begun = true
    this.#standing = this.#had.get(network) ?? this.#standing
    whenDone(() => {
      const took = now() - since
      this.#had.set(network, (this.#had.get(network) ?? this.#standing) + took)
      this.#spent += took
      this.#working = false
      this.#rest()
      this.#next()
    })
  }

  #rest(): void {
    if (this.#resting) return
    this.#resting = true
    this.#timing.afterOthers(() => {
      this.#resting = false
      this.#begun = false
      this.#spent = 0
      this.#next()
    }, this.#waiting.size)
  }

  #next(): void {
    if (this.#working || !this.#mayBegin) return
    const network = this.#whoseTurn()
    const waiting = network === null ? undefined : this.#waiting.get(network)
    const go = waiting?.shift()
    if (network === null || !go) return
    if (waiting?.length === 0) this.#waiting.delete(network)
    this.#begin(network)
    go()
  }

  /** Of the networks that wait, the one that has had least. */
  #whoseTurn(): string | null {
    let [found, least]: [string | null, number] = [null, Number.POSITIVE_INFINITY]
    for (const network of this.#waiting.keys()) {
      const had = this.#had.get(network) ?? this.#standing
      if (had < least) [found, least] = [network, had]
    }
    return found
  }
}

function busy(): Trouble {
  return new Trouble('unavailable', 'The server is busy. Try again in a moment.')
}
