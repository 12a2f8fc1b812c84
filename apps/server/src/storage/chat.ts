import { sql } from 'kysely'
import type { Store } from './store.ts'
import type { Queries } from './transactions.ts'

type Chat = Pick<Store, 'look' | 'unseen' | 'setLook' | 'say' | 'chat' | 'speakers' | 'said'>

/** What is said at a table, and what people have seen of its game. */
export function chat(db: Queries): Chat {
  return {
    async look(game, user) {
      const look = db.selectFrom('looks').selectAll().where('game', '=', game).where('user', '=', user)
      return (await look.executeTakeFirst()) ?? null
    },

    async unseen(user, games) {
      if (games.length === 0) return new Map()
      // Answers are in the order of their times, so counting backwards from the last one ends at what was seen.
      const seen = sql<number | null>`case when looks.at is not null then
        (select max(entries.seq) from entries where entries.game = seats.game and entries.at <= looks.at)
      end`
      const ofGame = (bound: 'min' | 'max') =>
        sql<number>`(select ${sql.raw(bound)}(entries.seq) from entries where entries.game = seats.game)`
      const counts = await db
        .selectFrom('seats')
        .leftJoin('looks', (join) => join.onRef('looks.game', '=', 'seats.game').onRef('looks.user', '=', 'seats.user'))
        .select([
          'seats.game',
          sql<number | null>`${ofGame('max')} - coalesce(${seen}, ${ofGame('min')} - 1)`.as('unseen'),
        ])
        .where('seats.user', '=', user)
        .where('seats.game', 'in', games)
        .execute()
      return new Map(counts.flatMap(({ game, unseen }) => (unseen ? [[game, unseen]] : [])))
    },

    async setLook(look) {
      await db
        .insertInto('looks')
        .values(look)
        .onConflict((conflict) =>
          conflict
            .columns(['game', 'user'])
            .doUpdateSet({ event: look.event, at: look.at })
            .where('looks.event', '<=', look.event),
        )
        .execute()
    },

    async say(line) {
      const next = sql<number>`(select coalesce(max(n), 0) + 1 from chat where game = ${line.game})`
      const said = db
        .selectFrom('chat')
        .selectAll()
        .where('game', '=', line.game)
        .where('user', '=', line.user)
        .where('once', '=', line.once)
      for (;;) {
        const added = await db
          .insertInto('chat')
          .values({ ...line, n: next })
          .onConflict((conflict) => conflict.doNothing())
          .returningAll()
          .executeTakeFirst()
        // It was said before, or somebody else spoke at the same moment and took the number.
        const row = added ?? (await said.executeTakeFirst())
        if (row) return row
      }
    },

    async chat(game, last, hearer) {
      const lines = db.selectFrom('chat').selectAll().where('game', '=', game).orderBy('n', 'desc').limit(last)
      if (hearer === undefined) return (await lines.execute()).reverse()
      const heard = lines.where('user', 'not in', (blocks) =>
        blocks.selectFrom('blocks').select('blocked').where('blocks.user', '=', hearer),
      )
      return (await heard.execute()).reverse()
    },

    async speakers(game, most) {
      const speakers = await db
        .selectFrom('chat')
        .select('user')
        .where('game', '=', game)
        .groupBy('user')
        .orderBy((last) => last.fn.max('n'), 'desc')
        .limit(most)
        .execute()
      return speakers.map(({ user }) => user)
    },

    async said(game, user, last, n) {
      const lines = db
        .selectFrom('chat')
        .selectAll()
        .where('game', '=', game)
        .where('user', '=', user)
        .orderBy('n', 'desc')
        .limit(last)
      return (await (n === undefined ? lines : lines.where('n', '=', n)).execute()).reverse()
    },
  }
}
