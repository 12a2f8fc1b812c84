import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, inject } from 'vitest'
import { openStore } from '../storage/open.ts'
import type { Store } from '../storage/store.ts'
import { freshDatabase } from './databases.ts'

/** A database of a test's own. */
export interface Stored {
  /** Two nodes of one server; the embedded database has a single one. */
  store: Store
  other: Store
  /** The clock of both. */
  now: number
}

/** When a test's clock begins. */
export const begin = 1_790_000_000_000

/** Holds both databases to the same tests: part of the contract of the store. */
export function describeStore(area: string, tests: (at: Stored) => void): void {
  describe.each(['sqlite', 'postgres'] as const)(`${area} on %s`, (kind) => {
    const at: Partial<Stored> = {}
    let dataDir: string

    beforeEach(async () => {
      at.now = begin
      dataDir = await mkdtemp(join(tmpdir(), 'keepflying-store-'))
      const databaseUrl = kind === 'postgres' ? await freshDatabase(inject('postgres')) : null
      const open = () => openStore({ dataDir, databaseUrl, now: () => at.now ?? begin })
      at.store = await open()
      at.other = kind === 'postgres' ? await open() : at.store
    })

    afterEach(async () => {
      await at.store?.close()
      if (at.other !== at.store) await at.other?.close()
      await rm(dataDir, { recursive: true })
    })

    tests(opened(at))
  })
}

/** The database, which is there once a test runs. */
function opened(at: Partial<Stored>): Stored {
  const there = <T>(part: T | undefined): T => {
    if (part === undefined) throw new Error('The database is open only while a test runs.')
    return part
  }
  return {
    get store() {
      return there(at.store)
    },
    get other() {
      return there(at.other)
    },
    get now() {
      return there(at.now)
    },
    set now(now) {
      at.now = now
    },
  }
}
