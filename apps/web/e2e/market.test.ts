import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone, visit } from './browser.ts'

/** A captain at Persephone, where supplies are sold and Badger deals, at the beginning of the first turn. */
const atPersephone = '/play/demo?players=2&story=first-time&seed=8&fast=1&until=turn'

/** Presses things and counts how often. */
function hand(): { press(what: Locator): Promise<void>; clicks(): number } {
  let clicks = 0
  return {
    press: async (what) => {
      clicks++
      await what.click()
    },
    clicks: () => clicks,
  }
}

async function asked(page: Page, kind: string): Promise<void> {
  await page.locator(`.dock[data-decision="${kind}"]`).waitFor()
}

/** Where the places for cards, the goods and the button are. */
async function layOf(page: Page): Promise<unknown> {
  await page.evaluate(() => document.fonts.ready)
  const things = page.locator('.market-cards > li, .market-slots, .dock-stepper, .dock-primary, .market-pile')
  return things.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
}

async function fuelIn(page: Page): Promise<number> {
  const goods = page.locator('.table-place .good-fuel')
  await goods.first().waitFor()
  return goods.count()
}

test('buying a card, with Fuel for the next flights, takes one press to open, to draw, for the card, and to pay', async () => {
  const { page } = await visit()
  await page.goto(atPersephone)
  await asked(page, 'turn')
  const fuel = await fuelIn(page)
  const { press, clicks } = hand()
  await press(page.locator('.dock-tile[data-act="buy"]'))
  await asked(page, 'shop')
  await page.locator('.market-cards > li').first().waitFor()
  const before = await layOf(page)
  await press(page.getByRole('button', { name: 'Draw 3 cards' }))
  await asked(page, 'shop.keep')
  await page.locator('.market-cards .pcard').nth(2).waitFor()
  expect(await layOf(page)).toEqual(before)
  await page.locator('.dock-primary').filter({ hasText: '1 Fuel' }).waitFor()
  await press(page.locator('.market-slots input').first())
  await press(page.locator('.dock-primary').filter({ hasText: /1 Fuel · \$/ }))
  await asked(page, 'turn')
  expect(clicks()).toBe(4)
  await expect.poll(() => fuelIn(page)).toBe(fuel + 1)
})

test('a job that can be done is accepted with one press to open, one to draw, one to confirm', async () => {
  const { page } = await visit()
  await page.goto(atPersephone)
  await asked(page, 'turn')
  const { press, clicks } = hand()
  await press(page.locator('.dock-tile[data-act="deal"]'))
  await asked(page, 'deal')
  await press(page.getByRole('button', { name: 'Draw 3 jobs' }))
  await asked(page, 'deal.accept')
  await press(page.locator('.dock-primary').filter({ hasText: /^Accept / }))
  await asked(page, 'turn')
  expect(clicks()).toBe(3)
})

test('Fuel alone is bought without looking at any card', async () => {
  const { page } = await visit()
  await page.goto(atPersephone)
  await asked(page, 'turn')
  await page.locator('.dock-tile[data-act="buy"]').click()
  await asked(page, 'shop')
  await page.getByRole('checkbox', { name: 'Draw 3 cards' }).uncheck()
  await page.locator('.dock-stepper[data-option="fuel"] button').last().click()
  await page.locator('.dock-primary').filter({ hasText: 'Buy 1 Fuel · $100' }).click()
  await asked(page, 'turn')
})

test('by keyboard: open, draw, take the first card, pay', async () => {
  const { page } = await visit()
  await page.goto(atPersephone)
  await asked(page, 'turn')
  await page.locator('.dock-tile[data-act="buy"]').waitFor()
  await page.keyboard.press('b')
  await asked(page, 'shop')
  await page.locator('.dock-primary:not([aria-disabled="true"])').waitFor()
  await page.keyboard.press('Enter')
  await asked(page, 'shop.keep')
  await page.locator('.market-slots input').first().waitFor()
  await page.keyboard.press('1')
  await page
    .locator('.dock-primary')
    .filter({ hasText: /^(Hire|Buy) / })
    .waitFor()
  await page.keyboard.press('Enter')
  await asked(page, 'turn')
})

test('a basket that costs too much says so, and is not taken', async () => {
  const { page } = await visit()
  await page.goto(atPersephone)
  await asked(page, 'turn')
  await page.locator('.dock-tile[data-act="buy"]').click()
  await asked(page, 'shop')
  await page.locator('.dock-stepper[data-option="part"] input').fill('9')
  await page.locator('.dock-stepper[data-option="fuel"] input').fill('9')
  const primary = page.locator('.dock-primary')
  await primary.filter({ hasText: 'That costs more than your $3,000.' }).waitFor()
  expect(await primary.getAttribute('aria-disabled')).toBe('true')
  await page.locator('.dock-stepper[data-option="part"] input').fill('0')
  await primary.filter({ hasText: 'Buy 9 Fuel and draw 3 cards · $900' }).waitFor()
})

test('on a phone the cards wait behind a strip, and the button says what is in the basket', async () => {
  const { page } = await visit({ size: phone, touch: true })
  await page.goto(`${atPersephone.replace('until=turn', 'until=shop.keep')}`)
  await asked(page, 'shop.keep')
  await page.locator('.market-slots input').first().waitFor()
  expect(await page.locator('.scene').isVisible()).toBe(false)
  await page.locator('.market-slots label').first().click()
  await page
    .locator('.dock-primary')
    .filter({ hasText: /^(Hire|Buy) / })
    .waitFor()
  await page.locator('.dock-card-strip').click()
  await page.locator('.scene[data-open] .pcard').first().waitFor()
  expect(await page.locator('.scene .pcard[data-selected]').count()).toBe(1)
})
