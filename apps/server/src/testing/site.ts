import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadGames } from '@keep-flying/games'
import type { FastifyInstance } from 'fastify'
import { readConfig } from '../config.ts'
import { hostGames } from '../games/catalog.ts'
import { examine } from '../health/health.ts'
import { closingProbe, databaseProbe, diskProbe } from '../health/probes.ts'
import { buildApp } from '../http/app.ts'
import { createSessions, type Sessions } from '../identity/sessions.ts'
import { createLogger } from '../logging.ts'
import { createMetrics, type Metrics } from '../metrics.ts'
import { Bans } from '../operator/bans.ts'
import { Quotas } from '../quotas/quotas.ts'
import { Scheduler } from '../scheduler.ts'
import type { Services } from '../services.ts'
import { Slices } from '../slices.ts'
import { openStore } from '../storage/open.ts'
import type { Store } from '../storage/store.ts'
import { checkHere } from '../tables/checker.ts'
import { gameRow, seatRow } from './rows.ts'

/** The HTTP side of a server with an embedded database of its own, listening on a free port. */
export interface Site {
  readonly url: string
  readonly store: Store
  readonly sessions: Sessions
  readonly metrics: Metrics
  /** Every line logged so far. */
  readonly lines: readonly string[]
  /** The tables reported as changed. */
  readonly changed: readonly string[]
  /** The people whose sessions were reported as ended. */
  readonly signedOut: readonly string[]
  /** The sessions reported as ended one by one. */
  readonly ended: readonly string[]
  /** The server's clock, and whether it is shutting down. */
  readonly state: { now: number; closing: boolean }
  close(): Promise<void>
}

export interface SiteOptions {
  readonly env?: Readonly<Record<string, string>>
  readonly webRoot?: string
  /** Adds routes to those every site has. */
  readonly routes?: (app: FastifyInstance, services: Services, sessions: Sessions) => void
}

export async function openSite({ env = {}, webRoot, routes }: SiteOptions = {}): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'keepflying-site-'))
  const raised = { REQUESTS_PER_MINUTE: '100000', TABLES_PER_HOUR: '100000', GUESTS_PER_HOUR: '100000' }
  const config = readConfig({ ...raised, LOG_LEVEL: 'info', ...env, DATA_DIR: dataDir })
  const store = await openStore(config)
  const state = { now: Date.UTC(2030, 0, 1), closing: false }
  const lines: string[] = []
  const changed: string[] = []
  const signedOut: string[] = []
  const ended: string[] = []
  const log = createLogger(config, { write: (line) => lines.push(line) }, () => state.now)
  const games = await hostGames(await loadGames())
  const now = () => state.now
  const services: Services = {
    config,
    log,
    store,
    games,
    bans: new Bans(now),
    quotas: new Quotas(config, store, now),
    scheduler: new Scheduler(),
    answering: new Scheduler(),
    downloads: new Scheduler(),
    slices: new Slices(),
    checker: checkHere(games),
    now,
  }
  const secret = randomBytes(32).toString('hex')
  const sessions = createSessions(services, secret)
  const metrics = createMetrics()
  const app = await buildApp(services, {
    sessions,
    secret,
    metrics,
    people: {
      changed: async (table) => void changed.push(table),
      signedOut: async (user) => void signedOut.push(user),
      ended: async (sessions) => void ended.push(...sessions),
    },
    webRoot: webRoot ?? null,
    closing: () => state.closing,
    examined: () => examine([closingProbe(() => state.closing), databaseProbe(store), diskProbe(dataDir)]),
  })
  routes?.(app, services, sessions)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url,
    store,
    sessions,
    metrics,
    lines,
    changed,
    signedOut,
    ended,
    state,
    async close() {
      await app.close()
      await store.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** An open table with these people in its first seats and two open seats after them. */
export async function addTable(store: Store, host: string, people: readonly string[]): Promise<string> {
  const game = gameRow(host, Date.UTC(2030, 0, 1))
  const sitters = [...people, null, null].map((user, seat) =>
    seatRow(game.id, seat, { kind: user === null ? 'open' : 'person', user }),
  )
  await store.addGame(game, sitters)
  return game.id
}

/** A reply. */
export interface Answered {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
}

/** A browser: it keeps the cookie it is given. */
export interface Visitor {
  cookie: string | undefined
  ask(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answered>
}

export function visitor(url: string): Visitor {
  const self: Visitor = {
    cookie: undefined,
    async ask(method, path, body, headers = {}) {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(self.cookie === undefined ? {} : { cookie: self.cookie }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      for (const given of response.headers.getSetCookie()) self.cookie = withCookie(self.cookie, given)
      const text = await response.text()
      const json = response.headers.get('content-type')?.startsWith('application/json') ?? false
      return { status: response.status, headers: response.headers, body: json ? JSON.parse(text) : text }
    },
  }
  return self
}

/** The cookies a browser then sends. */
function withCookie(cookies: string | undefined, given: string): string | undefined {
  const [pair = ''] = given.split(';', 1)
  const [name] = pair.split('=', 1)
  const others = (cookies ?? '').split('; ').filter((cookie) => cookie !== '' && !cookie.startsWith(`${name}=`))
  const kept = given.includes('Max-Age=0') ? others : [pair, ...others]
  return kept.length === 0 ? undefined : kept.join('; ')
}
