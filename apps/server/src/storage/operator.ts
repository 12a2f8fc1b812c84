import { sql } from 'kysely'
import { bans } from './bans.ts'
import { addDeed, deeds } from './deeds.ts'
import { handledReports } from './handled-reports.ts'
import { type OperatorStore, pageLines } from './operator-store.ts'
import type { GameRow, UserRow } from './schema.ts'
import { abandon } from './tables.ts'
import { attempt, type Queries } from './transactions.ts'

/** What the operator sees and does. */
export function operator(db: Queries, now: () => number): OperatorStore {
  return {
    ...bans(db, now),
    ...deeds(db, now),
    ...handledReports(db, now),

    async people(search, page) {
      const rows = await db
        .selectFrom('users')
        .leftJoin('operators', 'operators.user', 'users.id')
        .select(['users.id', 'users.name', 'users.login', 'users.locale', 'users.created_at', 'users.seen_at'])
        .select('operators.at as operator_since')
        .select(({ selectFrom }) =>
          selectFrom('seats')
            .innerJoin('games', 'games.id', 'seats.game')
            .select((count) => count.fn.countAll<number>().as('tables'))
            .whereRef('seats.user', '=', 'users.id')
            .where('games.status', 'in', ['open', 'playing'])
            .as('tables'),
        )
        .where(contains(['users.name', 'users.id'], search))
        .orderBy('users.seen_at', 'desc')
        .orderBy('users.id')
        .limit(pageLines)
        .offset(page * pageLines)
        .execute()
      return rows.map(({ login, operator_since, tables, ...rest }) => ({
        ...rest,
        account: login !== null,
        operator: operator_since !== null,
        tables: tables ?? 0,
      }))
    },

    async person(idOrLogin) {
      const rows: UserRow[] = await db
        .selectFrom('users')
        .selectAll()
        .where(({ eb, or }) => or([eb('id', '=', idOrLogin), eb('login', '=', idOrLogin)]))
        .execute()
      return rows.find(({ id }) => id === idOrLogin) ?? rows[0] ?? null
    },

    async isOperator(user) {
      const found = await db.selectFrom('operators').select('user').where('user', '=', user).executeTakeFirst()
      return found !== undefined
    },

    async setOperator(user, isOperator, deed) {
      const done = await attempt(db, async (within) => {
        if (isOperator) await within.insertInto('operators').values({ user, at: now() }).execute()
        else {
          const gone = await within.deleteFrom('operators').where('user', '=', user).executeTakeFirst()
          if (gone.numDeletedRows === 0n) return null
        }
        await addDeed(within, { ...deed, deed: isOperator ? 'operator' : 'no-operator', person: user, at: now() })
        return true
      })
      return done !== null
    },

    tableLines(status, search, page) {
      return db
        .selectFrom('games')
        .leftJoin('users', 'users.id', 'games.host')
        .select([...lineColumns.map((column) => `games.${column}` as const), 'users.name as host_name'])
        .select(
          sql<number>`(select coalesce(max(seq) + 1, 0) from entries where entries.game = games.id)`.as('entries'),
        )
        .where('games.status', '=', status)
        .where(contains(['games.title', 'games.id', 'games.game'], search))
        .orderBy('games.touched_at', 'desc')
        .orderBy('games.id')
        .limit(pageLines)
        .offset(page * pageLines)
        .execute()
    },

    async closeTable(game, deed) {
      const done = await attempt(db, async (within) => {
        const at = now()
        if (!(await abandon(within, game, at))) return null
        await within.deleteFrom('proposals').where('game', '=', game).execute()
        await addDeed(within, { ...deed, deed: 'close-table', at, tables: [game] })
        return true
      })
      return done !== null
    },

    async deleteTable(game, deed) {
      const done = await attempt(db, async (within) => {
        const gone = await within.deleteFrom('games').where('id', '=', game).executeTakeFirst()
        if (gone.numDeletedRows === 0n) return null
        // Entries have no foreign key, which would slow every answer.
        await within.deleteFrom('entries').where('game', '=', game).execute()
        await addDeed(within, { ...deed, deed: 'delete-table', at: now(), tables: [game] })
        return true
      })
      return done !== null
    },
  }
}

const lineColumns = [
  'id',
  'title',
  'game',
  'status',
  'visibility',
  'pace',
  'host',
  'created_at',
  'touched_at',
] as const satisfies readonly (keyof GameRow)[]

/** Whether one of the columns contains the text, in any case. */
function contains(columns: readonly string[], text: string) {
  const pattern = `%${text.toLowerCase().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const each = columns.map((column) => sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`)
  return sql<boolean>`(${sql.join(each, sql` or `)})`
}
