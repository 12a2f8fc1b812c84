import { setTimeout as wait } from 'node:timers/promises'
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import type Database from 'libsql'
import ThreadedDatabase from 'libsql/promise'
import { Gate } from './gate.ts'
import { codeOf } from './transactions.ts'

const keptStatements = 500

/** Waits for other writers at the start of a transaction; in the middle it could only fail. */
const begin = 'begin immediate'
/** Milliseconds after which a database that another process is writing to is tried again. */
const pause = 5

const onlyReads = /^\s*select/i
/** Everything but what cannot be part of a transaction. */
const changesData = /^\s*(?!pragma|explain|vacuum)/i

interface Prepared {
  readonly statement: Database.Statement
  /** To ask the library each time would cost as much as a short statement. */
  readonly returnsRows: boolean
}

/**
 * A connection whose statements used last stay prepared. That saves time and memory: the library frees a statement only
 * when it is garbage-collected, which may be very late because its memory is not JavaScript's. Statements run at once:
 * asking another thread would take longer than nearly all of them do.
 */
class Preparing {
  readonly #database: Database.Database
  readonly #statements = new Map<string, Prepared>()

  constructor(database: Database.Database) {
    this.#database = database
  }

  execute<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    const { statement, returnsRows } = this.#prepared(sql)
    if (returnsRows) return { rows: statement.all(parameters) as R[] }
    return { rows: [], numAffectedRows: BigInt(statement.run(parameters).changes) }
  }

  #prepared(sql: string): Prepared {
    const prepared = this.#statements.get(sql) ?? this.#prepare(sql)
    this.#statements.delete(sql)
    this.#statements.set(sql, prepared)
    for (const oldest of this.#statements.keys()) {
      if (this.#statements.size <= keptStatements) break
      this.#statements.delete(oldest)
    }
    return prepared
  }

  #prepare(sql: string): Prepared {
    const statement = this.#database.prepare(sql)
    return { statement, returnsRows: statement.reader }
  }

  forget(): void {
    this.#statements.clear()
  }
}

/** The file that everybody shares: one connection writes, in turn, and another reads, whatever is being written. */
export class EmbeddedDatabase {
  readonly gate = new Gate()
  readonly #writer: Database.Database
  readonly #reader: Database.Database
  readonly #patience: number
  readonly #writing: Preparing
  readonly #reading: Preparing

  /** `patience`: milliseconds that a write waits for those of another process. */
  constructor(writer: Database.Database, reader: Database.Database, patience: number) {
    this.#writer = writer
    this.#reader = reader
    this.#patience = patience
    this.#writing = new Preparing(writer)
    this.#reading = new Preparing(reader)
  }

  /** Reads what is committed. */
  read<R>(query: CompiledQuery): QueryResult<R> {
    return this.#reading.execute(query)
  }

  /** Only for whoever has passed the gate, like all that follows. */
  write<R>(query: CompiledQuery): QueryResult<R> {
    return this.#writing.execute(query)
  }

  /** Another process, such as the command line, may be writing. */
  async begin(): Promise<void> {
    for (const until = performance.now() + this.#patience; ; await wait(pause))
      try {
        this.#writer.exec(begin)
        return
      } catch (problem) {
        if (codeOf(problem) !== 'SQLITE_BUSY' || performance.now() >= until) throw problem
      }
  }

  async commit(): Promise<void> {
    await this.#onThread('commit')
  }

  /** A full disk, among others, has already rolled the transaction back. Its error must not give way to another. */
  async rollBack(): Promise<void> {
    if (this.#writer.inTransaction) this.#writer.exec('rollback')
  }

  async close(): Promise<void> {
    await this.gate.enter()
    this.#reading.forget()
    this.#reader.close()
    this.#writing.forget()
    await this.#onThread('pragma wal_checkpoint(truncate)')
    this.#writer.close()
  }

  /** Waits for the disk without keeping anybody else waiting. The library’s two kinds of database share their connections. */
  async #onThread(sql: string): Promise<void> {
    await ThreadedDatabase.prototype.exec.call(this.#writer, sql)
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
    if (this.#writes) return this.#database.write(query)
    if (onlyReads.test(query.sql)) return this.#database.read(query)
    await this.enter()
    try {
      return await (changesData.test(query.sql) ? this.#change<R>(query) : this.#database.write<R>(query))
    } finally {
      this.leave()
    }
  }

  async #change<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    await this.#database.begin()
    try {
      const result = this.#database.write<R>(query)
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
