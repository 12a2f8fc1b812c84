import type { GameRecord } from '@keep-flying/kernel'
import type {
  CreateRequest,
  GameInfo,
  ImportRequest,
  Me,
  Problem,
  Proposal,
  Report,
  SeatRequest,
  TableInfo,
  TableLine,
} from '@keep-flying/protocol'
import type { Locale } from '../i18n/language.tsx'

/** What came of a request to the server. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem }

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Nobody answered, or nothing a server of ours would say. */
const silence: Problem = { code: 'unavailable', message: 'The server does not answer.' }

/** Asks the server; never throws. */
export async function ask<T>(method: Method, path: string, body?: unknown): Promise<Result<T>> {
  try {
    const request = (headers: Readonly<Record<string, string>>) =>
      fetch(path, {
        method,
        ...(body === undefined
          ? { headers }
          : { body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } }),
      })
    let response = await request({})
    // Some servers ask whoever is new for a little work first.
    if (response.status === 428)
      response = await (await import('@keep-flying/protocol/work')).afterWork(response, request)
    // Where no server of ours is, something else may answer with a page.
    if (!response.headers.get('content-type')?.startsWith('application/json')) return { ok: false, problem: silence }
    const content = await response.json()
    if (response.ok) return { ok: true, value: content }
    return { ok: false, problem: content.problem ?? silence }
  } catch {
    return { ok: false, problem: silence }
  }
}

export type Table = { readonly table: TableInfo }
type Link = { readonly id: string; readonly url: string }

export const at = (table: string, rest = '') => `/api/tables/${encodeURIComponent(table)}${rest}`
export const withInvite = (path: string, invite: string | undefined) =>
  invite === undefined ? path : `${path}?invite=${encodeURIComponent(invite)}`

/** Everything the client asks of the server over HTTP. */
export const server = {
  me: () => ask<Me>('GET', '/api/me'),
  rename: (name: string) => ask<Me>('PATCH', '/api/me', { name }),
  setLocale: (locale: Locale) => ask<Me>('PATCH', '/api/me', { locale }),
  setWebhook: (url: string) => ask<Me>('PUT', '/api/me/webhook', { url }),
  removeWebhook: () => ask<Me>('DELETE', '/api/me/webhook'),
  tryWebhook: () => ask<object>('POST', '/api/me/webhook/test', {}),
  pushKey: () => ask<{ readonly key: string }>('GET', '/api/push-key'),
  addPush: (subscription: PushSubscriptionJSON) => {
    const { endpoint, keys } = subscription
    return ask<Me>('PUT', '/api/me/push', { endpoint, keys: { p256dh: keys?.['p256dh'], auth: keys?.['auth'] } })
  },
  removePush: (endpoint: string) => ask<Me>('DELETE', '/api/me/push', { endpoint }),

  games: () => ask<{ readonly games: readonly GameInfo[] }>('GET', '/api/games'),
  /** A list of tables; what is said of their games is in the language asked for. */
  tables: (list: 'open' | 'mine' | 'running' | 'finished', locale: Locale) =>
    ask<{ readonly tables: readonly TableLine[] }>('GET', `/api/tables?list=${list}&locale=${locale}`),
  table: (table: string, invite?: string) => ask<Table>('GET', withInvite(at(table), invite)),
  create: (request: CreateRequest) => ask<Table>('POST', '/api/tables', request),
  bring: (request: ImportRequest) => ask<Table>('POST', '/api/tables/import', request),
  join: (table: string, seat: number | undefined, invite: string | undefined) =>
    ask<Table>('POST', at(table, '/join'), {
      ...(seat === undefined ? {} : { seat }),
      ...(invite === undefined ? {} : { invite }),
    }),
  leave: (table: string) => ask<object>('POST', at(table, '/leave'), {}),
  start: (table: string) => ask<Table>('POST', at(table, '/start'), {}),
  /** The next game of a campaign, with the same people. */
  next: (table: string) => ask<Table>('POST', at(table, '/next'), {}),
  rematch: (table: string) => ask<Table>('POST', at(table, '/rematch'), {}),
  setSeat: (table: string, seat: number, now: SeatRequest) => ask<Table>('PUT', at(table, `/seats/${seat}`), now),
  handOver: (table: string, seat: number) =>
    ask<{ readonly token: string }>('POST', at(table, `/seats/${seat}/hand-over`), {}),
  takeBack: (table: string, seat: number) => ask<Table>('POST', at(table, `/seats/${seat}/take-back`), {}),
  takeOver: (table: string, token: string) => ask<Table>('POST', at(table, '/take-over'), { token }),
  propose: (table: string, proposal: Proposal) => ask<Table>('POST', at(table, '/proposals'), proposal),
  record: (table: string, invite?: string) => ask<GameRecord>('GET', withInvite(at(table, '/record'), invite)),
  report: (table: string, note: string, invite?: string) =>
    ask<Link>('POST', withInvite(at(table, '/reports'), invite), { note }),

  replay: (id: string) => ask<{ readonly record: GameRecord }>('GET', `/api/replays/${encodeURIComponent(id)}`),
  keepReplay: (record: GameRecord) => ask<Link>('POST', '/api/replays', record),
  readReport: (id: string) => ask<Report>('GET', `/api/reports/${encodeURIComponent(id)}`),
}
