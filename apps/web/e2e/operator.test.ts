import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { visit } from './browser.ts'
import { startServer, type TestServer } from './server.ts'

const cli = fileURLToPath(new URL('../../cli/dist/main.js', import.meta.url))
const password = 'a long enough password'
let server: TestServer

beforeAll(async () => {
  server = await startServer()
})

afterAll(() => server.stop())

/** Asks the server as whoever uses the page. */
async function ask<T>(page: Page, method: string, path: string, data?: unknown): Promise<T> {
  const reply = await page.request.fetch(path, { method, ...(data === undefined ? {} : { data }) })
  expect(reply.ok(), `${method} ${path}: ${await reply.text()}`).toBe(true)
  return reply.json()
}

test('an operator handles a report, bans somebody and lifts the ban; for others there is no such page', async () => {
  const site = server.url
  const { page: stranger } = await visit({ site })
  const { id: mal } = await ask<{ id: string }>(stranger, 'GET', '/api/me')
  const { table } = await ask<{ table: { id: string } }>(stranger, 'POST', '/api/tables', {
    game: 'verse',
    options: { players: 2 },
    title: 'Friday crew',
    visibility: 'link',
    pace: 'live',
    seats: [{ kind: 'bot', bot: 'drifter' }],
  })
  await ask(stranger, 'POST', `/api/tables/${table.id}/start`, {})
  await ask(stranger, 'POST', `/api/tables/${table.id}/reports`, { note: 'An odd move.' })
  await stranger.goto('/admin')
  await stranger.locator('.lost').waitFor()

  const { page } = await visit({ site })
  await ask(page, 'POST', '/api/account', { name: 'Inara', password })
  execFileSync(process.execPath, [cli, 'admin', 'operator', 'Inara', '--data-dir', server.data])
  await page.goto('/admin')
  await page.getByText('An odd move.').waitFor()
  await page.getByRole('button', { name: 'Mark as handled' }).click()
  await page.getByLabel('What was done').fill('Fixed.')
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as handled' }).click()
  await page.getByText('No reports.').waitFor()

  await page.goto(`/admin/people?id=${mal}`)
  await page.getByRole('button', { name: 'Ban', exact: true }).click()
  await page.getByLabel('For how long').selectOption({ label: '1 week' })
  await page.getByLabel('Reason').fill('Too odd.')
  await page.getByRole('dialog').getByRole('button', { name: 'Ban', exact: true }).click()
  await page.getByText('Too odd.').waitFor()
  const refused = await stranger.request.get('/api/me')
  expect([refused.status(), await refused.json()]).toMatchObject([403, { problem: { ban: { why: 'Too odd.' } } }])

  await page.getByRole('link', { name: 'Bans' }).click()
  await page.getByRole('button', { name: 'Lift the ban' }).click()
  await page.getByText('No bans.').waitFor()
  expect((await stranger.request.get('/api/me')).status()).toBe(200)
  await page.getByRole('link', { name: 'Log' }).click()
  await page.getByText('Lifted the ban of').waitFor()
})
