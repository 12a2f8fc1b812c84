import { type CompiledQuery, sql } from 'kysely'
import { BatchStatement } from './batch.ts'
import { startClocks } from './clocks.ts'
import { type CheckpointRow, type GameHead, headColumns } from './schema.ts'
import type { ListedTable, ListKind, Store } from './store.ts'
import { attempt, changed, isPostgres, type Queries, together } from './transactions.ts'

type Tables = Pick<
  Store,
  | 'addGame'
  | 'game'
  | 'games'
  | 'tablesOf'
  | 'importOf'
  | 'startGame'
  | 'abandonGame'
  | 'addImported'
  | 'deleteOpenGame'
  | 'setHost'
  | 'setSuccessor'
  | 'campaignOf'
  | 'campaignOfRecord'
>

const longestList = 100

/** `careless`: for what need not outlive a power cut by itself. */
export function tables(db: Queries, careless: Queries): Tables {
  return {
    async addGame(game, seats, content) {
      await together(db, async (within) => {
        await within.insertInto('games').values(game).execute()
        await within.insertInto('seats').values(seats).execute()
        if (content !== undefined) await within.insertInto('imports').values({ game: game.id, content }).execute()
      })
    },

    async importOf(game) {
      const row = await db.selectFrom('imports').select('content').where('game', '=', game).executeTakeFirst()
      return row?.content ?? null
    },

    async game(id) {
      const games = await db.selectFrom('games').selectAll().where('id', '=', id).execute()
      const [found] = await withSeats(db, games)
      return found ?? null
    },

    async games(list, user) {
      return withSeats(db, await listQuery(db, list, user).execute())
    },

    async tablesOf(user) {
      const { tables } = await db
        .selectFrom('seats')
        .innerJoin('games', 'games.id', 'seats.game')
        .select((count) => count.fn.countAll<number>().as('tables'))
        .where('seats.user', '=', user)
        .where('games.status', 'in', ['open', 'playing'])
        .executeTakeFirstOrThrow()
      return tables
    },

    async startGame(game, at, rules, { waiting, summary }, imported) {
      const started = await attempt(db, async (within) => {
        const result = await within
          .updateTable('games')
          .set({ ...summary, status: 'playing', rules, started_at: at, touched_at: at })
          .where('id', '=', game)
          .where('status', '=', 'open')
          .executeTakeFirst()
        if (!changed(result)) return null
        const seats = within.selectFrom('seats').select('seat').where('game', '=', game).where('kind', '=', 'open')
        if (await seats.executeTakeFirst()) return null
        if (imported) await beginWith(within, game, imported.checkpoint)
        if (waiting.length > 0)
          await within
            .updateTable('seats')
            .set({ waiting_since: at, reminded_at: null })
            .where('game', '=', game)
            .where('seat', 'in', waiting)
            .execute()
        await startClocks(within, game, waiting, at)
        return true
      })
      return started !== null
    },

    async abandonGame(game, at) {
      const abandoned = await attempt(db, async (within) => (await abandon(within, game, at)) || null)
      return abandoned !== null
    },

    async addImported(game, at, written) {
      const list = isPostgres(db)
        ? sql`json_array_elements(cast(${written} as json)) as list(value)`
        : sql`json_each(${written})`
      await sql`
        insert into entries (game, seq, entry, place, at)
        select cast(${game} as text), cast(value ->> 0 as integer), value ->> 1, cast(value ->> 2 as integer), cast(${at} as bigint)
        from ${list} where true
        on conflict (game, seq) do nothing
      `.execute(careless)
    },

    async deleteOpenGame(game) {
      return together(db, async (within) => {
        const open = within.deleteFrom('games').where('id', '=', game).where('status', '=', 'open')
        if ((await open.executeTakeFirst()).numDeletedRows === 0n) return false
        // An imported game may have been about to start.
        await within.deleteFrom('entries').where('game', '=', game).execute()
        return true
      })
    },

    async setHost(game, user) {
      await db.updateTable('games').set({ host: user }).where('id', '=', game).execute()
    },

    async setSuccessor(game, kind, table) {
      await db
        .updateTable('games')
        .set({ [kind]: table })
        .where('id', '=', game)
        .where(kind, 'is', null)
        .execute()
      const row = await db.selectFrom('games').select(kind).where('id', '=', game).executeTakeFirst()
      const successor = row?.[kind]
      if (!successor) throw new Error(`There is no table "${game}" for another to come after.`)
      return successor
    },

    async campaignOf(game) {
      return (await db.selectFrom('campaigns').selectAll().where('game', '=', game).executeTakeFirst()) ?? null
    },

    async campaignOfRecord(record) {
      const same = db.selectFrom('campaigns').selectAll().where('record', '=', record).orderBy('game').limit(1)
      return (await same.executeTakeFirst()) ?? null
    },
  }
}

/** Stores entries whose places are known to be free. */
export const newEntries = new BatchStatement(
  { game: 'text', seq: 'integer', entry: 'text', place: 'integer', once: 'text', at: 'bigint' },
  (given) =>
    `insert into entries (game, seq, entry, place, once, at) select game, seq, entry, place, once, at from ${given}`,
)

/** Lets a game begin with what was played of it elsewhere, whose entries are stored already. */
async function beginWith(db: Queries, game: string, checkpoint: CheckpointRow | null): Promise<void> {
  if (checkpoint) await db.insertInto('checkpoints').values(checkpoint).execute()
  await db.deleteFrom('imports').where('game', '=', game).execute()
}

/** What `abandonGame` does, within a transaction. */
export async function abandon(db: Queries, game: string, at: number): Promise<boolean> {
  const result = await db
    .updateTable('games')
    .set({ status: 'abandoned', ended_at: at, touched_at: at })
    .where('id', '=', game)
    .where('status', 'in', ['open', 'playing'])
    .executeTakeFirst()
  if (!changed(result)) return false
  await stopWaiting(db, [game])
  return true
}

/** Nobody is waited for any longer in these games. */
export async function stopWaiting(db: Queries, games: readonly string[]): Promise<void> {
  await db
    .updateTable('seats')
    .set({ waiting_since: null, reminded_at: null, clock_since: null })
    .where('game', 'in', games)
    .where('waiting_since', 'is not', null)
    .execute()
}

/** A list of tables, as a query. */
interface ListQuery {
  compile(): CompiledQuery
  execute(): Promise<GameHead[]>
}

export function listQuery(db: Queries, list: ListKind, user: string): ListQuery {
  const some = db
    .selectFrom('games')
    .select(headColumns.map((column) => `games.${column}` as const))
    .limit(longestList)
  if (list === 'mine')
    return some
      .innerJoin('seats', 'seats.game', 'games.id')
      .where('seats.user', '=', user)
      .orderBy(
        sql`case
          when games.status = 'playing' and seats.waiting_since is not null then 0
          when games.status in ('open', 'playing') then 1
          else 2
        end`,
      )
      .orderBy('games.touched_at', 'desc')
      .orderBy('games.id')
  const visible = some.where('games.visibility', '=', 'public').orderBy('games.touched_at', 'desc').orderBy('games.id')
  if (list === 'open')
    return visible
      .where('games.status', '=', 'open')
      .where('games.locked', '=', 0)
      .where('games.host', 'not in', (blocks) =>
        blocks.selectFrom('blocks').select('blocked').where('blocks.user', '=', user),
      )
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('seats').select('seat').whereRef('seats.game', '=', 'games.id').where('seats.kind', '=', 'open'),
        ),
      )
  const watchable = visible.where('games.spectators', '=', 1)
  if (list === 'running') return watchable.where('games.status', '=', 'playing').where('games.locked', '=', 0)
  return watchable.where('games.status', '=', 'over')
}

/** The games with their seats and the names of the people there. */
export async function withSeats<Row extends GameHead>(
  db: Queries,
  games: readonly Row[],
): Promise<(ListedTable & { readonly game: Row })[]> {
  if (games.length === 0) return []
  const seats = await db
    .selectFrom('seats')
    .leftJoin('users', 'users.id', 'seats.user')
    .selectAll('seats')
    .select('users.name')
    .where(
      'seats.game',
      'in',
      games.map(({ id }) => id),
    )
    .orderBy('seats.seat')
    .execute()
  return games.map((game) => ({ game, seats: seats.filter((seat) => seat.game === game.id) }))
}
