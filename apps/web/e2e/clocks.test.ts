import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visit } from './browser.ts'
import { answered } from './dock.ts'

/** A minute at least must pass, and a machine with much else to do may be longer about it. */
const patience = 5 * 60_000

/** Opens a table for two with a minute each, through the set-up; the link that lets others in. */
async function openTable(page: Page): Promise<string> {
  await page.goto('/new')
  await page.getByRole('button', { name: 'Take seat 3 away' }).click()
  await page.getByRole('radio', { name: 'A person elsewhere, by link', disabled: false }).check({ force: true })
  await page.getByRole('radio', { name: 'Something else' }).check({ force: true })
  await page.getByRole('spinbutton', { name: 'Minutes each' }).fill('0')
  await page.getByText('A whole number from 1 to 240.').waitFor()
  await page.getByRole('spinbutton', { name: 'Minutes each' }).fill('1')
  await page.getByRole('spinbutton', { name: 'Seconds after every turn' }).fill('2')
  await page.getByRole('radio', { name: 'A bot plays on' }).check({ force: true })
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.waitForURL('**/table/*')
  await page.getByText('1 min each + 2 s per turn').waitFor()
  return page.getByLabel('Invitation').inputValue()
}

async function version(page: Page): Promise<number> {
  return Number(await page.locator('.dock').getAttribute('data-version'))
}

test('a bot plays on for somebody who runs out of time, until they take over again', {
  timeout: 2 * patience,
}, async () => {
  const [one, other] = [await visit(), await visit({ settings: { name: 'Saffron' } })]
  const link = await openTable(one.page)
  await other.page.goto(link)
  await other.page.getByRole('button', { name: 'Sit here' }).click()
  await one.page.getByRole('button', { name: 'Start the game' }).click()
  const pages = [one.page, other.page]
  // Both see both clocks, beside the names.
  for (const page of pages) await page.locator('.player .seat-clock').nth(1).waitFor()
  const before = await version(one.page)

  // Nobody answers, so time runs out for whoever the game waits for.
  const told = pages.map((page) =>
    page
      .getByText('a bot plays for you')
      .waitFor({ timeout: patience })
      .then(() => page),
  )
  const late = await Promise.any(told)
  const early = late === one.page ? other.page : one.page
  void Promise.allSettled(told)
  await answered(early, before + 1)
  expect(await late.getByLabel('played by a bot').count()).toBeGreaterThan(0)

  await late.getByRole('button', { name: 'Play on yourself' }).click()
  await late.getByText('a bot plays for you').waitFor({ state: 'detached' })
  await late.locator('.player .seat-clock').nth(1).waitFor()
})
