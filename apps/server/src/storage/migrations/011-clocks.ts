import { type Kysely, sql } from 'kysely'
import type { Schema } from '../schema.ts'

/** Tables may have clocks, bots may play for people who are out of time, and votes may be lost. */
export async function keepClocks(db: Kysely<Schema>): Promise<void> {
  await db.schema.alterTable('games').addColumn('clock', 'text').execute()
  const seats = () => db.schema.alterTable('seats')
  await seats().addColumn('clock_left', 'bigint').execute()
  await seats().addColumn('clock_since', 'bigint').execute()
  await seats().addColumn('stand_in', 'text').execute()
  await db.schema
    .alterTable('proposals')
    .addColumn('refused', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
  // The clocks that run, by when they run out.
  await sql`create index seats_clock on seats ((clock_since + clock_left)) where clock_since is not null`.execute(db)
}
