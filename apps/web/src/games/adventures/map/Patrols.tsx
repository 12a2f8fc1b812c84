import { patrolAhead } from '@keep-flying/adventures/ask'
import { memo, useMemo } from 'react'
import { usePointed } from '../../../table/context.tsx'
import { useTable } from '../table.tsx'
import { middleOf, unit } from './plane.ts'
import { Sign } from './Sign.tsx'

/** What is pointed at on the Timeline or the map to see where a patrol goes. */
export const patrolPlace = (id: string) => `patrol ${id}`

/** The routes of patrols: dotted loops with numbered markers. */
export const Patrols = memo(function Patrols() {
  const { t } = useTable()
  const { columns } = t.ground
  return t.job.patrols.map(({ id, route }) => {
    const points = route.map(([column, row]) => middleOf(columns, row * columns + column))
    return (
      <g key={id} className="map-patrol">
        <path d={`M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`} />
        {points.map(([x, y], n) => {
          const [toX, toY] = points[(n + 1) % points.length] ?? [x, y]
          const angle = (Math.atan2(toY - y, toX - x) * 180) / Math.PI + 90
          return (
            <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
              <path d="M0-6 5.500 5.500 0 3-5.500 5.500Z" transform={`rotate(${angle})`} className="patrol-marker" />
              <text y="2.200">{n + 1}</text>
            </g>
          )
        })}
      </g>
    )
  })
})

/** Where a patrol would stand after its next turn, for whoever points at it. */
export const PatrolGhosts = memo(function PatrolGhosts() {
  const { t } = useTable()
  const pointed = usePointed()
  const pointedGoon = t.state.goons.find(({ at, patrol }) => patrol && pointed === String(at))
  const route = t.job.patrols.find(({ id }) => pointed === patrolPlace(id) || pointedGoon?.patrol?.route === id)?.id
  const ahead = useMemo(() => (route === undefined ? [] : patrolAhead(t, route)), [t, route])
  const { columns } = t.ground
  return ahead.flatMap(({ squares }) =>
    Object.entries(squares).map(([goon, to]) => {
      const from = t.state.goons.find(({ id }) => id === goon)
      if (!from || from.at === to) return null
      const [x, y] = middleOf(columns, to)
      const [fromX, fromY] = middleOf(columns, from.at)
      return (
        <g key={goon} className="patrol-ghost">
          <path d={`M${fromX} ${fromY}L${x} ${y}`} />
          <circle cx={x} cy={y} r={unit * 0.42} />
          <Sign name={from.type} size={unit * 0.54} x={x} y={y} />
        </g>
      )
    }),
  )
})
