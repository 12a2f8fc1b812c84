import { CompiledQuery } from 'kysely'
import { isPostgres, type Queries } from './transactions.ts'

type ColumnType = 'text' | 'integer' | 'bigint'

/** The columns of a batch: their names, and their types in the database. */
type Columns<Name extends string> = Readonly<Record<Name, ColumnType>>

/**
 * A statement about many rows, which it reads from a table called "given". They are one parameter however many they are, so
 * the statement stays the same: it is composed once and prepared once.
 */
export class BatchStatement<Name extends string> {
  readonly #names: readonly Name[]
  readonly #sqlite: string
  readonly #postgres: string

  /** `text`: the statement, given the table to read from; `postgres`: what PostgreSQL has in its place. */
  constructor(columns: Columns<Name>, text: (given: string) => string, postgres = text) {
    this.#names = Object.keys(columns) as Name[]
    const fields = this.#names.map((column, n) => `cast(value ->> ${n} as ${columns[column]}) as "${column}"`)
    const from = (list: string) => `(select ${fields.join(', ')} from ${list}) as given`
    this.#sqlite = text(from('json_each(?)'))
    this.#postgres = postgres(from('json_array_elements(cast($1 as json)) as list(value)'))
  }

  async execute<Row>(
    db: Queries,
    rows: readonly Readonly<Record<Name, string | number | null>>[],
  ): Promise<readonly Row[]> {
    const values = JSON.stringify(rows.map((row) => this.#names.map((column) => row[column])))
    const sql = isPostgres(db) ? this.#postgres : this.#sqlite
    return (await db.executeQuery<Row>(CompiledQuery.raw(sql, [values]))).rows
  }
}
