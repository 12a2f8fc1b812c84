import type { Store } from './store.ts'
import type { Queries } from './transactions.ts'

type Reports = Pick<Store, 'addReport' | 'report' | 'complaintsBy' | 'addReplay' | 'replay'>

/** What people report, and the records they upload. */
export function reports(db: Queries): Reports {
  return {
    async addReport(report) {
      await db.insertInto('reports').values(report).execute()
    },

    async report(id) {
      return (await db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
    },

    async complaintsBy(user, since) {
      const { reports } = await db
        .selectFrom('reports')
        .select((count) => count.fn.countAll<number>().as('reports'))
        .where('user', '=', user)
        .where('at', '>', since)
        .where('kind', '!=', 'fault')
        .executeTakeFirstOrThrow()
      return reports
    },

    async addReplay(replay) {
      await db.insertInto('replays').values(replay).execute()
    },

    async replay(id) {
      return (await db.selectFrom('replays').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
    },
  }
}
