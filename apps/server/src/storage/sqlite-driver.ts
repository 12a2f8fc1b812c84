import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely'
import type Database from 'libsql/promise'

/** A statement as the library gives it. */
interface Statement {
  /** Whether it gives rows. */
  readonly reader: boolean
  all<R>(parameters: readonly unknown[]): Promise<R[]>
  run(parameters: readonly unknown[]): { readonly changes: number }
}

const keptStatements = 500

/**
 * The one connection to the embedded database. The latest statements are kept prepared: besides the time this saves, the
 * library frees a statement only when JavaScript collects it, which sees none of its memory and may come very late.
 */
class EmbeddedConnection implements DatabaseConnection {
  readonly #database: Database
  readonly #statements = new Map<string, Statement>()

  constructor(database: Database) {
    this.#database = database
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const statement = await this.#prepared(sql)
    if (statement.reader) return { rows: await statement.all(parameters) }
    return { rows: [], numAffectedRows: BigInt(statement.run(parameters).changes) }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery(query)
  }

  async #prepared(sql: string): Promise<Statement> {
    const statement: Statement = this.#statements.get(sql) ?? (await this.#database.prepare(sql))
    this.#statements.delete(sql)
    this.#statements.set(sql, statement)
    for (const oldest of this.#statements.keys()) {
      if (this.#statements.size <= keptStatements) break
      this.#statements.delete(oldest)
    }
    return statement
  }

  forget(): void {
    this.#statements.clear()
  }
}

/** Works on the embedded database for one at a time. What waits for the disk, a commit, holds up nobody else. */
export class EmbeddedDriver implements Driver {
  readonly #database: Database
  readonly #connection: EmbeddedConnection
  /** When the connection will be free. */
  #free: Promise<void> = Promise.resolve()
  #release = () => {}

  constructor(database: Database) {
    this.#database = database
    this.#connection = new EmbeddedConnection(database)
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const turn = this.#free
    let release = () => {}
    this.#free = new Promise((resolve) => {
      release = resolve
    })
    await turn
    this.#release = release
    return this.#connection
  }

  async releaseConnection(): Promise<void> {
    this.#release()
  }

  /** Waits for other writers at the beginning; in the middle it could only fail. */
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  async commitTransaction(): Promise<void> {
    await this.#database.exec('commit')
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async destroy(): Promise<void> {
    await this.acquireConnection()
    this.#connection.forget()
    await this.#database.exec('pragma wal_checkpoint(truncate)')
    this.#database.close()
  }
}
