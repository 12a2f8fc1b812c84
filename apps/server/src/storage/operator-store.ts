import type { TableStatus } from '@keep-flying/protocol'
import type { BanRow, DeedRow, GameRow, HandledRow, ReportRow, UserRow } from './schema.ts'

/** How many lines a page of a list has. */
export const pageLines = 50

/** A person as lists show them: no secrets. */
export type PersonLine = Pick<UserRow, 'id' | 'name' | 'locale' | 'created_at' | 'seen_at'> & {
  readonly account: boolean
  readonly operator: boolean
  /** Open or running tables. */
  readonly tables: number
}

/** A table as lists show it. */
export type TableLine = Pick<
  GameRow,
  'id' | 'title' | 'game' | 'status' | 'visibility' | 'pace' | 'host' | 'created_at' | 'touched_at'
> & {
  readonly host_name: string | null
  readonly entries: number
}

/** A report without the record. */
export type ReportLine = Omit<ReportRow, 'record' | 'moment' | 'versions'> & {
  /** The names of whoever reported, and of whom it is about. */
  readonly by_name: string | null
  readonly about_name: string | null
  /** What was done about it. */
  readonly handled: Omit<HandledRow, 'report'> | null
}

/** A ban with the name of whom it is about. */
export type BanLine = BanRow & { readonly name: string | null }

/** A deed that is about to be done: its number and time come from the store. */
export type NewDeed = Pick<DeedRow, 'by' | 'about' | 'note'>

/**
 * What the operator needs from the database. Every method that changes something notes the deed in the same transaction,
 * and the running nodes follow the list of deeds.
 */
export interface OperatorStore {
  /** Those whose name or id contains the text, the latest seen first. */
  people(search: string, page: number): Promise<PersonLine[]>
  /** The person with this id, or the account of this name. */
  person(idOrLogin: string): Promise<UserRow | null>
  isOperator(user: string): Promise<boolean>
  /** Whether it made a difference. */
  setOperator(user: string, operator: boolean, deed: NewDeed): Promise<boolean>

  /** Tables in a status whose title, id or game contains the text, the latest touched first. */
  tableLines(status: TableStatus, search: string, page: number): Promise<TableLine[]>
  /** Ends an open or running game without a winner; whether it did. */
  closeTable(game: string, deed: NewDeed): Promise<boolean>
  /** Deletes a table in any status and all that belongs to it, except reports about it; whether there was one. */
  deleteTable(game: string, deed: NewDeed): Promise<boolean>

  reportLines(open: boolean, page: number): Promise<ReportLine[]>
  reportsAbout(person: string): Promise<ReportLine[]>
  reportLine(id: string): Promise<ReportLine | null>
  /** Notes what was done about a report, once; false if there is no such report or it was handled before. */
  handleReport(report: string, done: string, deed: NewDeed): Promise<boolean>

  /** With `addresses`, the nodes are to ban those from which the person is connected, too. */
  ban(ban: BanRow, deed: NewDeed, addresses?: boolean): Promise<void>
  /** Ends a ban; returns it, or null if none with this id is in force. */
  liftBan(id: string, deed: (ban: BanRow) => NewDeed): Promise<BanRow | null>
  /** All bans in force, or a page of them, the latest first. */
  bansInForce(page?: number): Promise<BanLine[]>
  /** Every ban there ever was, the latest first. */
  bans(page: number): Promise<BanLine[]>
  bansOf(person: string): Promise<BanRow[]>

  /** Notes a deed that was done by other means. */
  noteDeed(deed: DeedRow['deed'], person: string | null, tables: readonly string[], note: NewDeed): Promise<void>
  /** The latest first. */
  deeds(page: number): Promise<DeedRow[]>
  /** Deeds after the one with this number, in order; at most a page. */
  deedsSince(n: number): Promise<DeedRow[]>
  /** The number of the last deed. */
  lastDeed(): Promise<number>
}
