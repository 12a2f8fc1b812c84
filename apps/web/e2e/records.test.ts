import { text } from 'node:stream/consumers'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { bringFile } from './bring-file.ts'
import { visit } from './browser.ts'
import { Hand, seen } from './dock.ts'
import { finishedGame } from './games.ts'

const record = finishedGame()

/** What pressing something hands out as a file. */
async function saved(page: Page, button: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  return text(await download.createReadStream())
}

test('a game saved as a file goes on in another browser', async () => {
  const { page } = await visit({ seeded: true })
  await page.goto('/')
  await page.getByRole('button', { name: 'Guided first game' }).click()
  const { version } = await new Hand(page).playUntil((now) => now.version > 12)
  await page.goto('/replays')
  const file = await saved(page, page.getByRole('button', { name: 'Save as a file' }))

  const other = await visit()
  await bringFile(other.page, 'game.json', file)
  await other.page.waitForURL('**/play/*')
  expect((await seen(other.page)).version).toBeGreaterThanOrEqual(version)
  await new Hand(other.page).press()
})

test('a finished game from a file is shown again, and a link leads others to the same moment', async () => {
  const { page } = await visit()
  await bringFile(page, 'record.json', JSON.stringify(record))
  await page.waitForURL('**/replay/local-*')
  await page.getByText('Proven fair').waitFor()
  await page.goto(`${page.url().replace(/\?.*/, '')}?at=40&seat=1`)
  await page.getByText('Proven fair').waitFor()
  await page.getByRole('button', { name: 'Share this moment' }).click()
  const link = await page.getByLabel('Share this moment').inputValue()
  expect(link).toMatch(/\/replay\/[^?]+\?at=40&seat=1$/)
  const kept: unknown = JSON.parse(await saved(page, page.getByRole('button', { name: 'Record' })))
  expect(kept).toEqual(record)

  const other = await visit()
  await other.page.goto(link)
  await other.page.getByText('Proven fair').waitFor()
  const shown = (one: Page) => one.locator('.log-list .log-line').allTextContents()
  expect(await shown(other.page)).toEqual(await shown(page))
})

test('a replay goes by turns and at four speeds, by button and by key', async () => {
  const { page } = await visit()
  await bringFile(page, 'record.json', JSON.stringify(record))
  await page.waitForURL('**/replay/local-*')
  const at = async () => Number(await page.locator('.dock-replay-at input').inputValue())
  const turns = page.locator('.dock-replay select').first()
  await turns.waitFor()
  const starts = await turns.locator('option').evaluateAll((all) => all.map((one) => Number(one.getAttribute('value'))))
  await turns.selectOption(String(starts[2]))
  await expect.poll(at).toBe(starts[2])
  await page.getByRole('button', { name: 'The next turn' }).click()
  await expect.poll(at).toBe(starts[3])
  await page
    .locator('.dock-replay')
    .evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await page.keyboard.press('PageUp')
  await expect.poll(at).toBe(starts[2])
  await page.keyboard.press('ArrowRight')
  await expect.poll(at).toBe((starts[2] ?? 0) + 1)
  await page.keyboard.press('>')
  await page.keyboard.press('>')
  expect(await page.getByRole('radio', { name: '4×' }).isChecked()).toBe(true)
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Pause' }).waitFor()
  await expect.poll(at).toBeGreaterThan((starts[2] ?? 0) + 3)
})

test('a game moves from the browser to a server table', async () => {
  const { page } = await visit()
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now' }).click()
  const { version } = await new Hand(page).playUntil((now) => now.version > 12)
  await page.goto('/replays')
  await page.getByRole('button', { name: 'Move to a server table' }).click()
  await page.getByRole('button', { name: 'Move it' }).click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  expect((await seen(page)).version).toBeGreaterThanOrEqual(version)
})

test('a file that is none is refused with the reason', async () => {
  const { page } = await visit()
  await bringFile(page, 'letter.json', 'Dear captain')
  await page.getByRole('alert').getByText('This file cannot be read').waitFor()
})

test('a report has a page of its own', async () => {
  const { page } = await visit({ settings: { name: 'Wash' } })
  await page.goto('/new')
  await page.getByRole('radio', { name: 'A person elsewhere, by link', disabled: false }).first().check({ force: true })
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.waitForURL('**/table/*')
  await page.getByRole('button', { name: 'Give to a bot' }).click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await seen(page)
  const table = new URL(page.url()).pathname.split('/')[2]
  // The button to send one comes up when the rules stumble; they do not at will.
  const reply = await page.request.post(`/api/tables/${table}/reports`, {
    data: { note: 'The die fell off the table.' },
  })
  const { url }: { readonly url: string } = await reply.json()
  await page.goto(url)
  await page.getByText('The die fell off the table.').waitFor()
  await page.getByText('The whole record comes in once the game is over.').waitFor()
  expect(await saved(page, page.getByRole('button', { name: 'Save the report' }))).toContain('The die fell off')
})

test('games that were kept before games were named are still there, and go on', async () => {
  const { page } = await visit()
  // A page of the site that opens no shelves of its own.
  await page.goto('/icon.svg')
  await page.evaluate(keepAsVersion1, record)
  await page.goto('/')
  await page.getByText('On this device · Firefly: The Game · Round 4 · Zoe, Bot').waitFor()
  await page.getByText(/Won by Wash · .*Round 9/).waitFor()
  await page.getByText('Friday').click()
  await new Hand(page).press()
  await page.goto('/replays')
  await page.getByRole('link', { name: 'Replay' }).click()
  await page.getByText('Proven fair').waitFor()
})

/** Keeps a running and a finished game as the first version of the client did. */
function keepAsVersion1(finished: unknown): Promise<void> {
  const options = {
    players: 2,
    story: 'king-of-londinium',
    startingJobs: 'standard',
    expansions: [],
    setUp: 'standard',
  }
  const seats = [
    { kind: 'person', name: 'Zoe' },
    { kind: 'bot', bot: 'captain', name: 'Bot' },
  ]
  const common = { options, seats, createdAt: 1, updatedAt: 1, guided: false, seen: [0, 0] }
  const running = { ...common, id: 'running', title: 'Friday', over: false, winners: [], round: 4 }
  const over = { ...common, id: 'over', title: 'Saturday', over: true, winners: [1], round: 9 }
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('keep-flying', 1)
    opening.onupgradeneeded = () => {
      for (const shelf of ['games', 'plays']) opening.result.createObjectStore(shelf, { keyPath: 'id' })
    }
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const db = opening.result
      const writing = db.transaction(['games', 'plays'], 'readwrite')
      writing.objectStore('games').put(running)
      writing.objectStore('games').put({ ...over, seats: [seats[0], { ...seats[1], name: 'Wash' }] })
      writing.objectStore('plays').put({ id: 'running', seed: 'chacha20:friday', record: null })
      writing.objectStore('plays').put({ id: 'over', seed: 'chacha20:saturday', record: finished })
      writing.oncomplete = () => {
        db.close()
        resolve()
      }
    }
  })
}

test('a record of a game that this version does not know is refused by name', async () => {
  const { page } = await visit()
  await bringFile(page, 'chess.json', JSON.stringify({ ...record, game: 'chess' }))
  await page.getByRole('alert').getByText('This is a game of “chess”').waitFor()
})
