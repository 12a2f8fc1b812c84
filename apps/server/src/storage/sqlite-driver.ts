import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import type ReadingDatabase from 'libsql'
import type Database from 'libsql/promise'
import { Gate } from './gate.ts'

/** A prepared statement of the library. */
interface Statement<All> {
  /** Whether it returns rows. */
  readonly reader: boolean
  all(parameters: readonly unknown[]): All
  run(parameters: readonly unknown[]): { readonly changes: number }
}

const keptStatements = 500

/** Waits for other writers at the start of a transaction; in the middle it could only fail. */
const begin = 'begin immediate'

const onlyReads = /^\s*select/i
/** Everything but what cannot be part of a transaction. */
const changesData = /^\s*(?!pragma|explain|vacuum)/i

/**
 * The statements used last stay prepared. That saves time and memory: the library frees a statement only when it is
 * garbage-collected, which may be very late because its memory is not JavaScript's.
 */
class Prepared<S> {
  readonly #statements = new Map<string, S>()

  get(sql: string): S | undefined {
    return this.#statements.get(sql)
  }

  keep(sql: string, statement: S): S {
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

/** The file that everybody shares: one connection writes, in turn, and another reads, whatever is being written. */
export class EmbeddedDatabase {
  readonly gate = new Gate()
  readonly #writer: Database
  readonly #reader: ReadingDatabase.Database
  readonly #writing = new Prepared<Statement<Promise<unknown[]>>>()
  readonly #reading = new Prepared<Statement<unknown[]>>()

  constructor(writer: Database, reader: ReadingDatabase.Database) {
    this.#writer = writer
    this.#reader = reader
  }

  /** Reads what is committed. Asking another thread would take longer than most of what is asked. */
  read<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    const statement = this.#reading.keep(sql, this.#reading.get(sql) ?? this.#reader.prepare(sql))
    return { rows: statement.all(parameters) as R[] }
  }

  /** Only for whoever has passed the gate. */
  async execute<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const statement = this.#writing.keep(sql, this.#writing.get(sql) ?? (await this.#writer.prepare(sql)))
    if (statement.reader) return { rows: (await statement.all(parameters)) as R[] }
    return { rows: [], numAffectedRows: BigInt(statement.run(parameters).changes) }
  }

  async begin(): Promise<void> {
    await this.#writer.exec(begin)
  }

  async commit(): Promise<void> {
    await this.#writer.exec('commit')
  }

  /** A full disk, among others, has already rolled the transaction back. Its error must not give way to another. */
  async rollBack(): Promise<void> {
    if (isInTransaction(this.#writer)) await this.#writer.exec('rollback')
  }

  async close(): Promise<void> {
    await this.gate.enter()
    this.#reading.forget()
    this.#reader.close()
    this.#writing.forget()
    await this.#writer.exec('pragma wal_checkpoint(truncate)')
    this.#writer.close()
  }
}

/** What one user of the database does with it. Nobody waits for their turn who only reads. */
class EmbeddedConnection implements DatabaseConnection {
  readonly #database: EmbeddedDatabase
  readonly #hurried: boolean
  #writes = false

  constructor(database: EmbeddedDatabase, hurried: boolean) {
    this.#database = database
    this.#hurried = hurried
  }

  /**
   * Only "begin" may find the database locked by another process. A prepared statement that does would stay open in the
   * library, and as long as it is, nothing that is written afterwards is committed.
   */
  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#writes) return this.#database.execute(query)
    if (onlyReads.test(query.sql)) return this.#database.read(query)
    await this.enter()
    try {
      return await (changesData.test(query.sql) ? this.#change<R>(query) : this.#database.execute<R>(query))
    } finally {
      this.leave()
    }
  }

  async #change<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    await this.#database.begin()
    try {
      const result = await this.#database.execute<R>(query)
      await this.#database.commit()
      return result
    } catch (problem) {
      await this.#database.rollBack()
      throw problem
    }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery(query)
  }

  async enter(): Promise<void> {
    await this.#database.gate.enter(this.#hurried)
    this.#writes = true
  }

  leave(): void {
    if (!this.#writes) return
    this.#writes = false
    this.#database.gate.leave()
  }
}

/** Serves one writer at a time, and readers at any time. Only a commit waits for the disk, and it blocks nobody else. */
export class EmbeddedDriver implements Driver {
  readonly #database: EmbeddedDatabase
  readonly #hurried: boolean

  constructor(database: EmbeddedDatabase, hurried: boolean) {
    this.#database = database
    this.#hurried = hurried
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<EmbeddedConnection> {
    return new EmbeddedConnection(this.#database, this.#hurried)
  }

  async releaseConnection(connection: EmbeddedConnection): Promise<void> {
    connection.leave()
  }

  async beginTransaction(connection: EmbeddedConnection): Promise<void> {
    await connection.enter()
    await this.#database.begin()
  }

  async commitTransaction(): Promise<void> {
    await this.#database.commit()
  }

  async rollbackTransaction(): Promise<void> {
    await this.#database.rollBack()
  }

  async destroy(): Promise<void> {
    await this.#database.close()
  }
}

/** The library knows, but its types do not say so. */
function isInTransaction(database: object): boolean {
  return 'inTransaction' in database && database.inTransaction === true
}
