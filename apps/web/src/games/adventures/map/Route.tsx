import { memo } from 'react'
import { usePointed } from '../../../table/context.tsx'
import { useTable } from '../table.tsx'
import { middleOf, squareIn, unit } from './plane.ts'
import type { Weighed } from './weighed.ts'

/** The way to the square that is pointed at or chosen, as beads, with the steps it takes. */
export const Route = memo(function Route({ weighed, chosen }: { weighed: Weighed | null; chosen: number | null }) {
  const { t } = useTable()
  const pointed = usePointed()
  const { columns } = t.ground
  const to = pointed === null || Number.isNaN(Number(pointed)) ? chosen : Number(pointed)
  if (to === null) return null
  const [column, row] = squareIn(columns, to)
  const ways = weighed?.ways
  const path = ways && weighed.squares.includes(to) ? ways.wayTo(to) : []
  const from = weighed?.who?.at ?? null
  const points = [...(from === null || path.length === 0 ? [] : [from]), ...path].map((square) =>
    middleOf(columns, square),
  )
  const [endX, endY] = middleOf(columns, to)
  return (
    <g className="map-route">
      <rect
        className="map-pointed"
        x={column * unit + 0.8}
        y={row * unit + 0.8}
        width={unit - 1.6}
        height={unit - 1.6}
        rx="2"
      />
      {points.length > 0 && <path d={`M${points.map(([x, y]) => `${x} ${y}`).join('L')}`} />}
      {points.slice(1, -1).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={unit * 0.12} />
      ))}
      {path.length > 0 && (
        <g transform={`translate(${endX} ${endY})`}>
          <circle r={unit * 0.3} className="route-end" />
          <text y={unit * 0.14}>{path.length}</text>
        </g>
      )}
    </g>
  )
})
