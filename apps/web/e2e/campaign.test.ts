import { expect, test } from 'vitest'
import { isFine } from './axe.ts'
import { bringFile } from './bring-file.ts'
import { phone, visit } from './browser.ts'
import { Hand } from './dock.ts'
import { beforeTheNextGame } from './team-games.ts'

test('on a phone, a campaign goes on with one press, and what was kept lies on the table', async () => {
  const { record, found: aboard } = beforeTheNextGame()
  const { page } = await visit({ size: phone, touch: true })
  await bringFile(page, 'campaign.json', JSON.stringify(record))
  await page.locator('.dock-card-strip').click()
  await page.locator('.intermission').waitFor()
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await tooWide()).toBeLessThanOrEqual(0)
  await isFine(page)
  await page.getByRole('button', { name: 'Back to the board' }).click()
  const first = page.url()
  expect((await new Hand(page).playUntil(() => false)).over).toBe(true)
  await page.getByText('Game 1 of five').waitFor()
  expect(await tooWide()).toBeLessThanOrEqual(0)
  await isFine(page)

  await page.getByRole('button', { name: 'Continue the campaign' }).click()
  await page.waitForURL((url) => url.href !== first && url.pathname.startsWith('/play/'))
  await page.locator('.table-tabs').getByText('Ship').click()
  for (const card of aboard) await page.locator(`.enc-ship .slot[data-card="${card}"]`).waitFor()

  await page.goto('/new?game=encounters')
  await page.getByText('Game 2 of 5').waitFor()
  await page.getByRole('link', { name: 'Go on' }).click()
  await page.waitForURL('**/play/*')
})
