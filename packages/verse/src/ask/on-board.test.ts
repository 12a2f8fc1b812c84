import { expect, test } from 'vitest'
import { scenario } from '../scenario.ts'
import { alertsAt, havensIn, reaverSpaceIn } from './on-board.ts'
import { tableFor } from './view-table.ts'

const lair = 'burnham-r2-01'

test('with Blue Sun the printed alerts of Reaver Space count, and every seat has its place for a Haven', () => {
  const { state } = scenario({ expansions: ['blue-sun'] }).begin()
  expect(reaverSpaceIn(state)).toContain(lair)
  expect(alertsAt(tableFor(state), lair).reaver).toBeGreaterThan(0)
  expect(havensIn(state)).toHaveLength(state.captains.length)
})

test('without a box that brings them there are none', () => {
  const { state } = scenario({}).begin()
  expect([reaverSpaceIn(state), havensIn(state)]).toEqual([[], []])
  expect(alertsAt(tableFor(state), 'persephone')).toEqual({ reaver: 0, alliance: 0 })
})
