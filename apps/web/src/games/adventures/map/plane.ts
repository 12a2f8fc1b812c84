import type { Door, Square } from '@keep-flying/adventures'
import type { Bounds, Point } from '../../../board/plane.ts'

/** The map as a drawing: so many units per square. The camera counts in units. */
export const unit = 22

/** Room for the rulers, in units. */
const ruler = 11

export function boundsOf(columns: number, rows: number): Bounds {
  return { x: -ruler, y: -ruler, width: columns * unit + ruler + 2, height: rows * unit + ruler + 2 }
}

export function squareIn(columns: number, at: number): Square {
  return [at % columns, Math.floor(at / columns)]
}

/** The middle of a square. */
export function middleOf(columns: number, at: number): Point {
  const [column, row] = squareIn(columns, at)
  return [(column + 0.5) * unit, (row + 0.5) * unit]
}

/** The middle of a door, on the line between the two squares that it joins. */
export function doorMiddle({ inside, outside }: Pick<Door, 'inside' | 'outside'>): Point {
  return [((inside[0] + outside[0] + 1) / 2) * unit, ((inside[1] + outside[1] + 1) / 2) * unit]
}

/** What a column is called: A to Z, then AA and on. */
export function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26 ? letter : `A${letter}`
}
