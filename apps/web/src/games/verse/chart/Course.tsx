import type { SectorId } from '@keep-flying/verse'
import { memo } from 'react'
import type { Point } from '../../../board/plane.ts'
import { markOf } from '../../../ui/marks.ts'
import { type Geometry, heartOf } from './geometry.ts'
import type { Label } from './labels.ts'
import type { Stand, Standing } from './pieces.ts'
import type { Trail } from './trails.ts'

/** Points in units by the sector: where its planet is drawn. */
export type PlaceOf = (sector: SectorId) => Point

export function placesIn(geometry: Geometry, labels: readonly Label[]): PlaceOf {
  const discs = new Map(labels.map((label) => [label.cell.id, label.at]))
  return (sector) => {
    const cell = geometry.cells.get(sector)
    return discs.get(sector) ?? (cell ? heartOf(cell) : [0, 0])
  }
}

/** Where a piece stands, in units. */
export function standingAt(stand: Stand, scale: number): Point {
  return [stand.at[0] + stand.dx / scale, stand.at[1] + stand.dy / scale]
}

/** A soft line through points. */
function curve(points: readonly Point[]): string {
  const at = (n: number): Point => points[Math.max(0, Math.min(points.length - 1, n))] ?? [0, 0]
  const d = points.slice(1).map((_, n) => {
    const [before, from, to, after] = [at(n - 1), at(n), at(n + 1), at(n + 2)]
    const [x1, y1] = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const [x2, y2] = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${x1.toFixed(1)} ${y1.toFixed(1)} ${x2.toFixed(1)} ${y2.toFixed(1)} ${to[0].toFixed(1)} ${to[1].toFixed(1)}`
  })
  return `M${at(0).join(' ')}${d.join('')}`
}

/** The way ahead, dashed on a dark bed. */
export const CourseLine = memo(function CourseLine({
  points,
  faint = false,
}: {
  points: readonly Point[]
  faint?: boolean
}) {
  if (points.length < 2) return null
  const d = curve(points)
  return (
    <g className={faint ? 'chart-course faint' : 'chart-course'}>
      <path d={d} className="bed" />
      <path d={d} className="line" />
    </g>
  )
})

/** A bead for each draw, numbered, in the colour of the deck. */
export const Beads = memo(function Beads({
  geometry,
  standing: { pieces, stands },
  scale,
}: {
  geometry: Geometry
  standing: Standing
  scale: number
}) {
  return pieces.map(({ key, sector, is }) => {
    const stand = stands.get(key)
    if (!stand || !('bead' in is)) return null
    const region = geometry.cells.get(sector)?.sector.region ?? ''
    const [x, y] = standingAt(stand, scale)
    return (
      <g key={key} transform={`translate(${x} ${y}) scale(${1 / scale})`} className={`chart-bead ${region}`}>
        <rect x="-7.5" y="-9.5" width="15" height="19" rx="2.5" />
        <text y="4.2" textAnchor="middle">
          {is.bead}
        </text>
      </g>
    )
  })
})

function colourOf(of: Trail['of']): string {
  if (of === 'cruiser' || of === 'corvette') return 'var(--npc-law)'
  return of === 'cutter' ? 'var(--npc-reaver)' : markOf(of).color
}

/** Dotted lines of the last moves, each to where its piece stands now. */
export const Trails = memo(function Trails({
  trails,
  placeOf,
  standing: { pieces, stands },
  scale,
}: {
  trails: readonly Trail[]
  placeOf: PlaceOf
  standing: Standing
  scale: number
}) {
  return (
    <g className="chart-trails">
      {trails.map(({ key, of, path }) => {
        const end = path.at(-1)
        const piece = pieces.find(
          ({ sector, is }) => sector === end && ('ship' in is ? is.ship === of : 'roamer' in is && is.roamer === of),
        )
        const stand = piece && stands.get(piece.key)
        const points = path.map(placeOf)
        if (stand) points[points.length - 1] = standingAt(stand, scale)
        return <path key={key} d={curve(points)} stroke={colourOf(of)} />
      })}
    </g>
  )
})
