import type { Rules } from '@keep-flying/kernel'
import type { Captain, Table } from '../state.ts'
import { type Amounts, tokens } from '../vocabulary/index.ts'
import { loadGain } from './loading.ts'
import { gain } from './purse.ts'

/** What cards bring on top of a job's pay or a find. */
export interface Bonus {
  readonly load?: Amounts
  readonly credits?: number
}

/** All bonuses of one moment come together. What is loaded first may go again to make room for the rest. */
export function* collectBonuses(t: Table, c: Captain, bonuses: readonly Bonus[]): Rules<void> {
  const sum = (amount: (bonus: Bonus) => number | undefined) =>
    bonuses.reduce((n, bonus) => n + (amount(bonus) ?? 0), 0)
  for (const token of tokens)
    yield* loadGain(
      t,
      c,
      token,
      sum(({ load }) => load?.[token]),
    )
  const credits = sum((bonus) => bonus.credits)
  gain(t, c, credits)
}
