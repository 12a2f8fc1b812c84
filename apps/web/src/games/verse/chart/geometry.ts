import type { Box, Region, Sector, SectorId } from '@keep-flying/verse'
import type { Bounds, Point } from '../../../board/plane.ts'
import packed from './geometry.json' with { type: 'json' }

/** Where things are on the chart, in its own units: 1000 wide and 400 high with every box in play. */

export interface Sun extends Readonly<Record<'x' | 'y' | 'r', number>> {
  readonly name: string
}

/** A border, drawn once for both its neighbours; null is the edge of the chart. */
export interface Arc {
  readonly between: readonly [SectorId | null, SectorId | null]
  readonly points: readonly Point[]
  readonly d: string
}

export interface Cell {
  readonly id: SectorId
  readonly sector: Sector
  readonly outline: readonly Point[]
  readonly d: string
  /** The middle of its surface. */
  readonly middle: Point
}

/** The part of the chart that a game is played on. */
export interface Geometry {
  readonly cells: ReadonlyMap<SectorId, Cell>
  /** Borders with a sector in play on at least one side. */
  readonly arcs: readonly Arc[]
  readonly suns: readonly Sun[]
  readonly bounds: Bounds
}

/** Room around the sectors for the neatline. */
const margin = 7
const unitsHigh = 400

function steps(text: string): number[] {
  return Array.from(text, (char) => {
    const code = char.charCodeAt(0)
    // The backslash is left out of the alphabet, so whatever comes after it moves down by one.
    const value = code - 35 - (code > 92 ? 1 : 0)
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2
  })
}

/** The points of a border: each step is told by how it differs from the one before. */
function pointsOf([x0 = 0, y0 = 0]: readonly number[], text: string): Point[] {
  const turns = steps(text)
  let [x, y, stepX, stepY] = [x0, y0, 0, 0]
  const points: Point[] = [[x / 10, y / 10]]
  for (let n = 0; n < turns.length; n += 2) {
    stepX += turns[n] ?? 0
    stepY += turns[n + 1] ?? 0
    x += stepX
    y += stepY
    points.push([x / 10, y / 10])
  }
  return points
}

const isSame = (one: Point | undefined, other: Point | undefined) => one?.[0] === other?.[0] && one?.[1] === other?.[1]

/** Puts the borders of a sector end to end; one that was drawn the other way round is run backwards. */
function outlineOf(borders: readonly Arc[]): Point[] {
  const left = borders.map(({ points }) => points)
  const outline: Point[] = [...(left.pop() ?? [])]
  while (left.length > 0) {
    const end = outline.pop()
    const next = left.findIndex((points) => isSame(points[0], end) || isSame(points.at(-1), end))
    const [border] = left.splice(next, 1)
    if (next < 0 || !border) throw new Error('The borders of a sector do not meet.')
    outline.push(...(isSame(border[0], end) ? border : border.toReversed()))
  }
  outline.pop()
  return outline
}

function pathOf(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`
}

/** The middle of a surface, by the triangles between its edge and the origin. */
function middleOf(outline: readonly Point[]): Point {
  let [area, x, y] = [0, 0, 0]
  outline.forEach(([x1, y1], n) => {
    const [x2, y2] = outline[(n + 1) % outline.length] ?? [x1, y1]
    const twice = x1 * y2 - x2 * y1
    area += twice
    x += (x1 + x2) * twice
    y += (y1 + y2) * twice
  })
  return [x / (3 * area), y / (3 * area)]
}

export function isInside(outline: readonly Point[], [x, y]: Point): boolean {
  let inside = false
  outline.forEach(([x1, y1], n) => {
    const [x2, y2] = outline.at(n - 1) ?? [x1, y1]
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
  })
  return inside
}

interface Whole {
  readonly arcs: readonly Arc[]
  readonly outlines: ReadonlyMap<SectorId, readonly Point[]>
}

let unpacked: Whole | null = null

function whole(): Whole {
  if (unpacked) return unpacked
  const ids = packed.sectors.split(' ')
  const drawn = packed.steps.split(' ')
  const bordersOf = new Map<SectorId, Arc[]>(ids.map((id) => [id, []]))
  const arcs = packed.between.map(([one = -1, other = -1], n): Arc => {
    const points = pointsOf(packed.starts[n] ?? [], drawn[n] ?? '')
    const arc: Arc = { between: [ids[one] ?? null, ids[other] ?? null], points, d: pathOf(points) }
    for (const id of arc.between) if (id !== null) bordersOf.get(id)?.push(arc)
    return arc
  })
  const outlines = new Map([...bordersOf].map(([id, borders]) => [id, outlineOf(borders)]))
  unpacked = { arcs, outlines }
  return unpacked
}

function unpack(box: Box): Geometry {
  const { arcs, outlines } = whole()
  const cells = new Map<SectorId, Cell>()
  for (const [id, sector] of box.sectors) {
    const outline = outlines.get(id)
    if (!outline) throw new Error(`The chart has no sector "${id}".`)
    cells.set(id, { id, sector, outline, d: `${pathOf(outline)}Z`, middle: middleOf(outline) })
  }
  const systems = new Set([...box.sectors.values()].map((sector) => sector.system))
  const across = [...cells.values()].flatMap((cell) => cell.outline.map(([x]) => x))
  const x = Math.min(...across) - margin
  return {
    cells,
    arcs: arcs.filter((arc) => arc.between.some((id) => id !== null && cells.has(id))),
    suns: packed.suns.filter((sun) => systems.has(sun.name)),
    bounds: { x, y: -margin, width: Math.max(...across) + margin - x, height: unitsHigh + 2 * margin },
  }
}

const known = new WeakMap<Box, Geometry>()

export function geometryOf(box: Box): Geometry {
  const geometry = known.get(box) ?? unpack(box)
  known.set(box, geometry)
  return geometry
}

/** The regions on the sides of a border that are in play. */
export function regionsOf({ cells }: Geometry, { between }: Arc): readonly Region[] {
  return [...new Set(between.flatMap((id) => (id === null ? [] : (cells.get(id)?.sector.region ?? []))))]
}

/** A border with nothing in play behind it. */
export function isOuter({ cells }: Geometry, { between }: Arc): boolean {
  return between.some((id) => id === null || !cells.has(id))
}

/** Where a sector's planet stands, and the middle of one without: ships and signs gather there. */
export function heartOf({ sector, middle }: Cell): Point {
  const [x, y] = sector.xy
  return sector.places.length > 0 ? [x, y * (unitsHigh / 500)] : middle
}
