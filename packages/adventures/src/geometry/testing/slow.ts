import type { Square } from '../../vocabulary/index.ts'
import { door0, type Ground, level, open, placeOf, type SquareNumber, upright, wall } from '../ground.ts'
import { compare, divided, type Fraction, fraction, least, middle, minus, most, plus, times } from './fraction.ts'

/** Sight and cover found the long way, with fractions: what the quick ways are checked against. */

interface Segment {
  readonly from: Square
  readonly to: Square
}

/** All edges of a map that hold something, as segments. */
function edgesOf(ground: Ground): { readonly edge: number; readonly segment: Segment }[] {
  const edges: { edge: number; segment: Segment }[] = []
  for (let row = 0; row < ground.rows; row++)
    for (let x = 0; x <= ground.columns; x++)
      edges.push({ edge: ground.edges[upright(ground, x, row)] ?? open, segment: { from: [x, row], to: [x, row + 1] } })
  for (let column = 0; column < ground.columns; column++)
    for (let y = 0; y <= ground.rows; y++)
      edges.push({
        edge: ground.edges[level(ground, column, y)] ?? open,
        segment: { from: [column, y], to: [column + 1, y] },
      })
  return edges.filter(({ edge }) => edge !== open)
}

const flipped = ([column, row]: Square): Square => [row, column]

/**
 * For every slope that differs in what it passes first, and for every line of that slope that differs in it, the segment
 * between the middles of the two squares' chords, tested against all blockers.
 */
export function slowlySees(ground: Ground, one: SquareNumber, other: SquareNumber): boolean {
  if (one === other) return true
  const passed = [...(ground.doorsAt[one] ?? []), ...(ground.doorsAt[other] ?? [])]
  const blockers = edgesOf(ground)
    .filter(({ edge }) => edge < door0 || !passed.includes(edge - door0))
    .map(({ segment }) => segment)
  const from = placeOf(ground, one)
  const to = placeOf(ground, other)
  if (from[0] !== to[0]) return someLineIsFree(from, to, blockers)
  const turned = blockers.map((segment) => ({ from: flipped(segment.from), to: flipped(segment.to) }))
  return someLineIsFree(flipped(from), flipped(to), turned)
}

function someLineIsFree(from: Square, to: Square, blockers: readonly Segment[]): boolean {
  const inBox = ([x, y]: Square) =>
    x >= Math.min(from[0], to[0]) &&
    x <= Math.max(from[0], to[0]) + 1 &&
    y >= Math.min(from[1], to[1]) &&
    y <= Math.max(from[1], to[1]) + 1
  const ends = blockers.flatMap((segment) => [segment.from, segment.to]).filter(inBox)
  const points = distinct([...corners(from), ...corners(to), ...ends])
  return testSlopes(points).some((slope) =>
    testIntercepts(slope, from, to, points).some((intercept) => isFree(slope, intercept, from, to, blockers)),
  )
}

function distinct(points: readonly Square[]): Square[] {
  return [...new Map(points.map((point) => [String(point), point])).values()]
}

function corners([column, row]: Square): Square[] {
  return [
    [column, row],
    [column + 1, row],
    [column, row + 1],
    [column + 1, row + 1],
  ]
}

function testSlopes(points: readonly Square[]): Fraction[] {
  const slopes = points.flatMap(([x, y], n) =>
    points.slice(n + 1).flatMap(([x2, y2]) => (x === x2 ? [] : [fraction(y2 - y, x2 - x)])),
  )
  const sorted = sortedApart(slopes)
  const [first = fraction(0)] = sorted
  const last = sorted.at(-1) ?? first
  return [minus(first, fraction(1)), ...between(sorted), plus(last, fraction(1))]
}

function sortedApart(values: readonly Fraction[]): Fraction[] {
  const sorted = [...values].sort(compare)
  return sorted.filter((value, n) => {
    const before = sorted[n - 1]
    return !before || compare(before, value) !== 0
  })
}

function between(sorted: readonly Fraction[]): Fraction[] {
  return sorted.slice(1).map((value, n) => middle(sorted[n] ?? value, value))
}

function testIntercepts(slope: Fraction, from: Square, to: Square, points: readonly Square[]): Fraction[] {
  const intercept = ([x, y]: Square) => minus(fraction(y), times(slope, fraction(x)))
  const ranges = [from, to].map((at) => corners(at).map(intercept))
  const low = most(...ranges.map((range) => least(...range)))
  const high = least(...ranges.map((range) => most(...range)))
  if (compare(low, high) >= 0) return []
  const inner = points.map(intercept).filter((value) => compare(low, value) < 0 && compare(value, high) < 0)
  return between(sortedApart([low, ...inner, high]))
}

/** The part of a line over a square, by its columns. */
function chord(slope: Fraction, intercept: Fraction, [column, row]: Square): [Fraction, Fraction] {
  const atRow = (y: number) => divided(minus(fraction(y), intercept), slope)
  const one = atRow(row)
  const other = atRow(row + 1)
  const sides = [fraction(column), fraction(column + 1)] as const
  if (!one || !other) return [...sides]
  return [most(sides[0], least(one, other)), least(sides[1], most(one, other))]
}

function isFree(slope: Fraction, intercept: Fraction, from: Square, to: Square, blockers: readonly Segment[]): boolean {
  const ends = [from, to].map((at) => middle(...chord(slope, intercept, at)))
  const first = least(...ends)
  const last = most(...ends)
  return !blockers.some((blocker) => hits(slope, intercept, first, last, blocker))
}

function isWithin(value: Fraction, from: Fraction, to: Fraction): boolean {
  return compare(from, value) <= 0 && compare(value, to) <= 0
}

function hits(slope: Fraction, intercept: Fraction, first: Fraction, last: Fraction, { from, to }: Segment): boolean {
  const [x, y] = [fraction(from[0]), fraction(from[1])]
  const [x2, y2] = [fraction(to[0]), fraction(to[1])]
  if (from[0] === to[0]) return isWithin(x, first, last) && isWithin(plus(times(slope, x), intercept), y, y2)
  const crossing = divided(minus(y, intercept), slope)
  if (crossing) return isWithin(crossing, first, last) && isWithin(crossing, x, x2)
  return compare(y, intercept) === 0 && compare(first, x2) <= 0 && compare(x, last) <= 0
}

/** Cover by cutting edges, and the sides and diagonals of obstacles, with the hull's sides one after the other. */
export function slowlyCovered(ground: Ground, shooter: SquareNumber, target: SquareNumber): boolean {
  const hull = hullOf([...corners(placeOf(ground, shooter)), ...corners(placeOf(ground, target))])
  const own = corners(placeOf(ground, target))
  const touches = ({ from, to }: Segment) =>
    [from, to].some((end) => own.some((corner) => String(corner) === String(end)))
  const walls = edgesOf(ground).filter(({ edge, segment }) =>
    edge === wall ? touches(segment) : (ground.doorsAt[target] ?? []).includes(edge - door0),
  )
  if (walls.some(({ segment }) => crosses(hull, segment))) return true
  const touchesMule = ground.mule.some((square) => ground.around[target]?.includes(square))
  return touchesMule && ground.mule.some((square) => overlaps(hull, placeOf(ground, square)))
}

/** The corners of the hull of some points, all the way round. */
function hullOf(points: readonly Square[]): Square[] {
  const sorted = distinct(points).sort(([x, y], [x2, y2]) => x - x2 || y - y2)
  const chain = (all: readonly Square[]) => {
    const made: Square[] = []
    for (const point of all) {
      while (made.length > 1 && turns(made.at(-2), made.at(-1), point) <= 0) made.pop()
      made.push(point)
    }
    return made.slice(0, -1)
  }
  return [...chain(sorted), ...chain([...sorted].reverse())]
}

function turns(a: Square = [0, 0], b: Square = [0, 0], c: Square = [0, 0]): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}

/** Whether the inner part of a segment has a point strictly inside. */
function crosses(hull: readonly Square[], { from, to }: Segment): boolean {
  let first = fraction(0)
  let last = fraction(1)
  for (const [n, corner] of hull.entries()) {
    const next = hull[(n + 1) % hull.length]
    const start = turns(corner, next, from)
    const change = turns(corner, next, to) - start
    if (change === 0 && start <= 0) return false
    if (change > 0) first = most(first, fraction(-start, change))
    if (change < 0) last = least(last, fraction(-start, change))
  }
  return compare(first, last) < 0
}

/** Two open convex shapes meet if a diagonal or a side of one goes through the other. */
function overlaps(hull: readonly Square[], square: Square): boolean {
  const box = corners(square)
  return box.some((from) => box.some((to) => String(from) !== String(to) && crosses(hull, { from, to })))
}
