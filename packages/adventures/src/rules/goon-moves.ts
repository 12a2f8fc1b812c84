import { chooseOne, type Rules } from '@keep-flying/kernel'
import { distance } from '../geometry/distance.ts'
import { type SquareNumber, straight } from '../geometry/ground.ts'
import { isNext } from '../geometry/next.ts'
import { nearestTo, stepsTo, type Walk, walkFrom } from '../geometry/walk.ts'
import type { CrewMember, Goon, Table } from '../state.ts'
import { squareOption } from './move.ts'
import { isInCover, seesSquare, shutDoors, wayFor } from './squares.ts'
import { nameOf, opponents, says, squareName, squareOf, tell } from './table.ts'

/** Where Goons walk. */

export function setGoon(t: Table, goon: Goon, at: SquareNumber): boolean {
  if (goon.at === at) return false
  goon.at = at
  tell(t, 'moved', () => ({ who: nameOf(goon), where: squareName(at) }))
  return true
}

function reachOf(t: Table, goon: Goon, squares: number): Walk {
  return walkFrom(t.ground, goon.at, squares, wayFor(t, goon))
}

/** The squares that are best by several measures in turn, less being better; of what is left, the first of the map. */
function best(
  squares: readonly SquareNumber[],
  ...measures: readonly ((square: SquareNumber) => number)[]
): SquareNumber {
  let left = squares
  for (const measure of measures) {
    if (left.length === 1) break
    const values = left.map(measure)
    const least = Math.min(...values)
    left = left.filter((_, n) => values[n] === least)
  }
  return Math.min(...left)
}

const no = (is: boolean) => (is ? 0 : 1)

/** Toward a goal by the most direct route; next to a Character, on a free square itself. */
export function squareToward(t: Table, goon: Goon, goal: SquareNumber, squares: number): SquareNumber {
  const way = wayFor(t, goon)
  const walk = walkFrom(t.ground, goon.at, squares, way)
  return best(
    nearestTo(t.ground, goal, walk.ends, way),
    (square) => stepsTo(walk, square),
    (square) => straight(t.ground, square, goal),
  )
}

/** A Thug goes next to its goal by the shortest route, or as near as it can, in cover if it has a choice. */
export function thugSquare(t: Table, goon: Goon, goal: CrewMember, squares: number): SquareNumber {
  const at = squareOf(goal)
  const way = wayFor(t, goon)
  const walk = walkFrom(t.ground, goon.at, squares, way)
  const shut = shutDoors(t)
  const beside = walk.ends.filter((square) => isNext(t.ground, square, at, shut))
  const watchers = opponents(t).map(squareOf)
  const exposed = (square: SquareNumber) => -coverFrom(t, square, watchers)
  const far = (square: SquareNumber) => straight(t.ground, square, at)
  if (beside.length > 0) return best(beside, (square) => stepsTo(walk, square), exposed, far)
  return best(nearestTo(t.ground, at, walk.ends, way), exposed, far)
}

/** From how many of those who see a square it is covered. */
function coverFrom(t: Table, square: SquareNumber, watchers: readonly SquareNumber[]): number {
  let covered = 0
  for (const at of watchers) if (seesSquare(t, at, square) && isInCover(t, at, square)) covered++
  return covered
}

/** A Cowboy goes where it can shoot from, closer than it is; in cover from its goal if it can. */
export function cowboySquare(t: Table, goon: Goon, goal: CrewMember, squares: number): SquareNumber {
  const at = squareOf(goal)
  const far = (square: SquareNumber) => distance(t.ground, square, at)
  const shut = shutDoors(t)
  const closer = reachOf(t, goon, squares).ends.filter((square) => far(square) < far(goon.at))
  if (closer.length === 0) return goon.at
  const foes = opponents(t).map(squareOf)
  const isBeside = (square: SquareNumber) => foes.some((foe) => isNext(t.ground, square, foe, shut))
  return best(
    closer,
    (square) => no(seesSquare(t, square, at) && !isBeside(square)),
    (square) => no(isInCover(t, at, square)),
    far,
    (square) => straight(t.ground, square, at),
  )
}

/** The players, or a Boss, move a Goon as they like. */
export function* moveGoonFreely(t: Table, goon: Goon, squares: number, seat: number): Rules<boolean> {
  const { ends } = reachOf(t, goon, squares)
  const asked = {
    seat,
    kind: 'goon.to',
    prompt: says('ask.goon.to', { who: nameOf(goon), n: squares }),
    about: nameOf(goon),
  }
  const to = yield* chooseOne(asked, ends, squareOption)
  setGoon(t, goon, to)
  return true
}
