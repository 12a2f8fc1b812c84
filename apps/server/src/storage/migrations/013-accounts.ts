import { type Kysely, sql } from 'kysely'
import { skeletonOf } from '../../identity/skeleton.ts'
import type { Schema } from '../schema.ts'

/** Sessions can be told apart, accounts recovered, passwords not guessed, and no two accounts look the same. */
export async function keepAccounts(db: Kysely<Schema>): Promise<void> {
  await describeSessions(db)
  await db.schema
    .createTable('recovery_codes')
    .addColumn('user', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('maker', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint')
    .addPrimaryKeyConstraint('recovery_codes_key', ['user', 'maker'])
    .execute()
  await db.schema
    .createTable('attempts')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('attempts_at').on('attempts').column('at').execute()
  // What a person said is found when they want a copy of it, or want it gone.
  await db.schema.createIndex('chat_user').on('chat').column('user').execute()
  await compareNames(db)
}

async function describeSessions(db: Kysely<Schema>): Promise<void> {
  const sessions = () => db.schema.alterTable('sessions')
  await sessions().addColumn('browser', 'text').execute()
  await sessions().addColumn('system', 'text').execute()
  await sessions()
    .addColumn('seen_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`update sessions set seen_at = created_at`.execute(db)
}

/** Of accounts that have looked alike until now, the oldest has the look; the others keep their names. */
async function compareNames(db: Kysely<Schema>): Promise<void> {
  await db.schema.alterTable('users').addColumn('skeleton', 'text').execute()
  const accounts = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('login', 'is not', null)
    .orderBy('created_at')
    .execute()
  const looks = new Set<string>()
  for (const { id, name } of accounts) {
    const skeleton = skeletonOf(name)
    if (looks.has(skeleton)) continue
    looks.add(skeleton)
    await db.updateTable('users').set({ skeleton }).where('id', '=', id).execute()
  }
  await db.schema.createIndex('users_skeleton').on('users').column('skeleton').unique().execute()
}
