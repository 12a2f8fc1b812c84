// Takes the pictures of docs/screens: npm run screens. Names after -- take only those: npm run screens -- board-dark
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { demo, settled, withSite } from './site.mjs'

const folder = fileURLToPath(new URL('../../../docs/screens/', import.meta.url))
const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

const asked = '.dock [data-choice], .dock .dock-primary, .dock .dock-tile'

/** Every box that changes the chart or what lies beside it. */
const manyBoxes = 'pirates,blue-sun,kalidasa,crime'

const encounters = demo({ game: 'encounters', players: 3, seed: 42, auto: 190, until: 'action' })

const adventures = { game: 'adventures', players: 1, goons: 'plain', seed: 7 }
const atTheYard = demo({ ...adventures, auto: 62, until: 'turn.action' })

/** What is to be seen: the address, what to wait for, what to press first, and at which sizes if not at both. */
const screens = [
  { name: 'home', path: '/', wait: '.home-sky svg path' },
  { name: 'set-up', path: '/new', wait: '.primary' },
  { name: 'board-dark', path: demo({ seed: 11, auto: 700, until: 'turn' }), wait: asked, press: flying },
  {
    name: 'board-light',
    path: demo({ seed: 11, auto: 700, until: 'turn' }),
    wait: asked,
    press: flying,
    theme: 'paper',
  },
  { name: 'test', path: demo({ until: 'misbehave', seed: 7 }), wait: asked, press: firstChoice },
  { name: 'consider', path: demo({ auto: 400, until: 'shop.keep' }), wait: asked, press: firstChoice },
  { name: 'ship', path: demo({ seed: 11, auto: 700, until: 'turn' }), wait: asked, press: onShip },
  { name: 'end', path: demo({ players: 2, story: 'first-time', auto: 100_000 }), wait: '#end-title' },
  {
    name: 'text',
    path: demo({ seed: 11, auto: 700, until: 'turn' }),
    wait: '.text-view',
    settings: { textFirst: true },
  },
  {
    name: 'full-chart',
    path: demo({ expansions: manyBoxes, seed: 11, auto: 700, until: 'turn' }),
    wait: asked,
    sizes: ['desktop'],
  },
  {
    name: 'showdown',
    path: demo({ expansions: 'pirates', players: 3, story: 'choices-we-make', seed: 3, until: 'showdown.attack' }),
    wait: asked,
  },
  {
    name: 'alert',
    path: demo({ expansions: 'crime', story: 'wanted-men', seed: 4, auto: 300, until: 'turn' }),
    wait: asked,
    press: (page) => page.locator('.outlook-in-force').click(),
    sizes: ['desktop'],
  },
  { name: 'encounters-dark', path: encounters, wait: asked, press: played },
  { name: 'encounters-light', path: encounters, wait: asked, press: played, theme: 'paper' },
  {
    name: 'encounters-intermission',
    path: demo({ game: 'encounters', players: 3, seed: 42, until: 'intermission.plan' }),
    wait: asked,
    sizes: ['desktop'],
  },
  {
    name: 'encounters-end',
    path: demo({ game: 'encounters', players: 3, seed: 42, auto: 100_000 }),
    wait: '#end-title',
    sizes: ['desktop'],
  },
  { name: 'encounters-set-up', path: '/new?game=encounters', wait: '.primary', sizes: ['desktop'] },
  { name: 'adventures-dark', path: atTheYard, wait: asked, press: shooting },
  { name: 'adventures-light', path: atTheYard, wait: asked, press: shooting, theme: 'paper' },
  { name: 'adventures-reach', path: atTheYard, wait: asked },
  { name: 'adventures-shop', path: demo({ ...adventures, until: 'market.trade' }), wait: asked, sizes: ['desktop'] },
  { name: 'adventures-end', path: demo({ ...adventures, auto: 100_000 }), wait: '#end-title', sizes: ['desktop'] },
  { name: 'adventures-set-up', path: '/new?game=adventures', wait: '.primary' },
]

/** Weighs a shot at somebody in cover, if there is one. */
async function shooting(page, size) {
  if (size === 'phone') await page.locator('.dock-more summary').first().click()
  await page.locator('.dock-choice label', { hasText: 'Shoot' }).first().click()
  const covers = page.locator('.cover-edge')
  for (let n = 0; n < 6; n++) {
    await settled(page)
    if (await covers.getAttribute('d')) return
    await page.keyboard.press('n')
  }
}

/** Plays the hand, so that prices are lit. */
async function played(page) {
  await page.locator('.dock-primary').click()
  await page.waitForFunction(() => document.querySelectorAll('.fan .hcard').length < 3)
}

/** Opens the burn, so that the range is lit and a route drawn. */
async function flying(page) {
  await page.locator('.dock-tile[aria-disabled="false"]').first().click()
}

async function firstChoice(page) {
  await page.locator('.dock [data-choice]').first().click()
}

/** A tab of its own on a phone; elsewhere the ship is below the board, and one key away with all that is known of it. */
async function onShip(page, size) {
  if (size === 'phone') await page.locator('.table-tabs .tab').nth(1).click()
  else await page.keyboard.press('m')
}

async function take(browser, url, { name, path, wait, press, theme = 'black', settings = {} }, size) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: sizes[size],
    hasTouch: size === 'phone',
    isMobile: size === 'phone',
    deviceScaleFactor: size === 'phone' ? 2 : 1,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await context.addInitScript((set) => localStorage.setItem('keep-flying/settings', JSON.stringify(set)), {
    theme,
    locale: 'en',
    sound: false,
    botDelay: 0,
    name: 'You',
    ...settings,
  })
  const page = await context.newPage()
  page.on('pageerror', (problem) => console.error(`${name}: ${problem.message}`))
  await page.goto(path)
  await page.locator(wait).first().waitFor({ state: 'attached', timeout: 120_000 })
  await press?.(page, size)
  await settled(page)
  await page.screenshot({ path: join(folder, `${name}-${size}.png`) })
  await context.close()
}

const wanted = process.argv.slice(2)

await mkdir(folder, { recursive: true })
await withSite(async ({ url, browser }) => {
  for (const screen of screens)
    for (const size of screen.sizes ?? Object.keys(sizes)) {
      const isWanted = wanted.length === 0 || wanted.includes(screen.name)
      if (!isWanted) continue
      await take(browser, url, screen, size)
      console.log(`${screen.name}-${size}.png`)
    }
})
