import type { Captain, SectorId, Table } from '@keep-flying/verse'
import { burnRoutes, distancesFrom, moseyRoutes, type Proposal, proposals, routeOdds } from '@keep-flying/verse/ask'
import { burnPlanner, type Course } from '../chart/courses.ts'

/** Where a flight may well go. */
export interface Suggestion {
  /** Where it is to go in the end, and why. */
  readonly proposal: Proposal
  /** What lies near enough is moseyed to: it costs nothing, and no card is drawn. */
  readonly way: 'burn' | 'mosey'
  /** The way there that is most likely to arrive. */
  readonly path: Course
  /** How many sectors are left to it after the flight; 0 where the flight ends there. */
  readonly left: number
}

const most = 5

/** The destinations worth offering for a flight, the most sensible first. */
export function flightSuggestions(t: Table, c: Captain): readonly Suggestion[] {
  const near = moseyRoutes(t, c)
  const routes = burnRoutes(t, c)
  const planner = burnPlanner(t, c)
  const suggestions: Suggestion[] = []
  const ends = new Set<SectorId>()
  const isStranded = routes.size === 0
  for (const proposal of isStranded ? fuelFirst(t, c) : proposals(t, c)) {
    if (suggestions.length === most) break
    const { sector } = proposal
    const moseyed = near.get(sector)?.path
    const [burned] = planner.coursesTo(sector)
    const suggestion = moseyed
      ? { proposal, way: 'mosey' as const, path: moseyed, left: 0 }
      : burned
        ? { proposal, way: 'burn' as const, path: burned, left: 0 }
        : isStranded
          ? crawling(t, c, proposal)
          : nearing(t, c, proposal)
    const end = suggestion?.path.at(-1)
    // Two flights to the same end would look alike on the chart.
    if (!suggestion || end === undefined || ends.has(end)) continue
    ends.add(end)
    suggestions.push(suggestion)
  }
  return suggestions
}

/** A ship without Fuel goes for the nearest it can buy, and everything else can wait. */
function fuelFirst(t: Table, c: Captain): readonly Proposal[] {
  const distances = distancesFrom(t, c.sector)
  const all = proposals(t, c)
  const [supply] = all
    .filter(({ reasons }) => reasons.some(({ is }) => is === 'supply'))
    .sort((one, other) => (distances.get(one.sector) ?? 0) - (distances.get(other.sector) ?? 0))
  return supply ? [supply, ...all.filter((proposal) => proposal !== supply)] : all
}

/** A Mosey that ends nearer to a place out of reach. */
function crawling(t: Table, c: Captain, proposal: Proposal): Suggestion | null {
  const distances = distancesFrom(t, proposal.sector)
  const from = distances.get(c.sector) ?? 0
  const [best] = [...moseyRoutes(t, c).values()]
    .map(({ path }) => ({ path, left: distances.get(path.at(-1) ?? '') ?? from }))
    .filter(({ left }) => left < from)
    .sort((one, other) => one.left - other.left)
  return best ? { proposal, way: 'mosey', ...best } : null
}

/** Of the sectors that are nearest to a place out of reach, the one a burn is most likely to get to. */
function nearing(t: Table, c: Captain, proposal: Proposal): Suggestion | null {
  const distances = distancesFrom(t, proposal.sector)
  const planner = burnPlanner(t, c)
  const ends = [...burnRoutes(t, c).keys()].flatMap((sector) => {
    const left = distances.get(sector)
    return left === undefined ? [] : [{ sector, left }]
  })
  const left = Math.min(...ends.map((end) => end.left))
  const [best] = ends
    .filter((end) => end.left === left)
    .flatMap(({ sector }) => planner.coursesTo(sector).slice(0, 1))
    .map((path) => ({ path, arrive: routeOdds(t, c, path).arrive }))
    .sort((one, other) => other.arrive - one.arrive)
  return best ? { proposal, way: 'burn', path: best.path, left } : null
}
