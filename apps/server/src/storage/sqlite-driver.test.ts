import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from './migrations.ts'
import { type Embedded, openSqlite } from './sqlite.ts'
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
