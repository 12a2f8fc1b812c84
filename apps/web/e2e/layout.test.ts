import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { chooseGame, phone, visit, type Wishes } from './browser.ts'
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

const laptop: Wishes = { size: { width: 1366, height: 768 } }
const tablet: Wishes = { size: { width: 820, height: 1180 }, touch: true }
const handheld: Wishes = { size: phone, touch: true }

/** What of these elements is not within the window, or has something else lying over it. Runs in the page. */
function unseen(selector: string): string[] {
  const found = [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
  if (found.length === 0) return [`${selector}: none`]
  return found.flatMap((element, n) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return [`${selector} ${n}: outside`]
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    const isClear = hit !== null && (element.contains(hit) || hit.contains(element))
    // A card as a whole can be pressed: its own button lies over all of it.
    return isClear || hit?.closest('[data-card]')?.contains(element) ? [] : [`${selector} ${n}: covered`]
  })
}

/** All of these are there to be seen, without a scroll. */
async function inSight(page: Page, ...selectors: readonly string[]): Promise<void> {
  for (const selector of selectors) {
    await page.locator(selector).first().waitFor()
    await expect.poll(() => page.evaluate(unseen, selector)).toEqual([])
  }
}

async function openAt(kind: string, wishes: Wishes, more: Readonly<Record<string, string>> = {}): Promise<Page> {
  const { page } = await visit(wishes)
  await page.goto(demo({ until: kind, ...more }))
  await page.locator(`.dock[data-decision="${kind}"]`).waitFor()
  return page
}

const openTab = (page: Page, name: string) => page.locator('.table-tabs').getByRole('button', { name }).click()

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
  const questions = ['set-up.leader', 'turn', 'shop', 'shop.keep', 'deal', 'deal.accept', 'work.team', 'misbehave']
  test.each(questions)('while it asks: %s', async (kind) => {
    const { page } = await visit()
    await page.goto(demo({ until: kind }))
    await page.locator(`.dock[data-decision="${kind}"]`).waitFor()
    await staysPut(page)
  })

  test('while goods are moved', async () => {
    const page = await openAt('turn', {})
    await page.locator('.table-place').getByRole('button', { name: 'move goods' }).click()
    await page.locator('.scene[data-kind="hold"]').waitFor()
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
    const file = {
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(finishedGame())),
    }
    await page.locator('input[type=file]').setInputFiles(file)
    await page.locator('.table').waitFor()
    await staysPut(page)
  })
})

describe.each([
  ['a low laptop', laptop],
  ['a tablet held upright', tablet],
  ['a phone', handheld],
] as const)('%s has beside the question what it takes to answer it', (_, wishes) => {
  const isPhone = wishes.size === phone
  const late = { seed: '11', auto: '700' }

  test('at the beginning of a turn', async () => {
    const page = await openAt('turn', wishes, late)
    await inSight(page, '.dock-prompt', '.dock-tile', '.dock-primary', '.player-name strong', '.outlook-goal')
    await inSight(page, '.outlook-needs .need', '.outlook-threat')
    if (isPhone) await inSight(page, '.goods-fuel', '.goods-part', '.player-brief')
    else await inSight(page, '.table-place .good-fuel', '.good-part', '.ship-purse', '.brass-plate', '.crew-portrait')
  })

  test('for a flight, with its odds', async () => {
    const page = await openAt('turn', wishes)
    await page.locator('.dock-tile[data-act="fly"]').click()
    await page.getByRole('button', { name: /^Full Burn/ }).click()
    await inSight(page, '.dock-prompt', '.dock .odds-bar', '.dock-primary')
  })

  test('for a card, with the odds of what it asks', async () => {
    const page = await openAt('misbehave', wishes, { seed: '2' })
    await page.locator('.dock [data-choice]').first().click()
    await inSight(page, '.dock-prompt', '.dock-on', '.dock-on .odds-bar', '.dock-on .odds-legend', '.dock-primary')
  })

  test('about jobs, with what they pay', async () => {
    const page = await openAt('turn', wishes, late)
    if (wishes !== laptop) await openTab(page, 'Jobs')
    await inSight(page, '.table-place li:nth-child(-n + 2) .job-pay')
    if (wishes === laptop) return
    await openTab(page, 'Ship')
    await inSight(page, '.ship-purse', '.brass-plate')
  })
})

test('cards on offer show what they cost or pay, and their buttons', async () => {
  for (const wishes of [laptop, tablet]) {
    const page = await openAt('deal.accept', wishes)
    await inSight(page, '.scene .pcard-price', '.scene .scene-take', '.dock-primary')
  }
})

test.each([{ width: 1440, height: 900 }, phone])(
  'nothing on the first page moves once it can be pressed, at %o',
  async (size) => {
    const { page, context } = await visit({ size })
    const devTools = await context.newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await page.addInitScript(watchShifts)
    await page.goto('/')
    await page.getByText('All replays').waitFor()
    await page.evaluate(() => document.fonts.ready)
    expect(await page.evaluate(() => window.moved)).toEqual([])
    const play = page.locator('.home-play')
    const before = await play.boundingBox()
    for (const name of ['Legendary Encounters: Firefly', 'Firefly: The Game']) {
      await chooseGame(page, name)
      expect(await play.boundingBox()).toEqual(before)
    }
  },
)

/** Notes whatever can be pressed and has moved without being asked to. Runs in the page. */
function watchShifts(): void {
  window.moved = []
  const canBePressed = (node: Node | null) =>
    node instanceof Element &&
    (node.matches('a, button, input, label') || node.querySelector('a, button, input, label'))
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('sources' in entry && Array.isArray(entry.sources))
        for (const { node } of entry.sources) if (canBePressed(node)) window.moved.push(node.outerHTML.slice(0, 80))
  }).observe({ type: 'layout-shift', buffered: true })
}

declare global {
  interface Window {
    moved: string[]
  }
}
