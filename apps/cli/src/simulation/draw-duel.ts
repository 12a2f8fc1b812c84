import { flagOf } from '../options.ts'
import { type Align, table } from '../terminal/layout.ts'
import type { DuelReport, Standing, Thinking } from './duel.ts'

/** A duel as a table, and how long either thought. */
export function drawDuel(report: DuelReport): string[] {
  const { grid, a, b, unit, thinking, teams } = report
  const varied = Object.keys(grid[0]?.options ?? {})
  const heads = teams
    ? ['games', `teams of ${a} won`, `teams of ${b} won`, 'difference', '95 %', `${unit} p50`]
    : ['games', `${a} won`, `${b} won`, 'neither', `share of ${a}`, '95 %', `${unit} p50`]
  const rows = grid.map((one) => [...Object.values(one.options).map(String), ...cellsOf(one)])
  const [, ...others] = varied
  if (grid.length > 1) rows.push(['all', ...others.map(() => ''), ...cellsOf(report)])
  const align = [...varied.map((): Align => 'left'), ...heads.map((): Align => 'right')]
  return [
    ...table([...varied.map(flagOf), ...heads], rows, align),
    '',
    timeOf(a, thinking.a),
    timeOf(b, thinking.b),
    `seed ${report.seed}`,
  ]
}

function cellsOf({ games, against, teams, share, interval, length }: Standing): string[] {
  const results = teams
    ? [teams.a, teams.b].map(({ won, games: own }) => `${won} of ${own}`)
    : [against?.a, against?.b, against?.neither].map(String)
  const [low, high] = interval
  const [figure, unit] = [(part: number) => (100 * part).toFixed(1), teams ? 'points' : '%']
  const range = `${figure(low)} to ${figure(high)} ${unit}`
  return [String(games), ...results, `${figure(share)} ${unit}`, range, String(length)]
}

function timeOf(bot: string, { mean, longest }: Thinking): string {
  return `${bot} took ${mean.toFixed(2)} ms per answer in the mean, ${longest.toFixed(0)} ms at most`
}
