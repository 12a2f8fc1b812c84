import { type LimitsOf, limitsWithSites } from '../http/networks.ts'

/** The connection under a socket; several sockets could share one. */
export interface Connection {
  readonly request: { readonly socket: { destroy(): void; readonly _handle?: Handle | null } }
  readonly transport: Transport
  on(event: 'close', listener: (why: string) => void): void
  on(event: 'packetCreate', listener: (packet: { readonly data?: string | Buffer }) => void): void
  on(event: 'flush' | 'packet', listener: () => void): void
  close(discard: true): void
}

/** What a connection is written to; another one once polling becomes a WebSocket. */
interface Transport {
  readonly socket?: {
    readonly bufferedAmount: number
    terminate(): void
    on(event: 'ping', listener: () => void): void
  }
  on(event: 'drain', listener: () => void): void
}

/** Node has no other way to tell how much of a large write the system has taken. */
interface Handle {
  readonly writeQueueSize?: number
}

const megabyte = 1024 * 1024

/** Bytes that may wait for a connection to take them; more means that nobody reads at the other end. */
export const mostUnsent = 4 * megabyte

/** The same for all connections of a network together: it may have many. */
export const mostUnsentOfNetwork = 32 * megabyte

/** Looks after what waits to be sent, and cuts connections over which nobody reads it. */
export class UnsentOutput {
  readonly #limitsOf: LimitsOf<Groups>
  readonly #all = new Set<Outgoing>()

  constructor() {
    this.#limitsOf = limitsWithSites((times) => new Groups(mostUnsentOfNetwork * times))
  }

  /** Looks after a connection from a network; `onCut` is told if it is cut. */
  watch(network: string, connection: Connection, onCut: () => void): void {
    const limits = this.#limitsOf(network)
    const outgoing = new Outgoing(
      connection,
      limits.map(([groups, key]) => groups.of(key)),
      onCut,
    )
    this.#all.add(outgoing)
    connection.on('close', () => {
      outgoing.leave()
      this.#all.delete(outgoing)
      for (const [groups, key] of limits) groups.forgetIfEmpty(key)
    })
  }

  /**
   * Cuts the connections that have taken nothing since the last look although something waited all the time. Whether the other
   * end still sends makes no difference.
   */
  look(): void {
    for (const outgoing of this.#all) outgoing.look()
  }
}

/** Connections that share a limit. */
class Group {
  readonly #most: number
  readonly members = new Set<Outgoing>()
  /** Bytes that wait to be sent over any of them. */
  bytes = 0

  constructor(most: number) {
    this.#most = most
  }

  /** Cuts the one for which most waits, if too much waits in all. */
  check(): void {
    if (this.bytes <= this.#most) return
    let largest: Outgoing | null = null
    for (const one of this.members) if (one.bytes > (largest?.bytes ?? 0)) largest = one
    largest?.cut()
  }
}

class Groups {
  readonly #most: number
  readonly #groups = new Map<string, Group>()

  constructor(most: number) {
    this.#most = most
  }

  of(key: string): Group {
    const group = this.#groups.get(key) ?? new Group(this.#most)
    this.#groups.set(key, group)
    return group
  }

  forgetIfEmpty(key: string): void {
    if (this.#groups.get(key)?.members.size === 0) this.#groups.delete(key)
  }
}

/** What waits to be sent over one connection. */
class Outgoing {
  readonly #connection: Connection
  readonly #groups: readonly Group[]
  readonly #onCut: () => void
  #transport: Transport | null = null
  #hasLeft = false
  /** Bytes that the transport has not been given yet, and those that it has and is not done with. */
  #waiting = 0
  #given = 0
  /** How often the transport was done with everything. */
  #drains = 0
  /** How far it was at the last look; null if nothing waited. */
  #before: string | null = null

  constructor(connection: Connection, groups: readonly Group[], onCut: () => void) {
    this.#connection = connection
    this.#groups = groups
    this.#onCut = onCut
    for (const { members } of groups) members.add(this)
    connection.on('packetCreate', ({ data }) => {
      this.#set(this.#waiting + (data?.length ?? 0), this.#given)
      if (this.bytes > mostUnsent) this.cut()
      else for (const group of groups) group.check()
    })
    // The transport is given more only once it is done with what it has.
    connection.on('flush', () => {
      this.#followTransport()
      this.#set(0, this.#waiting)
    })
  }

  get bytes(): number {
    return this.#waiting + this.#given
  }

  #followTransport(): void {
    const { transport } = this.#connection
    if (transport === this.#transport) return
    this.#transport = transport
    transport.on('drain', () => {
      this.#drains++
      this.#set(this.#waiting, 0)
    })
  }

  #set(waiting: number, given: number): void {
    if (this.#hasLeft) return
    const more = waiting + given - this.bytes
    this.#waiting = waiting
    this.#given = given
    for (const group of this.#groups) group.bytes += more
  }

  look(): void {
    const now = this.bytes === 0 ? null : this.#progress
    if (now !== null && now === this.#before) this.cut()
    else this.#before = now
  }

  /** Changes whenever the other end has taken something. */
  get #progress(): string {
    const { request, transport } = this.#connection
    return [this.#drains, transport.socket?.bufferedAmount, request.socket._handle?.writeQueueSize].join()
  }

  cut(): void {
    if (this.#hasLeft) return
    this.leave()
    cut(this.#connection)
    this.#onCut()
  }

  /** Nothing waits any more: the connection is closed. */
  leave(): void {
    this.#set(0, 0)
    this.#hasLeft = true
    for (const { members } of this.#groups) members.delete(this)
  }
}

/** Cuts the connection once more comes over it than is allowed, whatever it is; `onCut` is told. */
export function cutIfFlooding(connection: Connection, allows: () => boolean, onCut: () => void): void {
  let isCut = false
  const count = () => {
    if (isCut || allows()) return
    isCut = true
    cut(connection)
    onCut()
  }
  connection.on('packet', count)
  connection.transport.socket?.on('ping', count)
}

/** Cuts at once: closing in order would wait for somebody who does not read. */
export function cut(connection: Connection): void {
  const { request, transport } = connection
  if (transport.socket) return transport.socket.terminate()
  request.socket.destroy()
  // What waits for the next poll must not wait for good.
  connection.close(true)
}
