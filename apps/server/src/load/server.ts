import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { variables } from '../config.ts'
import type { Caller } from './visitors.ts'

/** What the server uses. */
const reading = z.object({
  /** Bytes in use by its main process; after garbage collection, if that was asked for. */
  held: z.number(),
  /** Bytes the system counts for it and for the processes that it has started. */
  resident: z.number(),
  /** Milliseconds of processor time of all of them since its start. */
  cpu: z.number(),
  /** Milliseconds that everything had to wait at most since it was last asked. */
  stall: z.number(),
})
export type Reading = z.infer<typeof reading>

/** A server in a process of its own. On this machine we may call it from any loopback address. */
export interface LoadedServer extends Caller {
  /** Whether the process still runs. */
  readonly running: boolean
  /** Characters that it has logged. */
  readonly logged: number
  /** What it uses after garbage collection, which takes a while. */
  read(): Promise<Reading>
  /** What it uses at the moment. */
  glance(): Promise<Reading>
  /** Shuts it down. */
  stop(): Promise<void>
}

/** Where a server keeps its games. */
export interface Place {
  readonly dataDir: string
  readonly databaseUrl: string | null
}

/** Settings by which nobody is held up: one machine is all the players there are. */
export const raisedLimits: Readonly<Record<string, string>> = {
  REQUESTS_PER_MINUTE: '1000000000',
  MESSAGES_PER_MINUTE: '1000000000',
  CONNECTIONS_PER_ADDRESS: '100000',
  TABLES_PER_HOUR: '1000000',
  GUESTS_PER_HOUR: '1000000',
  ANSWER_MEGABYTES_PER_HOUR: '1000000',
  IMPORT_MEGABYTES_PER_HOUR: '1000000',
  IMPORT_SECONDS_PER_HOUR: '1000000',
  // A copy of the database in the middle of a run would be in its figures.
  BACKUP_EVERY: '0',
}

/** Every setting as it is shipped, whatever the environment says. */
const shipped = Object.fromEntries(variables.map(({ name }) => [name, '']))

/** Starts the server as `npm start` does, in a process of its own on a free port, with these settings and no others. */
export async function startServerProcess(
  place: Place,
  settings: Readonly<Record<string, string>>,
  profileDir: string | null = null,
): Promise<LoadedServer> {
  const built = new URL('../../dist/', import.meta.url)
  const profile = profileDir === null ? [] : ['--cpu-prof', '--cpu-prof-dir', profileDir]
  const child = fork(fileURLToPath(new URL('main.js', built)), {
    execArgv: ['--max-semi-space-size=32', '--expose-gc', '--import', new URL('load/gauge.js', built).href, ...profile],
    env: {
      ...process.env,
      ...shipped,
      ...settings,
      PORT: '0',
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl ?? '',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  let [running, logged] = [true, 0]
  const ended = once(child, 'exit').then(() => {
    running = false
  })
  const url = await addressIn(child.stdout, (line) => {
    logged += line.length + 1
  })
  if (url === null) throw new Error('The server did not start; its output is above.')

  async function report(wanted: 'held' | 'now'): Promise<Reading> {
    const answer = once(child, 'message')
    child.send(wanted)
    const message = await Promise.race([answer, ended])
    if (!message) throw new Error('The server has exited.')
    return reading.parse(message[0])
  }

  return {
    url,
    from: '127.0.0.1',
    get running() {
      return running
    },
    get logged() {
      return logged
    },
    read: () => report('held'),
    glance: () => report('now'),
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** How much of a server's log is passed on. */
const shownLog = 2000

/** The address that the server prints when it is ready; null if it exits before. The beginning of its log is passed on. */
async function addressIn(output: NodeJS.ReadableStream | null, onLog: (line: string) => void): Promise<string | null> {
  if (!output) return null
  const lines = createInterface({ input: output })
  let shown = 0
  return new Promise((resolve) => {
    lines.on('line', (line) => {
      const address = /^(http\S+)$/.exec(line)?.[1]
      if (address !== undefined) resolve(address)
      else if (line.startsWith('{')) {
        onLog(line)
        shown += line.length
        if (shown < shownLog) process.stderr.write(`${line}\n`)
      }
    })
    lines.on('close', () => resolve(null))
  })
}
