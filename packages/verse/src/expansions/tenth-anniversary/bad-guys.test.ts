import { expect, test } from 'vitest'
import { tableFor } from '../../ask/view-table.ts'
import { wholeCrew } from '../../rules/gear.ts'
import { captainAt, jobCard } from '../../rules/table.ts'
import { type CaptainSet, type Play, scenario } from '../../scenario.ts'
import { setUpGame } from '../../testing/aids.ts'
import { workGoal } from '../../testing/goal.ts'
import { goToWork } from '../../testing/heist.ts'
import { badGuysHooks, illegalFor } from './bad-guys.ts'

/** "Let's Be Bad Guys". */

const expansions = ['tenth-anniversary'] as const
const story = 'lets-be-bad-guys'

const begin = (captain: CaptainSet, told = story): Play =>
  scenario({ expansions, story: told, captains: [captain], cruiser: 'albion' }).begin()

test('nobody starts with a job from Niska', () => {
  const game = setUpGame({ players: 2, expansions, story })
  expect(game.state.contacts.niska?.discard.cards).toEqual([])
  expect(game.state.contacts.niska?.deck.cards).toHaveLength(25)
})

test('Niska deals only with those whom somebody else trusts', () => {
  const deals = (captain: CaptainSet) =>
    begin({ at: 'ezra', ...captain })
      .options()
      .includes('deal:niska')
  expect([deals({}), deals({ solid: ['niska'] }), deals({ solid: ['badger'] })]).toEqual([false, false, true])
})

/** A drop-off of contraband on Three Hills, or of fugitives on Aphrodite. */
const dropOff = (at: string, job: string, more: CaptainSet = {}, told = story): Play =>
  goToWork(begin({ at, loaded: [job], credits: 0, ...more }, told), `job:${job}`)

test('a completed immoral job pays $500 more', () => {
  const paid = (at: string, job: string, more: CaptainSet, told: string) =>
    dropOff(at, job, more, told).captain().credits
  const extra = (at: string, job: string, more: CaptainSet) =>
    paid(at, job, more, story) - paid(at, job, more, 'king-of-londinium')
  expect(extra('aphrodite', 'badger-18', { fugitive: 3 })).toBe(500)
  expect(extra('three-hills', 'patience-14', { contraband: 2 })).toBe(0)
})

test('illegal jobs for two different contacts are the first goal', () => {
  const both = { loaded: ['patience-14', 'amnon-duul-09'], contraband: 4 }
  const game = dropOff('three-hills', 'patience-14', both)
  expect(game.captain().goals).toBe(0)
  const again = game.choose('end')
  goToWork(again, 'job:amnon-duul-09')
  expect(again.captain().goals).toBe(1)
})

test('two illegal jobs for one contact are not enough', () => {
  const game = dropOff('three-hills', 'amnon-duul-09', { contraband: 2 })
  const t = tableFor(game.state)
  const me = captainAt(t, 0)
  expect(illegalFor(t, me)).toEqual(['amnon-duul'])
  badGuysHooks.jobCompleted?.(t, wholeCrew(me), jobCard(t, 'amnon-duul-07'))
  expect(illegalFor(t, me)).toEqual(['amnon-duul'])
})

test('what nobody else would do sits ill with moral crew', () => {
  const captain = { at: 'liann-jiun', leader: 'marco', goals: 2, solid: ['niska'] } as const
  const game = workGoal({ expansions, story }, captain, { misbehave: 4, tests: 1 })
  expect(game.state.result?.winners).toEqual([0])
  const upset = game.captain().crew.filter(({ disgruntled }) => disgruntled)
  expect(upset.map(({ card }) => card)).toEqual(
    expect.arrayContaining(['silverhold/zoe', 'regina/kaylee', 'persephone/shepherd-book']),
  )
  expect(upset.map(({ card }) => card)).not.toContain('silverhold/jayne')
})
