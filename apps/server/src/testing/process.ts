import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

/** The built server as a process of its own, always at the same address. */
export interface ServerProcess {
  readonly url: string
  /** Everything it has written since it was first started. */
  readonly output: () => string
  /** Starts it, and resolves once it is ready. */
  start(): Promise<void>
  /** Puts it to sleep, as a machine does that stands still, or wakes it up. */
  pause(asleep: boolean): void
  /** Sends the signal; resolves with how the process ended. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<Ending>
}

export interface Ending {
  readonly code: number | null
  readonly signal: string | null
}

const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url))

/** Allows many requests from one address, and logs only what goes wrong. */
const presets = {
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
  REQUESTS_PER_MINUTE: '1000000',
  MESSAGES_PER_MINUTE: '1000000',
  CONNECTIONS_PER_ADDRESS: '100000',
  TABLES_PER_HOUR: '1000000',
  GUESTS_PER_HOUR: '1000000',
  BOT_THREADS: '1',
}

/**
 * A server that is not running yet, and is killed when the test ends. `env` names at least its database; `preload` is a
 * module beside this one that is loaded first.
 */
export async function serverProcess(
  env: Readonly<Record<string, string>>,
  { preload }: { readonly preload?: string } = {},
): Promise<ServerProcess> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const written: string[] = []
  let running: ChildProcess | null = null
  onTestFinished(() => void running?.kill('SIGKILL'))

  async function start(): Promise<void> {
    const { PATH = '' } = process.env
    const options = preload === undefined ? [] : ['--import', new URL(preload, import.meta.url).href]
    const child = spawn(process.execPath, [...options, main], {
      env: { PATH, ...presets, ...env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => written.push(text))
    running = child
    while (!(await isReady(url))) {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`The server did not start. It wrote:\n${written.join('')}`)
      await wait(10)
    }
  }

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<Ending> {
    const child = running
    if (!child) throw new Error('The server is not running.')
    running = null
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The server ended by itself. It wrote:\n${written.join('')}`)
    const exit = once(child, 'exit')
    child.kill(signal)
    const [code, by] = await exit
    return { code, signal: by }
  }

  const pause = (asleep: boolean) => void running?.kill(asleep ? 'SIGSTOP' : 'SIGCONT')

  return { url, output: () => written.join(''), start, pause, end }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok
  } catch {
    return false
  }
}

/**
 * A free port outside the range from which the system assigns ports: while the server is down, a client that tries to
 * reach it must not be given that very port for its own end.
 */
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
