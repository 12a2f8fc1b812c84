import { sectorsAt } from '../../rules/map.ts'
import type { Hooks } from '../../rules/moments.ts'
import { gain } from '../../rules/purse.ts'
import { sectorOf } from '../../rules/table.ts'
import type { Captain, Table } from '../../state.ts'
import type { JobCard, JobStep, SectorId } from '../../vocabulary/index.ts'
import { havensOf } from '../shared/havens/state.ts'

/** The Set Up card "Home Sweet Haven": captains who are at home are heroes there. */

function localHeroes(t: Table): number {
  return t.box.setUps.get(t.state.options.setUp)?.localHeroes ?? 0
}

/** Does a sector lie in the system of the captain's own Haven? */
function isAtHome(t: Table, c: Captain, sector: SectorId): boolean {
  const haven = havensOf(t)[c.seat] ?? null
  const system = haven === null ? null : (sectorOf(t, haven).system ?? null)
  return system !== null && sectorOf(t, sector).system === system
}

/** What a job is worth to a hero for the misbehaving it takes at home. */
export function homeBonus(t: Table, c: Captain, { pickUp, finish }: JobCard): number {
  const credits = localHeroes(t)
  if (credits === 0) return 0
  const worth = ({ at, misbehave }: JobStep) =>
    sectorsAt(t, at).some((sector) => isAtHome(t, c, sector)) ? misbehave * credits : 0
  return worth(finish) + (pickUp ? worth(pickUp) : 0)
}

export const homeSweetHavenHooks: Hooks = {
  misbehavePassed(t, { captain }) {
    if (isAtHome(t, captain, captain.away?.sector ?? captain.sector)) gain(t, captain, localHeroes(t))
  },
}
