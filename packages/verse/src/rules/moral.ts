import type { Captain, Table } from '../state.ts'
import { isMoral } from './crew.ts'
import { disgruntleAll } from './disgruntled.ts'

/** Completing an Immoral job upsets every Moral crew, also those who stayed aboard and a Moral Leader. */
export function outrageMoralCrew(t: Table, c: Captain): void {
  disgruntleAll(
    t,
    c,
    c.crew.filter((member) => isMoral(t, member)),
  )
}
