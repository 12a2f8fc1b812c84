/** The connection under a socket; several sockets could share one. */
export interface Connection {
  readonly request: { readonly socket: { destroy(): void } }
  readonly transport: { readonly socket?: { terminate(): void; on(event: 'ping', listener: () => void): void } }
  on(event: 'close', listener: (why: string) => void): void
  on(event: 'packetCreate', listener: (packet: { readonly data?: string | Buffer }) => void): void
  on(event: 'flush' | 'packet', listener: () => void): void
}

/** Bytes that may wait for a connection to take them; more means that nobody reads at the other end. */
export const mostUnsent = 4 * 1024 * 1024

/** Cuts the connection once too much waits to be sent over it; `onCut` is told. */
export function cutIfUnread(connection: Connection, onCut: () => void): void {
  let unsent = 0
  connection.on('packetCreate', ({ data }) => {
    unsent += data?.length ?? 0
    if (unsent <= mostUnsent) return
    unsent = 0
    cut(connection)
    onCut()
  })
  // What is handed to the transport no longer waits, and the transport takes more only once that is gone.
  connection.on('flush', () => {
    unsent = 0
  })
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
export function cut({ request, transport }: Connection): void {
  if (transport.socket) transport.socket.terminate()
  else request.socket.destroy()
}
