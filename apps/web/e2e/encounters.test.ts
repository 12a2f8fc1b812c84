import { expect, test } from 'vitest'
import { isFine } from './axe.ts'
import { chooseGame, phone, visit } from './browser.ts'
import { answered, Hand, seen } from './dock.ts'

const midGame = '/play/demo?game=encounters&players=3&seed=42&fast=1&auto=160'

test('Encounters alone, from the first page to the end screen', async () => {
  const { page } = await visit({ seeded: true })
  await page.goto('/')
  await chooseGame(page, 'Legendary Encounters: Firefly')
  await page.getByRole('button', { name: 'Play now' }).click()
  await page.waitForURL('**/play/*')
  const asked = new Set<string | null>()
  const { over } = await new Hand(page).playUntil(({ decision }) => {
    asked.add(decision)
    return false
  })
  expect(over).toBe(true)
  expect(asked).toContain('action')
  await page.getByRole('heading', { level: 1, name: /^You (win|lose)$/ }).waitFor()
  await page.getByRole('button', { name: 'Verify here' }).click()
  await page.getByText('Verified: the seed is the one promised').waitFor()
})

test('a press on a hand card plays it, and Enter plays all that ask nothing', async () => {
  const { page } = await visit()
  await page.goto('/play/demo?game=encounters&players=1&seed=42&fast=1')
  const hand = page.locator('.hcard')
  await hand.first().waitFor()
  const before = await hand.count()
  await page.locator('.hcard', { hasText: 'Shiny' }).first().click()
  await page.locator('.pool-recruit b', { hasText: '1' }).waitFor()
  expect(await hand.count()).toBe(before - 1)
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.querySelectorAll('.hcard').length === 0)
})

test('letters go to the parts of the table, and arrows walk there', async () => {
  const { page } = await visit()
  await page.goto(midGame)
  await seen(page)
  await page.keyboard.press('b')
  await page.locator('.bridge .touch:focus').waitFor()
  await page.keyboard.press('h')
  await page.locator('.hcard:focus').waitFor()
  await page.keyboard.press('z')
  await page.locator('.verse .touch:focus').waitFor()
})

test('a spectator of the table sees no hand', async () => {
  const { page } = await visit()
  await page.goto('/play/demo?game=encounters&players=3&seed=42&auto=20&people=0')
  await page.locator('.enc-board').waitFor()
  expect(await page.locator('.hcard').count()).toBe(0)
})

test('on a phone the hand and the ship have tabs of their own', async () => {
  const { page } = await visit({ size: phone, touch: true })
  await page.goto(midGame)
  await seen(page)
  await page.locator('.table-tabs').getByText('Hand').click()
  await page.locator('.hcard').first().waitFor()
  await page.locator('.table-tabs').getByText('Ship').click()
  await page.locator('.enc-ship .serenity').waitFor()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
})

test('on a phone the hand is played from the sheet, and the table stays where it is', async () => {
  const { page } = await visit({ size: phone, touch: true })
  await page.goto('/play/demo?game=encounters&players=1&seed=42&fast=1')
  const tucked = page.locator('.tcard')
  await tucked.first().waitFor()
  const [cards, place] = [await tucked.count(), await page.locator('.bridge').boundingBox()]
  await page.locator('.tcard', { hasText: 'Shiny' }).first().tap()
  await page.waitForFunction((left) => document.querySelectorAll('.tcard').length === left, cards - 1)
  expect(await page.locator('.bridge').boundingBox()).toEqual(place)
})

test.each([false, true])('axe finds nothing serious, in words: %s', async (textFirst) => {
  const { page } = await visit({ settings: { textFirst } })
  await page.goto(midGame)
  await page.locator(textFirst ? '.text-view' : '.dock-prompt').waitFor()
  await isFine(page)
})

test('what is only proposed is asked about first, and Enter means what the dock says', async () => {
  const { page } = await visit()
  await page.goto(midGame)
  await seen(page)
  await page.keyboard.press('p')
  await page.waitForFunction(() => document.querySelectorAll('.hcard').length === 0)
  const { version } = await seen(page)
  const proposed = page.locator('.dock-primary')
  const scan = page.locator('.verse .touch[data-lit]').first()
  await scan.click()
  expect(await scan.getAttribute('aria-pressed')).toBe('true')
  expect((await seen(page)).version).toBe(version)
  await page.keyboard.press('Enter')
  await answered(page, version + 1)
  await proposed.waitFor()
})
