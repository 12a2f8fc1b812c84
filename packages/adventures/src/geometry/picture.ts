import type { Square } from '../vocabulary/index.ts'
import type { DoorPlace, Footprint, Plan } from './ground.ts'

/**
 * A map in characters. Squares stand on every second character of a line, edges on the characters and lines between:
 *
 *     . . . . .
 *      +---+
 *     .|. a|m m
 *      +o--+
 *     . t . . .
 *
 * `|` and `-` are walls, `o` is an open door, `x` a door with a Locked Token, `#` one that the Job keeps shut, `m` the
 * M.U.L.E. Lines between rows may be left out where they are bare. The top left square is outdoors.
 */
export interface Picture {
  readonly plan: Plan
  /** How the doors stand, in the order of their numbers. */
  readonly doors: readonly DoorMark[]
  /** What else is drawn on squares. */
  readonly marks: readonly Mark[]
}

export interface Mark {
  readonly mark: string
  readonly at: Square
}

const doorMarks = ['o', 'x', '#'] as const
export type DoorMark = (typeof doorMarks)[number]

export function readPicture(drawn: string): Picture {
  const sketch = new Sketch(drawn)
  const rooms = sketch.rooms()
  const buildings = rooms.map((room) => sketch.building(room))
  const doors = buildings.flatMap((building) =>
    building.doors.map(({ inside, outside }) => sketch.door(inside, outside)),
  )
  const marks = sketch.marks()
  return {
    plan: {
      size: [sketch.columns, sketch.rows],
      buildings,
      mule: marks.filter(({ mark }) => mark === 'm').map(({ at }) => at),
    },
    doors,
    marks: marks.filter(({ mark }) => mark !== 'm'),
  }
}

const sides: readonly Square[] = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
]

class Sketch {
  /** Lines of squares and lines of edges in turn, beginning and ending with squares. */
  readonly #lines: readonly string[]
  readonly columns: number
  readonly rows: number

  constructor(drawn: string) {
    this.#lines = withEdgeLines(trimmed(drawn))
    this.rows = (this.#lines.length + 1) / 2
    this.columns = Math.max(...this.#lines.filter((_, n) => n % 2 === 0).map((line) => Math.ceil(line.length / 2)))
  }

  /** The rooms walls make, by the squares in them; the one with the top left square is outdoors. */
  rooms(): Square[][] {
    const seen = new Set<string>()
    const rooms: Square[][] = []
    for (const at of this.#squares()) if (!seen.has(String(at))) rooms.push(this.#roomAround(at, seen))
    return rooms.slice(1)
  }

  building(room: readonly Square[]): Footprint {
    const columns = room.map(([column]) => column)
    const rows = room.map(([, row]) => row)
    const at: Square = [Math.min(...columns), Math.min(...rows)]
    const size: Square = [Math.max(...columns) - at[0] + 1, Math.max(...rows) - at[1] + 1]
    if (size[0] * size[1] !== room.length) throw new Error(`The walls around ${at} are no rectangle.`)
    return { at, size, doors: room.flatMap((inside) => this.#doorsOf(inside)) }
  }

  door(inside: Square, outside: Square): DoorMark {
    const mark = this.#edge(inside, outside)
    return doorMarks.find((one) => one === mark) ?? 'o'
  }

  marks(): Mark[] {
    return this.#squares().flatMap((at) => {
      const mark = this.#lines[2 * at[1]]?.[2 * at[0]] ?? ' '
      if (mark === ' ') throw new Error(`Nothing is drawn on the square at ${at}.`)
      return mark === '.' ? [] : [{ mark, at }]
    })
  }

  #squares(): Square[] {
    return Array.from({ length: this.columns * this.rows }, (_, n) => [n % this.columns, Math.floor(n / this.columns)])
  }

  #roomAround(first: Square, seen: Set<string>): Square[] {
    const room: Square[] = []
    const found: Square[] = [first]
    seen.add(String(first))
    for (let at = found.pop(); at; at = found.pop()) {
      room.push(at)
      for (const next of this.#beside(at)) {
        if (seen.has(String(next)) || this.#edge(at, next) !== ' ') continue
        seen.add(String(next))
        found.push(next)
      }
    }
    return room.sort(([column, row], [otherColumn, otherRow]) => row - otherRow || column - otherColumn)
  }

  #beside([column, row]: Square): Square[] {
    return sides
      .map(([right, down]): Square => [column + right, row + down])
      .filter(([x, y]) => x >= 0 && x < this.columns && y >= 0 && y < this.rows)
  }

  #doorsOf(inside: Square): DoorPlace[] {
    return this.#beside(inside).flatMap((outside) => {
      const mark = this.#edge(inside, outside)
      return doorMarks.some((one) => one === mark) ? [{ inside, outside }] : []
    })
  }

  #edge([column, row]: Square, [otherColumn, otherRow]: Square): string {
    return this.#lines[row + otherRow]?.[column + otherColumn] ?? ' '
  }
}

function trimmed(drawn: string): string[] {
  const lines = drawn.split('\n').filter((line) => line.trim() !== '')
  const indent = Math.min(...lines.map((line) => line.length - line.trimStart().length))
  return lines.map((line) => line.slice(indent).trimEnd())
}

function withEdgeLines(lines: readonly string[]): string[] {
  const all: string[] = []
  for (const line of lines) {
    const isEdges = /^[ +\-ox#]*$/.test(line)
    if (isEdges === (all.length % 2 === 0)) all.push('')
    all.push(line)
  }
  return all
}
