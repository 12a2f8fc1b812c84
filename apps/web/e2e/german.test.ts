import type { Messages } from '@keep-flying/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { games } from '../src/games/registry.ts'
import { germanMessages as shellGerman } from '../src/i18n/de/index.ts'
import { englishMessages as shellEnglish } from '../src/i18n/en/index.ts'
import { visit } from './browser.ts'
import { Hand, seen } from './dock.ts'

const inEnglish = await Promise.all(games.map(async ({ words }) => (await words.en.all()).messages))
const inGerman = await Promise.all(games.map(async ({ words }) => (await words.de.all()).messages))
const together = (all: readonly Messages[]): Messages =>
  Object.fromEntries(all.flatMap((messages) => Object.entries(messages)))
const englishMessages = together([shellEnglish, ...inEnglish])
const germanMessages = together([shellGerman, ...inGerman])

/** What only an English page says: plain sentences without anything to fill in. */
const english = Object.entries(englishMessages).flatMap(([key, words]) =>
  words.length >= 12 && !words.includes('{') && !Object.values(germanMessages).includes(words) ? [{ key, words }] : [],
)

async function speaksGerman(page: Page): Promise<void> {
  const said = await page.evaluate(() => {
    const names = [...document.querySelectorAll('[aria-label], [title]')].flatMap((element) =>
      ['aria-label', 'title', 'placeholder'].flatMap((name) => element.getAttribute(name) ?? []),
    )
    return [document.body.innerText, ...names].join('\n').toLowerCase()
  })
  const left = english.filter(({ words }) => said.includes(words.toLowerCase()))
  expect(left, page.url()).toEqual([])
}

test('in German nothing English is left', async () => {
  expect(english.length).toBeGreaterThan(200)
  const { page } = await visit({ seeded: true, expected: /40[04]/ })
  await page.goto('/')
  await page.getByLabel('Language').selectOption('de')
  await page.getByText(germanMessages['home.mine.none'] ?? '').waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('de')
  await speaksGerman(page)
  for (const path of ['/new', '/tables', '/account', '/replays', '/rules', '/cards', '/nowhere', '/table/nowhere']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await speaksGerman(page)
  }
  await page.goto('/')
  await page.locator('.home-play').click()
  const hand = new Hand(page)
  for (let presses = 0; presses < 40; presses++) {
    await hand.press()
    await speaksGerman(page)
  }
  await page.keyboard.press('v')
  await page.locator('.text-view').waitFor()
  await speaksGerman(page)
})

test('the tables of the other games speak German as well', async () => {
  const { page } = await visit({ locale: 'de-DE' })
  for (const wishes of ['game=encounters', 'game=adventures&until=turn.action']) {
    await page.goto(`/play/demo?${wishes}&players=1&seed=42&fast=1&auto=60`)
    await seen(page)
    await speaksGerman(page)
    await page.getByRole('tab', { name: germanMessages['log.tab.decks'] ?? '' }).click()
    await page.locator('.decks').waitFor()
    await speaksGerman(page)
    await page.keyboard.press('v')
    await page.locator('.text-view').waitFor()
    await speaksGerman(page)
    // The next table begins as this one is left.
    await page.keyboard.press('v')
    await page.locator('.text-view').waitFor({ state: 'detached' })
  }
})
