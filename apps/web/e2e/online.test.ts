import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { type Visitor, visit, type Wishes } from './browser.ts'
import { answered, Hand, peek, pressPrimary, seen } from './dock.ts'
import { openTable, sitDown } from './online-table.ts'
import { startServer } from './server.ts'

/** What browsers say of a server that is out of reach. */
const away = /net::ERR_|WebSocket|Failed to load resource/

/** Two people at a table that has just started. */
async function tableForTwo(wishes: Wishes = {}): Promise<{ link: string; visitors: [Visitor, Visitor] }> {
  const [one, other] = [await visit(wishes), await visit({ ...wishes, settings: { name: 'Saffron' } })]
  const link = await openTable(one.page, 'Monty')
  await sitDown(other.page, link)
  await one.page.getByRole('button', { name: 'Start the game' }).click()
  return { link, visitors: [one, other] }
}

/** Whoever is asked presses, until enough answers stand; who is asked then. */
async function playTogether(visitors: readonly Visitor[], answers: number): Promise<Visitor> {
  const hands = visitors.map((visitor) => ({ visitor, hand: new Hand(visitor.page) }))
  for (;;) {
    for (const { visitor, hand } of hands) {
      const now = await peek(visitor.page)
      if (now && now.version >= answers) return visitor
      if (now) await hand.press()
    }
  }
}

/** The log of a page in words, once so many answers stand; which job somebody took is for them alone. */
async function logOf(page: Page, version: number): Promise<string[]> {
  await answered(page, version)
  const lines = await page.locator('.log-list .log-line').allTextContents()
  return lines.map((line) => line.replace(/ accepts (“.*”|a job from .*)\.$/, ' accepts a job.'))
}

test('whoever comes by a link says what they are called before they sit down', async () => {
  const [host, guest] = [await visit(), await visit({ settings: { name: '' } })]
  const link = await openTable(host.page, 'Monty')
  await guest.page.goto(link)
  const name = guest.page.getByLabel('What shall the others call you?')
  expect(await name.inputValue()).not.toBe('')
  await name.fill(' ')
  expect(await guest.page.getByRole('button', { name: 'Sit here' }).isDisabled()).toBe(true)
  await name.fill('Bridget')
  await guest.page.getByRole('button', { name: 'Sit here' }).click()
  await host.page.getByText('Bridget').first().waitFor()
  await name.waitFor({ state: 'detached' })
})

test('two at one table: one loses the network and comes back by itself, and a spectator sees no hand', async () => {
  const { link, visitors } = await tableForTwo({ expected: away })
  const [one, other] = visitors
  const spectator = await visit()
  await spectator.page.goto(link)
  await playTogether(visitors, 14)

  await other.context.setOffline(true)
  await other.page.getByText('No connection since').waitFor()
  const hand = new Hand(one.page)
  // On until the game waits for the one who is away.
  for (let now = await peek(one.page); now; now = await later(one.page)) await hand.press()
  const missed = await version(one.page)
  await other.context.setOffline(false)
  await answered(other.page, missed)
  await other.page.getByText('No connection since').waitFor({ state: 'detached' })
  await playTogether(visitors, missed + 6)

  const latest = Math.max(await version(one.page), await version(other.page))
  const logs = [await logOf(one.page, latest), await logOf(other.page, latest), await logOf(spectator.page, latest)]
  expect(logs[0]?.length).toBeGreaterThan(5)
  expect(logs[1]).toEqual(logs[0])
  expect(logs[2]).toEqual(logs[0])

  for (const [seat, { page }] of visitors.entries()) {
    const inHand = await page.locator('.table-place .job-hand .thing-name').allInnerTexts()
    expect(inHand.length).toBeGreaterThan(0)
    await spectator.page.locator('.player').nth(seat).click()
    // The rest of the page may name a job rightly: one that was taken from a discard pile.
    const seenByAll = await spectator.page.locator('.seat-dialog').innerText()
    await spectator.page.keyboard.press('Escape')
    expect(inHand.filter((name) => seenByAll.includes(name))).toEqual([])
  }
})

test('a server that falls and comes back: the page goes on without being loaded again', async () => {
  const server = await startServer()
  onTestFinished(() => server.stop())
  const { visitors } = await tableForTwo({ site: server.url, expected: away })
  const pages = visitors.map(({ page }) => page)
  await playTogether(visitors, 8)
  for (const page of pages) await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
  const before = Math.max(...(await Promise.all(pages.map(version))))

  await server.kill()
  for (const page of pages) await page.getByText('No connection since').waitFor()
  await server.restart()
  for (const page of pages) {
    await page.getByText('No connection since').waitFor({ state: 'detached' })
    await answered(page, before)
  }
  await playTogether(visitors, before + 6)
  for (const page of pages) expect(await page.locator('html[data-same-page]').count()).toBe(1)
})

test('a server that stands still: whoever answered is told that it is being saved, and it is', async () => {
  const server = await startServer()
  onTestFinished(() => server.stop())
  const { visitors } = await tableForTwo({ site: server.url, expected: away })
  const asked = await playTogether(visitors, 6)
  while (!(await seen(asked.page)).ready) await new Hand(asked.page).press()
  const before = await seen(asked.page)
  server.pause(true)
  await pressPrimary(asked.page)
  await asked.page.getByText('Saving…').waitFor()
  server.pause(false)
  await answered(asked.page, before.version + 1)
  await asked.page.getByText('Saving…').waitFor({ state: 'detached' })
})

test('people talk before the start, report what is wrong, and end a game by consent', async () => {
  const [one, other] = [await visit(), await visit({ settings: { name: 'Saffron' } })]
  const link = await openTable(one.page, 'Monty')
  await sitDown(other.page, link)
  await other.page.getByLabel('Say something').fill('Who brings the kettle?')
  await other.page.getByRole('button', { name: 'Send' }).click()
  await one.page.getByText('Who brings the kettle?').waitFor()
  await one.page.getByRole('button', { name: 'Start the game' }).click()

  await one.page.getByRole('button', { name: 'Menu' }).click()
  await one.page.getByLabel('What happened, and what should have').fill('The sum is one short.')
  await one.page.getByRole('button', { name: 'Send the report' }).click()
  const report = await one.page.getByLabel('Something is wrong here').inputValue()
  const reader = await visit()
  await reader.page.goto(report)
  await reader.page.getByText('The sum is one short.').waitFor()

  await one.page.getByRole('button', { name: 'End the game without a winner' }).click()
  await other.page.getByRole('button', { name: 'Agree' }).click()
  for (const { page } of [one, other]) {
    await page.getByRole('heading', { name: 'Over, with no winner', level: 1 }).waitFor()
    await page.getByText('Given up by consent.').waitFor()
  }
  await one.page.getByRole('button', { name: 'Play it again' }).click()
  await one.page.getByRole('button', { name: 'Start the game' }).waitFor()
  await other.page.getByRole('button', { name: 'To the rematch' }).click()
  await other.page.getByText('Everybody is here. The host starts the game.').waitFor()
})

test('an answer given without a network is kept, and sent when it is back', async () => {
  const { visitors } = await tableForTwo({ expected: away })
  const asked = await playTogether(visitors, 5)
  const before = await seen(asked.page)
  await asked.context.setOffline(true)
  await asked.page.getByText('No connection since').waitFor()
  while (!(await seen(asked.page)).ready) await new Hand(asked.page).press()
  await pressPrimary(asked.page)
  await asked.context.setOffline(false)
  await answered(asked.page, before.version + 1)
})

/** Somebody at a table of two who has pressed without a network, and then loaded the page again. */
async function pressedOffline() {
  const { visitors } = await tableForTwo({ expected: away })
  const [one, other] = visitors
  const asked = await playTogether(visitors, 5)
  const waiting = asked === one ? other : one
  await asked.page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  const before = await seen(asked.page)
  await asked.context.setOffline(true)
  await asked.page.getByText('No connection since').waitFor()
  while (!(await seen(asked.page)).ready) await new Hand(asked.page).press()
  await pressPrimary(asked.page)
  await asked.page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('keep-flying/unsent/')))
  await asked.page.reload()
  return { asked, waiting, version: before.version }
}

test('an answer given without a network outlasts a reload, and is sent when it is back', async () => {
  const { asked, waiting, version } = await pressedOffline()
  await asked.context.setOffline(false)
  await answered(asked.page, version + 1)
  await answered(waiting.page, version + 1)
  await asked.page.waitForFunction(
    () => !Object.keys(localStorage).some((key) => key.startsWith('keep-flying/unsent/')),
  )
})

test('an answer to a question that has moved on is given up, with a notice', async () => {
  const { asked } = await pressedOffline()
  // As if somebody had answered meanwhile, on another device.
  await asked.page.evaluate(() => {
    for (const [key, kept] of Object.entries(localStorage))
      if (key.startsWith('keep-flying/unsent/'))
        localStorage.setItem(key, JSON.stringify({ ...JSON.parse(kept), id: 'another-answer', decision: 0 }))
  })
  await asked.page.reload()
  await asked.context.setOffline(false)
  await asked.page.getByText('That was already decided. Here is the new question.').waitFor()
  await seen(asked.page)
})

async function version(page: Page): Promise<number> {
  return Number(await page.locator('.dock').getAttribute('data-version'))
}

/** The dock a moment later: answers of one's own take as long as the way to the server and back. */
async function later(page: Page) {
  for (let tries = 0; tries < 20; tries++) {
    const now = await peek(page)
    if (now) return now
    await page.waitForTimeout(50)
  }
  return null
}
