import { statfs } from 'node:fs/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { longestSilence, type Nodes } from '../nodes.ts'
import type { Rooms } from '../play/rooms.ts'
import type { Store } from '../storage/store.ts'
import type { Probe } from './health.ts'
import { inTime } from './in-time.ts'

const second = 1000

/** Milliseconds without a write after which one is made, to find out whether that still works. */
export const writeAfter = 3 * second
/** Milliseconds the database may take to answer a ping. */
const pingPatience = 2 * second

/** Seconds and bytes up to which, or from which, a node is well. */
export const wellWithin = {
  database: pingPatience / second,
  write: 15,
  backlog: 5,
  news: longestSilence / second,
  // Pauses for garbage and the longest stretches of work take a fraction of that.
  eventLoop: 2,
  disk: 100_000_000,
} as const

/** Whether a server that is shutting down still counts as well. It does not. */
export function closingProbe(closing: () => boolean): Probe {
  return {
    name: 'server',
    says: 'The server is shutting down.',
    unit: 'count',
    limit: { most: 0 },
    read: () => Number(closing()),
  }
}

/** Whether a newer version uses the database. */
export function versionProbe(outdated: () => boolean): Probe {
  return {
    name: 'version',
    says: 'A newer version uses this database, so this one serves nothing: replace it.',
    unit: 'count',
    limit: { most: 0 },
    read: () => Number(outdated()),
  }
}

/** How long the database takes to answer; however many ask, it is asked once at a time. */
export function databaseProbe(store: Pick<Store, 'ping'>): Probe {
  let asking: Promise<number | null> | null = null
  return {
    name: 'database',
    says: 'The database does not answer.',
    unit: 'seconds',
    limit: { most: wellWithin.database },
    read() {
      asking ??= timeOf(store.ping()).finally(() => {
        asking = null
      })
      return asking
    },
  }
}

/** Seconds until the promise is kept; null if it is not, or not in time. */
function timeOf(work: Promise<void>): Promise<number | null> {
  const begun = performance.now()
  return inTime(
    pingPatience,
    work.then(() => (performance.now() - begun) / second),
  )
}

/** How long the oldest answer has been waiting to be stored. */
export function backlogProbe(rooms: Pick<Rooms, 'backlog'>): Probe {
  return {
    name: 'backlog',
    says: 'Answers are waiting to be stored.',
    unit: 'seconds',
    limit: { most: wellWithin.backlog },
    read: () => rooms.backlog / second,
  }
}

/** How long ago something was stored. */
export interface WriteProbe extends Probe {
  /** Writes something if nobody else has for a while. */
  beat(): Promise<void>
}

export function writeProbe(
  store: Pick<Store, 'tryWrite'>,
  rooms: Pick<Rooms, 'writtenAt'>,
  begun = performance.now(),
): WriteProbe {
  let triedAt = begun
  const age = () => performance.now() - Math.max(triedAt, rooms.writtenAt)
  return {
    name: 'write',
    says: 'Nothing could be written to the database for a while; the log says why.',
    unit: 'seconds',
    limit: { most: wellWithin.write },
    read: () => age() / second,
    async beat() {
      if (age() < writeAfter) return
      await store.tryWrite()
      triedAt = performance.now()
    },
  }
}

/** How much room is left where the embedded database is. */
export function diskProbe(dataDir: string): Probe {
  return {
    name: 'disk',
    says: 'The disk of DATA_DIR is nearly full.',
    unit: 'bytes',
    limit: { least: wellWithin.disk },
    async read() {
      const { bavail, bsize } = await statfs(dataDir)
      return bavail * bsize
    },
  }
}

/**
 * How late the process was at most with what it had to do. A share of all times would not do: however long everything stood
 * still, it counts as once.
 */
export interface EventLoopProbe extends Probe {
  /** Starts another stretch of measuring; the last one still counts until it is over. */
  turn(): Promise<void>
  stop(): void
}

export function eventLoopProbe(): EventLoopProbe {
  const delays = monitorEventLoopDelay({ resolution: 20 })
  delays.enable()
  const delay = () => delays.max / 1e9
  let last = 0
  return {
    name: 'event-loop',
    says: 'The server is too busy: it is late with everything.',
    unit: 'seconds',
    limit: { most: wellWithin.eventLoop },
    read: () => Math.max(last, delay()),
    async turn() {
      last = delay()
      delays.reset()
    },
    stop: () => void delays.disable(),
  }
}

/** How long ago this node heard itself, and so would have heard the others. */
export function newsProbe(nodes: Pick<Nodes, 'silence'>): Probe {
  return {
    name: 'news',
    says: 'This node does not hear what happens on the others.',
    unit: 'seconds',
    limit: { most: wellWithin.news },
    read: () => nodes.silence() / second,
  }
}
