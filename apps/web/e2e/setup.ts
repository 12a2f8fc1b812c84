import type { TestProject } from 'vitest/node'
import { startChromium } from './chromium.ts'
import { startServer } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the server of the run is. */
    readonly site: string
    /** Where the browser of the run takes commands. */
    readonly browser: string
  }
}

/** One server and one browser serve all tests of a run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer()
  const browser = await startChromium()
  project.provide('site', server.url)
  project.provide('browser', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await server.stop()
  }
}
