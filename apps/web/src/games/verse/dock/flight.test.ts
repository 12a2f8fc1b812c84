import { burnRoutes, distancesFrom, moseyTargets, routeOdds, tableFor } from '@keep-flying/verse/ask'
import { scenario } from '@keep-flying/verse/scenario'
import { expect, test } from 'vitest'
import { burnPlanner } from '../chart/courses.ts'
import { helm } from '../chart/testing.ts'
import { burnSuggestions, moseyPaths } from './flight.ts'
import { attractions, byUse, nearest } from './places.ts'

const { state } = scenario({ captains: [{ leader: 'malcolm', at: 'persephone' }] }).begin()
const t = tableFor(state)
const [captain] = state.captains
if (!captain) throw new Error('There is no captain.')

test('every suggested flight is one the rules allow', () => {
  const routes = burnRoutes(t, captain)
  const suggestions = burnSuggestions(t, captain)
  expect(suggestions.length).toBeGreaterThan(0)
  for (const { path, towards } of suggestions) {
    expect(routes.has(path.at(-1) ?? '')).toBe(true)
    if (towards) expect(routes.has(towards.sector)).toBe(false)
  }
})

test('a suggested flight goes the way the chart would draw, clear of what hunts the ship', () => {
  const { t: seas, me } = helm({ at: 'persephone', contraband: 2 }, { cruiser: 'white-sun-r3-02' })
  const suggestions = burnSuggestions(seas, me)
  for (const { path } of suggestions) {
    expect(path).toEqual(burnPlanner(seas, me).coursesTo(path.at(-1) ?? '')[0])
    const straight = burnRoutes(seas, me).get(path.at(-1) ?? '')?.path ?? []
    expect(routeOdds(seas, me, path).arrive).toBeGreaterThanOrEqual(routeOdds(seas, me, straight).arrive - 0.01)
  }
})

test('what is worth most for the chance to get there is suggested first', () => {
  const { t: seas, me } = helm({ at: 'persephone', contraband: 2, hand: ['badger-01'] }, { cruiser: 'pelorum' })
  const hopes = burnSuggestions(seas, me).map(({ path, worth }) => worth.worth * routeOdds(seas, me, path).arrive)
  expect(new Set(hopes).size).toBeGreaterThan(1)
  expect(hopes).toEqual([...hopes].sort((one, other) => other - one))
})

test('before the ship is placed, sectors with somebody or something to buy come first', () => {
  const [first, ...others] = byUse(t, { ...captain, sector: '' }, ['pelorum', 'osiris', 'persephone'])
  expect([first?.sector, others.map(({ sector }) => sector)]).toEqual(['persephone', ['osiris', 'pelorum']])
})

test('a Mosey goes from neighbour to neighbour and ends where the rules let it', () => {
  const paths = moseyPaths(t, captain)
  expect([...paths.keys()].sort()).toEqual([...moseyTargets(t, captain)].sort())
  for (const [sector, path] of paths) expect(path.at(-1)).toBe(sector)
})

test('the nearest supply is not the one we lie at, and useful places come first', () => {
  const supply = nearest(t, captain, 'supply')
  expect(supply?.sector).not.toBe(captain.sector)
  expect(supply?.far).toBe(distancesFrom(t, captain.sector).get(supply?.sector ?? ''))
  const [first] = byUse(t, captain, t.box.sectors.keys())
  expect(attractions(t, captain).map(({ sector }) => sector)).toContain(first?.sector)
})
