import { distanceBetween, whatCovers } from '@keep-flying/adventures/ask'
import { memo } from 'react'
import type { Point } from '../../../board/plane.ts'
import { useSay } from '../../../i18n/language.tsx'
import { useTable } from '../table.tsx'
import { middleOf, unit } from './plane.ts'

/** Half the size of the flag, in units. */
const [wide, high] = [unit * 1.15, unit * 0.5]

/** The cross-hairs on whom a shot is meant for, and a flag with its chance and what makes it hard. */
export const ShotFlag = memo(function ShotFlag({
  from,
  to,
  chance,
}: {
  from: number
  to: number
  chance: number | null
}) {
  const say = useSay()
  const { t } = useTable()
  const { columns, rows } = t.ground
  const [x, y] = middleOf(columns, to)
  const [flagX, flagY] = beside(middleOf(columns, from), [x, y], [columns * unit, rows * unit])
  const { edges, low } = whatCovers(t.ground, from, to)
  return (
    <g className="map-shot">
      <g className="shot-aim" transform={`translate(${x} ${y})`}>
        <circle r={unit * 0.62} />
        <path d={[0, 90, 180, 270].map((turn) => tick(turn)).join('')} />
      </g>
      {chance !== null && (
        <g className="shot-flag" transform={`translate(${flagX} ${flagY})`}>
          <rect x={-wide} y={-high} width={2 * wide} height={2 * high} rx="2" />
          <text y={-unit * 0.02}>{say('adv.shot.chance', { chance })}</text>
          <text y={unit * 0.36} className="flag-sum">
            {say('adv.shot.sum', {
              squares: distanceBetween(t, from, to),
              covered: String(edges.length + low.length > 0),
            })}
          </text>
        </g>
      )}
    </g>
  )
})

function tick(turn: number): string {
  const angle = (turn * Math.PI) / 180
  const at = (r: number) => `${(Math.cos(angle) * r * unit).toFixed(2)} ${(Math.sin(angle) * r * unit).toFixed(2)}`
  return `M${at(0.5)}L${at(0.82)}`
}

/** Beside the middle of a line, so that it hides nothing of it: below or right of it, or on the other side at the map's edge. */
function beside([x, y]: Point, [toX, toY]: Point, [right, bottom]: Point): Point {
  const length = Math.hypot(toX - x, toY - y)
  const [alongX, alongY] = [(toX - x) / length, (toY - y) / length]
  const side = alongX > 0 || (alongX === 0 && alongY < 0) ? 1 : -1
  const [awayX, awayY] = [-alongY * side, alongX * side]
  const far = Math.abs(awayX) * wide + Math.abs(awayY) * high + unit * 0.7
  const [middleX, middleY] = [(x + toX) / 2, (y + toY) / 2]
  const fits = (atX: number, atY: number) => atX > wide && atX < right - wide && atY > high && atY < bottom - high
  const [atX, atY] = [middleX + awayX * far, middleY + awayY * far]
  return fits(atX, atY) ? [atX, atY] : [middleX - awayX * far, middleY - awayY * far]
}
