import type { IncomingMessage } from 'node:http'
import type { ProblemCode } from '@keep-flying/protocol'
import { Connections } from '../http/connections.ts'
import { senderOf, sessionsPerNetwork } from '../http/limits.ts'
import { networkOf } from '../http/networks.ts'
import { addressOf, allowsOrigin } from '../http/origin.ts'
import { Tarpit } from '../http/tarpit.ts'
import { Trouble } from '../problems.ts'
import { type Allowance, allowance } from './allowance.ts'
import type { Client, SocketParts } from './clients.ts'
import { type Connection, cut, cutIfFlooding, UnsentOutput } from './connections.ts'
import { Floods } from './floods.ts'

/** A new connection. */
export interface MindedConnection extends Connection {
  readonly id: string
  readonly request: IncomingMessage & Connection['request']
}

/** A connection that did not come about. */
export interface RefusedConnection {
  readonly req: IncomingMessage
  readonly message: string
  readonly context?: { readonly message?: string }
}

/** Why a connection is cut: a message on it cannot be read, is too large, or breaks the protocol. */
const cutReasons: ReadonlySet<string> = new Set(['parse error', 'transport error', 'forced close'])

/** How many connections to one node a person may have at once. */
const connectionsEach = 20

/** In connections, what it costs to come back before one may, or to send what cannot be read. */
const impatience = 20

/** Milliseconds in which somebody who is cut off can still receive why. */
const lastWords = 1000

/** Whatever comes over a connection, in times of the messages that one person may send. */
const packetsPerMessage = 10

/** Decides who may connect and who is cut off. */
export class Admission {
  readonly #parts: SocketParts
  /** How often one session, or a network without one, may connect; and a network as a whole. */
  readonly #handshakes: Allowance
  readonly #networks: Allowance
  readonly #connections: Connections
  /** What may come over one connection, message or not. */
  readonly #packets: Allowance
  readonly #unsent = new UnsentOutput()
  readonly #floods: Floods
  readonly #tarpit: Tarpit
  /** Cuts a connection at once. */
  readonly #cuts = new Map<object, () => void>()

  constructor(parts: SocketParts) {
    this.#parts = parts
    const { config, now } = parts.services
    this.#handshakes = allowance(config.requestsPerMinute, now)
    this.#networks = allowance(config.requestsPerMinute * sessionsPerNetwork, now)
    this.#connections = new Connections(config.connectionsPerAddress)
    this.#packets = allowance(config.messagesPerMinute * packetsPerMessage, now)
    this.#floods = new Floods(now)
    this.#tarpit = new Tarpit(config, now)
  }

  #networkOf(request: IncomingMessage): string {
    return networkOf(addressOf(request, this.#parts.services.config))
  }

  /** Says in its turn whether a connection may be made. */
  async admit(request: IncomingMessage, decide: (refusal: string | null, allowed: boolean) => void): Promise<void> {
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

  noteRefused({ req, message, context }: RefusedConnection): void {
    const why = context?.message ?? message
    this.#parts.services.log.info({ network: this.#networkOf(req), why }, 'a socket was refused')
  }

  /** Counts a connection, cuts it if nobody reads what it is sent, and logs why it was cut. */
  mind(connection: MindedConnection): void {
    const { rooms, services, sessions } = this.#parts
    const network = this.#networkOf(connection.request)
    this.#connections.count(network, connection)
    this.#cuts.set(connection, () => cut(connection))
    this.#unsent.watch(network, connection, () => this.#noteCut(network, 'not read'))
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

  /** Cuts connections over which nobody has read anything since the last time. */
  cutUnread(): void {
    this.#unsent.look()
  }

  #noteCut(network: string, why: string): void {
    this.#parts.services.log.info({ network, why }, 'a connection was cut')
    this.#parts.metrics.cuts.inc({ why })
  }

  /** Finds out whose socket it is, and lets it in; `connectionsOf` counts those that a person has. */
  async identify(socket: Client, connectionsOf: (user: string) => number): Promise<void> {
    const { services, sessions, rooms } = this.#parts
    const address = addressOf(socket.request, services.config)
    services.bans.checkAddress(address)
    const network = networkOf(address)
    await services.scheduler.turn(network)
    const { cookie } = socket.handshake.headers
    const [user, session] = [await sessions.identifyCookie(cookie), sessions.sessionIn(cookie)]
    if (!user || session === null)
      throw new Trouble('unauthorized', 'Request /api/me first: a socket needs its cookie.')
    if (rooms.closing) throw new Trouble('unavailable', 'The server is restarting.')
    const wait = this.#floods.waitOf({ user: user.id, network })
    if (wait > 0) {
      // Whoever does not wait is soon not even let in to be told so.
      this.#handshakes.spend(session, impatience)
      throw cutOff(wait)
    }
    if (connectionsOf(user.id) >= connectionsEach)
      throw new Trouble('too-many', `You already have ${connectionsEach} connections, which is the limit.`)
    socket.data = { user: user.id, name: user.name, session, network, tables: new Map(), cut: false }
  }

  /** A refused handshake carries its problem to the client as `error.data`. */
  refusal(problem: unknown, request: IncomingMessage): Error {
    const { log } = this.#parts.services
    const network = this.#networkOf(request)
    const trouble =
      problem instanceof Trouble
        ? problem
        : new Trouble('unavailable', 'The server cannot accept you right now; try again in a moment.')
    if (trouble === problem) log.info({ network, code: trouble.code }, 'a socket was refused')
    else log.error({ network, err: problem }, 'a socket could not be accepted')
    return Object.assign(new Error(trouble.message), { data: trouble.problem })
  }

  /** Counts a refusal; whoever causes too many is cut off with all their sockets and has to wait, and this returns the reason. */
  cutIfFlood({ data }: Client, code: ProblemCode, socketsOf: (user: string) => readonly Client[]): Trouble | null {
    if (data.cut || !this.#floods.isFlood(data, code)) return null
    this.#noteCut(data.network, 'flood')
    for (const { conn, data: theirs } of socketsOf(data.user)) {
      theirs.cut = true
      // The last replies are still sent, but nobody waits for somebody who does not read them.
      setImmediate(() => conn.close())
      setTimeout(() => this.#cuts.get(conn)?.(), lastWords).unref()
    }
    return cutOff(this.#floods.waitOf(data))
  }
}

function cutOff(wait: number): Trouble {
  const seconds = Math.ceil(wait / 1000)
  return new Trouble('too-many', `You were cut off for sending too much. Wait ${seconds} seconds and connect again.`)
}
