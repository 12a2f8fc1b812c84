import type {
  BanInfo,
  DeedInfo,
  OperatorTable,
  OperatorTableLine,
  PersonDetails,
  PersonLine,
  ReportLine,
} from '@keep-flying/protocol'
import type { BanLine, PersonLine as PersonRow, ReportLine as ReportRow, TableLine } from '../storage/operator-store.ts'
import type { BanRow, DeedRow } from '../storage/schema.ts'
import type { personDetails, tableDetails } from './console.ts'

/** What the operator's page is sent: nothing secret. */

export function personLine({ id, name, account, operator, created_at, seen_at, tables }: PersonRow): PersonLine {
  return { id, name, account, operator, since: created_at, seen: seen_at, tables }
}

export function personInfo(found: Awaited<ReturnType<typeof personDetails>>): PersonDetails {
  const { id, name, login, locale, created_at, seen_at } = found.person
  const { operator } = found
  return {
    person: { id, name, account: login !== null, operator, locale, since: created_at, seen: seen_at },
    sessions: found.sessions.map(({ browser, system, seen_at: seen }) => ({ browser, system, seen })),
    tables: found.tables.map((table) => ({ id: table.id, title: table.title, status: table.status })),
    reports: found.reports.map(reportLine),
    bans: found.bans.map((ban) => banInfo({ ...ban, name })),
  }
}

export function tableLine(line: TableLine): OperatorTableLine {
  const { id, title, game, status, touched_at, entries, host_name } = line
  return { id, title, game, status, touched: touched_at, entries, host: host_name }
}

export function tableInfo(found: Awaited<ReturnType<typeof tableDetails>>): OperatorTable {
  const { id, title, game, rules, status, created_at, touched_at, entries } = found
  const seats = found.seats.map(({ seat, kind, name, person }) => ({ seat, kind, name, person }))
  return { id, title, game, rules, status, made: created_at, touched: touched_at, entries, seats }
}

export function reportLine(row: ReportRow): ReportLine {
  const { id, kind, game, at, note, user, by_name, about, about_name, said, handled } = row
  return {
    ...{ id, kind, table: game, at, note, handled },
    by: { id: user, name: by_name },
    about: about === null ? null : { id: about, name: about_name },
    said: saidIn(said),
  }
}

function saidIn(text: string | null): ReportLine['said'] {
  const lines: { at: number; text: string }[] = JSON.parse(text ?? '[]')
  return lines.map((line) => ({ at: line.at, text: line.text }))
}

export function banInfo({ lifted_at, ...ban }: BanRow & Pick<BanLine, 'name'>): BanInfo {
  return { ...ban, lifted: lifted_at }
}

export function deedInfo({ n, at, by, deed, about, note }: DeedRow): DeedInfo {
  return { n, at, by, deed, about, note }
}
