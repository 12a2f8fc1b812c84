import type { Captain, Table } from '../state.ts'
import { isMoral } from './crew.ts'
import { disgruntle } from './disgruntled.ts'

/** Completing an Immoral job upsets every Moral crew, also those who stayed aboard and a Moral Leader. */
export function outrageMoralCrew(t: Table, c: Captain): void {
  for (const member of [...c.crew]) if (isMoral(t, member)) disgruntle(t, c, member)
}
