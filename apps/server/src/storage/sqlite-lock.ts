import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { whyNotOpened } from './sqlite.ts'
import { codeOf } from './transactions.ts'

/**
 * Keeps other servers away from a folder until it is released. The lock is a transaction in a database of its own, which
 * the system ends with the process, however that ends: nobody has to clear it away after a crash. Tools that only read,
 * such as `backup`, do not ask for it.
 */
export function lockFolder(dataDir: string): { release(): void } {
  const file = join(dataDir, 'keepflying.lock')
  const database = openLock(dataDir, file)
  try {
    database.exec('begin exclusive')
  } catch (cause) {
    database.close()
    if (codeOf(cause) !== 'SQLITE_BUSY') throw new Error(whyNotOpened(dataDir, file, cause), { cause })
    throw new Error(
      `Another server already uses DATA_DIR, "${dataDir}". Stop that one first, or set DATA_DIR to another folder. ` +
        'For several servers with the same tables, set DATABASE_URL to one PostgreSQL for all of them.',
      { cause },
    )
  }
  return { release: () => database.close() }
}

function openLock(dataDir: string, file: string): Database.Database {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    return new Database(file, { timeout: 0 })
  } catch (cause) {
    throw new Error(whyNotOpened(dataDir, file, cause), { cause })
  }
}
