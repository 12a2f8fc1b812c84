import { existsSync } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import Database from 'libsql'
import AsyncDatabase from 'libsql/promise'
import { checkNotNewer, migrationTable } from './migrations.ts'
import { databaseFile } from './sqlite.ts'
import { codeOf, reasonOf } from './transactions.ts'

/** Copies the embedded database to a new file, even while the server runs; returns what was done, in one line. */
export async function backup(dataDir: string, file: string): Promise<string> {
  const from = databaseFile(dataDir)
  if (!existsSync(from))
    throw new Error(`There is no database ${from} to back up. Set DATA_DIR to the folder of the server's data.`)
  const size = await copyDatabase(from, file)
  return `Backed up ${from} to ${file} (${inMegabytes(size)}).`
}

/** Replaces the embedded database by a backup and keeps the old one beside it; returns what was done, in one line. */
export async function restore(dataDir: string, file: string): Promise<string> {
  if (!existsSync(file)) throw new Error(`There is no file "${file}" to restore. Name a file that backup made.`)
  await checkDatabase(file)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const to = databaseFile(dataDir)
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-')
  const copy = `${to}.restoring-${stamp}`
  const size = await copyDatabase(file, copy)
  const summary = `Restored ${to} from ${file} (${inMegabytes(size)}).`
  try {
    if (!existsSync(to)) {
      await rename(copy, to)
      return summary
    }
    settle(to)
    const aside = `${to}.before-restore-${stamp}`
    // Only a damaged database, which could not be closed properly, still has the other two files.
    for (const end of ['-wal', '-shm', '']) if (existsSync(to + end)) await rename(to + end, aside + end)
    await rename(copy, to)
    return `${summary} What was there before is now ${aside}.`
  } finally {
    await rm(copy, { force: true })
  }
}

/** Makes and checks a copy that nobody else may read, on another thread; returns its size in bytes. */
export async function copyDatabase(from: string, to: string): Promise<number> {
  await reserve(to)
  try {
    const database = new AsyncDatabase(from, { timeout: 5000 })
    try {
      await database.exec(`vacuum into '${resolve(to).replaceAll("'", "''")}'`)
    } finally {
      database.close()
    }
    await checkDatabase(to)
    const copy = await open(to, 'r+')
    await copy.sync()
    await copy.close()
  } catch (problem) {
    await rm(to, { force: true })
    throw problem
  }
  return (await stat(to)).size
}

async function reserve(file: string): Promise<void> {
  try {
    const reserved = await open(file, 'wx', 0o600)
    await reserved.close()
  } catch (cause) {
    const why = codeOf(cause) === 'EEXIST' ? 'it already exists' : reasonOf(cause)
    throw new Error(`The file "${file}" cannot be made: ${why}. Name a new file in a folder this user may write to.`, {
      cause,
    })
  }
}

/** Throws unless the file is an intact database of Keep Flying that this version can read. */
export async function checkDatabase(file: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no file "${file}". Name a file that backup made.`)
  const done = await migrationsIn(file)
  if (done.length === 0) throw new Error(`"${file}" is not a database of Keep Flying. Name a file that backup made.`)
  checkNotNewer(done, `"${file}"`)
}

async function migrationsIn(file: string): Promise<string[]> {
  const database = new AsyncDatabase(file, { timeout: 5000 })
  const column = async (query: string): Promise<unknown[]> => (await database.prepare(query)).pluck().all()
  try {
    const [soundness] = await column('pragma integrity_check')
    if (soundness !== 'ok') throw new Error('it is damaged')
    const tables = await column('select name from sqlite_master')
    if (!tables.includes(migrationTable)) return []
    return (await column(`select name from ${migrationTable}`)).map(String)
  } catch (cause) {
    throw new Error(`"${file}" cannot be read as a database (${reasonOf(cause)}). Name a file that backup made.`, {
      cause,
    })
  } finally {
    database.close()
  }
}

/** Writes the latest changes into the database's main file, if it is intact. Throws if a server uses it. */
function settle(file: string): void {
  const database = new Database(file, { timeout: 0 })
  try {
    // Succeeds only if nobody else uses the database. Leaves no statement behind that would keep the file open.
    database.exec('pragma journal_mode = delete')
  } catch (cause) {
    const code = codeOf(cause)
    if (code === 'SQLITE_NOTADB' || code === 'SQLITE_CORRUPT') return
    const why = code === 'SQLITE_BUSY' ? 'is in use' : `cannot be moved away (${reasonOf(cause)})`
    throw new Error(`The database ${file} ${why}. Stop the server, then restore.`, { cause })
  } finally {
    database.close()
  }
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
