import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserServer, chromium as playwright } from 'playwright-core'

/** Starts Chromium. It is unpacked once, into a folder of ours. */
export async function startChromium(): Promise<BrowserServer> {
  const folder = join(tmpdir(), 'keepflying-chromium')
  await mkdir(folder, { recursive: true })
  const { TMPDIR: before } = process.env
  // The package unpacks to the system's folder for such things, and asks for it when it is loaded.
  process.env['TMPDIR'] = folder
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    return await playwright.launchServer({
      executablePath: await chromium.executablePath(),
      // Not the package's own arguments: those are for one page in one process, with the guards of the web down.
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
      headless: true,
    })
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
}
