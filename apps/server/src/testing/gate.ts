import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A proxy in front of the nodes of a server, or of its database: passes connections on to what it points at. */
export interface Gate {
  readonly url: string
  /** Passes new connections on to another node from now on. */
  pointAt(url: string): void
  /** Loses everything that is sent over the present connections from now on, and tells nobody. */
  lose(): void
  /** The same for new connections, until told otherwise. */
  loseNew(losing: boolean): void
  close(): Promise<void>
}

export async function openGate(url: string): Promise<Gate> {
  let target = new URL(url)
  const open = new Set<Socket>()
  let losing = false
  const server = createServer((near) => {
    if (losing) {
      open.add(near.on('error', () => undefined).resume())
      return
    }
    const far = connect(Number(target.port), target.hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on('error', () => undefined)
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The gate has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    pointAt(next) {
      target = new URL(next)
    },
    lose() {
      for (const socket of open) socket.unpipe().removeAllListeners('data').resume()
    },
    loseNew(now) {
      losing = now
    },
    async close() {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
