import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import Database from 'libsql/promise'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { freshDatabase } from '../testing/databases.ts'
import { gameRow, seatRow, userRow, waitingFor } from '../testing/rows.ts'
import { entries } from './entries.ts'
import { migrate } from './migrations.ts'
import { openPostgres } from './postgres.ts'
import type { Schema } from './schema.ts'
import { databaseFile, openSqlite } from './sqlite.ts'
import { tables } from './tables.ts'
import { codeOf, together } from './transactions.ts'

const begin = 1_790_000_000_000

let folder: string
let db: Kysely<Schema>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keepflying-failures-'))
})

afterEach(async () => {
  await db.destroy()
  await rm(folder, { recursive: true })
})

async function codeOfFailure(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => 'nothing failed',
    (problem: unknown) => codeOf(problem),
  )
}

describe('a database that another process has locked', () => {
  /** What others have stored, as a process of its own sees it. */
  async function seenElsewhere(): Promise<unknown> {
    const other = new Database(databaseFile(folder), {})
    try {
      return await (await other.prepare('select key, value from settings')).all([])
    } finally {
      other.close()
    }
  }

  it.each([
    ['a single statement', (key: string) => db.insertInto('settings').values({ key, value: '' }).execute()],
    [
      'one that returns something',
      (key: string) => db.insertInto('settings').values({ key, value: '' }).returning('key').execute(),
    ],
    [
      'a transaction',
      (key: string) =>
        together(db, (within) => within.insertInto('settings').values({ key, value: '' }).returning('key').execute()),
    ],
  ])('refuses %s in time, and stores everything again once it is free', async (_, store) => {
    db = (await openSqlite(folder, { timeout: 100 })).db
    await migrate(db)
    const other = new Database(databaseFile(folder), {})
    await other.exec(`begin immediate; insert into settings (key, value) values ('theirs', '')`)
    expect(await codeOfFailure(store('late'))).toBe('SQLITE_BUSY')
    await other.exec('commit')
    other.close()
    // Another statement: the one that failed must not be in its way.
    await db.updateTable('settings').set({ value: 'mine' }).execute()
    expect(await seenElsewhere()).toEqual([{ key: 'theirs', value: 'mine' }])
  })
})

describe('the first cause of a failure is told', () => {
  it('if SQLite has already rolled back', async () => {
    db = (await openSqlite(folder)).db
    await migrate(db)
    const twice = together(db, async (within) => {
      await within.insertInto('settings').values({ key: 'key', value: 'value' }).execute()
      await sql`insert or rollback into settings (key, value) values ('key', 'again')`.execute(within)
    })
    expect(await codeOfFailure(twice)).toBe('SQLITE_CONSTRAINT_PRIMARYKEY')
    expect(await db.selectFrom('settings').selectAll().execute()).toEqual([])
  })

  it('if the commit itself fails', async () => {
    db = (await openSqlite(folder)).db
    await migrate(db)
    // A reference to nobody, which is only looked at in the end.
    const dangling = together(db, async (within) => {
      await sql`pragma defer_foreign_keys = on`.execute(within)
      await sql`insert into pushes (endpoint, "user", p256dh, auth) values ('x', 'nobody', 'p', 'a')`.execute(within)
    })
    expect(await codeOfFailure(dangling)).toBe('SQLITE_CONSTRAINT_FOREIGNKEY')
    expect(await db.selectFrom('pushes').selectAll().execute()).toEqual([])
  })

  it('if the connection to PostgreSQL is gone', async () => {
    db = await openPostgres(await freshDatabase(inject('postgres')))
    const cut = together(db, (within) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(within))
    expect(await codeOfFailure(cut)).toBe('57P01')
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
  })
})

describe('a full disk', () => {
  it('is called that, takes nothing that was stored, and is forgotten once there is room', async () => {
    db = (await openSqlite(folder)).db
    await migrate(db)
    const mal = userRow(begin)
    await db.insertInto('users').values(mal).execute()
    const game = gameRow(mal.id, begin)
    await tables(db, db).addGame(game, [seatRow(game.id, 0, { kind: 'person', user: mal.id })])
    await tables(db, db).startGame(game.id, begin, '1', waitingFor(0))
    const { append, heads } = entries(db, db, () => begin)
    const appended = (seq: number) => {
      const entry = { game: game.id, seq, entry: `"${'x'.repeat(5000)}"`, place: 0, once: null, at: begin }
      // With something to change besides the entry, so that it takes a transaction.
      const summary = { waiting_any: 0, progress: `{"key":"${seq}"}` } as const
      return append([{ entry, summary, by: { seat: 0, user: mal.id }, epoch: 0 }])
    }
    const pages = await sql<{ page_count: number }>`pragma page_count`.execute(db)
    await sql`pragma max_page_count = ${sql.lit((pages.rows[0]?.page_count ?? 0) + 20)}`.execute(db)
    let stored = 0
    let code: unknown
    while (code === undefined)
      await appended(stored).then(
        () => stored++,
        (problem: unknown) => {
          code = codeOf(problem)
        },
      )
    expect(code).toBe('SQLITE_FULL')
    expect(stored).toBeGreaterThan(3)
    expect(await heads([game.id])).toEqual(new Map([[game.id, stored]]))
    await sql`pragma max_page_count = 1000000`.execute(db)
    expect(await appended(stored)).toEqual([true])
  })
})
