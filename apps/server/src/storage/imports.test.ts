import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { freshDatabase } from '../testing/databases.ts'
import { gameRow, seatRow, userRow, waitingFor } from '../testing/rows.ts'
import { type ImportedEntry, writeEntries } from './imported-entries.ts'
import { openStore } from './open.ts'
import type { GameRow } from './schema.ts'
import type { Store } from './store.ts'

const begin = 1_790_000_000_000

describe.each(['sqlite', 'postgres'] as const)('a game imported into %s', (kind) => {
  let dataDir: string
  let store: Store
  let game: GameRow

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'keepflying-imports-'))
    const databaseUrl = kind === 'postgres' ? await freshDatabase(inject('postgres')) : null
    store = await openStore({ dataDir, databaseUrl, now: () => begin })
    const mal = userRow(begin)
    await store.addUser(mal)
    game = gameRow(mal.id, begin, { imported: 1 })
    await store.addGame(game, [seatRow(game.id, 0, { kind: 'person', user: mal.id })], '{}')
  })

  afterEach(async () => {
    await store.close()
    await rm(dataDir, { recursive: true })
  })

  const add = (...rows: readonly ImportedEntry[]) => store.addImported(game.id, begin, writeEntries(rows))
  const row = (seq: number, entry = `{"seat":0,"n":${seq}}`, place: number | null = 0) => ({ seq, entry, place })

  it('starts with the entries that were added, each once, and its checkpoint', async () => {
    await add(row(0), row(1))
    // Another node, or the same after a failure.
    await add(row(1, '{"seat":9}'), row(2, undefined, null))
    const checkpoint = { game: game.id, seq: 2, rules: '1', saved: '{}' }
    expect(await store.startGame(game.id, begin, '1', waitingFor(0), { checkpoint })).toBe(true)
    const entries = await store.entries(game.id, 0)
    const stored = (seq: number, place: number | null) => ({ game: game.id, ...row(seq), place, once: null, at: begin })
    expect(entries).toEqual([stored(0, 0), stored(1, 0), stored(2, null)])
    expect(await store.checkpoint(game.id)).toEqual(checkpoint)
    expect(await store.importOf(game.id)).toBeNull()
  })

  it('takes its entries along when it is deleted before its start', async () => {
    await add(row(0))
    expect(await store.deleteOpenGame(game.id)).toBe(true)
    expect(await store.entries(game.id, 0)).toEqual([])
  })

  it('and when nobody has touched it for long', async () => {
    await add(row(0))
    const never = 0
    await store.cleanUp({ open: begin + 1, live: never, days: never, replays: never, now: begin })
    expect(await store.game(game.id)).toBeNull()
    expect(await store.entries(game.id, 0)).toEqual([])
  })
})
