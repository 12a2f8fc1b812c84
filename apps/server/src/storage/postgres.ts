import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { openPool, withoutDead } from './postgres-pool.ts'
import type { Schema } from './schema.ts'
import { reasonOf } from './transactions.ts'

/** Whoever changes the tables may take longer, and wait for a node that is doing so. */
export const unhurried = { statement_timeout: 0, idle_in_transaction_session_timeout: 0, query_timeout: 0 }

/** How many connections are open from the start, so that the first to ask for something do not wait until they are. */
const ready = 5

/** Connects to the PostgreSQL at the address. */
export async function openPostgres(databaseUrl: string, limits: pg.PoolConfig = {}): Promise<Kysely<Schema>> {
  const url = readUrl(databaseUrl)
  const pool = openPool({
    connectionString: databaseUrl,
    application_name: 'keepflying',
    min: ready,
    max: 10,
    types: { getTypeParser: parserOf },
    ...limits,
  })
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: withoutDead(pool) }) })
  try {
    await Promise.all(Array.from({ length: ready }, () => sql`select 1`.execute(db)))
  } catch (cause) {
    await db.destroy()
    throw new Error(
      `The database of DATABASE_URL, ${url.host}${url.pathname}, cannot be reached (${reasonOf(cause)}). ` +
        'Check the address, the user and the password, and that PostgreSQL runs there.',
      { cause },
    )
  }
  return db
}

/** Reads the address; an error does not repeat it, because it may contain a password. */
function readUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url?.protocol !== 'postgres:' && url?.protocol !== 'postgresql:')
    throw new Error('DATABASE_URL must be an address such as postgres://user:password@host:5432/database.')
  return url
}

/** Times and counts have 64 bits there, but are small enough to be exact numbers here. */
function parserOf(type: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (type === pg.types.builtins.INT8) return Number
  return format === undefined ? pg.types.getTypeParser(type) : pg.types.getTypeParser(type, format)
}
