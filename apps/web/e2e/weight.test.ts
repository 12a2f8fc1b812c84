import { everyBoxId } from '@keep-flying/verse'
import { chromium } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { budget, onlineTable, type Weighed, type Weight, weigh } from './weigh.ts'

const board = '.dock .dock-primary'
const encounters = '/play/demo?game=encounters&players=3&seed=42&fast=1'
const adventures = '/play/demo?game=adventures&players=1&seed=42&fast=1'
const alone = '/play/demo?players=4&story=king-of-londinium&seed=42&fast=1'
/** With a box, which is fetched before the table stands. */
const boxed = `${alone}&expansions=blue-sun`
const everyBox = `${alone}&expansions=${everyBoxId.join(',')}`

/** Fails if a page weighs more than it may, and lists its files. */
function expectLight({ page, files }: Weight, most: number): void {
  const listed = [...files].sort(([, one], [, other]) => other - one).map(([file, bytes]) => `${bytes} ${file}`)
  expect(page / 1000, listed.join('\n')).toBeLessThanOrEqual(most)
}

test('no page weighs more at first load than its budget', async () => {
  const browser = await chromium.connect(inject('browser'))
  const site = inject('site')
  const pages: (readonly [keyof typeof budget, Weighed])[] = [
    ['home', { path: '/', usable: '.home-play' }],
    ['board', { path: alone, usable: board }],
    ['boxed', { path: boxed, usable: board }],
    ['everyBox', { path: everyBox, usable: board }],
    ['encounters', { path: encounters, usable: board }],
    ['adventures', { path: adventures, usable: board }],
    ['online', { ...(await onlineTable(browser, site)), usable: board }],
  ]
  for (const [page, weighed] of pages) expectLight(await weigh(browser, site, weighed), budget[page])
  await browser.close()
})

test('a table fetches the boxes it is played with, and no other', async () => {
  const browser = await chromium.connect(inject('browser'))
  const boxesAt = async (path: string) => {
    const { files } = await weigh(browser, inject('site'), { path, usable: board })
    return [...files.keys()].filter((file) => file.includes('blue-sun')).length
  }
  expect([await boxesAt(alone), await boxesAt(boxed)]).toEqual([0, 1])
  await browser.close()
})

test.each([
  ['verse', boxed, /\/(encounters|adventures)/],
  ['encounters', encounters, /\/(verse|geometry|adventures)/],
  ['adventures', adventures, /\/(verse|geometry|encounters)/],
])('the table of %s fetches nothing of another game', async (_, path, ofAnother) => {
  const browser = await chromium.connect(inject('browser'))
  const { files } = await weigh(browser, inject('site'), { path, usable: board })
  expect([...files.keys()].filter((file) => ofAnother.test(file))).toEqual([])
  await browser.close()
})

test.each([
  ['encounters', encounters, /\/(verse|geometry|adventures)/],
  ['adventures', adventures, /\/(verse|geometry|encounters)/],
])('the table of %s fetches nothing of another game later on either', async (_, path, ofAnother) => {
  const browser = await chromium.connect(inject('browser'))
  const context = await browser.newContext({ baseURL: inject('site'), serviceWorkers: 'block' })
  const page = await context.newPage()
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  // Among what is fetched while nobody does anything.
  const ahead = page.waitForRequest(/\/CardPreview-/)
  await page.goto(path)
  await ahead
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((file) => ofAnother.test(file))).toEqual([])
  await browser.close()
})
