import type {
  BanInfo,
  BanRequest,
  DeedInfo,
  OperatorTable,
  OperatorTableLine,
  PersonDetails,
  PersonLine,
  ReportLine,
  TableStatus,
} from '@keep-flying/protocol'
import { ask, type Result } from '../online/http.ts'

/** How many lines the server puts on a page. */
export const pageLines = 50

const query = (words: Readonly<Record<string, string | number>>) =>
  new URLSearchParams(Object.entries(words).map(([key, value]) => [key, String(value)])).toString()

const get = <T>(path: string, words: Readonly<Record<string, string | number>>) =>
  ask<T>('GET', `/api/admin/${path}?${query(words)}`)

/** The list inside a reply. */
async function listIn<K extends string, T>(
  reply: Promise<Result<Readonly<Record<K, readonly T[]>>>>,
  key: K,
): Promise<Result<readonly T[]>> {
  const read = await reply
  return read.ok ? { ok: true, value: read.value[key] } : read
}

/** What the operator's page asks of the server. */
export const operator = {
  people: (search: string, page: number) => listIn<'people', PersonLine>(get('people', { search, page }), 'people'),
  person: (id: string) => ask<PersonDetails>('GET', `/api/admin/people/${encodeURIComponent(id)}`),
  deletePerson: (id: string, why: string, password: string) =>
    ask<object>('POST', `/api/admin/people/${id}/delete`, { why, password }),
  recovery: (id: string, password: string) =>
    ask<{ readonly code: string }>('POST', `/api/admin/people/${id}/recovery`, { password }),
  tables: (status: TableStatus, search: string, page: number) =>
    listIn<'tables', OperatorTableLine>(get('tables', { status, search, page }), 'tables'),
  table: (id: string) => ask<{ readonly table: OperatorTable }>('GET', `/api/admin/tables/${encodeURIComponent(id)}`),
  closeTable: (id: string, why: string) => ask<object>('POST', `/api/admin/tables/${id}/close`, { why }),
  deleteTable: (id: string, why: string, password: string) =>
    ask<object>('POST', `/api/admin/tables/${id}/delete`, { why, password }),
  reports: (open: boolean, page: number) =>
    listIn<'reports', ReportLine>(get('reports', { open: String(open), page }), 'reports'),
  handle: (id: string, done: string) => ask<object>('POST', `/api/admin/reports/${id}`, { done }),
  bans: (all: boolean, page: number) => listIn<'bans', BanInfo>(get('bans', { all: String(all), page }), 'bans'),
  ban: (request: BanRequest) => ask<object>('POST', '/api/admin/bans', request),
  unban: (id: string) => ask<object>('DELETE', `/api/admin/bans/${id}`),
  log: (page: number) => listIn<'deeds', DeedInfo>(get('log', { page }), 'deeds'),
}
