import { expect, test } from 'vitest'
import { chooseGame, visit } from './browser.ts'
import { Hand, seen } from './dock.ts'

test.each([
  ['Firefly: The Game', 25],
  ['Legendary Encounters: Firefly', 8],
  ['Firefly Adventures: Brigands & Browncoats', 12],
])('%s without a network: starts, plays, and goes on after the browser was closed', async (game, answers) => {
  const visitor = await visit({ seeded: true, expected: /net::ERR_/ })
  const { context, page } = visitor
  await page.goto('/')
  // Everything is kept for later once the service worker is at work.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await context.setOffline(true)
  await page.reload()
  await page.getByText('No server answers').first().waitFor()
  await chooseGame(page, game)
  await page.getByRole('button', { name: 'Play now' }).click()
  const hand = new Hand(page)
  const { version } = await hand.playUntil((now) => now.version > answers)
  await page.close()

  const again = await visitor.newTab()
  await again.goto('/')
  await again.getByRole('link', { name: /resume/i }).click()
  const resumed = await seen(again)
  expect(resumed.version).toBeGreaterThanOrEqual(version)
  await new Hand(again).playUntil((now) => now.version > resumed.version)
})
