import { test } from 'vitest'
import { isFine } from './axe.ts'
import { phone, visit } from './browser.ts'
import { finishedGame } from './games.ts'
import { openTable, sitDown } from './online-table.ts'

test.each(['/', '/new', '/tables', '/account', '/replays', '/rules', '/cards', '/nowhere'])('%s', async (path) => {
  const { page } = await visit()
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await isFine(page)
})

test('setting clocks, and a table where they run short', async () => {
  const { page } = await visit()
  await page.goto('/new')
  await page.getByRole('radio', { name: 'A person elsewhere, by link', disabled: false }).first().check({ force: true })
  await page.getByRole('radio', { name: 'Something else' }).check({ force: true })
  await page.getByRole('spinbutton', { name: 'Minutes each' }).fill('0')
  await page.getByText('A whole number from 1 to 240.').waitFor()
  await isFine(page)
  const table = await page.evaluate(async () => {
    const send = async (path: string, body: object) => {
      const reply = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return (await reply.json()).table.id
    }
    const clock = { kind: 'budget', minutes: 1, seconds: 0, outOfTime: 'bot' }
    const seats = [{ kind: 'bot', bot: 'captain' }]
    const wish = { game: 'verse', title: 'Short', visibility: 'link', pace: 'live', clock, botDelay: 0, seats }
    const id = await send('/api/tables', { ...wish, options: { players: 2 } })
    return send(`/api/tables/${id}/start`, {})
  })
  await page.goto(`/table/${table}`)
  await page.locator('.seat-clock[data-short]').waitFor()
  await isFine(page)
})

const demo = '/play/demo?players=3&expansions=blue-sun&seed=42&fast=1'

test.each(['turn', 'nav', 'misbehave', 'shop', 'shop.keep', 'deal', 'deal.accept', 'work.team', 'cutter.move'])(
  'a table that asks: %s',
  async (kind) => {
    const { page } = await visit()
    await page.goto(`${demo}&until=${kind}`)
    await page.locator(`.dock[data-decision="${kind}"]`).waitFor()
    await isFine(page)
  },
)

test('a table that asks where to fly, and a job on its small chart', async () => {
  const { page } = await visit()
  await page.goto(`${demo}&until=turn`)
  await page.locator('.dock[data-decision="turn"]').waitFor()
  await page.keyboard.press('f')
  await page.locator('.dock-routecard').waitFor()
  await isFine(page)
  await page.locator('.job button').first().click()
  await page.locator('.card-dialog[open] .job-map').waitFor()
  await isFine(page)
})

test('ship, card, tabs and text view of a table', async () => {
  const { page } = await visit()
  await page.goto(`${demo}&auto=200&until=turn`)
  await page.locator('.dock[data-decision="turn"]').waitFor()
  await page.locator('.player').first().click()
  await page.locator('.seat-dialog[open]').waitFor()
  await isFine(page)
  await page.keyboard.press('Escape')
  await page.locator('.table-place .thing-name').first().click()
  await page.locator('dialog[open]').waitFor()
  await isFine(page)
  await page.keyboard.press('Escape')
  for (const tab of await page.locator('.side-tabs [role=tab]:visible').all()) {
    await tab.click()
    await isFine(page)
  }
  await page.keyboard.press('v')
  await page.locator('.text-view').waitFor()
  await isFine(page)
})

test('the end of a game, and a replay', async () => {
  const { page } = await visit()
  await page.goto('/play/demo?players=2&story=first-time&seed=1&fast=1&auto=9999')
  await page.getByRole('table', { name: 'Final standings' }).waitFor()
  await isFine(page)
  await page.goto('/replays')
  const buffer = Buffer.from(JSON.stringify(finishedGame()))
  await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer })
  await page.getByText('Proven fair').waitFor()
  await isFine(page)
})

test('a waiting room', async () => {
  const { page } = await visit()
  await page.goto('/new')
  await page.getByRole('radio', { name: 'A person elsewhere, by link', disabled: false }).first().check({ force: true })
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.getByLabel('Invitation').waitFor()
  await isFine(page)
})

test('what can be done about a person, and a report about them', async () => {
  const [host, guest] = [await visit(), await visit({ settings: { name: 'Badger' } })]
  await sitDown(guest.page, await openTable(host.page, 'Monty'))
  await host.page.getByRole('button', { name: 'What to do about Badger' }).click()
  await host.page.getByRole('button', { name: 'Block' }).waitFor()
  await isFine(host.page)
  await host.page.getByRole('button', { name: 'Report Badger' }).click()
  await isFine(host.page)
})

test('a table on a phone', async () => {
  const { page } = await visit({ size: phone, touch: true })
  await page.goto(`${demo}&until=turn`)
  await page.locator('.dock[data-decision="turn"]').waitFor()
  await isFine(page)
})

test('the settings of an account, its code and its deletion', async () => {
  const { page } = await visit({ settings: { name: '' } })
  await page.goto('/account')
  await page.getByLabel('Account name').fill(`Saffron ${Math.floor(Math.random() * 1e9).toString(36)}`)
  await page.getByLabel('Password, at least 8 characters').fill('still flying')
  await page.getByRole('button', { name: 'Make an account' }).click()
  await page.getByRole('dialog', { name: 'Your recovery code' }).waitFor()
  await isFine(page)
  await page.getByRole('button', { name: 'I have kept it' }).click()
  await page.getByRole('heading', { name: 'Where you are logged in' }).waitFor()
  await isFine(page)
  await page.getByRole('button', { name: 'Delete everything…' }).click()
  await page.getByRole('dialog', { name: 'Delete everything about you?' }).waitFor()
  await isFine(page)
})
