import type { TableStatus } from '@keep-flying/protocol'
import type { Store } from './store.ts'
import { attempt, changed, type Queries } from './transactions.ts'

type Seats = Pick<Store, 'takeSeat' | 'setSeat' | 'setHandOver' | 'takeOver'>
type Unoccupied = Parameters<Store['setSeat']>[2]

const before: readonly TableStatus[] = ['open']
const until: readonly TableStatus[] = ['open', 'playing']

/**
 * Who sits where. Every change first touches the game's row, so that changes at one table happen one after another, and
 * none while another node starts or ends the game.
 */
export function seats(db: Queries, now: () => number): Seats {
  return {
    async takeSeat(game, seat, user) {
      const taken = await attempt(db, async (within) => {
        if (!(await touch(within, game, before, now())) || !(await mayCome(within, game, user))) return null
        const result = await within
          .updateTable('seats')
          .set({ kind: 'person', user, bot: null, bot_name: null, hand_over: null })
          .where('game', '=', game)
          .where('seat', '=', seat)
          .where('kind', '=', 'open')
          .executeTakeFirst()
        return changed(result) || null
      })
      return taken !== null
    },

    async setSeat(game, seat, wanted, held) {
      const done = await attempt(
        db,
        async (within) => (await changeSeat(within, game, seat, wanted, held, now())) || null,
      )
      return done !== null
    },

    async setHandOver(game, seat, user, token) {
      const result = await db
        .updateTable('seats')
        .set({ hand_over: token })
        .where('game', '=', game)
        .where('seat', '=', seat)
        .where('user', '=', user)
        .where('game', 'in', (games) => games.selectFrom('games').select('id').where('status', 'in', until))
        .executeTakeFirst()
      return changed(result)
    },

    takeOver(game, token, user) {
      return attempt(db, async (within) => {
        if (!(await touch(within, game, until, now())) || !(await mayCome(within, game, user))) return null
        const taken = await within
          .updateTable('seats')
          .set({ user, hand_over: null, reminded_at: null, stand_in: null, habits: null, wish: null })
          .where('game', '=', game)
          .where('kind', '=', 'person')
          .where('hand_over', '=', token)
          .where('user', '!=', user)
          .returning('seat')
          .executeTakeFirst()
        return taken?.seat ?? null
      })
    },
  }
}

/** What `setSeat` does, within a transaction that is rolled back if this returns false. */
export async function changeSeat(
  db: Queries,
  game: string,
  seat: number,
  wanted: Unoccupied,
  held: string | null,
  at: number,
): Promise<boolean> {
  if (!(await touch(db, game, wanted.kind === 'open' ? before : until, at))) return false
  const result = await db
    .updateTable('seats')
    .set({
      kind: wanted.kind,
      user: null,
      bot: wanted.kind === 'bot' ? wanted.bot : null,
      bot_name: null,
      hand_over: null,
      reminded_at: null,
      clock_left: null,
      clock_since: null,
      stand_in: null,
      habits: null,
      wish: null,
    })
    .where('game', '=', game)
    .where('seat', '=', seat)
    .where('user', held === null ? 'is' : '=', held)
    .executeTakeFirst()
  return changed(result)
}

/** Whether a person may still sit down at a table, whose row is locked. */
async function mayCome(db: Queries, game: string, user: string): Promise<boolean> {
  const open = await db
    .selectFrom('games')
    .select('id')
    .where('id', '=', game)
    .where('locked', '=', 0)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('sanctions')
            .select('sanctions.at')
            .whereRef('sanctions.game', '=', 'games.id')
            .where('sanctions.user', '=', user)
            .where('sanctions.kind', '=', 'removed'),
        ),
      ),
    )
    .executeTakeFirst()
  return open !== undefined
}

/**
 * Notes that something happens at the table and locks it until the transaction ends; false if its status is another.
 */
export async function touch(db: Queries, game: string, status: readonly TableStatus[], at: number): Promise<boolean> {
  const result = await db
    .updateTable('games')
    .set({ touched_at: at })
    .where('id', '=', game)
    .where('status', 'in', status)
    .executeTakeFirst()
  return changed(result)
}
