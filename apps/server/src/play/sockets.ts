import { once } from 'node:events'
import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Viewer } from '@keep-flying/kernel'
import { type ClientMessages, limits, type Present, type ProblemCode, type ServerMessages } from '@keep-flying/protocol'
import { Server, type ServerOptions, type Socket } from 'socket.io'
import { Connections } from '../http/connections.ts'
import { senderOf, sessionsPerNetwork } from '../http/limits.ts'
import { networkOf } from '../http/networks.ts'
import { addressOf, allowsOrigin } from '../http/origin.ts'
import { Tarpit } from '../http/tarpit.ts'
import type { Sessions } from '../identity/sessions.ts'
import { handleOf } from '../ids.ts'
import type { Metrics } from '../metrics.ts'
import { Trouble } from '../problems.ts'
import type { Services } from '../services.ts'
import type { Hearing } from '../tables/block-routes.ts'
import { seatOf } from '../tables/checks.ts'
import { seatNames, tableInfo } from '../tables/info.ts'
import { type Allowance, allowance } from './allowance.ts'
import { type Connection, cut, cutIfFlooding, cutIfUnread } from './connections.ts'
import { Floods } from './floods.ts'
import { handleMessages, watchPrice } from './messages.ts'
import { type News, NewsBatch } from './news.ts'
import { PacedWebSockets, packets, Written } from './packets.ts'
import { Presences, presentOf, type Watcher } from './presence.ts'
import type { Room } from './room.ts'
import type { Broadcaster, Rooms } from './rooms.ts'
import { SharedTexts, updateText } from './shared-texts.ts'

/** What is known about a socket. */
interface SocketData {
  user: string
  name: string
  /** The hash of its session's token. */
  session: string
  /** The network it came from. */
  network: string
  /** The tables it watches, each with the seat it watches from. */
  tables: Map<string, Viewer>
  /** Whether it is being cut off: whatever it still sends is not even read. */
  cut: boolean
}

/** Messages are of unknown type until they are checked. */
type Incoming = Record<keyof ClientMessages, (raw: unknown, reply: unknown) => void>

interface NodeMessages {
  news(news: readonly News[]): void
  /** Asks who watches a table on that node. */
  who(table: string, reply: (watchers: Watcher[]) => void): void
}

/** What is sent to many is written by us. */
interface Outgoing extends Omit<ServerMessages, 'update'> {
  update(update: Written): void
}

type Io = Server<Incoming, Outgoing, NodeMessages, SocketData>
export type Client = Socket<Incoming, Outgoing, NodeMessages, SocketData>

/** A new connection. */
interface MindedConnection extends Connection {
  readonly id: string
  readonly request: IncomingMessage
}

/** A connection that did not come about. */
interface RefusedConnection {
  readonly req: IncomingMessage
  readonly message: string
  readonly context?: { readonly message?: string }
}

/** Why a connection is cut: a message on it cannot be read, is too large, or breaks the protocol. */
const cutReasons: ReadonlySet<string> = new Set(['parse error', 'transport error', 'forced close'])

/** How many connections to one node a person may have at once. */
const connectionsEach = 20
/** Milliseconds that connections have to receive the last messages before they are cut. */
const closeTimeout = 2000

/** In connections, what it costs to come back before one may, or to send what cannot be read. */
const impatience = 20

/** Milliseconds in which somebody who is cut off can still receive why. */
const lastWords = 1000

/** Whatever comes over a connection, in times of the messages that one person may send. */
const packetsPerMessage = 10

/** As many events take as long to tell as a message that costs nearly nothing. */
const eventsPerMessage = 100

/** A look takes a few milliseconds: together they must leave most of the node's time to answers. */
const looksPerMinute = { each: 600, all: 6000 }

const everybodyAt = (table: string) => `t:${table}`
const personal = (user: string) => `u:${user}`
const ofSession = (session: string) => `s:${session}`
/** The sockets of those who have blocked a person. */
const deafTo = (handle: string) => `b:${handle}`
const seeing = (table: string, viewer: Viewer) => `v:${table}:${viewer ?? 'spectator'}`

export interface SocketParts {
  readonly services: Services
  readonly sessions: Sessions
  readonly metrics: Metrics
  readonly rooms: Rooms
  /** How nodes reach each other, if there are several. */
  readonly adapter: ServerOptions['adapter'] | null
}

/** The live side of the server: who is connected, what they watch, and what they are sent. */
export class Sockets implements Broadcaster {
  readonly #parts: SocketParts
  readonly #io: Io
  /** How often one session, or a network without one, may connect; and a network as a whole. */
  readonly #handshakes: Allowance
  readonly #networks: Allowance
  readonly #connections: Connections
  /** How many messages may be sent, over all connections: by one person, from one network, and by spectators of one table. */
  readonly #byPerson: Allowance
  readonly #byNetwork: Allowance
  readonly #bySpectators: Allowance
  /** How many answers one person, and everybody on this node together, may look ahead from. */
  readonly looks: Allowance
  readonly allLooks: Allowance
  /** What may come over one connection, message or not. */
  readonly #packets: Allowance
  readonly #floods: Floods
  readonly #tarpit: Tarpit
  /** Cuts a connection at once. */
  readonly #cuts = new Map<object, () => void>()
  readonly #presences = new Presences((table) => this.#tellPresence(table))
  readonly #news = new NewsBatch((news) => this.#io.serverSideEmit('news', news))
  #nodes = 1
  readonly #underWay = new Set<Promise<void>>()

  constructor(http: HttpServer, parts: SocketParts) {
    this.#parts = parts
    const { services, rooms, adapter } = parts
    const { requestsPerMinute, messagesPerMinute, connectionsPerAddress } = services.config
    this.#handshakes = allowance(requestsPerMinute, services.now)
    this.#networks = allowance(requestsPerMinute * sessionsPerNetwork, services.now)
    this.#connections = new Connections(connectionsPerAddress)
    this.#byPerson = allowance(messagesPerMinute, services.now)
    this.#byNetwork = allowance(messagesPerMinute * sessionsPerNetwork, services.now)
    this.#bySpectators = allowance(messagesPerMinute * sessionsPerNetwork, services.now)
    this.#packets = allowance(messagesPerMinute * packetsPerMessage, services.now)
    this.#floods = new Floods(services.now)
    this.#tarpit = new Tarpit(services.config, services.now)
    this.looks = allowance(looksPerMinute.each, services.now)
    this.allLooks = allowance(looksPerMinute.all, services.now)
    this.#io = new Server(http, {
      maxHttpBufferSize: limits.message,
      serveClient: false,
      parser: packets,
      wsEngine: PacedWebSockets,
      allowRequest: (request, decide) => this.#admit(request, decide),
      ...(adapter ? { adapter } : {}),
    })
    this.#io.use((socket, next) => {
      this.#identify(socket).then(
        () => next(),
        (problem: unknown) => next(this.#refusal(problem, this.#networkOf(socket.request))),
      )
    })
    this.#io.engine.on('connection_error', ({ req, message, context }: RefusedConnection) =>
      services.log.info({ network: this.#networkOf(req), why: context?.message ?? message }, 'a socket was refused'),
    )
    this.#io.engine.on('connection', (connection: MindedConnection) => this.#mind(connection))
    this.#io.on('connection', (socket) => this.#welcome(socket))
    this.#io.on('news', (all) => {
      for (const news of all)
        rooms.receive(news).catch((problem: unknown) => {
          services.log.error({ err: problem, table: news.table }, 'news from another node was lost')
        })
    })
    this.#io.on('who', (table, reply) => reply(this.#watchers(table)))
  }

  #networkOf(request: IncomingMessage): string {
    return networkOf(addressOf(request, this.#parts.services.config))
  }

  /** Says in its turn whether a connection may be made. */
  async #admit(request: IncomingMessage, decide: (refusal: string | null, allowed: boolean) => void): Promise<void> {
    const network = this.#networkOf(request)
    const refusal = await this.#parts.services.scheduler.turn(network).then(
      () => this.#whyNot(request, network),
      () => 'The server is busy.',
    )
    if (refusal !== null) await this.#tarpit.hold(network)
    decide(refusal, refusal === null)
  }

  #whyNot(request: IncomingMessage, network: string): string | null {
    const { services, sessions, rooms } = this.#parts
    const { config } = services
    if (rooms.closing) return 'The server is restarting.'
    if (this.#floods.waitOfNetwork(network) > 0) return 'Too much came from this address; wait a few minutes.'
    if (!allowsOrigin(request, config)) return 'This page is of another origin.'
    if (!this.#networks.take(network) || !this.#handshakes.take(senderOf(request, config, sessions)))
      return 'Too many connections; wait a minute.'
    if (this.#connections.isFull(network)) return 'Too many connections are open from this address; close some.'
    return null
  }

  /** Whether somebody may send another message; if so, it counts at its price. */
  allowsMessage({ data: { user, network } }: Client, price: number): boolean {
    return this.#byNetwork.take(network, price) && this.#byPerson.take(user, price)
  }

  /** Counts how long the game was that somebody was sent; their network pays, lest a person could not answer after that. */
  payForEvents({ data: { network } }: Client, events: number): void {
    this.#byNetwork.spend(network, events / eventsPerMessage)
  }

  /** Whether the spectators of a table may ask for it once more. Those who sit there are never held up by others. */
  allowsSpectator(table: string): boolean {
    return this.#bySpectators.take(table, watchPrice)
  }

  /** Counts a connection, cuts it if nobody reads what it is sent, and logs why it was cut. */
  #mind(connection: MindedConnection): void {
    const { rooms, services, sessions } = this.#parts
    const network = this.#networkOf(connection.request)
    this.#connections.count(network, connection)
    this.#cuts.set(connection, () => cut(connection))
    cutIfUnread(connection, () => this.#noteCut(network, 'not read'))
    cutIfFlooding(
      connection,
      () => this.#packets.take(connection.id),
      () => this.#noteCut(network, 'flood'),
    )
    connection.on('close', (why) => {
      this.#cuts.delete(connection)
      if (!cutReasons.has(why) || rooms.closing) return
      this.#noteCut(network, why)
      this.#handshakes.spend(senderOf(connection.request, services.config, sessions), impatience)
    })
  }

  #noteCut(network: string, why: string): void {
    this.#parts.services.log.info({ network, why }, 'a connection was cut')
    this.#parts.metrics.cuts.inc({ why })
  }

  /** Counts a refusal; whoever causes too many is cut off and has to wait, and this returns the reason. */
  cutIfFlood({ data }: Client, code: ProblemCode): Trouble | null {
    if (data.cut || !this.#floods.isFlood(data, code)) return null
    this.#noteCut(data.network, 'flood')
    for (const { conn, data: theirs } of this.#in(personal(data.user))) {
      theirs.cut = true
      // The last replies are still sent, but nobody waits for somebody who does not read them.
      setImmediate(() => conn.close())
      setTimeout(() => this.#cuts.get(conn)?.(), lastWords).unref()
    }
    return cutOff(this.#floods.waitOf(data))
  }

  /** The sockets of this node that are in a room of theirs. */
  #in(room: string): Client[] {
    const found: Client[] = []
    this.#each(room, (socket) => found.push(socket))
    return found
  }

  #each(room: string, deal: (socket: Client) => void): void {
    const { adapter, sockets } = this.#io.sockets
    const ids = adapter.rooms.get(room)
    if (!ids) return
    for (const id of ids) {
      const socket = sockets.get(id)
      if (socket) deal(socket)
    }
  }

  async #identify(socket: Client): Promise<void> {
    const { services, sessions } = this.#parts
    const address = addressOf(socket.request, services.config)
    services.bans.checkAddress(address)
    const network = networkOf(address)
    await services.scheduler.turn(network)
    const { cookie } = socket.handshake.headers
    const [user, session] = [await sessions.identifyCookie(cookie), sessions.sessionIn(cookie)]
    if (!user || session === null)
      throw new Trouble('unauthorized', 'Request /api/me first: a socket needs its cookie.')
    if (this.#parts.rooms.closing) throw new Trouble('unavailable', 'The server is restarting.')
    const wait = this.#floods.waitOf({ user: user.id, network })
    if (wait > 0) {
      // Whoever does not wait is soon not even let in to be told so.
      this.#handshakes.spend(session, impatience)
      throw cutOff(wait)
    }
    const connections = this.#io.sockets.adapter.rooms.get(personal(user.id))?.size ?? 0
    if (connections >= connectionsEach)
      throw new Trouble('too-many', `You already have ${connectionsEach} connections, which is the limit.`)
    socket.data = { user: user.id, name: user.name, session, network, tables: new Map(), cut: false }
  }

  /** A refused handshake carries its problem to the client as `error.data`. */
  #refusal(problem: unknown, network: string): Error {
    const { log } = this.#parts.services
    const trouble =
      problem instanceof Trouble
        ? problem
        : new Trouble('unavailable', 'The server cannot accept you right now; try again in a moment.')
    if (trouble === problem) log.info({ network, code: trouble.code }, 'a socket was refused')
    else log.error({ network, err: problem }, 'a socket could not be accepted')
    return Object.assign(new Error(trouble.message), { data: trouble.problem })
  }

  #welcome(socket: Client): void {
    const { metrics, services, rooms } = this.#parts
    metrics.sockets.inc()
    socket.join([personal(socket.data.user), ofSession(socket.data.session)])
    this.#cutIfEnded(socket).catch((problem: unknown) => {
      services.log.warn({ network: socket.data.network, err: problem }, 'a session could not be looked up')
    })
    handleMessages(socket, this.#parts, this)
    socket.on('disconnect', () => {
      metrics.sockets.dec()
      if (rooms.closing) return
      for (const table of [...socket.data.tables.keys()]) {
        this.leave(socket, table).catch((problem: unknown) => {
          services.log.warn({ err: problem, table }, 'a viewer could not be removed')
        })
      }
    })
  }

  /** The socket now gets the table's chat, and sees what the viewer sees. */
  enter(socket: Client, table: string, viewer: Viewer): void {
    const before = socket.data.tables.get(table)
    if (before !== undefined && before !== viewer) socket.leave(seeing(table, before))
    socket.data.tables.set(table, viewer)
    socket.join([everybodyAt(table), seeing(table, viewer)])
  }

  async leave(socket: Client, table: string): Promise<void> {
    const viewer = socket.data.tables.get(table)
    if (viewer === undefined) return
    socket.data.tables.delete(table)
    socket.leave(everybodyAt(table))
    socket.leave(seeing(table, viewer))
    this.presenceChanged(table)
    await this.#forget(table, viewer)
  }

  /** Stops making updates for a viewer if no socket on this node needs them. */
  async #forget(table: string, viewer: Viewer): Promise<void> {
    if (this.#io.sockets.adapter.rooms.has(seeing(table, viewer))) return
    const room = await this.#parts.rooms.room(table).catch(() => null)
    if (!this.#io.sockets.adapter.rooms.has(seeing(table, viewer))) room?.unwatch(viewer)
  }

  update(...[table, updates]: Parameters<Broadcaster['update']>): void {
    const shared = new SharedTexts()
    for (const [viewer, update] of updates) {
      const written = new Written(updateText(update, shared))
      this.#each(seeing(table, viewer), (socket) => socket.emit('update', written))
    }
  }

  notice(...[notice]: Parameters<Broadcaster['notice']>): void {
    this.#io.to(everybodyAt(notice.table)).emit('notice', notice)
  }

  chat(...[line]: Parameters<ServerMessages['chat']>): void {
    this.#io.to(everybodyAt(line.table)).except(deafTo(line.person)).emit('chat', line)
  }

  /** A person has blocked another, or hears them again: on every node, whatever they watch looks different to them. */
  setHearing(...[user, other, hears]: Parameters<Hearing>): void {
    const sockets = this.#io.in(personal(user))
    if (hears) sockets.socketsLeave(deafTo(handleOf(other)))
    else sockets.socketsJoin(deafTo(handleOf(other)))
    sockets.emit('again')
  }

  /** Lets a socket hear nothing of these people. */
  async deafen(socket: Client, blocked: readonly string[]): Promise<void> {
    const rooms = new Set(blocked.map((user) => deafTo(handleOf(user))))
    for (const room of socket.rooms) if (room.startsWith(deafTo('')) && !rooms.has(room)) socket.leave(room)
    await socket.join([...rooms])
  }

  watches(socket: Client, table: string): boolean {
    return socket.data.tables.has(table)
  }

  toOtherNodes(news: News): void {
    if (this.#parts.adapter) this.#news.add(news)
  }

  async tableChanged(...[{ id, table }, surroundings]: Parameters<Broadcaster['tableChanged']>): Promise<void> {
    const { services } = this.#parts
    const leaving: Promise<void>[] = []
    for (const socket of this.#watching(id)) {
      const seat = seatOf(table, { id: socket.data.user })
      const viewer = socket.data.tables.get(id)
      socket.emit('table', tableInfo(services, table, surroundings, { id: socket.data.user }))
      const removed = surroundings.sanctions.some(({ kind, user }) => kind === 'removed' && user === socket.data.user)
      // Somebody whose seat changed has to watch again, if the table allows it.
      if (viewer !== undefined && (viewer !== seat || removed)) leaving.push(this.leave(socket, id))
    }
    await Promise.all(leaving)
  }

  async tableGone(table: string): Promise<void> {
    const watching = this.#watching(table)
    const message = 'This table is gone.'
    this.#io.local.to(everybodyAt(table)).emit('notice', { table, kind: 'removed', message })
    await Promise.all(watching.map((socket) => this.leave(socket, table)))
  }

  #watching(table: string): Client[] {
    return this.#in(everybodyAt(table))
  }

  #watchers(table: string): Watcher[] {
    return this.#watching(table).map(({ data }) => ({
      user: data.user,
      seat: data.tables.get(table) ?? null,
      name: data.name,
    }))
  }

  /** Who is connected to the table through this node. */
  present({ id, table }: Room): Present {
    return presentOf(this.#watchers(id), seatNames(this.#parts.services, table))
  }

  /** Somebody has come to the table or left it. */
  presenceChanged(table: string): void {
    this.#presences.changed(table)
  }

  /** Tells everybody at the table who is connected to it, through any node. */
  async #tellPresence(table: string): Promise<void> {
    const elsewhere = await this.#elsewhere(table)
    const room = await this.#parts.rooms.room(table).catch(() => null)
    const names = room ? seatNames(this.#parts.services, room.table) : []
    const everybody = presentOf([...elsewhere, ...this.#watchers(table)], names)
    this.#io.to(everybodyAt(table)).emit('presence', { table, ...everybody })
  }

  /** Who watches the table through other nodes. A node that does not answer counts as empty. */
  async #elsewhere(table: string): Promise<Watcher[]> {
    if (!this.#parts.adapter) return []
    return new Promise((resolve) => {
      this.#io.serverSideEmit('who', table, (_late, answers) => resolve(answers.flat()))
    })
  }

  /** If a node has come or gone, tells tables who is present; returns whether one has gone. */
  async noticeNodes(): Promise<boolean> {
    const before = this.#nodes
    this.#nodes = await this.#io.sockets.adapter.serverCount()
    if (this.#nodes === before) return false
    const tables = [...this.#io.sockets.sockets.values()].flatMap(({ data }) => [...data.tables.keys()])
    for (const table of new Set(tables)) this.presenceChanged(table)
    return this.#nodes < before
  }

  /** Closes a person's connections to all nodes: they must identify themselves again. */
  signOut(user: string): void {
    this.#io.in(personal(user)).disconnectSockets(true)
  }

  /** Cuts this node's connections of people and networks that are banned; if they come back, they are told why not. */
  cutBanned(): void {
    const { bans, config } = this.#parts.services
    for (const { conn, data, request } of this.#io.sockets.sockets.values())
      if (bans.excludes(data.user, addressOf(request, config))) conn.close(true)
  }

  /** Closes the connections of these sessions to all nodes. */
  endSessions(sessions: readonly string[]): void {
    for (const session of sessions) this.#io.in(ofSession(session)).disconnectSockets(true)
  }

  /** Notes that everybody who is connected is here, and cuts those whose sessions have ended, in case the news was lost. */
  async noteSeen(): Promise<void> {
    const sockets = [...this.#io.sockets.sockets.values()]
    const sessions = new Set(sockets.map(({ data }) => data.session))
    const there = await this.#parts.sessions.seen([...sessions])
    for (const socket of sockets) if (!there.has(socket.data.session)) socket.disconnect(true)
  }

  /** The session may have ended while the socket was on its way. */
  async #cutIfEnded(socket: Client): Promise<void> {
    if (!(await this.#parts.services.store.userOfSession(socket.data.session))) socket.disconnect(true)
  }

  /** A reply is under way; nobody is disconnected before it is sent. */
  await(reply: Promise<void>): void {
    this.#underWay.add(reply)
    reply.finally(() => this.#underWay.delete(reply))
  }

  /** Tells everybody that the server is closing, and disconnects them. */
  async close(): Promise<void> {
    await this.dismiss()
    await this.#io.close()
  }

  /** Tells everybody to connect again: by then, another node should be there for them. */
  async dismiss(): Promise<void> {
    await Promise.all(this.#underWay)
    this.#news.flush()
    const sockets = [...this.#io.sockets.sockets.values()]
    for (const socket of sockets)
      for (const table of socket.data.tables.keys())
        socket.emit('notice', { table, kind: 'closing', message: 'The server is restarting; the game is safe.' })
    // Only our connections end: clients told to disconnect would not reconnect by themselves.
    const ended = sockets.map(({ conn }) => {
      const closed = once(conn, 'close')
      conn.close()
      return closed
    })
    await Promise.race([Promise.all(ended), wait(closeTimeout, undefined, { ref: false })])
  }
}

function cutOff(wait: number): Trouble {
  const seconds = Math.ceil(wait / 1000)
  return new Trouble('too-many', `You were cut off for sending too much. Wait ${seconds} seconds and connect again.`)
}
