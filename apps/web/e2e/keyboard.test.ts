import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { isFine } from './axe.ts'
import { visit } from './browser.ts'
import { answered } from './dock.ts'

/** So far may one have to go from one thing to the next. */
const mostTabs = 120

/** Goes on with the Tab key until something like this has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let tabs = 0; tabs < mostTabs; tabs++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return
  }
  throw new Error(`Tab does not lead to ${selector}.`)
}

interface Asked {
  readonly version: number
  readonly round: number
  readonly over: boolean
  readonly decision: string | null
  readonly sort: 'typed' | 'amount' | 'marked' | 'pressed'
  /** What may be typed: the numbers of the choices with their words. */
  readonly options: readonly { readonly number: number; readonly words: string }[]
  /** How many must be marked. */
  readonly least: number
}

/** The question of the text view once it is asked. Runs in the page. */
function look(): Asked | null {
  const view = document.querySelector<HTMLElement>('.text-view')
  const question = document.querySelector('.text-decision')
  const over = document.querySelector('#end-title') !== null
  const decision = view?.dataset['decision'] ?? null
  if (!view || !question || (decision === null && !over)) return null
  const within = (selector: string) => question.querySelector(`:scope > .text-field ${selector}`)
  return {
    version: Number(view.dataset['version']),
    round: Number(/(\d+)\D*$/.exec(view.querySelector('h1')?.textContent ?? '')?.[1]),
    over,
    decision,
    sort: within('input[list]')
      ? 'typed'
      : within('input[type=checkbox]')
        ? 'marked'
        : within('input[type=number]')
          ? 'amount'
          : 'pressed',
    options: [...question.querySelectorAll<HTMLLIElement>(':scope > .text-field > .text-options > li')].map((item) => ({
      number: item.value,
      words: item.querySelector('button')?.textContent ?? '',
    })),
    least: Number(/\d+/.exec(within('legend')?.textContent ?? '')?.[0] ?? 0),
  }
}

/** Answers by keys alone: what is liked best, or else the nth answer takes the nth choice, so that everything has its turn. */
async function answer(page: Page, { sort, options, least }: Asked, n: number, liked: RegExp): Promise<void> {
  const field = '.text-decision > .text-field'
  if (sort === 'typed') {
    const best = options.find(({ words }) => liked.test(words))
    const choice = best ?? options[n % options.length]
    await tabTo(page, `${field} input`)
    await page.keyboard.type(String(choice?.number))
    return page.keyboard.press('Enter')
  }
  if (sort === 'amount') {
    await tabTo(page, `${field} input`)
    return page.keyboard.press('Enter')
  }
  if (sort === 'marked')
    for (let marked = 0; marked < least; marked++) {
      await tabTo(page, `${field} input`)
      await page.keyboard.press('Space')
    }
  await tabTo(page, `${field} .primary`)
  await page.keyboard.press('Enter')
}

test('a game by keyboard alone, in words', async () => {
  const { page } = await visit({ seeded: true })
  await page.goto('/')
  await tabTo(page, '.home-play')
  await page.keyboard.press('Enter')
  await page.locator('.dock').waitFor()
  await page.keyboard.press('v')
  await page.locator('.text-view').waitFor()
  const kinds = new Set<string | null>()
  let round = 0
  for (let n = 0; round < 6; n++) {
    const asked = await (await page.waitForFunction(look)).jsonValue()
    if (!asked || asked.over) break
    if (n > 400) throw new Error(`Round ${round} has no end.`)
    kinds.add(asked.decision)
    round = asked.round
    await answer(page, asked, n, /^(Work|Deliver|Pick up)/)
    await answered(page, asked.version + 1)
  }
  expect(round).toBe(6)
  expect([...kinds]).toEqual(expect.arrayContaining(['set-up.leader', 'set-up.ship', 'turn']))
  expect(kinds.size).toBeGreaterThan(6)
  expect(await page.locator('.text-log .log-line').count()).toBeGreaterThan(40)
  // Back to the drawn table, and it goes on from there.
  await page.keyboard.press('v')
  await page.locator('.dock').waitFor()
})

test('a whole game of Encounters by keyboard alone, in words', async () => {
  const { page } = await visit()
  await page.goto('/play/demo?game=encounters&players=1&seed=7&fast=1')
  await page.locator('.dock').waitFor()
  await page.keyboard.press('v')
  await page.locator('.text-view').waitFor()
  const kinds = new Set<string | null>()
  for (let n = 0; ; n++) {
    const asked = await (await page.waitForFunction(look)).jsonValue()
    if (!asked || asked.over) break
    if (n > 300) throw new Error('The game has no end.')
    kinds.add(asked.decision)
    // Somebody who mostly lets things happen is soon defeated, and has seen all that a turn asks.
    await answer(page, asked, n, n % 4 === 0 ? /^$/ : /^End your actions/)
    await answered(page, asked.version + 1)
  }
  expect(kinds).toContain('action')
  await page.locator('#end-title').waitFor()
})

test('a whole Job of Adventures by keyboard alone, in words, with a question about the map', async () => {
  const { page } = await visit()
  await page.goto('/play/demo?game=adventures&players=1&crewCount=1&seed=5&fast=1')
  await page.locator('.dock').waitFor()
  await page.keyboard.press('v')
  await page.locator('.text-view').waitFor()
  const kinds = new Set<string | null>()
  for (let n = 0; ; n++) {
    const asked = await (await page.waitForFunction(look)).jsonValue()
    if (!asked || asked.over) break
    if (n > 300) throw new Error('The Job has no end.')
    if (asked.decision === 'turn.action' && !kinds.has('turn.action')) await askTheMap(page)
    kinds.add(asked.decision)
    // Whoever mostly waits lets the time run out, and has still seen what a turn asks.
    await answer(page, asked, n, n % 12 === 0 ? /^(Move|Stop)/ : /^(Wait|Stop|Done|End)/)
    await answered(page, asked.version + 1)
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['market.trade', 'turn.action', 'move.to']))
  await page.locator('#end-title').waitFor()
})

/** Types a question that costs nothing, and reads the answer. */
async function askTheMap(page: Page): Promise<void> {
  await tabTo(page, '.text-ask input')
  await page.keyboard.type('who sees J 8')
  await page.keyboard.press('Enter')
  await page.locator('.text-ask .text-facts li', { hasText: /J 8\.$/ }).waitFor()
  await isFine(page)
}
