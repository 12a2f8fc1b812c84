import type { Page } from 'playwright-core'

/** What a person sees of the dock. */
interface Seen {
  readonly over: boolean
  /** The kind of the question, if one is asked. */
  readonly decision: string | null
  /** Grows with every answer. */
  readonly version: number
  /** Whether the primary button can be pressed. */
  readonly ready: boolean
  /** The places of the choices that can be pressed. */
  readonly choices: readonly number[]
  /** The places of the actions of a turn that are open; none unless they are offered. */
  readonly tiles: readonly number[]
  readonly prompt: string
}

/** The dock once it can be answered or the game is over; null as long as it cannot. Runs in the page. */
function look(): Seen | null {
  const over = document.querySelector('#end-title') !== null
  const dock = document.querySelector<HTMLElement>('.dock')
  if (!dock) return null
  const primary = dock.querySelector('.dock-primary')
  const isOpen = (element: Element) =>
    element.getAttribute('aria-disabled') !== 'true' && !element.matches(':disabled') && element.checkVisibility()
  const placesOf = (selector: string) =>
    [...dock.querySelectorAll(selector)].flatMap((element, n) => (isOpen(element) ? [n] : []))
  // After the end the button is a link to the replay; the end screen comes up a moment later.
  if (!over && (!primary || primary.matches('a') || dock.getAttribute('aria-busy') === 'true')) return null
  const ready = primary !== null && isOpen(primary)
  const [choices, tiles] = [placesOf('[data-choice]'), placesOf('.dock-tile')]
  const folds = placesOf('details:not([open]) > summary')
  // The question is there before the code that draws its answers.
  if (!over && !ready && choices.length + tiles.length + folds.length === 0) return null
  return {
    over,
    decision: dock.dataset['decision'] ?? null,
    version: Number(dock.dataset['version']),
    ready,
    choices,
    tiles,
    prompt: dock.querySelector('.dock-prompt')?.textContent ?? '',
  }
}

/** Waits until the dock asks, and reads it. */
export async function seen(page: Page): Promise<Seen> {
  const handle = await page.waitForFunction(look)
  const found = await handle.jsonValue()
  if (!found) throw new Error('The dock shows nothing.')
  return found
}

/** The dock as it is, if it asks anything. */
export function peek(page: Page): Promise<Seen | null> {
  return page.evaluate(look)
}

/** How many answers stand. */
export function versionOf(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.querySelector('[data-version]')?.getAttribute('data-version') ?? -1))
}

/** Waits until so many answers stand. */
export async function answered(page: Page, version: number): Promise<void> {
  await page.waitForFunction(
    (least) => Number(document.querySelector('[data-version]')?.getAttribute('data-version') ?? -1) >= least,
    version,
  )
}

export async function pressPrimary(page: Page): Promise<void> {
  await page.locator('.dock-primary').click()
}

/** How often one may press without an answer coming of it. */
const mostPresses = 30

/** Somebody who plays with the pointer, through the dock alone: takes what is offered, in turn. */
export class Hand {
  readonly #page: Page
  #presses = 0
  #lastVersion = -1
  #idle = 0
  #flown = false

  constructor(page: Page) {
    this.#page = page
  }

  /** Presses once, and says what was seen before. */
  async press(): Promise<Seen> {
    const now = await seen(this.#page)
    if (now.over) return now
    this.#idle = now.version === this.#lastVersion ? this.#idle + 1 : 0
    this.#lastVersion = now.version
    if (this.#idle > mostPresses) throw new Error(`No way on from "${now.prompt}" (${now.decision}).`)
    this.#presses++
    // In a turn something is always proposed: whoever plays looks at what else there is.
    if (now.decision === 'turn' && now.tiles.length > 0 && (await this.#act(now))) return now
    if (now.ready) await pressPrimary(this.#page)
    else if (now.decision === 'turn') await this.#end()
    else await this.#choose(now)
    return now
  }

  /** Plays until the game is over or something is so; what was seen last. */
  async playUntil(enough: (now: Seen) => boolean): Promise<Seen> {
    for (;;) {
      const now = await this.press()
      if (now.over || enough(now)) return now
    }
  }

  /** Opens an action: work before all; then a flight, and whatever the place has, by turns. */
  async #act({ tiles }: Seen): Promise<boolean> {
    const [fly, buy, deal, work] = [0, 1, 2, 3]
    const order = this.#flown ? [work, deal, buy, fly] : [work, fly, deal, buy]
    const tile = order.find((one) => tiles.includes(one))
    if (tile === undefined) return false
    this.#flown = tile === fly
    await this.#page.locator('.dock-tile').nth(tile).click()
    return true
  }

  async #end(): Promise<void> {
    await this.#page.locator('.dock-act').last().click()
  }

  async #choose({ choices }: Seen): Promise<void> {
    const choice = choices[(this.#presses * 7) % choices.length]
    // What is folded away is opened where nothing else can be pressed.
    if (choice === undefined) return this.#page.locator('.dock details:not([open]) > summary:visible').first().click()
    await this.#page.locator('.dock [data-choice]').nth(choice).click()
  }
}
