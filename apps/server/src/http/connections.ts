import type { Server } from 'node:http'
import type { Config } from '../config.ts'

/** Something that closes once. */
interface Closing {
  on(event: 'close', listener: () => void): void
}

/** How many connections each address has. */
export class Connections {
  readonly #most: number
  readonly #open = new Map<string, number>()

  constructor(most: number) {
    this.#most = most
  }

  isFull(address: string): boolean {
    return (this.#open.get(address) ?? 0) >= this.#most
  }

  count(address: string, connection: Closing): void {
    this.#open.set(address, (this.#open.get(address) ?? 0) + 1)
    connection.on('close', () => {
      const left = (this.#open.get(address) ?? 1) - 1
      if (left > 0) this.#open.set(address, left)
      else this.#open.delete(address)
    })
  }
}

/** What a request may take, in milliseconds: whoever sends slower than anybody's phone is cut off. */
export const deadlines = { headers: 15_000, request: 60_000, check: 5000 }

/**
 * Cuts connections beyond what one address may have. Behind a proxy all connections are the proxy's, and it has to limit
 * them.
 */
export function limitConnections(
  server: Server,
  { trustProxy, connectionsPerAddress }: Pick<Config, 'trustProxy' | 'connectionsPerAddress'>,
): void {
  if (trustProxy > 0) return
  // Browsers open a few beside their sockets.
  const connections = new Connections(2 * connectionsPerAddress)
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? ''
    if (connections.isFull(address)) socket.destroy()
    else connections.count(address, socket)
  })
}
