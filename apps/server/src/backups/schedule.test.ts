import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { createLogger } from '../logging.ts'
import { createMetrics } from '../metrics.ts'
import { openStore } from '../storage/open.ts'
import type { Store } from '../storage/store.ts'
import { backupName } from './rotation.ts'
import { BackupSchedule } from './schedule.ts'
import { verifyBackup } from './verify.ts'

const hour = 60 * 60_000
let dataDir: string
let store: Store
const clock = { now: 0 }
let lines: { msg: string; err?: { message: string } }[]

beforeEach(async () => {
  clock.now = Date.UTC(2030, 0, 1)
  lines = []
  dataDir = await mkdtemp(join(tmpdir(), 'keepflying-scheduled-'))
  store = await openStore({ dataDir, databaseUrl: null })
})

afterEach(async () => {
  await store.close()
  await rm(dataDir, { recursive: true })
})

function schedule(env: Readonly<Record<string, string>> = {}) {
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'info', ...env })
  const log = createLogger(config, { write: (line) => lines.push(JSON.parse(line)) })
  const metrics = createMetrics()
  const backups = new BackupSchedule({ config, log, now: () => clock.now }, metrics)
  const read = async (name: 'backupAge' | 'backupFailures') => (await metrics[name].get()).values[0]?.value
  return { backups, read }
}

test('a backup is made when one is due, beside the open database, and can be restored', async () => {
  const { backups, read } = schedule()
  await backups.run()
  const first = backupName(clock.now)
  expect(await readdir(join(dataDir, 'backups'))).toEqual([first])
  expect(await verifyBackup(join(dataDir, 'backups', first), true)).toEqual({
    replayed: 0,
    foreign: 0,
    all: true,
    broken: [],
  })
  clock.now += 6 * hour - 1000
  await backups.run()
  expect(await readdir(join(dataDir, 'backups'))).toEqual([first])
  expect(await read('backupAge')).toBe(6 * 3600 - 1)
  clock.now += 1000
  await backups.run()
  expect(await readdir(join(dataDir, 'backups'))).toEqual([first, backupName(clock.now)])
  expect(await read('backupAge')).toBe(0)
})

test('a restart makes no other before it is due, and one from the future counts as none', async () => {
  await schedule().backups.run()
  clock.now += hour
  await schedule().backups.run()
  expect(await readdir(join(dataDir, 'backups'))).toHaveLength(1)
  clock.now -= 2 * hour
  await schedule().backups.run()
  expect(await readdir(join(dataDir, 'backups'))).toHaveLength(2)
})

test('old backups are deleted, and what an interrupted one left, but nobody else’s files', async () => {
  const folder = join(dataDir, 'elsewhere')
  const { backups } = schedule({
    BACKUP_FOLDER: folder,
    BACKUP_EVERY: '1',
    BACKUP_KEEP_HOURS: '2',
    BACKUP_KEEP_DAYS: '0',
    BACKUP_KEEP_WEEKS: '0',
  })
  await backups.run()
  for (const name of ['mine.db', 'keepflying-2029.db.partial']) await writeFile(join(folder, name), 'x')
  for (let n = 0; n < 3; n++) {
    clock.now += hour
    await backups.run()
  }
  expect((await readdir(folder)).sort()).toEqual([backupName(clock.now - hour), backupName(clock.now), 'mine.db'])
})

test('a failure is logged, counted and tried again later, and the age goes on', async () => {
  const folder = join(dataDir, 'a file')
  await writeFile(folder, '')
  const { backups, read } = schedule({ BACKUP_FOLDER: folder })
  await backups.run()
  expect(lines).toMatchObject([{ msg: 'a backup failed', err: { message: expect.stringContaining('EEXIST') } }])
  clock.now += 5 * 60_000
  await backups.run()
  expect(lines).toHaveLength(1)
  expect(await read('backupFailures')).toBe(1)
  expect(await read('backupAge')).toBe(300)
  await rm(folder)
  clock.now += 5 * 60_000
  await backups.run()
  expect(await readdir(folder)).toHaveLength(1)
})
