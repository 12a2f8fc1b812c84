import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** How many records somebody has uploaded is counted with each. */
export async function countReplays(db: Kysely<Schema>): Promise<void> {
  await db.schema.createIndex('replays_user').on('replays').column('user').execute()
}
