import { io } from 'socket.io-client'
import { expect, onTestFinished, test } from 'vitest'
import { visit } from './browser.ts'
import { openTable, sitDown } from './online-table.ts'
import { startServer } from './server.ts'

/** What a server that guards itself against strangers looks like to those who are welcome. */

/** What browsers say of a request that is refused, and of a socket that is cut. */
const refused = /Failed to load resource|WebSocket/

test('whoever is new works for a moment where the host wishes, and then plays as anywhere', async () => {
  const server = await startServer({ GUEST_WORK: '14' })
  onTestFinished(() => server.stop())
  const wishes = { site: server.url, expected: refused }
  const [host, guest] = [await visit(wishes), await visit({ ...wishes, settings: { name: 'Saffron' } })]
  const work: string[] = []
  host.page.on('request', (request) => {
    const done = request.headers()['x-guest-work']
    if (done !== undefined) work.push(done)
  })
  const link = await openTable(host.page, 'Monty')
  await sitDown(guest.page, link)
  await host.page.getByRole('button', { name: 'Start the game' }).click()
  await guest.page.locator('.dock').waitFor()
  expect(work).toHaveLength(1)
})

test('whoever is cut off for sending too much is told so, and comes back by themselves', async () => {
  const server = await startServer()
  onTestFinished(() => server.stop())
  const { context, page } = await visit({ site: server.url, expected: refused })
  await openTable(page, 'Monty')
  const invitation = page.getByLabel('Invitation')
  await invitation.waitFor()
  const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`)
  const flood = io(server.url, { transports: ['websocket'], extraHeaders: { cookie: cookies.join('; ') } })
  onTestFinished(() => void flood.disconnect())
  for (let n = 0; n < 100; n++) flood.emit('cheat')
  await page.getByText('Too much at once. Wait a minute and try again.').waitFor()
  flood.disconnect()
  await invitation.waitFor()
})
