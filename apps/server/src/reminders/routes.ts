import { empty, type Me, pushRemoval, pushRequest, webhookRequest } from '@keep-flying/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { seldom } from '../http/limits.ts'
import { meOf } from '../identity/me.ts'
import type { Sessions } from '../identity/sessions.ts'
import { read, Trouble } from '../problems.ts'
import type { Services } from '../services.ts'
import type { UserRow } from '../storage/schema.ts'
import { checkTarget, delivered, type Guard } from './outgoing.ts'
import { checkPushKeys, readVapidKeys } from './push.ts'
import { guardOf } from './reminders.ts'
import { sendWebhook } from './webhook.ts'

/** How many browsers may get one person's reminders. */
export const maxBrowsers = 10

/** Rate limits for requests that make the server look up names or send something. */
const changes = { config: seldom(10) }
const trials = { config: seldom(5) }

/** Where a person's reminders go. */
export function reminderRoutes(
  app: FastifyInstance,
  { config, store }: Pick<Services, 'config' | 'store'>,
  sessions: Pick<Sessions, 'identify'>,
  guard: Guard = guardOf(config),
): void {
  async function known(request: FastifyRequest): Promise<UserRow> {
    const user = await sessions.identify(request)
    if (!user) throw new Trouble('unauthorized', 'The server does not know you yet: request /api/me first.')
    return user
  }

  async function setWebhook(user: UserRow, webhook: string | null): Promise<Me> {
    await store.setWebhook(user.id, webhook)
    return meOf(store, { ...user, webhook })
  }

  app.put('/api/me/webhook', changes, async (request) => {
    const { url } = read(webhookRequest, request.body)
    const user = await known(request)
    await checkTarget(url, 'url', guard)
    return setWebhook(user, url)
  })

  app.delete('/api/me/webhook', async (request) => {
    read(empty, request.body ?? {})
    return setWebhook(await known(request), null)
  })

  app.post('/api/me/webhook/test', trials, async (request) => {
    read(empty, request.body ?? {})
    const { webhook, locale } = await known(request)
    if (webhook === null) throw new Trouble('not-found', 'You have no webhook to test: set one first.')
    const status = await sendWebhook(webhook, { kind: 'test', locale }, guard).catch((error: unknown) => {
      if (error instanceof Trouble) throw error
      throw new Trouble('unavailable', 'The webhook could not be reached, or did not reply in time.', 'url')
    })
    if (!delivered(status))
      throw new Trouble(
        'unavailable',
        `The webhook did not accept the message: it replied with status ${status}.`,
        'url',
      )
    return {}
  })

  app.get('/api/push-key', async () => ({ key: (await readVapidKeys(store)).publicKey }))

  app.put('/api/me/push', changes, async (request) => {
    const { endpoint, keys } = read(pushRequest, request.body)
    const user = await known(request)
    checkPushKeys(keys)
    await checkTarget(endpoint, 'endpoint', guard)
    const others = (await store.pushesOf(user.id)).filter((push) => push.endpoint !== endpoint)
    if (others.length >= maxBrowsers)
      throw new Trouble('conflict', `${maxBrowsers} browsers already get your reminders: remove one first.`)
    await store.addPush({ endpoint, user: user.id, ...keys })
    return meOf(store, user)
  })

  app.delete('/api/me/push', async (request) => {
    const { endpoint } = read(pushRemoval, request.body)
    const user = await known(request)
    const own = (await store.pushesOf(user.id)).some((push) => push.endpoint === endpoint)
    if (!own) throw new Trouble('not-found', 'No browser of yours gets reminders there.', 'endpoint')
    await store.removePush(endpoint)
    return meOf(store, user)
  })
}
