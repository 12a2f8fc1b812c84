import { sql } from 'kysely'
import { unknownMigrations } from './migrations.ts'
import type { Store } from './store.ts'
import type { Queries } from './transactions.ts'

type Versions = Pick<Store, 'noteRules' | 'latestRules' | 'unknownMigrations'>

const prefix = 'rules:'

export function versions(db: Queries): Versions {
  return {
    async noteRules(game, rules) {
      await db
        .insertInto('settings')
        .values({ key: prefix + game, value: rules })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet({ value: rules })
            .where(sql<boolean>`cast(settings.value as integer) < cast(excluded.value as integer)`),
        )
        .execute()
    },

    async latestRules() {
      const rows = await db.selectFrom('settings').selectAll().where('key', 'like', `${prefix}%`).execute()
      return new Map(rows.map(({ key, value }) => [key.slice(prefix.length), value]))
    },

    unknownMigrations() {
      return unknownMigrations(db)
    },
  }
}
