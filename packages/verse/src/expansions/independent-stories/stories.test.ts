import { playOut } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { captain } from '../../bot/index.ts'
import { verse } from '../../rules/game.ts'
import { type CaptainSet, scenario } from '../../scenario.ts'
import { goToWork } from '../../testing/heist.ts'
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

const whirlwind = (captain: CaptainSet) =>
  scenario({
    ...{ expansions: ['independent-stories', 'blue-sun', 'kalidasa'], story: 'reap-the-whirlwind', cruiser: 'albion' },
    captains: [captain],
  }).begin()

test('reap the whirlwind: two Warrants or three illegal jobs are the first goal', () => {
  expect([whirlwind({ warrants: 1 }).captain().goals, whirlwind({ warrants: 2 }).captain().goals]).toEqual([0, 1])
  const game = whirlwind({ at: 'three-hills', loaded: ['patience-14', 'amnon-duul-09'], contraband: 4 })
  game.change((state) => {
    state.boxes['independent-stories'] = { illegalJobs: [1] }
  })
  goToWork(game, 'job:patience-14').choose('end')
  expect(game.captain().goals).toBe(0)
  expect(goToWork(game, 'job:amnon-duul-09').captain().goals).toBe(1)
})

test('reap the whirlwind: between the goals illegal jobs pay $300 more per Warrant', () => {
  const paid = (goals: number, warrants: number) => {
    const set = { at: 'three-hills', loaded: ['patience-14'], contraband: 2, credits: 0, goals, warrants }
    return goToWork(whirlwind(set), 'job:patience-14').captain().credits
  }
  expect(paid(1, 2) - paid(1, 0)).toBe(600)
  expect(paid(0, 1) - paid(0, 0)).toBe(0)
})

test('reap the whirlwind: its secrets lie under Aesir, its speech is held on Londinium', () => {
  const offers = (at: string, goals: number) => whirlwind({ at, goals }).options().includes('goal')
  expect([offers('aesir', 1), offers('aesir', 2), offers('londinium', 2)]).toEqual([true, false, true])
})

const rumrunners = (captain: CaptainSet, ...dice: number[]) =>
  scenario({
    ...{ expansions: ['independent-stories'], story: 'rumrunners-2', cruiser: 'albion', captains: [captain] },
  })
    .dice(...dice)
    .begin()

test.each([
  [2, 'st-albans'],
  [3, 'three-hills'],
  [6, 'triumph'],
])('rumrunners: on a %i the patron is held at %s, for that captain alone', (die, at) => {
  const game = rumrunners({ at, solid: ['badger', 'niska'] }, die)
  expect(game.captain().goals).toBe(1)
  expect(game.options()).toContain('goal')
  const elsewhere = rumrunners({ at: at === 'triumph' ? 'st-albans' : 'triumph', solid: ['badger', 'niska'] }, die)
  expect(elsewhere.options()).not.toContain('goal')
})

test('rumrunners: the patron comes aboard, and lost, he must be fetched again for no second token', () => {
  const home = rumrunners({ at: 'bellerophon', goals: 2, passenger: 1 })
  expect(home.options()).not.toContain('goal')
  home.change((state) => {
    state.boxes['independent-stories'] = { hideouts: ['triumph'], patrons: [true] }
  })
  home.choose('end')
  expect(home.options()).toContain('goal')
  home.change((state) => {
    for (const captain of state.captains) captain.hold.passenger = 0
  })
  home.choose('end')
  expect(home.told()).toContain('patron-lost')
  expect(home.options()).not.toContain('goal')
})

test.each([
  ['old-man-and-dragons', ['independent-stories']],
  ['rumrunners-2', ['independent-stories']],
  ['under-the-radar', ['blue-sun', 'independent-stories']],
])('captains finish the story: %s', (story, expansions) => {
  const options = verse.readOptions({ players: 1, story, expansions })
  const { match, finished } = playOut({ game: verse, options, seed: 'sfc32:a', bots: [captain], limit: 6000 })
  expect(finished).toBe(true)
  expect(match.state.round).toBeLessThan(150)
})
