import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone, visit } from './browser.ts'

const demo = '/play/demo?players=3&expansions=blue-sun&seed=42&fast=1'

interface Spot {
  readonly x: number
  readonly y: number
}

/** Puts a finger down, moves it along, and lifts it. */
async function touch(page: Page, [down, ...along]: readonly [Spot, ...Spot[]], rest = 0): Promise<void> {
  const hand = await page.context().newCDPSession(page)
  await hand.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [down] })
  for (const spot of along) await hand.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [spot] })
  await page.waitForTimeout(rest)
  await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await hand.detach()
}

/** A place within a thing: not its middle, where there may be something else. */
async function spotOn(page: Page, thing: string): Promise<Spot> {
  const box = await page.locator(thing).first().boundingBox()
  if (!box) throw new Error(`${thing} is not to be seen.`)
  return { x: box.x + box.width / 3, y: box.y + box.height / 3 }
}

const long = 800

/** What hears a long press comes once the table stands, and with it what calls to the turn. */
async function attentive(page: Page): Promise<void> {
  await page.getByRole('alert').filter({ hasText: 'Your turn.' }).waitFor({ state: 'attached' })
}

test('a long press explains and chooses nothing; a tap chooses', async () => {
  const { page } = await visit({ size: phone, touch: true })
  await page.goto(`${demo}&until=shop.keep`)
  const row = '.dock-choice[data-card]'
  const chosen = page.locator('.dock-choice input:checked')
  await page.locator(row).first().waitFor()
  await attentive(page)
  await touch(page, [await spotOn(page, row)], long)
  await page.locator('.card-dialog[open]').waitFor()
  expect(await chosen.count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.locator('.card-dialog:not([open])').waitFor({ state: 'attached' })
  await touch(page, [await spotOn(page, row)])
  await expect.poll(() => chosen.count()).toBe(1)
})

test('a long press on the chart tells about a sector, a drag moves the chart', async () => {
  const { page } = await visit({ size: phone, touch: true })
  await page.goto(`${demo}&auto=200&until=turn`)
  const frame = '.camera-frame'
  await page.locator('.dock-tile').first().waitFor()
  await attentive(page)
  const middle = await spotOn(page, frame)
  const sheet = page.locator('.camera-sheet')
  const lies = () => sheet.evaluate((element) => element.style.transform)
  await touch(page, [middle], long)
  await page.locator('.note').waitFor()
  await page.keyboard.press('Escape')
  expect(await page.locator('.note').count()).toBe(0)
  const before = await lies()
  const along = [1, 2, 3, 4, 5].map((n) => ({ x: middle.x + 12 * n, y: middle.y }))
  await touch(page, [middle, ...along], long)
  expect(await lies()).not.toBe(before)
  expect(await page.locator('.note').count()).toBe(0)
})
