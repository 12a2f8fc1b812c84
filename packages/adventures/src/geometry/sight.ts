import type { Square } from '../vocabulary/index.ts'
import { type Doors, doorSet, type Grid, type Ground, placeOf, type SquareNumber, squareEdges, wall } from './ground.ts'
import { Passage } from './passage.ts'

/**
 * Line of sight, exact in whole numbers. Two squares see each other if some segment between inner points of them meets
 * no blocker: walls, ends included, and doors of which neither square is a Doorway.
 */
export function sees(ground: Ground, one: SquareNumber, other: SquareNumber): boolean {
  const at = one * ground.squares + other
  const known = ground.sight[at]
  if (known) return known === yes
  const seen = isFree(ground, one, other)
  ground.sight[at] = seen ? yes : no
  ground.sight[other * ground.squares + one] = seen ? yes : no
  return seen
}

export const no = 1
export const yes = 2

/** Whether one square sees the other past squares that block sight as if each had four walls. */
export function seesPast(
  ground: Ground,
  one: SquareNumber,
  other: SquareNumber,
  opaque: readonly SquareNumber[],
): boolean {
  if (!sees(ground, one, other)) return false
  if (opaque.length === 0) return true
  const upright = walledUp(
    ground,
    opaque.map((square) => placeOf(ground, square)),
  )
  const turned = walledUp(
    ground.turned,
    opaque.map((square) => flipped(placeOf(ground, square))),
  )
  return isFree(ground, one, other, upright, turned)
}

function isFree(
  ground: Ground,
  one: SquareNumber,
  other: SquareNumber,
  grid: Grid = ground,
  turned = ground.turned,
): boolean {
  if (one === other) return true
  const passed = doorSet(ground.doorsAt[one]) | doorSet(ground.doorsAt[other])
  const from = placeOf(ground, one)
  const to = placeOf(ground, other)
  return from[0] === to[0]
    ? freeBetween(turned, passed, flipped(from), flipped(to))
    : freeBetween(grid, passed, from, to)
}

function flipped([column, row]: Square): Square {
  return [row, column]
}

/** Between squares of different columns. */
function freeBetween(grid: Grid, passed: Doors, from: Square, to: Square): boolean {
  return from[0] < to[0] ? new Passage(grid, passed, from, to).isFree() : new Passage(grid, passed, to, from).isFree()
}

function walledUp({ columns, rows, edges }: Grid, opaque: readonly Square[]): Grid {
  const grid = { columns, rows, edges: edges.slice() }
  for (const at of opaque) for (const edge of squareEdges(grid, at)) grid.edges[edge] = wall
  return grid
}
