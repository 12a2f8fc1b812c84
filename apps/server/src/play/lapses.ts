import type { Decision, Value } from '@keep-flying/kernel'
import type { AnyMatch } from './revival.ts'

/** A question that lapses, and what then counts as its answer. */
export interface Lapsed {
  readonly seat: number
  readonly decision: number
  readonly value: Value
}

interface Open extends Lapsed {
  readonly at: number
}

/**
 * Keeps the time for questions that are a chance to step in: whoever does not take it in time has declined. Every node that
 * has the game does; the first answer counts. Nothing is kept: a game that is read again gives everybody the whole time.
 */
export class Lapses {
  readonly #after: number
  readonly #lapse: (lapsed: Lapsed) => void
  #open: readonly Open[] = []
  #timer: NodeJS.Timeout | null = null

  constructor(after: number, lapse: (lapsed: Lapsed) => void) {
    this.#after = after
    this.#lapse = lapse
  }

  /** The game has come further: what is still asked goes on running, and what is new begins to. */
  follow({ pending }: Pick<AnyMatch, 'pending'>): void {
    if (this.#open.length === 0 && !pending.some(({ lapsesTo }) => lapsesTo !== undefined)) return
    this.#open = pending.flatMap((decision) => this.#opened(decision))
    this.#wait()
  }

  #opened({ seat, number, lapsesTo }: Decision): Open[] {
    if (lapsesTo === undefined) return []
    const known = this.#open.find((one) => one.decision === number)
    return [known ?? { seat, decision: number, value: lapsesTo, at: performance.now() + this.#after }]
  }

  /** Milliseconds until the first of them lapses; none while nothing does. */
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
    for (const { at: _, ...lapsed } of due) this.#lapse(lapsed)
    this.#wait()
  }
}
