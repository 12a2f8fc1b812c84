import type { Module } from '../../box.ts'
import { sectorOf } from '../../rules/table.ts'
import type { Table } from '../../state.ts'
import { blueSunOf } from './state.ts'

/** Alert tokens lie in sectors there are, and no fewer than none of a kind. */
export function checkLaws(t: Table, law: Parameters<NonNullable<Module['checkLaws']>>[1]): void {
  for (const [sector, alerts] of Object.entries(blueSunOf(t).alerts)) {
    sectorOf(t, sector)
    for (const n of [alerts.reaver, alerts.alliance])
      law(Number.isInteger(n) && n >= 0, `There are ${n} Alert tokens of a kind at ${sector}.`)
  }
}
