import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Config } from '../config.ts'
import { type LimitsOf, limitsWithSites, networkOf } from './networks.ts'

/** Something that closes once. */
interface Closing {
  on(event: 'close', listener: () => void): void
}

/** A connection that was just made. */
interface Made extends Closing {
  readonly remoteAddress?: string | undefined
  destroy(): unknown
}

/** Whatever accepts connections. */
interface Listening {
  on(event: 'connection', listener: (connection: Made) => void): unknown
}

/** How many connections each network has; all of a site may have as many as several networks. */
export class Connections {
  readonly #limitsOf: LimitsOf<Open>

  constructor(most: number) {
    this.#limitsOf = limitsWithSites((times) => new Open(most * times))
  }

  isFull(network: string): boolean {
    return this.#limitsOf(network).some(([open, key]) => open.isFull(key))
  }

  count(network: string, connection: Closing): void {
    for (const [open, key] of this.#limitsOf(network)) open.count(key, connection)
  }
}

class Open {
  readonly #most: number
  readonly #open = new Map<string, number>()

  constructor(most: number) {
    this.#most = most
  }

  isFull(key: string): boolean {
    return (this.#open.get(key) ?? 0) >= this.#most
  }

  count(key: string, connection: Closing): void {
    this.#open.set(key, (this.#open.get(key) ?? 0) + 1)
    connection.on('close', () => {
      const left = (this.#open.get(key) ?? 1) - 1
      if (left > 0) this.#open.set(key, left)
      else this.#open.delete(key)
    })
  }
}

/** Whatever answers requests. */
interface Answering {
  prependListener(event: 'request', listener: (request: IncomingMessage, response: ServerResponse) => void): unknown
}

/** What a request may take, in milliseconds: whoever sends, or reads, slower than anybody's phone is cut off. */
export const deadlines = { headers: 15_000, request: 60_000, check: 5000, reading: 20_000 }

/**
 * Cuts connections that take nothing of their response for so long, or at most twice that; `onCut` is told. Node puts the
 * timeout off while a write gets on, so whoever reads slowly is served, and so is whoever waits for something to read.
 */
export function cutIfNotRead(server: Answering, patience: number, onCut: () => void): void {
  server.prependListener('request', (_request, response) => {
    response.setTimeout(patience, () => {
      const { socket } = response
      if (!socket || socket.writableLength === 0) return
      socket.destroy()
      onCut()
    })
  })
}

/**
 * Cuts connections beyond what one network may have. Behind a proxy all connections are the proxy's, and it has to limit
 * them.
 */
export function limitConnections(
  server: Listening,
  { trustProxy, connectionsPerAddress }: Pick<Config, 'trustProxy' | 'connectionsPerAddress'>,
): void {
  if (trustProxy > 0) return
  // Browsers open a few beside their sockets.
  const connections = new Connections(2 * connectionsPerAddress)
  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress ?? '')
    if (connections.isFull(network)) socket.destroy()
    else connections.count(network, socket)
  })
}
