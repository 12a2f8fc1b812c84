/** Of how many hours, days and weeks the last backup is kept. */
export interface Keep {
  readonly hours: number
  readonly days: number
  readonly weeks: number
}

const hour = 60 * 60_000
const day = 24 * hour
const week = 7 * day

/** A backup's file is named after the moment it was begun, in UTC. */
export function backupName(at: number): string {
  return `keepflying-${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}Z.db`
}

/** The moment in a backup's name; null for any other file, which is none of ours. */
export function timeIn(name: string): number | null {
  const [, date, hours, minutes, seconds] =
    /^keepflying-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.db$/.exec(name) ?? []
  const at = Date.parse(`${date}T${hours}:${minutes}:${seconds}Z`)
  return Number.isNaN(at) ? null : at
}

/** Which backups are kept: the newest, and the last one of each of the latest hours, days and weeks that have any. */
export function keptOf(times: readonly number[], { hours, days, weeks }: Keep): ReadonlySet<number> {
  const latestFirst = [...times].sort((one, other) => other - one)
  return new Set([
    ...latestFirst.slice(0, 1),
    ...lastOfEach(latestFirst, hour, hours),
    ...lastOfEach(latestFirst, day, days),
    ...lastOfEach(latestFirst, week, weeks),
  ])
}

function lastOfEach(latestFirst: readonly number[], span: number, count: number): number[] {
  const last = new Map<number, number>()
  for (const at of latestFirst) {
    const period = Math.floor(at / span)
    if (!last.has(period)) last.set(period, at)
  }
  return [...last.values()].slice(0, count)
}
