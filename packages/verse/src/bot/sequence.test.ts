import { bestOf } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { distancesFrom } from '../ask/routes.ts'
import { scenario } from '../scenario.ts'
import { pace } from './job-factors.ts'
import type { Prospect } from './prospects.ts'
import { ratesIn } from './sequence.ts'

test('what lies on the way to something better is not passed by, what lies off it is', () => {
  const game = scenario({ captains: [{ at: 'persephone' }] }).begin()
  const [t, me] = [game.table(), game.captain()]
  const from = distancesFrom(t, me.sector)
  const turnsFor = pace(t, me)
  const prospect = (at: string, gain: number, kind: 'buy' | 'work'): Prospect => {
    return { at, gain, kind, action: kind, turns: turnsFor(from.get(at) ?? 0) }
  }
  const goal = 'regina'
  const beyond = distancesFrom(t, goal)
  const way = from.get(goal) ?? 0
  const between = (detour: number) =>
    [...t.box.sectors.keys()].find((at) => {
      const first = from.get(at) ?? 0
      return first >= 4 && first < way && first + (beyond.get(at) ?? 0) === way + detour
    })
  const chosen = (stop: string) => {
    const all = [prospect(goal, 3000, 'work'), prospect(stop, 1500, 'buy')]
    return bestOf(all, ratesIn(t, me, all))?.at
  }
  const [near, far] = [between(0), between(6)]
  if (near === undefined || far === undefined) throw new Error('The chart has no such sectors.')
  expect(chosen(near)).toBe(near)
  expect(chosen(far)).toBe(goal)
})
