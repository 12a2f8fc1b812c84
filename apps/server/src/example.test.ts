import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { OwnExport, TableInfo } from '@keep-flying/protocol'
import { afterWork } from '@keep-flying/protocol/work'
import { expect, test } from 'vitest'
import { startTestServer } from './testing/server.ts'

const bot = fileURLToPath(new URL('../../../examples/network-bot.mjs', import.meta.url))

/** How many answers convince us that the bot plays. */
const enough = 40

test('the example bot joins by the link and plays', { timeout: 120_000 }, async () => {
  const server = await startTestServer({ env: { LOG_LEVEL: 'warn', GUEST_WORK: '8' } })
  const greet = (headers: Readonly<Record<string, string>>) => fetch(`${server.url}/api/me`, { headers })
  const hello = await afterWork(await greet({}), greet)
  const headers = { cookie: hello.headers.getSetCookie()[0]?.split(';')[0] ?? '', 'content-type': 'application/json' }
  const ask = async (method: string, path: string, body: object) => {
    const response = await fetch(`${server.url}${path}`, { method, headers, body: JSON.stringify(body) })
    expect(response.ok).toBe(true)
    return (await response.json()) as { table: TableInfo }
  }
  const { table } = await ask('POST', '/api/tables', {
    game: 'verse',
    options: { players: 2, story: 'first-time' },
    title: 'Against the example',
    visibility: 'link',
    pace: 'live',
    botDelay: 0,
    seats: [{ kind: 'open' }],
  })
  const child = spawn(process.execPath, [bot, `${server.url}/table/${table.id}?invite=${table.invite}`, 'Wash'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  try {
    const said: string[] = []
    for await (const line of createInterface({ input: child.stdout })) {
      said.push(line)
      if (said.length === 1) {
        // The host gives the seat to a bot, so that nobody else has to play.
        await ask('POST', `/api/tables/${table.id}/start`, {})
        await ask('PUT', `/api/tables/${table.id}/seats/0`, { kind: 'bot', bot: 'captain' })
      }
      if (said.length > enough) break
    }
    expect(said[0]).toBe('Wash sits in seat 1 of “Against the example”.')
    expect(said).toHaveLength(enough + 1)
    for (const line of said.slice(1)) expect(line).toMatch(/^[a-z][a-z.-]*: (".*"|\[.*\]|\d+|true|false)$/)
    const path = `${server.url}/api/tables/${table.id}/export?invite=${table.invite}`
    const seen = (await (await fetch(path)).json()) as OwnExport
    expect(seen.version).toBeGreaterThanOrEqual(enough)
  } finally {
    child.kill()
    await ended
    await server.close()
  }
})

test('the example bot is short', () => {
  expect(readFileSync(bot, 'utf8').split('\n').length).toBeLessThanOrEqual(60)
})
