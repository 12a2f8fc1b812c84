import { hasProfession } from '../../rules/crew.ts'
import { hasCutter } from '../../rules/cutter.ts'
import type { Answers } from '../../rules/moments.ts'
import { isOutlaw } from '../../rules/outlaw.ts'
import { abilityOn, neighbours, shipAbilities } from '../../rules/table.ts'
import type { Captain, Table, WorkSite } from '../../state.ts'
import type { CardId, SectorId } from '../../vocabulary/index.ts'
import { corvetteAt } from '../shared/law/corvette.ts'

/** Where Shuttles go. */

/** No more crew than this go by Shuttle. */
const seats = 4

export function shuttlesOf(t: Table, c: Captain): CardId[] {
  return c.upgrades.filter((card) => abilityOn(t, card, 'shuttle'))
}

/** Where teams may be sent, and by which Shuttle. */
export function workSites(t: Table, c: Captain): WorkSite[] {
  return c.upgrades.flatMap((craft) => {
    const shuttle = abilityOn(t, craft, 'shuttle')
    if (!shuttle) return []
    const room = shipAbilities(t, c, 'shuttle-room').reduce((sum, { plus }) => sum + plus, shuttle.room)
    const { reach, quiet } = shuttle
    return sectorsWithin(t, c.sector, reach)
      .filter((sector) => mayLand(t, c, sector))
      .map((sector): WorkSite => ({ sector, craft, crew: seats, room, ...(quiet ? { quiet } : {}) }))
  })
}

/** Neither where Reavers are nor, for an Outlaw, where the law is. */
function mayLand(t: Table, c: Captain, sector: SectorId): boolean {
  if (hasCutter(t, sector)) return false
  return !isOutlaw(t, c) || (sector !== t.state.cruiser && sector !== corvetteAt(t))
}

/** The sectors so many moves away or fewer, the ship's own apart. */
function sectorsWithin(t: Table, from: SectorId, moves: number): SectorId[] {
  const near = new Set([from])
  for (let n = 0; n < moves; n++)
    for (const sector of [...near]) for (const next of neighbours(t, sector)) near.add(next)
  near.delete(from)
  return [...near]
}

function makeWorkPays(t: Table, c: Captain): number {
  return shipAbilities(t, c, 'make-work-in-company')
    .filter(({ profession }) => hasProfession(t, c.crew, profession))
    .reduce((sum, { credits }) => sum + credits, 0)
}

export const shuttleAnswers: Answers = { workSites, makeWorkPays }
