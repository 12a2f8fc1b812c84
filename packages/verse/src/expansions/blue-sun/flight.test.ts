import { describe, expect, test } from 'vitest'
import { type CaptainSet, type Play, type Situation, scenario } from '../../scenario.ts'
import { lastTold } from '../../testing/aids.ts'
import { alertTokensIn } from '../shared/alerts/state.ts'

const whisper = 'Xunsu Whisper X1'

/** The card named first lies on top; empty space follows. */
function inRim(set: Situation, card: string, ...dice: number[]): Play {
  return scenario({ expansions: ['blue-sun'], ...set })
    .next('nav-rim', card, ...Array.from({ length: 8 }, () => 'The Big Black'))
    .dice(...dice)
    .begin()
}

/** Flies to and fro between Meridian and New Canaan until the Full Burn is over; the number of sectors entered. */
function sectorsFlown(play: Play): number {
  let flown = 0
  while (play.kind === 'fly.to') {
    play.choose(play.captain().sector === 'meridian' ? 'new-canaan' : 'meridian')
    flown++
  }
  return flown
}

test('NAV-09 Rim sectors draw from the Rim deck, those beside them from their own', () => {
  const play = inRim({ captains: [{ at: 'border-r2-23' }] }, 'Ravaged Transport').path('burn', 'cortex-relay-7')
  expect(lastTold(play, 'nav-card')).toMatchObject({ card: { id: 'nav-rim/ravaged-transport' } })
  expect(play.state.nav.rim?.discard.cards).toEqual(['nav-rim/ravaged-transport'])
  play.choose('border-r2-24')
  expect(play.state.nav.border?.discard.cards).toHaveLength(1)
})

describe('Modded Fuel Catalyzer', () => {
  const fitted = (set: CaptainSet): Situation => ({
    captains: [{ at: 'meridian', upgrades: ['Modded Fuel Catalyzer'], ...set }],
  })

  test('Modded Fuel Catalyzer: 1 Fuel more as a Full Burn begins, for 2 sectors more', () => {
    const play = inRim(fitted({}), 'The Big Black').choose('burn')
    expect(play.kind).toBe('burn.more')
    play.choose(true)
    expect(sectorsFlown(play)).toBe(7)
    expect(play.captain().hold.fuel).toBe(4)
  })

  test('Modded Fuel Catalyzer: refused, the Full Burn is as ever', () => {
    const play = inRim(fitted({}), 'The Big Black').path('burn', false)
    expect(sectorsFlown(play)).toBe(5)
    expect(play.captain().hold.fuel).toBe(5)
  })

  test('Modded Fuel Catalyzer: not offered without the Fuel, nor on a Mosey', () => {
    expect(inRim(fitted({ fuel: 1 }), 'The Big Black').choose('burn').kind).toBe('fly.to')
    expect(inRim(fitted({ fuel: 2 }), 'The Big Black').choose('burn').kind).toBe('burn.more')
    expect(inRim(fitted({}), 'The Big Black').choose('mosey').kind).toBe('fly.to')
  })
})

describe('Xunsu Whisper X1', () => {
  const quiet: CaptainSet = { at: 'meridian', core: whisper }
  const chased: Situation = { captains: [quiet], cutters: ['miranda'] }

  test('Xunsu Whisper X1: range 6 for 1 Fuel', () => {
    const play = inRim({ captains: [quiet] }, 'The Big Black').choose('burn')
    expect(sectorsFlown(play)).toBe(6)
    expect(play.captain().hold.fuel).toBe(5)
  })

  test('Xunsu Whisper X1: when Reavers come it may roll; from 3 on it evades, which ends the flight and the card', () => {
    const play = inRim(chased, 'Reaver Cutter', 3).path('burn', 'highgate')
    expect(play.kind).toBe('slip-away')
    play.choose(true)
    expect(play.options()).toEqual(['meridian', 'fury', 'blue-sun-r3-01', 'dragons-egg'])
    play.choose('fury')
    expect(play.captain().sector).toBe('fury')
    expect(play.kind).toBe('turn')
    expect(play.captain().crew).toEqual([{ card: 'malcolm', disgruntled: false }])
    expect(play.told()).not.toContain('test')
  })

  test('Xunsu Whisper X1: on 1 or 2, or unrolled, things take their course', () => {
    const caught = inRim(chased, 'Reaver Cutter', 2, 3).path('burn', 'highgate', true)
    expect(lastTold(caught, 'slip-away-roll')).toMatchObject({ die: 2 })
    expect(caught.told()).toContain('test')
    const still = inRim(chased, 'Reaver Cutter', 3).path('burn', 'highgate', false)
    expect(still.told()).not.toContain('slip-away-roll')
    expect(still.told()).toContain('test')
  })

  test('Xunsu Whisper X1: slipping from a lured Cutter takes the place of the Evade of the card', () => {
    const play = scenario({
      expansions: ['blue-sun'],
      captains: [{ at: 'aphrodite', core: whisper }],
      cutters: ['miranda'],
    })
      .next('nav-border', 'Reaver Bait')
      .dice(6)
      .begin()
      .path('burn', 'hera', 'lure', true, 'shadow')
    expect(play.captain().sector).toBe('shadow')
    expect(play.kind).toBe('turn')
  })

  test('Xunsu Whisper X1: it slips from the Cruiser before Alliance Contact', () => {
    const play = scenario({
      expansions: ['blue-sun'],
      captains: [{ at: 'santo', core: whisper, contraband: 1, warrants: 1 }],
    })
      .next('nav-alliance', 'Alliance Cruiser')
      .dice(4)
      .begin()
      .path('burn', 'white-sun-r4-10', true, 'santo')
    expect(play.state.cruiser).toBe('white-sun-r4-10')
    expect(play.captain()).toMatchObject({ sector: 'santo', warrants: 1, metCruiser: false, hold: { contraband: 1 } })
    expect(play.kind).toBe('turn')
  })

  test('Xunsu Whisper X1: it slips from a Cutter called by an alert too, before any Nav card', () => {
    const set: Situation = { ...chased, alerts: { 'new-canaan': { reaver: 1 }, muir: { reaver: 1 } } }
    const play = inRim(set, 'The Big Black', 1, 5, 6).path('burn', 'new-canaan', true, 'muir')
    expect(play.captain().sector).toBe('muir')
    expect(play.state.cutters).toEqual(['new-canaan'])
    expect(alertTokensIn(play.state)).toEqual({ miranda: { reaver: 1, alliance: 0 } })
    expect(play.told()).not.toContain('nav-card')
    expect(play.kind).toBe('turn')
  })

  test('Xunsu Whisper X1: out of turn the owner slips away while the other flies on', () => {
    const set: Situation = { captains: [{ at: 'highgate' }, quiet], cutters: ['new-canaan'] }
    const play = inRim(set, 'Reavers on the Hunt', 3).path('burn', 'dragons-egg', 'new-canaan>meridian')
    expect(play.decision()).toMatchObject({ seat: 1, kind: 'slip-away' })
    play.path(true, 'fury')
    expect(play.captain(1).sector).toBe('fury')
    expect(play.decision()).toMatchObject({ seat: 0, kind: 'fly.to' })
  })
})
