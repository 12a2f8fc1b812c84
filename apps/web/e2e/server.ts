import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url))
const client = fileURLToPath(new URL('../dist/index.html', import.meta.url))

/** The built server with the built client, always at the same address, with a database that goes when it does. */
export interface TestServer {
  readonly url: string
  /** The folder of its database. */
  readonly data: string
  /** Ends it as a fall of the machine would. */
  kill(): Promise<void>
  /** Lets it stand still, or go on. */
  pause(asleep: boolean): void
  /** Brings it back after that. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** What lets many requests come from one address, and keeps quiet about what is as it should be. */
const presets = {
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
  REQUESTS_PER_MINUTE: '1000000',
  MESSAGES_PER_MINUTE: '1000000',
  CONNECTIONS_PER_ADDRESS: '100000',
  TABLES_PER_HOUR: '1000000',
  GUESTS_PER_HOUR: '1000000',
  BOT_THREADS: '1',
  STEP_IN: '600',
}

export async function startServer(env: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  if (!existsSync(main) || !existsSync(client)) throw new Error('Browser tests need the build: npm run build')
  const data = await mkdtemp(join(tmpdir(), 'keepflying-e2e-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const run = () => started(url, { ...presets, ...env, PORT: String(port), DATA_DIR: data })
  let child = await run()
  const kill = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  return {
    url,
    data,
    kill,
    pause: (asleep) => void child.kill(asleep ? 'SIGSTOP' : 'SIGCONT'),
    async restart() {
      child = await run()
    },
    async stop() {
      await kill()
      await rm(data, { recursive: true, force: true })
    },
  }
}

async function started(url: string, env: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, [main], { env: { PATH, ...env }, stdio: ['ignore', 'ignore', 'inherit'] })
  while (!(await answers(`${url}/readyz`))) {
    if (child.exitCode !== null) throw new Error('The server did not start; its output is above.')
    await wait(20)
  }
  return child
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

/** A port nobody has now, outside of what the system hands out: it must still be free after a restart. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.on('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
