import { expect, test } from 'vitest'
import type { Box } from '../box.ts'
import { baseBox } from '../boxes/index.ts'
import { type CaptainSet, type Play, scenario } from '../scenario.ts'
import { boxWithCutters } from '../testing/aids.ts'
import { type NavCard, type NavOutcome, type Result, waysOn } from '../vocabulary/index.ts'

/** Comes to Santo, in Alliance Space, by Full Burn and finds this card there; then empty space. */
function comeToSanto(card: string, set: CaptainSet = {}, dice: number[] = [], box: Box = baseBox): Play {
  return scenario({ captains: [{ at: 'white-sun-r4-10', ...set }], box })
    .next('nav-alliance', card, 'The Big Black')
    .dice(...dice)
    .begin()
    .path('burn', 'santo')
}

/** The same at Hera, in Border Space. */
function comeToHera(card: string, set: CaptainSet = {}, ...dice: number[]): Play {
  return scenario({ captains: [{ at: 'aphrodite', ...set }] })
    .next('nav-border', card)
    .dice(...dice)
    .begin()
    .path('burn', 'hera')
}

function outcomes(result: Result<NavOutcome>): NavOutcome[] {
  if ('outcome' in result) return [result.outcome]
  return waysOn(result).flatMap(outcomes)
}

test('NAV-01 every way through a nav card ends in Keep Flying, Full Stop or Evade', () => {
  const ends = [...baseBox.nav.values()].flatMap((card) => card.options.flatMap(outcomes))
  expect([...new Set(ends)].sort()).toEqual(['evade', 'full-stop', 'keep-flying'])
  expect(comeToSanto('The Big Black').kind).toBe('fly.to')
  expect(comeToSanto('Alliance Cruiser').kind).toBe('turn')
  expect(comeToSanto('Customs Inspection').choose('run').kind).toBe('evade.to')
})

test('NAV-02 OPEN-12 an option whose requirement or price is out of reach cannot be chosen', () => {
  const outlaw: CaptainSet = { solid: ['harken'], contraband: 1 }
  expect(comeToSanto('Alliance Entanglements', outlaw).options()).toEqual(['decoy', 'tip-off'])
  expect(comeToSanto('Alliance Entanglements', { contraband: 1 }).kind).toBe('cruiser.move')
  expect(comeToSanto('Customs Inspection').options()).toEqual(['submit', 'run'])
  expect(comeToSanto('Customs Inspection', { fuel: 1 }).kind).toBe('turn')
  expect(comeToHera('Nav Hazard: Asteroid', { leader: 'womack' }).options()).toEqual(['thread', 'detour'])
  expect(comeToHera('Nav Hazard: Asteroid', { leader: 'womack', fuel: 1 }).kind).toBe('turn')
  expect(comeToHera('Punctured Fuel Lines', { part: 1 }).options()).toEqual(['fix', 'parts'])
})

test('NAV-02 PIC-NAV-04 there is no tip to sell while no Outlaw Ship is in Alliance Space', () => {
  const tipOff = (rival: CaptainSet) =>
    scenario({ captains: [{ at: 'white-sun-r4-10', solid: ['harken'] }, rival] })
      .next('nav-alliance', 'Alliance Entanglements')
      .begin()
      .path('burn', 'santo')
  expect(tipOff({ at: 'osiris' }).kind).toBe('cruiser.move')
  expect(tipOff({ at: 'boros', warrants: 1 }).kind).toBe('cruiser.move')
  const told = tipOff({ at: 'osiris', warrants: 1 }).choose('tip-off')
  expect([told.state.cruiser, told.captain().credits, told.captain(1).warrants]).toEqual(['osiris', 3500, 0])
})

test('NAV-02 OPEN-12 where no option is open the ship makes a Full Stop', () => {
  const narrow: NavCard = {
    name: 'Abandoned Ship',
    kind: 'salvage',
    options: [{ id: 'salvage', requires: [{ profession: 'medic' }], outcome: 'keep-flying' }],
  }
  const box: Box = { ...baseBox, nav: new Map([...baseBox.nav, ['nav-alliance/abandoned-ship', narrow]]) }
  const stopped = comeToSanto('Abandoned Ship', {}, [], box)
  expect(stopped.options()).toEqual(['make-work', 'end', 'hold'])
  expect(stopped.captain().sector).toBe('santo')
  expect(comeToSanto('Abandoned Ship', { crew: ['Med Staff'] }, [], box).kind).toBe('fly.to')
})

test('OPEN-12 a loss inside a result does not close an option', () => {
  const game = comeToHera('Punctured Fuel Lines', { fuel: 1, leader: 'womack' }, 1)
  expect(game.options()).toEqual(['fix', 'parts'])
  expect(game.choose('fix').kind).toBe('turn')
})

test('OPEN-75 who has less than a nav card takes loses what there is, and the rest lapses', () => {
  const fuelLost = (fuel: number) =>
    comeToHera('Punctured Fuel Lines', { fuel, leader: 'womack' }, 4).choose('fix').captain().hold.fuel
  expect(fuelLost(4)).toBe(1)
  expect(fuelLost(2)).toBe(0)
  expect(fuelLost(1)).toBe(0)
  const bare = comeToHera('Scrapper Ambush', { leader: 'womack' }, 4).choose('slip')
  expect(bare.options()).toEqual(['make-work', 'end', 'hold'])
})

test('NAV-03 Keep Flying lets the ship move on while range is left', () => {
  const game = comeToSanto('The Big Black')
  expect(game.options()).toEqual(['white-sun-r3-06', 'white-sun-r4-09', 'white-sun-r4-10', 'stop', 'hold'])
  game.choose('white-sun-r4-09')
  expect(game.captain()).toMatchObject({ sector: 'white-sun-r4-09', hold: { fuel: 5 } })
})

test('NAV-04 Keep Flying at the end of the range ends the Fly action and leaves the other action', () => {
  const game = scenario({ captains: [{ at: 'santo' }] })
    .next('nav-alliance', ...Array.from({ length: 5 }, () => 'The Big Black'))
    .begin()
  game.path('burn', 'white-sun-r4-10', 'santo', 'white-sun-r4-10', 'white-sun-r3-06', 'santo')
  expect(game.kind).toBe('turn')
  expect(game.options()).toEqual(['make-work', 'end', 'hold'])
})

test('NAV-05 a Full Stop ends the Fly action in the sector and leaves the other action', () => {
  const game = comeToSanto('Abandoned Ship').choose('salvage')
  expect(game.captain().sector).toBe('santo')
  expect(game.options()).toEqual(['make-work', 'end', 'hold'])
  expect(game.choose('make-work').captain().credits).toBe(3200)
})

test('NAV-06 OPEN-13 an Evade moves to a sector of choice without a card and ends the Fly action', () => {
  const game = scenario({ captains: [{ at: 'santo' }] })
    .next('nav-alliance', 'Customs Inspection')
    .begin()
  game.path('burn', 'white-sun-r4-10', 'run')
  expect(game.options()).toEqual([
    'santo',
    'white-sun-r3-06',
    'white-sun-r4-09',
    'albion',
    'border-r1-18',
    'border-r1-19',
    'border-r1-20',
  ])
  game.choose('albion')
  expect(game.captain().sector).toBe('albion')
  expect(game.told().filter((key) => key === 'nav-card')).toHaveLength(1)
  expect(game.options()).toEqual(['make-work', 'end', 'hold'])
})

test('OPEN-13 an Evade at the start of the turn uses up nothing, Fly included', () => {
  const game = scenario({ captains: [{ at: 'hera' }], cutters: ['hera'] })
    .dice(1)
    .begin()
  game.choose('aphrodite')
  expect(game.captain().sector).toBe('aphrodite')
  expect(game.state.turn.taken).toEqual([])
  expect(game.options()).toEqual(['burn', 'mosey', 'make-work', 'end', 'hold'])
})

test('NAV-07 an Evade never leads to a Cutter', () => {
  const game = scenario({ captains: [{ at: 'aphrodite' }], cutters: ['border-r1-22'] })
    .next('nav-border', 'Reaver Bait')
    .begin()
  game.path('burn', 'hera', 'lure')
  expect(game.state.cutters).toEqual(['hera'])
  expect(game.options()).toEqual(['aphrodite', 'border-r1-22', 'border-r1-23'])
  const between = scenario({ box: boxWithCutters, captains: [{ at: 'hera' }], cutters: ['hera', 'border-r1-23'] })
    .dice(1)
    .begin()
  expect(between.kind).toBe('evade.to')
  expect(between.options()).toEqual(['aphrodite', 'border-r1-22'])
})

test('NAV-07 OPEN-14 with nowhere to Evade to the ship stays, and the rest of the result stands', () => {
  const game = scenario({
    box: boxWithCutters,
    captains: [{ at: 'three-hills', passenger: 1, crew: ['Enforcer'] }],
    cutters: ['three-hills', 'kerry', 'georgia-r3-06'],
  })
    .dice(1)
    .begin()
  game.choose('malcolm')
  expect(game.captain().sector).toBe('three-hills')
  expect(game.captain().crew).toEqual([{ card: 'malcolm', disgruntled: true }])
  expect(game.captain().hold.passenger).toBe(0)
  expect(game.options()).toEqual(['make-work', 'end', 'hold'])
})

test('NAV-10 credits from a nav card are not shared with the crew', () => {
  const game = comeToHera('Ghost Ship', { crew: ['Enforcer', 'Stitch'] }, 3).choose('board')
  expect(game.kind).toBe('turn')
  expect(game.captain().credits).toBe(4000)
})

test('NAV-11 a resolved nav card goes to the discard pile of its own region', () => {
  const game = comeToHera('nav-border/derelict-ship/1')
  const { nav, drawn } = game.state
  expect(drawn.cards).toEqual(['nav-border/derelict-ship/1'])
  expect(nav.border?.discard.cards).toEqual([])
  game.choose('pass')
  expect(drawn.cards).toEqual([])
  expect(nav.border?.discard.cards).toEqual(['nav-border/derelict-ship/1'])
  expect(nav.alliance?.discard.cards).toEqual([])
})

test('PIC-NAV-10 Punctured Fuel Lines: Tech 5 or lose 2 Fuel and stop; or a Part', () => {
  const set: CaptainSet = { leader: 'corbin' }
  const botched = comeToHera('Punctured Fuel Lines', set, 2).choose('fix')
  expect([botched.kind, botched.captain().hold.fuel]).toEqual(['turn', 3])
  const fixed = comeToHera('Punctured Fuel Lines', set, 3).choose('fix')
  expect([fixed.kind, fixed.captain().hold.fuel]).toEqual(['fly.to', 5])
  const spent = comeToHera('Punctured Fuel Lines', set).choose('parts')
  expect([spent.kind, spent.captain().hold.part]).toEqual(['fly.to', 1])
})

test('PIC-NAV-14 Breakdown is a mark: nothing by itself, passed by with a card that ignores breakdowns', () => {
  const coil = "If'n the Coil Busts, We're Driftin'"
  expect(comeToSanto(coil).options()).toEqual(['fix', 'parts'])
  const game = comeToSanto(coil, { upgrades: ['Full Tune-Up & Retro-Fit'] })
  expect(game.kind).toBe('fly.to')
  expect(game.captain().hold).toMatchObject({ fuel: 5, part: 2 })
  expect(comeToSanto('Customs Inspection', { upgrades: ['Full Tune-Up & Retro-Fit'] }).kind).toBe('nav')
})

test('PIC-NAV-14 Salvage Op is a mark: only cards that react to it add anything', () => {
  const cargoAndParts = (game: Play) => [game.captain().hold.cargo, game.captain().hold.part]
  const scrapper: CaptainSet = { crew: ['Scrapper (Low Life Vulture)'] }
  expect(cargoAndParts(comeToHera('Derelict Ship').choose('salvage'))).toEqual([2, 2])
  expect(cargoAndParts(comeToHera('Derelict Ship', scrapper).choose('salvage'))).toEqual([2, 3])
  expect(cargoAndParts(comeToHera('Derelict Ship', scrapper).choose('pass'))).toEqual([0, 2])
  const chopShop = comeToHera('Derelict Ship', { upgrades: ['Onboard Chop Shop'] }).choose('salvage')
  expect(chopShop.captain()).toMatchObject({ credits: 3500, hold: { cargo: 2 }, stash: { contraband: 1 } })
})
