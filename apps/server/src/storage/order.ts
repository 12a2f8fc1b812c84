import { limits } from '@keep-flying/protocol'
import type { SanctionRow } from './schema.ts'
import { changeSeat } from './seats.ts'
import type { Store } from './store.ts'
import { attempt, changed, type Queries } from './transactions.ts'

type Order = Pick<
  Store,
  | 'setOrder'
  | 'removePerson'
  | 'sanction'
  | 'pardon'
  | 'sanctions'
  | 'isSanctioned'
  | 'block'
  | 'unblock'
  | 'blocksOf'
  | 'hasBlocked'
>

/** What hosts decide about their tables and the people there, and what people decide about each other. */
export function order(db: Queries, now: () => number): Order {
  return {
    async setOrder(game, order) {
      const result = await db.updateTable('games').set(order).where('id', '=', game).executeTakeFirst()
      return changed(result)
    },

    async removePerson(game, seat, user) {
      const removed = await attempt(db, async (within) => {
        const at = now()
        if (!(await changeSeat(within, game, seat, { kind: 'open' }, user, at))) return null
        await addSanction(within, { game, user, kind: 'removed', at })
        return true
      })
      return removed !== null
    },

    async sanction(game, user, kind) {
      await addSanction(db, { game, user, kind, at: now() })
    },

    async pardon(game, user, kind) {
      const result = await db
        .deleteFrom('sanctions')
        .where('game', '=', game)
        .where('user', '=', user)
        .where('kind', '=', kind)
        .executeTakeFirst()
      return result.numDeletedRows > 0n
    },

    sanctions(game) {
      return db
        .selectFrom('sanctions')
        .innerJoin('users', 'users.id', 'sanctions.user')
        .selectAll('sanctions')
        .select('users.name')
        .where('sanctions.game', '=', game)
        .orderBy('sanctions.at')
        .orderBy('sanctions.user')
        .execute()
    },

    async isSanctioned(game, user, kind) {
      const found = await db
        .selectFrom('sanctions')
        .select('at')
        .where('game', '=', game)
        .where('user', '=', user)
        .where('kind', '=', kind)
        .executeTakeFirst()
      return found !== undefined
    },

    async block(user, blocked) {
      await db
        .insertInto('blocks')
        .values({ user, blocked, at: now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    async unblock(user, blocked) {
      await db.deleteFrom('blocks').where('user', '=', user).where('blocked', '=', blocked).execute()
    },

    blocksOf(user) {
      return db
        .selectFrom('blocks')
        .innerJoin('users', 'users.id', 'blocks.blocked')
        .selectAll('blocks')
        .select('users.name')
        .where('blocks.user', '=', user)
        .orderBy('blocks.at')
        .orderBy('blocks.blocked')
        .execute()
    },

    hasBlocked(user, other) {
      return hasBlocked(db, user, other)
    },
  }
}

/** Whether a person has blocked another. */
export async function hasBlocked(db: Queries, user: string, other: string): Promise<boolean> {
  const found = await db
    .selectFrom('blocks')
    .select('at')
    .where('user', '=', user)
    .where('blocked', '=', other)
    .executeTakeFirst()
  return found !== undefined
}

async function addSanction(db: Queries, sanction: SanctionRow): Promise<void> {
  await db
    .insertInto('sanctions')
    .values(sanction)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** An account takes over whom its guest has blocked, as far as there is room, and what others decided about the guest. */
export async function moveOrder(db: Queries, guest: string, account: string): Promise<void> {
  const { own } = await db
    .selectFrom('blocks')
    .select((count) => count.fn.countAll<number>().as('own'))
    .where('user', '=', account)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('blocks')
    .columns(['user', 'blocked', 'at'])
    .expression((from) =>
      from
        .selectFrom('blocks')
        .select((as) => [as.val(account).as('user'), 'blocked', 'at'])
        .where('user', '=', guest)
        .where('blocked', '!=', account)
        .where('blocked', 'not in', from.selectFrom('blocks').select('blocked').where('user', '=', account))
        .orderBy('at')
        .limit(Math.max(0, limits.blocks - own)),
    )
    .execute()
  await db
    .insertInto('blocks')
    .columns(['user', 'blocked', 'at'])
    .expression((from) =>
      from
        .selectFrom('blocks')
        .select((as) => ['user', as.val(account).as('blocked'), 'at'])
        .where('blocked', '=', guest)
        .where('user', '!=', account),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .deleteFrom('blocks')
    .where(({ eb, or }) => or([eb('user', '=', guest), eb('blocked', '=', guest)]))
    .execute()
  await db
    .insertInto('sanctions')
    .columns(['game', 'user', 'kind', 'at'])
    .expression((from) =>
      from
        .selectFrom('sanctions')
        .select((as) => ['game', as.val(account).as('user'), 'kind', 'at'])
        .where('user', '=', guest),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db.deleteFrom('sanctions').where('user', '=', guest).execute()
}
