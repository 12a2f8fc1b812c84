import { expect, test } from 'vitest'
import { distance } from '../rules/map.ts'
import { type CaptainSet, type Situation, scenario } from '../scenario.ts'
import { burnRoutes, distancesFrom, moseyRoutes, moseyTargets, onwardRoutes } from './routes.ts'
import { tableFor } from './view-table.ts'

function seated(captain: CaptainSet, set: Situation = {}) {
  const { state } = scenario({ ...set, captains: [captain] }).begin()
  const t = tableFor(state)
  const [c] = state.captains
  if (!c) throw new Error('There is no captain.')
  return { t, c }
}

test('FLY-03 a Full Burn reaches every sector within range by a shortest route', () => {
  const { t, c } = seated({ at: 'persephone' })
  const routes = burnRoutes(t, c)
  expect(routes.get('persephone')).toBeUndefined()
  expect(routes.get('pelorum')).toEqual({ path: ['pelorum'], fuel: 1, draws: { alliance: 1 } })
  for (const [sector, { path }] of routes) {
    expect(path.at(-1)).toBe(sector)
    expect(path.length).toBe(distance(t, 'persephone', sector))
    expect(path.length).toBeLessThanOrEqual(5)
  }
  const far = [...t.box.sectors.keys()].filter((sector) => distance(t, 'persephone', sector) <= 5)
  expect(routes.size).toBe(far.filter((sector) => sector !== 'persephone' && !t.state.cutters.includes(sector)).length)
})

test('FLY-04 a route counts the nav cards of each region', () => {
  const { t, c } = seated({ at: 'space-bazaar' })
  expect(burnRoutes(t, c).get('sihnon')?.draws).toEqual({ alliance: 3 })
  expect(burnRoutes(t, c).get('st-albans')?.draws).toEqual({ border: 2 })
})

test('FLY-02 without fuel there is no Full Burn, but still a Mosey', () => {
  const { t, c } = seated({ at: 'persephone', fuel: 0 })
  expect(burnRoutes(t, c).size).toBe(0)
  expect(moseyTargets(t, c)).toContain('pelorum')
})

test('FLY-09 a heavy load makes every route dearer', () => {
  const { t, c } = seated({ at: 'jiangyin', cargo: 3, loaded: ['amnon-duul-12'] })
  expect(burnRoutes(t, c).get('greenleaf')?.fuel).toBe(2)
})

test('FLY-11 better coils mosey two sectors', () => {
  const { t, c } = seated({ at: 'persephone', upgrades: ['Shiny New State-of-the-Art Compression Coils'] })
  expect(moseyTargets(t, c)).toContain('bellerophon')
})

test('FLY-11 a Mosey draws no nav cards and costs no fuel', () => {
  const { t, c } = seated({ at: 'persephone' })
  expect(moseyRoutes(t, c).get('pelorum')).toEqual({ path: ['pelorum'], fuel: 0, draws: {} })
  expect([...moseyRoutes(t, c).keys()]).toEqual(moseyTargets(t, c))
})

test('FLY-03 a Full Burn under way goes on as far as is left, and its fuel is spent', () => {
  const { t, c } = seated({ at: 'persephone', fuel: 0 })
  const flight = { way: 'burn', flown: 3, range: 5, further: 0 } as const
  const onward = onwardRoutes(t, c, flight)
  expect(onward.get('pelorum')).toEqual({ path: ['pelorum'], fuel: 0, draws: { alliance: 1 } })
  expect(Math.max(...[...onward.values()].map(({ path }) => path.length))).toBe(2)
  expect(onwardRoutes(t, c, { ...flight, flown: 5 }).size).toBe(0)
  const moseying = onwardRoutes(t, c, { ...flight, way: 'mosey', flown: 0, range: 1 })
  expect(moseying.get('pelorum')).toEqual({ path: ['pelorum'], fuel: 0, draws: {} })
})

test('FLY-07 no route and no distance leads through a Cutter', () => {
  const { t, c } = seated({ at: 'georgia-r3-06' }, { cutters: ['kerry'] })
  expect(burnRoutes(t, c).has('kerry')).toBe(false)
  expect(moseyTargets(t, c)).not.toContain('kerry')
  const distances = distancesFrom(t, 'three-hills')
  expect(distances.has('kerry')).toBe(false)
  expect(distances.get('regina')).toBe(3)
})

test('distances are those of the map where nothing is in the way', () => {
  const { t } = seated({}, { cutters: ['border-r2-12'] })
  for (const [sector, moves] of distancesFrom(t, 'londinium')) expect(moves).toBe(distance(t, 'londinium', sector))
})

test('what is to be avoided is flown round', () => {
  const { t } = seated({})
  expect(distancesFrom(t, 'londinium').get('liann-jiun')).toBe(1)
  const round = distancesFrom(t, 'bernadette', ['londinium'])
  expect(round.has('londinium')).toBe(false)
  expect(round.get('liann-jiun')).toBe(2)
  expect(distancesFrom(t, 'bernadette', ['londinium', 'sihnon']).get('liann-jiun')).toBe(2)
  expect(distancesFrom(t, 'bernadette', ['londinium', 'sihnon', 'white-sun-r2-04']).get('liann-jiun')).toBeGreaterThan(
    2,
  )
})
