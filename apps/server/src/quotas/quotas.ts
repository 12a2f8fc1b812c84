import type { Config } from '../config.ts'
import { Trouble } from '../problems.ts'
import type { Kept } from '../storage/space-store.ts'
import type { Store } from '../storage/store.ts'
import { type Budget, budget, tryAgainIn } from '../tables/budget.ts'
import type { Payer } from '../tables/import-quota.ts'
import { Space } from './space.ts'

const kilobyte = 1024
const megabyte = 1024 * kilobyte

/** What may be kept of one person. */
export const mostKept: Kept = { tables: 1000, reports: 200, replays: 100 }

/** Persons are free: a network may store as much as so many of them. */
export const personsPerNetwork = 10

/** Bytes that one person may have stored per hour. */
const bytesPerHour = { chat: 100 * kilobyte, reports: 20 * megabyte }

/** Bytes that all bots of a node may have stored per hour before they answer more slowly. Nothing of theirs is refused. */
const botBytesPerHour = 240 * megabyte
const bots = 'bots'

/**
 * Bytes that an answer or undo takes beside what was sent: its row, its keys, and its share of the chapters that tell what
 * came of it.
 */
const besideAnswer = 600

/** Bytes that taking back takes at most if the table agrees: it may go back before a chapter, and then a new one is stored. */
export const agreedUndoBytes = 64 * kilobyte

/** Bytes that an answer or undo takes in all. */
export function bytesOfAnswer(sent: object): number {
  return besideAnswer + Buffer.byteLength(JSON.stringify(sent))
}

/** What is counted, in the words of a refusal. */
const called = {
  tables: 'made enough tables',
  chat: 'said enough',
  answers: 'had enough answers stored',
  reports: 'sent enough reports',
  guests: 'brought enough new guests',
} as const
export type Counted = keyof typeof called

const keptAs = {
  tables: 'are the host of',
  reports: 'have sent',
  replays: 'have uploaded',
} as const

interface Limits {
  /** Null where only the network counts. */
  readonly person: Budget | null
  readonly network: Budget
}

/** How much strangers may have stored: per person, per network and in all. Nothing of a network is stored itself. */
export class Quotas {
  readonly space: Space
  readonly #limits: Readonly<Record<Counted, Limits>>
  readonly #bots: Budget
  readonly #store: Pick<Store, 'keptBy'>
  readonly #refused: (quota: string) => void

  constructor(
    config: Pick<Config, 'maxStorage' | 'tablesPerHour' | 'guestsPerHour' | 'answerMegabytes'>,
    store: Pick<Store, 'keptBy'>,
    now: () => number,
    refused: (quota: string) => void = () => undefined,
  ) {
    this.space = new Space(config)
    this.#store = store
    this.#refused = refused
    this.#bots = budget(botBytesPerHour, now)
    const each = (perHour: number): Limits => ({
      person: budget(perHour, now),
      network: budget(perHour * personsPerNetwork, now),
    })
    this.#limits = {
      tables: each(config.tablesPerHour),
      chat: each(bytesPerHour.chat),
      answers: each(config.answerMegabytes * megabyte),
      reports: each(bytesPerHour.reports),
      guests: { person: null, network: budget(config.guestsPerHour, now) },
    }
  }

  /** Refuses to store more of somebody if they have as much as they may, or if there is no room. */
  async checkKept(kind: keyof Kept, person: string): Promise<void> {
    this.checkRoom()
    if ((await this.#store.keptBy(person))[kind] < mostKept[kind]) return
    this.#refused(`kept-${kind}`)
    const message = `You ${keptAs[kind]} ${mostKept[kind]} ${kind}, which is the limit.`
    throw new Trouble('too-many', message)
  }

  /** Refuses what would be stored anew if there is no room. */
  checkRoom(): void {
    this.#count(() => this.space.check())
  }

  /** Refuses what games that have begun would store, if there is not even room for that. */
  checkRoomForGames(): void {
    this.#count(() => this.space.checkForGames())
  }

  #count(check: () => void): void {
    try {
      check()
    } catch (full) {
      this.#refused('room')
      throw full
    }
  }

  /** Counts what a bot has answered. */
  spendForBots(sent: object): void {
    this.#bots.spend(bots, bytesOfAnswer(sent))
  }

  /** Whether bots have had so much stored that they must answer more slowly. */
  get botsMustSlowDown(): boolean {
    return this.#bots.wait(bots) > 0
  }

  /** Counts something of somebody's, one or so many bytes; refuses it if that was enough for now. */
  spend(kind: Counted, { person, network }: Payer, amount = 1): void {
    const limits = this.#limits[kind]
    const wait = Math.max(limits.person?.wait(person) ?? 0, limits.network.wait(network))
    if (wait > 0) {
      this.#refused(kind)
      throw new Trouble('too-many', `You have ${called[kind]} for now. ${tryAgainIn(wait)}`)
    }
    limits.person?.spend(person, amount)
    limits.network.spend(network, amount)
  }
}
