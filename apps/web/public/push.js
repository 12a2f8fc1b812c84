/* Part of the service worker: shows the reminders the server sends while no page is open. */

self.addEventListener('push', (event) => {
  const { title, text, url, table } = event.data.json()
  event.waitUntil(
    self.registration.showNotification(title, { body: text, tag: table, icon: '/icon.svg', data: { url } }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data?.url ?? '/'))
})

/** Brings a page that shows the table to the front, or opens one. */
async function show(url) {
  const wanted = new URL(url, self.location.origin)
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((page) => new URL(page.url).pathname === wanted.pathname)
  if (there) await there.focus()
  else await self.clients.openWindow(wanted.href)
}
