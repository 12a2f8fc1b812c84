import type { Config } from '../config.ts'
import { Trouble } from '../problems.ts'
import { budget, tryAgainIn } from './budget.ts'

/** Who pays for a record that is brought here: a person, and the network they come from. */
export interface Payer {
  readonly person: string
  readonly network: string
}

/** What bringing records costs: bytes that are read, and milliseconds of processor time that replaying them takes. */
export interface Cost {
  readonly bytes: number
  readonly work: number
}

/** Persons are free, so a network has its own limit: as much as several persons. */
const personsPerNetwork = 2

export class ImportQuota {
  readonly #limits: readonly Limit[]

  constructor(config: Pick<Config, 'importMegabytes' | 'importSeconds'>, now: () => number) {
    const bytes = config.importMegabytes * 1024 * 1024
    const work = config.importSeconds * 1000
    this.#limits = [...limitsOn('bytes', bytes, now), ...limitsOn('work', work, now)]
  }

  /** Refuses somebody who has used up what they may, and says how long to wait. */
  check(payer: Payer): void {
    const wait = Math.max(...this.#limits.map(({ budget, who }) => budget.wait(payer[who])))
    if (wait > 0) throw new Trouble('too-many', `You have brought enough records for now. ${tryAgainIn(wait)}`)
  }

  charge(payer: Payer, cost: Partial<Cost>): void {
    for (const { budget, who, what } of this.#limits) budget.spend(payer[who], cost[what] ?? 0)
  }
}

interface Limit {
  readonly what: keyof Cost
  readonly who: keyof Payer
  readonly budget: ReturnType<typeof budget>
}

function limitsOn(what: keyof Cost, perHour: number, now: () => number): Limit[] {
  return [
    { what, who: 'person', budget: budget(perHour, now) },
    { what, who: 'network', budget: budget(perHour * personsPerNetwork, now) },
  ]
}
