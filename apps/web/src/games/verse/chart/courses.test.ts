import { routeOdds } from '@keep-flying/verse/ask'
import { expect, test } from 'vitest'
import { bentTo, burnPlanner, Planner, restOf } from './courses.ts'
import { litBy } from './lit.ts'
import { helm } from './testing.ts'

function plannerFor(...args: Parameters<typeof helm>) {
  const { game, t, me } = helm(...args)
  const lit = litBy(t, me, game.decision(), 'burn')
  return { t, me, lit, planner: new Planner(t, me, lit) }
}

test('a turn lights all that a Full Burn reaches, and the ways there keep to it', () => {
  const { t, me, lit, planner } = plannerFor({ at: 'persephone' })
  expect(lit).toMatchObject({ way: 'burn', moves: 5 })
  for (const sector of lit.routes.keys()) {
    const courses = planner.coursesTo(sector)
    expect(courses.length).toBeGreaterThan(0)
    expect(courses.length).toBeLessThanOrEqual(3)
    for (const course of courses) {
      expect(course.at(-1)).toBe(sector)
      expect(course.length).toBeLessThanOrEqual(5)
      for (const [n, step] of course.entries()) expect(t.box.neighbours.get(course[n - 1] ?? me.sector)).toContain(step)
    }
  }
  expect(planner.coursesTo('persephone')).toEqual([])
})

test('the first way is the one most likely to get there', () => {
  const { t, me, planner } = plannerFor({ at: 'persephone', contraband: 2 }, { cruiser: 'white-sun-r3-02' })
  const [best = [], ...others] = planner.coursesTo('sihnon')
  expect(best).not.toContain('white-sun-r3-02')
  for (const other of others)
    expect(routeOdds(t, me, best).arrive).toBeGreaterThanOrEqual(routeOdds(t, me, other).arrive - 0.01)
})

test('every way to a place says what speaks for it, and none is told twice', () => {
  const { t, me, planner } = plannerFor({ at: 'persephone', contraband: 2 }, { cruiser: 'white-sun-r3-02' })
  const ways = planner.waysTo('sihnon')
  expect(ways[0]?.is).toBe('likeliest')
  expect(ways.map(({ is }) => is)).toContain('straight')
  expect(new Set(ways.map(({ course }) => course.join(' '))).size).toBe(ways.length)
  expect(burnPlanner(t, me)).toBe(burnPlanner(t, me))
  expect(burnPlanner(t, me).waysTo('sihnon')).toEqual(ways)
})

test('in flight what is left of the range is lit, by way of the sectors that are asked for', () => {
  const { game, t, me } = helm({ at: 'persephone' })
  game.choose('burn')
  const first = litBy(t, me, game.decision(), 'burn')
  expect(first.moves).toBe(5)
  expect(first.options.get('pelorum')).toEqual(['pelorum'])
  expect(first.routes.get('sihnon')?.path[0]).toBeDefined()
})

test('a Mosey under way lights what is left of it, whatever was picked', () => {
  const { game, t, me } = helm({ at: 'persephone' })
  game.choose('mosey')
  const lit = litBy(t, me, game.decision(), 'burn')
  expect(lit).toMatchObject({ way: 'mosey', moves: 1 })
  expect(lit.routes.get('pelorum')).toEqual({ path: ['pelorum'], fuel: 0, draws: {} })
})

test('a Mosey lights the next sectors, and only where nothing else can be flown without being asked', () => {
  const { game, t, me } = helm({ at: 'persephone', fuel: 0 })
  const lit = litBy(t, me, game.decision(), 'burn')
  expect(lit).toMatchObject({ way: 'mosey', moves: 1 })
  expect([...lit.routes.keys()].sort()).toEqual([...(t.box.neighbours.get('persephone') ?? [])].sort())
})

test('a course is what lies ahead of the ship', () => {
  expect(restOf(['a', 'b', 'c'], 'b')).toEqual(['c'])
  expect(restOf(['a', 'b', 'c'], 'z')).toEqual(['a', 'b', 'c'])
  expect(restOf(['a'], 'a')).toEqual([])
})

test('a course is bent by dragging: on by neighbours, back along itself', () => {
  const { t, me, lit } = plannerFor({ at: 'persephone' })
  const bending = {
    here: me.sector,
    moves: 2,
    isOpen: (sector: string) => lit.routes.has(sector),
    neighbours: (sector: string) => t.box.neighbours.get(sector) ?? [],
  }
  const one = bentTo([], 'pelorum', bending)
  const two = bentTo(one, 'white-sun-r3-02', bending)
  expect(two).toEqual(['pelorum', 'white-sun-r3-02'])
  expect(bentTo(two, 'sihnon', bending)).toBe(two)
  expect(bentTo(one, 'londinium', bending)).toBe(one)
  expect(bentTo(two, 'pelorum', bending)).toEqual(['pelorum'])
  expect(bentTo(two, 'persephone', bending)).toEqual([])
})
