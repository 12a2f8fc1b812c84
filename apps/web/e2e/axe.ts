import axe, { type Result } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** What axe finds wrong in earnest, in both themes. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const found: string[] = []
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    const violations = await page.evaluate<Result[]>(
      "axe.run({ resultTypes: ['violations'] }).then((it) => it.violations)",
    )
    for (const { id, impact, nodes } of violations)
      if (impact === 'serious' || impact === 'critical')
        found.push(
          ...nodes.map(({ target, failureSummary }) => `${colorScheme} ${id} ${target.join(' ')} ${failureSummary}`),
        )
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  return found
}

/** Fails if anything is. */
export async function isFine(page: Page): Promise<void> {
  expect(await findings(page), page.url()).toEqual([])
}
