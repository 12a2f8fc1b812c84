import { afterEach, beforeEach, expect, it } from 'vitest'
import { addTable, openSite, type Site, visitor } from '../testing/site.ts'

let site: Site
beforeEach(async () => {
  site = await openSite()
})
afterEach(() => site.close())

it('is up and ready', async () => {
  expect(await visitor(site.url).ask('GET', '/healthz')).toMatchObject({ status: 200, body: { up: true } })
  expect(await visitor(site.url).ask('GET', '/readyz')).toMatchObject({
    status: 200,
    body: {
      ready: true,
      checks: {
        server: { ok: true, figure: 0, limit: 0, unit: 'count' },
        database: { ok: true, figure: expect.any(Number), limit: 2, unit: 'seconds' },
        disk: { ok: true, figure: expect.any(Number), limit: 100_000_000, unit: 'bytes' },
      },
    },
  })
})

it('is not ready while it shuts down, but still up', async () => {
  site.state.closing = true
  expect(await visitor(site.url).ask('GET', '/readyz')).toMatchObject({
    status: 503,
    body: { ready: false, problem: { code: 'unavailable', field: 'server', message: 'The server is shutting down.' } },
  })
  expect((await visitor(site.url).ask('GET', '/healthz')).status).toBe(200)
})

it('is not ready without its database, but still has its metrics', async () => {
  await site.store.close()
  expect(await visitor(site.url).ask('GET', '/readyz')).toMatchObject({
    status: 503,
    body: {
      ready: false,
      problem: { code: 'unavailable', field: 'database' },
      checks: { server: { ok: true }, database: { ok: false, figure: null } },
    },
  })
  expect(await visitor(site.url).ask('GET', '/metrics')).toMatchObject({
    status: 200,
    body: expect.stringContaining('keepflying_sockets 0'),
  })
})

it('counts', async () => {
  const { body: host } = await visitor(site.url).ask('GET', '/api/me')
  const id = host !== null && typeof host === 'object' && 'id' in host ? String(host.id) : ''
  await addTable(site.store, id, [id])
  site.metrics.answers.inc({ code: 'accepted' }, 3)
  site.metrics.answers.inc({ code: 'stale' })
  site.metrics.answerSeconds.observe(0.004)
  site.metrics.botSeconds.observe(0.2)
  site.metrics.batchSize.observe(7)
  site.metrics.rooms.set(5)
  site.metrics.sockets.inc()
  site.metrics.reminders.inc({ kind: 'push', result: 'failed' })
  const { headers, body } = await visitor(site.url).ask('GET', '/metrics')
  expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  for (const line of [
    'keepflying_answers_total{code="accepted"} 3',
    'keepflying_answers_total{code="stale"} 1',
    'keepflying_answer_seconds_bucket{le="0.005"} 1',
    'keepflying_bot_seconds_count 1',
    'keepflying_append_batch_size_sum 7',
    'keepflying_check_passed{check="database"} 1',
    'keepflying_check_seconds{check="database"} 0.',
    'keepflying_disk_free_bytes ',
    'keepflying_rooms 5',
    'keepflying_tables{status="open"} 1',
    'keepflying_sockets 1',
    'keepflying_reminders_total{kind="push",result="failed"} 1',
    'process_cpu_seconds_total',
  ])
    expect(body).toContain(line)
})

it('logs nothing about monitoring', async () => {
  await visitor(site.url).ask('GET', '/api/me')
  for (const path of ['/healthz', '/readyz', '/metrics']) await visitor(site.url).ask('GET', path)
  await visitor(site.url).ask('GET', '/api/me')
  await expect.poll(() => site.lines.filter((line) => line.includes('"/api/me"'))).toHaveLength(2)
  expect(site.lines.join('')).not.toMatch(/healthz|readyz|metrics/)
})
