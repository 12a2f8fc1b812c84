import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { visit } from './browser.ts'
import { finishedGame } from './games.ts'

const sizes = [
  { width: 1920, height: 1080 },
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 820, height: 1180 },
  { width: 360, height: 740 },
]

/** A game against bots that is the same every time, up to the first question of a kind. */
function demo(wishes: Readonly<Record<string, string>>): string {
  return `/play/demo?${new URLSearchParams({ players: '4', story: 'king-of-londinium', expansions: 'blue-sun', seed: '7', fast: '1', ...wishes })}`
}

/** How far the page goes beyond the window, and how far it lets itself be scrolled. */
async function overflow(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    scrollTo(0, 10_000)
    const { scrollWidth, scrollHeight } = document.documentElement
    return { right: Math.max(0, scrollWidth - innerWidth), down: Math.max(0, scrollHeight - innerHeight), by: scrollY }
  })
}

async function staysPut(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  for (const size of sizes) {
    await page.setViewportSize(size)
    expect(await overflow(page), `${page.url()} at ${size.width}`).toEqual({ right: 0, down: 0, by: 0 })
  }
}

describe('no table scrolls as a page', () => {
  const questions = ['set-up.leader', 'turn', 'shop.keep', 'deal.accept', 'work.team', 'misbehave', 'hold.make-room']
  test.each(questions)('while it asks: %s', async (kind) => {
    const { page } = await visit()
    await page.goto(demo({ until: kind }))
    await page.locator(`.dock[data-decision="${kind}"]`).waitFor()
    await staysPut(page)
  })

  test('in words', async () => {
    const { page } = await visit({ settings: { textFirst: true } })
    await page.goto(demo({ until: 'turn' }))
    await page.locator('.text-view').waitFor()
    await staysPut(page)
  })

  test('at the end', async () => {
    const { page } = await visit()
    await page.goto(demo({ players: '2', story: 'first-time', auto: '100000' }))
    await page.locator('#end-title').waitFor()
    await staysPut(page)
  })

  test('in a replay', async () => {
    const { page } = await visit()
    await page.goto('/replays')
    const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(finishedGame())) }
    await page.locator('input[type=file]').setInputFiles(file)
    await page.locator('.table').waitFor()
    await staysPut(page)
  })
})
