import { expect, test } from 'vitest'
import { scenario } from '../../scenario.ts'
import { boundsOf, roomTold } from '../../testing/aids.ts'

test('niska-28 loads as many goods of choice as room allows, mixed at will, a kind after the other', () => {
  const equipped = { at: 'miranda', crew: ['Wash'], gear: ['Fast Horses', 'Explosive Charge'], hand: ['niska-28'] }
  const game = scenario({ expansions: ['blue-sun'], captains: [equipped] })
    .begin()
    .path('job:niska-28', 'suggested')
  expect([boundsOf(game), roomTold(game)]).toEqual([[0, 12], 8])
  game.choose(3)
  expect([boundsOf(game), roomTold(game)]).toEqual([[0, 12], 5])
  game.choose(4)
  expect([boundsOf(game), roomTold(game)]).toEqual([[0, 18], 2])
  game.choose(0)
  expect([boundsOf(game), roomTold(game)]).toEqual([[0, 22], 2])
  game.choose(2)
  expect(game.captain().hold).toMatchObject({ cargo: 3, fuel: 6 })
  expect(game.captain().hold.part + game.captain().stash.part).toBe(4)
  expect(game.captain().hold.contraband + game.captain().stash.contraband).toBe(4)
})
