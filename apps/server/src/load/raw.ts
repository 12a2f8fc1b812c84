import Database from 'libsql'
import pg from 'pg'
import { newId, newSeed } from '../ids.ts'
import { openStore } from '../storage/open.ts'
import { databaseFile } from '../storage/sqlite.ts'
import type { Place } from './server.ts'

/**
 * What the database itself can do: rows stored one at a time, each in a transaction of its own, in the table that the
 * server uses, with nothing but the driver in between.
 */
export async function rawInsertsPerSecond(place: Place, seconds: number): Promise<number> {
  const game = await addGame(place)
  return place.databaseUrl === null
    ? intoSqlite(place.dataDir, game, seconds)
    : intoPostgres(place.databaseUrl, game, seconds)
}

/** As many connections as the server has. */
const connections = 10

const columns = 'insert into entries (game, seq, entry, place, once, at) values'

function rowOf(game: string, seq: number) {
  const entry = JSON.stringify({ seat: seq % 4, decision: seq, value: 'north' })
  return [game, seq, entry, 0, newId(), Date.now()]
}

/** Creates the tables, and a game for the rows to belong to. */
async function addGame(place: Place): Promise<string> {
  const store = await openStore(place)
  const at = Date.now()
  const [host, id] = [newId(), newId()]
  const nothing = { login: null, skeleton: null, password: null, locale: 'en', webhook: null }
  await store.addUser({ id: host, name: 'Raw', ...nothing, created_at: at, seen_at: at })
  const game = {
    id,
    invite: newId(),
    title: 'Raw',
    game: 'raw',
    rules: '0',
    options: '{}',
    seed: newSeed(),
    commitment: '',
    host,
  }
  const kind = {
    visibility: 'link',
    pace: 'live',
    clock: null,
    spectators: 0,
    bot_delay: 0,
    status: 'abandoned',
  } as const
  const order = { locked: 0, spectator_chat: 0, advice: 0 } as const
  const times = { created_at: at, started_at: at, ended_at: at, touched_at: at }
  const beginning = { epoch: 0, base: null, base_seq: 0, waiting_any: 0, progress: null } as const
  const end = { outcome: null, hash: null, rematch: null, imported: 0 } as const
  const campaign = { follows: null, follows_table: null, continues: 0, next: null } as const
  const seat = { game: id, seat: 0, kind: 'person', user: host, bot: null, bot_name: null } as const
  const nobody = {
    hand_over: null,
    waiting_since: null,
    reminded_at: null,
    clock_left: null,
    clock_since: null,
    stand_in: null,
    habits: null,
    wish: null,
  }
  await store.addGame({ ...game, ...kind, ...order, ...times, ...beginning, ...end, ...campaign }, [
    { ...seat, ...nobody },
  ])
  await store.close()
  return id
}

function intoSqlite(dataDir: string, game: string, seconds: number): number {
  const database = new Database(databaseFile(dataDir))
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  const insert = database.prepare(`${columns} (?, ?, ?, ?, ?, ?)`)
  const begun = performance.now()
  let stored = 0
  while (performance.now() - begun < seconds * 1000) insert.run(...rowOf(game, stored++))
  const rate = (stored / (performance.now() - begun)) * 1000
  database.close()
  return rate
}

async function intoPostgres(databaseUrl: string, game: string, seconds: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections })
  const text = `${columns} ($1, $2, $3, $4, $5, $6)`
  const begun = performance.now()
  let stored = 0
  const work = async () => {
    while (performance.now() - begun < seconds * 1000)
      await pool.query({ name: 'raw', text, values: rowOf(game, stored++) })
  }
  await Promise.all(Array.from({ length: connections }, work))
  const rate = (stored / (performance.now() - begun)) * 1000
  await pool.end()
  return rate
}
