import type { Captain, Table } from '../state.ts'
import { tokens } from '../vocabulary/index.ts'
import { load } from './hold.ts'
import { seatName, shipAbilities, tell } from './table.ts'

/** A Salvage Op is a mark other cards react to: whoever takes part in one brings the finds home. */
export function salvage(t: Table, c: Captain): void {
  for (const bonus of shipAbilities(t, c, 'salvage-bonus')) {
    for (const token of tokens) load(t, c, token, bonus.load?.[token] ?? 0)
    if (!bonus.credits) continue
    c.credits += bonus.credits
    tell(t, 'log.gained', { who: seatName(c), credits: bonus.credits })
  }
}
