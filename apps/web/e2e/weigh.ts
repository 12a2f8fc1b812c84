import type { Browser, BrowserContext, Page } from 'playwright-core'

/** What a page weighs until it can be used. */
export interface Weight {
  /** Bytes as they came over the wire, without headers. */
  readonly page: number
  readonly fonts: number
  readonly worker: number
  /** What the page asked the server besides. */
  readonly talk: number
  readonly requests: number
  /** Each file of the page with its bytes. */
  readonly files: ReadonlyMap<string, number>
}

/** Where a page is, who visits it, and what is there once it can be used. */
export interface Weighed {
  readonly path: string
  readonly usable: string
  readonly cookies?: Awaited<ReturnType<BrowserContext['cookies']>>
}

/**
 * The most that each page may weigh at first load, in KB (1,000 bytes) compressed: about what it weighs, so that whatever adds to it is
 * noticed. docs/performance.md has the aims.
 */
export const budget = { home: 92, board: 224, boxed: 239, everyBox: 302, encounters: 184, adventures: 218, online: 235 }

const kinds = [
  ['fonts', /\.woff2$/],
  ['worker', /\/assets\/worker-/],
  ['talk', /\/api\/|\/socket\.io\//],
] as const

/** A browser that has never been here, and fetches nothing ahead: what is fetched when idle is no part of the first load. */
async function newcomer(browser: Browser, url: string, cookies: Weighed['cookies']): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    serviceWorkers: 'block',
  })
  await context.addCookies(cookies ?? [])
  await context.addInitScript(([key, set]) => localStorage.setItem(key, set), [
    'keep-flying/settings',
    JSON.stringify({ theme: 'black', locale: 'en', sound: false, botDelay: 0, name: 'You' }),
  ] as const)
  await context.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  return context.newPage()
}

export async function weigh(browser: Browser, url: string, { path, usable, cookies }: Weighed): Promise<Weight> {
  const page = await newcomer(browser, url, cookies)
  const weight = { page: 0, fonts: 0, worker: 0, talk: 0 }
  const came = new Set<string>()
  const files = new Map<string, number>()
  page.on('response', (response) => {
    // What was fetched is then imported from the browser's cache.
    if (came.has(response.url())) return
    came.add(response.url())
    const { pathname } = new URL(response.url())
    const bytes = Number(response.headers()['content-length'] ?? 0)
    const [kind] = kinds.find(([, form]) => form.test(pathname)) ?? ['page']
    weight[kind] += bytes
    if (kind === 'page') files.set(pathname, bytes)
  })
  await page.goto(path)
  await page.locator(usable).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.context().close()
  return { ...weight, requests: files.size, files }
}

/** A table of the server that is being played against bots. */
export async function onlineTable(browser: Browser, url: string): Promise<Pick<Weighed, 'path' | 'cookies'>> {
  const page = await newcomer(browser, url, [])
  await page.goto('/')
  const path = await page.evaluate(async () => {
    const ask = async (method: string, address: string, body?: unknown) => {
      const reply = await fetch(address, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      if (!reply.ok) throw new Error(`${address}: ${await reply.text()}`)
      return reply.json()
    }
    await ask('GET', '/api/me')
    const seats = Array.from({ length: 3 }, () => ({ kind: 'bot', bot: 'captain' }))
    const options = { players: 4, story: 'king-of-londinium' }
    const wish = { game: 'verse', title: 'Bench', visibility: 'link', pace: 'live', botDelay: 0, options, seats }
    const { table } = await ask('POST', '/api/tables', wish)
    await ask('POST', `/api/tables/${table.id}/start`, {})
    return `/table/${table.id}?invite=${table.invite}`
  })
  const cookies = await page.context().cookies()
  await page.context().close()
  return { path, cookies }
}
