import { type Kysely, sql } from 'kysely'
import type { Schema } from '../schema.ts'

/** People may have questions answered for them that come up again and again. */
export async function keepHabits(db: Kysely<Schema>): Promise<void> {
  await db.schema.alterTable('seats').addColumn('habits', 'text').execute()
  // The seats that may be answered for.
  await sql`create index seats_habits on seats (game) where habits is not null`.execute(db)
}
