import { burnRoutes, distancesFrom, moseyRoutes, routeOdds } from '@keep-flying/verse/ask'
import { expect, test } from 'vitest'
import { burnPlanner } from '../chart/courses.ts'
import { helm } from '../chart/testing.ts'
import { flightSuggestions } from './flight.ts'

test('every suggested flight is one the rules allow, and no two end alike', () => {
  const { t, me } = helm({ at: 'persephone' })
  const [burns, moseys] = [burnRoutes(t, me), moseyRoutes(t, me)]
  const suggestions = flightSuggestions(t, me)
  expect(suggestions.length).toBe(5)
  for (const { way, path, proposal, left } of suggestions) {
    const end = path.at(-1) ?? ''
    expect((way === 'burn' ? burns : moseys).has(end)).toBe(true)
    expect(left).toBe(distancesFrom(t, end).get(proposal.sector))
  }
  expect(new Set(suggestions.map(({ path }) => path.at(-1))).size).toBe(5)
})

test('what lies next door is moseyed to, for that is free', () => {
  const { t, me } = helm({ at: 'pelorum' })
  const home = flightSuggestions(t, me).find(({ proposal }) => proposal.sector === 'persephone')
  expect(home).toMatchObject({ way: 'mosey', path: ['persephone'] })
})

test('without Fuel a ship crawls, first of all to where Fuel is sold', () => {
  const near = helm({ at: 'pelorum', fuel: 0 })
  const suggestions = flightSuggestions(near.t, near.me)
  expect(suggestions.every(({ way }) => way === 'mosey')).toBe(true)
  expect(suggestions[0]).toMatchObject({ proposal: { sector: 'persephone' }, path: ['persephone'], left: 0 })

  const far = helm({ at: 'athens', fuel: 0 })
  const [first] = flightSuggestions(far.t, far.me)
  const distances = distancesFrom(far.t, first?.proposal.sector ?? '')
  expect(first?.proposal.reasons.map(({ is }) => is)).toContain('supply')
  expect(first?.way).toBe('mosey')
  expect(first?.left).toBe((distances.get('athens') ?? 0) - 1)
})

test('a suggested flight goes the way the chart would draw, clear of what hunts the ship', () => {
  const { t, me } = helm({ at: 'persephone', contraband: 2 }, { cruiser: 'white-sun-r3-02' })
  for (const { way, path } of flightSuggestions(t, me)) {
    if (way === 'mosey') continue
    expect(path).toEqual(burnPlanner(t, me).coursesTo(path.at(-1) ?? '')[0])
    const straight = burnRoutes(t, me).get(path.at(-1) ?? '')?.path ?? []
    expect(routeOdds(t, me, path).arrive).toBeGreaterThanOrEqual(routeOdds(t, me, straight).arrive - 0.01)
  }
})

test('what is out of reach is flown towards', () => {
  const { t, me } = helm({ at: 'athens', crew: ['Zoe', 'Kaylee'], loaded: ['badger-03'], passenger: 3 })
  const far = distancesFrom(t, me.sector).get('jubilee') ?? 0
  expect(far).toBeGreaterThan(5)
  const [first] = flightSuggestions(t, me)
  expect(first).toMatchObject({ proposal: { sector: 'jubilee' }, way: 'burn', left: far - 5 })
  expect(first?.path.length).toBe(5)
})
