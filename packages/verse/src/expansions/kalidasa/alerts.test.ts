import { expect, test } from 'vitest'
import { type CaptainSet, type Play, type Situation, scenario } from '../../scenario.ts'
import { alertTokensIn } from '../shared/alerts/state.ts'
import { burning, corvetteOf, kalidasa, toldOf, withBlueSun } from './testing/index.ts'

const outlaw: CaptainSet = { contraband: 1 }

const moseying = (from: string, to: string, captain: CaptainSet, set: Situation, ...dice: number[]): Play =>
  scenario({ ...kalidasa, captains: [{ at: from, ...captain }], ...set })
    .dice(...dice)
    .begin()
    .path('mosey', to)

const atSalisbury = (alliance: number, reaver = 0) => ({ alerts: { salisbury: { alliance, reaver } } })

test('KAL-ALERT-01 cards place tokens, also where some lie already', () => {
  const game = burning('Alliance Spy Satellite', { crew: ['Wash'] }, atSalisbury(0, 0)).path('dodge')
  expect(alertTokensIn(game.state)['salisbury']).toEqual({ reaver: 0, alliance: 1 })
})

test('KAL-ALERT-02 KAL-ALERT-07 one die for all of them, before the Nav card', () => {
  const game = burning('The Big Black', {}, atSalisbury(2), 6)
  const told = game.told()
  expect(toldOf(game, 'alliance-alert-roll')).toBe(1)
  expect(told.indexOf('alliance-alert-roll')).toBeLessThan(told.indexOf('nav-card'))
})

test('KAL-ALERT-03 not above their number: a ship comes', () => {
  expect(corvetteOf(moseying('beaumonde', 'salisbury', {}, atSalisbury(3), 3))).toBe('salisbury')
  expect(corvetteOf(moseying('beaumonde', 'salisbury', {}, atSalisbury(3), 4))).toBe('cortex-relay-2')
})

test('KAL-ALERT-04 ALERT-08 ALERT-09 in Alliance Space the player to the right picks one of two ships', () => {
  const alerts = { pelorum: { alliance: 6 } }
  const captains = [{ at: 'persephone', ...outlaw }, {}]
  const game = moseying('persephone', 'pelorum', {}, { alerts, captains, cruiser: 'londinium' }, 1)
  expect(game.decision(1)).toMatchObject({ kind: 'alert.call', seat: 1 })
  expect(game.options(1).sort()).toEqual(['call-corvette', 'call-cruiser'])
  game.choose('call-corvette', 1)
  expect([corvetteOf(game), game.state.cruiser]).toEqual(['pelorum', 'londinium'])
})

test('KAL-ALERT-05 KAL-ALERT-09 an Outlaw is dealt with by the ship that came, and the flight is over', () => {
  const game = burning('The Big Black', { fugitive: 2 }, atSalisbury(6), 1)
  expect(game.captain().hold.fugitive).toBe(0)
  expect(toldOf(game, 'corvette-contact')).toBe(1)
  expect(toldOf(game, 'nav-card')).toBe(0)
  expect(game.state.turn.flight).toBeNull()
})

test('KAL-ALERT-06 whatever is rolled, the tokens leave', () => {
  for (const die of [1, 6])
    expect(alertTokensIn(moseying('beaumonde', 'salisbury', {}, atSalisbury(2), die).state)).toEqual({})
})

test('KAL-ALERT-08 what helps in tests does not help here', () => {
  const game = moseying('beaumonde', 'salisbury', { crew: ['River Tam'], ...outlaw }, atSalisbury(2), 2)
  expect(corvetteOf(game)).toBe('salisbury')
  expect(toldOf(game, 'test')).toBe(0)
})

test('KAL-ALERT-10 Evade resolves tokens too', () => {
  const game = burning("Storm's Gettin' Worse", {}, { alerts: { aberdeen: { alliance: 6 } } }, 1).path('aberdeen')
  expect(corvetteOf(game)).toBe('aberdeen')
})

test('KAL-ALERT-11 ALERT-10 the Corvette clears the Reaver tokens before they are rolled for', () => {
  const game = moseying('beaumonde', 'salisbury', {}, { ...withBlueSun, ...atSalisbury(6, 6) }, 1)
  expect(toldOf(game, 'reaver-alert-roll')).toBe(0)
  expect(alertTokensIn(game.state)).toEqual({})
})

test('OPEN-24 nobody comes to where the Corvette may not stop', () => {
  const alerts = { 'border-r2-06': { alliance: 6 } }
  const game = moseying('border-r2-07', 'border-r2-06', {}, { alerts, cutters: ['border-r2-09'] }, 1)
  expect(corvetteOf(game)).toBe('cortex-relay-2')
})

test('OPEN-77 a ship that is there already is not called', () => {
  const game = moseying('beaumonde', 'salisbury', {}, { ...atSalisbury(6), corvette: 'salisbury' }, 1)
  expect(toldOf(game, 'corvette-moved')).toBe(0)
})

test('KAL-OPEN-07 without Blue Sun Cutters leave no tokens and nobody moseys into their sector', () => {
  const game = burning('Reavers on the Hunt', {}, { cutters: ['border-r2-07'] }).path('border-r2-07>rim-r1-07')
  expect(alertTokensIn(game.state)).toEqual({})
  const beside = scenario({ ...kalidasa, cutters: ['salisbury'], captains: [{ at: 'beaumonde' }] })
    .begin()
    .path('mosey')
  expect(beside.options()).not.toContain('salisbury')
})
