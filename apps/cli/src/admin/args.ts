import { type Flags, readCount, UsageError } from '../args.ts'

/** What every command of the operator takes. */
export const common = { json: { type: 'boolean' }, 'data-dir': { type: 'string' } } as const satisfies Flags

/** What every list takes. */
export const listing = { ...common, page: { type: 'string', default: '1' } } as const satisfies Flags

/** Pages that may be asked for. */
const mostPages = 200

/** The number of a page, from 0. */
export function readPage(text: string): number {
  return readCount('--page', text, 1, mostPages) - 1
}

const minute = 60_000
const units: Readonly<Record<string, number>> = {
  m: minute,
  h: 60 * minute,
  d: 24 * 60 * minute,
  w: 7 * 24 * 60 * minute,
}
/** Ten years, in milliseconds: whoever means longer means for good. */
const longest = 3653 * 24 * 60 * minute

/** Milliseconds from a text such as `7d`; null for good. */
export function readDuration(text: string | undefined): number | null {
  const wanted = '30m, 12h, 7d, 4w or good'
  if (text === undefined) throw new UsageError(`Say how long with --for: ${wanted}.`)
  if (text === 'good') return null
  const [, count = '', unit = ''] = /^(\d{1,6})([mhdw])$/.exec(text) ?? []
  const duration = Number(count) * (units[unit] ?? 0)
  if (duration > 0 && duration <= longest) return duration
  throw new UsageError(`--for must be ${wanted}, and at most ten years, not "${text}".`)
}

/** A reason that has to be given. */
export function readWhy(flag: string, text: string | undefined): string {
  if (text === undefined || text.trim() === '') throw new UsageError(`Say ${flag} "…": it is kept in the log.`)
  return text
}
