import type { Rules } from '@keep-flying/kernel'
import type { Captain, Table } from '../state.ts'
import { collectBonuses } from './bonus.ts'
import { atWork, shipAbilities } from './table.ts'

/** A Salvage Op is a mark other cards react to: whoever takes part in one brings the finds home. */
export function* salvage(t: Table, c: Captain): Rules<void> {
  yield* collectBonuses(t, c, shipAbilities(t, atWork(c), 'salvage-bonus'))
  for (const on of t.moments) if (on.salvaged) yield* on.salvaged(t, c)
}
