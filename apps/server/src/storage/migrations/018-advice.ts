import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** Whether the people at a table have agreed that anybody may ask a bot. */
export async function keepAdvice(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .alterTable('games')
    .addColumn('advice', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
