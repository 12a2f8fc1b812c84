import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** People in co-operative games may say what they would like help with. */
export async function keepWishes(db: Kysely<Schema>): Promise<void> {
  await db.schema.alterTable('seats').addColumn('wish', 'text').execute()
}
