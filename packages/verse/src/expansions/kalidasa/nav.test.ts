import { describe, expect, test } from 'vitest'
import { aboard } from '../../rules/hold.ts'
import { type CaptainSet, type Play, type Situation, scenario } from '../../scenario.ts'
import type { Token } from '../../vocabulary/index.ts'
import { alertTokensIn } from '../shared/alerts/state.ts'
import { burning, corvetteOf, kalidasa, toldOf } from './testing/index.ts'

/** A captain at Full Burn from one sector into another, onto this nav card. */
const flying =
  (from: string, to: string, deck: string) =>
  (card: string, captain: CaptainSet = {}, set: Situation = {}, ...dice: number[]): Play =>
    scenario({ ...kalidasa, captains: [{ at: from, leader: 'nandi', fuel: 4, part: 0, ...captain }], ...set })
      .next(deck, card)
      .dice(...dice)
      .begin()
      .path('burn', to)

const inAlliance = flying('persephone', 'pelorum', 'nav-alliance')
const inBorder = flying('harvest', 'st-albans', 'nav-border')
const has = (game: Play, token: Token) => aboard(game.captain(), token)
const stopped = ({ state }: Play) => state.turn.flight === null
const people = { crew: ['Billy', 'Bree'] }

test('KAL-NAV-07 Reaver Cutter in the Rim brings a Cutter, and then a fight or a dodge', () => {
  const game = burning('Reaver Cutter', { ...people, passenger: 1 }, { cutters: ['border-r2-06'] }, 1)
  expect(game.state.cutters).toEqual(['salisbury'])
  expect(game.captain().hold.passenger).toBe(0)
  expect(game.decision().kind).toBe('kill.victim')
})

test('KAL-NAV-08 KAL-NAV-09 a band of one test may be another test', () => {
  const lost = burning('Failure to Communicate', { cargo: 3 }, {}, 1, 1).path('cargo', 'cargo')
  expect([lost.captain().hold.cargo, stopped(lost)]).toEqual([1, true])
  const won = burning('Failure to Communicate', { leader: 'nandi', crew: ['Bree'], cargo: 3 }, {}, 1, 6, 6)
  expect(won.decision().kind).toBe('evade.to')
  expect(won.captain().hold.cargo).toBe(3)
})

test('KAL-NAV-10 Persistent Pursuit: one or two sectors, then the flight goes on', () => {
  const game = burning('Persistent Pursuit', {})
  expect(game.options()).not.toContain('corvette-stays')
  game.path('rim-r1-12', 'border-r2-11')
  expect(corvetteOf(game)).toBe('border-r2-11')
  expect(stopped(game)).toBe(false)
})

test('KAL-NAV-11 He’ll Come at You Sideways: next to the ship', () => {
  const game = burning("He'll Come at You Sideways", {})
  expect(game.options().sort()).toEqual(['aberdeen', 'beaumonde', 'rim-r2-07'])
  expect(corvetteOf(game.path('aberdeen'))).toBe('aberdeen')
})

test('KAL-NAV-12 Leave No Ground To Go To: to any planet', () => {
  const game = burning('Leave No Ground To Go To', {}).path('persephone')
  expect(corvetteOf(game)).toBe('persephone')
  expect(stopped(game)).toBe(false)
})

test('KAL-NAV-13 Niska’s Ne’er-Do-Wells', () => {
  expect(stopped(burning("Niska's Ne'er-Do-Wells", { solid: ['niska'] }).path('vouched'))).toBe(false)
  const game = burning("Niska's Ne'er-Do-Wells", { cargo: 4, credits: 0 }, {}, 1, 1)
  while (game.decision().kind === 'lose.good') game.path('cargo')
  expect(game.captain().hold.cargo).toBe(1)
  expect(burning("Niska's Ne'er-Do-Wells", { credits: 900 }).decision().kind).toBe('test.bribe')
})

test('Failure to Communicate and Niska’s Ne’er-Do-Wells take goods out of the Stash too', () => {
  const stocked = { fuel: 0, part: 0, stash: { cargo: 4 }, credits: 0 }
  for (const [card, left] of [
    ['Failure to Communicate', 2],
    ["Niska's Ne'er-Do-Wells", 1],
  ] as const) {
    const game = burning(card, { ...stocked, fuel: 1 }, {}, 1, 1)
    while (game.decision().kind === 'lose.good') game.path('cargo')
    expect([game.captain().stash.cargo, stopped(game)]).toEqual([left, true])
  }
})

test('First Rule of Flying: a ship that ignores Breakdowns may still take the range its moral crew bring', () => {
  const tuned = { leader: 'marco', upgrades: ['Full Tune-Up & Retro-Fit'] }
  const moral = burning('First Rule of Flying', { ...tuned, crew: ['Kaylee'] })
  expect(moral.kind).toBe('nav.ignore')
  moral.path(false, 'morale')
  expect(moral.state.turn.flight?.further).toBe(1)
  const others = burning('First Rule of Flying', tuned)
  expect([others.told(), stopped(others)]).toEqual([expect.arrayContaining(['breakdown-ignored']), false])
})

test('KAL-NAV-14 Damaged Spy Satellite: Cry Baby from a discard pile, and Alerts all around', () => {
  const game = scenario({ ...kalidasa, captains: [{ at: 'beaumonde', fuel: 4 }] })
    .next('nav-rim', 'Damaged Spy Satellite')
    .discards('persephone', 'Cry Baby')
    .begin()
    .path('burn', 'salisbury', 'strip')
  expect(game.decision().kind).toBe('discards.take')
  game.path(game.options())
  expect(game.captain().upgrades.map((id) => game.box.supply.get(id)?.name)).toEqual(['Cry Baby'])
  const one = { reaver: 0, alliance: 1 }
  expect(alertTokensIn(game.state)).toEqual({ aberdeen: one, beaumonde: one, 'rim-r2-07': one })
  expect(stopped(game)).toBe(true)
})

test('KAL-NAV-15 First-Come, First-Serve', () => {
  const grab = burning('First-Come, First-Serve', {}).path('grab', 'cargo')
  expect([grab.captain().hold.cargo, stopped(grab)]).toEqual([1, false])
  const salvage = burning('First-Come, First-Serve', {}, {}, 5).path('salvage', 'cargo', 'cargo', 'cargo')
  expect([salvage.captain().hold.cargo, stopped(salvage)]).toEqual([3, true])
})

describe('in Alliance Space', () => {
  test('Alliance Checkpoint', () => {
    expect(stopped(inAlliance('Alliance Checkpoint', { solid: ['harken'] }).path('waved-through'))).toBe(false)
    const game = inAlliance('Alliance Checkpoint', {}, { cruiser: 'londinium' }, 1)
    expect(game.decision().kind).toBe('cruiser.move')
    expect(game.captain().warrants).toBe(1)
  })

  test('Alliance Harassment', () => {
    const game = inAlliance('Alliance Harassment')
    const around = game.box.neighbours.get('pelorum') ?? []
    expect(Object.keys(alertTokensIn(game.state)).sort()).toEqual([...around].sort())
  })

  test('Alliance Interrogation', () => {
    const game = inAlliance('Alliance Interrogation', people).path('hand-over', 'persephone/billy')
    expect([game.captain().crew.length, stopped(game)]).toEqual([2, false])
    expect(inAlliance('Alliance Interrogation', {}, {}, 1, 1).captain().warrants).toBe(1)
  })

  test('Badger’s Boys', () => {
    expect(stopped(inAlliance("Badger's Boys", { solid: ['badger'] }).path('vouched'))).toBe(false)
  })

  test('Broken Down Shuttle', () => {
    const game = inAlliance('Broken Down Shuttle', { credits: 0 }).path('take-aboard')
    expect([game.captain().credits, has(game, 'passenger')]).toEqual([400, 2])
    const full = inAlliance('Broken Down Shuttle', { cargo: 6, stash: { cargo: 4 } })
    expect(stopped(full)).toBe(false)
  })

  test('Fire in the Engine Room', () => {
    const game = inAlliance('Fire in the Engine Room', { cargo: 2, passenger: 1 }).path('vent')
    expect(game.captain().hold).toMatchObject({ cargo: 0, fuel: 0, passenger: 1 })
  })

  test('Outbound Colonists', () => {
    const game = inAlliance('Outbound Colonists', { part: 4, credits: 0 }).path('sell', 3)
    expect(game.captain()).toMatchObject({ credits: 1500, hold: { part: 1 } })
  })

  test('Passenger Unrest', () => {
    const game = inAlliance('Passenger Unrest', { passenger: 3, fugitive: 1 }, {}, 2).path('passenger', 'fugitive')
    expect(game.captain().hold).toMatchObject({ passenger: 2, fugitive: 0 })
    expect(inAlliance('Passenger Unrest', { passenger: 3 }, {}, 3).captain().hold.passenger).toBe(3)
  })

  test('Regulated Salvage', () => {
    const game = inAlliance('Regulated Salvage').path('salvage')
    expect([game.captain().warrants, has(game, 'contraband')]).toEqual([1, 3])
  })

  test('Enhanced Enforcement', () => {
    const captains = [
      { at: 'persephone', fuel: 4 },
      { at: 'ezra', contraband: 1 },
      { at: 'ezra', warrants: 1 },
    ]
    const game = inAlliance('Enhanced Enforcement', {}, { captains })
    expect(alertTokensIn(game.state)).toEqual({ ezra: { reaver: 0, alliance: 1 } })
  })
})

describe('in Border Space', () => {
  test('An Adrift Transport', () => {
    expect(has(inBorder('An Adrift Transport').path('rescue'), 'fugitive')).toBe(4)
  })

  test('Dangerous Salvage', () => {
    const game = inBorder('Dangerous Salvage', people, {}, 2).path('salvage')
    game.path('persephone/bree')
    expect(game.captain().crew).toHaveLength(2)
    expect(game.decision().kind).toBe('load.good')
  })

  test('Hollowed Out Space-Liner', () => {
    expect(
      inBorder('Hollowed Out Space-Liner', { crew: ['Billy'] })
        .path('strip', 6)
        .captain().hold.part,
    ).toBe(6)
  })

  test('Patience’s Posse', () => {
    const game = scenario({ ...kalidasa, captains: [{ at: 'harvest', leader: 'nandi', fuel: 4 }] })
      .next('nav-border', "Patience's Posse")
      .discards('regina', 'Bester')
      .dice(6, 6)
      .begin()
      .path('burn', 'st-albans')
    expect(game.decision().kind).toBe('discards.take')
  })

  test('Space Pox!', () => {
    expect(inBorder('Space Pox!', { passenger: 2 }, {}, 1).captain().hold.passenger).toBe(1)
  })

  test('She’s Tore Up Plenty', () => {
    expect(inBorder("She's Tore Up Plenty", { fuel: 4 }, {}, 1).captain().hold.fuel).toBe(1)
  })

  test('Storm’s Gettin’ Worse', () => {
    expect(inBorder("Storm's Gettin' Worse").decision().kind).toBe('evade.to')
  })
})

describe('in the Rim', () => {
  test('Alliance Spy Satellite', () => {
    expect(burning('Alliance Spy Satellite', { contraband: 1 }).captain().warrants).toBe(1)
    expect(burning('Alliance Spy Satellite', {}).captain().warrants).toBe(0)
  })

  test('First Rule of Flying', () => {
    const game = burning('First Rule of Flying', { leader: 'monty', part: 1 })
    expect(game.options()).toContain('parts')
    expect(stopped(game.path('stop'))).toBe(true)
  })

  test('Fly-By-Night Casino Ship', () => {
    const game = burning('Fly-By-Night Casino Ship', { leader: 'monty', credits: 500 }).path('gamble', 5)
    expect([0, 2000]).toContain(game.captain().credits)
    expect(toldOf(game, 'gamble-card')).toBe(5)
  })

  test('Horowitz’s Trading Scow', () => {
    const game = burning("Horowitz's Trading Scow", { cargo: 2, credits: 0 }, {}, 1).path('barter', 'cargo', 'cargo')
    game.path('contraband', 'contraband')
    expect([has(game, 'cargo'), has(game, 'contraband')]).toEqual([0, 2])
  })

  test('Orphaned Cargo Pod', () => {
    const game = burning('Orphaned Cargo Pod', {}).path('salvage', 'cargo', 'part')
    expect([has(game, 'cargo'), has(game, 'part')]).toEqual([1, 1])
  })
})
