import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { freshDatabase } from '../testing/databases.ts'
import { gameRow, seatRow, userRow, waitingFor } from '../testing/rows.ts'
import { openStore } from './open.ts'
import type { EntryRow } from './schema.ts'
import type { Store } from './store.ts'

/** Transactions of several nodes on one PostgreSQL that overlap. The embedded database has one after another. */

const begin = 1_790_000_000_000

let store: Store
let other: Store
/** Somebody else on the database, who keeps transactions waiting, and a connection that looks on. */
let third: pg.Client
let onlooker: pg.Client
let game: string
let user: string

beforeEach(async () => {
  const databaseUrl = await freshDatabase(inject('postgres'))
  const open = () => openStore({ dataDir: '', databaseUrl, now: () => begin })
  store = await open()
  other = await open()
  third = new pg.Client({ connectionString: databaseUrl })
  onlooker = new pg.Client({ connectionString: databaseUrl })
  await third.connect()
  await onlooker.connect()
  const mal = userRow(begin)
  user = mal.id
  await store.addUser(mal)
  const row = gameRow(user, begin)
  game = row.id
  await store.addGame(row, [seatRow(game, 0, { kind: 'person', user })])
  await store.startGame(game, begin, '1', waitingFor(0), { checkpoint: null })
  await append(0)
})

afterEach(async () => {
  await third.end()
  await onlooker.end()
  await store.close()
  await other.close()
})

function entryAt(seq: number): EntryRow {
  return { game, seq, entry: `{"seat":0,"decision":${seq},"value":true}`, place: 0, once: null, at: begin }
}

/** Answers under the first rules; `waiting` makes it a transaction that writes to the seats as well. */
async function append(seq: number, waiting?: readonly number[]): Promise<boolean> {
  const [stored] = await store.append([{ entry: entryAt(seq), by: { seat: 0, user }, epoch: 0, waiting }])
  return stored === true
}

/** Continues under other rules after the first answer, on another node. */
function takeOver(): Promise<boolean> {
  return other.takeOverRules(game, { epoch: 1, rules: '2', base: null, base_seq: 1 }, [], waitingFor())
}

/** From now on whoever writes to the seats waits. */
async function holdSeats(): Promise<void> {
  await third.query('begin')
  await third.query('select 1 from seats where game = $1 for update', [game])
}

async function letGo(): Promise<void> {
  await third.query('commit')
}

/** Resolves once so many transactions wait for others, or once the promise has come true without waiting. */
async function heldUp(count: number, done: Promise<unknown>): Promise<void> {
  let isDone = false
  void done.then(() => {
    isDone = true
  })
  for (;;) {
    const { rows } = await onlooker.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (isDone || rows.length >= count) return
    await wait(5)
  }
}

/** Nothing that was answered under the first rules may stand after the place where the others began. */
async function checkRules(answered: boolean, takenOver: boolean): Promise<void> {
  expect([answered, takenOver].filter(Boolean)).toHaveLength(1)
  expect((await store.game(game))?.game.epoch).toBe(takenOver ? 1 : 0)
  expect(await store.entries(game, 1)).toEqual(answered ? [entryAt(1)] : [])
}

test('an answer that is being stored is seen by whoever continues the game under other rules', async () => {
  await holdSeats()
  const answered = append(1, [])
  await heldUp(1, answered)
  const takenOver = takeOver()
  await heldUp(2, takenOver)
  await letGo()
  await checkRules(await answered, await takenOver)
})

test('an answer under earlier rules is not stored while the game is being continued under others', async () => {
  await holdSeats()
  const takenOver = takeOver()
  await heldUp(1, takenOver)
  const answered = append(1)
  await heldUp(2, answered)
  await letGo()
  await checkRules(await answered, await takenOver)
})

test('batches of two nodes about the same games wait for each other and do not block each other', async () => {
  const row = gameRow(user, begin)
  await store.addGame(row, [seatRow(row.id, 0, { kind: 'person', user })])
  await store.startGame(row.id, begin, '1', waitingFor(0), { checkpoint: null })
  const games = [game, row.id]
  for (let seq = 1; seq <= 20; seq++) {
    const batch = (ids: readonly string[]) =>
      ids.map((id) => ({
        entry: { ...entryAt(seq), game: id },
        by: { seat: 0, user },
        epoch: 0,
        waiting: seq % 2 > 0 ? [] : [0],
        summary: { waiting_any: 0, progress: `round ${seq}` } as const,
      }))
    // The other game's first place was not taken yet.
    if (seq === 1) await store.append(batch([row.id]).map((one) => ({ ...one, entry: { ...one.entry, seq: 0 } })))
    const stored = await Promise.all([store.append(batch(games)), other.append(batch(games.toReversed()))])
    expect(stored.flat().filter(Boolean)).toHaveLength(2)
  }
  const { rows } = await onlooker.query('select deadlocks from pg_stat_database where datname = current_database()')
  expect(rows).toEqual([{ deadlocks: '0' }])
})
