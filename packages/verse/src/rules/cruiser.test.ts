import { expect, test } from 'vitest'
import type { Box } from '../box.ts'
import { baseBox } from '../boxes/index.ts'
import { type CaptainSet, type Play, scenario } from '../scenario.ts'

const besideLondinium = ['bernadette', 'sihnon', 'liann-jiun', 'white-sun-r2-04']
const allianceSpace = [...baseBox.sectors.values()].filter((one) => one.region === 'alliance').map((one) => one.id)

function contacts(game: Play): number {
  return game.told().filter((key) => key === 'alliance-contact').length
}

/** A captain who moseys to the Cruiser at Santo. */
function moseyToCruiser(set: CaptainSet, dice: number[] = [], box: Box = baseBox): Play {
  return scenario({ captains: [{ at: 'white-sun-r4-10', ...set }], cruiser: 'santo', box })
    .dice(...dice)
    .begin()
    .path('mosey', 'santo')
}

/** Seat 0 comes to Santo by Full Burn and finds this card there; the others sit where they are said to. */
function comeToSanto(card: string, set: CaptainSet, others: CaptainSet[] = [], cruiser = 'londinium'): Play {
  return scenario({ captains: [{ at: 'white-sun-r4-10', ...set }, ...others], cruiser })
    .next('nav-alliance', card, 'The Big Black')
    .begin()
    .path('burn', 'santo')
}

test('CRUISER-01 PIC-ALLIANCE-01 an Outlaw that comes to the Cruiser has contact at once, however it comes', () => {
  expect(contacts(moseyToCruiser({ warrants: 1 }))).toBe(1)
  const burning = comeToSanto('The Big Black', { warrants: 1 }, [], 'santo')
  expect(burning.captain()).toMatchObject({ warrants: 0, credits: 2000 })
  expect(burning.told()).not.toContain('nav-card')
  const evading = scenario({ captains: [{ at: 'santo' }], cruiser: 'valentine' })
    .next('nav-alliance', 'Customs Inspection')
    .begin()
  evading.path('burn', 'white-sun-r4-09', 'run')
  expect(evading.captain().warrants).toBe(1)
  expect(evading.choose('valentine').captain()).toMatchObject({ warrants: 0, credits: 2000 })
})

test("CRUISER-01 PIC-ALLIANCE-01 a Cruiser that comes to an Outlaw brings contact at once, on a rival's turn too", () => {
  const rival: CaptainSet = { at: 'bernadette', warrants: 2, credits: 5000 }
  const game = comeToSanto('Cruiser Patrol', {}, [rival])
  game.choose('bernadette')
  expect(game.captain(1)).toMatchObject({ warrants: 0, credits: 3000 })
  expect(game.decision()).toMatchObject({ seat: 0, kind: 'fly.to' })
})

test('CRUISER-02 a legal ship is not affected by the Cruiser', () => {
  const game = comeToSanto('The Big Black', { cargo: 1, passenger: 1, crew: ['Kaylee'] }, [], 'santo')
  expect(contacts(game)).toBe(0)
  expect(game.options()).toEqual([
    'white-sun-r3-06',
    'white-sun-r4-09',
    'white-sun-r4-10',
    'stop',
    'hold',
    'dismiss:regina/kaylee',
  ])
  expect(game.captain()).toMatchObject({ credits: 3000, hold: { cargo: 1, passenger: 1, fuel: 5 } })
})

test('CRUISER-03 OPEN-15 contact does not recur while ship and Cruiser stay together', () => {
  const game = moseyToCruiser({ crew: ['Jayne'] }, [2, 1, 1])
  expect(contacts(game)).toBe(1)
  game.path('make-work', 'end', 'make-work', 'end').leaves(1, 1)
  expect(game.captain().crew.map((member) => member.card)).toEqual(['malcolm', 'silverhold/jayne'])
})

test('CRUISER-03 OPEN-15 parting and meeting again is a new meeting', () => {
  const game = moseyToCruiser({ crew: ['Jayne'] }, [2, 1])
  game.path('end', 'mosey', 'white-sun-r4-09', 'end', 'mosey', 'santo')
  expect(game.state.removed.cards).toEqual(['silverhold/jayne'])
})

/** A job that is picked up at Valentine, where it loads 1 Contraband. */
const smuggler: CaptainSet = { leader: 'nandi', hand: ['badger-15'] }

test('OPEN-15 a ship that turns Outlaw beside the Cruiser has contact once the running action is finished', () => {
  const game = scenario({ captains: [{ at: 'valentine', ...smuggler }], cruiser: 'valentine' }).begin()
  expect(contacts(game)).toBe(0)
  game.choose('job:badger-15')
  expect(contacts(game)).toBe(1)
  expect(game.captain().jobs).toEqual([{ card: 'badger-15', pickedUp: true }])
  expect(game.captain().stash.contraband).toBe(0)
  expect(game.kind).toBe('turn')
})

test('OPEN-15 a legal ship to which the Alliance Cruiser came has contact when it turns Outlaw beside it', () => {
  const game = scenario({ captains: [{ at: 'white-sun-r4-09', ...smuggler }] })
    .next('nav-alliance', 'Alliance Cruiser')
    .begin()
  game.path('burn', 'valentine')
  expect(contacts(game)).toBe(0)
  game.choose('job:badger-15')
  expect(contacts(game)).toBe(1)
  expect(game.captain().stash.contraband).toBe(0)
})

test("CRUISER-01 OPEN-15 a trade that makes an Outlaw beside the Cruiser brings contact, out of one's turn too", () => {
  const captains: CaptainSet[] = [{ at: 'santo' }, { at: 'santo', crew: ['Jayne'], metCruiser: true }]
  const game = scenario({ captains, cruiser: 'santo' }).dice(1).begin()
  game.choose('trade:0', 1).choose('give:silverhold/jayne', 1).choose('offer', 1).choose('accept', 0)
  expect(contacts(game)).toBe(1)
  expect(game.captain(0).crew.map((member) => member.card)).toEqual(['malcolm'])
  expect(game.state.removed.cards).toEqual(['silverhold/jayne'])
})

test('CRUISER-03 OPEN-15 a ship in flight that turns Outlaw beside the Cruiser may still slip away', () => {
  const game = comeToSanto('Customs Inspection', {}, [], 'santo').path('run', 'white-sun-r4-09')
  expect(contacts(game)).toBe(0)
  expect(game.captain()).toMatchObject({ sector: 'white-sun-r4-09', warrants: 1, credits: 3000 })
  const salvaging = comeToSanto('Abandoned Ship', {}, [], 'santo').choose('salvage')
  expect(contacts(salvaging)).toBe(1)
  expect(salvaging.captain().stash.contraband).toBe(0)
})

test('CRUISER-04 Alliance Contact costs no action', () => {
  const game = moseyToCruiser({ warrants: 1 })
  expect(game.state.turn.taken).toEqual(['fly'])
  expect(game.options()).toEqual(['deal:harken', 'make-work', 'end', 'hold'])
})

test('CRUISER-05 PIC-ALLIANCE-02 PIC-ALLIANCE-03 the fine is $1000 a Warrant; who is short pays all and is clear', () => {
  const fined = (warrants: number, credits: number) => moseyToCruiser({ warrants, credits }).captain()
  expect(fined(1, 3000)).toMatchObject({ warrants: 0, credits: 2000 })
  expect(fined(3, 3000)).toMatchObject({ warrants: 0, credits: 0 })
  expect(fined(3, 2900)).toMatchObject({ warrants: 0, credits: 0 })
  expect(fined(2, 0)).toMatchObject({ warrants: 0, credits: 0 })
  expect(moseyToCruiser({ contraband: 1 }).captain()).toMatchObject({ warrants: 0, credits: 3000 })
})

test('PIC-ALLIANCE-03 clearing Warrants leaves Wanted crew Wanted', () => {
  const game = moseyToCruiser({ warrants: 1, crew: ['Jayne'] }, [2, 1])
  expect(game.captain()).toMatchObject({ warrants: 0, credits: 2000 })
  game.path('end', 'mosey', 'white-sun-r4-09', 'end', 'mosey', 'santo')
  expect(game.captain().credits).toBe(2000)
  expect(game.state.removed.cards).toEqual(['silverhold/jayne'])
})

test('PIC-ALLIANCE-04 OPEN-16 all Contraband and Fugitives are seized, the Stash included, and nothing else', () => {
  const game = moseyToCruiser({
    contraband: 1,
    fugitive: 1,
    cargo: 1,
    stash: { contraband: 2, fugitive: 1, passenger: 1 },
  })
  const none = { contraband: 0, fugitive: 0 }
  expect(game.captain().hold).toEqual({ ...none, cargo: 1, passenger: 0, fuel: 6, part: 2 })
  expect(game.captain().stash).toEqual({ ...none, cargo: 0, passenger: 1, fuel: 0, part: 0 })
})

test('CRUISER-06 PIC-ALLIANCE-05 OPEN-16 a die for each Wanted crew: on a 1 it is removed from the game', () => {
  const game = moseyToCruiser({ crew: ['Jayne', 'Kaylee', 'Zoe', 'Stitch'] }, [1, 2, 1])
  expect(game.captain().crew.map((member) => member.card)).toEqual(['malcolm', 'regina/kaylee', 'silverhold/zoe'])
  expect(game.state.removed.cards).toEqual(['silverhold/jayne', 'silverhold/stitch'])
  expect(game.told().filter((key) => key === 'wanted-roll')).toHaveLength(3)
})

test('CRUISER-06 OPEN-16 a Wanted Leader who is taken counts as killed: aboard and Disgruntled', () => {
  const leaders = new Map([...baseBox.leaders].map(([id, leader]) => [id, { ...leader, wanted: true }]))
  const taken = moseyToCruiser({}, [1], { ...baseBox, leaders })
  expect(taken.captain().crew).toEqual([{ card: 'malcolm', disgruntled: true }])
  expect(taken.state.removed.cards).toEqual([])
  expect(moseyToCruiser({}, [2], { ...baseBox, leaders }).captain().crew).toEqual([
    { card: 'malcolm', disgruntled: false },
  ])
})

test('CRUISER-06 LEADER-06 nobody is rolled for whom a Leader taken has fired', () => {
  const leaders = new Map([...baseBox.leaders].map(([id, leader]) => [id, { ...leader, wanted: true }]))
  const cross = { crew: ['Jayne'], disgruntled: ['Malcolm'] }
  const game = moseyToCruiser(cross, [1, 1], { ...baseBox, leaders }).leaves(1)
  expect(game.captain().crew).toEqual([{ card: 'malcolm', disgruntled: false }])
  expect(game.state.supply.silverhold?.discard.cards).toEqual(['silverhold/jayne'])
  expect(game.state.removed.cards).toEqual([])
})

test('PIC-ALLIANCE-06 OPEN-16 contact in flight is a Full Stop before any Nav card', () => {
  const game = comeToSanto('The Big Black', { contraband: 1 }, [], 'santo')
  expect(game.told()).not.toContain('nav-card')
  expect(game.options()).toEqual(['deal:harken', 'make-work', 'end', 'hold'])
})

test('PIC-ALLIANCE-06 a Cruiser that patrols into an Outlaw in flight stops it too', () => {
  const game = comeToSanto('Cruiser Patrol', { contraband: 1 }, [], 'white-sun-r4-09').choose('santo')
  expect(contacts(game)).toBe(1)
  expect(game.options()).toEqual(['deal:harken', 'make-work', 'end', 'hold'])
})

test('PIC-ALLIANCE-06 contact on a Mosey of two sectors ends it after the first', () => {
  const coils = { upgrades: ['Shiny New State-of-the-Art Compression Coils'] }
  expect(moseyToCruiser(coils).kind).toBe('fly.to')
  const stopped = moseyToCruiser({ ...coils, warrants: 1 })
  expect(stopped.kind).toBe('turn')
  expect(stopped.captain().sector).toBe('santo')
})

test('PIC-ALLIANCE-06 outside a Fly action contact takes nothing from the turn', () => {
  const game = comeToSanto('Cruiser Patrol', {}, [{ at: 'bernadette', contraband: 1 }]).choose('bernadette')
  expect(contacts(game)).toBe(1)
  game.path('stop', 'end')
  expect(game.decision().seat).toBe(1)
  expect(game.options()).toEqual(['burn', 'mosey', 'deal:harken', 'make-work', 'end', 'hold'])
})

test('CRUISER-07 PIC-NAV-01 the Alliance Cruiser comes to whoever draws it and stops even a legal ship', () => {
  const game = comeToSanto('Alliance Cruiser', { cargo: 1, crew: ['Kaylee'] })
  expect(game.state.cruiser).toBe('santo')
  expect(game.options()).toEqual(['deal:harken', 'make-work', 'end', 'hold', 'dismiss:regina/kaylee'])
  expect(game.captain()).toMatchObject({ credits: 3000, hold: { cargo: 1, fuel: 5, part: 2 } })
})

test('CRUISER-07 PIC-NAV-01 the Alliance Cruiser takes from an Outlaw what contact takes, once; then the deck is shuffled', () => {
  const set: CaptainSet = { warrants: 1, contraband: 1, stash: { fugitive: 1 }, crew: ['Jayne', 'Zoe'] }
  const game = scenario({ captains: [{ at: 'white-sun-r4-10', ...set }] })
    .next('nav-alliance', 'Alliance Cruiser')
    .discards('nav-alliance', 'Abandoned Ship')
    .dice(1, 2)
    .begin()
    .path('burn', 'santo')
  expect(game.captain()).toMatchObject({ warrants: 0, credits: 2000, hold: { contraband: 0 }, stash: { fugitive: 0 } })
  expect(game.captain().crew.map((member) => member.card)).toEqual(['malcolm', 'silverhold/zoe'])
  expect(game.kind).toBe('turn')
  expect(contacts(game)).toBe(0)
  expect(game.state.nav.alliance?.discard.cards).toEqual([])
  expect(game.state.nav.alliance?.deck.cards).toHaveLength(40)
})

test('CRUISER-08 PIC-NAV-03 OPEN-17 Alliance Entanglements: the drawer moves the Cruiser to any empty Alliance sector', () => {
  const game = comeToSanto('Alliance Entanglements', {}, [{ at: 'ariel' }, { at: 'hera' }])
  expect(game.decision()).toMatchObject({ seat: 0, kind: 'cruiser.move' })
  expect(game.options()).toEqual(allianceSpace.filter((one) => !['londinium', 'santo', 'ariel'].includes(one)))
  game.choose('persephone')
  expect(game.state.cruiser).toBe('persephone')
  expect(game.kind).toBe('fly.to')
})

test('CRUISER-08 PIC-NAV-04 OPEN-17 Alliance Entanglements: Solid with Harken, the drawer sends it to an Outlaw for $500', () => {
  const outlaws: CaptainSet[] = [
    { at: 'ariel', warrants: 1 },
    { at: 'hera', warrants: 1 },
    { at: 'gonghe', fugitive: 1 },
  ]
  const game = comeToSanto('Alliance Entanglements', { solid: ['harken'] }, outlaws)
  expect(game.options()).toEqual(['decoy', 'tip-off'])
  expect(game.choose('tip-off').options()).toEqual(['ariel', 'gonghe'])
  game.choose('gonghe')
  expect(game.state.cruiser).toBe('gonghe')
  expect(game.captain(3).hold.fugitive).toBe(0)
  expect(game.captain().credits).toBe(3500)
  expect(game.kind).toBe('fly.to')
})

test('CRUISER-09 PIC-NAV-02 OPEN-18 Cruiser Patrol: the player on the right must move the Cruiser one sector', () => {
  const game = comeToSanto('Cruiser Patrol', {}, [{}, {}])
  expect(game.decision()).toMatchObject({ seat: 2, kind: 'cruiser.move' })
  expect(game.options()).toEqual(besideLondinium)
  game.choose('sihnon')
  expect(game.state.cruiser).toBe('sihnon')
  expect(game.decision()).toMatchObject({ seat: 0, kind: 'fly.to' })
})

test('OPEN-18 with two players the other one moves the Cruiser; alone, the player does', () => {
  expect(comeToSanto('Cruiser Patrol', {}, [{}]).decision()).toMatchObject({ seat: 1, kind: 'cruiser.move' })
  const alone = comeToSanto('Cruiser Patrol', {})
  expect(alone.decision()).toMatchObject({ seat: 0, kind: 'cruiser.move' })
  expect(alone.options()).toEqual(besideLondinium)
})

test('CRUISER-10 the Cruiser does not leave Alliance Space', () => {
  const atTheEdge = comeToSanto('Cruiser Patrol', {}, [], 'albion')
  expect(atTheEdge.options()).toEqual(['white-sun-r3-06', 'osiris', 'white-sun-r4-10', 'white-sun-r4-12'])
  const dodging = scenario({
    captains: [{ at: 'albion', upgrades: ['persephone/cry-baby/1'] }],
    cruiser: 'albion',
  }).begin()
  dodging.choose('send-off:persephone/cry-baby/1')
  expect(dodging.options()).toEqual(['white-sun-r3-06', 'osiris', 'white-sun-r4-10', 'white-sun-r4-12'])
  for (const card of baseBox.navDecks.border ?? []) expect(baseBox.nav.get(card)?.kind).not.toBe('cruiser')
})

test('CRUISER-11 Harken is where the Cruiser is', () => {
  const dealsAt = (at: string, cruiser: string) =>
    scenario({ captains: [{ at }], cruiser })
      .begin()
      .options()
      .filter((option) => option.startsWith('deal:'))
  expect(dealsAt('londinium', 'londinium')).toEqual(['deal:harken'])
  expect(dealsAt('londinium', 'santo')).toEqual([])
  expect(dealsAt('white-sun-r4-09', 'white-sun-r4-09')).toEqual(['deal:harken'])
  expect(dealsAt('persephone', 'persephone')).toEqual(['deal:badger', 'deal:harken'])
})
