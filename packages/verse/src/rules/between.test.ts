import { expect, test } from 'vitest'
import { type CaptainSet, scenario } from '../scenario.ts'
import { crewOf, offers } from '../testing/aids.ts'

const pods = 'osiris/exterior-cargo-pods/1'

/** In the middle of a Full Burn, with nothing in the way. */
function inFlight(set: CaptainSet, ...path: string[]) {
  return scenario({ captains: [{ at: 'white-sun-r4-09', leader: 'corbin', ...set }] })
    .next('nav-alliance', ...Array.from({ length: 8 }, () => 'The Big Black'))
    .begin()
    .path('burn', ...path)
}

test('OPEN-29 between two sectors of a flight crew are dismissed over a planet, and the flight goes on', () => {
  const game = inFlight({ crew: ['Jayne'] }, 'santo')
  game.choose('dismiss:silverhold/jayne')
  expect([game.kind, crewOf(game)]).toEqual(['fly.to', ['corbin']])
  expect(game.state.supply.silverhold?.discard.cards).toEqual(['silverhold/jayne'])
  expect(offers(inFlight({ crew: ['Jayne'] }, 'white-sun-r4-10'), 'dismiss:')).toEqual([])
})

test('OPEN-31 between two sectors of a flight an Upgrade may go', () => {
  const game = inFlight({ upgrades: [pods] }, 'santo').choose(`scrap:${pods}`)
  expect([game.kind, game.captain().upgrades]).toEqual(['fly.to', []])
})

test('JOB-03 between two sectors of a flight a Job in hand may be discarded', () => {
  const game = inFlight({ hand: ['niska-01'] }, 'santo').choose('discard-job:niska-01')
  expect([game.kind, game.captain().hand.cards]).toEqual(['fly.to', []])
})

test('HOLD-07 between two sectors of a flight the hold may be seen to, but not before the first', () => {
  expect(offers(inFlight({}, 'santo'), 'hold')).toEqual(['hold'])
  const laden = { crew: ['Jayne'], hand: ['niska-01'], upgrades: [pods] }
  expect(inFlight(laden).options()).toEqual([
    'santo',
    'white-sun-r3-05',
    'white-sun-r3-06',
    'valentine',
    'white-sun-r4-10',
    'border-r1-16',
    'border-r1-17',
    'border-r1-18',
  ])
})

test('FLY-03 whoever lengthens the range and is dismissed on the way lengthens it no more', () => {
  const there = ['santo', 'white-sun-r4-09', 'santo', 'white-sun-r4-09', 'santo']
  const game = inFlight({ crew: ['Wash'] }, ...there)
  expect(game.kind).toBe('fly.to')
  game.choose(offers(game, 'dismiss:')[0] ?? '')
  expect([game.kind, crewOf(game)]).toEqual(['turn', ['corbin']])
})
