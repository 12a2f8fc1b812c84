import type { Me, Problem } from '@keep-flying/protocol'
import { type Result, server } from './http.ts'

/** Whether this browser can be reached while the page is closed. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

const refused: Problem = { code: 'forbidden', message: 'The browser does not allow notifications for this page.' }

/** Lets the server reach this browser; the person is asked first. */
export async function startPush(): Promise<Result<Me>> {
  if ((await Notification.requestPermission()) !== 'granted') return { ok: false, problem: refused }
  const key = await server.pushKey()
  if (!key.ok) return key
  try {
    const worker = await navigator.serviceWorker.ready
    const subscription = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key.value.key,
    })
    return server.addPush(subscription.toJSON())
  } catch {
    return { ok: false, problem: refused }
  }
}

/** The server forgets this browser, and this browser the server. */
export async function stopPush(): Promise<Result<Me>> {
  const worker = await navigator.serviceWorker.ready
  const subscription = await worker.pushManager.getSubscription()
  if (!subscription) return server.me()
  await subscription.unsubscribe()
  return server.removePush(subscription.endpoint)
}
