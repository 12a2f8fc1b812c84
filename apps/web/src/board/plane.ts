/** A point of a board, in the board's own units. */
export type Point = readonly [x: number, y: number]

export interface Bounds {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
