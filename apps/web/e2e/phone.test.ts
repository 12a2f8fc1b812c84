import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone, visit } from './browser.ts'
import { Hand, seen } from './dock.ts'

/** Nothing may stick out to the side. */
async function fits(page: Page): Promise<void> {
  const widths = await page.evaluate(() => [
    innerWidth,
    document.documentElement.scrollWidth,
    document.body.scrollWidth,
  ])
  expect(widths, page.url()).toEqual(widths.map(() => phone.width))
}

/** The one button must be within the screen. */
async function primaryShows(page: Page): Promise<void> {
  const box = await page.locator('.dock-primary').boundingBox()
  expect(box && box.y + box.height <= phone.height && box.y >= 0 && box.x + box.width <= phone.width).toBe(true)
}

test('on a phone, from the first page into the game', async () => {
  const { page } = await visit({ size: phone, touch: true, seeded: true })
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await fits(page)
  await page.getByRole('link', { name: 'Make a table' }).click()
  await page.getByRole('button', { name: 'Start the game' }).waitFor()
  await fits(page)
  await page
    .locator('.setup-folded', { has: page.getByText('Blue Sun') })
    .first()
    .locator('summary')
    .click()
  await page.getByRole('checkbox', { name: /Blue Sun/ }).check()
  await fits(page)
  await page.getByRole('button', { name: 'Start the game' }).click()
  const hand = new Hand(page)
  const kinds = new Set<string | null>()
  for (let presses = 0; presses < 60 && kinds.size < 8; presses++) {
    kinds.add((await seen(page)).decision)
    await primaryShows(page)
    await hand.press()
    await fits(page)
  }
  expect(kinds.size).toBeGreaterThanOrEqual(6)
  for (const tab of ['Ship', 'Jobs', 'Log', 'Rules', 'Chart']) {
    await page.locator('.table-tabs').getByRole('button', { name: tab }).click()
    await fits(page)
  }
})

test('no other page sticks out of a phone', async () => {
  const { page } = await visit({ size: phone, touch: true, expected: /40[04]/ })
  for (const path of ['/tables', '/account', '/replays', '/rules', '/cards', '/nowhere', '/table/nowhere']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await fits(page)
  }
})
