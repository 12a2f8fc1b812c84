/** Lets one at a time through. Those in a hurry go before all others, and otherwise whoever came first. */
export class Gate {
  readonly #hurried: (() => void)[] = []
  readonly #others: (() => void)[] = []
  #taken = false

  /** Resolves when it is one's turn, which lasts until `leave`. */
  enter(hurried = false): Promise<void> {
    if (this.#taken) return new Promise((go) => (hurried ? this.#hurried : this.#others).push(go))
    this.#taken = true
    return Promise.resolve()
  }

  leave(): void {
    const next = this.#hurried.shift() ?? this.#others.shift()
    if (next) next()
    else this.#taken = false
  }
}
