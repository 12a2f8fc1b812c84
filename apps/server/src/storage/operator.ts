import { sql } from 'kysely'
import { bans } from './bans.ts'
import { addDeed, deeds } from './deeds.ts'
import { type OperatorStore, pageLines, type ReportLine } from './operator-store.ts'
import type { GameRow, UserRow } from './schema.ts'
import { abandon } from './tables.ts'
import { attempt, type Queries } from './transactions.ts'

/** What the operator sees and does. */
export function operator(db: Queries, now: () => number): OperatorStore {
  return {
    ...bans(db, now),
    ...deeds(db, now),

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

    async reportLines(open, page) {
      const lines = reported(db)
        .orderBy('reports.at', 'desc')
        .orderBy('reports.id')
        .limit(pageLines)
        .offset(page * pageLines)
      const rows = await (open ? lines.where('handled.at', 'is', null) : lines).execute()
      return rows.map(reportLineOf)
    },

    async reportLine(id) {
      const row = await reported(db).where('reports.id', '=', id).executeTakeFirst()
      return row ? reportLineOf(row) : null
    },

    async handleReport(report, done, deed) {
      const handled = await attempt(db, async (within) => {
        const known = await within.selectFrom('reports').select('id').where('id', '=', report).executeTakeFirst()
        if (!known) return null
        const at = now()
        await within.insertInto('handled_reports').values({ report, at, by: deed.by, done }).execute()
        await addDeed(within, { ...deed, deed: 'report', at })
        return true
      })
      return handled !== null
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

function reported(db: Queries) {
  return db
    .selectFrom('reports')
    .leftJoin('users', 'users.id', 'reports.user')
    .leftJoin('handled_reports as handled', 'handled.report', 'reports.id')
    .select(['reports.id', 'reports.game', 'reports.user', 'reports.at', 'reports.note'])
    .select(['users.name as by_name', 'handled.at as handled_at', 'handled.by as handled_by', 'handled.done'])
}

type Reported = Omit<ReportLine, 'handled'> & {
  readonly handled_at: number | null
  readonly handled_by: string | null
  readonly done: string | null
}

function reportLineOf({ handled_at: at, handled_by: by, done, ...line }: Reported): ReportLine {
  return { ...line, handled: at !== null && by !== null && done !== null ? { at, by, done } : null }
}
