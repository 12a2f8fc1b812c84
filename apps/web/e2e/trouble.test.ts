import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visit } from './browser.ts'

test.each([
  ['/nowhere', 'Nothing out here but black', 'Start from home'],
  ['/constructor', 'Nothing out here but black', 'Start from home'],
  ['/play/nowhere', 'No such game here', 'Your games'],
  ['/replay/nowhere', 'Nothing at this address', 'Go home'],
  ['/replay/local-nowhere', 'Nothing at this address', 'Go home'],
  ['/replay/table-nowhere', 'Nothing at this address', 'Go home'],
  ['/report/nowhere', 'Nothing at this address', 'Go home'],
  ['/table/nowhere', 'Nothing at this address', 'Look at the open tables'],
  ['/table/nowhere?invite=wrong', 'Nothing at this address', 'Look at the open tables'],
])('%s says what is wrong, and what helps', async (path, title, way) => {
  const { page } = await visit({ expected: /400|404/ })
  await page.goto(path)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByRole('main').getByRole('link', { name: way }).waitFor()
})

test('an address of no letters is nowhere', async () => {
  const { page } = await visit({ expected: /40[04]/ })
  await page.goto('/%E0%A4%A')
  await page.getByRole('heading', { level: 1, name: 'Nothing out here but black' }).waitFor()
  await page.goto('/table/a%')
  await page.getByRole('heading', { level: 1, name: 'Nothing at this address' }).waitFor()
})

test('without a server every page says so, and a table comes back by itself', async () => {
  const { page } = await visit({ expected: /net::ERR_|40[04]/ })
  await page.route('**/api/**', (route) => route.abort())
  await page.goto('/')
  await page.getByText('No server answers').first().waitFor()
  for (const path of ['/tables', '/account', '/replay/anything', '/report/anything']) {
    await page.goto(path)
    await page.getByText('The server does not answer.').first().waitFor()
  }
  await page.goto('/table/anything')
  await page.getByText('The server does not answer.').waitFor()
  await page.unroute('**/api/**')
  await page.getByRole('heading', { level: 1, name: 'Nothing at this address' }).waitFor()
})

/** What the console says about parts that are refused or gone. */
const refused = /net::ERR_|dynamically imported module|429|404|preload/

/** Refuses what the pattern says for as many times; how often it was asked for. */
async function refuse(page: Page, pattern: string, times: number): Promise<() => number> {
  let asked = 0
  await page.route(pattern, (route) => {
    asked += 1
    return asked > times ? route.continue() : route.fulfill({ status: 429, body: 'Too many requests.' })
  })
  return () => asked
}

test.each(['js', 'css'])('a part of the page that is refused (%s) is fetched again by itself', async (kind) => {
  const { page } = await visit({ expected: refused })
  // Barred from the start: the first page fetches others ahead when it is idle.
  const asked = await refuse(page, `**/assets/SetupPage*.${kind}`, 2)
  await page.goto('/')
  await page.getByRole('link', { name: 'Make a table' }).click()
  await page.getByRole('heading', { level: 1, name: 'New table' }).waitFor()
  expect(asked()).toBeGreaterThanOrEqual(3)
  const styled = await page.evaluate(() =>
    [...document.querySelectorAll('link[rel=stylesheet]')].every((link) => 'sheet' in link && link.sheet !== null),
  )
  expect(styled).toBe(true)
})

test('a page that does not come can be asked for again, and nothing else is lost', async () => {
  const { page } = await visit({ expected: refused })
  await page.route('**/assets/SetupPage*.js', (route) => route.abort())
  await page.goto('/')
  await page.getByRole('link', { name: 'Make a table' }).click()
  await page.getByRole('heading', { level: 1, name: 'This page did not come through' }).waitFor()
  await page.unroute('**/assets/SetupPage*.js')
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: 'New table' }).waitFor()
  expect(await page.locator('html[data-same-page]').count()).toBe(1)
})

test('after an update of the server the parts of the old page are gone: the new one is loaded on demand', async () => {
  const { page } = await visit({ expected: refused })
  await page.route('**/assets/SetupPage*.js', (route) => route.fulfill({ status: 404, body: '{}' }))
  await page.goto('/')
  await page.getByRole('link', { name: 'Make a table' }).click()
  const again = page.getByRole('button', { name: 'Try again' })
  await again.waitFor()
  // The server's first page names other files by now.
  await page.route('**/', (route) => route.fulfill({ body: '<script src="/assets/index-new.js"></script>' }))
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
  await page.unroute('**/assets/SetupPage*.js')
  await again.click()
  await page.getByRole('heading', { level: 1, name: 'New table' }).waitFor()
  expect(await page.locator('html[data-same-page]').count()).toBe(0)
})

test('what comes in from the server moves and redraws no way into a game', async () => {
  const { page } = await visit()
  const replies: (() => void)[] = []
  await page.route('**/api/tables*', (route) => replies.push(() => void route.continue()))
  await page.goto('/')
  const link = page.getByRole('link', { name: 'Make a table' })
  await link.evaluate((element) => element.setAttribute('data-same-link', ''))
  await page.evaluate(() => document.fonts.ready)
  const before = await link.boundingBox()
  for (const reply of replies) reply()
  await page
    .getByText('Nobody is waiting for players')
    .or(page.getByText('seats', { exact: false }))
    .first()
    .waitFor()
  expect(await link.boundingBox()).toEqual(before)
  expect(await page.locator('[data-same-link]').count()).toBe(1)
})

test('what is no invitation is not followed', async () => {
  const { page } = await visit()
  await page.goto('/')
  await page.getByLabel('Have an invitation?').fill('see you at nine')
  await page.getByRole('button', { name: 'Join' }).click()
  await page.getByRole('alert').waitFor()
})
