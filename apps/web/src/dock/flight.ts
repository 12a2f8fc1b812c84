import {
  burnRoutes,
  type Captain,
  distancesFrom,
  moseyTargets,
  type Route,
  type SectorId,
  type Table,
} from '@keep-flying/verse'
import { attractions, byUse, type Worth } from './places.ts'

/** Where a flight may well go. */
export interface Suggestion {
  readonly route: Route
  readonly worth: Worth
  /** What lies beyond the range and is come nearer to. */
  readonly towards: { readonly sector: SectorId; readonly left: number } | null
}

const most = 5

function end({ path }: Route): SectorId {
  return path.at(-1) ?? ''
}

/** The destinations worth offering for a Full Burn, best first. */
export function burnSuggestions(t: Table, c: Captain): readonly Suggestion[] {
  const routes = burnRoutes(t, c)
  const inRange = byUse(t, c, routes.keys())
    .filter(({ worth }) => worth > 0)
    .flatMap((worth): Suggestion[] => {
      const route = routes.get(worth.sector)
      return route ? [{ route, worth, towards: null }] : []
    })
  const beyond = farGoals(t, c).flatMap((goal): Suggestion[] => nearing(t, routes, goal))
  return [...inRange.slice(0, most - Math.min(2, beyond.length)), ...beyond.slice(0, 2)].sort(
    (one, other) => other.worth.worth - one.worth.worth,
  )
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

function nearing(t: Table, routes: ReadonlyMap<SectorId, Route>, goal: Worth): Suggestion[] {
  const left = distancesFrom(t, goal.sector)
  const best = [...routes.values()]
    .flatMap((route) => {
      const moves = left.get(end(route))
      return moves === undefined ? [] : [{ route, moves }]
    })
    .sort((one, other) => one.moves - other.moves || one.route.path.length - other.route.path.length)[0]
  return best ? [{ route: best.route, worth: goal, towards: { sector: goal.sector, left: best.moves } }] : []
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
