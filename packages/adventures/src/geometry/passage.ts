import type { Square } from '../vocabulary/index.ts'
import { type Doors, door0, type Grid, open } from './ground.ts'

/** More than the gates and corners that any line on a map of 60 columns must pass. */
const mostPoints = 4 * 60

/** Points as columns and rows in turn, put down and taken up again in the course of a search. */
const above = new Int32Array(2 * mostPoints)
const below = new Int32Array(2 * mostPoints)

/**
 * All segments from one square to another in a later column, doors passed as if open.
 *
 * A segment passes a gate at each line between two columns: an open stretch of that line. Between two lines it stays in
 * one cell, a stretch of a column without a level wall. So a free segment is a chain of gates that some line passes: with
 * the upper end of each gate above it, the lower end below it, and through both squares. Rows grow downward.
 */
export class Passage {
  readonly #grid: Grid
  readonly #passed: Doors
  readonly #from: Square
  readonly #to: Square
  /** The rows between which every segment stays. */
  readonly #top: number
  readonly #bottom: number
  #above = 0
  #below = 0

  constructor(grid: Grid, passed: Doors, from: Square, to: Square) {
    this.#grid = grid
    this.#passed = passed
    this.#from = from
    this.#to = to
    this.#top = Math.min(from[1], to[1])
    this.#bottom = Math.max(from[1], to[1]) + 1
  }

  isFree(): boolean {
    const [, row] = this.#from
    const [, toRow] = this.#to
    return (row <= toRow && this.#leadsThrough(1, 0)) || (row >= toRow && this.#leadsThrough(0, 1))
  }

  /** Whether a line leads through, with one upper and one lower corner of each square on either side of it. */
  #leadsThrough(upper: number, lower: number): boolean {
    const [column, row] = this.#from
    const [toColumn, toRow] = this.#to
    this.#above = 0
    this.#below = 0
    this.#keepAbove(column + upper, row)
    this.#keepAbove(toColumn + upper, toRow)
    this.#keepBelow(column + lower, row + 1)
    this.#keepBelow(toColumn + lower, toRow + 1)
    return this.#leadsOn(column + 1, this.#cellTop(column, row), this.#cellBottom(column, row + 1))
  }

  /** Whether a line leads on from here to the other square, coming through these rows of the column before. */
  #leadsOn(x: number, first: number, last: number): boolean {
    for (let start = first; start < last; start++) {
      if (this.#blocksUpright(x, start)) continue
      let end = start + 1
      while (end < last && !this.#blocksUpright(x, end) && !this.#blocksLevel(x, end)) end++
      if (this.#leadsThroughGate(x, start, end)) return true
      start = end - 1
    }
    return false
  }

  #leadsThroughGate(x: number, start: number, end: number): boolean {
    const keptAbove = this.#above
    const keptBelow = this.#below
    const passes =
      (start === this.#top || this.#keepAbove(x, start)) && (end === this.#bottom || this.#keepBelow(x, end))
    const leads = passes && this.#arrives(x, this.#cellTop(x, start), this.#cellBottom(x, end))
    this.#above = keptAbove
    this.#below = keptBelow
    return leads
  }

  #arrives(x: number, first: number, last: number): boolean {
    const [column, row] = this.#to
    return x === column ? first <= row && row < last : this.#leadsOn(x + 1, first, last)
  }

  /** How far up a column is bare of level walls. */
  #cellTop(column: number, row: number): number {
    let top = row
    while (top > this.#top && !this.#blocksLevel(column, top)) top--
    return top
  }

  #cellBottom(column: number, row: number): number {
    let bottom = row
    while (bottom < this.#bottom && !this.#blocksLevel(column, bottom)) bottom++
    return bottom
  }

  #blocksUpright(x: number, row: number): boolean {
    return this.#blocks(this.#grid.edges[row * (this.#grid.columns + 1) + x] ?? open)
  }

  #blocksLevel(column: number, y: number): boolean {
    const { columns, rows, edges } = this.#grid
    return this.#blocks(edges[(columns + 1) * rows + y * columns + column] ?? open)
  }

  #blocks(edge: number): boolean {
    return edge !== open && (edge < door0 || ((this.#passed >>> (edge - door0)) & 1) === 0)
  }

  /**
   * Keeps a further point above the line, and says whether a line is left. By Helly's theorem it is unless two or three
   * points exclude each other: one on or below a point that is to be below, or on the wrong side of two of the others.
   */
  #keepAbove(x: number, y: number): boolean {
    const fits = isClear(x, y, above, this.#above, below, this.#below, 1)
    above[2 * this.#above] = x
    above[2 * this.#above + 1] = y
    this.#above++
    return fits
  }

  #keepBelow(x: number, y: number): boolean {
    const fits = isClear(x, y, below, this.#below, above, this.#above, -1)
    below[2 * this.#below] = x
    below[2 * this.#below + 1] = y
    this.#below++
    return fits
  }
}

/** Whether a line is left with a further point on one side of it, for sign 1 above. */
function isClear(
  x: number,
  y: number,
  own: Int32Array,
  ownPoints: number,
  others: Int32Array,
  otherPoints: number,
  sign: number,
): boolean {
  for (let n = 0; n < 2 * otherPoints; n += 2) {
    const otherX = others[n] ?? 0
    const otherY = others[n + 1] ?? 0
    if (otherX === x && sign * (otherY - y) <= 0) return false
    for (let k = 0; k < 2 * ownPoints; k += 2)
      if (isCutOff(otherX, otherY, x, y, own[k] ?? 0, own[k + 1] ?? 0, sign)) return false
    for (let k = n + 2; k < 2 * otherPoints; k += 2)
      if (isCutOff(x, y, otherX, otherY, others[k] ?? 0, others[k + 1] ?? 0, -sign)) return false
  }
  return true
}

/** Whether a point lies between two others and, for sign 1, on or above the segment that joins them. */
function isCutOff(x: number, y: number, x1: number, y1: number, x2: number, y2: number, sign: number): boolean {
  if (x1 < x2 ? x <= x1 || x >= x2 : x <= x2 || x >= x1) return false
  const side = (y - y1) * (x2 - x1) - (y2 - y1) * (x - x1)
  return sign * (x1 < x2 ? side : -side) <= 0
}
