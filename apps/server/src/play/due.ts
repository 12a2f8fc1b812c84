import type { Decision, Value } from '@keep-flying/kernel'
import type { AnyMatch } from './revival.ts'

/** An answer that is given for a seat which did not give one in time. */
export interface Due {
  readonly seat: number
  readonly decision: number
  readonly value: Value
}

/** What counts as the answer to a question if none comes, and after how many milliseconds. */
export interface Wait {
  readonly value: Value
  readonly after: number
}

interface Open extends Due {
  readonly at: number
}

/**
 * Gives answers for seats that do not give them in time. Every node that has the game does; the first answer counts.
 * Nothing is kept: a game that is read again gives everybody the whole time.
 */
export class DueAnswers {
  readonly #waitFor: (decision: Decision) => Wait | null
  readonly #give: (due: Due) => void
  #open: readonly Open[] = []
  #timer: NodeJS.Timeout | null = null

  constructor(waitFor: (decision: Decision) => Wait | null, give: (due: Due) => void) {
    this.#waitFor = waitFor
    this.#give = give
  }

  /** The game has come further: what is still asked goes on running, and what is new begins to. */
  follow({ pending }: Pick<AnyMatch, 'pending'>): void {
    const open = pending.flatMap((decision) => this.#opened(decision))
    if (open.length === 0 && this.#open.length === 0) return
    this.#open = open
    this.#wait()
  }

  #opened(decision: Decision): Open[] {
    const wait = this.#waitFor(decision)
    if (!wait) return []
    const { seat, number } = decision
    const known = this.#open.find((one) => one.decision === number)
    const at = Math.min(known?.at ?? Number.POSITIVE_INFINITY, performance.now() + wait.after)
    return [{ seat, decision: number, value: wait.value, at }]
  }

  /** Milliseconds until the first of them is given; none while nothing is to be. */
  get left(): number | undefined {
    const [first] = this.#open
    return first && Math.max(0, Math.ceil(Math.min(...this.#open.map(({ at }) => at)) - performance.now()))
  }

  stop(): void {
    this.#open = []
    this.#wait()
  }

  #wait(): void {
    if (this.#timer) clearTimeout(this.#timer)
    const { left } = this
    this.#timer = left === undefined ? null : setTimeout(() => this.#pass(), left)
    this.#timer?.unref()
  }

  #pass(): void {
    const due = this.#open.filter(({ at }) => at <= performance.now())
    this.#open = this.#open.filter((one) => !due.includes(one))
    for (const { at: _, ...given } of due) this.#give(given)
    this.#wait()
  }
}
