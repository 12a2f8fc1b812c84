import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** How order is kept: tables that are locked, people removed, muted and blocked, and reports about people. */
export async function keepOrder(db: Kysely<Schema>): Promise<void> {
  const games = () => db.schema.alterTable('games')
  await games()
    .addColumn('locked', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await games()
    .addColumn('spectator_chat', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()

  await db.schema
    .createTable('sanctions')
    .addColumn('game', 'text', (column) => column.notNull().references('games.id').onDelete('cascade'))
    .addColumn('user', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('sanctions_key', ['game', 'user', 'kind'])
    .execute()
  await db.schema.createIndex('sanctions_user').on('sanctions').column('user').execute()

  await db.schema
    .createTable('blocks')
    .addColumn('user', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('blocked', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('blocks_key', ['user', 'blocked'])
    .execute()
  await db.schema.createIndex('blocks_blocked').on('blocks').column('blocked').execute()

  const reports = () => db.schema.alterTable('reports')
  await reports()
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('fault'))
    .execute()
  await reports().addColumn('about', 'text').execute()
  await reports().addColumn('said', 'text').execute()
  // How many reports somebody made of late, and which there are about somebody.
  await db.schema.createIndex('reports_user').on('reports').columns(['user', 'at']).execute()
  await db.schema.createIndex('reports_about').on('reports').column('about').where('about', 'is not', null).execute()
}
