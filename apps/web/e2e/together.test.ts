import type { GameRecord } from '@keep-flying/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { isFine } from './axe.ts'
import { type Visitor, visit } from './browser.ts'
import { answered, pressPrimary, seen } from './dock.ts'
import { bringTable, sitDown } from './online-table.ts'
import { beforeAPlan, beforeHelp } from './team-games.ts'

/** What browsers say of a server that is out of reach. */
const away = /net::ERR_|WebSocket|Failed to load resource/

const names = ['Monty', 'Saffron', 'Bridget']

/** Three people, each with a browser of their own, in seats of a game that began elsewhere. */
async function teamAt(record: GameRecord): Promise<{ readonly link: string; readonly team: readonly Visitor[] }> {
  const team: Visitor[] = []
  for (const name of names) team.push(await visit({ expected: away, settings: { name } }))
  const [host, ...guests] = team
  if (!host) throw new Error('Nobody came.')
  const link = await bringTable(host.page, record, guests.length)
  for (const { page } of guests) await sitDown(page, link)
  await host.page.getByRole('button', { name: 'Start the game' }).click()
  for (const { page } of team) await page.locator('.enc-board').waitFor()
  return { link, team }
}

const pageAt = (team: readonly Visitor[], seat: number): Page => {
  const visitor = team[seat]
  if (!visitor) throw new Error(`Nobody sits at ${seat}.`)
  return visitor.page
}

/** Everybody has read lines of each sort. */
async function expectStory(team: readonly Visitor[], version: number, story: readonly RegExp[]): Promise<void> {
  for (const { page } of team) {
    await answered(page, version)
    const lines = await page.locator('.log-list .log-line').allTextContents()
    expect(story.flatMap((line) => lines.findLast((one) => line.test(one)) ?? [])).toHaveLength(story.length)
  }
}

test('a card is offered and its copy taken, and somebody who was away steps in', async () => {
  const { record, found } = beforeHelp()
  const { link, team } = await teamAt(record)
  const spectator = await visit()
  await spectator.page.goto(link)
  const [active, giver, reactor] = [found.active, found.giver, found.reactor].map((seat) => pageAt(team, seat))
  if (!active || !giver || !reactor) throw new Error('Nobody came.')
  const { version } = await seen(active)
  const inHand = giver.locator(`.hcard[data-card="${found.card}"]`, { hasText: 'one tap offers it' })
  const offered = (page: Page) => page.locator(`.scard-offer[data-card="${found.card}"]`)

  await team[found.reactor]?.context.setOffline(true)
  await reactor.getByText('No connection since').waitFor()
  await inHand.click()
  await offered(active).filter({ hasText: 'Take the copy' }).waitFor()
  // Second thoughts, and third ones.
  await offered(giver).filter({ hasText: 'Take it back' }).click()
  await offered(active).waitFor({ state: 'detached' })
  await inHand.click()
  await offered(active).click()
  await answered(active, version + 4)
  await active.locator('.dock-foot [data-choice]').click()
  // Cards are left unplayed, so it is asked once more.
  await pressPrimary(active)
  await active.getByText('may step in').waitFor()

  await team[found.reactor]?.context.setOffline(false)
  await answered(reactor, version + 5)
  await reactor.getByText('Counts as “No” in').waitFor()
  await reactor.locator('.dock [data-choice]').first().check({ force: true })
  await pressPrimary(reactor)
  const story = [/ Coordinates /, / takes .* back\.$/, / plays a copy of /, / reacts with /]
  await expectStory([...team, spectator], version + 6, story)
  // Whoever only watches has read all that, and seen nobody's hand.
  expect(await spectator.page.locator('.hcard').count()).toBe(0)
  await spectator.page.locator('.enc-player').first().click()
  await spectator.page.locator('.seat-dialog').waitFor()
  expect(await spectator.page.locator('.seat-dialog .hcard').count()).toBe(0)
})

test('a plan is proposed, changed and voted on, and one who was away agrees to the last', async () => {
  const { team } = await teamAt(beforeAPlan())
  const [one, other, third] = team.map(({ page }) => page)
  if (!one || !other || !third) throw new Error('Nobody came.')
  const { version } = await seen(one)
  for (const page of [one, other, third]) await page.locator('.intermission').waitFor()
  await isFine(one)

  await team[2]?.context.setOffline(true)
  await third.getByText('No connection since').waitFor()
  await pressPrimary(one)
  await answered(other, version + 1)
  await other.getByRole('radio', { name: 'Propose another plan' }).check({ force: true })
  await pressPrimary(other)
  await answered(other, version + 2)
  await pressPrimary(other)
  await answered(one, version + 3)

  await team[2]?.context.setOffline(false)
  await answered(third, version + 3)
  for (const page of [third, one]) await pressPrimary(page)
  for (const page of [one, other, third]) await page.locator('.intermission').waitFor({ state: 'detached' })
  await expectStory(team, version + 5, [/ proposes: /, / agrees\.$/])
})
