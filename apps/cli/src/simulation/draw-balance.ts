import { type Align, table } from '../terminal/layout.ts'
import { bold } from '../terminal/style.ts'
import type { BalanceReport, Line } from './balance.ts'

/** A report on balance as tables. */
export function drawBalance(report: BalanceReport, unit: string, listed: number): string[] {
  const lines = (title: string, rows: readonly (readonly [string, Line])[]) =>
    rows.length === 0 ? [] : ['', ...table([title, ...heads(unit)], rows.map(rowOf), ['left', ...aligns])]
  return [
    bold(`Balance of ${report.game}, seed ${report.seed}`),
    ...lines(
      'table',
      report.tables.map((line) => [line.table, line] as const),
    ),
    ...lines(
      'group',
      report.groups.map((line) => [line.group, line] as const),
    ),
    ...drawFigures(report),
    ...drawSets(report),
    ...drawCards(report, listed),
  ]
}

const heads = (unit: string) => ['games', 'finished', 'won', 'score', 'done', unit, 'p50', 'causes of defeat']
const aligns: readonly Align[] = ['right', 'right', 'right', 'right', 'right', 'right', 'right', 'left']

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

/** So many causes of defeat are told; some have a figure in them, and are all different. */
const causesTold = 3

function rowOf([name, line]: readonly [string, Line]): string[] {
  const causes = Object.entries(line.defeats)
    .sort(([, one], [, other]) => other - one)
    .map(([why, n]) => `${n} ${why}`)
    .slice(0, causesTold)
  return [
    name,
    String(line.games),
    percent(line.finished),
    percent(line.won),
    line.score.toFixed(2),
    percent(line.done),
    line.length.toFixed(1),
    String(line.median),
    causes.join(' '),
  ]
}

/** What else the game counts, by table: means, and medians of some. */
function drawFigures({ tables }: BalanceReport): string[] {
  const told = tables.map(({ table: id, figures, medians }) => {
    const middles = Object.entries(medians).map(([name, value]) => [`median ${name}`, value] as const)
    return { id, figures: new Map([...Object.entries(figures), ...middles]) }
  })
  const names = [...new Set(told.flatMap(({ figures }) => [...figures.keys()]))]
  if (names.length === 0) return []
  const rows = told.map(({ id, figures }) => [id, ...names.map((name) => figures.get(name)?.toFixed(2) ?? '')])
  return ['', ...table(['table', ...names], rows, ['left', ...names.map((): Align => 'right')])]
}

function drawSets({ sets }: BalanceReport): string[] {
  const rows = sets.map(({ was, of, perGame, ofMean }) => [of, was, perGame.toFixed(2), ofMean.toFixed(2)])
  return rows.length === 0
    ? []
    : ['', ...table(['set', 'was', 'per game', 'of the mean'], rows, ['left', 'left', 'right', 'right'])]
}

/** The cards that it happened to most often and least often. */
function drawCards({ cards }: BalanceReport, listed: number): string[] {
  const verbs = [...new Set(cards.map(({ was }) => was))]
  return verbs.flatMap((was) => {
    const all = cards.filter((one) => one.was === was)
    const shown = all.filter((_, n) => n < listed || n >= all.length - listed)
    const isShared = all.some(({ share }) => share !== null)
    const rows = shown.map((one) => [
      one.card,
      one.of,
      one.perGame.toFixed(2),
      ...(isShared ? [one.share === null ? '' : percent(one.share)] : []),
      String(one.games),
      `${one.swing >= 0 ? '+' : ''}${percent(one.swing)}`,
    ])
    const head = [`card ${was}`, 'of', 'per game', ...(isShared ? ['when possible'] : []), 'games', 'won more often']
    const aligned = head.map((_, n): Align => (n < 2 ? 'left' : 'right'))
    return rows.length === 0 ? [] : ['', ...table(head, rows, aligned)]
  })
}
