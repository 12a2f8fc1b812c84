import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { freshDatabase } from '../testing/databases.ts'
import { gameRow, seatRow, userRow, waitingFor } from '../testing/rows.ts'
import { writeEntries } from './imported-entries.ts'
import { openStore } from './open.ts'
import type { ChapterRow, EntryRow } from './schema.ts'
import type { Store } from './store.ts'

const begin = 1_790_000_000_000

describe.each(['sqlite', 'postgres'] as const)('the history of a game on %s', (kind) => {
  let dataDir: string
  let store: Store
  let game: string
  let user: string

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'keepflying-history-'))
    const databaseUrl = kind === 'postgres' ? await freshDatabase(inject('postgres')) : null
    store = await openStore({ dataDir, databaseUrl, now: () => begin })
    const mal = userRow(begin)
    await store.addUser(mal)
    user = mal.id
    const row = gameRow(user, begin)
    game = row.id
    await store.addGame(row, [seatRow(game, 0, { kind: 'person', user })])
  })

  afterEach(async () => {
    await store.close()
    await rm(dataDir, { recursive: true })
  })

  async function startWith(count: number): Promise<void> {
    const entries = Array.from({ length: count }, (_, seq) => ({ seq, entry: '{}', place: 0 }))
    await store.addImported(game, begin, writeEntries(entries))
    expect(await store.startGame(game, begin, '1', waitingFor(0), { checkpoint: null })).toBe(true)
  }

  it('is read in pages', async () => {
    await startWith(7)
    const seqs = async (from: number, most?: number) => (await store.entries(game, from, most)).map(({ seq }) => seq)
    expect(await seqs(0, 3)).toEqual([0, 1, 2])
    expect(await seqs(3, 3)).toEqual([3, 4, 5])
    expect(await seqs(6, 3)).toEqual([6])
    expect(await seqs(7, 3)).toEqual([])
    expect(await seqs(5)).toEqual([5, 6])
  })

  it('is stored whole, however long it is', async () => {
    await startWith(12_000)
    expect((await store.heads([game])).get(game)).toBe(12_000)
  })

  it('knows an entry by the id its client gave it', async () => {
    await startWith(1)
    const entry: EntryRow = { game, seq: 1, entry: '{}', place: 0, once: 'id-1', at: begin }
    expect(await store.append([{ entry, by: { seat: 0, user }, epoch: 0 }])).toEqual([true])
    expect(await store.entryOnce(game, 'id-1')).toEqual(entry)
    expect(await store.entryOnce(game, 'id-3')).toBeNull()
    expect(await store.entryOnce('another', 'id-1')).toBeNull()
  })

  describe('has chapters', () => {
    const chapterAt = (seq: number): ChapterRow => ({
      game,
      seq,
      bytes: 50 * seq,
      prev: seq > 100 ? seq - 100 : null,
      answers: seq,
      floor: seq - 5,
      told_before: 2 * (seq - 100),
      told: 2 * seq,
      events: '[]',
      position: '{"here":true}',
    })

    it('that are kept as they were first stored', async () => {
      for (const seq of [200, 100, 300]) await store.addChapter(chapterAt(seq), [])
      await store.addChapter({ ...chapterAt(200), events: '[1]' }, [])
      expect((await store.chapters(game, 0)).map(({ seq }) => seq)).toEqual([100, 200, 300])
      expect((await store.chapters(game, 100)).map(({ seq }) => seq)).toEqual([200, 300])
      expect(await store.chapter(game, 200)).toEqual(chapterAt(200))
      expect(await store.chapter(game, 201)).toBeNull()
      expect(await store.chapterEvents(game, 200)).toBe('[]')
      expect(await store.chapterEvents(game, 201)).toBeNull()
      const { game: _, events: __, position: ___, ...head } = chapterAt(100)
      expect((await store.chapters(game, 0))[0]).toEqual({ ...head, kept: 1 })
    })

    it('that lose their positions when the ladder is thinned', async () => {
      for (const seq of [100, 200]) await store.addChapter(chapterAt(seq), [])
      await store.addChapter(chapterAt(300), [100, 200])
      expect((await store.chapters(game, 0)).map(({ kept }) => kept)).toEqual([0, 0, 1])
      expect(await store.chapter(game, 100)).toEqual({ ...chapterAt(100), position: null })
    })

    it('that go with their table', async () => {
      await store.addChapter(chapterAt(100), [])
      await store.deleteOpenGame(game)
      expect(await store.chapters(game, 0)).toEqual([])
    })

    it('that go when the game is continued under other rules', async () => {
      await startWith(3)
      await store.addChapter(chapterAt(100), [])
      const now = { epoch: 1, rules: '2', base: null, base_seq: 3 }
      expect(await store.takeOverRules(game, now, [], waitingFor(0))).toBe(true)
      expect(await store.chapters(game, 0)).toEqual([])
    })
  })
})
