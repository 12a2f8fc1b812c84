import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import pg from 'pg'
import { afterEach, beforeEach, describe, inject } from 'vitest'
import { openStore } from '../storage/open.ts'
import { databaseFile } from '../storage/sqlite.ts'
import type { Store } from '../storage/store.ts'
import { freshDatabase } from './databases.ts'

/** A database of a test's own. */
export interface Stored {
  /** Two nodes of one server; the embedded database has a single one. */
  store: Store
  other: Store
  /** The clock of both. */
  now: number
  /** Every row of every table, by the table's name. */
  everything(): Promise<Map<string, unknown[]>>
  /** The columns of every table, by the table's name. */
  columns(): Promise<Map<string, string[]>>
}

/** When a test's clock begins. */
export const begin = 1_790_000_000_000

/** Holds both databases to the same tests: part of the contract of the store. */
export function describeStore(area: string, tests: (at: Stored) => void): void {
  describe.each(['sqlite', 'postgres'] as const)(`${area} on %s`, (kind) => {
    const at: Partial<Stored> = {}
    let dataDir: string

    beforeEach(async () => {
      at.now = begin
      dataDir = await mkdtemp(join(tmpdir(), 'keepflying-store-'))
      const databaseUrl = kind === 'postgres' ? await freshDatabase(inject('postgres')) : null
      const open = () => openStore({ dataDir, databaseUrl, now: () => at.now ?? begin })
      at.store = await open()
      at.other = kind === 'postgres' ? await open() : at.store
      const query: Query = (text) => (databaseUrl === null ? askFile(dataDir, text) : askServer(databaseUrl, text))
      const names = kind === 'sqlite' ? sqliteColumns : postgresColumns
      at.columns = () => columnsIn(query, names)
      at.everything = () => rowsIn(query, names)
    })

    afterEach(async () => {
      await at.store?.close()
      if (at.other !== at.store) await at.other?.close()
      await rm(dataDir, { recursive: true })
    })

    tests(opened(at))
  })
}

/** The database, which is there once a test runs. */
function opened(at: Partial<Stored>): Stored {
  const there = <T>(part: T | undefined): T => {
    if (part === undefined) throw new Error('The database is open only while a test runs.')
    return part
  }
  return {
    get store() {
      return there(at.store)
    },
    get other() {
      return there(at.other)
    },
    get now() {
      return there(at.now)
    },
    set now(now) {
      at.now = now
    },
    everything: () => there(at.everything)(),
    columns: () => there(at.columns)(),
  }
}

type Query = (text: string) => Promise<unknown[]>

const sqliteColumns = `select m.name as "table", c.name as "column" from sqlite_master m
  join pragma_table_info(m.name) c where m.type = 'table'`
const postgresColumns = `select table_name as "table", column_name as "column"
  from information_schema.columns where table_schema = 'public'`

async function columnsIn(query: Query, names: string): Promise<Map<string, string[]>> {
  const columns = new Map<string, string[]>()
  for (const row of await query(names)) {
    const [table, column] = [String(Reflect.get(Object(row), 'table')), String(Reflect.get(Object(row), 'column'))]
    columns.set(table, [...(columns.get(table) ?? []), column])
  }
  return columns
}

async function rowsIn(query: Query, names: string): Promise<Map<string, unknown[]>> {
  const tables = [...(await columnsIn(query, names)).keys()]
  const rows = tables.map(async (table) => [table, await query(`select * from "${table}"`)] as const)
  return new Map(await Promise.all(rows))
}

async function askFile(dataDir: string, text: string): Promise<unknown[]> {
  const database = new Database(databaseFile(dataDir), { timeout: 5000 })
  try {
    return database.prepare(text).all()
  } finally {
    database.close()
  }
}

async function askServer(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}
