import { playOut } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { captain } from '../../bot/index.ts'
import { verse } from '../../rules/game.ts'
import { type CaptainSet, scenario } from '../../scenario.ts'
import { stories } from './stories.ts'

test('every story says that its goals are ours', () => {
  expect(stories.every(({ ours }) => ours)).toBe(true)
})

test('under the radar the tools cost $2500, and three at most go in', () => {
  const begin = (captain: CaptainSet) =>
    scenario({
      ...{ expansions: ['blue-sun', 'independent-stories'], story: 'under-the-radar', cruiser: 'osiris' },
      captains: [{ crew: ['Zoe', 'Wash', 'Kaylee'], ...captain }],
    }).begin()
  expect(begin({ at: 'meridian', goals: 1, credits: 2400 }).options()).not.toContain('goal')
  const game = begin({ at: 'meridian', goals: 1, credits: 2600 }).choose('goal')
  expect(game.options()).not.toContain('go')
  expect(game.options().every((id) => id.startsWith('leave:'))).toBe(true)
})

test.each([
  ['old-man-and-dragons', ['independent-stories']],
  ['under-the-radar', ['blue-sun', 'independent-stories']],
])('captains finish the story: %s', (story, expansions) => {
  const options = verse.readOptions({ players: 1, story, expansions })
  const { match, finished } = playOut({ game: verse, options, seed: 'sfc32:a', bots: [captain], limit: 6000 })
  expect(finished).toBe(true)
  expect(match.state.round).toBeLessThan(150)
})
