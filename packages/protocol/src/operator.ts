import { z } from 'zod'
import { id } from './fields.ts'
import { limits } from './limits.ts'
import type { TableStatus } from './tables.ts'

/** What the operator's page asks for. Everybody else is told that there is nothing at these addresses. */

const page = z.coerce.number().int().min(0).max(200).default(0)
const search = z.string().max(limits.title).default('')
const flag = z.enum(['true', 'false']).default('false')
/** A reason, or what was done: one line. */
const note = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .regex(/^\P{Cc}*$/u, 'must be one line')
const password = z.string().max(limits.password.max)

export const peopleQuery = z.strictObject({ search, page })
export const operatorTablesQuery = z.strictObject({
  status: z.enum(['open', 'playing', 'over', 'abandoned']).default('playing'),
  search,
  page,
})
export const operatorReportsQuery = z.strictObject({ open: flag, page })
export const bansQuery = z.strictObject({ all: flag, page })
export const deedsQuery = z.strictObject({ page })

export const reportParams = z.strictObject({ report: id })
export const banParams = z.strictObject({ ban: id })

export const closeRequest = z.strictObject({ why: note })
/** What cannot be undone asks for the password again. */
export const deleteRequest = z.strictObject({ why: note, password })
export const operatorProof = z.strictObject({ password })
export const handledRequest = z.strictObject({ done: note })
/** Bans a person or a network for so many minutes; null for good. */
export const banRequest = z
  .strictObject({
    person: id.optional(),
    /** Whether to ban the addresses, too, from which the person is connected now. */
    addresses: z.boolean().default(false),
    address: z.string().max(60).optional(),
    minutes: z.int().min(1).max(5_260_000).nullable(),
    why: note,
  })
  .refine(({ person, address }) => (person === undefined) !== (address === undefined), {
    path: ['person'],
    message: 'name a person or an address, and not both',
  })
  .refine(({ person, addresses }) => person !== undefined || !addresses, {
    path: ['addresses'],
    message: 'only a person has addresses',
  })
export type BanRequest = z.input<typeof banRequest>

export interface PersonLine {
  readonly id: string
  readonly name: string
  readonly account: boolean
  readonly operator: boolean
  readonly since: number
  readonly seen: number
  /** Open or running tables where they sit. */
  readonly tables: number
}

export interface PersonDetails {
  readonly person: Omit<PersonLine, 'tables'> & { readonly locale: string }
  readonly sessions: readonly {
    readonly browser: string | null
    readonly system: string | null
    readonly seen: number
  }[]
  readonly tables: readonly { readonly id: string; readonly title: string; readonly status: TableStatus }[]
  readonly reports: readonly ReportLine[]
  readonly bans: readonly BanInfo[]
}

export interface OperatorTableLine {
  readonly id: string
  readonly title: string
  readonly game: string
  readonly status: TableStatus
  readonly touched: number
  readonly entries: number
  readonly host: string | null
}

export interface OperatorTable {
  readonly id: string
  readonly title: string
  readonly game: string
  readonly rules: string
  readonly status: TableStatus
  readonly made: number
  readonly touched: number
  readonly entries: number
  readonly seats: readonly {
    readonly seat: number
    readonly kind: 'open' | 'person' | 'bot'
    readonly name: string | null
    /** The id of the person there. */
    readonly person: string | null
  }[]
}

export interface ReportLine {
  readonly id: string
  readonly kind: 'fault' | 'person' | 'message'
  readonly table: string
  readonly at: number
  readonly note: string
  readonly by: { readonly id: string; readonly name: string | null }
  readonly about: { readonly id: string; readonly name: string | null } | null
  readonly said: readonly { readonly at: number; readonly text: string }[]
  readonly handled: { readonly at: number; readonly by: string; readonly done: string } | null
}

export interface BanInfo {
  readonly id: string
  readonly person: string | null
  /** Of the person, if there still is one. */
  readonly name: string | null
  readonly network: string | null
  readonly why: string
  readonly by: string
  readonly at: number
  readonly until: number | null
  readonly lifted: number | null
}

export interface DeedInfo {
  readonly n: number
  readonly at: number
  readonly by: string
  readonly deed: string
  readonly about: string
  readonly note: string
}
