import type { Value } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { type CaptainSet, type Play, scenario } from '../../scenario.ts'
import { mostOf, offers, roomTold } from '../../testing/aids.ts'

function withCaptain(captain: CaptainSet): Play {
  return scenario({ expansions: ['blue-sun'], captains: [captain] }).begin()
}

test('HARROW-01 PIC-CARD-07 those Solid with Harrow buy Cargo of him at $300 in a Deal; he buys nothing', () => {
  const deal = (set: CaptainSet) =>
    withCaptain({ at: 'highgate', cargo: 1, contraband: 1, ...set }).choose('deal:lord-harrow')
  expect(deal({}).options()).toEqual(['draw', 'draw-one'])
  const game = deal({ solid: ['lord-harrow'] })
  expect(game.options()).toEqual(['draw', 'draw-one', 'buy:cargo'])
  expect([mostOf(game, 'buy:cargo'), roomTold(game, 'buy:cargo')]).toEqual([10, 6])
  game.choose(['buy:cargo', 'buy:cargo', 'draw'])
  expect(game.captain()).toMatchObject({ credits: 2400, hold: { cargo: 3 } })
  expect(game.options()).toContain('buy:cargo')
  expect(deal({ solid: ['lord-harrow'], credits: 299 }).options()).toEqual(['draw', 'draw-one'])
})

test("HARROW-01 OPEN-34 room may be made for Harrow's Cargo", () => {
  const laden = { fuel: 4, part: 0, passenger: 6, stash: { passenger: 4 } }
  const full: CaptainSet = { at: 'highgate', solid: ['lord-harrow'], ...laden }
  const game = withCaptain(full).path('deal:lord-harrow', ['buy:cargo', 'buy:cargo'])
  expect([game.kind, game.options()]).toEqual(['hold.make-room', ['fuel', 'passenger']])
  game.path('passenger', 'fuel', 'fuel')
  expect([game.kind, game.captain().credits]).toEqual(['turn', 2400])
  const { hold, stash } = game.captain()
  expect([hold.cargo + stash.cargo, hold.passenger + stash.passenger, hold.fuel + stash.fuel]).toEqual([2, 9, 2])
})

test('HARROW-02 Solid with Harrow, Smuggling and Shipping for anybody pay $500 more, other Jobs do not', () => {
  const gains = (job: string, set: CaptainSet, ...answers: Value[]) =>
    ([[], ['lord-harrow']] as const).map((solid) => {
      const game = withCaptain({ loaded: [job], solid, ...set }).path(`job:${job}`, ...answers)
      expect(game.captain().jobs).toEqual([])
      return game.captain().credits - 3000
    })
  expect(gains('badger-30', { at: 'shadow', contraband: 3 })).toEqual([3200, 3700])
  expect(gains('patience-27', { at: 'shadow', cargo: 3 })).toEqual([2800, 3300])
  const armed: CaptainSet = { at: 'muir', passenger: 2, gear: ['regina/pistol/1'] }
  expect(gains('amnon-duul-28', armed, 'suggested', 2)).toEqual([400, 400])
})

test('HARROW-02 OPEN-58 the Job that makes Solid with Harrow does not earn the $500, the next of his does', () => {
  const set: CaptainSet = { at: 'shadow', loaded: ['lord-harrow-15'], contraband: 3 }
  const first = withCaptain(set).choose('job:lord-harrow-15')
  expect(first.captain()).toMatchObject({ credits: 5300, solid: { 'lord-harrow': 'lord-harrow-15' } })
  const next = withCaptain({ ...set, solid: ['lord-harrow'] }).choose('job:lord-harrow-15')
  expect(next.captain().credits).toBe(5800)
})

test('HARROW-03 Harrow is dealt with at Highgate and nowhere else', () => {
  const deals = (at: string) => offers(withCaptain({ at, solid: ['lord-harrow'] }), 'deal:')
  expect(deals('highgate')).toEqual(['deal:lord-harrow'])
  expect([...deals('meridian'), ...deals('dragons-egg'), ...deals('fury'), ...deals('blue-sun-r3-01')]).toEqual([])
})
