import type { Caller } from '../load/visitors.ts'

/** What is attacked, and what the attackers know about it. */
export interface Target {
  readonly url: string
  /** The addresses that the attackers come from. */
  readonly addresses: readonly string[]
  /** Games in progress that anybody may watch. */
  readonly tables: readonly string[]
  /** The same, with logs as long as a record may have. */
  readonly longGames: readonly string[]
  /** The record of one of these, as text. */
  readonly longRecord: string
  /** That of a long co-operative game, as text: its table may agree to take back everything. */
  readonly teamRecord: string
}

/** How often what happened to the attackers, for whoever reads the report. */
export type Tally = Readonly<Record<string, number>>

/** One way to stop a server, or to hurt those who play on it. */
export interface Attack {
  readonly name: string
  /** One sentence: what the attackers do. */
  readonly says: string
  /** Goes on until the signal; resolves with what came of it. */
  run(target: Target, signal: AbortSignal): Promise<Tally>
}

/** Counts what happens. */
export class Counts {
  readonly tally: Record<string, number> = {}

  add(what: string, times = 1): void {
    this.tally[what] = (this.tally[what] ?? 0) + times
  }
}

/** So many attackers, spread over the addresses. */
export function callers({ url, addresses }: Target, count: number): Caller[] {
  return Array.from({ length: count }, (_, n) => ({ url, from: addresses[n % addresses.length] ?? '127.0.0.1' }))
}

/** One attacker per address. */
export function oneEach(target: Target): Caller[] {
  return callers(target, target.addresses.length)
}
