// The built client on the real server, and a browser before it: what pictures and figures are made from.
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { createServer } from 'vite'

/** Runs `work` with the server's address, a browser and what loads the tests' own helpers; both are gone when it is done, however it ends. */
export async function withSite(work) {
  // The tests' own helpers are TypeScript: Vite reads them on every Node we support.
  const vite = await createServer({
    root: fileURLToPath(new URL('..', import.meta.url)),
    configFile: false,
    appType: 'custom',
    server: { middlewareMode: true, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  const helper = (name) => vite.ssrLoadModule(fileURLToPath(new URL(`../e2e/${name}`, import.meta.url)))
  const open = [() => vite.close()]
  try {
    const server = await (await helper('server.ts')).startServer()
    open.push(() => server.stop())
    const running = await (await helper('chromium.ts')).startChromium()
    open.push(() => running.close())
    const browser = await chromium.connect(running.wsEndpoint())
    open.push(() => browser.close())
    await work({ url: server.url, browser, helper })
  } finally {
    for (const close of open.reverse()) await close()
  }
}

/** The address of a game against bots that is the same every time; `wishes` as in src/session/demo.ts. */
export function demo(wishes) {
  const query = { players: 4, story: 'king-of-londinium', expansions: 'blue-sun', seed: 42, fast: 1, ...wishes }
  return `/play/demo?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`
}

/** Until the page has its fonts and nothing moves. */
export async function settled(page) {
  await page.evaluate(async () => {
    await document.fonts.ready
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
  await page.waitForTimeout(300)
}
