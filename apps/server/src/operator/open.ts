import { existsSync } from 'node:fs'
import { loadGames } from '@keep-flying/games'
import { hostGames } from '../games/catalog.ts'
import { type OpenStore, openStore } from '../storage/open.ts'
import { databaseFile } from '../storage/sqlite.ts'
import type { ConsoleServices } from './console.ts'

/** The console on a database, beside a running server or without one. */
export interface OpenConsole extends ConsoleServices {
  close(): Promise<void>
}

export async function openConsole(where: OpenStore): Promise<OpenConsole> {
  if (where.databaseUrl === null && !existsSync(databaseFile(where.dataDir)))
    throw new Error(`There is no database in "${where.dataDir}"; --data-dir names the folder of the server's data.`)
  const store = await openStore(where)
  const games = await hostGames(await loadGames())
  return { store, games, now: where.now ?? Date.now, close: () => store.close() }
}
