import { expect, test } from 'vitest'
import { baseBox } from '../boxes/index.ts'
import { type CaptainSet, type Play, scenario } from '../scenario.ts'

/** Two Misbehave cards that can be passed without a roll. */
const easy = ['A Little Job on the Side', 'An Unexpected Opportunity'] as const

/** An Immoral crime that asks for 2 Fight and two Misbehave cards. */
const theft = 'job:patience-20'
const thief = (captain: CaptainSet = {}, cards: readonly string[] = easy) =>
  scenario({ captains: [{ at: 'brisingamen', leader: 'marco', hand: ['patience-20'], ...captain }] })
    .next('misbehave', ...cards)
    .begin()
    .choose(theft)

const crew = (game: Play) => game.captain().crew.map((member) => member.card)
const unhappy = (game: Play) =>
  game
    .captain()
    .crew.filter((member) => member.disgruntled)
    .map((member) => member.card)

test('MORAL-01 a Job is Moral unless marked, and completing a Moral Job upsets nobody', () => {
  const jobs = [...baseBox.jobs.values()]
  expect(jobs.filter((job) => job.immoral)).toHaveLength(24)
  const game = scenario({ captains: [{ at: 'albion', loaded: ['harken-01'], cargo: 2, crew: ['Kaylee', 'Wash'] }] })
  const done = game.begin().path('job:harken-01', 'go', 'all')
  expect(done.captain().solid).toEqual({ harken: 'harken-01' })
  expect(unhappy(done)).toEqual([])
})

test('MORAL-02 completing an Immoral Job upsets every Moral crew, also those aboard', () => {
  const game = thief({ crew: ['Kaylee', 'Jayne', 'Wash'] })
  game.path('leave:regina/kaylee', 'go', 'stay', 'stay', 'all')
  expect(unhappy(game)).toEqual(['regina/kaylee', 'space-bazaar/wash'])
})

test('MORAL-02 crew who will have no part in Immoral work stay aboard and mind it all the same', () => {
  const game = thief({ crew: ['Shepherd Book', 'Jayne'] })
  expect(game.options()).toEqual(['go', 'leave:marco', 'leave:silverhold/jayne'])
  game.path('go', 'stay', 'stay', 'all')
  expect(unhappy(game)).toEqual(['persephone/shepherd-book'])
})

test('MORAL-01 crew who sit out Immoral work take part in Moral work', () => {
  const captain: CaptainSet = { at: 'albion', loaded: ['harken-01'], cargo: 2, crew: ['Shepherd Book'] }
  const game = scenario({ captains: [captain] })
    .begin()
    .choose('job:harken-01')
  expect(game.options()).toEqual(['go', 'leave:malcolm', 'leave:persephone/shepherd-book'])
})

test('MORAL-02 OPEN-45 a Moral Leader takes a token too, and with a second one fires the crew', () => {
  const once = thief({ leader: 'malcolm' }).path('stay', 'stay')
  expect(unhappy(once)).toEqual(['malcolm'])
  const twice = thief({ leader: 'malcolm', disgruntled: ['Malcolm'], crew: ['Jayne'] }).path(
    'go',
    'stay',
    'stay',
    'all',
  )
  expect(crew(twice)).toEqual(['malcolm'])
  expect(unhappy(twice)).toEqual([])
})

test('MORAL-02 OPEN-45 Moral crew who also go unpaid get two tokens and jump ship', () => {
  const game = thief({ crew: ['Kaylee', 'Jayne'] }).path('go', 'stay', 'stay', 'stop')
  expect(crew(game)).toEqual(['marco', 'silverhold/jayne'])
  expect(unhappy(game)).toEqual(['silverhold/jayne'])
  expect(game.state.supply.regina?.discard.cards).toEqual(['regina/kaylee'])
})

test('MORAL-03 an Immoral Job that is botched or ends in a Warrant upsets nobody', () => {
  const botched = thief({ crew: ['Kaylee'] }).path('go', 'detour', 'accept')
  expect(botched.told()).toContain('botched')
  expect(unhappy(botched)).toEqual([])
  const warranted = thief({ crew: ['Kaylee'] }, ['Alliance Patrol']).path('go', 'papers')
  expect(warranted.captain().warrants).toBe(1)
  expect(unhappy(warranted)).toEqual([])
})
