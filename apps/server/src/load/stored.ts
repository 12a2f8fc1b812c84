import Database from 'libsql'
import pg from 'pg'
import { z } from 'zod'
import { databaseFile } from '../storage/sqlite.ts'
import type { Place } from './server.ts'

/** Where a game is stored, by the column that names it. */
const tables = [
  ['games', 'id'],
  ['seats', 'game'],
  ['entries', 'game'],
  ['checkpoints', 'game'],
  ['chapters', 'game'],
] as const

const named = z.array(z.object({ name: z.string() }))

interface Statements {
  columns(table: string): Promise<readonly string[]>
  run(sql: string): Promise<void>
  close(): Promise<void>
}

/** Copies the games of a database until there are so many. Every other copy is over, so that all lists have something. */
export async function multiplyGames(place: Place, from: number, to: number): Promise<void> {
  const copies = Math.ceil(to / from) - 1
  const statements = place.databaseUrl === null ? inSqlite(place.dataDir) : await inPostgres(place.databaseUrl)
  for (const [table, id] of tables) {
    const columns = await statements.columns(table)
    const values = columns.map((column) => (column === id || column === 'invite' ? copied(column) : quoted(column)))
    await statements.run(
      `with recursive copies(n) as (select 1 union all select n + 1 from copies where n < ${copies})
       insert into ${table} (${columns.map(quoted).join(', ')})
       select ${values.join(', ')} from ${table}, copies`,
    )
  }
  await statements.run(
    `update games set status = 'abandoned', ended_at = touched_at where substr(id, 22) in ('1', '3')`,
  )
  await statements.close()
}

const quoted = (column: string) => `"${column}"`

/** The id of a copy is as long as any, and ends with the copy's number. */
const copied = (column: string) => `substr(${quoted(column)}, 1, 17) || substr(cast(100000 + n as text), 2)`

function inSqlite(dataDir: string): Statements {
  const database = new Database(databaseFile(dataDir))
  return {
    async columns(table) {
      const rows = database.prepare(`select name from pragma_table_info('${table}')`).all()
      return named.parse(rows).map(({ name }) => name)
    },
    async run(sql) {
      database.exec(sql)
    },
    async close() {
      database.close()
    },
  }
}

async function inPostgres(databaseUrl: string): Promise<Statements> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  return {
    async columns(table) {
      const { rows } = await client.query<{ column_name: string }>(
        'select column_name from information_schema.columns where table_name = $1',
        [table],
      )
      return rows.map((row) => row.column_name)
    },
    async run(sql) {
      await client.query(sql)
    },
    async close() {
      await client.query('analyze')
      await client.end()
    },
  }
}
