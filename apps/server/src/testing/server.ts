import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadGames } from '@keep-flying/games'
import type { AnyPackage } from '@keep-flying/kernel'
import Database from 'libsql'
import { readConfig } from '../config.ts'
import { createLogger } from '../logging.ts'
import type { Scheduler } from '../scheduler.ts'
import { startServer } from '../server.ts'
import { databaseFile } from '../storage/sqlite.ts'

/** A line of the log. */
export interface Line extends Record<string, unknown> {
  readonly level: number
  readonly msg: string
}

/** A whole server in this process, on an embedded database of its own. */
export interface TestServer {
  readonly url: string
  readonly dataDir: string
  /** Every line logged so far. */
  readonly lines: readonly Line[]
  readonly clock: { now: number }
  /** A hash of every row of every table, except the one that the server writes to see whether it can. */
  stored(): string
  /** Runs a query on the database. */
  rows(query: string, ...values: readonly unknown[]): unknown[]
  /** Stops, and leaves the database for another server. */
  stop(): Promise<void>
  /** Stops, and removes everything. */
  close(): Promise<void>
}

interface TestServerOptions {
  readonly env?: Readonly<Record<string, string>>
  /** Games in addition to those in the registry. */
  readonly games?: readonly AnyPackage[]
  readonly botGames?: string
  /** The database of an earlier server, which this one continues with an hour later. */
  readonly dataDir?: string
  readonly scheduler?: Scheduler
}

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'keepflying-server-')))
  const config = readConfig({
    LOG_LEVEL: 'info',
    PORT: '0',
    REQUESTS_PER_MINUTE: '1000000',
    MESSAGES_PER_MINUTE: '1000000',
    CONNECTIONS_PER_ADDRESS: '100000',
    TABLES_PER_HOUR: '1000000',
    GUESTS_PER_HOUR: '1000000',
    BOT_THREADS: '1',
    ...options.env,
    DATA_DIR: dataDir,
  })
  const lines: Line[] = []
  const clock = { now: Date.UTC(2030, 0, 1, options.dataDir === undefined ? 0 : 1) }
  const { url, close } = await startServer({
    config,
    log: createLogger(config, { write: (line) => lines.push(JSON.parse(line)) }, () => clock.now),
    games: [...(await loadGames()), ...(options.games ?? [])],
    ...(options.botGames === undefined ? {} : { botGames: options.botGames }),
    ...(options.scheduler === undefined ? {} : { scheduler: options.scheduler }),
    now: () => clock.now,
  })
  const rows: TestServer['rows'] = (query, ...values) => {
    const database = new Database(databaseFile(dataDir), { timeout: 5000 })
    try {
      return database.prepare(query).all(...values)
    } finally {
      database.close()
    }
  }
  return {
    url,
    dataDir,
    lines,
    clock,
    rows,
    stored() {
      const hash = createHash('sha256')
      const tables = rows(`select name from sqlite_master where type = 'table' order by name`)
      for (const { name } of tables as { name: string }[]) {
        const tried = name === 'settings' ? `where key <> 'last-tried'` : ''
        hash.update(JSON.stringify([name, rows(`select * from "${name}" ${tried} order by 1, 2`)]))
      }
      return hash.digest('hex')
    },
    stop: close,
    async close() {
      await close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Resolves once something that is under way has come true. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5))
}

/** The address of a module with this source, for threads that cannot load tests. */
export function moduleOf(source: string): string {
  return `data:text/javascript,${encodeURIComponent(source)}`
}
