import { existsSync } from 'node:fs'
import type { Config } from '@keep-flying/server'
import { messageOf, RunError, readArgs, UsageError } from '../args.ts'
import { counted } from '../terminal/words.ts'

/** For those who run a server. Its settings are environment variables; a flag replaces one of them for one command. */

/** Loaded only when needed, so that nobody who plays in the terminal waits for it. */
export const loadServer = () => import('@keep-flying/server')

const dataDir = { 'data-dir': { type: 'string' } } as const

/** The environment, with the flags that were given. */
function environment(flags: Readonly<Record<string, string | undefined>>): Record<string, string | undefined> {
  const given = Object.entries(flags).filter(([, value]) => value !== undefined)
  return { ...process.env, ...Object.fromEntries(given) }
}

async function configuration(env: Readonly<Record<string, string | undefined>>) {
  const { ConfigError, readConfig } = await loadServer()
  try {
    return readConfig(env)
  } catch (problem) {
    if (problem instanceof ConfigError) throw new UsageError(problem.message)
    throw problem
  }
}

/** Where games are stored. A folder given as a flag means the embedded database in it, whatever the environment says. */
export async function storageIn(folder: string | undefined): Promise<Config> {
  return configuration(environment({ DATA_DIR: folder, DATABASE_URL: folder === undefined ? undefined : '' }))
}

/** Any error in the work is a failed run. */
export async function failing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (problem) {
    throw new RunError(messageOf(problem))
  }
}

export async function serve(args: readonly string[]): Promise<void> {
  const { values } = readArgs(args, { port: { type: 'string' }, host: { type: 'string' }, ...dataDir }, { names: [] })
  const env = environment({ PORT: values.port, HOST: values.host, DATA_DIR: values['data-dir'] })
  await configuration(env)
  const server = await loadServer()
  await failing(() => server.serve(env))
}

export async function backup(args: readonly string[]): Promise<void> {
  if (args.includes('--verify')) return verifyBackup(args)
  const { folder, file } = await readBackupArgs(args)
  const server = await loadServer()
  console.log(await failing(() => server.backup(folder, file)))
}

/** Checks that a backup can be restored, and that its games replay. */
async function verifyBackup(args: readonly string[]): Promise<void> {
  const flags = { verify: { type: 'boolean' }, all: { type: 'boolean' } } as const
  const { values, given } = readArgs(args, flags, { names: ['FILE'] })
  const [file = ''] = given
  const server = await loadServer()
  const { replayed, foreign, all, broken } = await failing(() => server.verifyBackup(file, values.all === true))
  const [first] = broken
  if (first) {
    const games = counted(broken.length, 'game does not replay', 'games do not replay')
    throw new RunError(`"${file}" is an intact database, but ${games}; table ${first.table}: ${first.why}.`)
  }
  const which = all ? 'and there are no others' : 'the latest of each status'
  const others = foreign === 0 ? '' : `; ${foreign} finished under other rules and cannot be replayed here`
  console.log(`"${file}" can be restored: ${counted(replayed, 'game replays', 'games replay')}, ${which}${others}.`)
}

export async function restore(args: readonly string[]): Promise<void> {
  const { folder, file } = await readBackupArgs(args)
  const server = await loadServer()
  console.log(await failing(() => server.restore(folder, file)))
}

async function readBackupArgs(args: readonly string[]): Promise<{ folder: string; file: string }> {
  const { values, given } = readArgs(args, dataDir, { names: ['FILE'] })
  const { dataDir: folder, databaseUrl } = await storageIn(values['data-dir'])
  if (databaseUrl !== null)
    throw new UsageError(
      'DATABASE_URL names a PostgreSQL database; docs/operations.md says how to back it up and restore it.',
    )
  return { folder, file: given[0] ?? '' }
}

/** Prints the complete record of a game at the time somebody reported it, or what was said about a person. */
export async function report(args: readonly string[]): Promise<void> {
  const { values, given } = readArgs(args, dataDir, { names: ['ID'] })
  const where = await storageIn(values['data-dir'])
  const server = await loadServer()
  if (where.databaseUrl === null && !existsSync(server.databaseFile(where.dataDir)))
    throw new UsageError(
      `There is no database in "${where.dataDir}"; --data-dir names the folder of the server's data.`,
    )
  const store = await failing(() => server.openStore(where))
  const found = await store.report(given[0] ?? '')
  await store.close()
  if (!found) throw new RunError(`There is no report "${given[0]}".`)
  const { kind, at, user: by, about, game: table, note: text, said } = found
  if (kind === 'fault') console.log(await server.unpacked(found.record))
  else console.log(JSON.stringify({ kind, at, by, about, table, text, said: JSON.parse(said ?? '[]') }, null, 2))
}
