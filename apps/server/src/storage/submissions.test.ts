import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { newId } from '../ids.ts'
import { freshDatabase } from '../testing/databases.ts'
import { gameRow, seatRow, userRow, waitingFor } from '../testing/rows.ts'
import { openStore } from './open.ts'
import type { GameRow, UserRow } from './schema.ts'
import type { Addition, Holder, Store } from './store.ts'

const begin = 1_790_000_000_000

describe.each(['sqlite', 'postgres'] as const)('an answer on %s', (kind) => {
  let dataDir: string
  let store: Store
  let mal: UserRow
  let zoe: UserRow
  let game: GameRow

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'keepflying-submissions-'))
    const databaseUrl = kind === 'postgres' ? await freshDatabase(inject('postgres')) : null
    store = await openStore({ dataDir, databaseUrl, now: () => begin })
    mal = userRow(begin)
    zoe = userRow(begin)
    for (const user of [mal, zoe]) await store.addUser(user)
    game = gameRow(mal.id, begin)
    await store.addGame(game, [
      seatRow(game.id, 0, { kind: 'person', user: mal.id }),
      seatRow(game.id, 1, { kind: 'bot', bot: 'captain' }),
    ])
    await store.startGame(game.id, begin, '1', waitingFor(0))
  })

  afterEach(async () => {
    await store.close()
    await rm(dataDir, { recursive: true })
  })

  /** Whether an answer with the next number is stored, with whatever follows from it. */
  async function isStored(by: Holder, rest: Partial<Addition> & { epoch?: number } = {}): Promise<boolean> {
    const seq = (await store.heads([game.id])).get(game.id) ?? 0
    const entry = { game: game.id, seq, entry: '{}', place: null, once: null, at: begin }
    const stored = await store.append([{ entry, by, epoch: 0, ...rest }])
    const after = (await store.heads([game.id])).get(game.id)
    expect(stored).toEqual([after === seq + 1])
    return after === seq + 1
  }

  const byMal = (): Holder => ({ seat: 0, user: mal.id })
  const byBot: Holder = { seat: 1, user: null }

  it('counts while its giver has the seat', async () => {
    expect(await isStored(byMal())).toBe(true)
    expect(await isStored(byBot)).toBe(true)
    expect(await isStored({ seat: 0, user: zoe.id })).toBe(false)
    expect(await isStored({ seat: 1, user: mal.id })).toBe(false)
    expect(await isStored({ seat: 0, user: null })).toBe(false)
    expect(await isStored({ seat: 2, user: null })).toBe(false)
  })

  it('does not count once somebody else has the seat', async () => {
    const token = newId()
    await store.setHandOver(game.id, 0, mal.id, token)
    expect(await store.takeOver(game.id, token, zoe.id)).toBe(0)
    expect(await isStored(byMal())).toBe(false)
    expect(await isStored({ seat: 0, user: zoe.id })).toBe(true)
  })

  it('does not count once a bot has the seat', async () => {
    await store.setSeat(game.id, 0, { kind: 'bot', bot: 'captain' }, mal.id)
    expect(await isStored(byMal())).toBe(false)
    expect(await isStored({ seat: 0, user: null })).toBe(true)
  })

  it('does not count once the game is over, and changes nothing', async () => {
    await store.abandonGame(game.id, begin + 1)
    const before = await store.game(game.id)
    const checkpoint = { game: game.id, seq: 1, rules: '1', saved: '{}' }
    const summary = { waiting_any: 1, progress: '{"key":"late"}' } as const
    expect(await isStored(byMal(), { waiting: [1], checkpoint, summary })).toBe(false)
    expect(await store.game(game.id)).toEqual(before)
    expect(await store.checkpoint(game.id)).toBeNull()
  })

  it('does not count once the game continues under other rules', async () => {
    const now = { epoch: 1, rules: '2', base: null, base_seq: 0 }
    expect(await store.takeOverRules(game.id, now, [], waitingFor(0))).toBe(true)
    expect(await isStored(byMal())).toBe(false)
    expect(await isStored(byMal(), { epoch: 1 })).toBe(true)
  })

  it('does not count before the start, or at a table that is gone', async () => {
    game = gameRow(mal.id, begin)
    await store.addGame(game, [seatRow(game.id, 0, { kind: 'person', user: mal.id })])
    expect(await isStored(byMal())).toBe(false)
    await store.deleteOpenGame(game.id)
    const entry = { game: game.id, seq: 0, entry: '{}', place: 0, once: null, at: begin }
    expect(await store.append([{ entry, by: byMal(), epoch: 0 }])).toEqual([false])
    expect(await store.entries(game.id, 0)).toEqual([])
  })
})
