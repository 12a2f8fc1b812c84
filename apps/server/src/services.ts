import type { Answer } from '@keep-flying/kernel'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Games } from './games/catalog.ts'
import type { Bans } from './operator/bans.ts'
import type { Quotas } from './quotas/quotas.ts'
import type { Scheduler } from './scheduler.ts'
import type { Slices } from './slices.ts'
import type { GameRow } from './storage/schema.ts'
import type { Situation, Store } from './storage/store.ts'
import type { Checker } from './tables/checker.ts'

/** What every part of the server is given. */
export interface Services {
  readonly config: Config
  readonly log: Logger
  readonly store: Store
  readonly games: Games
  /** Who may not come here. */
  readonly bans: Bans
  /** How much strangers may have stored. */
  readonly quotas: Quotas
  /** Whose request or message is worked on next. */
  readonly scheduler: Scheduler
  /** The same among answers, which wait for nothing but each other. */
  readonly answering: Scheduler
  /** The same among long texts that are sent. */
  readonly downloads: Scheduler
  /** Where everything that may take long is done. */
  readonly slices: Slices
  /** Where the records that people bring are replayed. */
  readonly checker: Checker
  /** Milliseconds of Unix time. */
  readonly now: () => number
}

/** An answer that the rules failed on. Its message may name something hidden. */
export interface Fault {
  readonly answer: Answer
  readonly message: string
}

/** What the rest of the server needs from the games being played. */
export interface Running {
  /** The situation at the start of a game, which need not be stored yet. */
  firstSituation(game: GameRow): Situation
  /** Seats, status or proposals changed: tells everybody who watches, on every node, and wakes bots. */
  changed(table: string): Promise<void>
  /** Takes back to a number of answers because the whole table agreed. */
  undoAgreed(table: string, seat: number, to: number): Promise<void>
  /** An `OwnExport` as JSON in parts: the game as a viewer sees it now, with all that they heard, or the latest thousand events or so. */
  own(table: string, viewer: number | null, heard: 'all' | 'latest'): Promise<readonly string[]>
  /** The whole record, seed included, with something besides, as JSON in parts. */
  record(table: string, besides?: object): Promise<readonly string[]>
  /** The last answer that the rules failed on, if any. */
  fault(table: string): Promise<Fault | null>
}

/** What the parts that deal with tables are given: the games being played, too. */
export interface TableServices extends Services {
  readonly running: Running
}
