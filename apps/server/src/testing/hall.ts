import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadGames } from '@keep-flying/games'
import { anyAnswer, finish, openStream, recordOf, replayRecord } from '@keep-flying/kernel'
import type { Me, Problem, SeatInfo, TableInfo, TableLine } from '@keep-flying/protocol'
import { clockOf, clockTurn } from '../clocks/rules.ts'
import { readConfig } from '../config.ts'
import { hostGame, hostGames, packageOf } from '../games/catalog.ts'
import { examine } from '../health/health.ts'
import { buildApp } from '../http/app.ts'
import { createSessions } from '../identity/sessions.ts'
import { createLogger } from '../logging.ts'
import { createMetrics } from '../metrics.ts'
import { Bans } from '../operator/bans.ts'
import { endOf } from '../play/end.ts'
import { type AnyMatch, recordOfRows } from '../play/revival.ts'
import { firstSituation, situationOf } from '../play/situation.ts'
import { Trouble } from '../problems.ts'
import { Quotas } from '../quotas/quotas.ts'
import { Scheduler } from '../scheduler.ts'
import type { Running, Services, TableServices } from '../services.ts'
import { Slices } from '../slices.ts'
import { openStore } from '../storage/open.ts'
import type { GameAndSeats, Store } from '../storage/store.ts'
import { blockRoutes, type Hearing } from '../tables/block-routes.ts'
import { checkHere } from '../tables/checker.ts'
import { orderRoutes } from '../tables/order-routes.ts'
import { replayRoutes, reportRoutes } from '../tables/record-routes.ts'
import { tableRoutes } from '../tables/routes.ts'
import { expeditionPackage } from './expedition.ts'
import { raftPackage } from './raft.ts'

/** The body of any reply. */
interface Body extends Record<string, unknown> {
  readonly table?: TableInfo
  readonly tables?: TableLine[]
  readonly problem?: Problem
  readonly token?: string
  readonly id?: string
}

export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly body: Body
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export const open = { kind: 'open' }
export const oar = { kind: 'bot', bot: 'oar' }
export const helm = { kind: 'bot', bot: 'helm' }

/** A request for a raft of three that everybody may join, with changes. */
export function raft(changes: object = {}): object {
  const plain = { game: 'raft', options: { players: 3 }, title: 'Down the river', visibility: 'public', pace: 'live' }
  return { ...plain, seats: [open, open], ...changes }
}

/** Who sits somewhere: people by name, bots by kind. */
export function whoSits({ bot, name }: SeatInfo): string | null {
  return bot ?? name
}

/** Somebody with a browser. */
export interface Person {
  readonly id: string
  ask(method: Method, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Reply>
  /** Sends a request that must succeed, and returns the table in the reply. */
  table(method: Method, path: string, body?: unknown): Promise<TableInfo>
}

type Choose = typeof anyAnswer

/** The part of a server that deals with tables, on a real database. Games are not run; tests play them by hand. */
export interface Hall {
  readonly services: Services
  readonly store: Store
  /** What the parts that deal with tables are given. */
  readonly tables: TableServices
  /** Tables reported as changed, in order. */
  readonly changed: string[]
  /** Agreed undos that were requested. */
  readonly undone: [table: string, seat: number, to: number][]
  /** Blocks and their ends that were reported. */
  readonly heard: Parameters<Hearing>[]
  /** Somebody the server does not know yet. */
  stranger(): Person
  person(name: string): Promise<Person>
  /** Moves the clock on by so many minutes. */
  pass(minutes: number): void
  /** Answers at random, or as told, as often as told or until the game is over. */
  play(table: string, answers?: number, choose?: Choose): Promise<void>
  /** Replaces the raft by another version of its rules. */
  newRules(rules: string): Promise<void>
  close(): Promise<void>
}

export async function openHall(): Promise<Hall> {
  const dataDir = await mkdtemp(join(tmpdir(), 'keepflying-hall-'))
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    REQUESTS_PER_MINUTE: '100000',
    TABLES_PER_HOUR: '100000',
    GUESTS_PER_HOUR: '100000',
  })
  let time = Date.UTC(2517, 0, 1)
  const now = () => time
  const store = await openStore({ dataDir, databaseUrl: null, now })
  const catalog = new Map(await hostGames([...(await loadGames()), raftPackage(), expeditionPackage()]))
  const services: Services = {
    config,
    log: createLogger(config),
    store,
    games: catalog,
    bans: new Bans(now),
    quotas: new Quotas(config, store, now),
    scheduler: new Scheduler(),
    answering: new Scheduler(),
    downloads: new Scheduler(),
    slices: new Slices(),
    checker: checkHere(catalog),
    now,
  }
  const changed: string[] = []
  const undone: [string, number, number][] = []
  const heard: Hall['heard'] = []
  const running: Running = {
    firstSituation: (row) => firstSituation(packageOf(catalog, row.game), row),
    changed: async (table) => {
      changed.push(table)
    },
    undoAgreed: async (table, seat, to) => {
      const { answers } = await matchAt(services, table)
      if (to >= answers) throw new Trouble('illegal', 'There is nothing to take back.', 'undo')
      undone.push([table, seat, to])
    },
    own: async (table, seat) => {
      const match = await matchAt(services, table)
      const { game, rules, options, commitment } = recordOf(match)
      const [view, decisions, events] = [match.view(seat), match.decisionsOf(seat), match.events(seat)]
      const version = match.log.length
      return [JSON.stringify({ format: 1, game, rules, options, commitment, seat, version, view, decisions, events })]
    },
    record: async (table, besides = {}) => [
      JSON.stringify({ ...recordOf(await matchAt(services, table)), ...besides }),
    ],
    fault: async () => null,
  }
  const secret = 'a secret for tests that is long enough'
  const sessions = createSessions(services, secret)
  const people = { changed: running.changed, signedOut: async () => undefined, ended: async () => undefined }
  const unexamined = { closing: () => false, examined: () => examine([]) }
  const options = { sessions, secret, metrics: createMetrics(), people, webRoot: null, ...unexamined }
  const app = await buildApp(services, options)
  const withTables = { ...services, running }
  tableRoutes(app, withTables, sessions)
  reportRoutes(app, withTables, sessions)
  replayRoutes(app, withTables, sessions)
  orderRoutes(app, withTables, sessions)
  blockRoutes(app, services, sessions, (...hearing) => void heard.push(hearing))
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    services,
    store,
    tables: withTables,
    changed,
    undone,
    heard,
    stranger: () => browserAt(address, ''),
    person: async (name) => {
      const guest = browserAt(address, '')
      const { id } = (await guest.ask('GET', '/api/me')).body
      if (id === undefined) throw new Error('The server made no guest.')
      await store.renameUser(id, name)
      return { ...guest, id }
    },
    pass: (minutes) => {
      time += minutes * 60_000
    },
    play: (table, answers = Number.POSITIVE_INFINITY, choose = anyAnswer) => playOn(services, table, answers, choose),
    newRules: async (rules) => {
      catalog.set('raft', await hostGame(raftPackage(rules)))
    },
    close: async () => {
      await app.close()
      await store.close()
      await rm(dataDir, { recursive: true })
    },
  }
}

async function tableAt({ store }: Services, table: string): Promise<GameAndSeats> {
  const found = await store.game(table)
  if (!found) throw new Error(`There is no table ${table}.`)
  return found
}

async function matchAt(services: Services, table: string): Promise<AnyMatch> {
  const { game } = await tableAt(services, table)
  const record = recordOfRows(game, await services.store.entries(table, 0))
  return replayRecord(packageOf(services.games, game.game).game, record)
}

function raise(problem: unknown): never {
  throw problem
}

async function playOn(services: Services, table: string, answers: number, choose: Choose): Promise<void> {
  const { game, seats } = await tableAt(services, table)
  const match = await matchAt(services, table)
  const random = openStream('sfc32:hall')
  const situation = () => situationOf(packageOf(services.games, match.game.id), match)
  const rules = clockOf(game)
  const first = match.log.length
  for (let seq = first; seq < first + answers && !match.over; seq++) {
    const decision = match.pending.find(({ standing }) => !standing)
    if (!decision) throw new Error('The game waits for nobody.')
    const { seat, number } = decision
    const before = situation().waiting
    match.answer({ seat, decision: number, value: choose(decision, random) })
    const entry = JSON.stringify(match.log.at(-1))
    const user = seats[seat]?.stand_in === null ? seats[seat].user : null
    const clock = rules && clockTurn(rules, match, { before, waiting: situation().waiting })
    await services.store.append([
      {
        entry: { game: table, seq, entry, place: 0, once: null, at: services.now() },
        by: { seat, user },
        epoch: game.epoch,
        ...situation(),
        ...(clock ? { clock } : {}),
        ...(match.over ? { end: finish(endOf(match, recordOf(match), raise)) } : {}),
      },
    ])
  }
}

/** A browser that keeps its cookie. */
function browserAt(address: string, id: Me['id']): Person {
  let cookie: string | null = null
  const ask: Person['ask'] = async (method, path, body, headers = {}) => {
    const response = await fetch(address + path, {
      method,
      headers: {
        ...(cookie === null ? {} : { cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, body: JSON.parse(text) }
  }
  const table = async (method: Method, path: string, body?: unknown): Promise<TableInfo> => {
    const reply = await ask(method, path, body)
    if (!reply.body.table) throw new Error(`${method} ${path} was refused: ${reply.text}`)
    return reply.body.table
  }
  return { id, ask, table }
}
