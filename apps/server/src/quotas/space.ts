import { statfs } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '../config.ts'
import type { Metrics } from '../metrics.ts'
import { Trouble } from '../problems.ts'
import type { Services } from '../services.ts'
import { type GivenUp, givenUp } from '../storage/space-store.ts'

const megabyte = 1024 * 1024
const day = 24 * 60 * 60_000

/**
 * From which part of MAX_STORAGE on old things are given up, from which on nothing new is taken, and from which on games
 * that have begun stand, too.
 */
const marks = { crowded: 0.9, full: 0.95, shut: 1.1 }

/** Bytes that the disk of the embedded database must have left, in the same sense. */
const leastFree = { crowded: 512 * megabyte, full: 256 * megabyte, shut: 64 * megabyte }

/** How long each kind is kept in any case, in days. */
const keptFor: Readonly<Record<GivenUp, number>> = { open: 1, replays: 1, abandoned: 1, over: 7, reports: 30 }

/** Rows deleted at once, and the milliseconds after it that belong to others: a game has thousands of rows. */
const atOnce = 5
const rest = 20

/**
 * How the room for data is: enough, so little that old things are given up, none for anything new, or none even for games
 * that have begun.
 */
type State = 'ample' | 'crowded' | 'full' | 'shut'

/** The room there is for data. */
export interface Room {
  readonly used: number
  /** Bytes that the embedded database can still take on its disk; null for PostgreSQL. */
  readonly free: number | null
}

/** Watches over the room that the database takes, and makes some when there is too little. */
export class Space {
  readonly #most: number
  #state: State = 'ample'

  constructor({ maxStorage }: Pick<Config, 'maxStorage'>) {
    this.#most = maxStorage * megabyte
  }

  /** Refuses what would be stored anew once there is no more room. Games that have begun go on. */
  check(): void {
    this.checkForGames()
    if (this.#state !== 'full') return
    throw new Trouble(
      'full',
      'The server has no more room: nothing new can be stored until its host makes some. Games that have begun go on.',
    )
  }

  /** Refuses what games that have begun would store, once there is no room for that either. */
  checkForGames(): void {
    if (this.#state !== 'shut') return
    throw new Trouble(
      'full',
      'The server is full, so this was not stored. Nothing else is lost: games go on from here once its host makes room.',
    )
  }

  /** Looks how much room there is, and gives old things up if it is too little. */
  async look(services: Services, metrics: Metrics, measure = measureRoom): Promise<void> {
    let room = await measure(services)
    // PostgreSQL does not get smaller by deleting, so its host decides.
    if (services.store.kind === 'sqlite') {
      for (const kind of givenUp) room = await this.#giveUp(services, metrics, kind, room, measure)
    }
    // Only a counter that was there before is seen to grow.
    metrics.quotaRefusals.inc({ quota: 'room' }, 0)
    for (const kind of givenUp) metrics.givenUp.inc({ kind }, 0)
    metrics.storageUsed.set(room.used)
    metrics.storageMost.set(this.#most)
    const before = this.#state
    this.#state = this.#stateOf(room)
    if (this.#state !== before) services.log.warn({ room: this.#state, ...room }, 'room for data')
  }

  #stateOf({ used, free }: Room): State {
    const isBeyond = (mark: keyof typeof marks) =>
      used >= this.#most * marks[mark] || (free !== null && free < leastFree[mark])
    const states = ['shut', 'full', 'crowded'] as const
    return states.find(isBeyond) ?? 'ample'
  }

  /** Gives up one kind, the oldest first, until there is room again. */
  async #giveUp(
    services: Services,
    metrics: Metrics,
    kind: GivenUp,
    before: Room,
    measure: typeof measureRoom,
  ): Promise<Room> {
    let room = before
    let all = 0
    while (this.#stateOf(room) !== 'ample') {
      const gone = await services.store.giveUp(kind, services.now() - keptFor[kind] * day, atOnce)
      if (gone === 0) break
      all += gone
      metrics.givenUp.inc({ kind }, gone)
      await wait(rest)
      room = await measure(services)
    }
    if (all > 0) services.log.warn({ kind, count: all }, 'given up to make room')
    return room
  }
}

async function measureRoom({ store, config }: Services): Promise<Room> {
  const { used, spare } = await store.bytes()
  if (config.databaseUrl !== null) return { used, free: null }
  const { bavail, bsize } = await statfs(config.dataDir)
  return { used, free: bavail * bsize + spare }
}
