import { distance } from './distance.ts'
import { type Doors, type Ground, type SquareNumber, straight } from './ground.ts'
import { isNext } from './next.ts'
import { sees } from './sight.ts'

/** What is in a walker's way. */
export interface Way {
  /** Doors it cannot go through. */
  readonly shut: Doors
  /** Squares it cannot pass. */
  isBarred(square: SquareNumber): boolean
  /** Squares it may pass but where it cannot stop. */
  isTaken(square: SquareNumber): boolean
}

/** Where a walk can lead. */
export interface Walk {
  readonly from: SquareNumber
  /** Steps to each square; `far` where it does not lead. */
  readonly steps: Uint8Array
  /** The square before each square on a shortest path; only meant where the walk leads. */
  readonly before: Uint16Array
  /** Squares where it can end, the start included, nearest first. */
  readonly ends: readonly SquareNumber[]
}

const far = 0xff

/** All that can be reached in so many steps. */
export function walkFrom(ground: Ground, from: SquareNumber, most: number, way: Way): Walk {
  const steps = new Uint8Array(ground.squares).fill(far)
  const before = new Uint16Array(ground.squares)
  steps[from] = 0
  const found = [from]
  const ends = [from]
  for (const square of found) {
    const next = (steps[square] ?? 0) + 1
    if (next > most || next === far) break
    for (const { to, door } of ground.paces[square] ?? []) {
      if (steps[to] !== far || way.isBarred(to) || (door !== null && (way.shut >>> door) & 1)) continue
      steps[to] = next
      before[to] = square
      found.push(to)
      if (!way.isTaken(to)) ends.push(to)
    }
  }
  return { from, steps, before, ends }
}

export function leadsTo({ steps }: Walk, square: SquareNumber): boolean {
  return steps[square] !== far
}

/** The squares of a shortest path, from the first step to the square it leads to. */
export function pathTo(walk: Walk, square: SquareNumber): SquareNumber[] {
  if (!leadsTo(walk, square)) throw new Error(`The walk does not lead to square ${square}.`)
  const path: SquareNumber[] = []
  for (let at = square; at !== walk.from; at = walk.before[at] ?? walk.from) path.push(at)
  return path.reverse()
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

/** The free square on the edge of the map that is closest to something; none if all are taken. */
export function nearestEdge(
  ground: Ground,
  to: SquareNumber,
  isFree: (square: SquareNumber) => boolean,
): SquareNumber | null {
  let nearest: SquareNumber | null = null
  for (let square = 0; square < ground.squares; square++) {
    if (!isOnEdge(ground, square) || !isFree(square)) continue
    if (nearest === null || isCloser(ground, square, nearest, to)) nearest = square
  }
  return nearest
}

export function isOnEdge({ columns, rows }: Ground, square: SquareNumber): boolean {
  const column = square % columns
  const row = Math.floor(square / columns)
  return column === 0 || row === 0 || column === columns - 1 || row === rows - 1
}

/** By steps, then straight. Of squares equally close the first in reading order counts. */
function isCloser(ground: Ground, one: SquareNumber, other: SquareNumber, to: SquareNumber): boolean {
  const steps = distance(ground, to, one) - distance(ground, to, other)
  return steps < 0 || (steps === 0 && straight(ground, one, to) < straight(ground, other, to))
}
