import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadGames } from '@keep-flying/games'
import type { Outcome } from '@keep-flying/kernel'
import { readConfig } from '../config.ts'
import { hostGames } from '../games/catalog.ts'
import { createLogger } from '../logging.ts'
import { Bans } from '../operator/bans.ts'
import { Quotas } from '../quotas/quotas.ts'
import { Scheduler } from '../scheduler.ts'
import type { Services } from '../services.ts'
import { Slices } from '../slices.ts'
import { openStore } from '../storage/open.ts'
import type { GameRow, UserRow } from '../storage/schema.ts'
import type { Situation } from '../storage/store.ts'
import { checkHere } from '../tables/checker.ts'
import { raftPackage } from './raft.ts'
import { gameRow, seatRow, seenAt, userRow, waitingFor } from './rows.ts'

/** A server without its network: a real database, a clock that the test sets, and the lines it logs. */
export interface World {
  readonly services: Services
  readonly clock: { now: number }
  readonly lines: Record<string, unknown>[]
  close(): Promise<void>
}

export async function openWorld(env: Readonly<Record<string, string>> = {}): Promise<World> {
  const dataDir = await mkdtemp(join(tmpdir(), 'keepflying-reminders-'))
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'info', ...env })
  const clock = { now: Date.UTC(2030, 0, 1) }
  const now = () => clock.now
  const lines: Record<string, unknown>[] = []
  const log = createLogger({ logLevel: 'debug' }, { write: (line) => lines.push(JSON.parse(line)) }, now)
  const store = await openStore({ dataDir, databaseUrl: null })
  const games = await hostGames([...(await loadGames()), raftPackage()])
  return {
    services: {
      config,
      log,
      store,
      games,
      bans: new Bans(now),
      quotas: new Quotas(config, store, now),
      scheduler: new Scheduler(),
      answering: new Scheduler(),
      downloads: new Scheduler(),
      slices: new Slices(),
      checker: checkHere(games),
      now,
    },
    clock,
    lines,
    async close() {
      await store.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export async function addPerson(
  { services: { store, now } }: World,
  webhook: string | null = null,
  about: Partial<UserRow> = {},
): Promise<UserRow> {
  const user = userRow(now(), { name: 'Zoe', ...about })
  await store.addUser(user)
  if (webhook !== null) await store.setWebhook(user.id, webhook)
  return { ...user, webhook }
}

/** A table of one or several people whose game has not begun. */
export async function addTable(
  { services: { store, now } }: World,
  user: UserRow,
  settings: Partial<GameRow> = {},
  others: readonly UserRow[] = [],
): Promise<GameRow> {
  const game = gameRow(user.id, now(), { visibility: 'link', pace: 'days', ...settings })
  const people = [user, ...others]
  await store.addGame(
    game,
    people.map(({ id }, seat) => seatRow(game.id, seat, { kind: 'person', user: id })),
  )
  return game
}

/** The table's game begins a minute later and by default waits for its first seat. */
export async function begin(
  { services: { store }, clock }: World,
  game: GameRow,
  situation: Situation = waitingFor(0),
): Promise<void> {
  clock.now += 60_000
  await store.startGame(game.id, clock.now, game.rules, situation)
}

/** The game ends an hour later with the answer of its first seat, whose person is there to see it. */
export async function end(
  { services: { store }, clock }: World,
  game: GameRow,
  user: UserRow,
  outcome: Outcome,
): Promise<void> {
  clock.now += 3_600_000
  await seenAt(store, user.id, clock.now - 60_000)
  const entry = { game: game.id, seq: 0, entry: '{}', place: 0, once: null, at: clock.now }
  await store.append([{ entry, by: { seat: 0, user: game.host }, epoch: 0, end: { outcome, hash: 'hash' } }])
}
