import type { JobCard, SectorId } from '@keep-flying/verse'
import type { Point } from '../../../board/plane.ts'
import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { markOf } from '../../../ui/marks.ts'
import { geometryOf, heartOf } from '../chart/geometry.ts'
import { Sign } from '../chart/Sign.tsx'
import { sectorName } from '../dock/places.ts'
import { ChartPicture } from '../home/ChartPicture.tsx'
import { useTable } from '../table.tsx'
import { jobStops, viewOf, wayBetween } from './job-map.ts'
import './job-map.css'

const signs = { 'pick-up': 'pickup', 'drop-off': 'dropoff', target: 'target', opportunity: 'star' } as const

/** Where a job leads from where the viewer's ship is: a small chart, and the same in words. */
export function JobMap({ job }: { job: JobCard }) {
  const say = useSay()
  const { t, box, me, write } = useTable()
  if (!me || me.sector === '') return null
  const geometry = geometryOf(box)
  const stops = jobStops(
    t,
    me.sector,
    job,
    me.jobs.find(({ card }) => card === job.id),
  )
  if (stops.length === 0) return null
  const pointOf = (sector: SectorId): Point => {
    const cell = geometry.cells.get(sector)
    return cell ? heartOf(cell) : [0, 0]
  }
  const ways = stops.map(({ sector }, n) => wayBetween(t, stops[n - 1]?.sector ?? me.sector, sector).map(pointOf))
  const view = viewOf([pointOf(me.sector), ...ways.flat()], geometry.bounds)
  /** Units of the chart to a hundredth of the picture, so that signs are as large on any part of it. */
  const unit = view.width / 100
  const lines = (points: readonly Point[]) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`
  return (
    <section>
      <h4 className="stencil">{say('notes.job-map')}</h4>
      <div className="job-map">
        <ChartPicture box={box} view={view} planet={unit * 0.9}>
          {ways.map((way, n) => way.length > 1 && <path key={stops[n]?.does} d={lines(way)} className="job-map-way" />)}
          <g transform={`translate(${pointOf(me.sector).join(' ')}) scale(${unit})`} color={markOf(me.seat).color}>
            <Sign name="firefly" size={7} keyed />
          </g>
          {stops.map(({ does, sector }) => (
            <g key={does} transform={`translate(${pointOf(sector).join(' ')}) scale(${unit})`} className="job-map-stop">
              <g transform="translate(0 -4.500)">
                <Sign name={signs[does]} size={8} keyed />
              </g>
              <text y="6" textAnchor="middle">
                {sectorName(write, sector)}
              </text>
            </g>
          ))}
        </ChartPicture>
      </div>
      <ul className="job-map-stops">
        {stops.map(({ does, sector, away }, n) => (
          <li key={does}>
            <Icon name={signs[does]} /> {say(`ship.step.${does}`)} <strong>{sectorName(write, sector)}</strong>
            {' · '}
            {say(n === 0 ? 'notes.job-map.from-ship' : 'notes.job-map.from-there', {
              n: Number.isFinite(away) ? away : -1,
            })}
          </li>
        ))}
      </ul>
    </section>
  )
}
