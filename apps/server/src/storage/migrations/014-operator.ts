import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** What the operator decides: who is banned, what was done about reports, and a trail of every deed. */
export async function keepDeeds(db: Kysely<Schema>): Promise<void> {
  const table = (name: string) => db.schema.createTable(name)

  await table('operators')
    .addColumn('user', 'text', (column) => column.primaryKey().notNull().references('users.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()

  // Bans and deeds outlive the people they are about: they have no foreign key.
  await table('bans')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('person', 'text')
    .addColumn('network', 'text')
    .addColumn('why', 'text', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('until', 'bigint')
    .addColumn('lifted_at', 'bigint')
    .execute()
  await db.schema.createIndex('bans_at').on('bans').column('at').execute()
  await db.schema.createIndex('bans_person').on('bans').column('person').execute()

  await table('deeds')
    .addColumn('n', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('deed', 'text', (column) => column.notNull())
    .addColumn('person', 'text')
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('tables', 'text', (column) => column.notNull())
    .execute()

  await table('handled_reports')
    .addColumn('report', 'text', (column) => column.primaryKey().notNull().references('reports.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('done', 'text', (column) => column.notNull())
    .execute()

  // Lists show the latest first.
  await db.schema.createIndex('users_seen').on('users').column('seen_at').execute()
  await db.schema.createIndex('reports_at').on('reports').column('at').execute()
}
