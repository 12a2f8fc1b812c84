import type { Point } from '../../../board/plane.ts'
import { squareIn, unit } from './plane.ts'

/** The corners of a square, in units. */
function cornersOf(columns: number, square: number): readonly Point[] {
  const [column, row] = squareIn(columns, square)
  return [
    [column * unit, row * unit],
    [(column + 1) * unit, row * unit],
    [(column + 1) * unit, (row + 1) * unit],
    [column * unit, (row + 1) * unit],
  ]
}

/** All lines between two squares together: the smallest shape around both. */
export function hullOf(columns: number, one: number, other: number): readonly Point[] {
  const points = [...cornersOf(columns, one), ...cornersOf(columns, other)].toSorted(
    ([x, y], [otherX, otherY]) => x - otherX || y - otherY,
  )
  return [...chain(points), ...chain(points.toReversed())]
}

/** One side of the shape around points in order, without its last. */
function chain(points: readonly Point[]): Point[] {
  const side: Point[] = []
  for (const point of points) {
    while (side.length > 1 && !turnsLeft(side.at(-2), side.at(-1), point)) side.pop()
    side.push(point)
  }
  return side.slice(0, -1)
}

function turnsLeft(from: Point | undefined, over: Point | undefined, to: Point): boolean {
  if (!from || !over) return true
  return (over[0] - from[0]) * (to[1] - from[1]) - (over[1] - from[1]) * (to[0] - from[0]) > 0
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`
}

/** The edge around a set of squares. */
export function outlineOf(columns: number, squares: ReadonlySet<number>): string {
  const sides: string[] = []
  for (const square of squares) {
    const [column, row] = squareIn(columns, square)
    const [x, y] = [column * unit, row * unit]
    if (!squares.has(square - columns)) sides.push(`M${x} ${y}h${unit}`)
    if (!squares.has(square + columns)) sides.push(`M${x} ${y + unit}h${unit}`)
    if (column === 0 || !squares.has(square - 1)) sides.push(`M${x} ${y}v${unit}`)
    if (column === columns - 1 || !squares.has(square + 1)) sides.push(`M${x + unit} ${y}v${unit}`)
  }
  return sides.join('')
}

/** Squares, as one shape. */
export function squaresPath(columns: number, squares: readonly number[], inset = 0): string {
  const side = unit - 2 * inset
  return squares
    .map((square) => {
      const [column, row] = squareIn(columns, square)
      return `M${column * unit + inset} ${row * unit + inset}h${side}v${side}h${-side}z`
    })
    .join('')
}
