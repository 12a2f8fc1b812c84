// A hand at the client: it sees what a person sees, and presses what a person could press. Of the game behind the
// screen it only gets to read the record, for whoever decides.

/** What the page would ask the worker: only ever read. */
const firstOwnRequest = 1_000_000

/** Keeps the worker that hosts the game within reach. Runs in the page, before everything else. */
function watchWorkers() {
  const Real = window.Worker
  window.Worker = class extends Real {
    postMessage(message, ...rest) {
      if (message?.kind === 'begin') window.gameWorker = this
      super.postMessage(message, ...rest)
    }
  }
}

/** The record of the game as it stands. Runs in the page. */
function readRecord(n) {
  return new Promise((resolve) => {
    const hear = ({ data }) => {
      if (data.kind !== 'reply' || data.to !== n) return
      window.gameWorker.removeEventListener('message', hear)
      resolve(data.reply.record)
    }
    window.gameWorker.addEventListener('message', hear)
    window.gameWorker.postMessage({ kind: 'record', n })
  })
}

/** The dock once it can be pressed or the game is over; null as long as it cannot. Runs in the page. */
function seen() {
  const over = document.querySelector('#end-title') !== null
  const dock = document.querySelector('.dock')
  if (over) return { over }
  const primary = dock?.querySelector('.dock-primary')
  if (!primary || primary.matches('a') || dock.getAttribute('aria-busy') === 'true') return null
  const isReady = primary.getAttribute('aria-disabled') !== 'true'
  const answers = primary.dataset.answers ?? null
  return {
    over,
    kind: dock.dataset.decision ?? null,
    version: Number(dock.dataset.version),
    /** What the primary button would answer. */
    answers: isReady ? answers : null,
    /** It answers nothing: it only goes on. */
    tells: isReady && answers === null,
  }
}

export class Hand {
  page
  count = { clicks: 0, keys: 0 }
  /** The kinds of questions that are answered for good. */
  settled = new Set()
  #loud
  #requests = firstOwnRequest

  constructor(page, loud) {
    this.page = page
    this.#loud = loud
  }

  static async at(page, loud) {
    await page.addInitScript(watchWorkers)
    page.on('pageerror', (problem) => console.error(problem.message))
    return new Hand(page, loud)
  }

  async look() {
    await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const handle = await this.page.waitForFunction(seen, undefined, { timeout: 60_000 })
    return handle.jsonValue()
  }

  async record() {
    return this.page.evaluate(readRecord, this.#requests++)
  }

  /** The first of these that is to be seen; null if none is. */
  async visible(...selectors) {
    for (const selector of selectors) {
      const found = this.page.locator(selector).filter({ visible: true }).first()
      if ((await found.count()) > 0) return found
    }
    return null
  }

  async press(what) {
    const locator = typeof what === 'string' ? this.page.locator(what).first() : what
    if (this.#loud)
      console.error(
        `  ${((await locator.innerText()) || ((await locator.getAttribute('aria-label')) ?? '')).replaceAll('\n', ' ').slice(0, 70)}`,
      )
    await locator.click({ timeout: 10_000 })
    this.count.clicks++
  }

  async type(figures) {
    await this.page.keyboard.type(figures)
    this.count.keys += figures.length
  }

  /** Presses a place on the board, where nothing lies over it. */
  async pressPlace(place) {
    const spot = await this.page.evaluate((id) => {
      const shape = document.querySelector(`.board-frame [data-place="${id}"], [data-place="${id}"]`)
      const box = shape?.getBoundingClientRect()
      if (!box) return null
      for (let part = 1; part < 20; part++)
        for (let other = 1; other < 20; other++) {
          const [x, y] = [box.x + (box.width * ((part * 7) % 20)) / 20, box.y + (box.height * other) / 20]
          if (document.elementFromPoint(x, y) === shape) return { x, y }
        }
      return null
    }, place)
    if (!spot) return false
    if (this.#loud) console.error(`  on the board: ${place}`)
    await this.page.mouse.click(spot.x, spot.y)
    this.count.clicks++
    return true
  }
}
