import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visit } from './browser.ts'
import { seen } from './dock.ts'

const table = '/play/demo?game=encounters&players=1&seed=42&fast=1&auto=60'

/** How many things are being moved by the shell. */
function moving(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      document.getAnimations().filter((one) => !(one instanceof CSSAnimation || one instanceof CSSTransition)).length,
  )
}

test.each([true, false])('what happens on the table is shown only to those who welcome motion: %s', async (motion) => {
  const { page } = await visit({ motion })
  await page.goto(table)
  const { version } = await seen(page)
  if (motion) await page.locator('.moving-layer').waitFor({ state: 'attached' })
  // The motion of the first change lasts until somebody looks at it.
  await page.evaluate(() => {
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, timing) {
      const animation = animate.call(this, frames, timing)
      animation.playbackRate = 0.001
      return animation
    }
  })
  await page.locator('.hcard[data-lit]').first().click()
  await page.waitForFunction(
    (before) => Number(document.querySelector('.dock')?.getAttribute('data-version')) > before,
    version,
  )
  expect((await moving(page)) > 0).toBe(motion)
  await page.keyboard.press('Shift')
  expect(await moving(page)).toBe(0)
  expect(await page.locator('.moving-layer').count()).toBe(motion ? 1 : 0)
})
