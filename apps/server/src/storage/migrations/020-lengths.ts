import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** How long the log of a game is, in bytes. What was played before the first chapter that says so does not count. */
export async function keepLengths(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .alterTable('chapters')
    .addColumn('bytes', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
