import type { Decision, HeardEvent } from '@keep-flying/kernel'
import { z } from 'zod'
import { id, lines } from './fields.ts'
import { limits } from './limits.ts'

export const idParams = z.strictObject({ id })
export const reportRequest = z.strictObject({ note: lines(limits.note) })
/** About a person at the table, or about one line that they said there. */
export const personReportRequest = z.strictObject({
  person: id,
  line: z.int().min(1).optional(),
  note: lines(limits.complaint),
})
export type PersonReport = z.infer<typeof personReportRequest>

/** A running game as one person sees it. */
export interface OwnExport {
  readonly format: 1
  readonly game: string
  readonly rules: string
  readonly options: unknown
  readonly commitment: string
  readonly seat: number | null
  readonly version: number
  readonly view: unknown
  readonly decisions: readonly Decision[]
  readonly events: readonly HeardEvent[]
}

/** A stored report: the moment as its author saw it, and the whole record once the game is over. */
export interface Report {
  readonly id: string
  readonly table: string
  readonly at: number
  readonly note: string
  readonly versions: Readonly<Record<string, string>>
  readonly moment: OwnExport
  readonly record: unknown
}
