import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { loadGames } from '@keep-flying/games'
import type { TableStatus } from '@keep-flying/protocol'
import { type Games, hostGames } from '../games/catalog.ts'
import { beginStored, repeatRows, takeUp } from '../play/revival.ts'
import { Slices } from '../slices.ts'
import { checkDatabase } from '../storage/backup.ts'
import { openStore } from '../storage/open.ts'
import { databaseFile } from '../storage/sqlite.ts'
import type { Store } from '../storage/store.ts'
import { reasonOf } from '../storage/transactions.ts'

/** In slices, since a server might run in the same process; at full speed, since usually the command line is alone. */
const slices = new Slices({ breathe: () => setImmediate() })

/** What a check of a backup found. */
export interface Verified {
  /** Games that replay to where they stood. */
  readonly replayed: number
  /** Finished games of other rules or games than this version has: they are whole, but cannot be replayed. */
  readonly foreign: number
  /** Whether every game was replayed, or the latest of each status. */
  readonly all: boolean
  /** Games that do not replay, and why. */
  readonly broken: readonly { readonly table: string; readonly why: string }[]
}

const begun: readonly TableStatus[] = ['playing', 'over', 'abandoned']

/**
 * Checks that a file can be restored: that it is an intact database which this version can read and bring up to date, and
 * that its games replay to where they stood, the latest 50 of each status or all. Works on a copy.
 */
export async function verifyBackup(file: string, all: boolean): Promise<Verified> {
  await checkDatabase(file)
  const folder = await mkdtemp(join(tmpdir(), 'keepflying-verify-'))
  try {
    await copyFile(file, databaseFile(folder))
    const store = await openStore({ dataDir: folder, databaseUrl: null })
    try {
      return await verifyGames(store, await hostGames(await loadGames()), all)
    } finally {
      await store.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function verifyGames(store: Store, games: Games, all: boolean): Promise<Verified> {
  const broken: { table: string; why: string }[] = []
  const counts = { replayed: 0, foreign: 0 }
  for await (const id of tablesIn(store, all)) {
    try {
      counts[await replay(store, games, id)]++
    } catch (problem) {
      broken.push({ table: id, why: reasonOf(problem) })
    }
    await setImmediate()
  }
  return { ...counts, all, broken }
}

/** The tables with a game, a page at a time. */
async function* tablesIn(store: Store, all: boolean): AsyncGenerator<string> {
  for (const status of begun)
    for (let page = 0; page === 0 || all; page++) {
      const lines = await store.tableLines(status, '', page)
      for (const { id } of lines) yield id
      if (lines.length === 0) break
    }
}

async function replay(store: Store, games: Games, id: string): Promise<'replayed' | 'foreign'> {
  const found = await store.game(id)
  if (!found) throw new Error('it is gone')
  const { game: row } = found
  const game = games.get(row.game)?.pack.game
  if (!game || (game.rules !== row.rules && row.status !== 'playing')) return 'foreign'
  // A table that was closed before its game began has nothing to replay.
  if (row.started_at === null) return 'replayed'
  const entries = await store.entries(id, row.base_seq)
  entries.forEach(({ seq }, n) => {
    if (seq !== row.base_seq + n) throw new Error(`entry ${row.base_seq + n} is missing`)
  })
  if (game.rules !== row.rules) {
    const checkpoint = await store.checkpoint(id)
    const since = entries.filter(({ seq }) => seq >= (checkpoint?.seq ?? 0))
    await slices.run(takeUp(game, row, checkpoint, since))
  } else {
    const match = beginStored(game, row)
    await slices.run(repeatRows(match, entries))
    if (row.status === 'over' && match.hash() !== row.hash) throw new Error('it ends in another state than was stored')
  }
  return 'replayed'
}
