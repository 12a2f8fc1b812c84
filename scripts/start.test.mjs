import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

/** `npm start` on what `npm test` has just built. */

const root = fileURLToPath(new URL('..', import.meta.url))

/** When each file of the build was written. */
function built() {
  const folders = ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(root, group, name)),
  )
  const files = folders.flatMap((folder) => filesIn(join(folder, 'dist')))
  return new Map(files.map((file) => [file, statSync(file).mtimeMs]))
}

function filesIn(folder) {
  if (!statSync(folder, { throwIfNoEntry: false })) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}

test('a start without changes builds nothing, and ends with the address on a line of its own', async () => {
  const data = mkdtempSync(join(tmpdir(), 'keepflying-start-'))
  const before = built()
  expect(before.size).toBeGreaterThan(1000)
  const env = { PATH: process.env['PATH'], PORT: '0', DATA_DIR: data }
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(async () => {
    child.kill()
    rmSync(data, { recursive: true, force: true })
  })
  const lines = []
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line)
    if (line.startsWith('http')) break
  }
  expect(lines.slice(0, -1)).toEqual([
    'Nothing has changed since the last build.',
    'Keep Flying is running; stop it with Ctrl+C.',
    '',
  ])
  const address = lines.at(-1)
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)

  const more = []
  child.stdout.on('data', (chunk) => more.push(String(chunk)))
  const page = await fetch(address)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<title>Keep Flying')])
  expect((await fetch(`${address}/api/games`)).status).toBe(200)
  expect(more).toEqual([])
  expect(built()).toEqual(before)
})
