import { expect, test } from 'vitest'
import type { Box } from '../box.ts'
import { baseBox } from '../boxes/index.ts'
import { type CaptainSet, type Play, scenario } from '../scenario.ts'
import { boxWithCutters } from '../testing/aids.ts'
import type { SectorId } from '../vocabulary/index.ts'

const borderSpace = [...baseBox.sectors.values()].filter((one) => one.region === 'border').map((one) => one.id)
const besideHera = ['aphrodite', 'border-r1-22', 'border-r1-23']
const pilotAndMechanic: CaptainSet = { leader: 'malcolm', crew: ['Bester'] }

/** A turn that begins at Hera, beside the Cutter. */
function startAtHera(set: CaptainSet, dice: number[] = [], box: Box = baseBox): Play {
  return scenario({ captains: [{ at: 'hera', ...set }], cutters: ['hera'], box })
    .dice(...dice)
    .begin()
}

/** Seat 0 comes to Hera by Full Burn and finds this card there; the Cutters and the others are where they are said to be. */
function comeToHera(card: string, set: CaptainSet, others: CaptainSet[] = [], cutters?: SectorId[]): Play {
  return scenario({
    captains: [{ at: 'aphrodite', ...set }, ...others],
    ...(cutters ? { cutters, box: boxWithCutters } : {}),
  })
    .next('nav-border', card)
    .begin()
    .path('burn', 'hera')
}

const crewOf = (game: Play, seat = 0) => game.captain(seat).crew.map((member) => member.card)

test('CUTTER-01 PIC-REAVER-01 Reaver Contact comes before anything else to whoever begins a turn beside a Cutter', () => {
  const game = startAtHera(pilotAndMechanic)
  expect(game.decision()).toMatchObject({ seat: 0, kind: 'reaver-contact' })
  expect(game.options()).toEqual(['fight', 'dodge'])
  const away = scenario({ captains: [{ at: 'aphrodite' }], cutters: ['hera'] }).begin()
  expect(away.kind).toBe('turn')
})

test('CUTTER-01 CUTTER-07 PIC-REAVER-01 a Cutter that merely arrives waits for the start of the turn', () => {
  const rival: CaptainSet = { at: 'border-r1-23', leader: 'burgess', crew: ['Wash', 'Bester'] }
  const game = comeToHera('Reavers on the Hunt', {}, [rival], ['georgia-r3-05'])
  game.choose('georgia-r3-05>border-r1-23')
  expect(game.told()).not.toContain('reaver-contact')
  expect(game.decision()).toMatchObject({ seat: 0, kind: 'fly.to' })
  game.path('stop', 'end')
  expect(game.decision()).toMatchObject({ seat: 1, kind: 'reaver-contact' })
})

test('CUTTER-02 PIC-REAVER-02 OPEN-19 first all Passengers and Fugitives die, those in the Stash too', () => {
  const people: CaptainSet = {
    passenger: 1,
    fugitive: 1,
    cargo: 1,
    stash: { passenger: 1, fugitive: 1, contraband: 1 },
  }
  const game = startAtHera({ ...people, crew: ['Med Staff', 'Enforcer'] }, [5])
  expect(game.kind).toBe('kill.victim')
  expect(game.told()).not.toContain('medic-check')
  expect(game.captain().hold).toMatchObject({ passenger: 0, fugitive: 0, cargo: 1, fuel: 6, part: 2 })
  expect(game.captain().stash).toMatchObject({ passenger: 0, fugitive: 0, contraband: 1 })
})

test('CUTTER-02 PIC-REAVER-02 OPEN-19 a Fight test of the whole crew: 1 to 7 kills 2 crew, 8 and more kills 1', () => {
  const fighters: CaptainSet = { leader: 'womack', crew: ['persephone/enforcer/1', 'Lund', 'Wash'], gear: ['Pistol'] }
  const lost = startAtHera(fighters, [1])
  expect(lost.path('persephone/enforcer/1', 'regina/lund').kind).toBe('evade.to')
  expect(crewOf(lost)).toEqual(['womack', 'space-bazaar/wash'])
  expect(lost.state.removed.cards).toEqual(['persephone/enforcer/1', 'regina/lund'])
  const won = startAtHera(fighters, [2])
  expect(won.choose('persephone/enforcer/1').kind).toBe('evade.to')
  expect(crewOf(won)).toEqual(['womack', 'regina/lund', 'space-bazaar/wash'])
})

test('CUTTER-02 whoever must lose crew, and then evade, is told of the contact, the choice and the roll that led to it', () => {
  const game = startAtHera({ leader: 'womack', crew: ['Lund', 'Wash'] }, [1])
  const option = { name: 'option', id: 'fight', of: 'reaver-contact' }
  const points = 4
  const because = { card: 'reaver-contact', option, roll: { die: 1, points, total: 1 + points } }
  expect(game.decision()).toMatchObject({ kind: 'kill.victim', because })
  game.path('womack', 'regina/lund')
  expect(game.decision()).toMatchObject({ kind: 'evade.to', because })
})

test('CUTTER-02 OPEN-19 a Medic checks for the crew who are struck down; then the ship evades', () => {
  const game = startAtHera({ leader: 'womack', crew: ['osiris/med-staff/1', 'persephone/enforcer/1'] }, [4, 5, 4])
  game.path('osiris/med-staff/1', 'persephone/enforcer/1')
  expect(crewOf(game)).toEqual(['womack', 'osiris/med-staff/1'])
  expect(game.options()).toEqual(besideHera)
  expect(game.choose('aphrodite').captain().sector).toBe('aphrodite')
})

test('CUTTER-03 PIC-REAVER-03 with a Pilot and a Mechanic, 1 Fuel buys an Evade without harm', () => {
  const game = startAtHera({ ...pilotAndMechanic, passenger: 2, fugitive: 1 }).choose('dodge')
  expect(game.options()).toEqual(besideHera)
  expect(game.captain().hold).toMatchObject({ fuel: 5, passenger: 2, fugitive: 1 })
  expect(crewOf(game)).toEqual(['malcolm', 'regina/bester'])
})

test('CUTTER-03 PIC-REAVER-03 without Pilot, Mechanic or Fuel there is no dodging', () => {
  expect(startAtHera({ leader: 'malcolm' }, [1]).told()).toContain('test')
  expect(startAtHera({ leader: 'corbin' }, [1]).told()).toContain('test')
  expect(startAtHera({ ...pilotAndMechanic, fuel: 0 }, [1]).told()).toContain('test')
  expect(startAtHera({ ...pilotAndMechanic, fuel: 1 }).options()).toEqual(['fight', 'dodge'])
})

test('OPEN-19 one crew may be both Pilot and Mechanic', () => {
  const leaders = new Map(baseBox.leaders)
  for (const [id, leader] of leaders) leaders.set(id, { ...leader, professions: ['pilot', 'mechanic'] })
  expect(startAtHera({}, [], { ...baseBox, leaders }).options()).toEqual(['fight', 'dodge'])
})

test('CUTTER-04 OPEN-13 Reaver Contact at the start of a turn costs no action, and Fly stays open', () => {
  const game = startAtHera(pilotAndMechanic).path('dodge', 'aphrodite')
  expect(game.state.turn.taken).toEqual([])
  expect(game.options()).toEqual(['burn', 'mosey', 'make-work', 'end', 'hold', 'dismiss:regina/bester'])
})

test('CUTTER-05 PIC-NAV-09 Reaver Cutter: it comes to the drawer, whose choice is that of the tile, at once', () => {
  const game = comeToHera('Reaver Cutter', pilotAndMechanic)
  expect(game.state.cutters).toEqual(['hera'])
  expect(game.decision()).toMatchObject({ seat: 0, kind: 'nav' })
  expect(game.options()).toEqual(['fight', 'dodge'])
  game.choose('dodge')
  expect(game.captain().hold.fuel).toBe(4)
  expect(game.options()).toEqual(besideHera)
  game.choose('aphrodite')
  expect(game.options()).toEqual(['make-work', 'end', 'hold', 'dismiss:regina/bester'])
})

test('CUTTER-05 PIC-NAV-09 Reaver Cutter: fighting it takes what the tile takes; then the deck is shuffled', () => {
  const game = comeToHera('Reaver Cutter', { passenger: 1, crew: ['persephone/enforcer/1', 'Wash'] }).path(
    'persephone/enforcer/1',
    'malcolm',
  )
  expect(game.captain().crew).toEqual([
    { card: 'malcolm', disgruntled: true },
    { card: 'space-bazaar/wash', disgruntled: false },
  ])
  expect(game.captain().hold.passenger).toBe(0)
  expect(game.kind).toBe('evade.to')
  expect(game.state.nav.border?.discard.cards).toEqual([])
  expect(game.state.nav.border?.deck.cards).toHaveLength(40)
})

test('CUTTER-06 PIC-NAV-05 OPEN-17 Reaver Bait: the drawer moves the Cutter to any empty Border sector and flies on', () => {
  const game = comeToHera('Reaver Bait', {}, [{ at: 'ezra' }, { at: 'santo' }]).choose('decoy')
  expect(game.decision()).toMatchObject({ seat: 0, kind: 'cutter.move' })
  const empty = borderSpace.filter((one) => !['border-r2-06', 'hera', 'ezra'].includes(one))
  expect(game.options()).toEqual(empty.map((one) => `border-r2-06>${one}`))
  game.choose('border-r2-06>boros')
  expect(game.state.cutters).toEqual(['boros'])
  expect(game.kind).toBe('fly.to')
})

test('CUTTER-06 PIC-NAV-06 OPEN-17 Reaver Bait: or the Cutter comes to the drawer, who evades unharmed', () => {
  const game = comeToHera('Reaver Bait', { passenger: 1 })
  expect(game.options()).toEqual(['decoy', 'lure'])
  game.choose('lure')
  expect(game.state.cutters).toEqual(['hera'])
  expect(game.options()).toEqual(besideHera)
  game.choose('border-r1-22')
  expect(game.captain()).toMatchObject({ sector: 'border-r1-22', hold: { passenger: 1, fuel: 5 } })
})

test('CUTTER-07 PIC-NAV-07 OPEN-20 Reavers on the Hunt: the player on the right must move the Cutter one sector', () => {
  const game = comeToHera('Reavers on the Hunt', {}, [{}, {}])
  expect(game.decision()).toMatchObject({ seat: 2, kind: 'cutter.move' })
  expect(game.options()).toEqual([
    'border-r2-06>border-r1-06',
    'border-r2-06>border-r2-05',
    'border-r2-06>border-r2-07',
  ])
  game.choose('border-r2-06>border-r1-06')
  expect(game.state.cutters).toEqual(['border-r1-06'])
  expect(game.decision()).toMatchObject({ seat: 0, kind: 'fly.to' })
})

test('CUTTER-07 a Cutter that hunts down the drawer in flight does nothing yet; the ship may fly on', () => {
  const game = comeToHera('Reavers on the Hunt', { passenger: 1 }, [], ['border-r1-23'])
  game.choose('border-r1-23>hera')
  expect(game.captain().hold.passenger).toBe(1)
  expect(game.options()).toEqual([...besideHera, 'stop', 'hold'])
})

test('CUTTER-08 OPEN-20 Cutters do not enter Alliance Space', () => {
  const hunting = comeToHera('Reavers on the Hunt', {}, [], ['border-r1-06'])
  expect(hunting.options()).toEqual([
    'border-r1-06>border-r1-05',
    'border-r1-06>border-r2-06',
    'border-r1-06>border-r1-07',
  ])
  for (const card of baseBox.navDecks.alliance ?? []) expect(baseBox.nav.get(card)?.kind).not.toBe('reaver')
})

test('OPEN-20 a Cutter never moves onto another; where one cannot move another is picked', () => {
  const game = comeToHera('Reavers on the Hunt', {}, [], ['three-hills', 'kerry', 'georgia-r3-06'])
  const moves = game.options()
  expect(moves).toEqual([
    'kerry>regina',
    'kerry>priam-ithaca',
    'kerry>boros',
    'georgia-r3-06>boros',
    'georgia-r3-06>georgia-r3-05',
  ])
  expect(game.choose('kerry>regina').state.cutters).toEqual(['three-hills', 'regina', 'georgia-r3-06'])
})
