import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely'
import Database from 'libsql'
import type { Schema } from './schema.ts'
import { codeOf, reasonOf } from './transactions.ts'

export function databaseFile(dataDir: string): string {
  return join(dataDir, 'keepflying.db')
}

/** Opens the embedded database, which is made if it is not there yet. */
export function openSqlite(dataDir: string): Kysely<Schema> {
  const file = databaseFile(dataDir)
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const database = new Database(file, { timeout: 5000 })
    // A stored answer must outlive the loss of power, so every commit waits for the disk.
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
    return new Kysely<Schema>({ dialect: new EmbeddedDialect({ database: keepingStatements(database) }) })
  } catch (cause) {
    throw new Error(whyNotOpened(dataDir, file, cause), { cause })
  }
}

function whyNotOpened(dataDir: string, file: string, cause: unknown): string {
  if (codeOf(cause) === 'SQLITE_NOTADB')
    return `${file} is not a database. Restore a backup, or let DATA_DIR name another folder.`
  return `DATA_DIR is "${dataDir}", and the database there cannot be opened (${reasonOf(cause)}). Name a folder that this user may write to.`
}

const keptStatements = 500

/**
 * Keeps the latest statements prepared. Besides the time this saves, the library frees a statement only when JavaScript
 * collects it, which sees none of its memory and may come very late.
 */
function keepingStatements(database: Database.Database): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>()
  return {
    prepare(source) {
      const statement = statements.get(source) ?? database.prepare(source)
      statements.delete(source)
      statements.set(source, statement)
      for (const oldest of statements.keys()) {
        if (statements.size <= keptStatements) break
        statements.delete(oldest)
      }
      return statement
    },
    close() {
      statements.clear()
      database.exec('pragma wal_checkpoint(truncate)')
      database.close()
    },
  }
}

class EmbeddedDialect extends SqliteDialect {
  readonly #database: SqliteDatabase

  constructor({ database }: { database: SqliteDatabase }) {
    super({ database })
    this.#database = database
  }

  override createAdapter(): SqliteAdapter {
    return new EmbeddedAdapter()
  }

  override createDriver(): SqliteDriver {
    return new EmbeddedDriver({ database: this.#database })
  }
}

/** SQLite can take back a change of tables: a migration that is interrupted leaves nothing behind. */
class EmbeddedAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class EmbeddedDriver extends SqliteDriver {
  /** Waits for other writers at the beginning; in the middle it could only fail. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}
