import type { BanLine, BanRow, DeedRow, PersonLine, ReportLine, TableLine } from '@keep-flying/server'
import { indented, table } from '../terminal/layout.ts'

/** Lists for a terminal of 80 columns. People's texts are cut, and stripped of whatever would move the cursor. */

/** The widest a line may be. */
const width = 80

export function plain(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ').trim()
}

export function cut(text: string, most: number): string {
  const letters = [...plain(text)]
  return letters.length <= most ? letters.join('') : `${letters.slice(0, most - 1).join('')}…`
}

/** A moment in UTC, to the minute. */
export function when(at: number | null): string {
  return at === null ? 'never' : new Date(at).toISOString().slice(0, 16).replace('T', ' ')
}

/** The same without the year, where there is no room. */
function brief(at: number): string {
  return when(at).slice(5)
}

export function peopleLines(people: readonly PersonLine[]): string[] {
  const rows = people.map(({ id, name, account, operator, seen_at, tables }) => [
    id,
    cut(name, 18),
    operator ? 'operator' : account ? 'account' : 'guest',
    when(seen_at),
    String(tables),
  ])
  return listed(['id', 'name', 'kind', 'seen (UTC)', 'tables'], rows, 'Nobody.', [4])
}

export function tableLines(tables: readonly TableLine[]): string[] {
  const rows = tables.map(({ id, title, game, touched_at, entries }) => [
    id,
    cut(title, 20),
    cut(game, 10),
    brief(touched_at),
    String(entries),
  ])
  return listed(['id', 'title', 'game', 'last (UTC)', 'entries'], rows, 'No tables.', [4])
}

export function reportLines(reports: readonly ReportLine[]): string[] {
  const rows = reports.map(({ id, kind, at, about_name, about, by_name, note, handled }) => [
    id,
    kind,
    brief(at),
    cut(about_name ?? about ?? (by_name === null ? '' : `by ${by_name}`), 14),
    handled ? `✓ ${cut(handled.done, 14)}` : cut(note, 16),
  ])
  return listed(['id', 'kind', 'at (UTC)', 'about', 'note'], rows, 'No reports.')
}

export function banLines(bans: readonly (BanRow & { readonly name?: string | null })[]): string[] {
  const rows = bans.map((ban) => [ban.id, cut(banned(ban), 20), endOf(ban), cut(ban.why, 16)])
  return listed(['id', 'who', 'until (UTC)', 'why'], rows, 'No bans.')
}

export function banned({ name, network, person }: Partial<BanLine>): string {
  return network ?? name ?? person ?? ''
}

export function endOf({ until, lifted_at }: Pick<BanRow, 'until' | 'lifted_at'>): string {
  if (lifted_at !== null) return 'lifted'
  return until === null ? 'for good' : when(until)
}

export function deedLines(deeds: readonly DeedRow[]): string[] {
  const rows = deeds.map(({ n, at, by, deed, about, note }) => [
    String(n),
    brief(at),
    cut(by, 14),
    deed,
    cut(note === '' ? about : `${plain(about)}: ${plain(note)}`, 28),
  ])
  return listed(['n', 'at (UTC)', 'by', 'deed', 'about'], rows, 'Nothing was done yet.', [0])
}

function listed(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  none: string,
  right: readonly number[] = [],
): string[] {
  if (rows.length === 0) return [none]
  return table(
    head,
    rows,
    head.map((_, n) => (right.includes(n) ? 'right' : 'left')),
  )
}

/** Facts, one per line: a name and what it says, which may take several lines. */
export function facts(list: Readonly<Record<string, string | number | boolean | null>>): string[] {
  const labels = Math.max(...Object.keys(list).map((label) => label.length)) + 2
  return Object.entries(list).flatMap(([label, value]) => {
    const [first = '', ...rest] = indented(plain(String(value ?? 'none')) || 'none', labels, width)
    return [label.padEnd(labels) + first.slice(labels), ...rest]
  })
}
