import { test } from 'vitest'
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

test('without a server every page says so, and tries again when asked', async () => {
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
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: 'Nothing at this address' }).waitFor()
})

test('a part of the page that does not come can be asked for again', async () => {
  const { page } = await visit({ expected: /net::ERR_|dynamically imported module/ })
  // Barred from the start: the first page fetches others ahead when it is idle.
  await page.route('**/assets/SetupPage*.js', (route) => route.abort())
  await page.goto('/')
  await page.getByRole('link', { name: 'Make a table' }).click()
  await page.getByRole('heading', { level: 1, name: 'Something came loose' }).waitFor()
  await page.unroute('**/assets/SetupPage*.js')
  await page.getByRole('button', { name: 'Load again' }).click()
  await page.getByRole('heading', { level: 1, name: 'New table' }).waitFor()
})

test('what is no invitation is not followed', async () => {
  const { page } = await visit()
  await page.goto('/')
  await page.getByLabel('Have an invitation?').fill('see you at nine')
  await page.getByRole('button', { name: 'Join' }).click()
  await page.getByRole('alert').waitFor()
})
