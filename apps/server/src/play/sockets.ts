import { once } from 'node:events'
import type { Server as HttpServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Viewer } from '@keep-flying/kernel'
import { limits, type Present, type ProblemCode, type ServerMessages } from '@keep-flying/protocol'
import { Server } from 'socket.io'
import { addressOf } from '../http/origin.ts'
import { handleOf } from '../ids.ts'
import type { Trouble } from '../problems.ts'
import type { Hearing } from '../tables/block-routes.ts'
import { seatOf } from '../tables/checks.ts'
import { seatNames, tableInfo } from '../tables/info.ts'
import { Admission, type MindedConnection, type RefusedConnection } from './admission.ts'
import {
  type Client,
  deafTo,
  eachIn,
  everybodyAt,
  type Io,
  ofSession,
  personal,
  type SocketParts,
  seeing,
  socketsIn,
} from './clients.ts'
import { MessageLimits } from './message-limits.ts'
import { handleMessages } from './messages.ts'
import { type News, NewsBatch } from './news.ts'
import { PacedWebSockets, packets, WrittenEvent } from './packets.ts'
import { Presences, presentOf, type Watcher } from './presence.ts'
import type { Room } from './room.ts'
import type { Broadcaster } from './rooms.ts'
import { SharedTexts, updateText } from './shared-texts.ts'

/** Milliseconds that connections have to receive the last messages before they are cut. */
const closeTimeout = 2000

/** The live side of the server: who is connected, what they watch, and what they are sent. */
export class Sockets implements Broadcaster {
  readonly #parts: SocketParts
  readonly #io: Io
  readonly #admission: Admission
  readonly limits: MessageLimits
  readonly #presences = new Presences((table) => this.#tellPresence(table))
  readonly #news = new NewsBatch((news) => this.#io.serverSideEmit('news', news))
  #nodes = 1
  readonly #underWay = new Set<Promise<void>>()

  constructor(http: HttpServer, parts: SocketParts) {
    this.#parts = parts
    const { services, rooms, adapter } = parts
    this.#admission = new Admission(parts)
    this.limits = new MessageLimits(services)
    this.#io = new Server(http, {
      maxHttpBufferSize: limits.message,
      serveClient: false,
      parser: packets,
      wsEngine: PacedWebSockets,
      allowRequest: (request, decide) => this.#admission.admit(request, decide),
      ...(adapter ? { adapter } : {}),
    })
    this.#io.use((socket, next) => {
      const connectionsOf = (user: string) => this.#io.sockets.adapter.rooms.get(personal(user))?.size ?? 0
      this.#admission.identify(socket, connectionsOf).then(
        () => next(),
        (problem: unknown) => next(this.#admission.refusal(problem, socket.request)),
      )
    })
    this.#io.engine.on('connection_error', (refused: RefusedConnection) => this.#admission.noteRefused(refused))
    this.#io.engine.on('connection', (connection: MindedConnection) => this.#admission.mind(connection))
    this.#io.on('connection', (socket) => this.#welcome(socket))
    this.#io.on('news', (all) => {
      for (const news of all)
        rooms.receive(news).catch((problem: unknown) => {
          services.log.error({ err: problem, table: news.table }, 'news from another node was lost')
        })
    })
    this.#io.on('who', (table, reply) => reply(this.#watchers(table)))
  }

  /** Counts a refusal; whoever causes too many is cut off and has to wait, and this returns the reason. */
  cutIfFlood(socket: Client, code: ProblemCode): Trouble | null {
    return this.#admission.cutIfFlood(socket, code, (user) => socketsIn(this.#io, personal(user)))
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
      const written = new WrittenEvent('update', updateText(update, shared))
      eachIn(this.#io, seeing(table, viewer), ({ conn }) => written.sendOver(conn))
    }
  }

  notice(...[notice]: Parameters<Broadcaster['notice']>): void {
    this.#io.to(everybodyAt(notice.table)).emit('notice', notice)
  }

  minds(...[table, minds]: Parameters<Broadcaster['minds']>): void {
    this.#io.to(everybodyAt(table)).emit('minds', { table, minds })
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
    return socketsIn(this.#io, everybodyAt(table))
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

  /** Where somebody is connected from, to this node. */
  addressesOf(user: string): string[] {
    const { config } = this.#parts.services
    const theirs = [...this.#io.sockets.sockets.values()].filter(({ data }) => data.user === user)
    return theirs.map(({ request }) => addressOf(request, config))
  }

  /** Cuts this node's connections of people and networks that are banned; if they come back, they are told why not. */
  cutBanned(): void {
    const { bans, config } = this.#parts.services
    for (const { conn, data, request } of this.#io.sockets.sockets.values())
      if (bans.excludes(data.user, addressOf(request, config))) conn.close(true)
  }

  /** Cuts connections over which nobody has read anything since this was last called, although something waited. */
  cutUnread(): void {
    this.#admission.cutUnread()
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
