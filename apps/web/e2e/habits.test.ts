import { expect, test } from 'vitest'
import { visit } from './browser.ts'
import { answered, seen } from './dock.ts'
import { bringTable } from './online-table.ts'
import { beforeACombo } from './team-games.ts'

const demo = '/play/demo?players=2&story=first-time&seed=7&fast=1'

test('a question is answered for good where it stands, undo brings it back, and the menu lists it', async () => {
  const { page } = await visit()
  await page.goto(`${demo}&auto=30&until=work.team`)
  const { version } = await seen(page)
  await page.locator('.dock-habit summary').click()
  await page.locator('.dock-habit button').first().click()
  await answered(page, version + 1)
  await page.locator('.dock:not([aria-busy="true"])').waitFor()
  const after = Number(await page.locator('.dock').getAttribute('data-version'))
  const undo = page.locator('.dock-undo[aria-disabled="false"]')
  if ((await undo.count()) > 0) {
    await undo.click()
    await answered(page, after + 1)
  }
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByText('Answered for you', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Ask me again: Who goes to work' }).click()
  await expect.poll(() => page.getByText('Answered for you', { exact: true }).count()).toBe(0)
})

test('at a table of a server it is answered there, and its menu lists it', async () => {
  const { page } = await visit()
  await bringTable(page, beforeACombo(), 0)
  await page.getByRole('button', { name: 'Start the game' }).click()
  const { version } = await seen(page)
  await page.locator('.dock-habit summary').click()
  await page.getByText('Also while you are away.').waitFor()
  await page.locator('.dock-habit button').first().click()
  await answered(page, version + 1)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByText('Answered for you at this table').waitFor()
  await page.getByRole('button', { name: 'Ask me again: Whether to use a combo' }).click()
  await expect.poll(() => page.getByText('Answered for you').count()).toBe(0)
})

test('Enter alone walks through turns', async () => {
  const { page } = await visit()
  await page.goto(`${demo}&until=turn`)
  const round = () =>
    page.evaluate(() => Number(/(\d+)/.exec(document.querySelector('.table-what span')?.textContent ?? '')?.[1]))
  await seen(page)
  for (let presses = 0; presses < 120; presses++) {
    const now = await seen(page)
    if (now.over || (await round()) >= 4) break
    await page.locator('.dock-primary:not([aria-disabled="true"])').waitFor()
    await page.keyboard.press('Enter')
  }
  expect(await round()).toBeGreaterThanOrEqual(4)
})
