import type { EventEmitter } from 'node:events'
import { createAdapter } from '@socket.io/postgres-adapter'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { ServerOptions } from 'socket.io'
import { newId } from './ids.ts'
import { cut, openPool } from './storage/postgres-pool.ts'

/** What the nodes on one database tell each other, as this one sends and hears it. */
export interface Nodes {
  readonly adapter: NonNullable<ServerOptions['adapter']>
  /** Milliseconds since this node last heard itself. */
  silence(): number
  /** Says something that only this node hears, and connects again if it has not heard itself for too long. */
  beat(): Promise<void>
  close(): Promise<void>
}

const second = 1000

/** How often nodes send a sign of life, and after how long a silence they are presumed dead. */
const heartbeat = { heartbeatInterval: second, heartbeatTimeout: 4 * second }

/** Milliseconds after which a node that does not hear itself hears nobody. */
export const longestSilence = 5 * second

/** `onLoss` is called when news from other nodes may have been lost. */
export function nodesOn(databaseUrl: string, log: Logger, onLoss: () => void): Nodes {
  const pool = openPool({
    connectionString: databaseUrl,
    application_name: 'keepflying-nodes',
    max: 4,
    query_timeout: longestSilence,
  })
  const channel = `keepflying-${newId()}`
  let heardAt = performance.now()
  let listening: { readonly client: pg.PoolClient; readonly since: number } | null = null

  /** The library now listens on this connection, and so do we. */
  function listenOn(client: pg.PoolClient): void {
    // If a connection is lost at the wrong moment, the library listens on two; we give one of them back.
    const former = listening?.client
    former?.removeAllListeners()
    former?.on('error', () => undefined)
    former?.release(true)
    listening = { client, since: performance.now() }
    client.on('notification', (message) => {
      if (message.channel === channel) heardAt = performance.now()
    })
    client.query(`listen "${channel}"`).catch(() => undefined)
  }

  pool.on('connect', (client) => {
    client.on('error', (err) => log.warn({ err }, 'a connection between nodes was lost'))
    const emitter: EventEmitter = client
    emitter.on('newListener', (event: string) => {
      if (event === 'notification' && listening?.client !== client) listenOn(client)
    })
    client.on('end', () => {
      if (listening?.client !== client) return
      listening = null
      // The library then listens on another connection, and never gives this one back.
      client.release(true)
      onLoss()
    })
  })

  const adapter = createAdapter(pool, {
    ...heartbeat,
    errorHandler: (err: Error) => log.warn({ err }, 'news between nodes failed'),
  })
  const silence = () => performance.now() - heardAt
  return {
    adapter,
    silence,
    async beat() {
      if (listening && performance.now() - Math.max(heardAt, listening.since) > longestSilence) {
        log.error({ ms: Math.round(silence()) }, 'this node does not hear the others: it connects again')
        cut(listening.client)
      }
      // The library takes a message without a sender for one of its own, and ignores it.
      await pool.query('select pg_notify($1, $2)', [channel, '{}'])
    },
    close: () => pool.end(),
  }
}
