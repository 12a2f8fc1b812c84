import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { visit } from './browser.ts'
import { answered, seen } from './dock.ts'

const demo = '/play/demo?players=2&story=first-time&seed=7&fast=1&until=turn'

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
  await page.goto(demo)
  const { version } = await seen(page)
  const lit = page.locator('.chart-sectors .lit')
  const sector = (await lit.last().getAttribute('data-place')) ?? ''
  const { x, y } = await spotIn(page, sector)
  await page.mouse.click(x, y)
  await page.locator(`.dock-primary[data-answers$="${sector}"]`).waitFor()
  await page.mouse.click(x, y)
  await answered(page, version + 1)
})
