import type { Config } from '../config.ts'
import { Trouble } from '../problems.ts'
import type { Services } from '../services.ts'
import type { GameRow, PushRow } from '../storage/schema.ts'
import type { Due, Ending } from '../storage/store.ts'
import { outcomeOf, reasonOf, seatNames } from '../tables/info.ts'
import type { GameOver, YourTurn } from './message.ts'
import { delivered, type Guard } from './outgoing.ts'
import { isGone, readVapidKeys, sendPush } from './push.ts'
import { sendWebhook } from './webhook.ts'

/** Counts what was sent; `gone` is a browser whose subscription has ended. */
export interface ReminderCounter {
  inc(labels: { kind: 'webhook' | 'push'; result: 'sent' | 'failed' | 'gone' }): void
}

/** A message for one receiver: a webhook's address or a browser. */
interface Reminder {
  readonly user: string
  readonly message: YourTurn | GameOver
  readonly to: string | PushRow
}

/** How many reminders are sent at a time: a slow receiver holds up few others. */
const atOnce = 16

const minute = 60_000
const day = 24 * 60 * minute

/** Milliseconds: whoever was seen this shortly before a game's end saw it end. Visits are noted once a minute. */
const saidGoodbye = 2 * minute

export function guardOf(config: Config): Guard {
  return { allowPrivate: config.privateWebhooks }
}

/**
 * Reminds everybody who is due: once each time a game waits for them, and once when it has ended without them. Nothing
 * is retried.
 */
export async function sendDue(
  services: Services,
  counter: ReminderCounter,
  guard: Guard = guardOf(services.config),
): Promise<void> {
  const { config, log, store, now } = services
  const until = now() - config.remindAfter * minute
  const due = await store.claimReminders(until, now())
  const endings = await store.claimEndings(until - day, until, saidGoodbye, now())
  if (due.length === 0 && endings.length === 0) return
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

  const turns = due.flatMap((one) => addressed(one, turnOf(one, config, now())))
  const ends = endings.flatMap((one) => addressed(one, endOf(services, one)))
  const queue = [...turns, ...ends].values()
  const worker = async () => {
    for (const reminder of queue) await send(reminder)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

/** The message for each of a person's receivers. */
function addressed({ user, pushes }: Pick<Due, 'user' | 'pushes'>, message: Reminder['message']): Reminder[] {
  const receivers = user.webhook === null ? pushes : [user.webhook, ...pushes]
  return receivers.map((to) => ({ user: user.id, message, to }))
}

function turnOf({ game, seat, since, until, user }: Due, config: Config, now: number): YourTurn {
  return {
    kind: 'your-turn',
    locale: user.locale,
    table: aboutTable(game, config),
    seat,
    shared: game.waiting_any === 1,
    since,
    waited: Math.floor((now - since) / minute),
    left: until === null ? null : Math.floor((until - now) / minute),
  }
}

function endOf(services: Services, { table, seat, user }: Ending): GameOver {
  return {
    kind: 'over',
    locale: user.locale,
    table: aboutTable(table.game, services.config),
    seat,
    outcome: outcomeOf(table),
    names: seatNames(services, table),
    writeReason: (names) => reasonOf(services, table, names, [user.locale]),
  }
}

function aboutTable({ id, title, game }: GameRow, config: Config): YourTurn['table'] {
  return { id, title, game, url: `${originOf(config)}/table/${id}` }
}

function originOf({ publicUrl, host, port }: Config): string {
  return publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Not the error's own message, which may contain the address: that is its owner's secret. */
function whyOf(error: unknown): string {
  if (error instanceof Trouble) return 'refused'
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error ? String(error.code) : error.name
}
