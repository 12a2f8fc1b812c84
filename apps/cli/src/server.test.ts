import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { run } from './run.ts'

// The built command is run as whoever keeps a server runs it.
const main = fileURLToPath(new URL('../dist/main.js', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'keepflying-serve-'))
const dataDir = join(folder, 'data')
const { DATABASE_URL: _, DATA_DIR: __, PORT: ___, ...bare } = process.env
const env = { ...bare, LOG_LEVEL: 'warn' }

function keepflying(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    cwd: folder,
    env,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

/** Serves until stopped; the address as it was printed. */
async function startServing(): Promise<{ child: ChildProcess; url: string }> {
  const args = [main, 'serve', '--port', '0', '--data-dir', dataDir]
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^(http\S+)$/.exec(line)?.[1]
    if (url !== undefined) return { child, url }
  }
  throw new Error('The server ended without a word.')
}

async function stop(child: ChildProcess): Promise<unknown> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const [code] = await ended
  return code
}

/** Starts a game against a bot and reports it; the report's id. */
async function reportGame(url: string): Promise<string> {
  const cookie = (await fetch(`${url}/api/me`)).headers.get('set-cookie')?.split(';')[0] ?? ''
  const post = async <T>(path: string, body: object): Promise<T> => {
    const headers = { cookie, 'content-type': 'application/json' }
    const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    expect(response.ok).toBe(true)
    return (await response.json()) as T
  }
  const { table } = await post<{ table: { id: string } }>('/api/tables', {
    game: 'verse',
    options: { players: 2, story: 'first-time' },
    title: 'Reported',
    visibility: 'link',
    pace: 'live',
    seats: [{ kind: 'bot', bot: 'drifter' }],
  })
  await post(`/api/tables/${table.id}/start`, {})
  const { id } = await post<{ id: string }>(`/api/tables/${table.id}/reports`, { note: 'Odd.' })
  return id
}

afterAll(() => rmSync(folder, { recursive: true }))

describe('keeping a server', () => {
  const copy = join(folder, 'copy.db')
  let id = ''

  beforeAll(async () => {
    const { child, url } = await startServing()
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    id = await reportGame(url)
    const { status, stdout } = keepflying('backup', copy, '--data-dir', dataDir)
    expect(stdout).toMatch(/^Backed up .*copy\.db \(.* MB\)\.\n$/)
    expect(status).toBe(0)
    const refused = keepflying('restore', copy, '--data-dir', dataDir)
    expect(refused.stderr).toMatch(/^keepflying: .* is in use\. Stop the server, then restore\.\n$/)
    expect(refused.status).toBe(1)
    expect(await stop(child)).toBe(0)
  })

  test('a report is printed as a record that can be looked into', () => {
    const { status, stdout } = keepflying('report', id, '--data-dir', dataDir)
    expect(status).toBe(0)
    const file = join(folder, 'reported.json')
    writeFileSync(file, stdout)
    expect(keepflying('verify', file).stdout).toContain('verified: ')
    expect(keepflying('inspect', file, '--at', '0').stdout).toContain('After 0 entries')
  })

  test('a backup is checked', () => {
    const { status, stdout } = keepflying('backup', '--verify', copy)
    expect(stdout).toMatch(/^".*copy\.db" can be restored: 1 game replays, the latest/)
    expect(status).toBe(0)
    expect(keepflying('backup', '--verify', copy, '--all').stdout).toContain('1 game replays, and there are no others.')
    const refused = keepflying('backup', '--verify', main)
    expect(refused.stderr).toMatch(/^keepflying: .* cannot be read as a database .*\n$/)
    expect(refused.status).toBe(1)
  })

  test('a backup is restored, and what was there before is kept', () => {
    const { status, stdout } = keepflying('restore', copy, '--data-dir', dataDir)
    expect(stdout).toMatch(/^Restored .* What was there before is now .*\n$/)
    expect(status).toBe(0)
    expect(readdirSync(dataDir).some((name) => name.startsWith('keepflying.db.before-restore-'))).toBe(true)
    expect(keepflying('report', id, '--data-dir', dataDir).status).toBe(0)
  })

  test('what fails says why in one line, with exit code 1', () => {
    for (const [args, why] of [
      [['report', 'nothing-of-the-sort'], 'There is no report "nothing-of-the-sort".'],
      [['backup', copy], 'it already exists'],
      [['restore', join(folder, 'none.db')], 'There is no file'],
      [['serve', '--port', '0', '--host', '192.0.2.1'], 'HOST'],
    ] as const) {
      const { status, stdout, stderr } = keepflying(...args, '--data-dir', dataDir)
      expect(stderr).toMatch(/^keepflying: .+\n$/)
      expect(stderr).toContain(why)
      expect({ stdout, status }).toEqual({ stdout: '', status: 1 })
    }
  })

  test('nothing is made where there is nothing', async () => {
    const empty = join(folder, 'empty')
    await expect(run(['report', id, '--data-dir', empty])).rejects.toThrow('There is no database in')
    await expect(run(['backup', join(folder, 'b.db'), '--data-dir', empty])).rejects.toThrow('to back up')
    expect(existsSync(empty)).toBe(false)
  })
})

test.each<[string[], string]>([
  [['serve', '--port', 'high'], 'PORT must be a whole number from 0 to 65535, not "high".'],
  [['serve', 'now'], '"now" is one argument too many'],
  [['backup'], 'The FILE is missing.'],
  [['backup', '--verify'], 'The FILE is missing.'],
  [['backup', '--verify', '--data-dir', 'x', 'y'], "Unknown option '--data-dir'"],
  [['restore'], 'The FILE is missing.'],
  [['report'], 'The ID is missing.'],
])('wrong usage: keepflying %j', async (args, message) => {
  await expect(run(args)).rejects.toMatchObject({ name: 'UsageError', message: expect.stringContaining(message) })
})
