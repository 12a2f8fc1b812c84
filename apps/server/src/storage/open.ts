import { sql } from 'kysely'
import { chapters } from './chapters.ts'
import { chat } from './chat.ts'
import { clocks } from './clocks.ts'
import { entries } from './entries.ts'
import { forgetting } from './forgetting.ts'
import { habits } from './habits.ts'
import { migrate } from './migrations.ts'
import { operator } from './operator.ts'
import { order } from './order.ts'
import { personalData } from './personal.ts'
import { openPostgres, unhurried } from './postgres.ts'
import { proofs } from './proofs.ts'
import { proposals } from './proposals.ts'
import { reports } from './reports.ts'
import { seats } from './seats.ts'
import { sessions } from './sessions.ts'
import { space } from './space.ts'
import { openSqlite } from './sqlite.ts'
import { lockFolder } from './sqlite-lock.ts'
import type { Store } from './store.ts'
import { tables } from './tables.ts'
import { upkeep } from './upkeep.ts'
import { users } from './users.ts'
import { versions } from './versions.ts'
import { wishes } from './wishes.ts'

export interface OpenStore {
  /** The folder of the embedded database. */
  readonly dataDir: string
  /** The PostgreSQL to use instead. */
  readonly databaseUrl: string | null
  readonly now?: () => number
  /** Whether no other server may use the embedded database in the meantime. */
  readonly alone?: boolean
  /** Resolves when it is the turn of somebody whose change the embedded database has stored. Answers do not wait for it. */
  readonly turn?: () => Promise<void>
}

/** Opens the database and brings its tables up to date; throws with what is wrong if it cannot be used. */
export async function openStore(wanted: OpenStore): Promise<Store> {
  const { dataDir, databaseUrl, alone } = wanted
  const lock = alone && databaseUrl === null ? lockFolder(dataDir) : null
  try {
    return await open(wanted, () => lock?.release())
  } catch (problem) {
    lock?.release()
    throw problem
  }
}

async function open({ dataDir, databaseUrl, now = Date.now, turn }: OpenStore, onClose: () => void): Promise<Store> {
  const { db, hurried, careless } =
    databaseUrl === null ? await openSqlite(dataDir, { turn }) : await openShared(databaseUrl)
  try {
    await (databaseUrl === null ? migrate(db) : migratePostgres(databaseUrl))
  } catch (problem) {
    await db.destroy()
    throw problem
  }
  return {
    kind: databaseUrl === null ? 'sqlite' : 'postgres',

    async ping() {
      await sql`select 1`.execute(db)
    },

    async tryWrite() {
      const value = String(now())
      await db
        .insertInto('settings')
        .values({ key: 'last-tried', value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute()
    },

    async close() {
      await db.destroy()
      onClose()
    },

    async setting(key, make) {
      const setting = db.selectFrom('settings').select('value').where('key', '=', key)
      const known = await setting.executeTakeFirst()
      if (known) return known.value
      await db
        .insertInto('settings')
        .values({ key, value: make() })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return (await setting.executeTakeFirstOrThrow()).value
    },

    ...versions(db),
    ...users(db, now),
    ...sessions(db),
    ...proofs(db),
    ...forgetting(db, now),
    ...personalData(db),
    ...tables(db, careless),
    ...seats(db, now),
    ...entries(db, hurried, now),
    ...clocks(db),
    ...habits(db, now),
    ...wishes(db, now),
    ...chapters(db, careless),
    ...chat(db),
    ...proposals(db),
    ...order(db, now),
    ...reports(db),
    ...upkeep(db),
    ...operator(db, now),
    ...space(db),
  }
}

/** Where several connections write at the same time, nobody has to hurry, and whoever waits for the disk is in nobody’s way. */
async function openShared(databaseUrl: string) {
  const db = await openPostgres(databaseUrl)
  return { db, hurried: db, careless: db }
}

async function migratePostgres(databaseUrl: string): Promise<void> {
  const db = await openPostgres(databaseUrl, unhurried)
  try {
    await migrate(db)
  } finally {
    await db.destroy()
  }
}
