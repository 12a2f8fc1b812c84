import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone, visit, type Wishes } from './browser.ts'

/** A game against bots that is the same every time, up to the first question of a kind. */
async function openAt(kind: string, wishes: Wishes = {}): Promise<Page> {
  const { page } = await visit(wishes)
  const game = { players: '2', story: 'king-of-londinium', expansions: 'blue-sun', seed: '8', fast: '1' }
  await page.goto(`/play/demo?${new URLSearchParams({ ...game, until: kind })}`)
  return page
}

/** What is said of each choice, once it is said. */
async function foretold(page: Page): Promise<string[]> {
  const lines = page.locator('.dock-choices .dock-foretold')
  await lines.filter({ hasText: /\w/ }).nth(1).waitFor()
  return lines.allInnerTexts()
}

/** Where every part of the dock lies, with the words and without them. Runs in the page. */
function places(): { with: string; without: string } {
  const rows = () =>
    [...document.querySelectorAll('.dock-choice, .dock-primary')].map((row) => {
      const { top, height } = row.getBoundingClientRect()
      return [Math.round(top), Math.round(height)].join('+')
    })
  const before = rows().join(' ')
  const lines = [...document.querySelectorAll('.dock-foretold')]
  const words = lines.map((line) => line.textContent)
  for (const line of lines) line.textContent = ''
  const after = rows().join(' ')
  for (const [at, line] of lines.entries()) line.textContent = words[at] ?? ''
  return { with: before, without: after }
}

test('every option says what it does to the ship, and nothing moves when the words come', async () => {
  const page = await openAt('pay.cuts')
  const lines = await foretold(page)
  expect(lines[0]).toMatch(/^You pay your crew \$/)
  const { with: after, without: before } = await page.evaluate(places)
  expect(after).toBe(before)
  const radio = page.getByRole('radio', { name: /You pay your crew/ }).first()
  await radio.waitFor({ state: 'attached' })
})

test('on a phone it is there to be read, without a hover', async () => {
  const page = await openAt('pay.cuts', { size: phone, touch: true })
  await foretold(page)
  const first = page.locator('.dock-choices .dock-foretold').first()
  expect(await first.evaluate((line) => line.checkVisibility() && line.getBoundingClientRect().height > 12)).toBe(true)
})

test('the text view says it under each answer', async () => {
  const page = await openAt('pay.cuts', { settings: { textFirst: true } })
  await page.locator('.text-options .text-note', { hasText: 'You pay your crew' }).first().waitFor()
})
