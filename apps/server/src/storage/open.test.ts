import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { freshDatabase } from '../testing/databases.ts'
import { gameRow } from '../testing/rows.ts'
import { migrate } from './migrations.ts'
import { openStore } from './open.ts'
import { openSqlite } from './sqlite.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keepflying-open-'))
})

afterEach(async () => {
  await rm(folder, { recursive: true })
})

async function asked(url: string, query: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(query)
  await client.end()
  return rows
}

describe('the embedded database', () => {
  it('is created in a folder of its own that nobody else can read', async () => {
    const dataDir = join(folder, 'new', 'data')
    const store = await openStore({ dataDir, databaseUrl: null })
    expect(store.kind).toBe('sqlite')
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
    expect((await stat(join(dataDir, 'keepflying.db'))).isFile()).toBe(true)
    await store.close()
  })

  it('has a write-ahead log, and is one file when closed', async () => {
    const store = await openStore({ dataDir: folder, databaseUrl: null })
    await store.setting('key', () => 'value')
    const header = await readFile(join(folder, 'keepflying.db'))
    // File format version 2 means a write-ahead log.
    expect([...header.subarray(18, 20)]).toEqual([2, 2])
    expect((await stat(join(folder, 'keepflying.db-wal'))).size).toBeGreaterThan(0)
    await store.close()
    expect((await stat(join(folder, 'keepflying.db-wal'))).size).toBe(0)
  })

  it('says what to do if the folder is not one', async () => {
    const dataDir = join(folder, 'file')
    await writeFile(dataDir, '')
    await expect(openStore({ dataDir, databaseUrl: null })).rejects.toThrow(/^DATA_DIR is ".*file", but the database/)
  })

  it('says what to do if the file is not a database, and leaves it alone', async () => {
    const file = join(folder, 'keepflying.db')
    await writeFile(file, 'A letter home. '.repeat(100))
    await expect(openStore({ dataDir: folder, databaseUrl: null })).rejects.toThrow(
      'is not a database. Restore a backup',
    )
    expect(await readFile(file, 'utf8')).toBe('A letter home. '.repeat(100))
  })

  it('migrates imported games that have not started', async () => {
    const { db: before } = await openSqlite(folder)
    await migrate(before, '003-outcomes')
    await before.destroy()
    const database = new Database(join(folder, 'keepflying.db'))
    database.exec('pragma foreign_keys = off')
    const columns = new Set(database.prepare("select name from pragma_table_info('games')").pluck().all())
    const game = { ...gameRow('mal', 0), id: 'imported' }
    const old = Object.entries(game).filter(([column]) => columns.has(column))
    const brought = { log: [], checkpoint: null }
    database
      .prepare(`insert into games (${old.map(([column]) => column).join()}) values (${old.map(() => '?').join()})`)
      .run(...old.map(([, value]) => value))
    database
      .prepare('insert into imports (game, content) values (?, ?)')
      .run(game.id, JSON.stringify({ ...brought, waiting: [0, 2] }))
    database.close()
    const store = await openStore({ dataDir: folder, databaseUrl: null })
    const situation = { waiting: [0, 2], summary: { waiting_any: 0, progress: null } }
    expect(JSON.parse((await store.importOf(game.id)) ?? '')).toEqual({ ...brought, situation })
    expect((await store.game(game.id))?.game).toMatchObject({
      waiting_any: 0,
      progress: null,
      commitment: game.commitment,
    })
    await store.close()
  })

  it('is refused when a newer version made it', async () => {
    await (await openStore({ dataDir: folder, databaseUrl: null })).close()
    const database = new Database(join(folder, 'keepflying.db'))
    database.exec("insert into kysely_migration values ('999-later', '2030-01-01T00:00:00.000Z')")
    database.close()
    await expect(openStore({ dataDir: folder, databaseUrl: null })).rejects.toThrow(
      'The database was made by a newer version of Keep Flying (it has "999-later").',
    )
  })
})

describe('PostgreSQL', () => {
  it('is set up once by nodes that start at the same time', async () => {
    const databaseUrl = await freshDatabase(inject('postgres'))
    const stores = await Promise.all([1, 2, 3, 4].map(() => openStore({ dataDir: folder, databaseUrl })))
    const done = await asked(databaseUrl, 'select name from kysely_migration')
    expect(done).toContainEqual({ name: '001-tables' })
    expect(new Set(done.map((row) => JSON.stringify(row))).size).toBe(done.length)
    for (const store of stores) {
      expect(store.kind).toBe('postgres')
      expect(await store.counts()).toEqual({ open: 0, playing: 0, over: 0, abandoned: 0 })
      await store.close()
    }
  })

  it('is refused when a newer version made it', async () => {
    const databaseUrl = await freshDatabase(inject('postgres'))
    await (await openStore({ dataDir: folder, databaseUrl })).close()
    await asked(databaseUrl, "insert into kysely_migration values ('999-later', '2030-01-01T00:00:00.000Z')")
    await expect(openStore({ dataDir: folder, databaseUrl })).rejects.toThrow('(it has "999-later")')
  })

  it('has several connections from the start, so that nobody waits for them to be made', async () => {
    const databaseUrl = await freshDatabase(inject('postgres'))
    const store = await openStore({ dataDir: folder, databaseUrl })
    const open =
      "select pid from pg_stat_activity where datname = current_database() and application_name = 'keepflying'"
    expect((await asked(databaseUrl, open)).length).toBeGreaterThanOrEqual(5)
    await store.close()
  })

  it('may drop its connections without harm', async () => {
    const databaseUrl = await freshDatabase(inject('postgres'))
    const store = await openStore({ dataDir: folder, databaseUrl })
    const dropped = await asked(
      databaseUrl,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    )
    expect(dropped.length).toBeGreaterThan(0)
    await vi.waitFor(() => store.ping(), { timeout: 60_000 })
    await store.close()
  })

  it.each(['', 'localhost/keepflying', 'mysql://mal:s3ren1ty@localhost/keepflying', 'mal:s3ren1ty@localhost'])(
    'cannot be at the address "%s"',
    async (databaseUrl) => {
      const opened = openStore({ dataDir: folder, databaseUrl })
      await expect(opened).rejects.toThrow(/^DATABASE_URL must be an address such as postgres:/)
      await expect(opened).rejects.not.toThrow('s3ren1ty')
    },
  )

  it('is named without the password when it cannot be reached', async () => {
    const there = new URL(inject('postgres'))
    const elsewhere = { password: 's3ren1ty', port: '1', pathname: 'nowhere' }
    for (const [part, value] of Object.entries(elsewhere)) {
      const url = Object.assign(new URL(there), { password: there.password, [part]: value })
      const opened = openStore({ dataDir: folder, databaseUrl: url.href })
      await expect(opened).rejects.toThrow(
        `The database of DATABASE_URL, ${url.host}${url.pathname}, cannot be reached (`,
      )
      await expect(opened).rejects.not.toThrow(url.password)
    }
  })
})
