import { routeOdds } from '@keep-flying/verse/ask'
import { expect, test } from 'vitest'
import { burnPlanner } from '../chart/courses.ts'
import { helm } from '../chart/testing.ts'
import { otherWays } from './other-ways.ts'

const { t, me } = helm({ at: 'persephone', contraband: 2 }, { cruiser: 'white-sun-r3-02' })

test('another way is offered for what it is better in', () => {
  for (const to of ['sihnon', 'londinium', 'osiris', 'bernadette'])
    for (const { course: planned } of burnPlanner(t, me).waysTo(to)) {
      const now = routeOdds(t, me, planned)
      for (const { is, course } of otherWays(t, me, planned)) {
        expect(course.at(-1)).toBe(to)
        const { arrive, trouble } = routeOdds(t, me, course)
        if (is === 'straight') expect(course.length).toBeLessThan(planned.length)
        if (is === 'likeliest') expect(arrive).toBeGreaterThan(now.arrive)
        if (is === 'calm') expect(trouble).toBeLessThan(now.trouble)
      }
    }
})

test('whoever flies into the Cruiser is offered the way round it', () => {
  const detour = ['pelorum', 'white-sun-r3-02', 'sihnon']
  expect(otherWays(t, me, detour).map(({ is }) => is)).toContain('likeliest')
  expect(otherWays(t, me, [])).toEqual([])
})

test('on the way round the Cruiser the shorter way through it is offered too, and not the other way about', () => {
  const met = helm({ at: 'persephone', contraband: 2 }, { cruiser: 'white-sun-r4-02' })
  const [round, through] = [
    ['pelorum', 'white-sun-r3-02', 'bellerophon'],
    ['white-sun-r4-02', 'bellerophon'],
  ]
  expect(otherWays(met.t, met.me, round)).toContainEqual({ is: 'straight', course: through })
  expect(otherWays(met.t, met.me, through).map(({ is }) => is)).not.toContain('straight')
})
