import { sql } from 'kysely'
import { type OperatorStore, pageLines } from './operator-store.ts'
import type { DeedRow } from './schema.ts'
import { type Queries, together } from './transactions.ts'

type Deeds = Pick<OperatorStore, 'noteDeed' | 'deeds' | 'deedsSince' | 'lastDeed'>

/** The trail of what operators did. */
export function deeds(db: Queries, now: () => number): Deeds {
  return {
    async noteDeed(deed, person, tables, note) {
      await together(db, (within) => addDeed(within, { ...note, deed, person, tables, at: now() }))
    },

    deeds(page) {
      return db
        .selectFrom('deeds')
        .selectAll()
        .orderBy('n', 'desc')
        .limit(pageLines)
        .offset(page * pageLines)
        .execute()
    },

    deedsSince(n) {
      return db.selectFrom('deeds').selectAll().where('n', '>', n).orderBy('n').limit(pageLines).execute()
    },

    async lastDeed() {
      const last = await db.selectFrom('deeds').select('n').orderBy('n', 'desc').limit(1).executeTakeFirst()
      return last?.n ?? 0
    },
  }
}

type Added = Omit<DeedRow, 'n' | 'tables' | 'person'> & {
  readonly person?: string | null
  readonly tables?: readonly string[]
}

/**
 * Adds a deed with the next number, within the transaction that does it. The counter stays locked until that ends, so
 * that numbers appear in order, and whoever reads on misses none.
 */
export async function addDeed(db: Queries, { person = null, tables = [], ...deed }: Added): Promise<void> {
  const counted = await sql<{ value: string }>`
    insert into settings (key, value) values ('deeds', '1')
    on conflict (key) do update set value = cast(cast(settings.value as integer) + 1 as text)
    returning value
  `.execute(db)
  const n = Number(counted.rows[0]?.value)
  await db
    .insertInto('deeds')
    .values({ ...deed, n, person, tables: JSON.stringify(tables) })
    .execute()
}
