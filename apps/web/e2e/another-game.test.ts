import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { visit } from './browser.ts'
import { answered, pressPrimary, seen } from './dock.ts'
import { startSite } from './lanterns/site.ts'

// A game that the shell has never heard of is played through all of it: only the registries are exchanged.

let site: Awaited<ReturnType<typeof startSite>>

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

/** There is no server behind this site; everything here is on this device. */
async function visitLanterns(): Promise<Page> {
  const { page } = await visit({ site: site.url, seeded: true, expected: /Failed to load resource/ })
  return page
}

/** Chooses once this kind of question is asked, and not before. */
async function choose(page: Page, kind: string, name: string): Promise<void> {
  await page.locator(`.dock[data-decision="${kind}"] label`, { hasText: name }).first().click()
  await pressPrimary(page)
}

/** Takes what the question suggests. */
async function agree(page: Page, kind: string): Promise<void> {
  await page.locator(`.dock[data-decision="${kind}"] .dock-primary`).click()
}

/** Lights lanterns, whatever else could be done, until the night is over. */
async function lightUp(page: Page): Promise<void> {
  for (let answers = 0; answers < 40; answers++) {
    const { over, decision, version } = await seen(page)
    if (over) return
    if (decision === 'light') await choose(page, 'light', 'Wick')
    else if (await page.locator('.dock label', { hasText: 'Light a lantern' }).count())
      await choose(page, 'watch', 'Light a lantern')
    else await page.getByRole('button', { name: 'End your watch' }).click()
    await answered(page, version + 1)
  }
}

test('set-up, every form of question, log, undo, rules, end and replay', async () => {
  const page = await visitLanterns()
  await page.goto('/')
  await page.getByText('Light the lanterns').waitFor()
  await page.getByRole('link', { name: 'Make a table' }).click()
  await page.getByRole('radio', { name: /^Long/ }).check({ force: true })
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.getByText('0 lanterns burn, 3 drops of oil').waitFor()

  const log = page.getByRole('log')
  await choose(page, 'watch', 'Say a prayer')
  await choose(page, 'pray', 'Yes')
  await log.getByText('Watcher 1 prays aloud.').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await log.getByText('Watcher 1 prays aloud.').waitFor({ state: 'detached' })
  await choose(page, 'pray', 'No')
  await log.getByText('Watcher 1 prays.').waitFor()

  await choose(page, 'watch', 'Burn wicks')
  await choose(page, 'burn', 'Wick')
  await page.getByText('4 drops of oil, 1 wicks are burnt').waitFor()
  await choose(page, 'watch', 'Pour out oil')
  await agree(page, 'pour')
  await log.getByText(/Watcher 1 pours out/).waitFor()
  await page.locator('.dock[data-decision="watch"] summary').click()
  await choose(page, 'watch', 'Sort your wicks')
  await agree(page, 'sort')

  await choose(page, 'watch', 'Light a lantern')
  await choose(page, 'light', 'Wick')
  await log.getByText(/Watcher 1 rolls \d/).waitFor()
  await page.getByText('A die was rolled: no undo past it.').waitFor()

  await page.getByRole('tab', { name: 'Rules' }).click()
  await page.getByText('The watch', { exact: true }).click()
  await page.getByText('Watchers take turns until dawn.').waitFor()

  await lightUp(page)
  await page.getByRole('heading', { level: 1, name: /^You (win|lose)$/ }).waitFor()
  await page.getByText(/Every lantern burns\.|Dawn came first\./).waitFor()
  await page.getByRole('button', { name: 'Verify here' }).click()
  await page.getByText('Verified: the seed is the one promised').waitFor()
  await page.getByRole('link', { name: 'Replay' }).first().click()
  await page.waitForURL('**/replay/*')
  await page.getByText('lanterns burn').waitFor()
})

test('the same game in words', async () => {
  const page = await visitLanterns()
  await page.goto('/new')
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.getByText('What do you do on your watch?').waitFor()
  await page.keyboard.press('v')
  const view = page.locator('.text-view')
  await view.getByRole('heading', { name: 'Decision' }).waitFor()
  await view.getByText('What do you do on your watch?').waitFor()
  await view.getByRole('button', { name: 'Light a lantern' }).click()
  await view.getByText('Which wick do you light?').waitFor()
  await view.getByRole('button', { name: /^Wick/ }).first().click()
  await view
    .getByText(/Watcher 1 rolls \d/)
    .first()
    .waitFor()
})

test('the first page, set-up and table in German', async () => {
  const { page } = await visit({ site: site.url, locale: 'de-DE', expected: /Failed to load resource/ })
  await page.goto('/new')
  await page.getByText('Ein Team zündet Laternen an').waitFor()
  await page.getByRole('button', { name: 'Spiel beginnen' }).click()
  await page.getByText('Was tust du in deiner Wache?').waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('de')
})
