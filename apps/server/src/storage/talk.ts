import { sql } from 'kysely'
import { lastPlayed } from './entries.ts'
import type { Store } from './store.ts'
import { changed, type Queries } from './transactions.ts'

type Talk = Pick<
  Store,
  | 'look'
  | 'unseen'
  | 'setLook'
  | 'say'
  | 'chat'
  | 'addProposal'
  | 'proposals'
  | 'agree'
  | 'removeProposal'
  | 'clearProposals'
  | 'addReport'
  | 'report'
  | 'addReplay'
  | 'replay'
>

export function talk(db: Queries): Talk {
  return {
    async look(game, user) {
      const look = db.selectFrom('looks').selectAll().where('game', '=', game).where('user', '=', user)
      return (await look.executeTakeFirst()) ?? null
    },

    async unseen(user) {
      const looked = sql<number>`coalesce(looks.at, 0)`
      const counts = await db
        .selectFrom('seats')
        .innerJoin('games', 'games.id', 'seats.game')
        .leftJoin('looks', (join) => join.onRef('looks.game', '=', 'seats.game').onRef('looks.user', '=', 'seats.user'))
        .innerJoin('entries', 'entries.game', 'seats.game')
        .select(['seats.game', (count) => count.fn.countAll<number>().as('unseen')])
        .where('seats.user', '=', user)
        // Old games, where nothing is new, need not be counted through.
        .where(lastPlayed, '>', looked)
        .where('entries.at', '>', looked)
        .groupBy('seats.game')
        .execute()
      return new Map(counts.map(({ game, unseen }) => [game, unseen]))
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
        // Said already, or somebody else spoke at the same moment and the next number is another one now.
        const row = added ?? (await said.executeTakeFirst())
        if (row) return row
      }
    },

    async chat(game, last) {
      const lines = await db
        .selectFrom('chat')
        .selectAll()
        .where('game', '=', game)
        .orderBy('n', 'desc')
        .limit(last)
        .execute()
      return lines.reverse()
    },

    async addProposal(proposal) {
      await db.insertInto('proposals').values(proposal).execute()
    },

    proposals(game) {
      return db.selectFrom('proposals').selectAll().where('game', '=', game).orderBy('at').orderBy('id').execute()
    },

    async agree(id, seat) {
      for (;;) {
        const row = await db.selectFrom('proposals').selectAll().where('id', '=', id).executeTakeFirst()
        if (!row) return null
        const before: number[] = JSON.parse(row.agreed)
        if (before.includes(seat)) return row
        const agreed = JSON.stringify([...before, seat])
        const result = await db
          .updateTable('proposals')
          .set({ agreed })
          .where('id', '=', id)
          .where('agreed', '=', row.agreed)
          .executeTakeFirst()
        if (changed(result)) return { ...row, agreed }
      }
    },

    async removeProposal(id) {
      const result = await db.deleteFrom('proposals').where('id', '=', id).executeTakeFirst()
      return result.numDeletedRows > 0n
    },

    async clearProposals(game) {
      await db.deleteFrom('proposals').where('game', '=', game).execute()
    },

    async addReport(report) {
      await db.insertInto('reports').values(report).execute()
    },

    async report(id) {
      return (await db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
    },

    async addReplay(replay) {
      await db.insertInto('replays').values(replay).execute()
    },

    async replay(id) {
      return (await db.selectFrom('replays').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
    },
  }
}
