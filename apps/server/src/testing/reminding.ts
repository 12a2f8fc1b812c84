import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadGames } from '@keep-flying/games'
import { readConfig } from '../config.ts'
import { hostGames } from '../games/catalog.ts'
import { createLogger } from '../logging.ts'
import type { Services } from '../services.ts'
import { openStore } from '../storage/open.ts'
import type { GameRow, UserRow } from '../storage/schema.ts'
import { gameRow, seatRow, userRow, waitingFor } from './rows.ts'

/** A server without its network: a real database, a clock the test turns, and the lines it logs. */
export interface World {
  readonly services: Services
  readonly clock: { now: number }
  readonly lines: Record<string, unknown>[]
  close(): Promise<void>
}

export async function openWorld(env: Readonly<Record<string, string>> = {}): Promise<World> {
  const dataDir = await mkdtemp(join(tmpdir(), 'keepflying-reminders-'))
  const config = readConfig({ DATA_DIR: dataDir, ...env })
  const clock = { now: Date.UTC(2030, 0, 1) }
  const now = () => clock.now
  const lines: Record<string, unknown>[] = []
  const log = createLogger({ logLevel: 'debug' }, { write: (line) => lines.push(JSON.parse(line)) })
  const store = await openStore({ dataDir, databaseUrl: null })
  const games = await hostGames(await loadGames())
  return {
    services: { config, log, store, games, now },
    clock,
    lines,
    async close() {
      await store.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export async function addPerson({ services: { store, now } }: World, webhook: string | null = null): Promise<UserRow> {
  const user = userRow(now(), { name: 'Zoe' })
  await store.addUser(user)
  if (webhook !== null) await store.setWebhook(user.id, webhook)
  return { ...user, webhook }
}

/** A table of one, not begun. */
export async function addTable(
  { services: { store, now } }: World,
  user: UserRow,
  settings: Partial<GameRow> = {},
): Promise<GameRow> {
  const game = gameRow(user.id, now(), { visibility: 'link', pace: 'days', ...settings })
  await store.addGame(game, [seatRow(game.id, 0, { kind: 'person', user: user.id })])
  return game
}

/** The table's game begins a minute later and waits for its only seat. */
export async function begin({ services: { store }, clock }: World, game: GameRow): Promise<void> {
  clock.now += 60_000
  await store.startGame(game.id, clock.now, game.rules, waitingFor(0))
}
