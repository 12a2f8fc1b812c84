import webPush from 'web-push'
import { z } from 'zod'
import { Trouble } from '../problems.ts'
import type { PushRow } from '../storage/schema.ts'
import type { Store } from '../storage/store.ts'
import { type GameOver, textOf, type YourTurn } from './message.ts'
import { type Guard, post } from './outgoing.ts'

/** The server's own keys: browsers accept pushes only from a server they subscribed to. */
const vapidKeys = z.strictObject({ publicKey: z.string(), privateKey: z.string() })
export type VapidKeys = z.infer<typeof vapidKeys>

/** What the service worker receives. */
export interface PushPayload {
  readonly kind: 'your-turn' | 'over'
  readonly title: string
  readonly text: string
  readonly url: string
  /** The table's id. */
  readonly table: string
}

/** Seconds a push service keeps a reminder for a browser that is offline. */
const keptFor = 3 * 24 * 60 * 60

/** Made on first use; the same ever after, and on every node. */
export async function readVapidKeys(store: Store): Promise<VapidKeys> {
  const kept = await store.setting('vapid', () => JSON.stringify(webPush.generateVAPIDKeys()))
  return vapidKeys.parse(JSON.parse(kept))
}

/** Refuses keys that cannot be used for encryption. */
export function checkPushKeys({ p256dh, auth }: Pick<PushRow, 'p256dh' | 'auth'>): void {
  try {
    webPush.encrypt(p256dh, auth, 'x', 'aes128gcm')
  } catch {
    throw new Trouble('invalid', '"keys": must be the keys of a push subscription, as the browser gave them.', 'keys')
  }
}

/** Sends the message so that only that browser can read it; returns the status of the push service's reply. */
export async function sendPush(
  { endpoint, p256dh, auth }: PushRow,
  message: YourTurn | GameOver,
  vapid: VapidKeys & { readonly subject: string },
  guard: Guard,
): Promise<number> {
  const { id, title, url } = message.table
  const payload: PushPayload = { kind: message.kind, title, text: textOf(message, (words) => words), url, table: id }
  const { body, headers } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(payload),
    // A reminder replaces an older one about the same table that has not been fetched yet.
    { vapidDetails: vapid, TTL: keptFor, topic: id.slice(0, 32) },
  )
  const { status } = await post(endpoint, body, headers, guard)
  return status
}

/** Whether a push service's reply says that the subscription has ended. */
export function isGone(status: number): boolean {
  return status === 404 || status === 410
}
