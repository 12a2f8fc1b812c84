import { expect, test } from 'vitest'
import { type CaptainSet, scenario } from '../scenario.ts'
import { crewOf, lastTest, offers, onOffer } from '../testing/aids.ts'

/** A job of two Misbehave cards; the first is got through at the price of one crew. */
const dearlyBought = (set: CaptainSet, ...dice: number[]) =>
  scenario({ captains: [{ at: 'space-bazaar', active: ['badger-14'], ...set }] })
    .next('misbehave', "The Sheriff's Justice", 'Kill the Alarm')
    .dice(...dice)
    .begin()
    .path('job:badger-14', 'go', 'fight')

test('LEADER-01 a Leader takes a berth, has Shore Leave to be paid for and carries Gear', () => {
  const crew = ['Jayne', 'Zoe', 'Kaylee', 'Wash', 'Inara']
  const full = scenario({ captains: [{ at: 'persephone', crew }] })
    .next('persephone', 'Emma')
    .begin()
  full.path('shop', ['draw-one'], 'stop')
  expect(onOffer(full)).toEqual([])
  const alone = { at: 'persephone', gear: ['regina/pistol/1'] }
  expect(
    scenario({ captains: [alone] })
      .begin()
      .path('shop', ['shore-leave'])
      .captain().credits,
  ).toBe(2900)
  const armed = scenario({ captains: [{ ...alone, at: 'boros' }], cutters: ['boros'] })
    .dice(1)
    .begin()
  expect(lastTest(armed)).toMatchObject({ points: 3 })
})

test('LEADER-01 LEADER-03 a Leader may be chosen to be killed, goes back to the ship and is Disgruntled instead', () => {
  const game = scenario({ captains: [{ at: 'boros', crew: ['Jayne'] }], cutters: ['boros'] })
    .dice(5)
    .begin()
  expect(game.options()).toEqual(['malcolm', 'silverhold/jayne'])
  game.choose('malcolm')
  expect(game.captain().crew).toEqual([
    { card: 'malcolm', disgruntled: true },
    { card: 'silverhold/jayne', disgruntled: false },
  ])
  expect(game.state.removed.cards).toEqual([])
})

test('LEADER-02 a Leader takes no cut', () => {
  const game = scenario({ captains: [{ at: 'albion', loaded: ['harken-01'], cargo: 2, credits: 0 }] }).begin()
  game.choose('job:harken-01')
  expect(game.kind).toBe('turn')
  expect(game.captain().credits).toBe(600)
  expect(game.captain().crew).toEqual([{ card: 'malcolm', disgruntled: false }])
})

test('LEADER-04 a Leader struck down at work sits out the rest of that Work action', () => {
  const game = dearlyBought({ crew: ['Jayne'] }, 5)
  game.choose('malcolm')
  expect(game.kind).toBe('misbehave')
  expect(game.state.attempt?.team).toEqual(['silverhold/jayne'])
  expect(game.captain().crew[0]).toEqual({ card: 'malcolm', disgruntled: true })
})

test('LEADER-05 a Medic may save the Leader, who then takes no token but sits out all the same', () => {
  const crew = ['Jayne', 'Interrogator']
  const saved = dearlyBought({ crew }, 5, 5).choose('malcolm')
  expect(saved.captain().crew[0]).toEqual({ card: 'malcolm', disgruntled: false })
  expect(saved.state.attempt?.team).toEqual(['silverhold/jayne', 'osiris/interrogator'])
  const lost = dearlyBought({ crew }, 5, 4).choose('malcolm')
  expect(lost.captain().crew[0]).toEqual({ card: 'malcolm', disgruntled: true })
})

test('LEADER-06 a second token on the Leader sends all other crew to their piles and leaves the Leader without one', () => {
  const game = scenario({
    captains: [{ at: 'albion', crew: ['Jayne', 'Emma'], gear: ['Vera'], disgruntled: ['malcolm', 'Jayne'] }],
  })
    .next('nav-alliance', 'Distress Signal')
    .begin()
  game.path('burn', 'osiris', 'pass')
  expect(game.captain().crew).toEqual([{ card: 'malcolm', disgruntled: false }])
  expect(game.state.supply.silverhold?.discard.cards).toEqual(['silverhold/jayne'])
  expect(game.state.supply.persephone?.discard.cards).toEqual(['persephone/emma'])
  expect(game.captain().gear).toEqual(['silverhold/vera'])
})

test('LEADER-06 crew fired in the middle of a job are at work no longer', () => {
  const game = dearlyBought({ crew: ['Jayne'], disgruntled: ['malcolm'] }, 5)
  game.choose('malcolm')
  expect(crewOf(game)).toEqual(['malcolm'])
  expect(game.kind).toBe('turn')
  expect(game.captain().jobs).toEqual([{ card: 'badger-14', pickedUp: false }])
  expect(game.state.supply.silverhold?.discard.cards).toEqual(['silverhold/jayne'])
})

test('LEADER-07 a Leader cannot be hired away', () => {
  const rival = { at: 'albion', crew: ['Emma'], disgruntled: ['womack', 'Emma'] }
  const game = scenario({ captains: [{ at: 'albion' }, rival] }).begin()
  expect(offers(game, 'hire:')).toEqual(['hire:persephone/emma'])
})
