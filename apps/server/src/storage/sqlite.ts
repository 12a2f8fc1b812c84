import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Dialect, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import Database from 'libsql'
import type { Schema } from './schema.ts'
import { Disk } from './sqlite-disk.ts'
import { EmbeddedDatabase, EmbeddedDriver, type Pace } from './sqlite-driver.ts'
import { codeOf, reasonOf } from './transactions.ts'

export function databaseFile(dataDir: string): string {
  return join(dataDir, 'keepflying.db')
}

/** Milliseconds that a write waits for another process, such as the command line, to finish its own. */
const patience = 5000

/** The embedded database, for those who wait for the disk, who are in a hurry, and who do not wait. */
export interface Embedded {
  readonly db: Kysely<Schema>
  readonly hurried: Kysely<Schema>
  readonly careless: Kysely<Schema>
}

/** How long a write waits for another process, and for whom whoever has written waits before they go on. */
interface Waiting {
  readonly timeout?: number
  readonly turn?: (() => Promise<void>) | undefined
}

/** Opens the embedded database and creates it if necessary. */
export async function openSqlite(
  dataDir: string,
  { timeout = patience, turn = async () => undefined }: Waiting = {},
): Promise<Embedded> {
  const file = databaseFile(dataDir)
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const writer = new Database(file, { timeout })
    // A stored answer must survive a power cut, so every commit waits for the disk: not inside SQLite, but beside it.
    writer.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma wal_autocheckpoint = 0')
    writer.exec('pragma foreign_keys = on')
    // From here on nothing of ours sleeps until another process is ready.
    writer.exec('pragma busy_timeout = 0')
    const reader = new Database(file, { timeout })
    reader.exec('pragma query_only = on')
    const mover = new Database(file, { timeout: 0 })
    mover.exec('pragma synchronous = normal')
    const database = new EmbeddedDatabase({ writer, reader, mover }, new Disk(`${file}-wal`), timeout)
    const kysely = (pace: Pace, next = turn) =>
      new Kysely<Schema>({ dialect: embedded(new EmbeddedDriver(database, pace, next)) })
    return { db: kysely('patient'), hurried: kysely('hurried', async () => undefined), careless: kysely('careless') }
  } catch (cause) {
    throw new Error(whyNotOpened(dataDir, file, cause), { cause })
  }
}

/** What is wrong with the folder or a file in it, and what to do. */
export function whyNotOpened(dataDir: string, file: string, cause: unknown): string {
  if (codeOf(cause) === 'SQLITE_NOTADB')
    return `${file} is not a database. Restore a backup, or set DATA_DIR to another folder.`
  return `DATA_DIR is "${dataDir}", but the database there cannot be opened (${reasonOf(cause)}). Set it to a folder that this user may write to.`
}

/** Kysely's SQLite dialect with a driver of our own. */
function embedded(driver: EmbeddedDriver): Dialect {
  return {
    createAdapter: () => new EmbeddedAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/** SQLite can roll back schema changes, so an interrupted migration leaves nothing behind. */
class EmbeddedAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}
