import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'

const second = 1000

/**
 * How long PostgreSQL may take, in milliseconds. It cancels a statement by itself before we give up on it; so if we have
 * to, the connection is dead, although nobody has said so.
 */
const patience = {
  connectionTimeoutMillis: 5 * second,
  statement_timeout: 10 * second,
  idle_in_transaction_session_timeout: 10 * second,
  query_timeout: 12 * second,
  keepAlive: true,
  keepAliveInitialDelayMillis: 5 * second,
}

/** How a statement ends that got no answer. */
const noAnswer = 'Query read timeout'

/** Connections to a PostgreSQL, none of which can hold anybody up for ever. */
export function openPool(settings: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...patience, ...settings })
  // If a connection is lost, whoever uses it gets an error; the next query opens another one or fails.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', () => undefined)
  return pool
}

/**
 * Closes a connection that may be dead. While a statement is open, the library does that at once; otherwise it would say
 * goodbye and wait for the other side.
 */
export function cut(client: pg.PoolClient): void {
  client.query('select 1').catch(() => undefined)
  client.end().catch(() => undefined)
}

/** The pool for Kysely, which would go on using a connection that does not answer. */
export function withoutDead(pool: pg.Pool): PostgresPool {
  return { connect: async () => new Checked(await pool.connect()), end: () => pool.end() }
}

class Checked implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  #dead = false

  constructor(client: pg.PoolClient) {
    this.#client = client
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(
    statement: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof statement !== 'string') throw new Error('Nothing here is read by cursors.')
    const client: PostgresPoolClient = this.#client
    return client.query<R>(statement, parameters).catch((problem: unknown) => {
      if (problem instanceof Error && problem.message === noAnswer) this.#giveUp()
      throw problem
    })
  }

  #giveUp(): void {
    this.#dead = true
    cut(this.#client)
  }

  release(): void {
    this.#client.release(this.#dead)
  }
}
