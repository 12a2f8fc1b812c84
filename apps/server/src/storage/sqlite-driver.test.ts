import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { CompiledQuery, sql } from 'kysely'
import Database from 'libsql'
import { expect, onTestFinished, test, vi } from 'vitest'
import { migrate } from './migrations.ts'
import { type Embedded, openSqlite } from './sqlite.ts'
import { Disk } from './sqlite-disk.ts'
import { EmbeddedDatabase, EmbeddedDriver } from './sqlite-driver.ts'
import { together } from './transactions.ts'

async function setUp(): Promise<Embedded> {
  const folder = await mkdtemp(join(tmpdir(), 'keepflying-driver-'))
  const opened = await openSqlite(folder)
  onTestFinished(async () => {
    await opened.db.destroy()
    await rm(folder, { recursive: true, force: true })
  })
  await migrate(opened.db)
  return opened
}

const add = (db: Embedded['db'], key: string) => db.insertInto('settings').values({ key, value: '' }).execute()
const keys = async (db: Embedded['db']) =>
  (await db.selectFrom('settings').select('key').orderBy('key').execute()).map(({ key }) => key)

test('whoever reads does not wait for what is being written, and sees it once it is committed', async () => {
  const { db } = await setUp()
  await together(db, async (within) => {
    await add(within, 'new')
    expect(await keys(within)).toEqual(['new'])
    expect(await keys(db)).toEqual([])
  })
  expect(await keys(db)).toEqual(['new'])
})

test('whoever is in a hurry writes before all others who wait', async () => {
  const { db, hurried } = await setUp()
  await Promise.all([
    together(db, async (within) => {
      await add(within, 'under way')
      await setImmediate()
    }),
    add(db, 'waits'),
    together(db, (within) => add(within, 'waits, too')),
    add(hurried, 'in a hurry'),
    together(hurried, (within) => add(within, 'in a hurry, too')),
  ])
  const written = await db.selectFrom('settings').select('key').orderBy(sql`rowid`).execute()
  expect(written.map(({ key }) => key)).toEqual(['under way', 'in a hurry', 'in a hurry, too', 'waits', 'waits, too'])
})

test('a write that fails keeps nobody else waiting', async () => {
  const { db } = await setUp()
  await add(db, 'a')
  const [again, other] = await Promise.allSettled([add(db, 'a'), add(db, 'b')])
  expect([again.status, other.status]).toEqual(['rejected', 'fulfilled'])
  expect(await keys(db)).toEqual(['a', 'b'])
})

/** A disk that is ready when it is told to be. */
class SlowDisk extends Disk {
  readonly #waiting: (() => void)[] = []

  override flushed(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  ready(): void {
    for (const resolve of this.#waiting.splice(0)) resolve()
  }
}

async function setUpSlowDisk() {
  const folder = await mkdtemp(join(tmpdir(), 'keepflying-driver-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'data')
  const [writer, reader, mover] = [new Database(file), new Database(file), new Database(file)]
  writer.exec('pragma journal_mode = wal; create table words (word text)')
  const disk = new SlowDisk(`${file}-wal`)
  const database = new EmbeddedDatabase({ writer, reader, mover }, disk, 0)
  return { disk, database, words: () => reader.prepare('select word from words').all() }
}

test('whoever is careless is done before the disk is, and asks nothing of it', async () => {
  const { disk, database, words } = await setUpSlowDisk()
  const asked = vi.spyOn(disk, 'flushed')
  const driver = new EmbeddedDriver(database, 'careless', async () => undefined)
  const connection = await driver.acquireConnection()
  await connection.executeQuery(CompiledQuery.raw('insert into words values (?)', ['first']))
  expect(words()).toEqual([{ word: 'first' }])
  await setImmediate()
  expect(asked).not.toHaveBeenCalled()
  await driver.destroy()
})

test('a change is done once the disk has it and its turn has come, and others write meanwhile', async () => {
  const { disk, database, words } = await setUpSlowDisk()
  const turns: (() => void)[] = []
  const driver = new EmbeddedDriver(database, 'patient', () => new Promise((go) => turns.push(go)))
  const done: string[] = []
  const write = async (word: string) => {
    const connection = await driver.acquireConnection()
    await connection.executeQuery(CompiledQuery.raw('insert into words values (?)', [word]))
    done.push(word)
  }
  const writes = [write('first'), write('second')]
  await vi.waitUntil(() => words().length === 2)
  expect(turns).toHaveLength(0)
  disk.ready()
  await vi.waitUntil(() => turns.length === 2)
  expect(done).toEqual([])
  for (const go of turns) go()
  await Promise.all(writes)
  expect(done).toEqual(['first', 'second'])
  await driver.destroy()
})
