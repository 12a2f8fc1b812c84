import { setTimeout as wait } from 'node:timers/promises'
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import type Database from 'libsql'
import ThreadedDatabase from 'libsql/promise'
import { Gate } from './gate.ts'
import type { Disk } from './sqlite-disk.ts'
import { codeOf } from './transactions.ts'

const keptStatements = 500

/** Waits for other writers at the start of a transaction; in the middle it could only fail. */
const begin = 'begin immediate'
/** Milliseconds after which a database that another process is writing to is tried again. */
const pause = 5

/** Pages after which what is committed is moved to its place, as SQLite itself does, but on the thread of whoever writes. */
const mostPages = 1000
const bytesPerPage = 4096
/** Pages that take so long to be written that a thread does it. */
const manyPages = 50

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

/**
 * How those who write wait. Hurried: before all others, and for a disk that is asked at once. Patient: after them, and for the disk
 * together. Careless: after them, and not for the disk: for changes that nobody is told of and that may be gone after a power cut.
 * As long as a later change is there, so are they.
 */
export type Pace = 'hurried' | 'patient' | 'careless'

/** The connections to one file. */
export interface Connections {
  readonly writer: Database.Database
  readonly reader: Database.Database
  /** Moves what is committed to its place, on a thread. */
  readonly mover: Database.Database
}

/**
 * The file that everybody shares: one connection writes, in turn, and another reads, whatever is being written. Nobody keeps
 * the turn while they wait for the disk: what is committed is seen by all, and told to nobody until the disk has it.
 */
export class EmbeddedDatabase {
  readonly gate = new Gate()
  readonly #connections: Connections
  readonly #disk: Disk
  readonly #patience: number
  readonly #writing: Preparing
  readonly #reading: Preparing
  /** About how many pages were written since they were last moved to their place. */
  #pages = 0
  /** The same of the transaction under way. */
  #pagesNow = 0
  #moving: Promise<void> | null = null
  /** Whether the next commit begins the log anew, for which SQLite itself waits for the disk. */
  #begunAnew = true

  /** `patience`: milliseconds that a write waits for those of another process. */
  constructor(connections: Connections, disk: Disk, patience: number) {
    this.#connections = connections
    this.#disk = disk
    this.#patience = patience
    this.#writing = new Preparing(connections.writer)
    this.#reading = new Preparing(connections.reader)
  }

  /** Reads what is committed. */
  read<R>(query: CompiledQuery): QueryResult<R> {
    return this.#reading.execute(query)
  }

  /** Only for whoever has passed the gate, like all that follows up to `flushed`. */
  write<R>(query: CompiledQuery): QueryResult<R> {
    const pages = pagesOf(query)
    this.#pages += pages
    this.#pagesNow += pages
    return this.#writing.execute(query)
  }

  /** Another process, such as the command line, may be writing. */
  async begin(): Promise<void> {
    for (const until = performance.now() + this.#patience; ; await wait(pause))
      try {
        this.#connections.writer.exec(begin)
        this.#pagesNow = 0
        return
      } catch (problem) {
        if (codeOf(problem) !== 'SQLITE_BUSY' || performance.now() >= until) throw problem
      }
  }

  async commit(): Promise<void> {
    if (!this.#begunAnew && this.#pagesNow < manyPages) return void this.#connections.writer.exec('commit')
    this.#begunAnew = false
    await this.#onThread('writer', 'commit')
  }

  /** A full disk, among others, has already rolled the transaction back. Its error must not give way to another. */
  rollBack(): void {
    const { writer } = this.#connections
    if (writer.inTransaction) writer.exec('rollback')
  }

  /** Resolves when everything committed is on the disk: as soon as can be for those in a hurry, at once for the careless. */
  async flushed(pace: Pace): Promise<void> {
    if (this.#pages >= mostPages) {
      this.#pages = 0
      this.#moving ??= this.#move()
    }
    if (pace === 'hurried') await this.#disk.flushed()
    if (pace === 'patient') await this.#disk.flushedSoon()
  }

  /**
   * Moves most of it beside what is being written, and then, while nothing is, what came meanwhile: only so can the log begin
   * anew. What cannot be moved now is moved next time.
   */
  async #move(): Promise<void> {
    const move = () => this.#onThread('mover', 'pragma wal_checkpoint(passive)').catch(() => undefined)
    await move()
    await this.gate.enter()
    await move()
    this.#begunAnew = true
    this.gate.leave()
    this.#moving = null
  }

  async close(): Promise<void> {
    await this.#moving
    await this.gate.enter()
    this.#reading.forget()
    this.#connections.reader.close()
    this.#connections.mover.close()
    this.#writing.forget()
    await this.#onThread('writer', 'pragma wal_checkpoint(truncate)')
    this.#connections.writer.close()
    await this.#disk.close()
  }

  /** Waits for the disk without keeping anybody else waiting. The library’s two kinds of database share their connections. */
  async #onThread(connection: keyof Connections, sql: string): Promise<void> {
    await ThreadedDatabase.prototype.exec.call(this.#connections[connection], sql)
  }
}

/** About how many pages a statement writes: a few, and what its texts take. */
function pagesOf({ parameters }: CompiledQuery): number {
  let pages = 4
  for (const value of parameters) if (typeof value === 'string') pages += value.length / bytesPerPage
  return pages
}

/** What one user of the database does with it. Nobody waits for their turn who only reads. */
class EmbeddedConnection implements DatabaseConnection {
  readonly #database: EmbeddedDatabase
  readonly #pace: Pace
  readonly #turn: () => Promise<void>
  #writes = false

  constructor(database: EmbeddedDatabase, pace: Pace, turn: () => Promise<void>) {
    this.#database = database
    this.#pace = pace
    this.#turn = turn
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
      await this.commit()
      return result
    } catch (problem) {
      this.rollBack()
      throw problem
    }
  }

  /** Commits, and lets others write while it waits for the disk. Many may wait for it: what they go on with takes turns. */
  async commit(): Promise<void> {
    await this.#database.commit()
    this.leave()
    await this.#database.flushed(this.#pace)
    await this.#turn()
  }

  /** What is committed and could not be brought to the disk stays; by then, it is the turn of somebody else. */
  rollBack(): void {
    if (this.#writes) this.#database.rollBack()
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery(query)
  }

  async enter(): Promise<void> {
    await this.#database.gate.enter(this.#pace === 'hurried')
    this.#writes = true
  }

  leave(): void {
    if (!this.#writes) return
    this.#writes = false
    this.#database.gate.leave()
  }
}

/** Serves one writer at a time, and readers at any time. Whoever waits for the disk blocks nobody else. */
export class EmbeddedDriver implements Driver {
  readonly #database: EmbeddedDatabase
  readonly #pace: Pace
  readonly #turn: () => Promise<void>

  /** `turn`: resolves when whoever has written may go on. */
  constructor(database: EmbeddedDatabase, pace: Pace, turn: () => Promise<void>) {
    this.#database = database
    this.#pace = pace
    this.#turn = turn
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<EmbeddedConnection> {
    return new EmbeddedConnection(this.#database, this.#pace, this.#turn)
  }

  async releaseConnection(connection: EmbeddedConnection): Promise<void> {
    connection.leave()
  }

  async beginTransaction(connection: EmbeddedConnection): Promise<void> {
    await connection.enter()
    await this.#database.begin()
  }

  async commitTransaction(connection: EmbeddedConnection): Promise<void> {
    await connection.commit()
  }

  async rollbackTransaction(connection: EmbeddedConnection): Promise<void> {
    connection.rollBack()
  }

  async destroy(): Promise<void> {
    await this.#database.close()
  }
}
