import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { phone, visit } from './browser.ts'
import { seen } from './dock.ts'

/** Opens the menu, and says what can be done there. */
async function deedsIn(page: Page): Promise<readonly string[]> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.locator('.menu').waitFor()
  return page.locator('.menu-deed > span').evaluateAll((all) => all.map((one) => one.firstChild?.textContent ?? ''))
}

describe.each([
  ['a wide screen', {}],
  ['a phone', { size: phone, touch: true }],
] as const)('the menu on %s', (_, wishes) => {
  test('opens over the game, changes the theme at once, and leads out only when asked', async () => {
    const { page } = await visit({ ...wishes, seeded: true })
    await page.goto('/')
    await page.getByRole('button', { name: 'Play now' }).click()
    await seen(page)
    const table = page.url()
    expect(await deedsIn(page)).toEqual([
      'Find something by name',
      'Text view',
      'Rules',
      'Save as a file',
      'Leave the game',
    ])
    await page.locator('.menu').getByLabel('Theme').selectOption('paper')
    await page.locator('html[data-theme="paper"]').waitFor()
    await page.locator('.menu').getByRole('heading', { name: 'Something is wrong here' }).waitFor()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('.menu').getByRole('button', { name: 'Save as a file' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/json$/)
    await page.keyboard.press('Escape')
    await page.locator('.menu').waitFor({ state: 'detached' })
    expect(page.url()).toBe(table)

    await deedsIn(page)
    await page.locator('.menu').getByRole('link', { name: 'Leave the game' }).click()
    await page.getByRole('link', { name: 'Make a table' }).waitFor()
  })
})

test('the text view has the same menu', async () => {
  const { page } = await visit({ settings: { textFirst: true } })
  await page.goto('/play/demo?until=turn&seed=7&fast=1')
  await page.locator('.text-view').waitFor()
  expect(await deedsIn(page)).toContain('Drawn table')
  await page.locator('.menu').getByRole('button', { name: 'Drawn table' }).click()
  await page.locator('.table').waitFor()
})
