import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** Where games stood now and then, so that a long one is opened and taken back without playing all of it again. */
export async function keepChapters(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable('chapters')
    .addColumn('game', 'text', (column) => column.notNull().references('games.id').onDelete('cascade'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('prev', 'integer')
    .addColumn('answers', 'integer', (column) => column.notNull())
    .addColumn('floor', 'integer', (column) => column.notNull())
    .addColumn('told_before', 'integer', (column) => column.notNull())
    .addColumn('told', 'integer', (column) => column.notNull())
    .addColumn('events', 'text', (column) => column.notNull())
    .addColumn('position', 'text')
    .addPrimaryKeyConstraint('chapters_key', ['game', 'seq'])
    .execute()
}
