import { call } from '../cards/names.ts'
import type { Standing } from '../games/verse/end/history.ts'
import { useTable } from '../games/verse/table.tsx'
import { useSay } from '../i18n/language.tsx'
import { Icon } from '../ui/Icon.tsx'
import { markOf } from '../ui/marks.ts'
import { ticksTo } from './scale.ts'

const width = 520
const height = 168
const frame = { left: 70, right: 14, top: 14, bottom: 26 }
/** Lines that run together are drawn a little apart. */
const apart = 2.4

type What = 'credits' | 'goals'

/** How money or goals went, round by round: a line for each captain, and the same in figures. */
export function HistoryChart({ rounds, what }: { rounds: readonly Standing[]; what: What }) {
  const say = useSay()
  const { moment, write } = useTable()
  const seats = moment.view.captains.map(({ seat }) => seat)
  const names = seats.map((seat) => call(write, 'seat', seat))
  const last = rounds.at(-1)
  const ends = seats.map((seat) =>
    say(`end.chart.${what}.end`, { name: names[seat] ?? '', n: last?.[what][seat] ?? 0 }),
  )
  return (
    <figure className="end-chart">
      <figcaption>
        <h2 className="stencil">{say(`end.chart.${what}`)}</h2>
        <ul>
          {seats.map((seat) => (
            <li key={seat} style={{ color: markOf(seat).color }}>
              <Icon name={markOf(seat).icon} /> <span>{names[seat]}</span>
            </li>
          ))}
        </ul>
      </figcaption>
      <Lines
        rounds={rounds}
        what={what}
        seats={seats}
        label={say(`end.chart.${what}.label`, { ends: ends.join(', ') })}
      />
      <details>
        <summary>{say('end.chart.figures')}</summary>
        <Figures rounds={rounds} what={what} names={names} />
      </details>
    </figure>
  )
}

interface LinesProps {
  readonly rounds: readonly Standing[]
  readonly what: What
  readonly seats: readonly number[]
  readonly label: string
}

function Lines({ rounds, what, seats, label }: LinesProps) {
  const say = useSay()
  const ticks = ticksTo(Math.max(...rounds.flatMap((standing) => standing[what])), what === 'credits' ? 4 : 3)
  const top = ticks.at(-1) ?? 1
  const last = rounds.at(-1)?.round ?? 1
  const x = (round: number) => frame.left + (round / Math.max(1, last)) * (width - frame.left - frame.right)
  const y = (value: number) => height - frame.bottom - (value / top) * (height - frame.top - frame.bottom)
  const shift = (seat: number) => (seat - (seats.length - 1) / 2) * apart
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {ticks.map((tick) => (
        <g key={tick}>
          <path className="end-chart-grid" d={`M${frame.left} ${y(tick)}H${width - frame.right}`} />
          <text x={frame.left - 8} y={y(tick) + 4} textAnchor="end">
            {say(`end.chart.${what}.tick`, { n: tick })}
          </text>
        </g>
      ))}
      {ticksTo(last, 8)
        .filter((round) => round <= last)
        .map((round) => (
          <text key={round} x={x(round)} y={height - 6} textAnchor="middle">
            {round}
          </text>
        ))}
      {seats.map((seat) => (
        <g key={seat} style={{ color: markOf(seat).color }}>
          <path
            className="end-chart-line"
            d={linePath(
              rounds.map((standing) => [x(standing.round), y(standing[what][seat] ?? 0) - shift(seat)]),
              what === 'goals',
            )}
          />
          <circle cx={x(last)} cy={y(rounds.at(-1)?.[what][seat] ?? 0) - shift(seat)} r={4} fill="currentColor" />
        </g>
      ))}
    </svg>
  )
}

/** Money runs, goals come in steps. */
function linePath(points: readonly (readonly [x: number, y: number])[], inSteps: boolean): string {
  return points.map(([x, y], n) => (n === 0 ? `M${x} ${y}` : inSteps ? `H${x}V${y}` : `L${x} ${y}`)).join('')
}

function Figures({ rounds, what, names }: { rounds: readonly Standing[]; what: What; names: readonly string[] }) {
  const say = useSay()
  return (
    <table className="end-figures">
      <thead>
        <tr>
          <th scope="col">{say('end.chart.round')}</th>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rounds.map((standing) => (
          <tr key={standing.round}>
            <th scope="row">{standing.round}</th>
            {names.map((name, seat) => (
              <td key={name}>{say(`end.chart.${what}.tick`, { n: standing[what][seat] ?? 0 })}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
