import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

/** What the server's process uses. */
const reading = z.object({
  /** Bytes in use after garbage collection. */
  held: z.number(),
  /** Bytes the system counts for the process. */
  resident: z.number(),
  /** Milliseconds of processor time since its start. */
  cpu: z.number(),
})
export type Reading = z.infer<typeof reading>

export interface LoadedServer {
  readonly url: string
  read(): Promise<Reading>
  /** Shuts it down. */
  stop(): Promise<void>
}

/** Where a server keeps its games. */
export interface Place {
  readonly dataDir: string
  readonly databaseUrl: string | null
}

/** Starts the server as `npm start` does, in a process of its own, on a free port and without rate limits. */
export async function startServerProcess(place: Place, profileDir: string | null): Promise<LoadedServer> {
  const profile = profileDir === null ? [] : ['--cpu-prof', '--cpu-prof-dir', profileDir]
  const child = fork(fileURLToPath(new URL('../main.js', import.meta.url)), {
    execArgv: ['--expose-gc', '--import', new URL('gauge.js', import.meta.url).href, ...profile],
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl ?? '',
      PUBLIC_URL: '',
      LOG_LEVEL: 'warn',
      REQUESTS_PER_MINUTE: '1000000000',
      MESSAGES_PER_MINUTE: '1000000000',
      CONNECTIONS_PER_ADDRESS: '100000',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const url = await addressIn(child.stdout)
  if (url === null) throw new Error('The server did not start; its output is above.')
  return {
    url,
    async read() {
      const answer = once(child, 'message')
      child.send('read')
      const [message] = await answer
      return reading.parse(message)
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** The address that the server prints when it is ready; null if it exits before. Its log is passed on. */
async function addressIn(output: NodeJS.ReadableStream | null): Promise<string | null> {
  if (!output) return null
  const lines = createInterface({ input: output })
  return new Promise((resolve) => {
    lines.on('line', (line) => {
      const address = /^(http\S+)$/.exec(line)?.[1]
      if (address !== undefined) resolve(address)
      else if (line.startsWith('{')) process.stderr.write(`${line}\n`)
    })
    lines.on('close', () => resolve(null))
  })
}
