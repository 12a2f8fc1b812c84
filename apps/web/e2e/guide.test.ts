import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { chooseGame, phone, visit } from './browser.ts'
import { seen } from './dock.ts'

const note = '.guide-note[data-side]'

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Which note is shown, and where it, what it points at and the dock are. */
async function noted(page: Page): Promise<{ hint: string; note: Box; thing: Box; dock: Box }> {
  await page.locator(note).waitFor()
  return page.evaluate(() => {
    const box = (selector: string) => {
      const found = document.querySelector(selector)?.getBoundingClientRect()
      if (!found) throw new Error(`There is no ${selector}.`)
      const { left, top, right, bottom } = found
      return { left, top, right, bottom }
    }
    const hint = document.querySelector('.guide-note')?.getAttribute('data-hint') ?? ''
    return { hint, note: box('.guide-note'), thing: box('.guide-ring'), dock: box('.dock') }
  })
}

const overlap = (one: Box, other: Box) =>
  one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1

/** Begins the guided game. */
async function begin(page: Page, game = 'Firefly: The Game'): Promise<void> {
  await page.goto('/')
  await chooseGame(page, game)
  await page.getByRole('button', { name: 'Guided first game' }).click()
  await seen(page)
}

test('the guided game tells the goal first, beside the goals, and a key puts a note away', async () => {
  const { page } = await visit({ seeded: true })
  await begin(page)
  const first = await noted(page)
  expect(first.hint).toBe('goals')
  expect(overlap(first.note, first.thing)).toBe(false)
  expect(overlap(first.note, first.dock)).toBe(false)
  await page.keyboard.press('h')
  await page.locator('.guide-note[data-hint="leader"]').waitFor()
  await page.keyboard.press('h')
  await page.locator('.guide-note').waitFor({ state: 'detached' })
})

test('on a phone a note is on the screen and does not cover what it points at', async () => {
  const { page } = await visit({ size: phone, touch: true, seeded: true })
  await begin(page)
  await noted(page)
  await page.getByRole('button', { name: 'Understood, 1 more' }).tap()
  await page.locator('.guide-note[data-hint="leader"][data-side]').waitFor()
  const { note: shown, thing } = await noted(page)
  expect(shown.left).toBeGreaterThanOrEqual(0)
  expect(shown.right).toBeLessThanOrEqual(phone.width)
  expect(overlap(shown, thing)).toBe(false)
})

test.each([undefined, phone])(
  'Encounters is guided, too: the goal, the hand, then a move, on a screen of %o',
  async (size) => {
    const { page } = await visit({ seeded: true, touch: size !== undefined, ...(size ? { size } : {}) })
    await begin(page, 'Legendary Encounters: Firefly')
    const first = await noted(page)
    expect(first.hint).toBe('enc-goal')
    expect(overlap(first.note, first.thing)).toBe(false)
    for (const hint of ['enc-hand', 'enc-move-play']) {
      await page.locator('.guide-note-ok').click()
      await page.locator(`.guide-note[data-hint="${hint}"][data-side]`).waitFor()
    }
    await page.locator('.dock-primary').click()
    await page.locator('.guide-note:not([data-hint="enc-move-play"])').waitFor()
  },
)
