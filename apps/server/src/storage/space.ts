import { sql } from 'kysely'
import type { GivenUp, SpaceStore } from './space-store.ts'
import { isPostgres, type Queries } from './transactions.ts'

/** Numbers as a database may write them. */
interface Bytes {
  readonly used: number | string
  readonly spare: number | string
}

export function space(db: Queries): SpaceStore {
  return {
    async bytes() {
      const asked = isPostgres(db)
        ? sql<Bytes>`select pg_database_size(current_database()) as used, 0 as spare`
        : sql<Bytes>`select (page_count - freelist_count) * page_size as used, freelist_count * page_size as spare
            from pragma_page_count(), pragma_freelist_count(), pragma_page_size()`
      const { rows } = await asked.execute(db)
      return { used: Number(rows[0]?.used ?? 0), spare: Number(rows[0]?.spare ?? 0) }
    },

    async keptBy(user) {
      const count = async (table: 'games' | 'reports' | 'replays', column: 'host' | 'user') => {
        const { rows } = await sql<{ n: number }>`
          select count(*) as n from ${sql.table(table)} where ${sql.ref(column)} = ${user}`.execute(db)
        return Number(rows[0]?.n ?? 0)
      }
      return {
        tables: await count('games', 'host'),
        reports: await count('reports', 'user'),
        replays: await count('replays', 'user'),
      }
    },

    async giveUp(kind, before, most) {
      const result = await deletion(db, kind, before, most).executeTakeFirst()
      return Number(result.numDeletedRows)
    },
  }
}

function deletion(db: Queries, kind: GivenUp, before: number, most: number) {
  if (kind === 'replays' || kind === 'reports')
    return db
      .deleteFrom(kind)
      .where('id', 'in', (old) => old.selectFrom(kind).select('id').where('at', '<', before).orderBy('at').limit(most))
  const games = db
    .selectFrom('games')
    .select('id')
    .where('status', '=', kind)
    .where('touched_at', '<', before)
    .orderBy('touched_at')
    .limit(most)
  if (kind === 'open') return db.deleteFrom('games').where('id', 'in', games)
  const ofGuests = games
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('seats')
            .innerJoin('users', 'users.id', 'seats.user')
            .select('seats.seat')
            .whereRef('seats.game', '=', 'games.id')
            .where('users.login', 'is not', null),
        ),
      ),
    )
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('users')
            .select('users.id')
            .whereRef('users.id', '=', 'games.host')
            .where('users.login', 'is not', null),
        ),
      ),
    )
  return db.deleteFrom('games').where('id', 'in', ofGuests)
}
