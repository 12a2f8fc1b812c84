import { canonical } from './data.ts'
import type { Value } from './decision.ts'
import type { Choice } from './position.ts'

/** What a seat has said it will answer to further questions of a kind. */
export interface Plan {
  readonly kind: string
  readonly values: readonly Value[]
}

/** What each seat has said it will answer next. */
export class Plans {
  readonly #plans = new Map<number, Plan>()

  of(seat: number): Plan | null {
    return this.#plans.get(seat) ?? null
  }

  /** A plan goes on while its seat answers as it said; other questions in between leave it alone. */
  follow({ seat, value, plan }: Choice, kind: string): void {
    if (plan !== undefined) {
      this.#say(seat, kind, plan)
      return
    }
    const said = this.#plans.get(seat)
    if (said?.kind !== kind) return
    const [next, ...rest] = said.values
    this.#say(seat, kind, canonical(next) === canonical(value) ? rest : [])
  }

  #say(seat: number, kind: string, values: readonly Value[]): void {
    if (values.length > 0) this.#plans.set(seat, { kind, values })
    else this.#plans.delete(seat)
  }

  clear(): void {
    this.#plans.clear()
  }
}
