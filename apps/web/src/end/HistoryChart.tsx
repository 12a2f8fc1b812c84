import { call } from '../cards/names.ts'
import { useSay } from '../i18n/language.tsx'
import { useTable } from '../table/context.tsx'
import { Icon } from '../ui/Icon.tsx'
import { type Mark, markOf } from '../ui/marks.ts'
import type { Curve, Standing } from './history.ts'
import { ticksTo } from './scale.ts'

const width = 520
const height = 168
const frame = { left: 70, right: 14, top: 14, bottom: 26 }
/** Lines that run together are drawn a little apart. */
const apart = 2.4

/** Whom a line is of. */
interface Owner {
  readonly name: string
  /** Null for the team as a whole. */
  readonly mark: Mark | null
}

interface ChartProps {
  readonly curve: Curve
  /** What the curve runs along. A message. */
  readonly along: string
  readonly standings: readonly Standing[]
}

/** How something that is counted went from beginning to end: one line per seat or one for the team, and the same in figures. */
export function HistoryChart({ curve, along, standings }: ChartProps) {
  const say = useSay()
  const owners = useOwners(curve)
  const last = standings.at(-1)?.figures[curve.id] ?? []
  const ends = owners.map(({ name }, n) => `${name} ${say(curve.figure, { n: last[n] ?? 0 })}`)
  const title = say(curve.title)
  return (
    <figure className="end-chart">
      <figcaption>
        <h2 className="stencil">{title}</h2>
        <ul>
          {owners.map(
            ({ name, mark }) =>
              mark && (
                <li key={name} style={{ color: mark.color }}>
                  <Icon name={mark.icon} /> <span>{name}</span>
                </li>
              ),
          )}
        </ul>
      </figcaption>
      <Lines
        curve={curve}
        standings={standings}
        owners={owners}
        label={say('end.chart.label', { title, ends: ends.join(', ') })}
      />
      <details>
        <summary>{say('end.chart.figures')}</summary>
        <Figures curve={curve} along={along} standings={standings} owners={owners} />
      </details>
    </figure>
  )
}

function useOwners({ of }: Curve): readonly Owner[] {
  const say = useSay()
  const { moment, write } = useTable()
  if (of === 'team') return [{ name: say('end.chart.team'), mark: null }]
  return moment.seats.map(({ seat }) => ({ name: call(write, 'seat', seat), mark: markOf(seat) }))
}

interface LinesProps {
  readonly curve: Curve
  readonly standings: readonly Standing[]
  readonly owners: readonly Owner[]
  readonly label: string
}

function Lines({ curve, standings, owners, label }: LinesProps) {
  const say = useSay()
  const { id, figure, inSteps } = curve
  const ticks = ticksTo(Math.max(...standings.flatMap(({ figures }) => figures[id] ?? [])), curve.ticks)
  const top = ticks.at(-1) ?? 1
  const last = standings.at(-1)?.at ?? 1
  const x = (at: number) => frame.left + (at / Math.max(1, last)) * (width - frame.left - frame.right)
  const y = (value: number) => height - frame.bottom - (value / top) * (height - frame.top - frame.bottom)
  const shift = (n: number) => (n - (owners.length - 1) / 2) * apart
  const figureAt = ({ figures }: Standing, n: number) => figures[id]?.[n] ?? 0
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {ticks.map((tick) => (
        <g key={tick}>
          <path className="end-chart-grid" d={`M${frame.left} ${y(tick)}H${width - frame.right}`} />
          <text x={frame.left - 8} y={y(tick) + 4} textAnchor="end">
            {say(figure, { n: tick })}
          </text>
        </g>
      ))}
      {ticksTo(last, 8)
        .filter((at) => at <= last)
        .map((at) => (
          <text key={at} x={x(at)} y={height - 6} textAnchor="middle">
            {at}
          </text>
        ))}
      {owners.map(({ name, mark }, n) => {
        const points = standings.map((standing) => [x(standing.at), y(figureAt(standing, n)) - shift(n)] as const)
        const [endX = 0, endY = 0] = points.at(-1) ?? []
        return (
          <g key={name} style={{ color: mark?.color }}>
            <path className="end-chart-line" d={linePath(points, inSteps)} />
            <circle cx={endX} cy={endY} r={4} fill="currentColor" />
          </g>
        )
      })}
    </svg>
  )
}

function linePath(points: readonly (readonly [x: number, y: number])[], inSteps: boolean): string {
  return points.map(([x, y], n) => (n === 0 ? `M${x} ${y}` : inSteps ? `H${x}V${y}` : `L${x} ${y}`)).join('')
}

function Figures({ curve, along, standings, owners }: ChartProps & { readonly owners: readonly Owner[] }) {
  const say = useSay()
  return (
    <table className="end-figures">
      <thead>
        <tr>
          <th scope="col">{say(along)}</th>
          {owners.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {standings.map(({ at, figures }) => (
          <tr key={at}>
            <th scope="row">{at}</th>
            {owners.map(({ name }, n) => (
              <td key={name}>{say(curve.figure, { n: figures[curve.id]?.[n] ?? 0 })}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
