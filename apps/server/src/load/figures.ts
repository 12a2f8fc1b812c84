/** What was measured with a number of tables. */
export interface Figures {
  readonly tables: number
  /** Rows per second that the database itself can store. */
  readonly raw: number
  /** Answers per second that are acknowledged, hence stored, when everybody answers at once. */
  readonly answers: number
  readonly flatOut: Delays
  readonly thinking: Delays & { readonly answers: number }
  /** The same beside bots that think; null if there were none. */
  readonly beside: Delays | null
  /** Milliseconds of processor time per answer: the server's, and that of the players who are the load. */
  readonly cost: { readonly server: number; readonly players: number }
  /** Bytes per table that nobody watches, and per table being played. */
  readonly idle: number
  readonly active: number
}

/** Milliseconds. */
export interface Delays {
  readonly p50: number
  readonly p95: number
  readonly p99: number
}

export function delaysIn(times: readonly number[]): Delays {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

const headings = [
  'tables',
  'answers/s',
  'raw inserts/s',
  'ratio',
  'p50/p95/p99 ms, flat out',
  'answers/s, thinking',
  'p50/p95/p99 ms, thinking',
  'the same beside bots that think',
  'CPU ms per answer, server + players',
  'KB per idle table',
  'KB per active table',
]

function cells(run: Figures): string[] {
  return [
    whole(run.tables),
    whole(run.answers),
    whole(run.raw),
    (run.answers / run.raw).toFixed(2),
    delays(run.flatOut),
    whole(run.thinking.answers),
    delays(run.thinking),
    run.beside ? delays(run.beside) : '–',
    `${run.cost.server.toFixed(2)} + ${run.cost.players.toFixed(2)}`,
    whole(run.idle / 1024),
    whole(run.active / 1024),
  ]
}

const whole = (amount: number) => Math.round(amount).toLocaleString('en')
const delays = ({ p50, p95, p99 }: Delays) => [p50, p95, p99].map((ms) => ms.toFixed(ms < 10 ? 1 : 0)).join(' / ')

/** A Markdown table for docs/operations.md. */
export function tableOf(runs: readonly Figures[]): string {
  return markdownTable(headings, runs.map(cells))
}

/** A table in Markdown, with its columns aligned; numbers stand at the right. */
function markdownTable(head: readonly string[], body: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...body].map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) => `| ${row.map((cell, n) => cell.padStart(widths[n] ?? 0)).join(' | ')} |`
  const rule = `| ${widths.map((width) => `${'-'.repeat(width - 1)}:`).join(' | ')} |`
  return [line(head), rule, ...body.map(line)].join('\n')
}

/** What somebody waits for after a restart, in milliseconds. */
export interface Resumed {
  /** Games in the database. */
  readonly stored: number
  /** The first answer to each list, in the order asked. */
  readonly lists: readonly (readonly [list: string, time: number])[]
  /** The first sight of each game. */
  readonly games: readonly number[]
}

export function resumeLine({ stored, lists, games }: Resumed, answers: number): string {
  const { p50, p95 } = delaysIn(games)
  const those = `${games.length} games of ${answers} answers`
  const asked = lists.map(([list, time]) => `${list} ${time.toFixed(0)} ms`).join(', ')
  return [
    `After a restart with ${whole(stored)} stored games, the first answer to each list: ${asked}.`,
    `Time to see a game after a restart, ${those}: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms.`,
  ].join('\n')
}
