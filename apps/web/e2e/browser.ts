import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'

const desktop = { width: 1440, height: 900 }
export const phone = { width: 360, height: 740 }

/** Long enough for a machine with much else to do. */
const patience = 90_000

export interface Wishes {
  /** Where the server is, if not at the one of the run. */
  readonly site?: string
  readonly size?: { readonly width: number; readonly height: number }
  readonly touch?: boolean
  readonly theme?: 'dark' | 'light'
  readonly locale?: string
  /** Whether motion is welcome; without it nothing has to be waited for. */
  readonly motion?: boolean
  /** What is set in this browser before the first page opens. */
  readonly settings?: Readonly<Record<string, unknown>>
  /** Whether games of this browser are the same every time, so that one that fails can be looked at again. */
  readonly seeded?: boolean
  /** Errors of the console that belong to the test: a server that is away, an address that leads nowhere. */
  readonly expected?: RegExp
}

/** Somebody with a browser of their own. */
export interface Visitor {
  readonly context: BrowserContext
  readonly page: Page
  /** Another tab of the same browser. */
  newTab(): Promise<Page>
}

let connected: Promise<Browser> | null = null

function browser(): Promise<Browser> {
  connected ??= chromium.connect(inject('browser'))
  return connected
}

/** Opens a browser of its own for a test. Whatever a page throws or complains of fails the test. */
export async function visit(wishes: Wishes = {}): Promise<Visitor> {
  const { site = inject('site'), size = desktop, touch = false, theme = 'dark', locale = 'en-GB' } = wishes
  const context = await (await browser()).newContext({
    baseURL: site,
    viewport: size,
    hasTouch: touch,
    isMobile: touch,
    colorScheme: theme,
    locale,
    reducedMotion: wishes.motion ? 'no-preference' : 'reduce',
    acceptDownloads: true,
  })
  context.setDefaultTimeout(patience)
  if (wishes.seeded) await context.addInitScript(sameEveryTime)
  await context.addInitScript(preset, { botDelay: 0, sound: false, ...wishes.settings })
  const complaints: string[] = []
  const listen = (page: Page) => {
    page.on('pageerror', (problem) => complaints.push(problem.stack ?? problem.message))
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`)
    })
  }
  context.on('page', listen)
  onTestFinished(async () => {
    await context.close()
    expect(complaints.filter((complaint) => !wishes.expected?.test(complaint))).toEqual([])
  })
  return { context, page: await context.newPage(), newTab: () => context.newPage() }
}

/** Chooses a game on the first page; it is chosen once its words have come. */
export async function chooseGame(page: Page, name: string): Promise<void> {
  // By key, for a click on what its label covers goes by place, and would press whatever has moved there.
  await page.getByRole('radio', { name }).press('Space')
  await page.getByRole('radio', { name, checked: true }).waitFor({ state: 'attached' })
}

/** Seeds of games come from the browser's chance. */
function sameEveryTime(): void {
  let last = 20_251_115
  crypto.getRandomValues = (array) => {
    if (array instanceof Uint8Array)
      for (let n = 0; n < array.length; n++) {
        last = (Math.imul(last, 1_664_525) + 1_013_904_223) >>> 0
        array[n] = last >>> 24
      }
    return array
  }
}

function preset(settings: object): void {
  if (location.origin === 'null') return
  const key = 'keep-flying/settings'
  if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(settings))
}
