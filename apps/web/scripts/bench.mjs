// How much the client weighs and how fast it answers: npm run bench:web. docs/performance.md says what is aimed at.
// Names after -- measure only those: npm run bench:web -- weight verse encounters adventures
import { availableParallelism, loadavg } from 'node:os'
import { demo, settled, withSite } from './site.mjs'

const desktop = { width: 1440, height: 900 }
/** The largest board: both boxes, four captains, in the middle of a game. */
const largest = demo({ auto: 550, until: 'turn' })
const encounters = demo({ game: 'encounters', players: 3, auto: 190, until: 'action' })
/** The same with bots that take their time, as people have them. */
const encountersAtPace = encounters.replace('&fast=1', '')
/** The largest map, 30 squares by 20: five Crew, six Goons, and somebody with a firearm whose turn it is. */
const adventures = demo({
  game: 'adventures',
  players: 1,
  goons: 'plain',
  job: 'signed-and-delivered',
  seed: 2,
  auto: 54,
  until: 'turn.action',
})
const isAsked = '.dock .dock-primary'

async function open(browser, url) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: desktop,
    locale: 'en-GB',
    serviceWorkers: 'block',
  })
  await context.addInitScript(
    ([key, set]) => localStorage.setItem(key, set),
    ['keep-flying/settings', JSON.stringify({ theme: 'black', locale: 'en', sound: false, botDelay: 0, name: 'You' })],
  )
  return { context, page: await context.newPage() }
}

/** Reads how many milliseconds the page's main thread has worked: its own, however busy the machine is. */
async function workOf(page) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await devTools.send('Performance.getMetrics')
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value
  }
}

/** What an input costs: the wait until the next paint as people feel it, and the main thread's work for it. */
async function watched(page) {
  const worked = await workOf(page)
  await page.evaluate(() => {
    window.waits = []
    // Browsers do not tell of waits below 16 ms.
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.waits.push(duration)
    }).observe({ type: 'event', durationThreshold: 16 })
  })
  return async (inputs) => {
    const costs = { waits: [], work: [] }
    for (const { prepare, input } of inputs) {
      await prepare?.()
      await page.waitForTimeout(250)
      await page.evaluate(() => {
        window.waits = []
      })
      const before = await worked()
      await input()
      await page.waitForTimeout(250)
      costs.work.push((await worked()) - before)
      costs.waits.push(Math.max(16, ...(await page.evaluate(() => window.waits))))
    }
    return costs
  }
}

/** The middles of so many things that can be pressed there: none of them scrolled away or covered. */
async function middles(page, selector, count) {
  const spots = await page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const middle = { x: x + width / 2, y: y + height / 2 }
      return element.contains(document.elementFromPoint(middle.x, middle.y)) ? [middle] : []
    }),
  )
  const step = Math.max(1, Math.floor(spots.length / count))
  return spots.filter((_, n) => n % step === 0).slice(0, count)
}

const point = (page, { x, y }) => page.mouse.move(x, y)
const press = (page, { x, y }) => page.mouse.click(x, y)

/** A press as people do it: the pointer is there before. */
const pressing = (page, spot) => ({ prepare: () => point(page, spot), input: () => press(page, spot) })

async function atSectors(page) {
  await page.locator('.dock-tile[aria-disabled="false"]').first().click()
  await settled(page)
  const cost = await watched(page)
  const sectors = await middles(page, '.chart-sectors [data-place]', 24)
  const hovering = await cost(sectors.map((spot) => ({ input: () => point(page, spot) })))
  // A second press on a sector would fly there: each is pressed once, and the one that is planned at first not at all.
  await page.evaluate(() => {
    const deed = document.querySelector('.dock-primary').textContent
    for (const sector of document.querySelectorAll('.chart-sectors .lit'))
      if (deed.includes(sector.getAttribute('aria-label').split(',')[0])) sector.dataset.planned = ''
  })
  const others = await middles(page, '.chart-sectors .lit:not([data-planned])', 12)
  const choosing = await cost(others.map((spot) => pressing(page, spot)))
  return { 'hovering over a sector': hovering, 'choosing a sector': choosing }
}

async function atCards(page) {
  const cost = await watched(page)
  const closed = { input: () => page.keyboard.press('Escape') }
  const [card] = await middles(page, '.table-place .card-link', 1)
  const opening = await cost(
    Array.from({ length: 8 }, () => pressing(page, card)).flatMap((opened) => [opened, closed]),
  )
  const tabs = await middles(page, '.side-tabs [role=tab]', 3)
  // The first time each is fetched.
  for (const tab of [...tabs, ...tabs]) await press(page, tab).then(() => page.waitForTimeout(400))
  const switching = await cost(Array.from({ length: 12 }, (_, n) => pressing(page, tabs[n % 3])))
  return { 'opening a card, and closing it': opening, 'switching tabs': switching }
}

/** On the table of Encounters, with motion as it comes: pointing, choosing, playing a card, and ending the turn. */
async function atEncounters(page) {
  const cost = await watched(page)
  const cards = await middles(page, '.enc-board .touch, .fan .hcard', 24)
  const hovering = await cost(cards.map((spot) => ({ input: () => point(page, spot) })))
  // Those that ask nothing.
  const inHand = page.locator('.fan .hcard[data-lit]', { hasText: /Shiny|Misbehave/ })
  const hand = await inHand.count()
  const playing = await cost(
    Array.from({ length: Math.min(4, hand) }, () => ({
      prepare: () => inHand.first().hover(),
      input: async () => inHand.first().click(),
    })),
  )
  const onBridge = await middles(page, '.bridge .bcard[data-lit]', 4)
  const choosing = await cost(onBridge.map((spot) => pressing(page, spot)))
  const ending = await cost(
    Array.from({ length: 3 }, () => ({
      // Cards are left unplayed, so it is asked once more.
      prepare: async () => (await endOfTurn(page)).click(),
      input: () => page.locator('.dock-primary').click(),
    })),
  )
  return {
    'Encounters: hovering over a card': hovering,
    'Encounters: playing a card': playing,
    'Encounters: choosing whom to recruit': choosing,
    'Encounters: ending the turn': ending,
  }
}

/** The button that ends the viewer's next turn of Encounters; what is asked before is answered as proposed, or declined. */
async function endOfTurn(page) {
  const end = page.locator('.dock[data-decision="action"] .dock-row [data-choice]')
  const other = page.locator('.dock:not([data-decision="action"]) [data-choice]').last()
  for (;;) {
    await end.or(other).first().waitFor({ timeout: 60_000 })
    if (await end.isVisible()) return end
    const primary = page.locator('.dock-primary')
    if ((await primary.getAttribute('aria-disabled')) === 'true') await other.check({ force: true })
    await primary.click()
    await page.waitForTimeout(500)
  }
}

/** On the map of Adventures with reach and all lines of sight drawn: pointing, choosing where to go, and whom to shoot at. */
async function atMap(page) {
  await page.keyboard.press('s')
  await settled(page)
  const cost = await watched(page)
  const squares = await middles(page, '.map-squares rect', 24)
  const hovering = await cost(squares.map((spot) => ({ input: () => point(page, spot) })))
  const { width, x, y } = await page.locator('.figure-mine').first().boundingBox()
  const step = await page.locator('.map-squares rect').first().boundingBox()
  const around = [-2, -1, 1, 2].flatMap((right) => [-2, -1, 1, 2].map((down) => [right, down]))
  const going = around.map(([right, down]) => ({
    x: x + width / 2 + right * step.width,
    y: y + width / 2 + down * step.height,
  }))
  const walking = await cost(going.map((spot) => pressing(page, spot)))
  await page.locator('.dock .dock-choice label', { hasText: 'Shoot' }).first().click()
  const next = { input: () => page.keyboard.press('n') }
  const aiming = await cost(Array.from({ length: 10 }, () => next))
  const looking = await cost(Array.from({ length: 8 }, () => ({ input: () => page.keyboard.press('x') })))
  return {
    'Adventures: hovering over a square': hovering,
    'Adventures: choosing where to go': walking,
    'Adventures: choosing whom to shoot at': aiming,
    'Adventures: all that a Goon sees': looking,
  }
}

/** Milliseconds between frames while something moves, and the main thread's work in all. */
async function framesDuring(page, worked, motion) {
  await page.evaluate(() => {
    const times = []
    const count = (now) => {
      times.push(now)
      next = requestAnimationFrame(count)
    }
    let next = requestAnimationFrame(count)
    window.endCount = () => {
      cancelAnimationFrame(next)
      return times
    }
  })
  const before = await worked()
  await motion()
  const work = (await worked()) - before
  const times = await page.evaluate(() => window.endCount())
  return { frames: times.slice(1).map((time, n) => time - times[n]), work }
}

async function motion(page) {
  const { x, y, width, height } = await page.locator('.table-board').boundingBox()
  const [cx, cy] = [x + width / 2, y + height / 2]
  await page.mouse.move(cx, cy)
  for (let n = 0; n < 4; n++) await page.mouse.wheel(0, -120)
  // Until it is drawn for that zoom, which is measured below.
  await page.waitForTimeout(2000)
  const frame = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
  const worked = await workOf(page)
  const pan = await framesDuring(page, worked, async () => {
    await page.mouse.down()
    for (let n = 0; n < 180; n++) {
      await page.mouse.move(cx + Math.sin(n / 20) * width * 0.3, cy + Math.cos(n / 27) * height * 0.25)
      await frame()
    }
    await page.mouse.up()
  })
  await page.mouse.move(cx, cy)
  await page.waitForTimeout(300)
  // From within the page: from outside, wheels come so slowly that the zoom rests in between.
  const zoom = await framesDuring(page, worked, () =>
    page.evaluate(
      async ([clientX, clientY]) => {
        const chart = document.querySelector('.camera-frame')
        for (let n = 0; n < 180; n++) {
          const deltaY = n % 60 < 30 ? -8 : 8
          chart.dispatchEvent(new WheelEvent('wheel', { deltaY, clientX, clientY, bubbles: true, cancelable: true }))
          await new Promise((done) => requestAnimationFrame(done))
        }
      },
      [cx, cy],
    ),
  )
  // Once the zoom rests, the chart is redrawn for it.
  const rest = await framesDuring(page, worked, () => page.waitForTimeout(1000))
  return { panning: pan, zooming: zoom, 'drawing anew after a zoom, 1 s': rest }
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`
const percent = (share) => `${(100 * share).toFixed(1)} %`

function quantile(values, share) {
  const sorted = values.toSorted((one, other) => one - other)
  return `${Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))])} ms`
}

function row(...cells) {
  console.log(`| ${cells.join(' | ')} |`)
}

function weightRows(weights) {
  row('first load, compressed', 'page', 'requests', 'fonts', 'worker')
  row('---', '--:', '--:', '--:', '--:')
  for (const [name, { page, requests, fonts, worker }] of Object.entries(weights))
    row(name, kilobytes(page), requests, kilobytes(fonts), worker > 0 ? kilobytes(worker) : '–')
}

function waitRows(costs) {
  row('input to next paint', 'inputs', 'median', 'worst', 'work of the main thread, median')
  row('---', '--:', '--:', '--:', '--:')
  for (const [name, { waits, work }] of Object.entries(costs))
    row(name, waits.length, quantile(waits, 0.5), quantile(waits, 1), quantile(work, 0.5))
}

function frameRows(moving) {
  row('frames', 'number', 'median', 'over 20 ms', 'longest', 'work of the main thread, each')
  row('---', '--:', '--:', '--:', '--:', '--:')
  for (const [name, { frames, work }] of Object.entries(moving)) {
    const late = frames.filter((time) => time > 20).length
    const each = `${(work / frames.length).toFixed(1)} ms`
    row(name, frames.length, quantile(frames, 0.5), percent(late / frames.length), quantile(frames, 1), each)
  }
}

const wanted = process.argv.slice(2)
const isWanted = (name) => wanted.length === 0 || wanted.includes(name)
const named = (game, measured) =>
  Object.fromEntries(Object.entries(measured).map(([name, one]) => [`${game}: ${name}`, one]))

async function weights({ url, browser, helper }) {
  const { weigh, onlineTable } = await helper('weigh.ts')
  const weighed = async (path, usable) => await weigh(browser, url, { path, usable })
  return {
    home: await weighed('/', '.home-play'),
    'board, alone': await weighed(demo({}), isAsked),
    'board, at a table of the server': await weigh(browser, url, {
      ...(await onlineTable(browser, url)),
      usable: isAsked,
    }),
    'Encounters, alone': await weighed(encounters, isAsked),
    'Adventures, alone': await weighed(adventures, isAsked),
  }
}

console.log(`${availableParallelism()} processors, load ${loadavg()[0].toFixed(1)} before\n`)
await withSite(async (site) => {
  const at = async (path, measure) => {
    const { context, page } = await open(site.browser, site.url)
    await page.goto(path)
    await page.locator(isAsked).first().waitFor({ timeout: 60_000 })
    await settled(page)
    const measured = await measure(page)
    await context.close()
    return measured
  }
  if (isWanted('weight')) weightRows(await weights(site))
  console.log()
  waitRows({
    ...(isWanted('verse') ? { ...(await at(largest, atSectors)), ...(await at(largest, atCards)) } : {}),
    ...(isWanted('encounters') ? await at(encountersAtPace, atEncounters) : {}),
    ...(isWanted('adventures') ? await at(adventures, atMap) : {}),
  })
  console.log()
  frameRows({
    ...(isWanted('verse') ? await at(largest, motion) : {}),
    ...(isWanted('adventures') ? named('Adventures', await at(adventures, motion)) : {}),
  })
})
