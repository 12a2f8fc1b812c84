import { describe, expect, test } from 'vitest'
import { addToBox } from '../../box.ts'
import { boxWith } from '../../boxes/index.ts'
import { type CaptainSet, scenario } from '../../scenario.ts'
import { boundsOf, lastTest, roomTold } from '../../testing/aids.ts'
import { calm, cross, Flight, hiding, holding } from '../../testing/flight.ts'
import type { NavPrint } from '../../vocabulary/index.ts'
import { alertTokensIn } from '../shared/alerts/state.ts'
import { border, rim } from './nav.ts'
import { blueSunIn } from './state.ts'

/**
 * Every nav card of the box is drawn at New Canaan (Rim) or at Hera (Border), reached by a Full Burn: with $3000, 5 Fuel
 * and 2 Parts, the Cutters in Reaver Space. What a card did is told as its outcome and every field that is no longer as
 * it was then; so whatever is not named is proven to be unchanged.
 */
const courses = { rim: ['meridian', 'new-canaan'], border: ['aphrodite', 'hera'] } as const

/** The player to the right. */
const rival: CaptainSet = { at: 'valentine', leader: 'marco' }

function fly(region: keyof typeof courses, card: string, set: CaptainSet, dice: readonly number[]): Flight {
  const [from, to] = courses[region]
  const scene = scenario({ expansions: ['blue-sun'], captains: [{ at: from, ...set }, rival] })
    .next(`nav-${region}`, card, ...Array.from({ length: 8 }, () => 'The Big Black'))
    .dice(...dice)
  return new Flight(scene, to, (state) => ({
    cutters: state.cutters,
    alerts: alertTokensIn(state),
    ...blueSunIn(state),
  }))
}

const inRim = (card: string, set: CaptainSet = {}, ...dice: number[]) => fly('rim', card, set, dice)
const atTheBorder = (card: string, set: CaptainSet = {}, ...dice: number[]) => fly('border', card, set, dice)

const flying = { end: 'keep-flying' }
const stopped = { end: 'full-stop' }
const token = { reaver: 1, alliance: 0 }
const homes = ['burnham-r2-01', 'burnham-r2-02', 'burnham-r2-03']

/** Brings 2 Fuel from every Salvage Op. */
const scrapper = 'space-bazaar/scrapper-dirty-leech/1'
/** A Mechanic with Tech 2; a leader who is neither Pilot nor Mechanic; one who is a Pilot. */
const mechanic: CaptainSet = { leader: 'corbin' }
const nobody: CaptainSet = { leader: 'womack' }
const pilot: CaptainSet = { leader: 'malcolm' }

const counts = (prints: readonly NavPrint[]) => prints.map(({ card, copies }) => `${copies} ${card.name}`)
const size = (prints: readonly NavPrint[]) => prints.reduce((sum, { copies }) => sum + copies, 0)

test('OPEN-01 the box has a Rim deck of 30 cards and 10 Border cards besides', () => {
  expect(counts(rim)).toEqual([
    '10 The Big Black',
    '1 Abandoned Tanker',
    '1 Blown Out Buffer Panel',
    '1 Fuel Coupling Failure',
    '1 Grav-Well Maneuver',
    '1 Local Tariff Patrol',
    '1 Locking Horns Over Scraps',
    '1 Nav System on the Fritz',
    '1 Objects in Space',
    '1 Ravaged Transport',
    '1 Reaver Booby Trap',
    '1 Reaver Cutter',
    '6 Reavers on the Hunt',
    '3 Reavers in Orbit',
  ])
  expect(counts(border)).toEqual(['1 Reaver Cutter', '1 Reaver Bait', '5 Reavers on the Hunt', '3 Reavers Dead Ahead!'])
  expect([size(rim), size(border)]).toEqual([30, 10])
})

test('SETUP-23 the Border deck loses 1 Reaver Cutter, 1 Reaver Bait and 8 Reavers on the Hunt, and gains the new 10', () => {
  const { navDecks, nav } = boxWith(['blue-sun'])
  const named = (name: string) => (navDecks.border ?? []).filter((id) => nav.get(id)?.name === name).length
  expect(navDecks.border).toHaveLength(40)
  expect(['Reaver Cutter', 'Reaver Bait', 'Reavers on the Hunt', 'Reavers Dead Ahead!'].map(named)).toEqual([
    1, 1, 5, 3,
  ])
  expect(named('The Big Black')).toBe(18)
  const played = scenario({ expansions: ['blue-sun'] }).begin().state.nav
  expect(played.border?.deck.cards.toSorted()).toEqual(navDecks.border?.toSorted())
  expect(played.rim?.deck.cards).toHaveLength(30)
})

describe('in the Rim', () => {
  test('The Big Black', () => {
    expect(inRim('The Big Black').result).toEqual(flying)
  })

  test('Abandoned Tanker', () => {
    const drawn = (set: CaptainSet) => inRim('Abandoned Tanker', set)
    expect(drawn(mechanic).game.options()).toEqual(['pass', 'siphon'])
    expect(drawn(mechanic).choose('pass').result).toEqual(flying)
    expect(drawn(nobody).result).toEqual(flying)
    const siphoning = drawn({ ...mechanic, cargo: 3 }).choose('siphon')
    expect([boundsOf(siphoning.game), roomTold(siphoning.game)]).toEqual([[0, 19], 11])
    expect(siphoning.choose(4).result).toEqual({
      ...stopped,
      hold: holding({ cargo: 3, fuel: 8 }),
      stash: hiding({ fuel: 1 }),
    })
    expect(drawn(mechanic).choose('siphon', 0).result).toEqual(stopped)
    expect(drawn({ ...mechanic, crew: [scrapper] }).choose('siphon', 1).result).toEqual({
      ...stopped,
      hold: holding({ fuel: 8 }),
    })
  })

  test('Blown Out Buffer Panel', () => {
    const drawn = (...dice: number[]) => inRim('Blown Out Buffer Panel', mechanic, ...dice)
    expect(drawn().game.options()).toEqual(['burn-fuel', 'fix'])
    expect(drawn().choose('burn-fuel').result).toEqual({ ...flying, hold: holding({ fuel: 4 }) })
    expect(drawn(3).choose('fix').result).toEqual(stopped)
    expect(drawn(4).choose('fix').result).toEqual(flying)
    const dry = inRim('Blown Out Buffer Panel', { ...mechanic, fuel: 1 }, 4)
    expect(dry.result).toMatchObject(flying)
    expect(lastTest(dry.game)).toMatchObject({ total: 6 })
  })

  test('PIC-NAV-12 Fuel Coupling Failure', () => {
    const drawn = (set: CaptainSet = {}) => inRim('Fuel Coupling Failure', set)
    expect(drawn().game.options()).toEqual(['parts', 'leak'])
    expect(drawn().choose('parts').result).toEqual({ ...flying, hold: holding({ part: 1 }) })
    const leaking = drawn().choose('leak')
    expect(leaking.result).toEqual({ ...flying, leaking: true })
    leaking.choose('muir', 'new-canaan')
    expect(leaking.game.captain().hold.fuel).toBe(3)
    leaking.choose('stop', 'end')
    leaking.game.choose('end')
    leaking.choose('mosey', 'muir')
    expect(leaking.game.captain().hold.fuel).toBe(3)
  })

  test('PIC-NAV-12 Fuel Coupling Failure: with the Fuel gone the ship flies on, and without Parts it leaks', () => {
    const dry = inRim('Fuel Coupling Failure', { fuel: 2, part: 0 })
    expect(dry.game.kind).toBe('fly.to')
    dry.choose('muir', 'new-canaan')
    expect(dry.game.captain()).toMatchObject({ sector: 'new-canaan', hold: { fuel: 0 } })
    expect(dry.game.kind).toBe('fly.to')
  })

  test('Grav-Well Maneuver', () => {
    const drawn = (set: CaptainSet) => inRim('Grav-Well Maneuver', set)
    expect(drawn(pilot).game.options()).toEqual(['slingshot', 'pass'])
    expect(drawn(nobody).result).toEqual(flying)
    expect(drawn(pilot).choose('pass').result).toEqual(flying)
    const slung = drawn(pilot).choose('slingshot')
    expect(slung.result).toEqual(flying)
    expect(slung.game.state.turn.flight).toEqual({ way: 'burn', flown: 1, range: 8, further: 3 })
    const course = ['muir', 'new-canaan', 'muir', 'new-canaan', 'muir', 'new-canaan']
    slung.choose(...course)
    expect(slung.game.kind).toBe('fly.to')
    slung.choose('muir')
    expect(slung.game.kind).toBe('turn')
  })

  test('Grav-Well Maneuver: in empty space there is nothing to swing round', () => {
    const play = scenario({ expansions: ['blue-sun'], captains: [{ at: 'rim-r1-20' }] })
      .next('nav-rim', 'Grav-Well Maneuver')
      .begin()
    play.path('burn', 'rim-r1-21', 'slingshot')
    expect(play.state.turn.flight).toMatchObject({ flown: 1, range: 5, further: 0 })
    expect(play.kind).toBe('fly.to')
  })

  test('Local Tariff Patrol', () => {
    const laden: CaptainSet = { ...pilot, cargo: 2, contraband: 1, passenger: 1, part: 0, fuel: 4, stash: { cargo: 2 } }
    const drawn = (set: CaptainSet, ...dice: number[]) => inRim('Local Tariff Patrol', set, ...dice)
    expect(drawn(laden).game.options()).toEqual(['talk', 'run'])
    expect(drawn(laden).choose('run').result).toEqual({
      end: 'evade',
      warrants: 1,
      hold: hiding({ cargo: 2, contraband: 1, passenger: 1, fuel: 2 }),
    })
    const robbed = drawn(laden, 5).choose('talk', 2)
    expect(robbed.game.decision()).toMatchObject({ seat: 0, kind: 'lose.good' })
    expect(robbed.game.options()).toEqual(['cargo', 'contraband', 'fuel'])
    robbed.choose('contraband')
    expect(robbed.game.options()).toEqual(['cargo', 'fuel'])
    expect(robbed.choose('fuel', 'fuel', 'cargo', 'cargo').result).toEqual({
      ...stopped,
      credits: 2800,
      hold: hiding({ passenger: 1, fuel: 1 }),
    })
    const passed = drawn(laden, 5).choose('talk', 3)
    expect(passed.result).toEqual({ ...flying, credits: 2700 })
    const light: CaptainSet = { ...pilot, fuel: 2, part: 0, stash: { contraband: 1 } }
    expect(drawn(light, 1).choose('talk', 0).result).toEqual({ ...stopped, hold: hiding({}) })
  })

  test('Locking Horns Over Scraps', () => {
    /** The Scrapper's finds show what counts as a Salvage Op. */
    const hagglers: CaptainSet = { leader: 'nandi', crew: [scrapper] }
    const haggling = (...dice: number[]) => inRim('Locking Horns Over Scraps', hagglers, ...dice)
    expect(haggling().game.options()).toEqual(['haggle', 'fight'])
    expect(haggling(3).choose('haggle', 'part').result).toEqual({ ...stopped, hold: holding({ part: 3 }) })
    const bargain = haggling(4).choose('haggle', 'cargo', 'contraband', 'part')
    expect(bargain.result).toEqual({
      ...stopped,
      hold: holding({ cargo: 1, part: 3, fuel: 7 }),
      stash: hiding({ contraband: 1 }),
    })
    const brawlers: CaptainSet = { leader: 'womack', crew: ['Stark', 'Lund', scrapper] }
    const brawling = (die: number) => inRim('Locking Horns Over Scraps', brawlers, die).choose('fight')
    const lost = brawling(4)
    expect(lastTest(lost.game)).toMatchObject({ total: 9 })
    expect(lost.result).toEqual(stopped)
    const won = brawling(5).choose('cargo', 'cargo', 'cargo', 'cargo')
    expect(won.result).toEqual({ ...stopped, hold: holding({ cargo: 4, fuel: 6 }), stash: hiding({ fuel: 1 }) })
  })

  test('PIC-NAV-13 Nav System on the Fritz', () => {
    const drawn = (set: CaptainSet, ...dice: number[]) => inRim('Nav System on the Fritz', set, ...dice)
    expect(drawn(mechanic).game.options()).toEqual(['drift', 'fix'])
    expect(drawn(mechanic, 4).choose('fix').result).toEqual(stopped)
    expect(drawn(mechanic, 5).choose('fix').result).toEqual(flying)
    const adrift = drawn(nobody)
    expect(adrift.game.decision()).toMatchObject({ seat: 1, kind: 'drift.to' })
    expect(adrift.game.options()).toEqual(['meridian', 'fury', 'muir'])
    adrift.choose('fury')
    expect(adrift.game.decision()).toMatchObject({ seat: 1, kind: 'drift.to' })
    expect(adrift.choose('muir').result).toEqual({ ...flying, sector: 'muir' })
    expect(adrift.game.told().filter((key) => key === 'nav-card')).toHaveLength(1)
    adrift.choose('new-canaan', 'muir', 'new-canaan')
    expect(adrift.game.kind).toBe('fly.to')
    expect(adrift.choose('muir').game.kind).toBe('turn')
  })

  test('PIC-NAV-13 Nav System on the Fritz: a drifting ship resolves Alert tokens but never meets a Cutter', () => {
    const drawn = (set: CaptainSet = {}) =>
      scenario({
        expansions: ['blue-sun'],
        captains: [{ at: 'meridian', ...nobody, ...set }, rival],
        cutters: ['fury', 'miranda'],
        alerts: { muir: { reaver: 1 } },
      })
        .next('nav-rim', 'Nav System on the Fritz')
        .dice(5)
        .begin()
        .path('burn', 'new-canaan')
    const play = drawn({ upgrades: ['Reaver-Flage'] })
    expect(play.options()).toEqual(['meridian', 'muir'])
    play.choose('muir')
    expect(play.told()).toContain('reaver-alert-roll')
    expect(play.options()).toEqual(['new-canaan', 'deadwood'])
  })

  test('PIC-NAV-13 Nav System on the Fritz: an Outlaw Ship that drifts to the Cruiser flies no further', () => {
    const alliance = rim.filter(({ card }) => card.name === 'Nav System on the Fritz')
    const drawn = scenario({
      box: addToBox(boxWith(['blue-sun']), { nav: { alliance } }),
      captains: [{ at: 'albion', ...nobody, contraband: 1 }, rival],
      cruiser: 'white-sun-r3-08',
    })
      .next('nav-alliance', 'Nav System on the Fritz')
      .begin()
      .path('burn', 'osiris', 'white-sun-r3-08')
    expect(drawn.captain()).toMatchObject({ sector: 'white-sun-r3-08', metCruiser: true, hold: { contraband: 0 } })
    expect(drawn.kind).toBe('turn')
  })

  test('PIC-NAV-11 Objects in Space', () => {
    const drawn = (crew: string[] = []) =>
      scenario({ expansions: ['blue-sun'], captains: [{ at: 'meridian', crew }] })
        .discards('osiris', 'Yolonda', 'osiris/med-staff/1')
        .discards('regina', 'Pistol')
        .next('nav-rim', 'Objects in Space')
        .begin()
        .path('burn', 'new-canaan')
    expect(drawn().options()).toEqual(['take-on', 'pass'])
    expect(drawn().choose('pass').kind).toBe('fly.to')
    const taking = drawn().choose('take-on')
    expect(taking.options()).toEqual(['osiris/yolonda', 'osiris/med-staff/1'])
    taking.choose(['osiris/med-staff/1'])
    expect(taking.captain()).toMatchObject({ crew: calm('malcolm', 'osiris/med-staff/1'), credits: 3000 })
    expect(taking.kind).toBe('turn')
    const crowded = drawn(['Jayne', 'Wash', 'Zoe', 'Kaylee', 'Stark']).choose('take-on')
    crowded.path(['osiris/yolonda'], 'silverhold/jayne')
    expect(crowded.captain().crew.map(({ card }) => card)).not.toContain('silverhold/jayne')
    expect([crowded.captain().crew.at(-1)?.card, crowded.kind]).toEqual(['osiris/yolonda', 'turn'])
  })

  test('Ravaged Transport', () => {
    const drawn = (set: CaptainSet) => inRim('Ravaged Transport', set)
    expect(drawn(mechanic).game.options()).toEqual(['pass', 'salvage'])
    expect(drawn(nobody).result).toEqual(flying)
    expect(drawn(mechanic).choose('pass').result).toEqual(flying)
    const salvaging = drawn({ ...mechanic, crew: [scrapper] }).choose('salvage', 'cargo', 'contraband')
    expect(salvaging.result).toEqual({
      ...stopped,
      hold: holding({ cargo: 1, fuel: 7 }),
      stash: hiding({ contraband: 1 }),
    })
  })

  test('Reaver Booby Trap', () => {
    const drawn = (set: CaptainSet) => inRim('Reaver Booby Trap', set)
    const alerts = { 'new-canaan': token }
    expect(drawn(pilot).game.options()).toEqual(['swerve', 'trip'])
    expect(drawn(pilot).choose('swerve').result).toEqual({ ...flying, hold: holding({ fuel: 4 }), alerts })
    expect(drawn(pilot).choose('trip').result).toEqual({ ...stopped, alerts })
    expect(drawn(nobody).result).toEqual({ ...stopped, alerts })
    expect(drawn({ ...pilot, fuel: 1 }).result).toMatchObject({ ...stopped, alerts })
  })

  test('Reaver Cutter', () => {
    const drawn = (set: CaptainSet, ...dice: number[]) => inRim('Reaver Cutter', set, ...dice)
    const come = 'burnham-r2-03>new-canaan'
    const arrived = { cutters: ['burnham-r2-01', 'burnham-r2-02', 'new-canaan'], alerts: { 'burnham-r2-03': token } }
    const crewed: CaptainSet = { leader: 'malcolm', crew: ['Bester', 'Stark'], passenger: 1, stash: { fugitive: 1 } }
    const dodging = drawn(crewed)
    expect(dodging.game.decision()).toMatchObject({ seat: 1, kind: 'cutter.move' })
    expect(dodging.game.options()).toEqual(homes.map((home) => `${home}>new-canaan`))
    expect(dodging.choose(come).game.options()).toEqual(['fight', 'dodge'])
    expect(dodging.choose('dodge').result).toEqual({
      end: 'evade',
      ...arrived,
      hold: holding({ passenger: 1, fuel: 4 }),
    })
    const dead = { end: 'evade', ...arrived, hold: holding({}), stash: hiding({}) }
    const beaten = drawn(crewed, 4).choose(come, 'fight', 'silverhold/stark', 'malcolm')
    expect(beaten.result).toEqual({ ...dead, crew: [...cross('malcolm'), ...calm('regina/bester')] })
    const held = drawn(crewed, 5).choose(come, 'fight', 'silverhold/stark')
    expect(held.result).toEqual({ ...dead, crew: calm('malcolm', 'regina/bester') })
  })

  test('OPEN-20 PIC-NAV-08 Reavers on the Hunt', () => {
    const drawn = inRim('Reavers on the Hunt')
    expect(drawn.game.decision()).toMatchObject({ seat: 1, kind: 'cutter.move' })
    expect(drawn.game.options()).toEqual([
      'burnham-r2-01>miranda',
      'burnham-r2-01>rim-r1-26',
      'burnham-r2-01>rim-r1-27',
      'burnham-r2-02>miranda',
      'burnham-r2-02>cortex-relay-7',
      'burnham-r2-02>rim-r1-25',
      'burnham-r2-02>rim-r1-26',
      'burnham-r2-02>rim-r2-24',
      'burnham-r2-03>miranda',
      'burnham-r2-03>rim-r2-24',
    ])
    expect(drawn.choose('burnham-r2-03>miranda').result).toEqual({
      ...flying,
      cutters: ['burnham-r2-01', 'burnham-r2-02', 'miranda'],
      alerts: { 'burnham-r2-03': token },
    })
  })

  test('Reavers in Orbit', () => {
    const drawn = inRim('Reavers in Orbit', {})
    expect(drawn.game.decision()).toMatchObject({ seat: 1, kind: 'cutter.move' })
    const { sectors, places } = boxWith(['blue-sun'])
    const planets = [...sectors.values()].filter(
      (one) => one.region !== 'alliance' && one.places.some((place) => places.get(place)?.planet),
    )
    const orbits = planets.map((one) => one.id).filter((id) => id !== 'new-canaan' && id !== 'valentine')
    expect(drawn.game.options()).toEqual(homes.flatMap((from) => orbits.map((to) => `${from}>${to}`)))
    expect(drawn.choose('burnham-r2-01>deadwood').result).toEqual({
      ...flying,
      cutters: ['deadwood', 'burnham-r2-02', 'burnham-r2-03'],
      alerts: { 'burnham-r2-01': token },
    })
  })
})

describe('in Border Space', () => {
  test('Reaver Cutter', () => {
    const drawn = atTheBorder('Reaver Cutter', { leader: 'malcolm', crew: ['Bester'] })
    expect(drawn.game.decision()).toMatchObject({ seat: 1, kind: 'cutter.move' })
    drawn.choose('burnham-r2-01>hera')
    expect(drawn.game.options()).toEqual(['fight', 'dodge'])
    expect(drawn.choose('dodge').result).toEqual({
      end: 'evade',
      cutters: ['hera', 'burnham-r2-02', 'burnham-r2-03'],
      alerts: { 'burnham-r2-01': token },
      hold: holding({ fuel: 4 }),
    })
  })

  test('Reaver Bait', () => {
    const drawn = () => atTheBorder('Reaver Bait', { passenger: 1 })
    expect(drawn().game.options()).toEqual(['decoy', 'lure'])
    const decoy = drawn().choose('decoy')
    const free = [...boxWith(['blue-sun']).sectors.values()].filter(
      (one) => one.region === 'border' && one.id !== 'hera' && one.id !== 'valentine',
    )
    expect(decoy.game.decision()).toMatchObject({ seat: 0, kind: 'cutter.move' })
    expect(decoy.game.options()).toEqual(homes.flatMap((from) => free.map((to) => `${from}>${to.id}`)))
    expect(decoy.choose('burnham-r2-02>shadow').result).toEqual({
      ...flying,
      cutters: ['burnham-r2-01', 'shadow', 'burnham-r2-03'],
      alerts: { 'burnham-r2-02': token },
    })
    expect(drawn().choose('lure', 'burnham-r2-02>hera').result).toEqual({
      end: 'evade',
      cutters: ['burnham-r2-01', 'hera', 'burnham-r2-03'],
      alerts: { 'burnham-r2-02': token },
    })
  })

  test('OPEN-20 PIC-NAV-08 Reavers on the Hunt: the Blue Sun card crosses between Border and Rim', () => {
    const play = scenario({ expansions: ['blue-sun'], captains: [{ at: 'aphrodite' }, {}], cutters: ['border-r2-23'] })
      .next('nav-border', 'Reavers on the Hunt')
      .begin()
      .path('burn', 'hera')
    const ways = ['shadow', 'border-r2-22', 'border-r2-24', 'cortex-relay-7', 'rim-r1-22', 'rim-r1-23']
    expect(play.decision()).toMatchObject({ seat: 1, kind: 'cutter.move' })
    expect(play.options()).toEqual(ways.map((to) => `border-r2-23>${to}`))
    play.choose('border-r2-23>rim-r1-22')
    expect(play.state.cutters).toEqual(['rim-r1-22'])
    expect(play.kind).toBe('fly.to')
  })

  test('Reavers Dead Ahead!', () => {
    const drawn = atTheBorder('Reavers Dead Ahead!')
    expect(drawn.game.decision()).toMatchObject({ seat: 1, kind: 'cutter.move' })
    const beside = ['aphrodite', 'border-r1-22', 'border-r1-23', 'shadow', 'border-r2-22']
    expect(drawn.game.options()).toEqual(homes.flatMap((from) => beside.map((to) => `${from}>${to}`)))
    expect(drawn.choose('burnham-r2-03>shadow').result).toEqual({
      ...flying,
      cutters: ['burnham-r2-01', 'burnham-r2-02', 'shadow'],
      alerts: { 'burnham-r2-03': token },
    })
  })

  test('Reavers Dead Ahead! never puts a Cutter onto a ship', () => {
    const play = scenario({
      expansions: ['blue-sun'],
      captains: [{ at: 'aphrodite' }, { at: 'shadow' }],
      cutters: ['miranda'],
    })
      .next('nav-border', 'Reavers Dead Ahead!')
      .begin()
      .path('burn', 'hera')
    const beside = ['aphrodite', 'border-r1-22', 'border-r1-23', 'border-r2-22']
    expect(play.options()).toEqual(beside.map((to) => `miranda>${to}`))
  })
})
