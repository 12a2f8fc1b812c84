import { type RawBuilder, sql } from 'kysely'
import { isPostgres, type Queries } from './transactions.ts'

type ColumnType = 'text' | 'integer' | 'bigint'

/** The columns of a batch: their names, and their types in the database. */
export type Columns<Name extends string> = Readonly<Record<Name, ColumnType>>

/**
 * Rows as a table that a statement can read from, under this name. They are one parameter however many they are, so the
 * statement stays the same and is neither composed nor prepared again.
 */
export function batch<Name extends string>(
  db: Queries,
  name: string,
  columns: Columns<Name>,
  rows: readonly Readonly<Record<Name, string | number | null>>[],
): RawBuilder<unknown> {
  const names = Object.keys(columns) as Name[]
  const fields = names.map((column, n) => `cast(value ->> ${n} as ${columns[column]}) as "${column}"`)
  const values = JSON.stringify(rows.map((row) => names.map((column) => row[column])))
  const list = isPostgres(db)
    ? sql`json_array_elements(cast(${values} as json)) as list(value)`
    : sql`json_each(${values})`
  return sql`(select ${sql.raw(fields.join(', '))} from ${list}) as ${sql.raw(name)}`
}
