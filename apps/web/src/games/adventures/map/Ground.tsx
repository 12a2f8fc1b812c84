import type { Job } from '@keep-flying/adventures'
import { memo, useMemo } from 'react'
import { boundsOf, columnName, unit } from './plane.ts'
import { scatter } from './scatter.ts'

const range = (length: number) => Array.from({ length }, (_, n) => n)

/** What the drawing is called where others show a part of it. */
export const groundId = 'adv-ground'

/** All of the map that never changes and is dear to paint: it has a layer of its own, which is only moved. */
export const Ground = memo(function Ground({ job, scale }: { job: Job; scale: number }) {
  const [columns, rows] = job.map.size
  const { x, y, width, height } = boundsOf(columns, rows)
  const [right, bottom] = [columns * unit, rows * unit]
  const { pebbles, scrub, stones } = useMemo(() => scatter(job.map), [job])
  const seamsAlong = (axis: 0 | 1) =>
    [...new Set(job.map.tiles.map(({ at }) => at[axis] * unit))].filter((at) => at > 0)
  return (
    <div className="adv-ground" aria-hidden="true">
      <svg id={groundId} viewBox={`${x} ${y} ${width} ${height}`} width={width * scale} height={height * scale}>
        <rect x={x} y={y} width={width} height={height} className="map-bed" />
        {job.map.tiles.map(({ tile, at: [column, row] }) => (
          <rect
            key={`${column} ${row}`}
            x={column * unit}
            y={row * unit}
            width={10 * unit}
            height={10 * unit}
            className={tile % 2 === 0 ? 'map-tile' : 'map-tile map-tile-2'}
          />
        ))}
        <path d={pebbles} className="map-pebbles" />
        <path d={scrub} className="map-scrub" />
        <path d={stones} className="map-stones" />
        <path
          className="map-grid"
          d={[
            ...range(columns + 1).map((n) => `M${n * unit} 0V${bottom}`),
            ...range(rows + 1).map((n) => `M0 ${n * unit}H${right}`),
          ].join('')}
        />
        <path
          className="map-seams"
          d={[
            ...seamsAlong(0).map((across) => `M${across} 0V${bottom}`),
            ...seamsAlong(1).map((down) => `M0 ${down}H${right}`),
          ].join('')}
        />
        <rect width={right} height={bottom} className="map-edge" />
        <g className="map-rulers">
          {range(columns).map((n) => (
            <text key={n} x={(n + 0.5) * unit} y={-3}>
              {columnName(n)}
            </text>
          ))}
          {range(rows).map((n) => (
            <text key={n} x={-5.5} y={(n + 0.5) * unit + 2.5}>
              {n + 1}
            </text>
          ))}
        </g>
      </svg>
    </div>
  )
})
