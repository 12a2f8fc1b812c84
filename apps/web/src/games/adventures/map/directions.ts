import { squareIn } from './plane.ts'

/** The eight directions of the map, going round. */
export const directions = [
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
] as const
export type Direction = (typeof directions)[number]

const steps: Readonly<Record<Direction, readonly [right: number, down: number]>> = {
  north: [0, -1],
  northeast: [1, -1],
  east: [1, 0],
  southeast: [1, 1],
  south: [0, 1],
  southwest: [-1, 1],
  west: [-1, 0],
  northwest: [-1, -1],
}

/** The square beside one; null beyond the edge of the map. */
export function squareBeside(columns: number, rows: number, from: number, direction: Direction): number | null {
  const [column, row] = squareIn(columns, from)
  const [right, down] = [column + steps[direction][0], row + steps[direction][1]]
  return right >= 0 && right < columns && down >= 0 && down < rows ? down * columns + right : null
}

/** The first of some squares that lies in a straight line that way; null for none. */
export function nextAlong(
  columns: number,
  rows: number,
  from: number,
  direction: Direction,
  squares: readonly number[],
): number | null {
  const beside = squareBeside(columns, rows, from, direction)
  if (beside === null || squares.includes(beside)) return beside
  return nextAlong(columns, rows, beside, direction, squares)
}
