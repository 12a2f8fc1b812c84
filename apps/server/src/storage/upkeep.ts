import type { TableStatus } from '@keep-flying/protocol'
import { sql } from 'kysely'
import { lastPlayed } from './entries.ts'
import { hasBlocked } from './order.ts'
import type { SeatRow } from './schema.ts'
import type { CleanUp, Due, Ending, Store } from './store.ts'
import { stopWaiting, withSeats } from './tables.ts'
import { type Queries, together } from './transactions.ts'

type Claimed = Pick<SeatRow, 'game' | 'seat' | 'user'>
type Waited = Claimed & Pick<SeatRow, 'waiting_since' | 'clock_left' | 'clock_since'>
type Upkeep = Pick<Store, 'claimReminders' | 'claimEndings' | 'cleanUp' | 'counts'>

export function upkeep(db: Queries): Upkeep {
  return {
    async claimReminders(waitingBefore, now) {
      const claim = db
        .updateTable('seats')
        .set({ reminded_at: now })
        .where('kind', '=', 'person')
        .where('stand_in', 'is', null)
        .where('waiting_since', '<=', waitingBefore)
        .where('reminded_at', 'is', null)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('games')
              .select('games.id')
              .whereRef('games.id', '=', 'seats.game')
              .where('games.status', '=', 'playing')
              .where('games.pace', '=', 'days'),
          ),
        )
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('users')
              .select('users.id')
              .whereRef('users.id', '=', 'seats.user')
              .whereRef('users.seen_at', '<', 'seats.waiting_since'),
          ),
        )
        .returning(['game', 'seat', 'user', 'waiting_since', 'clock_left', 'clock_since'])
      const claimed = await together(db, (within) => within.executeQuery(claim))
      const due = await Promise.all(claimed.rows.map((seat) => dueAt(db, seat)))
      return due.filter((reminder) => reminder !== null)
    },

    async claimEndings(since, until, away, now) {
      const claim = db
        .updateTable('seats')
        .from(['games', 'users'])
        .set({ reminded_at: now })
        .whereRef('games.id', '=', 'seats.game')
        .whereRef('users.id', '=', 'seats.user')
        .where('games.status', '=', 'over')
        .where('games.pace', '=', 'days')
        // A finished table was last touched at its end, and there is an index for that.
        .where('games.touched_at', '>=', since)
        .where('games.ended_at', '<=', until)
        .where('seats.kind', '=', 'person')
        .where(sql<boolean>`users.seen_at < games.ended_at - ${away}`)
        .where(sql<boolean>`coalesce(seats.reminded_at, 0) < games.ended_at`)
        .returning(['seats.game', 'seats.seat', 'seats.user'])
      const claimed = await together(db, (within) => within.executeQuery(claim))
      const endings = await Promise.all(claimed.rows.map((seat) => endingAt(db, seat)))
      return endings.filter((ending) => ending !== null)
    },

    async cleanUp(before) {
      const tables = await together(db, async (within) => {
        const stale = within.selectFrom('games').where('status', '=', 'open').where('touched_at', '<', before.open)
        await within.deleteFrom('entries').where('game', 'in', stale.select('id')).execute()
        return within.deleteFrom('games').where('id', 'in', stale.select('id')).executeTakeFirst()
      })
      const abandoned = await together(db, (within) => abandonIdle(within, before))
      const replays = await db.deleteFrom('replays').where('at', '<', before.replays).executeTakeFirst()
      return {
        tables: Number(tables.numDeletedRows),
        abandoned,
        replays: Number(replays.numDeletedRows),
      }
    },

    async counts() {
      const found = await db
        .selectFrom('games')
        .select(['status', (count) => count.fn.countAll<number>().as('tables')])
        .groupBy('status')
        .execute()
      const counts: Record<TableStatus, number> = { open: 0, playing: 0, over: 0, abandoned: 0 }
      for (const { status, tables } of found) counts[status] = tables
      return counts
    },
  }
}

/** The reminder for a seat; null if the person has not said where to send it, or has blocked the host. */
async function dueAt(
  db: Queries,
  { game: id, seat, user: person, waiting_since: since, clock_left, clock_since }: Waited,
): Promise<Due | null> {
  const receiver = await receiverOf(db, person)
  if (!receiver || since === null) return null
  const game = await db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst()
  if (!game || (await hasBlocked(db, receiver.user.id, game.host))) return null
  const until = clock_left === null || clock_since === null ? null : clock_since + clock_left
  return { game, seat, since, until, ...receiver }
}

/** The news for a seat; null if the person has not said where to send it, or has blocked the host. */
async function endingAt(db: Queries, { game: id, seat, user: person }: Claimed): Promise<Ending | null> {
  const receiver = await receiverOf(db, person)
  if (!receiver) return null
  const [table] = await withSeats(db, await db.selectFrom('games').selectAll().where('id', '=', id).execute())
  if (!table || (await hasBlocked(db, receiver.user.id, table.game.host))) return null
  return { table, seat, ...receiver }
}

/** A person, and where to reach them; null if they have not said. */
async function receiverOf(db: Queries, id: string | null): Promise<Pick<Due, 'user' | 'pushes'> | null> {
  if (id === null) return null
  const user = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
  const pushes = await db.selectFrom('pushes').selectAll().where('user', '=', id).execute()
  return user && (user.webhook !== null || pushes.length > 0) ? { user, pushes } : null
}

/** Ends the running games in which nothing happened for too long; returns how many. */
async function abandonIdle(db: Queries, { now, live, days }: CleanUp): Promise<number> {
  const ended = await db
    .updateTable('games')
    .set({ status: 'abandoned', ended_at: now, touched_at: now })
    .where('status', '=', 'playing')
    .where(({ and, eb, or }) =>
      or([
        and([eb('pace', '=', 'live'), eb('touched_at', '<', live), eb(lastPlayed, '<', live)]),
        and([eb('pace', '=', 'days'), eb('touched_at', '<', days), eb(lastPlayed, '<', days)]),
      ]),
    )
    .returning('id')
    .execute()
  const games = ended.map(({ id }) => id)
  if (games.length === 0) return 0
  await stopWaiting(db, games)
  await db.deleteFrom('proposals').where('game', 'in', games).execute()
  return games.length
}
