import { verifyChain } from '@keep-flying/kernel'
import { keptGamesReplay, keptIn, keptRecord } from '@keep-flying/kernel/testing'
import { expect, test } from 'vitest'
import { encounters } from './rules/game.ts'

const folder = new URL('./fixtures/', import.meta.url)
const campaign = new URL('./fixtures/campaign/', import.meta.url)

keptGamesReplay(encounters, folder, ({ state }) => {
  expect(encounters.outcome(state)).toMatchObject({ by: 'team', won: expect.any(Boolean), score: expect.any(Number) })
})

test('games of one to five players are kept', () => {
  const players = keptIn(folder).map((name) => encounters.readOptions(keptRecord(folder, name).options).players)
  expect(new Set(players)).toEqual(new Set([1, 2, 3, 4, 5]))
})

test('a campaign of five games verifies as it was played', () => {
  const matches = verifyChain(
    encounters,
    keptIn(campaign).map((name) => keptRecord(campaign, name)),
  )
  expect(matches.map(({ over }) => over)).toEqual([true, true, true, true, true])
  const [last] = matches.slice(-1)
  expect(last && encounters.campaign?.next(last.state, last.options)).toBeNull()
})
