import { commitmentTo } from '@keep-flying/kernel'
import { type CreateTableBuilder, type Kysely, type Migration, Migrator, sql } from 'kysely'
import { countReplays } from './migrations/009-quotas.ts'
import { keepClocks } from './migrations/011-clocks.ts'
import { keepOrder } from './migrations/012-order.ts'
import { keepAccounts } from './migrations/013-accounts.ts'
import { keepDeeds } from './migrations/014-operator.ts'
import { keepChapters } from './migrations/015-chapters.ts'
import { keepHabits } from './migrations/016-habits.ts'
import { keepAdvice } from './migrations/018-advice.ts'
import { keepWishes } from './migrations/019-wishes.ts'
import { keepLengths } from './migrations/020-lengths.ts'
import type { Schema } from './schema.ts'
import { isPostgres } from './transactions.ts'

/** Kysely's list of completed migrations. */
export const migrationTable = 'kysely_migration'

/** Every change ever made to the tables, in order. Once released, a migration never changes. */
const migrations: Readonly<Record<string, Migration>> = {
  '001-tables': { up: makeTables },
  '002-bot-names': { up: nameBots },
  '003-outcomes': { up: keepOutcomes },
  '004-summaries': { up: keepSummaries },
  '005-languages': { up: keepLanguages },
  '006-campaigns': { up: keepCampaigns },
  '007-commitments': { up: keepCommitments },
  '009-quotas': { up: countReplays },
  '011-clocks': { up: keepClocks },
  '012-order': { up: keepOrder },
  '013-accounts': { up: keepAccounts },
  '014-operator': { up: keepDeeds },
  '015-chapters': { up: keepChapters },
  '016-habits': { up: keepHabits },
  // Nothing of the tables changes, but versions before it cannot read texts that are packed.
  '017-packed': { up: async () => undefined },
  '018-advice': { up: keepAdvice },
  '019-wishes': { up: keepWishes },
  '020-lengths': { up: keepLengths },
}

/** Brings the tables up to date, or as far as `last`. Nodes that start at the same time wait for each other. */
export async function migrate(db: Kysely<Schema>, last?: string): Promise<void> {
  checkNotNewer(await doneMigrations(db), 'The database')
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
    migrationTableName: migrationTable,
  })
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last))
  if (error) throw error
}

/** Throws if a database has seen migrations that this version does not know. */
export function checkNotNewer(done: readonly string[], database: string): void {
  const unknown = done.find((name) => !(name in migrations))
  if (unknown !== undefined)
    throw new Error(
      `${database} was made by a newer version of Keep Flying (it has "${unknown}"). ` +
        'Use that version, or a backup from before the update.',
    )
}

/** Migrations that the database has seen and this version does not know: a newer one has come since it was opened. */
export async function unknownMigrations(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(migrationTable)}`.execute(db)
  return rows.map(({ name }) => name).filter((name) => !(name in migrations))
}

async function doneMigrations(db: Kysely<Schema>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === migrationTable)) return []
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(migrationTable)}`.execute(db)
  return rows.map(({ name }) => name)
}

async function makeTables(db: Kysely<Schema>): Promise<void> {
  const table = (name: string) => db.schema.createTable(name)
  const index = (name: string, on: string) => db.schema.createIndex(name).on(on)

  await table('settings')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()

  await table('users')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('login', 'text', (column) => column.unique())
    .addColumn('password', 'text')
    .addColumn('webhook', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute()
  await index('users_guests', 'users').column('seen_at').where(sql.ref('login'), 'is', null).execute()

  await table('sessions')
    .addColumn('token', 'text', (column) => column.primaryKey().notNull())
    .addColumn('user', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await index('sessions_user', 'sessions').column('user').execute()

  await table('pushes')
    .addColumn('endpoint', 'text', (column) => column.primaryKey().notNull())
    .addColumn('user', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .execute()
  await index('pushes_user', 'pushes').column('user').execute()

  await table('games')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('invite', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('rules', 'text', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('seed', 'text', (column) => column.notNull())
    .addColumn('visibility', 'text', (column) => column.notNull())
    .addColumn('pace', 'text', (column) => column.notNull())
    .addColumn('spectators', 'integer', (column) => column.notNull())
    .addColumn('bot_delay', 'integer', (column) => column.notNull())
    .addColumn('host', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('started_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addColumn('touched_at', 'bigint', (column) => column.notNull())
    .addColumn('epoch', 'integer', (column) => column.notNull())
    .addColumn('base', 'text')
    .addColumn('base_seq', 'integer', (column) => column.notNull())
    .addColumn('winners', 'text')
    .addColumn('hash', 'text')
    .addColumn('rematch', 'text', (column) => column.references('games.id').onDelete('set null'))
    .addColumn('imported', 'integer', (column) => column.notNull())
    .execute()
  await index('games_status', 'games').columns(['status', 'touched_at']).execute()
  await index('games_host', 'games').column('host').execute()
  await index('games_rematch', 'games').column('rematch').where(sql.ref('rematch'), 'is not', null).execute()

  await ofGame(table('seats'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('user', 'text', (column) => column.references('users.id'))
    .addColumn('bot', 'text')
    .addColumn('hand_over', 'text')
    .addColumn('waiting_since', 'bigint')
    .addColumn('reminded_at', 'bigint')
    .addPrimaryKeyConstraint('seats_key', ['game', 'seat'])
    .addUniqueConstraint('seats_person', ['user', 'game'])
    .execute()
  await index('seats_waiting', 'seats')
    .column('waiting_since')
    .where(sql.ref('waiting_since'), 'is not', null)
    .execute()

  // No foreign key: the check would slow every answer. A game with entries is deleted together with them, before its start.
  await table('entries')
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('entry', 'text', (column) => column.notNull())
    .addColumn('place', 'integer')
    .addColumn('once', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('entries_key', ['game', 'seq'])
    .execute()
  await index('entries_once', 'entries')
    .unique()
    .columns(['game', 'once'])
    .where(sql.ref('once'), 'is not', null)
    .execute()

  await ofGame(table('checkpoints'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('rules', 'text', (column) => column.notNull())
    .addColumn('saved', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('checkpoints_key', ['game'])
    .execute()

  await ofGame(table('imports'))
    .addColumn('content', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('imports_key', ['game'])
    .execute()

  await ofGame(table('looks'))
    .addColumn('user', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('event', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('looks_key', ['game', 'user'])
    .execute()
  await index('looks_user', 'looks').column('user').execute()

  // Chat and reports outlive the people who wrote them: they contain a name, and no foreign key.
  await ofGame(table('chat'))
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('user', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('once', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_key', ['game', 'n'])
    .addUniqueConstraint('chat_once', ['game', 'user', 'once'])
    .execute()

  await ofGame(table('proposals'))
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('by_seat', 'integer', (column) => column.notNull())
    .addColumn('proposal', 'text', (column) => column.notNull())
    .addColumn('agreed', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await index('proposals_game', 'proposals').column('game').execute()

  await table('reports')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('user', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('versions', 'text', (column) => column.notNull())
    .addColumn('moment', 'text', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .execute()

  await table('replays')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('user', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .execute()
  await index('replays_at', 'replays').column('at').execute()

  if (isPostgres(db)) await makeAttachments(db)
}

async function nameBots(db: Kysely<Schema>): Promise<void> {
  await db.schema.alterTable('seats').addColumn('bot_name', 'text').execute()
}

/** How a game came out is more than who won it. */
async function keepOutcomes(db: Kysely<Schema>): Promise<void> {
  await db.schema.alterTable('games').addColumn('outcome', 'text').execute()
  const [before, after] = ['{"by":"seats","winners":', ',"reason":{"key":"outcome.won"}}']
  await sql`update games set outcome = ${sql.lit(before)} || winners || ${sql.lit(after)} where winners is not null`.execute(
    db,
  )
  await db.schema.alterTable('games').dropColumn('winners').execute()
}

/** What lists say about a running game, so that they need not load it. */
async function keepSummaries(db: Kysely<Schema>): Promise<void> {
  const games = () => db.schema.alterTable('games')
  await games()
    .addColumn('waiting_any', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await games().addColumn('progress', 'text').execute()
  // Imported games that have not started say the same in what they bring along.
  for (const { game, content } of await db.selectFrom('imports').selectAll().execute()) {
    const { waiting, ...brought } = JSON.parse(content)
    const situation = { waiting, summary: { waiting_any: 0, progress: null } }
    await db
      .updateTable('imports')
      .set({ content: JSON.stringify({ ...brought, situation }) })
      .where('game', '=', game)
      .execute()
  }
}

/** Reminders are written in the language of whoever gets them. */
async function keepLanguages(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('locale', 'text', (column) => column.notNull().defaultTo('en'))
    .execute()
}

/** A finished game may be followed by another that takes what it hands on. */
async function keepCampaigns(db: Kysely<Schema>): Promise<void> {
  const games = () => db.schema.alterTable('games')
  await games().addColumn('follows', 'text').execute()
  for (const column of ['follows_table', 'next'])
    await games()
      .addColumn(column, 'text', (added) => added.references('games.id').onDelete('set null'))
      .execute()
  await games()
    .addColumn('continues', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  // When a table is deleted, references to it are found by these.
  for (const column of ['follows_table', 'next'])
    await db.schema
      .createIndex(`games_${column}`)
      .on('games')
      .column(column)
      .where(sql.ref(column), 'is not', null)
      .execute()
  await ofGame(db.schema.createTable('campaigns'))
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('handed_on', 'text', (column) => column.notNull())
    .addColumn('next', 'text')
    .addPrimaryKeyConstraint('campaigns_key', ['game'])
    .execute()
  await db.schema.createIndex('campaigns_record').on('campaigns').column('record').execute()
}

/** Lists show what was promised of a seed; they need neither the seed nor to hash it. */
async function keepCommitments(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .alterTable('games')
    .addColumn('commitment', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  for (const { id, seed } of await db.selectFrom('games').select(['id', 'seed']).execute())
    await db
      .updateTable('games')
      .set({ commitment: commitmentTo(seed) })
      .where('id', '=', id)
      .execute()
}

/** Messages between nodes that are too long for a notification; the library stores and deletes them. */
async function makeAttachments(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable('socket_io_attachments')
    .addColumn('id', 'bigserial', (column) => column.unique())
    .addColumn('created_at', 'timestamptz', (column) => column.defaultTo(sql`now()`))
    .addColumn('payload', 'bytea')
    .execute()
}

/** A table whose rows are deleted with their game. */
function ofGame(table: CreateTableBuilder<string>): CreateTableBuilder<string, 'game'> {
  return table.addColumn('game', 'text', (column) => column.notNull().references('games.id').onDelete('cascade'))
}
