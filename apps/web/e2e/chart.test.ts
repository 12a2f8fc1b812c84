import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone, visit } from './browser.ts'
import { answered, peek, seen } from './dock.ts'

const demo = '/play/demo?players=3&expansions=blue-sun&seed=11&until=turn&fast=1'

const rows = '.dock-route'
const primary = '.dock-primary'

async function openFly(page: Page): Promise<void> {
  await page.goto(demo)
  await seen(page)
  await page.locator('.dock-tile').first().click()
  await page.locator('.dock-routecard').waitFor({ state: 'attached' })
}

/** Where every row of the dock is, however far the dock is scrolled, and what card and button name. */
function lies(page: Page) {
  return page.evaluate(() => ({
    rows: [...document.querySelectorAll('.dock-route')].map((row) => {
      const { x, y, width, height } = row.getBoundingClientRect()
      return [x, y + (row.closest('.dock-body')?.scrollTop ?? 0), width, height]
    }),
    card: document.querySelector('.dock-destination')?.textContent ?? '',
    button: document.querySelector('.dock-primary')?.textContent ?? '',
  }))
}

test('nothing moves under the pointer, and card and button name the same place', async () => {
  const { page } = await visit()
  await openFly(page)
  const before = await lies(page)
  expect(before.rows.length).toBeGreaterThan(2)
  expect(before.button).toContain(before.card)
  for (const row of await page.locator(rows).all()) {
    await row.hover()
    await page.locator('.chart-pointed').waitFor({ state: 'attached' })
    expect(await lies(page)).toEqual(before)
  }
  // A row that is chosen stays where it is as well.
  for (const row of await page.locator(rows).all()) {
    await row.click()
    const now = await lies(page)
    expect(now.button).toContain(now.card)
    if (now.rows.length === before.rows.length) expect(now.rows).toEqual(before.rows)
  }
})

/** A sector in reach that is not where the course leads already. */
function litSector(page: Page): Promise<string> {
  return page.evaluate(() => {
    const there = document.querySelector('.dock-routecard')?.getAttribute('data-place')
    const lit = [...document.querySelectorAll('.chart-sectors .lit')].map((cell) => cell.getAttribute('data-place'))
    return lit.findLast((id) => id !== null && id !== there) ?? ''
  })
}

/** A point of the chart where a press meets this sector and nothing that lies over it. */
async function spotIn(page: Page, sector: string): Promise<{ x: number; y: number }> {
  const handle = await page.waitForFunction((id) => {
    const shape = document.querySelector(`.chart-sectors [data-place="${id}"]`)
    const box = shape?.getBoundingClientRect()
    if (!box) return null
    for (let across = 1; across < 20; across++)
      for (let down = 1; down < 20; down++) {
        const spot = { x: box.x + (box.width * across) / 20, y: box.y + (box.height * down) / 20 }
        if (document.elementFromPoint(spot.x, spot.y) === shape) return spot
      }
    return null
  }, sector)
  const spot = await handle.jsonValue()
  if (!spot) throw new Error(`${sector} cannot be pressed.`)
  return spot
}

test('a press on a lit sector lays a course there, a second one flies it', async () => {
  const { page } = await visit()
  await openFly(page)
  const { version } = await seen(page)
  const sector = await litSector(page)
  const { x, y } = await spotIn(page, sector)
  await page.mouse.click(x, y)
  await page.locator(`.dock-primary[data-answers*="${sector}"]`).waitFor()
  const { card, button } = await lies(page)
  expect(button).toContain(card)
  await page.mouse.click(x, y)
  await answered(page, version + 1)
})

test('a suggested flight is one press away, in the turn as in the panel of flights', async () => {
  const { page } = await visit()
  await page.goto(demo)
  const { version } = await seen(page)
  const go = page.locator('.dock-go').last()
  const [way, ...course] = ((await go.getAttribute('data-answers')) ?? '').split(' ')
  expect(await go.getAttribute('aria-label')).toMatch(way === 'burn' ? /^Burn for .+ Fuel$/ : /^Mosey to /)
  const turn = await page.locator('.dock-go').count()
  await page.locator('.dock-tile').first().click()
  await page.locator('.dock-routecard').waitFor()
  expect(await page.locator('.dock-go').count()).toBeGreaterThanOrEqual(turn)
  await page.locator(`.dock-go[data-answers="${[way, ...course].join(' ')}"]`).click()
  await answered(page, version + 1)
})

test('a flight goes on by itself after a card that takes nothing', async () => {
  const { page } = await visit()
  await page.goto('/play/demo?players=2&story=first-time&seed=6&until=turn&fast=1')
  const { version } = await seen(page)
  await page.locator('.dock-go').first().click()
  await answered(page, version + 1)
  await expect.poll(async () => (await peek(page))?.decision ?? 'fly.to', { timeout: 90_000 }).not.toBe('fly.to')
})

test('the chart is flown by keys: arrows go from sector to sector, Enter sets the course', async () => {
  const { page } = await visit()
  await openFly(page)
  await page.locator('.chart-sectors [tabindex="0"]').focus()
  const place = () => page.evaluate(() => document.activeElement?.getAttribute('data-place') ?? '')
  const home = await place()
  for (const key of ['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown']) {
    await page.keyboard.press(key)
    if ((await place()) !== home) break
  }
  const next = await place()
  expect(next).not.toBe(home)
  await page.keyboard.press('Enter')
  await page.locator(`.dock-routecard[data-place="${next}"]`).waitFor()
  expect(await page.locator(primary).getAttribute('aria-disabled')).toBe('false')
})

/** A sector in reach that a finger can get at on a small screen, and where. */
async function litInSight(page: Page): Promise<{ sector: string; x: number; y: number }> {
  const handle = await page.waitForFunction(() => {
    const there = document.querySelector('.dock-routecard')?.getAttribute('data-place')
    for (const shape of document.querySelectorAll('.chart-sectors .lit')) {
      const { x, y, width, height } = shape.getBoundingClientRect()
      const spot = { x: x + width / 2, y: y + height / 2 }
      const sector = shape.getAttribute('data-place') ?? ''
      if (sector !== there && document.elementFromPoint(spot.x, spot.y) === shape) return { sector, ...spot }
    }
    return null
  })
  const found = await handle.jsonValue()
  if (!found) throw new Error('No sector in reach is in sight.')
  return found
}

test('a finger sets the course on a phone', async () => {
  const { page } = await visit({ size: phone, touch: true })
  await openFly(page)
  const { sector, x, y } = await litInSight(page)
  await page.touchscreen.tap(x, y)
  await page.locator(`.dock-routecard[data-place="${sector}"]`).waitFor({ state: 'attached' })
})

test('a Cutter is moved on the chart: which, then where, with the distance to every ship', async () => {
  const { page } = await visit()
  await page.goto('/play/demo?players=3&expansions=blue-sun&seed=7&until=cutter.move&fast=1')
  const { version } = await seen(page)
  const prompt = page.locator('.dock-prompt')
  expect(await prompt.innerText()).toBe('Which Cutter moves?')
  const [piece = ''] = await page
    .locator('.dock-pieces .dock-route')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-place') ?? ''))
  const press = async (sector: string) => {
    const { x, y } = await spotIn(page, sector)
    await page.mouse.click(x, y)
  }
  await press(piece)
  await page.locator(`.dock-pieces [data-place="${piece}"][aria-pressed="true"]`).waitFor()
  expect(await page.locator('.chart-nearness').count()).toBe(3)
  const pieces = await page.locator('.dock-pieces .dock-route').count()
  const targets = page.locator('.chart-sectors .lit')
  expect(await targets.count()).toBe(pieces + (await page.locator('.dock-choice').count()))
  const places = await targets.evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-place') ?? ''))
  const standing = await page
    .locator('.dock-pieces [data-place]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-place')))
  const target = places.find((place) => !standing.includes(place)) ?? ''
  await press(target)
  await page.locator('.dock-choice input:checked').waitFor({ state: 'attached' })
  await press(target)
  await answered(page, version + 1)
})

test('the chart can be looked at while cards lie over it, and the question stays', async () => {
  const { page } = await visit()
  await page.goto('/play/demo?players=3&expansions=blue-sun&seed=7&until=nav&fast=1')
  const { prompt } = await seen(page)
  const scene = page.locator('.scene')
  await scene.waitFor()
  await page.getByRole('button', { name: 'Look at the board' }).click()
  await scene.waitFor({ state: 'hidden' })
  expect((await seen(page)).prompt).toBe(prompt)
  await page.getByRole('button', { name: 'Back from the board' }).click()
  await scene.waitFor()
  await page.keyboard.press('p')
  await scene.waitFor({ state: 'hidden' })
})

test('a job is shown on a small chart in its dialog', async () => {
  const { page } = await visit()
  await page.goto(demo)
  await seen(page)
  await page.locator('.job button').first().click()
  const map = page.locator('.card-dialog[open] .job-map')
  await map.waitFor()
  expect(await map.locator('.job-map-stop').count()).toBeGreaterThan(0)
  expect(await page.locator('.job-map-stops').innerText()).toMatch(/from you|you are there/)
})

test('a flight whose first sector is taken back is still meant, and an action used up is not asked about', async () => {
  const { page } = await visit()
  await openFly(page)
  await page.locator('.dock-way').nth(1).click()
  const place = await page.locator('.dock-destination').innerText()
  const { version } = await seen(page)
  await page.locator(primary).click()
  await answered(page, version + 2)
  const { prompt } = await seen(page)
  await page.keyboard.press('f')
  expect((await seen(page)).prompt).toBe(prompt)
  expect(prompt).not.toContain('fly')
  await page.keyboard.press('u')
  await page.locator('.dock[data-decision="fly.to"]').waitFor()
  await expect.poll(() => page.locator(primary).innerText()).toContain(place)
})
