import { describe, expect, test } from 'vitest'
import { type CaptainSet, type Play, type Situation, scenario } from '../../scenario.ts'
import { crewOf, offers } from '../../testing/aids.ts'
import { alertTokensIn } from '../shared/alerts/state.ts'

const flage = 'meridian/reaver-flage/1'
const flak = 'meridian/hull-mounted-flak-gun/1'
const pilotAndMechanic: CaptainSet = { leader: 'malcolm', crew: ['Bester'] }
const besideMeridian = ['new-canaan', 'highgate', 'fury']

function inRim(set: Situation, cards: string[] = [], ...dice: number[]): Play {
  return scenario({ expansions: ['blue-sun'], ...set })
    .next('nav-rim', ...cards)
    .dice(...dice)
    .begin()
}

const discarded = (play: Play) => play.state.supply.meridian?.discard.cards

describe('near the Cutters', () => {
  test('FLY-08 a ship may Mosey into a Cutter sector, but neither burn nor evade into it', () => {
    const set: Situation = { captains: [{ at: 'meridian', ...pilotAndMechanic }], cutters: ['fury'] }
    expect(inRim(set).choose('mosey').options()).toEqual(besideMeridian)
    expect(inRim(set).choose('burn').options()).toEqual(['new-canaan', 'highgate'])
    const moseyed = inRim(set).path('mosey', 'fury')
    expect(moseyed.captain().sector).toBe('fury')
    expect(moseyed.told()).not.toContain('reaver-contact')
    expect(moseyed.kind).toBe('turn')
    const evading = inRim({ ...set, cutters: ['meridian', 'fury'] }).choose('dodge')
    expect(evading.options()).toEqual(['new-canaan', 'highgate'])
  })

  test('FLY-08 with the base box alone a Mosey stays out of it too', () => {
    const play = scenario({ captains: [{ at: 'hera' }], cutters: ['aphrodite'] })
      .begin()
      .choose('mosey')
    expect(play.options()).toEqual(['border-r1-22', 'border-r1-23'])
  })

  test('CUTTER-09 no Cutter is moved into a sector that holds another', () => {
    const set: Situation = { captains: [{ at: 'meridian' }], cutters: ['muir', 'deadwood'] }
    const play = inRim(set, ['Reavers on the Hunt']).path('burn', 'highgate')
    expect(play.options()).toEqual([
      'muir>new-canaan',
      'muir>fury',
      'deadwood>fury',
      'deadwood>blue-sun-r3-03',
      'deadwood>rim-r1-20',
    ])
  })

  test('CUTTER-12 whoever moves a Cutter picks which: the right player, or the drawer with Reaver Bait', () => {
    const captains = [{ at: 'aphrodite' }, {}, {}]
    const drawn = (card: string) =>
      scenario({ expansions: ['blue-sun'], captains })
        .next('nav-border', card)
        .begin()
        .path('burn', 'hera')
    const chased = drawn('Reaver Cutter')
    expect(chased.decision()).toMatchObject({ seat: 2, kind: 'cutter.move' })
    expect(chased.options()).toEqual(['burnham-r2-01>hera', 'burnham-r2-02>hera', 'burnham-r2-03>hera'])
    const lured = drawn('Reaver Bait').choose('lure')
    expect(lured.decision()).toMatchObject({ seat: 0, kind: 'cutter.move' })
    expect(lured.options()).toEqual(['burnham-r2-01>hera', 'burnham-r2-02>hera', 'burnham-r2-03>hera'])
  })
})

describe('CUTTER-10 a Nav card would bring a second Cutter', () => {
  /** An alert has just called a Cutter to Hera, where this card is drawn. */
  function atHera(card: string, set: CaptainSet, ...dice: number[]): Play {
    return scenario({
      expansions: ['blue-sun'],
      captains: [{ at: 'aphrodite', ...set }],
      cutters: ['meridian', 'miranda'],
      alerts: { hera: { reaver: 1 } },
    })
      .next('nav-border', card)
      .dice(1, ...dice)
      .begin()
      .path('burn', 'hera', 'meridian>hera')
  }

  test('CUTTER-10 Reaver Cutter: none moves, and the meeting comes at once', () => {
    const play = atHera('Reaver Cutter', pilotAndMechanic)
    expect(play.state.cutters).toEqual(['hera', 'miranda'])
    expect(play.decision()).toMatchObject({ kind: 'nav' })
    expect(play.options()).toEqual(['fight', 'dodge'])
    expect(play.path('dodge', 'aphrodite').captain().sector).toBe('aphrodite')
    expect(play.kind).toBe('turn')
  })

  test('CUTTER-10 Reaver Bait: luring brings Reaver Contact instead, and one Evade', () => {
    const play = atHera('Reaver Bait', pilotAndMechanic).choose('lure')
    expect(play.decision()).toMatchObject({ kind: 'reaver-contact' })
    expect(play.options()).toEqual(['fight', 'dodge'])
    play.path('dodge', 'aphrodite')
    expect(play.state.cutters).toEqual(['hera', 'miranda'])
    expect(play.captain().sector).toBe('aphrodite')
    expect(play.told().filter((key) => key === 'evade')).toHaveLength(1)
    expect(play.kind).toBe('turn')
  })

  test('CUTTER-10 Reaver Bait: those driven off with a Flak Gun still leave the Evade of the card', () => {
    const play = atHera('Reaver Bait', { upgrades: [flak] }).path('lure', flak, 'hera>border-r1-22')
    expect(play.state.cutters).toEqual(['border-r1-22', 'miranda'])
    expect(play.kind).toBe('evade.to')
    expect(play.options()).toEqual(['aphrodite', 'border-r1-23', 'shadow', 'border-r2-22'])
  })
})

describe('Reaver-Flage', () => {
  test('Reaver-Flage lets a ship come into Cutter sectors in any way', () => {
    const set: Situation = { captains: [{ at: 'meridian', ...pilotAndMechanic, upgrades: [flage] }], cutters: ['fury'] }
    expect(inRim(set).choose('burn').options()).toEqual(besideMeridian)
    expect(inRim(set, ['The Big Black']).path('burn', 'fury').kind).toBe('fly.to')
    const evading = inRim({ ...set, cutters: ['meridian', 'fury'] }).choose('dodge')
    expect(evading.options()).toEqual(besideMeridian)
  })

  test('Reaver-Flage is discarded once Reavers have cost the ship any crew, and only then', () => {
    const set = (crew: string[]): Situation => ({
      captains: [{ at: 'meridian', leader: 'womack', crew, upgrades: [flage, 'meridian/reaver-flage/2'] }],
      cutters: ['meridian'],
    })
    const bereft = inRim(set(['Lund', 'Wash']), [], 6, 6).path('regina/lund')
    expect(crewOf(bereft)).toEqual(['womack', 'space-bazaar/wash'])
    expect(bereft.captain().upgrades).toEqual([])
    expect(discarded(bereft)).toEqual([flage, 'meridian/reaver-flage/2'])
    const unhurt = inRim(set([]), [], 6, 6)
    expect(unhurt.told()).toContain('struck-down')
    expect(unhurt.captain().upgrades).toEqual([flage, 'meridian/reaver-flage/2'])
  })

  test('Reaver-Flage goes with crew killed by the Reaver Cutter card too', () => {
    const captains = [{ at: 'meridian', leader: 'womack', crew: ['Lund', 'Wash'], upgrades: [flage] }]
    const set = { captains, cutters: ['miranda'] }
    const play = inRim(set, ['Reaver Cutter'], 6, 6).path('burn', 'highgate', 'regina/lund')
    expect(play.captain().upgrades).toEqual([])
    expect(discarded(play)).toEqual([flage])
  })
})

describe('Hull-Mounted Flak Gun', () => {
  const armed: CaptainSet = { at: 'meridian', ...pilotAndMechanic, upgrades: [flak] }

  test('Hull-Mounted Flak Gun: offered at the start of a turn beside a Cutter; it moves off as the owner likes', () => {
    const play = inRim({ captains: [armed, {}], cutters: ['meridian', 'fury'] })
    expect(play.decision()).toMatchObject({ seat: 0, kind: 'cutter.drive-off' })
    expect(play.options()).toEqual(['face', flak])
    play.choose(flak)
    expect(play.decision()).toMatchObject({ seat: 0, kind: 'cutter.move' })
    expect(play.options()).toEqual(['meridian>new-canaan', 'meridian>highgate'])
    play.choose('meridian>highgate')
    expect(play.state.cutters).toEqual(['highgate', 'fury'])
    expect(alertTokensIn(play.state)).toEqual({ meridian: { reaver: 1, alliance: 0 } })
    expect(play.captain()).toMatchObject({ sector: 'meridian', upgrades: [] })
    expect(discarded(play)).toEqual([flak])
    expect(play.kind).toBe('turn')
    expect(play.state.turn.taken).toEqual([])
  })

  test('Hull-Mounted Flak Gun: kept back, the Reavers are met as usual', () => {
    const play = inRim({ captains: [armed], cutters: ['meridian'] }).choose('face')
    expect(play.decision()).toMatchObject({ kind: 'reaver-contact' })
    expect(play.captain().upgrades).toEqual([flak])
  })

  test('Hull-Mounted Flak Gun: the Cutter stays in Border and Rim Space', () => {
    const set = { captains: [{ ...armed, at: 'border-r1-19' }], cutters: ['border-r1-19'] }
    expect(inRim(set).choose(flak).options()).toEqual([
      'border-r1-19>border-r1-18',
      'border-r1-19>border-r1-20',
      'border-r1-19>border-r2-19',
    ])
  })

  test('Hull-Mounted Flak Gun: the Reaver Cutter card is ignored and the ship keeps flying', () => {
    const set = { captains: [armed], cutters: ['miranda'] }
    const play = inRim(set, ['Reaver Cutter']).path('burn', 'fury')
    expect(play.state.cutters).toEqual(['fury'])
    expect(play.options()).toEqual(['face', flak])
    play.path(flak, 'fury>muir')
    expect(play.kind).toBe('fly.to')
    expect(play.state.cutters).toEqual(['muir'])
    expect(play.captain()).toMatchObject({ sector: 'fury', upgrades: [] })
  })

  test('Hull-Mounted Flak Gun: a free choice beside a Cutter, and nowhere else', () => {
    const play = inRim({ captains: [armed], cutters: ['fury'] })
    expect(offers(play, 'drive-off:')).toEqual([])
    play.path('mosey', 'fury')
    expect(offers(play, 'drive-off:')).toEqual([`drive-off:${flak}`])
    play.path(`drive-off:${flak}`, 'fury>deadwood')
    expect(play.state.cutters).toEqual(['deadwood'])
    expect(play.state.turn.taken).toEqual(['fly'])
    expect(discarded(play)).toEqual([flak])
  })
})
