import type { Square } from '../vocabulary/index.ts'
import { door0, type Ground, level, open, placeOf, type SquareNumber, upright, wall } from './ground.ts'
import { no, yes } from './sight.ts'

/**
 * Cover, exact in whole numbers. A target is in cover if a wall that touches its square, the door of its own Doorway or a
 * low obstacle it touches stands in the way of some line from the shooter. All lines between two squares fill a hull: the
 * shooter's square moved along to the target's. What only runs along the hull's edge covers nothing.
 */
export function isCovered(ground: Ground, shooter: SquareNumber, target: SquareNumber): boolean {
  const at = shooter * ground.squares + target
  const known = ground.cover[at]
  if (known) return known === yes
  const covered = covers(ground, shooter, target)
  ground.cover[at] = covered ? yes : no
  return covered
}

function covers(ground: Ground, shooter: SquareNumber, target: SquareNumber): boolean {
  const { edges, low } = whatCovers(ground, shooter, target)
  return edges.length > 0 || low.length > 0
}

/** What a target is covered by: edges of the grid with a wall or door on them, and squares of a low obstacle. */
export interface Covering {
  readonly edges: readonly { readonly from: Square; readonly to: Square }[]
  readonly low: readonly SquareNumber[]
}

/** What stands in the way of some line between two squares. */
export function whatCovers(ground: Ground, shooter: SquareNumber, target: SquareNumber): Covering {
  const hull = hullOf(placeOf(ground, shooter), placeOf(ground, target))
  const touchesLow = ground.mule.some((square) => ground.around[target]?.includes(square))
  return {
    edges: edgesAround(ground, placeOf(ground, target)).filter(
      ({ edge, from, to }) => standsFor(ground, edge, target) && meets(hull, from, to),
    ),
    low: touchesLow ? ground.mule.filter(isInHull) : [],
  }

  function isInHull(square: SquareNumber): boolean {
    const [column, row] = placeOf(ground, square)
    return meets(hull, [column, row], [column + 1, row + 1])
  }
}

/** The open hull of two squares: a box, and a strip along the way from one to the other. */
interface Hull {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly way: Square
  /** The strip's sides, by the cross product of the way and a point. */
  readonly least: number
  readonly most: number
}

function hullOf(from: Square, to: Square): Hull {
  const way: Square = [to[0] - from[0], to[1] - from[1]]
  const across = cornersOf(from, [from[0] + 1, from[1] + 1]).map((corner) => cross(way, corner))
  return {
    left: Math.min(from[0], to[0]),
    right: Math.max(from[0], to[0]) + 1,
    top: Math.min(from[1], to[1]),
    bottom: Math.max(from[1], to[1]) + 1,
    way,
    least: Math.min(...across),
    most: Math.max(...across),
  }
}

function cross([right, down]: Square, [x, y]: Square): number {
  return right * y - down * x
}

function cornersOf([left, top]: Square, [right, bottom]: Square): Square[] {
  return [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ]
}

/** Whether an open box, or an open edge as a box without width, meets the hull: no axis of the hull parts them. */
function meets(hull: Hull, from: Square, to: Square): boolean {
  const across = cornersOf(from, to).map((corner) => cross(hull.way, corner))
  return (
    overlap(from[0], to[0], hull.left, hull.right) &&
    overlap(from[1], to[1], hull.top, hull.bottom) &&
    overlap(Math.min(...across), Math.max(...across), hull.least, hull.most)
  )
}

/** Open stretches; one without length is a point. */
function overlap(from: number, to: number, otherFrom: number, otherTo: number): boolean {
  return from < otherTo && otherFrom < to
}

/** Walls cover whoever touches them, a door only whoever is in its Doorway. */
function standsFor(ground: Ground, edge: number, target: SquareNumber): boolean {
  const what = ground.edges[edge] ?? open
  return what === wall || (what !== open && (ground.doorsAt[target] ?? []).includes(what - door0))
}

interface EdgePlace {
  readonly edge: number
  readonly from: Square
  readonly to: Square
}

/** The edges that touch a square, if only at a corner. */
function edgesAround(ground: Ground, [column, row]: Square): EdgePlace[] {
  const edges: EdgePlace[] = []
  for (const x of [column, column + 1])
    for (let y = Math.max(row - 1, 0); y <= Math.min(row + 1, ground.rows - 1); y++)
      edges.push({ edge: upright(ground, x, y), from: [x, y], to: [x, y + 1] })
  for (const y of [row, row + 1])
    for (let x = Math.max(column - 1, 0); x <= Math.min(column + 1, ground.columns - 1); x++)
      edges.push({ edge: level(ground, x, y), from: [x, y], to: [x + 1, y] })
  return edges
}
