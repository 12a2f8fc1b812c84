import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { isFine } from './axe.ts'
import { bringFile } from './bring-file.ts'
import { chooseGame, phone, visit } from './browser.ts'
import { Hand, seen } from './dock.ts'
import { beforeTheEnd } from './job-games.ts'

const title = 'Firefly Adventures: Brigands & Browncoats'
const beginning = '/play/demo?game=adventures&players=1&seed=42&fast=1&auto=1&until=turn.action'
const midJob = '/play/demo?game=adventures&players=1&seed=42&fast=1&auto=60&until=turn.action'

/** Moves the keyboard's cursor to a square within reach. */
async function walkCursor(page: Page): Promise<void> {
  const cursor = page.locator('.map-cursor')
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowUp', 'ArrowUp']) {
    await page.keyboard.press(key)
    if ((await cursor.getAttribute('aria-disabled')) === null) return
  }
  throw new Error('No square around is within reach.')
}

test('a Job alone, by clicks, from the first page to the end screen; axe finds nothing serious on the way', async () => {
  const { page } = await visit({ seeded: true })
  await page.goto('/')
  await chooseGame(page, title)
  await page.getByRole('link', { name: 'Make a table' }).click()
  await page.getByText('Easier or harder').click()
  await page.getByRole('radio', { name: '1 Crew Member' }).click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.waitForURL('**/play/*')
  const hand = new Hand(page)
  for (const kind of ['market.trade', 'setup.deploy', 'turn.action']) {
    while ((await seen(page)).decision !== kind) await hand.press()
    await isFine(page)
  }
  expect((await hand.playUntil(() => false)).over).toBe(true)
  await page.locator('.adv-grades').waitFor()
  await isFine(page)
  await page.getByRole('button', { name: 'Verify here' }).click()
  await page.getByText('Verified: the seed is the one promised').waitFor()
})

test('after a choice by pointer Enter does what the primary button says', async () => {
  const { page } = await visit()
  await page.goto('/play/demo?game=adventures&players=1&seed=42&fast=1&until=setup.order')
  await seen(page)
  await page.getByRole('button', { name: 'Move up: Zoë' }).click()
  await page.keyboard.press('Enter')
  await page.locator('.shop-cards').waitFor()
})

test('a double click on the map turns nobody Heroic', async () => {
  const { page } = await visit()
  await page.goto(beginning)
  const { version } = await seen(page)
  await page.locator('.adv-deeds li', { hasText: 'turns Heroic' }).first().click()
  await page.keyboard.press('h')
  await walkCursor(page)
  const place = await page.locator('.map-cursor').getAttribute('data-place')
  await page.locator(`.map-squares [data-place="${place}"]`).dblclick()
  await page.locator('.route-end').waitFor()
  await page.getByRole('button', { name: /^Turn Heroic/ }).waitFor()
  expect((await seen(page)).version).toBe(version)
})

test('on the map a square is chosen by keys and by a press, and the second press goes there', async () => {
  const { page } = await visit()
  await page.goto(beginning)
  await seen(page)
  await page.locator('.adv-deeds li', { hasText: 'Move' }).first().click()
  await page.keyboard.press('h')
  await page.locator('.map-cursor:focus').waitFor()
  await walkCursor(page)
  const place = await page.locator('.map-cursor').getAttribute('data-place')
  const { version } = await seen(page)
  const square = page.locator(`.map-squares [data-place="${place}"]`)
  await square.click()
  await page.locator('.route-end').waitFor()
  await square.click()
  await page.waitForFunction(
    (least) => Number(document.querySelector('[data-version]')?.getAttribute('data-version')) > least,
    version,
  )
  const [before, after] = [`[data-place="${place}"]`, '.figure-mine']
  await page.waitForFunction(
    ([at = '', figure = '']) => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
      const [square, mine] = [box(`.map-squares ${at}`), box(figure)]
      return square && mine && Math.abs(square.x + square.width / 2 - mine.x - mine.width / 2) < 2
    },
    [before, after],
  )
})

test('one Undo takes back all that one press has done: the deed and its square', async () => {
  const { page } = await visit()
  await page.goto(beginning)
  const { version } = await seen(page)
  await page.keyboard.press('h')
  await page.locator('.map-cursor:focus').waitFor()
  await walkCursor(page)
  const place = await page.locator('.map-cursor').getAttribute('data-place')
  const square = page.locator(`.map-squares [data-place="${place}"]`)
  await square.click()
  await page.locator('.route-end').waitFor()
  await square.click()
  await page.getByText('Action 2 of 2').waitFor()
  expect((await seen(page)).version - version).toBeGreaterThan(1)
  await page.locator('.dock-undo').click()
  await page.getByText('Action 1 of 2').waitFor()
  expect((await seen(page)).decision).toBe('turn.action')
})

test('on a phone the map stands above the sheet, framed on one’s own figure, and the rest has tabs', async () => {
  const { page } = await visit({ size: phone, touch: true })
  await page.goto(midJob)
  await seen(page)
  const [frame, mine] = [
    await page.locator('.camera-frame').boundingBox(),
    await page.locator('.figure-mine').first().boundingBox(),
  ]
  if (!frame || !mine) throw new Error('The map is not in sight.')
  expect(mine.x).toBeGreaterThan(frame.x)
  expect(mine.x + mine.width).toBeLessThan(frame.x + frame.width)
  expect(mine.y).toBeGreaterThan(frame.y)
  await page.locator('.table-tabs').getByText('Crew').click()
  await page.locator('.crew-card').waitFor()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
})

test('axe finds nothing serious at the map and on the set-up page', async () => {
  const { page } = await visit()
  await page.goto(midJob)
  await seen(page)
  await isFine(page)
  await page.goto('/new?game=adventures')
  await page.locator('.setup-job').first().waitFor()
  await isFine(page)
})

test('one person has five Crew act by clicks, each in their turn', async () => {
  const { page } = await visit()
  await page.goto(beginning)
  const hand = new Hand(page)
  const acted = new Set<string | null>()
  while (acted.size < 5) {
    await hand.press()
    await seen(page)
    acted.add(await page.locator('.crew-member[data-active] strong').textContent())
  }
})

test('a Storyline goes on with its second Job, for which the Crew pay', async () => {
  const { page } = await visit()
  await bringFile(page, 'storyline.json', JSON.stringify(beforeTheEnd()))
  const first = page.url()
  expect((await new Hand(page).playUntil(() => false)).over).toBe(true)
  await page.getByRole('button', { name: 'Continue the campaign' }).click()
  await page.waitForURL((url) => url.href !== first && url.pathname.startsWith('/play/'))
  await page.locator('.table-what', { hasText: 'Signed and Delivered' }).waitFor()
})
