import { expect, test } from 'vitest'
import { scenario } from '../scenario.ts'

test('FLY-06 a Mosey moves one sector, costs no Fuel, draws no card and ends the Fly action', () => {
  const game = scenario({ captains: [{ at: 'persephone' }] }).begin()
  game.choose('mosey').choose('pelorum')
  expect(game.captain().sector).toBe('pelorum')
  expect(game.captain().hold.fuel).toBe(6)
  expect(game.told()).not.toContain('log.nav-card')
  expect(game.options()).not.toContain('burn')
  expect(game.options()).not.toContain('mosey')
})
