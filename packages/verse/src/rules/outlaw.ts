import type { Captain, Table } from '../state.ts'
import { isWanted } from './crew.ts'
import { aboard } from './hold.ts'

/** Who counts as an Outlaw Ship. The state is derived each time, never kept. */
export function isOutlaw(t: Table, c: Captain): boolean {
  return (
    c.warrants > 0 ||
    aboard(c, 'contraband') > 0 ||
    aboard(c, 'fugitive') > 0 ||
    c.crew.some((member) => isWanted(t, member))
  )
}
