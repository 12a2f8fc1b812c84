import type { Building, Door, JobMap, Square } from '../vocabulary/index.ts'

/** What the map is made of: squares, and the walls and doors on the edges between them. */

/** A square by its number, row by row from the top left. */
export type SquareNumber = number

/** What geometry must know of a Job's map. */
export interface Plan extends Pick<JobMap, 'size' | 'mule'> {
  readonly buildings: readonly Footprint[]
}

export interface Footprint extends Pick<Building, 'at' | 'size'> {
  readonly doors: readonly DoorPlace[]
}

export type DoorPlace = Pick<Door, 'inside' | 'outside'>

/** A door, by its number on the map. */
export type DoorNumber = number

/** A set of doors, one bit each. */
export type Doors = number

export interface Doorway {
  readonly building: number
  readonly inside: SquareNumber
  readonly outside: SquareNumber
  readonly edge: number
  /** The squares that touch its edge: the two Doorway squares and those beside them. */
  readonly reach: readonly SquareNumber[]
}

/** A step to a square around, straight through a door or through none. */
export interface Pace {
  readonly to: SquareNumber
  readonly door: DoorNumber | null
}

/** What stands on an edge: nothing, a wall, or door number `edge - door0`. */
export const open = 0
export const wall = 1
export const door0 = 2

/**
 * A grid of squares and its edges. Upright edges come first, one to the left of each square and one to the right of each
 * row; then level edges, one above each square and one below each column.
 */
export interface Grid {
  readonly columns: number
  readonly rows: number
  readonly edges: Uint8Array
}

/** A map ready to be asked: nothing in it changes, apart from answers that are kept. */
export interface Ground extends Grid {
  readonly squares: number
  /** All squares in reading order, and those of them on the edge of the map. */
  readonly all: readonly SquareNumber[]
  readonly rim: readonly SquareNumber[]
  readonly doors: readonly Doorway[]
  /** The doors in whose Doorway a square is. */
  readonly doorsAt: readonly (readonly DoorNumber[])[]
  /** The number of the building around a square; -1 outdoors. */
  readonly building: Int8Array
  /** The squares of the M.U.L.E., which gives cover and blocks no sight. */
  readonly mule: readonly SquareNumber[]
  /** The same grid with columns and rows exchanged. */
  readonly turned: Grid
  /** Answers found so far, one per pair of squares: 0 where nobody has asked, 1 for no, 2 for yes. */
  readonly sight: Uint8Array
  readonly cover: Uint8Array
  /** The same for squares next to each other: 3 where it depends on doors. */
  readonly next: Uint8Array
  /** Distances from each square, once anybody has asked. */
  readonly distances: (Uint16Array | undefined)[]
  /** Squares around each square, in the map and whatever stands between. */
  readonly around: readonly (readonly SquareNumber[])[]
  /** The steps from each square that no wall and no corner forbids. */
  readonly paces: readonly (readonly Pace[])[]
  /** Room for a walk to note things on squares while it is under way; clear at all other times. */
  readonly noted: Uint8Array
}

export function layGround(plan: Plan): Ground {
  const [columns, rows] = plan.size
  const squares = columns * rows
  const grid = emptyGrid(columns, rows)
  const building = new Int8Array(squares).fill(-1)
  for (const [number, footprint] of plan.buildings.entries()) raise(grid, building, footprint, number)
  const doors = plan.buildings.flatMap(({ doors: places }, number) => places.map((place) => hang(grid, place, number)))
  for (const [number, { edge }] of doors.entries()) grid.edges[edge] = door0 + number
  const all = range(squares)
  const around = all.map((square) => neighbours(grid, square))
  return {
    ...grid,
    squares,
    all,
    rim: all.filter((square) => isOnEdge(grid, square)),
    doors,
    doorsAt: all.map((square) =>
      range(doors.length).filter((n) => doors[n]?.inside === square || doors[n]?.outside === square),
    ),
    building,
    mule: plan.mule.map((at) => squareAt(grid, at)),
    turned: turn(grid),
    sight: new Uint8Array(squares * squares),
    cover: new Uint8Array(squares * squares),
    next: new Uint8Array(squares * squares),
    distances: [],
    around,
    paces: around.map((others, square) => others.flatMap((other) => paceTo(grid, square, other))),
    noted: new Uint8Array(squares),
  }
}

function emptyGrid(columns: number, rows: number): Grid {
  return { columns, rows, edges: new Uint8Array((columns + 1) * rows + columns * (rows + 1)) }
}

function raise(grid: Grid, building: Int8Array, { at: [left, top], size: [width, height] }: Footprint, number: number) {
  for (let column = left; column < left + width; column++)
    for (let row = top; row < top + height; row++) building[squareAt(grid, [column, row])] = number
  for (let row = top; row < top + height; row++)
    for (const x of [left, left + width]) grid.edges[upright(grid, x, row)] = wall
  for (let column = left; column < left + width; column++)
    for (const y of [top, top + height]) grid.edges[level(grid, column, y)] = wall
}

function hang(grid: Grid, { inside, outside }: DoorPlace, building: number): Doorway {
  const edge = edgeBetween(grid, squareAt(grid, inside), squareAt(grid, outside))
  if (grid.edges[edge] !== wall) throw new Error(`No wall for a door between ${inside} and ${outside}.`)
  const reach = doorReach(inside, outside).filter((at) => isOn(grid, at))
  return {
    building,
    inside: squareAt(grid, inside),
    outside: squareAt(grid, outside),
    edge,
    reach: reach.map((at) => squareAt(grid, at)),
  }
}

function doorReach([column, row]: Square, [otherColumn, otherRow]: Square): Square[] {
  const along: Square = column === otherColumn ? [1, 0] : [0, 1]
  return [-1, 0, 1].flatMap((n): Square[] => [
    [column + n * along[0], row + n * along[1]],
    [otherColumn + n * along[0], otherRow + n * along[1]],
  ])
}

/** A diagonal step needs all four edges that meet between the squares to be bare; a straight one may go through a door. */
function paceTo(grid: Grid, from: SquareNumber, to: SquareNumber): Pace[] {
  const [column, row] = placeOf(grid, from)
  const [toColumn, toRow] = placeOf(grid, to)
  if (column !== toColumn && row !== toRow) {
    const corner = cornerEdges(grid, Math.max(column, toColumn), Math.max(row, toRow))
    return corner.every((edge) => grid.edges[edge] === open) ? [{ to, door: null }] : []
  }
  const edge = grid.edges[edgeBetween(grid, from, to)] ?? open
  if (edge === wall) return []
  return [{ to, door: edge === open ? null : edge - door0 }]
}

/** The four edges that meet at a corner of squares. */
function cornerEdges(grid: Grid, x: number, y: number): readonly number[] {
  return [upright(grid, x, y - 1), upright(grid, x, y), level(grid, x - 1, y), level(grid, x, y)]
}

function turn({ columns, rows, edges }: Grid): Grid {
  const grid = { columns, rows, edges }
  const turned = emptyGrid(rows, columns)
  for (let row = 0; row < rows; row++)
    for (let x = 0; x <= columns; x++) turned.edges[level(turned, row, x)] = edges[upright(grid, x, row)] ?? open
  for (let column = 0; column < columns; column++)
    for (let y = 0; y <= rows; y++) turned.edges[upright(turned, y, column)] = edges[level(grid, column, y)] ?? open
  return turned
}

function neighbours(grid: Grid, square: SquareNumber): SquareNumber[] {
  const [column, row] = placeOf(grid, square)
  const steps = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right): Square => [column + right, row + down]))
  return steps
    .filter((at) => isOn(grid, at))
    .map((at) => squareAt(grid, at))
    .filter((other) => other !== square)
}

export function isOnEdge({ columns, rows }: Grid, square: SquareNumber): boolean {
  const column = square % columns
  const row = Math.floor(square / columns)
  return column === 0 || row === 0 || column === columns - 1 || row === rows - 1
}

function isOn({ columns, rows }: Grid, [column, row]: Square): boolean {
  return column >= 0 && column < columns && row >= 0 && row < rows
}

export function squareAt({ columns, rows }: { columns: number; rows: number }, [column, row]: Square): SquareNumber {
  if (column < 0 || column >= columns || row < 0 || row >= rows) throw new Error(`No square at ${column}, ${row}.`)
  return row * columns + column
}

export function placeOf({ columns }: { columns: number }, square: SquareNumber): Square {
  return [square % columns, Math.floor(square / columns)]
}

/** The edge to the left of column `x`, beside a row. */
export function upright({ columns }: Grid, x: number, row: number): number {
  return row * (columns + 1) + x
}

/** The edge above row `y`, in a column. */
export function level({ columns, rows }: Grid, column: number, y: number): number {
  return (columns + 1) * rows + y * columns + column
}

/** The edge that two squares side by side share. */
export function edgeBetween(grid: Grid, one: SquareNumber, other: SquareNumber): number {
  const [column, row] = placeOf(grid, one)
  const [otherColumn, otherRow] = placeOf(grid, other)
  if (Math.abs(column - otherColumn) + Math.abs(row - otherRow) !== 1)
    throw new Error(`Squares ${one} and ${other} share no edge.`)
  return row === otherRow
    ? upright(grid, Math.max(column, otherColumn), row)
    : level(grid, column, Math.max(row, otherRow))
}

function range(length: number): number[] {
  return Array.from({ length }, (_, n) => n)
}

/** The greater of the two distances along the axes: 1 for the eight squares around. */
export function apart({ columns }: Grid, one: SquareNumber, other: SquareNumber): number {
  const across = Math.abs((one % columns) - (other % columns))
  const down = Math.abs(Math.floor(one / columns) - Math.floor(other / columns))
  return Math.max(across, down)
}

/** The straight distance between the middles of two squares, squared. */
export function straight(grid: Grid, one: SquareNumber, other: SquareNumber): number {
  const [column, row] = placeOf(grid, one)
  const [otherColumn, otherRow] = placeOf(grid, other)
  return (column - otherColumn) ** 2 + (row - otherRow) ** 2
}

/** The four edges of a square. */
export function squareEdges(grid: Grid, [column, row]: Square): readonly number[] {
  return [
    upright(grid, column, row),
    upright(grid, column + 1, row),
    level(grid, column, row),
    level(grid, column, row + 1),
  ]
}

export function doorSet(doors: readonly DoorNumber[] = []): Doors {
  return doors.reduce((set, door) => set | (1 << door), 0)
}
