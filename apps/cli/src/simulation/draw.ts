import { flagOf } from '../options.ts'
import { type Align, table } from '../terminal/layout.ts'
import type { Report, Summary } from './report.ts'

/** A report as a table, and how long the games were as bars. */
export function drawReport(report: Report, lengths: readonly number[]): string[] {
  const { grid, unit } = report
  const varied = Object.keys(grid[0]?.options ?? {})
  const columns = columnsFor(report)
  const row = (names: readonly string[], summary: Summary) => [
    ...names,
    ...columns.map((column) => column.cell(summary)),
  ]
  const rows = grid.map((one) => row(Object.values(one.options).map(String), one))
  const [, ...others] = varied
  if (grid.length > 1) rows.push(row(['all', ...others.map(() => '')], report))
  return [
    ...table([...varied.map(flagOf), ...columns.map((column) => column.head)], rows, [
      ...varied.map(() => 'left' as const),
      ...columns.map((column) => column.align),
    ]),
    '',
    `${unit.padEnd(labelWidth)} games`,
    ...histogram(lengths),
    '',
    `${report.decisionsPerSecond} decisions per second in ${report.seconds.toFixed(1)} s`,
    `hash ${report.hash}`,
  ]
}

interface Column {
  readonly head: string
  readonly align: Align
  cell(summary: Summary): string
}

function columnsFor({ seats, unit, team, scores }: Report): readonly Column[] {
  const count = (head: string, of: (summary: Summary) => number): Column => ({
    head,
    align: 'right',
    cell: (summary) => String(of(summary)),
  })
  const perSeat = (head: string, of: (summary: Summary) => readonly number[]): Column => ({
    head,
    align: 'left',
    cell: (summary) => seats.map((bot, seat) => `${bot} ${of(summary)[seat] ?? 0}`).join(', '),
  })
  const means = ({ scores: spreads = [] }: Summary) => spreads.map(({ mean }) => Math.round(mean))
  return [
    count('games', (summary) => summary.games),
    count('finished', (summary) => summary.finished),
    count('decisions', (summary) => summary.decisions),
    count(`${unit} p50`, (summary) => summary.length.p50),
    count('p95', (summary) => summary.length.p95),
    ...(team
      ? [count('won', (summary) => summary.team?.won ?? 0), count('lost', (summary) => summary.team?.lost ?? 0)]
      : [perSeat('wins per seat', (summary) => summary.wins.seats)]),
    ...(scores
      ? [team ? count('mean score', (summary) => means(summary)[0] ?? 0) : perSeat('mean scores', means)]
      : []),
  ]
}

const labelWidth = 9
const mostBars = 12
const longestBar = 50

/** How many games had which length, in steps of a round number. */
function histogram(lengths: readonly number[]): string[] {
  const highest = Math.max(...lengths)
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((size) => highest / size <= mostBars) ?? 1000
  const counts: number[] = Array.from({ length: Math.floor(highest / step) + 1 }, () => 0)
  for (const n of lengths) counts[Math.floor(n / step)] = (counts[Math.floor(n / step)] ?? 0) + 1
  const first = counts.findIndex((count) => count > 0)
  const most = Math.max(...counts)
  return counts.slice(first).map((count, n) => {
    const from = (first + n) * step
    const label = step === 1 ? `${from}` : `${from}-${from + step - 1}`
    const bar = '█'.repeat(Math.ceil((count / most) * longestBar))
    return `${label.padEnd(labelWidth)} ${String(count).padStart(5)} ${bar}`.trimEnd()
  })
}
