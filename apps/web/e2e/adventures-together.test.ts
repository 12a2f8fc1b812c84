import { expect, test } from 'vitest'
import { isFine } from './axe.ts'
import { beforeTheBoss } from './boss-game.ts'
import { visit } from './browser.ts'
import { answered, Hand, peek, seen, versionOf } from './dock.ts'
import { beforeTheEndTogether } from './job-games.ts'
import { bringTable, sitDown } from './online-table.ts'

test('a Boss against two Crew Members of one player, while somebody watches and learns nothing hidden', async () => {
  const [crew, boss, spectator] = [
    await visit({ settings: { name: 'Monty' } }),
    await visit({ settings: { name: 'Saffron' } }),
    await visit({ settings: { name: 'Bridget' } }),
  ]
  const link = await bringTable(crew.page, beforeTheBoss(), 1)
  await sitDown(boss.page, link)
  await crew.page.getByRole('button', { name: 'Start the game' }).click()
  for (const { page } of [crew, boss]) await page.locator('.adv-map').waitFor()
  await spectator.page.goto(link)
  await spectator.page.locator('.adv-map').waitFor()
  await isFine(boss.page)

  const played = await seen(boss.page)
  expect(played.decision).toBe('boss.action')
  const hand = new Hand(boss.page)
  // After an answer it may be the others' turn.
  while ((await versionOf(boss.page)) === played.version) if (await peek(boss.page)) await hand.press()
  await answered(crew.page, played.version + 1)
  await answered(spectator.page, played.version + 1)

  expect(await crew.page.locator('.crew-member', { hasText: 'you' }).count()).toBe(2)
  expect(await spectator.page.locator('.crew-member', { hasText: 'you' }).count()).toBe(0)
  // Whoever only watches is asked nothing, and face-down locks stay so.
  expect(await spectator.page.locator('.dock [data-choice]').count()).toBe(0)
  const lines = await spectator.page.locator('.log-list .log-line').allTextContents()
  expect(lines.length).toBeGreaterThan(0)
})

test('two people work a Job in two browsers, one with two Crew Members, and both see how it ends', async () => {
  const [host, guest] = [await visit({ settings: { name: 'Monty' } }), await visit({ settings: { name: 'Bridget' } })]
  const link = await bringTable(host.page, beforeTheEndTogether(), 1)
  await sitDown(guest.page, link)
  await host.page.getByRole('button', { name: 'Start the game' }).click()
  const players = [host, guest].map(({ page }) => ({ page, hand: new Hand(page) }))
  const own: number[] = []
  for (const { page } of players) {
    await page.locator('.adv-map').waitFor()
    own.push(await page.locator('.crew-member', { hasText: 'you' }).count())
  }
  expect(own.toSorted()).toEqual([1, 2])
  const over = async () => (await host.page.locator('#end-title').count()) > 0
  while (!(await over()))
    for (const { page, hand } of players) {
      // Whoever is not asked looks on.
      const now = await peek(page)
      if (now && !now.over) await hand.press()
    }
  for (const { page } of players) await page.locator('.adv-grades').waitFor()
})
