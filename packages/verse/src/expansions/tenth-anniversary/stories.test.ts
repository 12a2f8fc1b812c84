import { playOut } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { captain } from '../../bot/index.ts'
import { readOptions } from '../../options.ts'
import { verse } from '../../rules/game.ts'
import { scenario } from '../../scenario.ts'
import { stories } from './stories.ts'

test('every story says that its goals are ours', () => {
  expect(stories.every(({ ours }) => ours)).toBe(true)
})

test("Dead Man's Hand leads to Deadwood, and is told only with Blue Sun", () => {
  expect(() => readOptions({ story: 'dead-mans-hand', expansions: ['tenth-anniversary'] })).toThrow('blue-sun')
  const expansions = ['blue-sun', 'tenth-anniversary'] as const
  expect(readOptions({ story: 'dead-mans-hand', expansions }).story).toBe('dead-mans-hand')
  const set = { at: 'deadwood', crew: ['Zoe'] }
  const works = (goals: number) =>
    scenario({ expansions, story: 'dead-mans-hand', captains: [{ ...set, goals }], cruiser: 'albion' })
      .begin()
      .options()
      .includes('goal')
  expect([works(2), works(3)]).toEqual([false, true])
})

test.each([
  ['dead-mans-hand', ['blue-sun', 'tenth-anniversary']],
  ['lets-be-bad-guys', ['tenth-anniversary']],
  ['lonely-smuggler', ['crime', 'tenth-anniversary']],
  ['seeds-of-rebellion', ['blue-sun', 'kalidasa', 'tenth-anniversary']],
])('captains finish the story: %s', (story, expansions) => {
  const options = verse.readOptions({ players: 1, story, expansions })
  const { match, finished } = playOut({ game: verse, options, seed: 'sfc32:a', bots: [captain], limit: 6000 })
  expect(finished).toBe(true)
  expect(match.state.round).toBeLessThan(150)
})
