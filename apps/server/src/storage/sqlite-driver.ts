import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import type Database from 'libsql/promise'

/** A prepared statement of the library. */
interface Statement {
  /** Whether it returns rows. */
  readonly reader: boolean
  all<R>(parameters: readonly unknown[]): Promise<R[]>
  run(parameters: readonly unknown[]): { readonly changes: number }
}

const keptStatements = 500

/** Waits for other writers at the start of a transaction; in the middle it could only fail. */
const begin = 'begin immediate'

/** Everything but what only reads, and what cannot be part of a transaction. */
const changesData = /^\s*(?!select|pragma|explain|vacuum)/i

/**
 * The one connection to the embedded database. Recent statements stay prepared. That saves time and memory: the library
 * frees a statement only when it is garbage-collected, which may be very late because its memory is not JavaScript's.
 */
class EmbeddedConnection implements DatabaseConnection {
  readonly #database: Database
  readonly #statements = new Map<string, Statement>()

  constructor(database: Database) {
    this.#database = database
  }

  /**
   * Only "begin" may find the database locked by another process. A prepared statement that does would stay open in the
   * library, and as long as it is, nothing that is written afterwards is committed.
   */
  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (!changesData.test(query.sql) || isInTransaction(this.#database)) return this.#execute(query)
    await this.#database.exec(begin)
    try {
      const result = await this.#execute<R>(query)
      await this.#database.exec('commit')
      return result
    } catch (problem) {
      await this.rollBack()
      throw problem
    }
  }

  /** A full disk, among others, has already rolled the transaction back. Its error must not give way to another. */
  async rollBack(): Promise<void> {
    if (isInTransaction(this.#database)) await this.#database.exec('rollback')
  }

  async #execute<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
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

/** The library knows, but its types do not say so. */
function isInTransaction(database: object): boolean {
  return 'inTransaction' in database && database.inTransaction === true
}

/** Serves one user of the embedded database at a time. Only a commit waits for the disk, and it blocks nobody else. */
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

  async beginTransaction(): Promise<void> {
    await this.#database.exec(begin)
  }

  async commitTransaction(): Promise<void> {
    await this.#database.exec('commit')
  }

  async rollbackTransaction(): Promise<void> {
    await this.#connection.rollBack()
  }

  async destroy(): Promise<void> {
    await this.acquireConnection()
    this.#connection.forget()
    await this.#database.exec('pragma wal_checkpoint(truncate)')
    this.#database.close()
  }
}
