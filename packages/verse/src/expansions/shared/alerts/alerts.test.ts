import { expect, test } from 'vitest'
import { boxWith } from '../../../boxes/index.ts'
import { addToBox, type CaptainSet, type Play, type Situation, scenario } from '../../../scenario.ts'
import { alertsPlayed } from './engine.ts'
import { alerts } from './index.ts'
import { alertTokensIn } from './state.ts'

/** Any box may share Alert tokens: here one that has nothing else. */
const box = addToBox(boxWith([]), { shares: [{ ...alerts, ...alertsPlayed.plays }] })

const moseying = (set: Situation, captain: CaptainSet, ...dice: number[]): Play =>
  scenario({ box, captains: [{ at: 'persephone', ...captain }], ...set })
    .dice(...dice)
    .begin()
    .path('mosey', 'pelorum')

test('ALERT-04 tokens of the Alliance call the Cruiser to an Outlaw who comes', () => {
  const set = { cruiser: 'londinium', alerts: { pelorum: { alliance: 2 } } }
  expect(moseying(set, { contraband: 1 }, 2).state.cruiser).toBe('pelorum')
  expect(moseying(set, { contraband: 1 }, 3).state.cruiser).toBe('londinium')
})

test('ALERT-13 whatever is rolled, the tokens leave the sector', () => {
  const play = moseying({ alerts: { pelorum: { alliance: 1 } } }, {}, 6)
  expect(alertTokensIn(play.state)).toEqual({})
})

test('ALERT-07 tokens of the Reavers call a Cutter, which leaves none behind unless a box says so', () => {
  const game = scenario({
    box,
    captains: [{ at: 'harvest' }],
    cutters: ['border-r2-06'],
    alerts: { 'st-albans': { reaver: 1 } },
  })
    .dice(1)
    .begin()
    .path('mosey', 'st-albans')
  expect(game.state.cutters).toEqual(['st-albans'])
  expect(alertTokensIn(game.state)).toEqual({})
})

test('a game whose boxes share no Alert tokens knows none', () => {
  const { state } = scenario().begin()
  expect(state.boxes).toEqual({})
  expect(() => alertTokensIn(state)).toThrow('without Alert tokens')
})
