import { Trouble } from './problems.ts'

export interface LineLimits {
  /** How much is done at the same time. */
  readonly atOnce: number
  /** How many may wait for their turn, and how many of one kind. */
  readonly waiting: number
  readonly waitingEach?: number
  /** What those are told who cannot even wait. */
  readonly full: string
}

/** Lets costly work wait for its turn; whoever comes when too many wait is refused. */
export class Line {
  readonly #limits: LineLimits
  readonly #waiting: { readonly whose: string; readonly go: () => void }[] = []
  #running = 0

  constructor(limits: LineLimits) {
    this.#limits = limits
  }

  async inTurn<T>(work: () => Promise<T>, whose = ''): Promise<T> {
    if (this.#running < this.#limits.atOnce) this.#running++
    else await this.#wait(whose)
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next.go()
      else this.#running--
    }
  }

  #wait(whose: string): Promise<void> {
    const { waiting, waitingEach = waiting, full } = this.#limits
    const same = this.#waiting.filter((other) => other.whose === whose).length
    if (this.#waiting.length >= waiting || same >= waitingEach) throw new Trouble('unavailable', full)
    return new Promise((go) => this.#waiting.push({ whose, go }))
  }
}
