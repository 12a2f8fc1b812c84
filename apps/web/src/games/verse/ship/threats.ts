import type { Captain, SectorId, Table } from '@keep-flying/verse'
import { isOutlaw, marksOn } from '@keep-flying/verse/ask'

/** Something that roams the chart and would harm a captain it meets. */
export interface Threat {
  readonly is: 'cruiser' | 'cutter' | 'corvette'
  readonly sector: SectorId
  readonly away: number
  /** Whether it could be there soon. */
  readonly isNear: boolean
}

/** What is this close is watched: the chart marks it too. */
const nearBy = 2

/** The ships of the law, where they have a reason to board this ship, and the nearest Cutter: the nearer first. */
export function threatsTo(t: Table, c: Captain): readonly Threat[] {
  const distances = stepsFrom(t, c.sector)
  const threat = (is: Threat['is'], sector: SectorId): Threat => {
    const away = distances.get(sector) ?? Number.POSITIVE_INFINITY
    return { is, sector, away, isNear: away <= nearBy }
  }
  const nearest = t.state.cutters.map((sector) => threat('cutter', sector)).sort(byDistance)[0]
  const corvettes = marksOn(t).filter(({ is }) => is === 'corvette')
  const law = isOutlaw(t, c)
    ? [threat('cruiser', t.state.cruiser), ...corvettes.map(({ sector }) => threat('corvette', sector))]
    : []
  return [...law, ...(nearest ? [nearest] : [])].filter(({ away }) => Number.isFinite(away)).sort(byDistance)
}

/** From border to border: what roams is not kept off by what ships must avoid. */
function stepsFrom(t: Table, from: SectorId): ReadonlyMap<SectorId, number> {
  const steps = new Map([[from, 0]])
  // A Map is walked in the order of insertion, newcomers included: the nearest sectors come first.
  for (const [sector, n] of steps)
    for (const next of t.box.neighbours.get(sector) ?? []) if (!steps.has(next)) steps.set(next, n + 1)
  return steps
}

const byDistance = (one: Threat, other: Threat) => one.away - other.away
