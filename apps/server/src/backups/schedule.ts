import { mkdir, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Metrics } from '../metrics.ts'
import type { Services } from '../services.ts'
import { copyDatabase } from '../storage/backup.ts'
import { databaseFile } from '../storage/sqlite.ts'
import { backupName, keptOf, timeIn } from './rotation.ts'

const minute = 60_000
const hour = 60 * minute

/** Milliseconds after a failure before the next attempt. */
const retryAfter = 10 * minute

/** What a copy is called until it is whole. */
const partial = /^keepflying-.*\.db\.partial$/

/** Where backups go: a folder inside the data folder unless another is set. */
function backupFolder({ backupFolder: set, dataDir }: Pick<Config, 'backupFolder' | 'dataDir'>): string {
  return set ?? join(dataDir, 'backups')
}

type Needed = Pick<Services, 'config' | 'log' | 'now'>

/** Backs the embedded database up while the server runs, and deletes old backups. */
export class BackupSchedule {
  readonly #services: Needed
  readonly #metrics: Pick<Metrics, 'backupAge' | 'backupFailures'>
  readonly #folder: string
  readonly #since: number
  #notBefore = 0

  constructor(services: Needed, metrics: Pick<Metrics, 'backupAge' | 'backupFailures'>) {
    this.#services = services
    this.#metrics = metrics
    this.#folder = backupFolder(services.config)
    this.#since = services.now()
  }

  /** Makes a backup if one is due. A failure is logged and counted, and tried again a while later. */
  async run(): Promise<void> {
    const { log, now } = this.#services
    try {
      if (now() >= this.#notBefore) await this.#backUpIfDue()
    } catch (err) {
      this.#notBefore = now() + retryAfter
      this.#metrics.backupFailures.inc()
      log.error({ err, folder: this.#folder }, 'a backup failed')
    }
    await this.#measure()
  }

  async #backUpIfDue(): Promise<void> {
    const { config, now } = this.#services
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    const newest = Math.max(0, ...(await this.#times()))
    // One from the future, by a clock that was wrong, counts as none.
    if (newest <= now() && now() - newest < config.backupEvery * hour) return
    await this.#backUp()
    await this.#rotate()
  }

  async #backUp(): Promise<void> {
    const { config, log, now } = this.#services
    const from = databaseFile(config.dataDir)
    await this.#checkSpace((await stat(from)).size)
    const to = join(this.#folder, backupName(now()))
    await rm(`${to}.partial`, { force: true })
    const size = await copyDatabase(from, `${to}.partial`)
    await rename(`${to}.partial`, to)
    log.info({ file: to, bytes: size }, 'backed up')
  }

  /** A backup must not be what fills the disk. */
  async #checkSpace(needed: number): Promise<void> {
    const { bavail, bsize } = await statfs(this.#folder)
    const free = bavail * bsize
    if (free >= 2 * needed) return
    const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`
    throw new Error(
      `Only ${megabytes(free)} are free in ${this.#folder}, and a backup of ${megabytes(needed)} should leave as much again. ` +
        'Set BACKUP_FOLDER to a larger disk, or keep fewer backups.',
    )
  }

  /** Deletes the backups that are no longer kept, and what an interrupted one left. */
  async #rotate(): Promise<void> {
    const { backupHours: hours, backupDays: days, backupWeeks: weeks } = this.#services.config
    const kept = keptOf(await this.#times(), { hours, days, weeks })
    for (const name of await readdir(this.#folder)) {
      const at = timeIn(name)
      if (partial.test(name) || (at !== null && !kept.has(at))) await rm(join(this.#folder, name), { force: true })
    }
  }

  async #times(): Promise<number[]> {
    return (await readdir(this.#folder)).flatMap((name) => timeIn(name) ?? [])
  }

  async #measure(): Promise<void> {
    const times = await this.#times().catch(() => [])
    const newest = times.length === 0 ? this.#since : Math.max(...times)
    this.#metrics.backupAge.set({ database: 'sqlite' }, Math.max(0, (this.#services.now() - newest) / 1000))
  }
}
