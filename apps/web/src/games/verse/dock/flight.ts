import type { Captain, SectorId, Table } from '@keep-flying/verse'
import { burnRoutes, distancesFrom, moseyTargets, routeOdds } from '@keep-flying/verse/ask'
import { burnPlanner, type Course } from '../chart/courses.ts'
import { attractions, byUse, type Worth } from './places.ts'

/** Where a flight may well go. */
export interface Suggestion {
  /** The way there that is most likely to arrive. */
  readonly path: Course
  readonly worth: Worth
  /** What lies beyond the range and is come nearer to. */
  readonly towards: Towards | null
}

export interface Towards {
  readonly sector: SectorId
  /** How many sectors are left to it after the flight. */
  readonly left: number
}

const most = 5

/** The destinations worth offering for a Full Burn: first what is worth most for the chance to get there. */
export function burnSuggestions(t: Table, c: Captain): readonly Suggestion[] {
  const routes = burnRoutes(t, c)
  const planner = burnPlanner(t, c)
  const inRange = byUse(t, c, routes.keys())
    .filter(({ worth }) => worth > 0)
    .flatMap((worth): Suggestion[] => {
      const [path] = planner.coursesTo(worth.sector)
      return path ? [{ path, worth, towards: null }] : []
    })
  const beyond = farGoals(t, c).flatMap((goal): Suggestion[] => nearing(t, c, goal))
  return [...inRange.slice(0, most - Math.min(2, beyond.length)), ...beyond.slice(0, 2)]
    .map((suggestion) => ({ suggestion, hope: suggestion.worth.worth * routeOdds(t, c, suggestion.path).arrive }))
    .sort((one, other) => other.hope - one.hope)
    .map(({ suggestion }) => suggestion)
}

/** What the captain wants most that is out of reach. */
function farGoals(t: Table, c: Captain): readonly Worth[] {
  const routes = burnRoutes(t, c)
  const far = new Set(
    attractions(t, c)
      .filter(({ is }) => is === 'job' || is === 'goal')
      .map(({ sector }) => sector),
  )
  return byUse(
    t,
    c,
    [...far].filter((sector) => sector !== c.sector && !routes.has(sector)),
  )
}

/** Of the sectors that are nearest to a goal out of reach, the one a burn is most likely to get to. */
function nearing(t: Table, c: Captain, goal: Worth): Suggestion[] {
  const distances = distancesFrom(t, goal.sector)
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
  return best ? [{ path: best.path, worth: goal, towards: { sector: goal.sector, left } }] : []
}

/** The way of a Mosey to each sector it can end in. */
export function moseyPaths(t: Table, c: Captain): ReadonlyMap<SectorId, readonly SectorId[]> {
  const targets = new Set(moseyTargets(t, c))
  const paths = new Map<SectorId, readonly SectorId[]>([[c.sector, []]])
  // A Map is walked in the order of insertion, newcomers included: nearest sectors come first.
  for (const [sector, path] of paths)
    for (const next of t.box.neighbours.get(sector) ?? [])
      if (targets.has(next) && !paths.has(next)) paths.set(next, [...path, next])
  paths.delete(c.sector)
  return paths
}
