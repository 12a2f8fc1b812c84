import { copyFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backup } from '../storage/backup.ts'
import { newPlayer, play, startTable, stateOnce } from '../testing/player.ts'
import { startTestServer } from '../testing/server.ts'
import { verifyBackup } from './verify.ts'

let folder: string
let sound: string
let table: string

/** A game of some answers, backed up while it runs. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keepflying-verify-test-'))
  sound = join(folder, 'sound.db')
  const server = await startTestServer()
  const player = await newPlayer(server.url)
  const { id } = await startTable([player], ['drifter'], { options: { story: 'first-time' } })
  table = id
  const client = player.watch(id)
  const playing = play(client, { seed: 'sfc32:verify' })
  await stateOnce(client, ({ game }) => (game?.version ?? 0) >= 30)
  await backup(server.dataDir, sound)
  playing.stop()
  await playing.done
  player.close()
  await server.close()
})

afterAll(() => rm(folder, { recursive: true }))

async function spoilt(name: string, query: string): Promise<string> {
  const file = join(folder, name)
  await copyFile(sound, file)
  const database = new Database(file)
  database.exec(query)
  database.close()
  return file
}

test('a sound backup replays, and is not changed by looking', async () => {
  const before = [await readFile(sound), (await stat(sound)).mtimeMs]
  for (const all of [false, true])
    expect(await verifyBackup(sound, all)).toEqual({ replayed: 1, foreign: 0, all, broken: [] })
  expect([await readFile(sound), (await stat(sound)).mtimeMs]).toEqual(before)
})

test('a game with a missing or changed entry is found', async () => {
  const gap = await spoilt('gap.db', 'delete from entries where seq = 7')
  expect((await verifyBackup(gap, false)).broken).toEqual([{ table, why: 'entry 7 is missing' }])
  const other = await spoilt(
    'other.db',
    `update entries set entry = '{"seat":9,"decision":1,"value":true}' where seq = 3`,
  )
  expect((await verifyBackup(other, false)).broken).toMatchObject([{ table }])
})

test('what is no backup, damaged or newer is refused with the reason', async () => {
  const none = join(folder, 'none.db')
  await expect(verifyBackup(none, false)).rejects.toThrow('There is no file')
  const text = join(folder, 'text.db')
  await writeFile(text, 'not a database at all, whatever its name says')
  await expect(verifyBackup(text, false)).rejects.toThrow('cannot be read as a database')
  const empty = await spoilt('empty.db', 'drop table kysely_migration')
  await expect(verifyBackup(empty, false)).rejects.toThrow('is not a database of Keep Flying')
  const newer = await spoilt('newer.db', `insert into kysely_migration values ('999-later', '2099')`)
  await expect(verifyBackup(newer, false)).rejects.toThrow('was made by a newer version')
})
