import { expect, test } from 'vitest'
import { type CaptainSet, type Play, scenario } from '../../scenario.ts'
import { offers } from '../../testing/aids.ts'

const far: readonly CaptainSet[] = [{ at: 'albion' }, { at: 'meridian', credits: 500 }, { at: 'santo', credits: 0 }]

function apart(): Play {
  return scenario({ expansions: ['blue-sun'], captains: far }).begin()
}

test('TRADE-06 the captain whose turn it is gives Credits at any distance, at no cost of an action', () => {
  const game = apart()
  expect(offers(game, 'give:')).toEqual(['give:1', 'give:2'])
  game.choose('give:2')
  expect(game.decision()).toMatchObject({ kind: 'credits.give', seat: 0, min: 0, max: 3000 })
  game.choose(1200)
  expect([0, 1, 2].map((seat) => game.captain(seat).credits)).toEqual([1800, 500, 1200])
  expect(game.state.turn.taken).toEqual([])
})

test('TRADE-06 the others give meanwhile, if they have anything to give', () => {
  const game = apart()
  expect(game.options(1)).toEqual(['give:0', 'give:2'])
  expect(() => game.options(2)).toThrow('Nothing is pending for seat 2.')
  game.choose('give:2', 1)
  expect([game.kind, game.decision(1)]).toMatchObject(['turn', { kind: 'credits.give', standing: true, max: 500 }])
  game.choose(500, 1)
  expect([0, 1, 2].map((seat) => game.captain(seat).credits)).toEqual([3000, 0, 500])
  expect(() => game.options(1)).toThrow('Nothing is pending for seat 1.')
  expect([game.kind, game.options(2)]).toEqual(['turn', ['give:0', 'give:1']])
})

test('TRADE-06 who thinks better of it keeps everything', () => {
  const game = apart().path('give:1', 0)
  expect([game.kind, game.captain(0).credits, game.captain(1).credits]).toEqual(['turn', 3000, 500])
  expect(game.told()).not.toContain('gave-credits')
})

test('TRADE-06 nothing but Credits travels: for all else captains must be in one sector', () => {
  expect(offers(apart(), 'trade:')).toEqual([])
  const together = scenario({ expansions: ['blue-sun'], captains: [{ at: 'albion' }, { at: 'albion' }] }).begin()
  expect(offers(together, 'trade:')).toEqual(['trade:1'])
  expect(together.options(1)).toEqual(['trade:0', 'give:0'])
})

test('TRADE-06 without Blue Sun nobody gives from afar', () => {
  expect(offers(scenario({ captains: [{}, {}] }).begin(), 'give:')).toEqual([])
})

test('TRADE-06 whoever has lost everything meanwhile is asked for nothing', () => {
  const game = apart().choose('give:2', 1)
  game.change((state) => {
    for (const captain of state.captains) if (captain.seat === 1) captain.credits = 0
  })
  game.path('give:1', 0)
  expect(() => game.options(1)).toThrow('Nothing is pending for seat 1.')
})
