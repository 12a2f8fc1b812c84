import type { Present } from '@keep-flying/protocol'

/** Somebody who watches a table. */
export interface Watcher {
  readonly user: string
  /** Null for a spectator. */
  readonly seat: number | null
  readonly name: string
}

/** Milliseconds between two messages about who is at a table: people who come and go in droves must cost little. */
const pause = 1000

/**
 * Who is at a table, each person once however many connections they have, by what its seats are called. Spectators may be
 * many: they are counted.
 */
export function presentOf(watchers: readonly Watcher[], names: readonly string[]): Present {
  const people = [...new Map(watchers.map((watcher) => [watcher.user, watcher])).values()]
  const present = people.flatMap(({ seat, name }) => (seat === null ? [] : [{ seat, name: names[seat] ?? name }]))
  return { present, spectators: people.length - present.length }
}

/** Tells tables who is there: at once, and then at most once per pause. */
export class Presences {
  readonly #tell: (table: string) => Promise<void>
  /** The tables that were just told, each with whether something has changed since. */
  readonly #told = new Map<string, boolean>()

  constructor(tell: (table: string) => Promise<void>) {
    this.#tell = tell
  }

  changed(table: string): void {
    if (this.#told.has(table)) this.#told.set(table, true)
    else void this.#keepTelling(table)
  }

  async #keepTelling(table: string): Promise<void> {
    do {
      this.#told.set(table, false)
      await this.#tell(table)
      await new Promise((resolve) => setTimeout(resolve, pause).unref())
    } while (this.#told.get(table))
    this.#told.delete(table)
  }
}
