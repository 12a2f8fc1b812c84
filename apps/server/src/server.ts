import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { loadGames } from '@keep-flying/games'
import type { AnyPackage } from '@keep-flying/kernel'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { BackupSchedule } from './backups/schedule.ts'
import { BotPool } from './bots/pool.ts'
import { keepClocks, noteAlive } from './clocks/keeper.ts'
import type { Config } from './config.ts'
import { hostGames } from './games/catalog.ts'
import { watchHealth } from './health/watch.ts'
import { buildApp } from './http/app.ts'
import { cutIfNotRead, deadlines } from './http/connections.ts'
import { createSessions } from './identity/sessions.ts'
import { createThrottle } from './identity/throttle.ts'
import { createMetrics } from './metrics.ts'
import { nodesOn } from './nodes.ts'
import { banAddresses } from './operator/addresses.ts'
import { Bans } from './operator/bans.ts'
import { type Followers, Following } from './operator/following.ts'
import { operatorRoutes } from './operator/routes.ts'
import { Rooms } from './play/rooms.ts'
import { Sockets } from './play/sockets.ts'
import { Quotas } from './quotas/quotas.ts'
import { reminderRoutes } from './reminders/routes.ts'
import { leisurely, oneByOne, Scheduler } from './scheduler.ts'
import type { Services } from './services.ts'
import { Slices } from './slices.ts'
import { openStore } from './storage/open.ts'
import { blockRoutes } from './tables/block-routes.ts'
import { checkHere, checkOnThread } from './tables/checker.ts'
import { orderRoutes } from './tables/order-routes.ts'
import { replayRoutes, reportRoutes } from './tables/record-routes.ts'
import { tableRoutes } from './tables/routes.ts'
import { startUpkeep, upkeepJobs } from './upkeep.ts'
import { checkNewest, newerVersion, noteRules } from './versions.ts'

export interface RunningServer {
  /** Its address, as seen from this machine. */
  readonly url: string
  /** Accepts nothing new, finishes what is under way, tells everybody, and closes everything. */
  close(): Promise<void>
}

export interface ServerParts {
  readonly config: Config
  readonly log: Logger
  /** The folder of the built client, if there is one. */
  readonly webRoot?: string | null
  /** The games to host, if not all there are. Their records are replayed on the main thread: no other can load them. */
  readonly games?: readonly AnyPackage[]
  /** The module whose `gameListings` bots play on their threads, if not the registry of all games. */
  readonly botGames?: string
  readonly now?: () => number
  readonly slices?: Slices
  /** Whose requests and messages are worked on when; answers have one of their own. */
  readonly scheduler?: Scheduler
}

const second = 1000

/** Milliseconds in which requests under way can end once the server closes. */
const lastRequests = 3 * second

/** The module that lists all games, for threads. */
const allGames = '@keep-flying/games'

/** Starts a node of the server: alone on SQLite, or one of several on PostgreSQL. */
export async function startServer({ config, log, ...parts }: ServerParts): Promise<RunningServer> {
  const now = parts.now ?? Date.now
  const scheduler = parts.scheduler ?? new Scheduler(leisurely)
  const answering = new Scheduler()
  const downloads = new Scheduler(oneByOne)
  const turn = () => scheduler.turn('stored', Number.POSITIVE_INFINITY)
  const store = await openStore({ ...config, now, alone: true, turn })
  const games = await hostGames(parts.games ?? (await loadGames()))
  await checkNewest(store, games)
  const bans = new Bans(now)
  const slices = parts.slices ?? new Slices()
  const metrics = createMetrics()
  const quotas = new Quotas(config, store, now, (quota) => metrics.quotaRefusals.inc({ quota }))
  const checker = parts.games ? checkHere(games) : checkOnThread(allGames)
  const schedulers = { scheduler, answering, downloads }
  const services: Services = { config, log, store, games, bans, quotas, ...schedulers, slices, checker, now }
  const secret = await store.setting('cookie-secret', () => randomBytes(32).toString('hex'))
  const sessions = createSessions(services, secret)
  const pool = new BotPool(config.botThreads, config.botPatience, parts.botGames ?? allGames, config.botThinking)
  const rooms = new Rooms(services, metrics, pool)
  const withRooms = { ...services, running: rooms }
  let closing = false
  let outdated = false
  const nodes = config.databaseUrl === null ? null : nodesOn(config.databaseUrl, log, () => rooms.suspectLoss())
  const health = watchHealth({ ...services, rooms, nodes, closing: () => closing, outdated: () => outdated })

  const app = await buildApp(services, {
    sessions,
    secret,
    metrics,
    people: {
      changed: (table) => rooms.changed(table),
      signedOut: async (user) => sockets.signOut(user),
      ended: async (ended) => sockets.endSessions(ended),
    },
    webRoot: parts.webRoot ?? null,
    closing: () => closing || outdated,
    examined: health.examined,
  })
  tableRoutes(app, withRooms, sessions)
  reportRoutes(app, withRooms, sessions)
  replayRoutes(app, withRooms, sessions)
  reminderRoutes(app, services, sessions)
  orderRoutes(app, withRooms, sessions)
  blockRoutes(app, services, sessions, (user, other, hears) => sockets.setHearing(user, other, hears))
  const following = new Following(store, bans)
  const throttle = createThrottle(services, secret)
  operatorRoutes(app, { ...services, sessions, throttle }, () => following.follow(followers))
  await app.ready()

  const sockets = new Sockets(app.server, {
    services,
    sessions,
    metrics,
    rooms,
    adapter: nodes?.adapter ?? null,
  })
  // After the sockets, so that their polls are covered, too.
  cutIfNotRead(app.server, deadlines.reading, () => metrics.cuts.inc({ why: 'not read' }))
  rooms.connect(sockets)
  const followers: Followers = {
    changed: (table) => rooms.changedByOperator(table),
    banAddresses: (user) => banAddresses(services, user, sockets.addressesOf(user)),
    cutBanned: () => sockets.cutBanned(),
    signOut: (user) => sockets.signOut(user),
  }
  await following.begin()

  await quotas.space.look(services, metrics)
  await noteAlive(services)
  await listen(app, config)
  // From here on it serves, and must not end because the database fails.
  const backups = new BackupSchedule(services, metrics)
  const upkeep = startUpkeep(services, [
    ...upkeepJobs(services, metrics.reminders),
    { name: 'clocks', every: second, run: () => keepClocks(withRooms) },
    { name: 'bots after a restart', once: true, every: 5 * second, run: () => rooms.wakeBots(0) },
    { name: 'bots', every: 5 * second, run: () => rooms.wakeBots() },
    { name: 'habits', every: 2 * second, run: () => rooms.wakeHabits() },
    { name: 'presence', every: 60 * second, run: () => sockets.noteSeen() },
    { name: 'unread sockets', every: deadlines.reading, run: async () => sockets.cutUnread() },
    { name: 'operator', every: 3 * second, run: () => following.follow(followers) },
    { name: 'room for data', every: 60 * second, run: () => quotas.space.look(services, metrics) },
    { name: 'idle rooms', every: 60 * second, run: () => rooms.forgetIdle() },
    ...(nodes || config.backupEvery === 0 ? [] : [{ name: 'backup', every: 60 * second, run: () => backups.run() }]),
    ...(nodes
      ? [
          { name: 'other nodes', every: 5 * second, run: () => rooms.followOthers() },
          { name: 'lost nodes', every: second, run: () => takeOverLostNodes(sockets, rooms) },
        ]
      : []),
  ])
  const watch = startUpkeep(services, [
    ...health.jobs,
    { name: 'rules', once: true, every: second, run: () => noteRules(store, games) },
    ...(nodes
      ? [
          { name: 'heartbeat', every: second, run: () => nodes.beat() },
          { name: 'version', every: 2 * second, run: giveWay },
        ]
      : []),
  ])
  const { port } = app.server.address() as AddressInfo
  const url = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`
  log.info({ at: url, database: store.kind }, 'Keep Flying is running')

  /** Once a newer version uses the database, serves nothing more, and leaves everybody to it. */
  async function giveWay(): Promise<void> {
    const why = outdated ? null : await newerVersion(store, games)
    if (why === null) return
    outdated = true
    log.error({ why }, 'a newer version of Keep Flying uses this database: this one serves nothing more')
    await upkeep.stop()
    await rooms.close()
    await sockets.dismiss()
  }

  async function close(): Promise<void> {
    if (closing) return
    closing = true
    await watch.stop()
    await upkeep.stop()
    await rooms.close()
    // Otherwise somebody who connects and then says nothing would keep the server from closing.
    const cut = setTimeout(() => app.server.closeAllConnections(), lastRequests)
    await sockets.close()
    await checker.close()
    await app.close()
    clearTimeout(cut)
    await pool.close()
    await nodes?.close()
    health.stop()
    await store.close()
    log.info('closed')
  }

  return { url, close }
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
    if (code === 'EADDRINUSE')
      throw new Error(`PORT is ${port}, but something else already listens there. Set PORT to another number.`, {
        cause,
      })
    if (code === 'EACCES')
      throw new Error(`PORT is ${port}, where this user may not listen. Set PORT to 1024 or more.`, { cause })
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new Error(
        `HOST is "${host}", which is not an address of this machine. Set HOST to one that is, or to 0.0.0.0 for all.`,
        { cause },
      )
    throw cause
  }
}

/** Checks whether a node died, and takes over its bots. */
async function takeOverLostNodes(sockets: Sockets, rooms: Rooms): Promise<void> {
  if (await sockets.noticeNodes()) await rooms.wakeOrphans()
}
