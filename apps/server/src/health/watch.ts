import type { Logger } from 'pino'
import type { Nodes } from '../nodes.ts'
import type { Rooms } from '../play/rooms.ts'
import type { Services } from '../services.ts'
import type { Job } from '../upkeep.ts'
import { examine, type Health } from './health.ts'
import {
  backlogProbe,
  closingProbe,
  databaseProbe,
  diskProbe,
  eventLoopProbe,
  newsProbe,
  versionProbe,
  writeAfter,
  writeProbe,
} from './probes.ts'

/** What the health of a node depends on. */
export interface Watched extends Pick<Services, 'config' | 'log' | 'store'> {
  readonly rooms: Pick<Rooms, 'backlog' | 'writtenAt'>
  /** If there are several. */
  readonly nodes: Pick<Nodes, 'silence'> | null
  readonly closing: () => boolean
  readonly outdated: () => boolean
}

export interface HealthWatch {
  examined(): Promise<Health>
  /** What must be done regularly to know. */
  readonly jobs: readonly Job[]
  stop(): void
}

const second = 1000

export function watchHealth({ config, log, store, rooms, nodes, closing, outdated }: Watched): HealthWatch {
  const write = writeProbe(store, rooms)
  const eventLoop = eventLoopProbe()
  const probes = [
    closingProbe(closing),
    versionProbe(outdated),
    databaseProbe(store),
    write,
    backlogProbe(rooms),
    eventLoop,
    nodes ? newsProbe(nodes) : diskProbe(config.dataDir),
  ]
  const examined = () => examine(probes)
  return {
    examined,
    jobs: [
      { name: 'trial write', every: writeAfter, run: () => write.beat() },
      { name: 'event loop', every: 10 * second, run: () => eventLoop.turn() },
      { name: 'health', every: 2 * second, run: healthLog(log, examined) },
    ],
    stop: () => eventLoop.stop(),
  }
}

/** Logs when a node becomes unwell, why, and when it is well again. */
export function healthLog(log: Logger, examined: () => Promise<Health>): () => Promise<void> {
  let before = ''
  return async () => {
    const { checks, problems } = await examined()
    const now = problems.map(({ check }) => check).join()
    if (now === before) return
    before = now
    if (problems.length === 0) log.warn('ready again')
    else
      log.error(
        { checks: Object.fromEntries(problems.map(({ check }) => [check, checks[check]])) },
        `not ready: ${problems.map(({ says }) => says).join(' ')}`,
      )
  }
}
