import { distance } from './distance.ts'
import { type DoorNumber, type Doors, type Ground, type SquareNumber, straight } from './ground.ts'
import { isNext } from './next.ts'
import { sees } from './sight.ts'

/** What is in a walker's way. */
export interface Way {
  /** Doors it cannot go through. */
  readonly shut: Doors
  /** Squares it cannot pass. */
  readonly barred: readonly SquareNumber[]
  /** Squares it may pass but where it cannot stop. */
  readonly taken: readonly SquareNumber[]
}

/** Where a walk can lead. */
export interface Walk {
  readonly ground: Ground
  readonly way: Way
  readonly from: SquareNumber
  /** The squares it leads to, the start included, nearest first. */
  readonly squares: readonly SquareNumber[]
  /** The place in the list of the first square for each number of steps. */
  readonly rings: readonly number[]
  /** Those of the squares where it can end: first the start, where it need not begin. */
  readonly ends: readonly SquareNumber[]
  /** The steps to each of these. */
  readonly stepsToEnds: readonly number[]
}

// What a walk notes on squares; all are clear before it and after it.
const clear = 0
const taken = 1
const closed = 2
const wanted = 3

/** All that can be reached in so many steps. */
export function walkFrom(ground: Ground, from: SquareNumber, most: number, way: Way): Walk {
  const { noted, paces } = ground
  for (const square of way.taken) noted[square] = taken
  for (const square of way.barred) noted[square] = closed
  noted[from] = closed
  const squares = [from]
  const rings = [0]
  const ends = [from]
  const stepsToEnds = [0]
  for (let at = 0, steps = 1; at < squares.length && steps <= most; steps++) {
    const ring = squares.length
    rings.push(ring)
    for (; at < ring; at++)
      for (const { to, door } of paces[squares[at] ?? from] ?? []) {
        if (noted[to] === closed || isShut(way.shut, door)) continue
        if (noted[to] !== taken) {
          ends.push(to)
          stepsToEnds.push(steps)
        }
        noted[to] = closed
        squares.push(to)
      }
  }
  for (const all of [way.taken, way.barred, squares]) for (const square of all) noted[square] = clear
  return { ground, way, from, squares, rings, ends, stepsToEnds }
}

function isShut(shut: Doors, door: DoorNumber | null): boolean {
  return door !== null && ((shut >>> door) & 1) === 1
}

export function leadsTo({ squares }: Walk, square: SquareNumber): boolean {
  return squares.includes(square)
}

/** The steps to a square. */
export function stepsTo({ squares, rings }: Walk, square: SquareNumber): number {
  const at = squares.indexOf(square)
  if (at < 0) throw new Error(`The walk does not lead to square ${square}.`)
  return rings.findLastIndex((first) => first <= at)
}

/** The squares of a shortest path, from the first step to the square it leads to. */
export function pathTo(walk: Walk, square: SquareNumber): SquareNumber[] {
  return pathBy(walk, square, ([first]) => first)
}

/** The shortest path that is least off the line from start to goal: for whoever looks on, where any would do. */
export function straightPathTo(walk: Walk, square: SquareNumber): SquareNumber[] {
  const off = (one: SquareNumber) => offLine(walk.ground.columns, walk.from, square, one)
  return pathBy(walk, square, (before) => before.toSorted((one, other) => off(one) - off(other))[0])
}

type Choose = (before: readonly SquareNumber[]) => SquareNumber | undefined

function pathBy(walk: Walk, square: SquareNumber, choose: Choose): SquareNumber[] {
  const path: SquareNumber[] = []
  for (let steps = stepsTo(walk, square), at = square; steps > 0; steps--) {
    path.push(at)
    at = choose(squaresBefore(walk, at, steps)) ?? walk.from
  }
  return path.reverse()
}

/** The squares one step nearer from which a step leads to a square. */
function squaresBefore({ ground, way, squares, rings }: Walk, to: SquareNumber, steps: number): SquareNumber[] {
  const leadsOn = (square: SquareNumber) =>
    ground.paces[square]?.some((pace) => pace.to === to && !isShut(way.shut, pace.door))
  return squares.slice(rings[steps - 1], rings[steps]).filter(leadsOn)
}

/** How far a square lies off the line between two others, on a scale of that line's own. */
function offLine(columns: number, from: SquareNumber, goal: SquareNumber, square: SquareNumber): number {
  const across = (one: SquareNumber) => (one % columns) - (from % columns)
  const down = (one: SquareNumber) => Math.floor(one / columns) - Math.floor(from / columns)
  return Math.abs(across(goal) * down(square) - down(goal) * across(square))
}

/** Those of some squares from which the fewest steps lead to a goal; all of them if none leads there. */
export function nearestTo(
  ground: Ground,
  goal: SquareNumber,
  squares: readonly SquareNumber[],
  { shut, barred }: Way,
): readonly SquareNumber[] {
  if (squares.includes(goal)) return [goal]
  const { noted, paces } = ground
  for (const square of squares) noted[square] = wanted
  for (const square of barred) noted[square] = closed
  noted[goal] = closed
  const nearest: SquareNumber[] = []
  const found = [goal]
  // One ring of squares around the goal after the other.
  for (let at = 0, ring = 1; at < ring && nearest.length === 0; ring = found.length)
    for (; at < ring; at++)
      for (const { to, door } of paces[found[at] ?? goal] ?? []) {
        if (noted[to] === closed || isShut(shut, door)) continue
        if (noted[to] === wanted) nearest.push(to)
        noted[to] = closed
        found.push(to)
      }
  for (const all of [squares, barred, found]) for (const square of all) noted[square] = clear
  return nearest.length === 0 ? squares : nearest
}

/** What waits on a square: those of the watchers who see it, and those who stand next to it. */
export interface Danger {
  readonly seenBy: readonly number[]
  readonly heldBy: readonly number[]
}

/** The danger on each square of a path, by the numbers of the watchers. */
export function dangersAlong(
  ground: Ground,
  path: readonly SquareNumber[],
  watchers: readonly SquareNumber[],
  shut: Doors,
): Danger[] {
  const among = (is: (watcher: SquareNumber) => boolean) => watchers.flatMap((watcher, n) => (is(watcher) ? [n] : []))
  return path.map((square) => ({
    seenBy: among((watcher) => sees(ground, watcher, square)),
    heldBy: among((watcher) => isNext(ground, watcher, square, shut)),
  }))
}

/** The one of some squares that is closest to another, the first of several; none if there are none. */
export function closestOf(ground: Ground, to: SquareNumber, squares: readonly SquareNumber[]): SquareNumber | null {
  let closest: SquareNumber | null = null
  for (const square of squares) if (closest === null || isCloser(ground, square, closest, to)) closest = square
  return closest
}

/** By steps, then straight. */
function isCloser(ground: Ground, one: SquareNumber, other: SquareNumber, to: SquareNumber): boolean {
  const steps = distance(ground, to, one) - distance(ground, to, other)
  return steps < 0 || (steps === 0 && straight(ground, one, to) < straight(ground, other, to))
}
