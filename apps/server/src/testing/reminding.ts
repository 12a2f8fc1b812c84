import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../config.ts'
import { games } from '../games.ts'
import { newId, newSeed } from '../ids.ts'
import { createLogger } from '../logging.ts'
import type { Services } from '../services.ts'
import { openStore } from '../storage/open.ts'
import type { GameRow, SeatRow, UserRow } from '../storage/schema.ts'

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
  const user: UserRow = {
    id: newId(),
    name: 'Zoe',
    login: null,
    password: null,
    webhook: null,
    created_at: now(),
    seen_at: now(),
  }
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
  const at = now()
  const game: GameRow = {
    id: newId(),
    invite: newId(),
    title: 'Friday crew',
    game: 'verse',
    rules: '1',
    options: '{}',
    seed: newSeed(),
    visibility: 'link',
    pace: 'days',
    spectators: 1,
    bot_delay: 0,
    host: user.id,
    status: 'open',
    created_at: at,
    started_at: null,
    ended_at: null,
    touched_at: at,
    epoch: 0,
    base: null,
    base_seq: 0,
    winners: null,
    hash: null,
    rematch: null,
    imported: 0,
    ...settings,
  }
  const seat: SeatRow = {
    game: game.id,
    seat: 0,
    kind: 'person',
    user: user.id,
    bot: null,
    bot_name: null,
    hand_over: null,
    waiting_since: null,
    reminded_at: null,
  }
  await store.addGame(game, [seat])
  return game
}

/** The table's game begins a minute later and waits for its only seat. */
export async function begin({ services: { store }, clock }: World, game: GameRow): Promise<void> {
  clock.now += 60_000
  await store.startGame(game.id, clock.now, game.rules, [0])
}
