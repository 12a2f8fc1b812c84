import type { Area, Building, Closure, Job, Square } from '../vocabulary/index.ts'
import { columnName } from './words.ts'

/** A Job's map in characters: three columns for each square, the edge on its left among them. */

const key = ([column, row]: Square) => `${column},${row}`

const doorSigns: Readonly<Record<Closure, string>> = { open: 'o', lock: 'x', job: '#' }

/** What the signs of a drawing mean. */
export const mapLegend =
  '`|` and `--` wall · `o` open door · `x` door with a Locked Token · `#` door that the Job keeps shut · `t`, `c`, `p` Goons · `T` Terminal · `C` Crate · `S` Safe · `X` cargo · `H` Numbered Token · `mm` vehicle · `=` deployment · `<1` Patrol Marker · capital letters alone: Objective Tokens'

function areaHas([column, row, columns, rows]: Area, [c, r]: Square): boolean {
  return c >= column && r >= row && c < column + columns && r < row + rows
}

/** What each square shows. */
function contents({ map, goons, tokens, patrols }: Job): (at: Square) => string {
  const signs = new Map<string, string>([
    ...patrols.flatMap(({ route }) => route.map((at, n) => [key(at), `<${n + 1}`] as const)),
    ...map.mule.map((at) => [key(at), 'mm'] as const),
    ...tokens.map(({ id, at }) => [key(at), id] as const),
    ...goons.map(({ id, at }) => [key(at), id] as const),
  ])
  const inside = (at: Square) => map.buildings.some((building) => isInside(building, at))
  return (at) => signs.get(key(at)) ?? (areaHas(map.deployment, at) ? '=' : inside(at) ? '' : '.')
}

const isInside = ({ at: [column, row], size: [columns, rows] }: Building, at: Square) =>
  areaHas([column, row, columns, rows], at)

/** What stands between two squares: nothing, a wall or a door. */
function edges({ map }: Job): (one: Square, other: Square) => string {
  const doors = new Map(
    map.buildings
      .flatMap((building) => building.doors)
      .flatMap(({ inside, outside, closed }) => [
        [`${inside}/${outside}`, doorSigns[closed]],
        [`${outside}/${inside}`, doorSigns[closed]],
      ]),
  )
  const houseOf = (at: Square) => map.buildings.find((building) => isInside(building, at))
  return (one, other) => (houseOf(one) === houseOf(other) ? '' : (doors.get(`${one}/${other}`) ?? 'wall'))
}

export function drawMap(job: Job): string[] {
  const [columns, rows] = job.map.size
  return drawGrid({ area: [0, 0, columns, rows], sign: contents(job), between: edges(job) })
}

/** What a drawing shows: some squares, what is on each, and what stands between two: nothing, a wall or the sign of a door. */
export interface Drawing {
  readonly area: Area
  /** At most two characters. */
  sign(at: Square): string
  /** One character before the sign, where no door is. */
  mark?(at: Square): string
  between(one: Square, other: Square): string
}

/** Squares in characters, with the letters of columns and the numbers of rows around them. */
export function drawGrid({ area: [left, top, width, height], sign, mark, between }: Drawing): string[] {
  const across = Array.from({ length: width + 1 }, (_, n) => left + n)
  const down = Array.from({ length: height }, (_, n) => top + n)

  const above = (row: number) =>
    across.map((column) => {
      const here = between([column, row], [column, row - 1])
      const isCorner = [column - 1, column].some((c) => between([c, row], [c, row - 1]) !== '')
      const edge = between([column, row], [column - 1, row]) || between([column, row - 1], [column - 1, row - 1])
      const corner = isCorner ? (edge ? '+' : '-') : edge === 'wall' ? '|' : ' '
      return corner + (here === '' || column === left + width ? '  ' : here === 'wall' ? '--' : here.repeat(2))
    })
  const line = (row: number) =>
    across.map((column) => {
      const edge = between([column, row], [column - 1, row])
      const bare = edge === 'wall' ? '|' : ' '
      const isOn = column < left + width
      const marked = (isOn && mark?.([column, row])) || bare
      return (edge === '' || edge === 'wall' ? marked : edge) + (isOn ? sign([column, row]).padEnd(2) : '')
    })
  const drawn = (cells: readonly string[], number = '') => `${number.padStart(2)} ${cells.join('')}`.trimEnd()
  const ruler = across.slice(0, width).map((column) => ` ${columnName(column).padEnd(2)}`)

  return [
    drawn(ruler),
    ...down.flatMap((row) => {
      const walls = drawn(above(row))
      return [...(/--|[ox#]{2}/.test(walls) ? [walls] : []), drawn(line(row), String(row + 1))]
    }),
  ]
}
