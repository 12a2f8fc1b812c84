import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone, visit, type Wishes } from './browser.ts'
import { answered, versionOf } from './dock.ts'

const firstTurn: Readonly<Record<string, string>> = { verse: 'turn', encounters: 'action', adventures: 'turn.action' }

/** A game against bots that is the same every time, at the viewer's first turn. */
async function openAtTurn(game: string, wishes: Wishes = {}, more: Record<string, string> = {}): Promise<Page> {
  const { page } = await visit(wishes)
  await page.goto(
    `/play/demo?${new URLSearchParams({ game, seed: '7', fast: '1', until: firstTurn[game] ?? '', ...more })}`,
  )
  return page
}

test('whoever asks a bot is told what it would do, and may do that', async () => {
  const page = await openAtTurn('verse', {}, { players: '2' })
  await page.locator('.dock-primary').waitFor()
  const version = await versionOf(page)
  await page.keyboard.press('a')
  const advice = page.getByRole('region', { name: 'What would you do?' })
  await advice.getByText(/^I would choose: \S/).waitFor()
  expect(await advice.getByText('That is the usual way to go on').count()).toBe(0)
  expect(await versionOf(page)).toBe(version)
  await advice.getByRole('button', { name: 'Do that' }).click()
  await answered(page, version + 1)
  expect(await advice.count()).toBe(0)
})

test.each(['encounters', 'adventures'])('%s on a phone, in German: the advice is there to be read', async (game) => {
  const page = await openAtTurn(game, { size: phone, touch: true, locale: 'de-DE' }, { players: '2' })
  await page.getByRole('button', { name: 'Was würdest du tun?' }).click()
  const told = page.getByText(/^Ich würde wählen: \S/)
  await told.waitFor()
  expect(await told.evaluate((line) => line.checkVisibility())).toBe(true)
})

test('the text view takes the question as it is typed', async () => {
  const page = await openAtTurn('verse', { settings: { textFirst: true } }, { players: '2' })
  const field = page.getByRole('combobox', { name: /Answer by number or name/ }).first()
  await field.fill('What would you do?')
  await field.press('Enter')
  await page.getByText(/^I would choose: \S/).waitFor()
})

test('round one screen all must agree before anybody asks', async () => {
  const page = await openAtTurn('verse', {}, { players: '2', people: '2' })
  await page.getByRole('button', { name: /^I am/ }).first().click()
  await page.getByRole('button', { name: /What would you do/ }).click()
  await page.getByText('Others play at this screen').waitFor()
  expect(await page.getByText(/^I would choose/).count()).toBe(0)
  await page.getByRole('button', { name: 'All agree: tell me' }).click()
  await page.getByText(/^I would choose: \S/).waitFor()
})

test('in a game that is played together, help is asked for by two presses, and by a third no longer', async () => {
  const { page } = await visit()
  await page.goto('/play/demo?game=encounters&players=3&seed=42&fast=1&auto=190&until=action')
  await page.getByText('Ask for help').click()
  const things = page.getByRole('list', { name: 'What would you like help with?' })
  const name = await things.getByRole('button').first().innerText()
  await things.getByRole('button').first().click()
  await page.getByText(`You would like help with ${name}.`).waitFor()
  await page.getByRole('button', { name: 'Never mind' }).click()
  await page.getByText('You would like help').waitFor({ state: 'detached' })
})
