import { expect, test } from 'vitest'
import { visit } from './browser.ts'
import { Hand, peek, seen } from './dock.ts'

test('a whole game alone, from the first page over the set-up to the end', async () => {
  const { page } = await visit({ seeded: true })
  await page.goto('/')
  await page.getByRole('link', { name: 'Make a table' }).click()
  await page.getByLabel('Name at seat 1').fill('Inara')
  await page.getByRole('button', { name: 'Take seat 3 away' }).click()
  await page.getByRole('radio', { name: /^First Time/ }).check()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.waitForURL('**/play/*')
  const asked = new Set<string | null>()
  const { over } = await new Hand(page).playUntil(({ decision }) => {
    asked.add(decision)
    return false
  })
  expect(over).toBe(true)
  expect([...asked]).toEqual(expect.arrayContaining(['set-up.leader', 'set-up.ship', 'turn', 'nav']))
  await page.getByRole('heading', { level: 1, name: /wins?$/ }).waitFor()
  await page.getByRole('table', { name: 'Final standings' }).waitFor()
  await page.getByText('Credits by round').waitFor()
  await page.getByRole('button', { name: 'Verify here' }).click()
  await page.getByText('Verified: the seed is the one promised').waitFor()
  await page.getByRole('button', { name: 'Look at the board' }).click()
  await page.getByRole('button', { name: 'How it ended' }).click()
  await page.getByRole('button', { name: 'Play it again' }).click()
  await new Hand(page).press()
})

test('two round one screen: a curtain hides everything until whoever is named takes the device', async () => {
  const { page } = await visit({ seeded: true })
  await page.goto('/new')
  await page.getByRole('button', { name: 'Take seat 3 away' }).click()
  await page.getByRole('radio', { name: 'A person at this screen' }).check({ force: true })
  await page.getByLabel('Name at seat 1').fill('Zoe')
  await page.getByLabel('Name at seat 2').fill('Wash')
  await page.getByRole('button', { name: 'Start the game' }).click()
  const curtain = page.getByRole('button', { name: /^I am / })
  const named = new Set<string>()
  const hand = new Hand(page)
  while (named.size < 2) {
    if (await curtain.isVisible()) {
      expect(await page.locator('.table, .dock').count()).toBe(0)
      named.add(await curtain.innerText())
      await curtain.click()
      await page.locator('.dock').waitFor()
    } else if (await peek(page)) await hand.press()
    else await page.waitForTimeout(50)
  }
  expect([...named].sort()).toEqual(['I am Wash', 'I am Zoe'])
})

test('what is left of a course is still offered after the page was loaded anew', async () => {
  const { page } = await visit({ seeded: true })
  await page.goto('/new')
  await page.getByRole('button', { name: 'Take seat 3 away' }).click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.waitForURL('**/play/*')
  const hand = new Hand(page)
  const primary = page.locator('.dock-primary')
  let course = ''
  while (!course.startsWith('Fly ')) {
    if (course !== '') await hand.press()
    await seen(page)
    course = await primary.innerText()
  }
  await page.reload()
  await seen(page)
  expect(await primary.innerText()).toBe(course)
})
