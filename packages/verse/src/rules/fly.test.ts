import { expect, test } from 'vitest'
import { type CaptainSet, type Play, scenario } from '../scenario.ts'
import { boxWithCutters } from '../testing/aids.ts'

const heavy = ['amnon-duul-12', 'amnon-duul-13', 'amnon-duul-14'] as const
const markTwo = 'Modified Radion Accelerator Mark II'
const markThree = 'Hyper-Efficient Radion Accelerator Mark III'

/** A captain at Santo, which borders on three sectors of Alliance Space, with nothing but empty space ahead. */
function atSanto(set: CaptainSet = {}): Play {
  return scenario({ captains: [{ at: 'santo', ...set }] })
    .next('nav-alliance', ...Array.from({ length: 8 }, () => 'The Big Black'))
    .begin()
}

/** Flies to and fro until the Full Burn ends by itself; the number of sectors entered. */
function sectorsFlown(game: Play): number {
  let flown = 0
  for (game.choose('burn'); game.kind === 'fly.to'; flown++) game.choose(flown % 2 ? 'santo' : 'white-sun-r4-09')
  return flown
}

test('FLY-01 a Fly action is one Full Burn or one Mosey', () => {
  const game = atSanto()
  expect(game.options()).toEqual(['burn', 'mosey', 'make-work', 'end', 'hold'])
  game.path('burn', 'white-sun-r4-09', 'santo', 'stop')
  expect(game.options()).toEqual(['make-work', 'end', 'hold'])
  expect(game.state.turn.taken).toEqual(['fly'])
})

test('FLY-02 a Full Burn costs 1 Fuel to begin and cannot be chosen without it', () => {
  const game = atSanto({ fuel: 1 }).path('burn', 'white-sun-r4-09', 'santo', 'white-sun-r4-10')
  expect(game.captain().hold.fuel).toBe(0)
  expect(game.captain().sector).toBe('white-sun-r4-10')
  expect(atSanto({ fuel: 0 }).options()).toEqual(['mosey', 'make-work', 'end', 'hold'])
  expect(atSanto({ fuel: 0, stash: { fuel: 1 } }).options()).toContain('burn')
})

test('FLY-02 OPEN-11 the Fuel is paid with the first move, which must be made; one may fly back', () => {
  const game = atSanto().choose('burn')
  expect(game.captain().hold.fuel).toBe(6)
  expect(game.options()).toEqual(['white-sun-r3-06', 'white-sun-r4-09', 'white-sun-r4-10'])
  game.choose('white-sun-r4-09')
  expect(game.captain().hold.fuel).toBe(5)
  expect(game.options()).toContain('santo')
  game.choose('santo')
  expect(game.captain()).toMatchObject({ sector: 'santo', hold: { fuel: 5 } })
})

test("FLY-03 a Full Burn goes from one adjacent sector to the next, up to the Drive Core's range of 5", () => {
  const game = atSanto().path('burn', 'white-sun-r4-10', 'santo')
  expect(game.options()).toEqual(['white-sun-r3-06', 'white-sun-r4-09', 'white-sun-r4-10', 'stop', 'hold'])
  game.path('white-sun-r4-10', 'santo')
  expect(game.kind).toBe('fly.to')
  game.choose('white-sun-r4-10')
  expect(game.kind).toBe('turn')
  expect(sectorsFlown(atSanto())).toBe(5)
})

test('FLY-03 how the flight stands is for all to see: the way, the sectors flown, the range', () => {
  const game = atSanto({ crew: ['Wash'] })
  const course = () => game.match.view(null).turn.flight
  expect(course()).toBeNull()
  game.choose('burn')
  expect(course()).toEqual({ way: 'burn', flown: 0, range: 6, further: 0 })
  game.path('white-sun-r4-10', 'santo')
  expect(course()).toEqual({ way: 'burn', flown: 2, range: 6, further: 0 })
  expect(game.choose('stop').state.turn.flight).toBeNull()
  const strolling = atSanto().choose('mosey')
  expect(strolling.state.turn.flight).toEqual({ way: 'mosey', flown: 0, range: 1, further: 0 })
  expect(strolling.choose('white-sun-r4-10').state.turn.flight).toBeNull()
})

test('FLY-03 who lengthens the range and jumps ship on the way lengthens it no more', () => {
  const cards = (...last: string[]) => [...Array.from({ length: 4 }, () => 'The Big Black'), ...last, 'The Big Black']
  const fly = (set: CaptainSet, ...last: string[]) => {
    const game = scenario({ captains: [{ at: 'santo', leader: 'corbin', crew: ['Wash'], ...set }] })
      .next('nav-alliance', ...cards(...last))
      .begin()
    return game.path('burn', 'white-sun-r4-09', 'santo', 'white-sun-r4-09', 'santo', 'white-sun-r4-09')
  }
  expect(fly({}, 'The Big Black').kind).toBe('fly.to')
  const left = fly({ disgruntled: ['Wash'] }, 'Distress Signal').choose('pass')
  expect(left.captain().crew).toHaveLength(1)
  expect(left.kind).toBe('turn')
})

test('FLY-04 each sector entered in a Full Burn draws a card of its own region, resolved before the next move', () => {
  const game = scenario({ captains: [{ at: 'valentine' }] })
    .next('nav-border', 'Nav Hazard: Asteroid')
    .next('nav-alliance', 'Abandoned Ship')
    .begin()
  game.path('burn', 'border-r1-15')
  expect(game.decision()).toMatchObject({ kind: 'nav', card: 'nav-border/nav-hazard-asteroid' })
  expect(game.options()).toEqual(['thread', 'detour'])
  game.path('thread', 'valentine')
  expect(game.decision()).toMatchObject({ kind: 'nav', card: 'nav-alliance/abandoned-ship' })
})

test('FLY-05 a Full Burn may be ended after any sector', () => {
  for (const sectors of [['white-sun-r4-09'], ['white-sun-r4-09', 'santo', 'white-sun-r4-10']]) {
    const game = atSanto()
      .choose('burn')
      .path(...sectors)
    expect(game.options()).toContain('stop')
    game.choose('stop')
    expect(game.kind).toBe('turn')
    expect(game.captain().sector).toBe(sectors.at(-1))
    expect(game.told().filter((key) => key === 'nav-card')).toHaveLength(sectors.length)
  }
})

test('FLY-06 a Mosey moves one sector, costs no Fuel, draws no card and ends the Fly action', () => {
  const game = scenario({ captains: [{ at: 'persephone' }] }).begin()
  game.choose('mosey').choose('pelorum')
  expect(game.captain().sector).toBe('pelorum')
  expect(game.captain().hold.fuel).toBe(6)
  expect(game.told()).not.toContain('nav-card')
  expect(game.options()).not.toContain('burn')
  expect(game.options()).not.toContain('mosey')
})

test('FLY-07 no ship moves into the sector of the Cutter, be it by Full Burn, Mosey or Evade', () => {
  const atHera = scenario({ captains: [{ at: 'hera' }], cutters: ['aphrodite'] })
  expect(atHera.begin().choose('mosey').options()).toEqual(['border-r1-22', 'border-r1-23'])
  const game = atHera.next('nav-border', 'The Big Black').begin().choose('burn')
  expect(game.options()).toEqual(['border-r1-22', 'border-r1-23'])
  expect(game.choose('border-r1-23').options()).not.toContain('aphrodite')
  const evading = scenario({ captains: [{ at: 'persephone' }], cutters: ['border-r1-04'] })
    .next('nav-alliance', 'Customs Inspection')
    .begin()
  evading.path('burn', 'white-sun-r4-02', 'run')
  expect(evading.kind).toBe('evade.to')
  expect(evading.options()).not.toContain('border-r1-04')
})

test('FLY-07 a ship hemmed in by Cutters cannot fly at all', () => {
  const game = scenario({
    box: boxWithCutters,
    captains: [{ at: 'three-hills' }],
    cutters: ['kerry', 'georgia-r3-06'],
  }).begin()
  expect(game.options()).toEqual(['make-work', 'end', 'hold'])
})

test('FLY-09 each active Job with a heavy load adds 1 Fuel to a Full Burn', () => {
  const fuelLeft = (set: CaptainSet) => atSanto(set).path('burn', 'white-sun-r4-09').captain().hold.fuel
  expect(fuelLeft({ active: [heavy[0]] })).toBe(4)
  expect(fuelLeft({ active: [heavy[0]], loaded: [heavy[1]], cargo: 3 })).toBe(3)
  expect(fuelLeft({ loaded: [...heavy] })).toBe(2)
  expect(fuelLeft({ hand: [...heavy] })).toBe(5)
  expect(atSanto({ fuel: 3, active: [...heavy] }).options()).not.toContain('burn')
  expect(atSanto({ fuel: 4, active: [...heavy] }).options()).toContain('burn')
})

test('FLY-10 a Drive Core that burns without Fuel still pays for heavy loads', () => {
  const free = atSanto({ core: markThree, fuel: 0 }).path('burn', 'white-sun-r4-09')
  expect(free.captain()).toMatchObject({ sector: 'white-sun-r4-09', hold: { fuel: 0 } })
  expect(atSanto({ core: markThree, fuel: 0, active: [heavy[0]] }).options()).not.toContain('burn')
  const laden = atSanto({ core: markThree, fuel: 3, active: [heavy[0], heavy[1]] }).path('burn', 'white-sun-r4-09')
  expect(laden.captain().hold.fuel).toBe(1)
})

test('FLY-11 Drive Cores, Upgrades and crew change the range of a Full Burn', () => {
  expect(sectorsFlown(atSanto({ core: markTwo }))).toBe(6)
  expect(sectorsFlown(atSanto({ core: markThree }))).toBe(4)
  expect(sectorsFlown(atSanto({ upgrades: ['Overcharged Grav Thrusters'] }))).toBe(6)
  expect(sectorsFlown(atSanto({ core: markTwo, upgrades: ['Overcharged Grav Thrusters'], crew: ['Wash'] }))).toBe(8)
})

test('FLY-11 a card may let a Mosey go on to a second sector, still without Fuel or Nav card', () => {
  const game = atSanto({ upgrades: ['Shiny New State-of-the-Art Compression Coils'] })
  game.path('mosey', 'white-sun-r4-09')
  expect(game.options()).toContain('stop')
  game.choose('valentine')
  expect(game.kind).toBe('turn')
  expect(game.captain()).toMatchObject({ sector: 'valentine', hold: { fuel: 6 } })
  expect(game.told()).not.toContain('nav-card')
})
