import { addDeed } from './deeds.ts'
import { type OperatorStore, pageLines, type ReportLine } from './operator-store.ts'
import { attempt, type Queries } from './transactions.ts'

type HandledReports = Pick<OperatorStore, 'reportLines' | 'reportsAbout' | 'reportLine' | 'handleReport'>

/** Reports, and what was done about them. Records are large, and lists leave them out. */
export function handledReports(db: Queries, now: () => number): HandledReports {
  return {
    async reportLines(open, page) {
      const lines = latest(db).offset(page * pageLines)
      const rows = await (open ? lines.where('handled.at', 'is', null) : lines).execute()
      return rows.map(lineOf)
    },

    async reportsAbout(person) {
      const rows = await latest(db).where('reports.about', '=', person).execute()
      return rows.map(lineOf)
    },

    async reportLine(id) {
      const row = await reported(db).where('reports.id', '=', id).executeTakeFirst()
      return row ? lineOf(row) : null
    },

    async handleReport(report, done, deed) {
      const handled = await attempt(db, async (within) => {
        const known = await within
          .selectFrom('reports')
          .select(['id', 'about'])
          .where('id', '=', report)
          .executeTakeFirst()
        if (!known) return null
        const at = now()
        await within.insertInto('handled_reports').values({ report, at, by: deed.by, done }).execute()
        await addDeed(within, { ...deed, deed: 'report', person: known.about, at })
        return true
      })
      return handled !== null
    },
  }
}

function reported(db: Queries) {
  return db
    .selectFrom('reports')
    .leftJoin('users', 'users.id', 'reports.user')
    .leftJoin('users as others', 'others.id', 'reports.about')
    .leftJoin('handled_reports as handled', 'handled.report', 'reports.id')
    .select(['reports.id', 'reports.kind', 'reports.game', 'reports.user', 'reports.at', 'reports.note'])
    .select(['reports.about', 'reports.said', 'users.name as by_name', 'others.name as about_name'])
    .select(['handled.at as handled_at', 'handled.by as handled_by', 'handled.done'])
}

function latest(db: Queries) {
  return reported(db).orderBy('reports.at', 'desc').orderBy('reports.id').limit(pageLines)
}

type Reported = Omit<ReportLine, 'handled'> & {
  readonly handled_at: number | null
  readonly handled_by: string | null
  readonly done: string | null
}

function lineOf({ handled_at: at, handled_by: by, done, ...line }: Reported): ReportLine {
  return { ...line, handled: at !== null && by !== null && done !== null ? { at, by, done } : null }
}
