import { once } from 'node:events'
import { connect } from 'node:net'
import type { Caller } from '../load/visitors.ts'

/** A connection over which anything may be sent, HTTP or not. */
export interface RawConnection {
  /** What came so far. */
  readonly got: string
  readonly closed: boolean
  send(bytes: string | Buffer): void
  /** Reads nothing from now on. */
  stopReading(): void
  end(): void
}

/** Resolves once the connection is established; it may be cut a moment later. */
export async function rawConnection({ url, from }: Caller): Promise<RawConnection> {
  const { hostname, port } = new URL(url)
  const socket = connect({ port: Number(port), host: hostname, localAddress: from })
  let got = ''
  socket.on('data', (bytes) => {
    if (got.length < 10_000) got += bytes.toString('latin1')
  })
  await once(socket, 'connect')
  socket.on('error', () => socket.destroy())
  return {
    get got() {
      return got
    },
    get closed() {
      return socket.destroyed || socket.readableEnded
    },
    send: (bytes) => void (socket.destroyed || socket.write(bytes)),
    stopReading: () => socket.pause(),
    end: () => socket.destroy(),
  }
}
