import { expect, test } from 'vitest'
import { visit } from './browser.ts'

const turn = '/play/demo?players=4&story=king-of-londinium&expansions=blue-sun&seed=11&auto=700&until=turn&fast=1'

test('what may be done with somebody aboard is offered on their card, by name', async () => {
  const { page } = await visit()
  await page.goto(turn)
  await page.locator('.dock[data-decision="turn"]').waitFor()
  await page.locator('.table-place .crew-row li:nth-child(2) .crew > .thing-name').click()
  const deed = page.locator('.card-dialog').getByRole('button', { name: /^Dismiss/ })
  const name = (await deed.innerText()).trim()
  await deed.click()
  await page.locator('.card-dialog').waitFor({ state: 'hidden' })
  await expect.poll(() => page.locator('.dock-primary').innerText()).toContain(name)
})

test('goods are moved from where they lie', async () => {
  const { page } = await visit()
  await page.goto(turn)
  await page.locator('.table-place').getByRole('button', { name: 'move goods' }).click()
  await page.locator('.dock[data-decision="hold.arrange"]').waitFor()
})

test('what else there is to do has a name each, and never only a number', async () => {
  const { page } = await visit()
  await page.goto('/play/demo?players=2&seed=7&until=turn&fast=1')
  // The jobs that everybody begins with.
  const deed = page.locator('.dock-also').getByRole('button', { name: /^Hand back a job \(\d\)$/ })
  const [count = ''] = (await deed.innerText()).match(/\d/) ?? []
  await deed.click()
  await expect.poll(() => page.locator('.dock-choices [data-choice]').count()).toBe(Number(count))
})
