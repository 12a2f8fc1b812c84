import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import Database from 'libsql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { backup, restore } from './backup.ts'
import { openStore } from './open.ts'

let folder: string
let dataDir: string
let copy: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keepflying-backup-'))
  dataDir = join(folder, 'data')
  copy = join(folder, "mal's.backup")
})

afterEach(async () => {
  await rm(folder, { recursive: true })
})

/** A database with one setting, which no process has open. */
async function databaseWith(name: string, value: string): Promise<string> {
  const made = join(folder, name)
  const store = await openStore({ dataDir: made, databaseUrl: null })
  await store.setting('what', () => value)
  await store.close()
  return made
}

async function backupWith(name: string, value: string): Promise<string> {
  const file = join(folder, `${name}.backup`)
  await backup(await databaseWith(name, value), file)
  return file
}

function settingIn(file: string): unknown {
  const database = new Database(file)
  const [value] = database.prepare("select value from settings where key = 'what'").pluck().all()
  database.close()
  return value
}

/** Another process that stores a pair of settings with each commit, and says how many it has. */
async function startWriter(file: string): Promise<{ child: ChildProcess; pairs: () => number }> {
  const script = `
    const Database = require(${JSON.stringify(createRequire(import.meta.url).resolve('libsql'))})
    const database = new Database(${JSON.stringify(file)}, { timeout: 5000 })
    const add = database.prepare('insert into settings values (?, ?), (?, ?)')
    let pair = 0
    const work = () => {
      add.run(['one ' + pair, 'x', 'other ' + pair, 'x'])
      pair++
      process.stdout.write(pair + '\\n', work)
    }
    work()`
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  let pairs = 0
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (line) => {
    pairs = Number(line)
  })
  await once(lines, 'line')
  return { child, pairs: () => pairs }
}

describe('a backup', () => {
  it('contains everything, and nobody else can read it', async () => {
    await databaseWith('data', 'shiny')
    expect(await backup(dataDir, copy)).toContain(`Backed up ${join(dataDir, 'keepflying.db')} to ${copy} (0.`)
    expect(settingIn(copy)).toBe('shiny')
    expect((await stat(copy)).mode & 0o777).toBe(0o600)
  })

  it('is consistent while the server writes', async () => {
    await databaseWith('data', 'shiny')
    const { child, pairs } = await startWriter(join(dataDir, 'keepflying.db'))
    try {
      for (const n of [1, 2, 3]) {
        const before = pairs()
        await backup(dataDir, `${copy}.${n}`)
        const database = new Database(`${copy}.${n}`)
        const count = (prefix: string) =>
          database.prepare(`select count(*) from settings where key like '${prefix} %'`).pluck().all()[0]
        expect(count('one')).toBeGreaterThanOrEqual(before)
        expect(count('one')).toBe(count('other'))
        database.close()
      }
    } finally {
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
  })

  it('never replaces a file', async () => {
    await databaseWith('data', 'shiny')
    await writeFile(copy, 'A letter home.')
    await expect(backup(dataDir, copy)).rejects.toThrow(`The file "${copy}" cannot be made: it already exists.`)
    expect(await readFile(copy, 'utf8')).toBe('A letter home.')
  })

  it('needs a database and a place to go', async () => {
    await expect(backup(dataDir, copy)).rejects.toThrow('to back up. Set DATA_DIR to the folder')
    await databaseWith('data', 'shiny')
    const nowhere = join(folder, 'nowhere', 'copy')
    await expect(backup(dataDir, nowhere)).rejects.toThrow(`The file "${nowhere}" cannot be made: ENOENT`)
    expect((await readdir(folder)).sort()).toEqual(['data'])
  })

  it('leaves nothing behind when the database cannot be copied', async () => {
    await databaseWith('data', 'shiny')
    await writeFile(join(dataDir, 'keepflying.db'), 'A letter home. '.repeat(100))
    await expect(backup(dataDir, copy)).rejects.toThrow('not a database')
    expect(await readdir(folder)).toEqual(['data'])
  })
})

describe('restoring', () => {
  it('creates the database if there is none', async () => {
    const file = await backupWith('old', 'shiny')
    expect(await restore(dataDir, file)).toContain(`Restored ${join(dataDir, 'keepflying.db')} from ${file} (0.`)
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
    expect(await readdir(dataDir)).toEqual(['keepflying.db'])
    const store = await openStore({ dataDir, databaseUrl: null })
    expect(await store.setting('what', () => 'new')).toBe('shiny')
    await store.close()
  })

  it('keeps the database it replaces, with the latest changes', async () => {
    const [older, newer] = [await backupWith('older', 'dull'), await backupWith('newer', 'shiny')]
    await restore(dataDir, newer)
    // A server that was killed leaves the latest changes in a file of their own.
    const killed = join(folder, 'killed')
    const store = await openStore({ dataDir: killed, databaseUrl: null })
    await store.setting('what', () => 'last words')
    for (const end of ['', '-wal'])
      await copyFile(join(killed, `keepflying.db${end}`), join(dataDir, `keepflying.db${end}`))
    await store.close()
    const said = await restore(dataDir, older)
    const [file, aside] = (await readdir(dataDir)).sort()
    expect(file).toBe('keepflying.db')
    expect(aside).toMatch(/^keepflying\.db\.before-restore-\d{4}-\d\d-\d\dT/)
    expect(said).toContain(`What was there before is now ${join(dataDir, aside ?? '')}.`)
    expect(await readdir(dataDir)).toHaveLength(2)
    expect(settingIn(join(dataDir, 'keepflying.db'))).toBe('dull')
    expect(settingIn(join(dataDir, aside ?? ''))).toBe('last words')
  })

  it('replaces a damaged database', async () => {
    const file = await backupWith('old', 'shiny')
    await restore(dataDir, file)
    await writeFile(join(dataDir, 'keepflying.db'), 'A letter home. '.repeat(100))
    await restore(dataDir, file)
    expect(settingIn(join(dataDir, 'keepflying.db'))).toBe('shiny')
    expect(await readdir(dataDir)).toHaveLength(2)
  })

  it('refuses while a server has the database open', async () => {
    const file = await backupWith('old', 'shiny')
    const store = await openStore({ dataDir, databaseUrl: null })
    await store.setting('what', () => 'present')
    await expect(restore(dataDir, file)).rejects.toThrow('is in use. Stop the server, then restore.')
    expect(await store.setting('what', () => 'lost')).toBe('present')
    expect((await readdir(dataDir)).some((name) => name.includes('restor'))).toBe(false)
    await store.close()
  })

  it('refuses what is not a backup of ours, and changes nothing', async () => {
    const good = await backupWith('old', 'shiny')
    await restore(dataDir, good)
    const refused = async (file: string, why: string): Promise<void> => {
      await expect(restore(dataDir, file)).rejects.toThrow(why)
      expect(await readdir(dataDir)).toEqual(['keepflying.db'])
    }
    const missing = join(folder, 'missing')
    await refused(missing, `There is no file "${missing}" to restore.`)
    const letter = join(folder, 'letter')
    await writeFile(letter, 'A letter home. '.repeat(100))
    await refused(letter, `"${letter}" cannot be read as a database (file is not a database).`)
    const empty = join(folder, 'empty')
    await writeFile(empty, '')
    await refused(empty, `"${empty}" is not a database of Keep Flying.`)
    const another = join(folder, 'another')
    const database = new Database(another)
    database.exec('create table songs (title text)')
    database.close()
    await refused(another, `"${another}" is not a database of Keep Flying.`)
    const damaged = join(folder, 'damaged')
    const bytes = await readFile(good)
    await writeFile(damaged, bytes.fill(0x5a, 4096, bytes.length / 2))
    await refused(damaged, `"${damaged}" cannot be read as a database (`)
    expect(settingIn(join(dataDir, 'keepflying.db'))).toBe('shiny')
  })

  it('refuses a backup of a newer version', async () => {
    const file = await backupWith('old', 'shiny')
    const database = new Database(file)
    database.exec("insert into kysely_migration values ('999-later', '2030-01-01T00:00:00.000Z')")
    database.close()
    await expect(restore(dataDir, file)).rejects.toThrow(
      `"${file}" was made by a newer version of Keep Flying (it has "999-later").`,
    )
    expect((await readdir(folder)).includes('data')).toBe(false)
  })
})
