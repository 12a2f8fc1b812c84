import type { Config } from '../config.ts'
import { Trouble } from '../problems.ts'
import type { Services } from '../services.ts'
import type { PushRow } from '../storage/schema.ts'
import type { Due } from '../storage/store.ts'
import type { YourTurn } from './message.ts'
import { delivered, type Guard } from './outgoing.ts'
import { isGone, readVapidKeys, sendPush } from './push.ts'
import { sendWebhook } from './webhook.ts'

/** Counts what was sent; `gone` is a browser that no longer listens. */
export interface ReminderCounter {
  inc(labels: { kind: 'webhook' | 'push'; result: 'sent' | 'failed' | 'gone' }): void
}

/** A message on its way to one receiver: a webhook's address or a browser. */
interface Reminder {
  readonly user: string
  readonly message: YourTurn
  readonly to: string | PushRow
}

/** Reminders on their way at a time: a receiver that answers slowly holds up few others. */
const atOnce = 16

const minute = 60_000

export function guardOf(config: Config): Guard {
  return { allowPrivate: config.privateWebhooks }
}

/** Reminds everybody who is due, once for each time a game waits for them; what fails is not tried again. */
export async function sendDue(
  services: Services,
  counter: ReminderCounter,
  guard: Guard = guardOf(services.config),
): Promise<void> {
  const { config, log, store, now } = services
  const due = await store.claimReminders(now() - config.remindAfter * minute, now())
  if (due.length === 0) return
  const vapid = { ...(await readVapidKeys(store)), subject: config.contact }

  const send = async ({ user, message, to }: Reminder) => {
    const kind = typeof to === 'string' ? 'webhook' : 'push'
    const about = { table: message.table.id, user, kind }
    try {
      const status = await (typeof to === 'string'
        ? sendWebhook(to, message, guard)
        : sendPush(to, message, vapid, guard))
      const gone = typeof to !== 'string' && isGone(status)
      if (gone) await store.removePush(to.endpoint)
      const result = gone ? 'gone' : delivered(status) ? 'sent' : 'failed'
      counter.inc({ kind, result })
      log[result === 'failed' ? 'warn' : 'info']({ ...about, result, status }, 'reminder')
    } catch (error) {
      counter.inc({ kind, result: 'failed' })
      log.warn({ ...about, result: 'failed', why: whyOf(error) }, 'reminder')
    }
  }

  const queue = due.flatMap((one) => remindersOf(one, config, now())).values()
  const worker = async () => {
    for (const reminder of queue) await send(reminder)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

function remindersOf({ game, seat, since, user, pushes }: Due, config: Config, now: number): Reminder[] {
  const { id, title } = game
  const message: YourTurn = {
    kind: 'your-turn',
    table: { id, title, game: game.game, url: `${originOf(config)}/table/${id}` },
    seat,
    since,
    waited: Math.floor((now - since) / minute),
  }
  const receivers = user.webhook === null ? pushes : [user.webhook, ...pushes]
  return receivers.map((to) => ({ user: user.id, message, to }))
}

function originOf({ publicUrl, host, port }: Config): string {
  return publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Not the error's own message, which may tell the address: that is a secret of whoever gave it. */
function whyOf(error: unknown): string {
  if (error instanceof Trouble) return 'refused'
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error ? String(error.code) : error.name
}
