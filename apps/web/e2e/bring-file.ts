import type { Page } from 'playwright-core'

/** Gives the page a game from a file. */
export async function bringFile(page: Page, name: string, content: string): Promise<void> {
  await page.goto('/replays')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) })
}
