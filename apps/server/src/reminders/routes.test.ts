import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { examine } from '../health/health.ts'
import { buildApp } from '../http/app.ts'
import { createSessions } from '../identity/sessions.ts'
import { createMetrics } from '../metrics.ts'
import { browser } from '../testing/browser.ts'
import { closeReceivers, receiver } from '../testing/receiver.ts'
import { openWorld, type World } from '../testing/reminding.ts'
import type { Resolve } from './outgoing.ts'
import { maxBrowsers, reminderRoutes } from './routes.ts'

/** The public names that exist; `*.local.example` is this machine. */
const resolve: Resolve = async (host) => {
  if (host.endsWith('.public.example')) return [{ address: '1.1.1.1', family: 4 }]
  if (host.endsWith('.local.example')) return [{ address: '127.0.0.1', family: 4 }]
  return []
}

/** Milliseconds; nothing here is about being slow. */
const patience = 60_000

let world: World
let app: FastifyInstance
let origin: string

/** A server listening on a port of its own. */
async function start(allowPrivate: boolean): Promise<void> {
  world = await openWorld()
  const secret = 'a secret of the tests, long enough'
  const sessions = createSessions(world.services, secret)
  const nobody = { changed: async () => {}, signedOut: async () => {}, ended: async () => {} }
  const unexamined = { closing: () => false, examined: () => examine([]) }
  const options = { sessions, secret, metrics: createMetrics(), people: nobody, webRoot: null, ...unexamined }
  app = await buildApp(world.services, options)
  reminderRoutes(app, world.services, sessions, { allowPrivate, resolve, timeout: patience })
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
}

beforeEach(() => start(false))
afterEach(stop)

async function stop(): Promise<void> {
  await app.close()
  await closeReceivers()
  await world.close()
}

interface Answered {
  readonly status: number
  readonly body: unknown
}

/** A visitor with a session of their own. */
async function visitor() {
  const first = await fetch(`${origin}/api/me`)
  const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return (method: string, path: string, body?: unknown) => send(method, path, body, cookie)
}

async function send(method: string, path: string, body?: unknown, cookie = ''): Promise<Answered> {
  const reply = await fetch(`${origin}${path}`, {
    method,
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: reply.status, body: await reply.json() }
}

const subscription = (n: number) => ({ endpoint: `https://push.public.example/${n}`, keys: browser().keys })

describe('webhooks', () => {
  it('are set and removed', async () => {
    const me = await visitor()
    const url = 'https://hooks.public.example/a'
    expect(await me('PUT', '/api/me/webhook', { url })).toMatchObject({ status: 200, body: { webhook: url } })
    expect(await me('GET', '/api/me')).toMatchObject({ body: { webhook: url } })
    expect(await me('DELETE', '/api/me/webhook')).toMatchObject({ status: 200, body: { webhook: null } })
    expect(await me('GET', '/api/me')).toMatchObject({ body: { webhook: null } })
  })

  it.each([
    ['https://hidden.local.example/', 'url'],
    ['https://unknown.example/', 'url'],
    ['https://127.0.0.1/', 'url'],
    ['https://name:word@hooks.public.example/', 'url'],
    ['http://hooks.public.example/', 'url'],
    ['javascript:alert(1)', 'url'],
    [`https://hooks.public.example/${'x'.repeat(500)}`, 'url'],
    [7, 'url'],
  ])('to %s are refused and change nothing', async (url, field) => {
    const me = await visitor()
    const before = 'https://hooks.public.example/before'
    await me('PUT', '/api/me/webhook', { url: before })
    expect(await me('PUT', '/api/me/webhook', { url })).toMatchObject({
      status: 400,
      body: { problem: { code: 'invalid', field } },
    })
    expect(await me('GET', '/api/me')).toMatchObject({ body: { webhook: before } })
  })

  it('are tested on request only', async () => {
    await stop()
    await start(true)
    const { port, requests } = await receiver(({ path }) => (path === '/good' ? 204 : 403))
    const me = await visitor()
    expect(await me('POST', '/api/me/webhook/test')).toMatchObject({
      status: 404,
      body: { problem: { code: 'not-found' } },
    })

    await me('PUT', '/api/me/webhook', { url: `http://hooks.local.example:${port}/good` })
    expect(requests).toEqual([])
    expect(await me('POST', '/api/me/webhook/test', {})).toEqual({ status: 200, body: {} })
    expect(requests.map(({ body }) => JSON.parse(body.toString()))).toEqual([
      { kind: 'test', text: 'Keep Flying: reminders for your games will arrive here.' },
    ])

    await me('PUT', '/api/me/webhook', { url: `http://hooks.local.example:${port}/bad` })
    expect(await me('POST', '/api/me/webhook/test')).toMatchObject({
      status: 503,
      body: { problem: { code: 'unavailable', message: expect.stringContaining('status 403') } },
    })

    await closeReceivers()
    expect(await me('POST', '/api/me/webhook/test')).toMatchObject({
      status: 503,
      body: { problem: { code: 'unavailable', message: expect.stringContaining('could not be reached') } },
    })
  })

  it('are tested five times a minute at most', async () => {
    const me = await visitor()
    for (let i = 0; i < 5; i++) expect(await me('POST', '/api/me/webhook/test')).toMatchObject({ status: 404 })
    expect(await me('POST', '/api/me/webhook/test')).toMatchObject({
      status: 429,
      body: { problem: { code: 'too-many' } },
    })
  })

  it('are refused in a test if the address has become private', async () => {
    const { store } = world.services
    const me = await visitor()
    const { body } = await me('PUT', '/api/me/webhook', { url: 'https://hooks.public.example/' })
    expect(body).toMatchObject({ id: expect.any(String) })
    const id = body !== null && typeof body === 'object' && 'id' in body ? String(body.id) : ''
    await store.setWebhook(id, 'https://hidden.local.example/')
    expect(await me('POST', '/api/me/webhook/test')).toMatchObject({
      status: 400,
      body: { problem: { code: 'invalid', field: 'url' } },
    })
  })
})

describe('browsers', () => {
  it('get the one key of the server', async () => {
    const first = await send('GET', '/api/push-key')
    expect(first).toMatchObject({ status: 200, body: { key: expect.stringMatching(/^[\w-]{87}$/) } })
    expect(await send('GET', '/api/push-key')).toEqual(first)
  })

  it('are added once each and removed by their owners only', async () => {
    const [me, other] = [await visitor(), await visitor()]
    const { endpoint, keys } = subscription(1)
    for (let i = 0; i < 2; i++)
      expect(await me('PUT', '/api/me/push', { endpoint, keys })).toMatchObject({ status: 200, body: { pushes: 1 } })
    expect(await other('DELETE', '/api/me/push', { endpoint })).toMatchObject({
      status: 404,
      body: { problem: { code: 'not-found', field: 'endpoint' } },
    })
    expect(await me('GET', '/api/me')).toMatchObject({ body: { pushes: 1 } })
    expect(await me('DELETE', '/api/me/push', { endpoint })).toMatchObject({ status: 200, body: { pushes: 0 } })
  })

  it.each([
    [{ ...subscription(1), endpoint: 'https://127.0.0.1/' }, 'endpoint'],
    [{ ...subscription(1), endpoint: 'https://hidden.local.example/' }, 'endpoint'],
    [{ ...subscription(1), endpoint: 'http://push.public.example/' }, 'endpoint'],
    [{ ...subscription(1), keys: { ...browser().keys, p256dh: 'A'.repeat(87) } }, 'keys'],
    [{ ...subscription(1), keys: { p256dh: browser().keys.p256dh } }, 'keys.auth'],
    [{ ...subscription(1), more: true }, 'more'],
  ])('are refused with a wrong subscription (%#)', async (wrong, field) => {
    const me = await visitor()
    expect(await me('PUT', '/api/me/push', wrong)).toMatchObject({
      status: 400,
      body: { problem: { code: 'invalid', field } },
    })
    expect(await me('GET', '/api/me')).toMatchObject({ body: { pushes: 0 } })
  })

  it('are ten at most', async () => {
    const me = await visitor()
    const { body } = await me('GET', '/api/me')
    const user = body !== null && typeof body === 'object' && 'id' in body ? String(body.id) : ''
    for (let i = 0; i < maxBrowsers; i++) {
      const { endpoint, keys } = subscription(i)
      await world.services.store.addPush({ endpoint, user, ...keys })
    }
    expect(await me('PUT', '/api/me/push', subscription(maxBrowsers))).toMatchObject({
      status: 409,
      body: { problem: { code: 'conflict' } },
    })
    expect(await me('PUT', '/api/me/push', subscription(0))).toMatchObject({
      status: 200,
      body: { pushes: maxBrowsers },
    })
  })
})

describe('strangers', () => {
  it.each([
    ['PUT', '/api/me/webhook', { url: 'https://hooks.public.example/' }],
    ['DELETE', '/api/me/webhook', {}],
    ['POST', '/api/me/webhook/test', {}],
    ['PUT', '/api/me/push', subscription(1)],
    ['DELETE', '/api/me/push', { endpoint: 'https://push.public.example/1' }],
  ])('may not %s %s', async (method, path, body) => {
    expect(await send(method, path, body)).toMatchObject({ status: 401, body: { problem: { code: 'unauthorized' } } })
  })
})
