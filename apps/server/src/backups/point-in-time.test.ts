import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { startPostgres } from '../load/embedded-postgres.ts'
import { createLogger } from '../logging.ts'
import { startServer } from '../server.ts'
import { openStore } from '../storage/open.ts'
import { freshDatabase } from '../testing/databases.ts'
import { type Acknowledged, newPlayer, play, startTable, stateOnce } from '../testing/player.ts'

// What docs/operations.md tells those who run PostgreSQL to do, step by step. The PostgreSQL of the tests comes without
// pg_basebackup, so the base backup is made by the functions that it is made of.

const run = promisify(execFile)
const cleanUps: (() => unknown)[] = []

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

async function folderForPostgres(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `keepflying-${name}-`))
  // PostgreSQL may run as another user.
  await chmod(folder, 0o777)
  cleanUps.push(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Copies a running cluster: what pg_basebackup does. */
async function baseBackup(database: pg.Client, dataDir: string, to: string): Promise<void> {
  await database.query(`select pg_backup_start('base', true)`)
  await run('cp', ['-a', dataDir, to])
  const { rows } = await database.query<{ labelfile: string }>('select labelfile from pg_backup_stop(true)')
  for (const left of ['postmaster.pid', 'postmaster.opts']) await rm(join(to, left), { force: true })
  await rm(join(to, 'pg_wal'), { recursive: true })
  await writeFile(join(to, 'backup_label'), rows[0]?.labelfile ?? '')
}

test('a PostgreSQL is restored to a moment, with exactly the answers acknowledged before it', async () => {
  const archive = await folderForPostgres('archive')
  const base = join(await folderForPostgres('base'), 'data')
  const source = await startPostgres({
    settings: { archive_mode: 'on', archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f` },
  })
  let stopSource: (() => Promise<void>) | null = source.stop
  cleanUps.push(() => stopSource?.())
  const databaseUrl = await freshDatabase(source.url)
  const config = readConfig({ DATABASE_URL: databaseUrl, PORT: '0', LOG_LEVEL: 'silent', BOT_THREADS: '1' })
  const server = await startServer({ config, log: createLogger(config) })
  const database = new pg.Client({ connectionString: source.url })
  await database.connect()

  const player = await newPlayer(server.url)
  const { id } = await startTable([player], ['drifter'], { options: { story: 'first-time' } })
  const client = player.watch(id)
  /** Plays until there are so many entries; returns what was acknowledged. */
  const playTo = async (version: number): Promise<readonly Acknowledged[]> => {
    const playing = play(client, { seed: `sfc32:${version}`, standingOneIn: 1_000_000 })
    await stateOnce(client, ({ game }) => game !== null && (game.version >= version || game.over))
    playing.stop()
    await playing.done
    return playing.acknowledged
  }

  const early = await playTo(15)
  await baseBackup(database, source.dataDir, base)
  const late = await playTo(40)
  // The bot may still answer: the moment counts what is stored by then.
  const moment = await database.query<{ at: string }>('select clock_timestamp()::text as at')
  const tooLate = await playTo(70)
  // The file that this completes, not the one that something may be written to a moment later.
  const { rows: written } = await database.query<{ file: string }>('select pg_walfile_name(pg_switch_wal()) as file')
  const archived = async () => {
    const { rows } = await database.query<{ last: string | null }>(
      'select last_archived_wal as last from pg_stat_archiver',
    )
    return (rows[0]?.last ?? '') >= (written[0]?.file ?? '')
  }
  while (!(await archived())) await new Promise((resolve) => setTimeout(resolve, 50))
  const store = await openStore({ dataDir: '', databaseUrl })
  const everything = await store.entries(id, 0)
  await store.close()
  player.close()
  await server.close()
  await database.end()
  await source.stop()
  stopSource = null

  const restored = await startPostgres({
    settings: {
      restore_command: `cp ${archive}/%f %p`,
      recovery_target_time: moment.rows[0]?.at ?? '',
      recovery_target_action: 'promote',
    },
    restored: {
      password: decodeURIComponent(new URL(source.url).password),
      async fill(dataDir) {
        await run('cp', ['-a', base, dataDir])
        await mkdir(join(dataDir, 'pg_wal', 'archive_status'), { recursive: true, mode: 0o700 })
        await writeFile(join(dataDir, 'recovery.signal'), '')
        await run('chown', ['-R', '--reference', join(dataDir, 'base'), dataDir])
      },
    },
  })
  cleanUps.push(restored.stop)
  const again = new URL(databaseUrl)
  again.port = new URL(restored.url).port
  const after = await openStore({ dataDir: '', databaseUrl: again.href })
  cleanUps.push(() => after.close())
  const entries = await after.entries(id, 0)
  const last = Math.max(...early.concat(late).map(({ version }) => version))
  const next = Math.min(...tooLate.map(({ version }) => version))
  expect(entries).toEqual(everything.slice(0, entries.length))
  expect(entries.length).toBeGreaterThanOrEqual(last)
  expect(entries.length).toBeLessThan(next)
})
