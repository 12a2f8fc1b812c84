import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A request as it arrived. */
export interface Received {
  readonly method: string | undefined
  readonly path: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** A status; `silent` never replies, `endless` begins a reply that never ends. */
export type Answer = number | 'silent' | 'endless'

export interface Receiver {
  readonly port: number
  readonly url: string
  /** All that arrived, in order. */
  readonly requests: readonly Received[]
  /** Waits until everybody who connected has hung up. */
  closed(): Promise<void>
}

const servers: Server[] = []

/** A receiver of the server's requests on this machine. */
export async function receiver(
  answer: (request: Received) => Answer,
  headers: OutgoingHttpHeaders = {},
): Promise<Receiver> {
  const requests: Received[] = []
  const hangUps: Promise<unknown>[] = []
  const server = createServer(async (request, response) => {
    const received: Received = {
      method: request.method,
      path: request.url,
      headers: request.headers,
      body: await buffer(request),
    }
    requests.push(received)
    const chosen = answer(received)
    if (chosen === 'endless') response.write('a beginning')
    else if (chosen !== 'silent') response.writeHead(chosen, headers).end()
  })
  server.on('connection', (socket) => hangUps.push(once(socket, 'close')))
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The receiver has no port.')
  return {
    port: address.port,
    url: `http://127.0.0.1:${address.port}/`,
    requests,
    async closed() {
      await Promise.all(hangUps)
    },
  }
}

/** Closes every receiver there is. */
export async function closeReceivers(): Promise<void> {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}
