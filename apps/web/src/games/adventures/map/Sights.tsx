import type { Goon, Table } from '@keep-flying/adventures'
import { seesSquare, whatCovers } from '@keep-flying/adventures/ask'
import { memo, useId, useMemo } from 'react'
import { useTable } from '../table.tsx'
import { middleOf, unit } from './plane.ts'
import { hullOf, polygon, squaresPath } from './shapes.ts'

/** Which lines of sight are drawn: from those Waiting who see the one at hand, or between all who see each other. */
export type SightsShown = 'threats' | 'all'

interface SightLine {
  readonly goon: Goon
  readonly at: number
}

function linesOf(t: Table, squares: readonly number[], goons: readonly Goon[]): readonly SightLine[] {
  return goons.flatMap((goon) => squares.filter((at) => seesSquare(t, goon.at, at)).map((at) => ({ goon, at })))
}

/** Who sees me: a dotted line from every Waiting Goon that does. */
export const Watchers = memo(function Watchers({ shown }: { shown: SightsShown }) {
  const { t, me } = useTable()
  const { columns } = t.ground
  const lines = useMemo(() => {
    const { goons, crew } = t.state
    const watched = shown === 'all' ? crew.flatMap(({ at }) => at ?? []) : [me?.at ?? []].flat()
    return linesOf(t, watched, shown === 'all' ? goons : goons.filter(({ alerted }) => !alerted))
  }, [t, me, shown])
  return (
    <g className="map-watchers">
      {lines.map(({ goon, at }) => {
        const [x, y] = middleOf(columns, goon.at)
        const [toX, toY] = middleOf(columns, at)
        const d = `M${x} ${y}L${toX} ${toY}`
        return (
          <g key={`${goon.id} ${at}`} className={goon.alerted ? 'watch-alerted' : 'watch-waiting'}>
            <path d={d} className="watch-bed" />
            <path d={d} className="watch-line" />
          </g>
        )
      })}
    </g>
  )
})

/** Everything that one Goon sees. */
export const Eyes = memo(function Eyes({ goon }: { goon: string | null }) {
  const { t } = useTable()
  const { columns, squares } = t.ground
  const from = t.state.goons.find(({ id }) => id === goon)?.at
  const d = useMemo(() => {
    if (from === undefined) return ''
    const seen = Array.from({ length: squares }, (_, at) => at).filter((at) => seesSquare(t, from, at))
    return squaresPath(columns, seen)
  }, [t, from, squares, columns])
  return <path d={d} className="map-eyes" />
})

/** A shot before it is fired: all lines between the two squares, what a wall cuts off, and what covers. */
export const Shot = memo(function Shot({ from, to }: { from: number; to: number }) {
  const id = useId()
  const { t } = useTable()
  const { columns } = t.ground
  const hull = polygon(hullOf(columns, from, to))
  const covering = useMemo(() => whatCovers(t.ground, from, to), [t, from, to])
  const [x, y] = middleOf(columns, from)
  const [toX, toY] = middleOf(columns, to)
  const edges = covering.edges.map(({ from: [left, top], to: [right, bottom] }) => ({
    ends: `${left * unit} ${top * unit}L${right * unit} ${bottom * unit}`,
    key: `${left} ${top} ${right} ${bottom}`,
  }))
  return (
    <g className="map-shot">
      <defs>
        <pattern id={`${id}hatch`} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
          <path d="M0 0V4" className="cover-hatch" />
        </pattern>
        <clipPath id={`${id}hull`}>
          <path d={hull} />
        </clipPath>
      </defs>
      <path d={hull} className="shot-hull" />
      {edges.map(({ ends, key }) => (
        <path key={key} d={`M${x} ${y}L${ends}Z`} fill={`url(#${id}hatch)`} clipPath={`url(#${id}hull)`} />
      ))}
      <path d={edges.map(({ ends }) => `M${ends}`).join('')} className="cover-edge" />
      <path d={squaresPath(columns, covering.low, 1)} className="cover-low" />
      <path d={`M${x} ${y}L${toX} ${toY}`} className="shot-bed" />
      <path d={`M${x} ${y}L${toX} ${toY}`} className="shot-line" />
    </g>
  )
})
