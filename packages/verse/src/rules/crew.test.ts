import { expect, test } from 'vitest'
import { baseBox } from '../boxes/index.ts'
import { type CaptainSet, scenario } from '../scenario.ts'
import { boxWithNavCard, crewOf, offers, onOffer } from '../testing/aids.ts'
import type { NavCard } from '../vocabulary/index.ts'

const fullCrew = ['Jayne', 'Zoe', 'Kaylee', 'Wash', 'Inara']

const castaway: NavCard = {
  name: 'castaway',
  kind: 'opportunity',
  options: [{ id: 'rescue', effects: [{ do: 'take-from-discards', kind: 'crew' }], outcome: 'full-stop' }],
}

/** A ship in the border about to come upon a castaway. */
const meetCastaway = (set: CaptainSet) =>
  scenario({ box: boxWithNavCard(castaway), captains: [{ at: 'boros', ...set }] })
    .discards('persephone', 'Emma')
    .next('nav-border', 'castaway')
    .begin()
    .path('burn', 'georgia-r3-05')

test('CREW-01 six crew fill a base ship, the Leader among them: nobody can be hired until a berth is free', () => {
  const begin = (crew: string[]) =>
    scenario({ captains: [{ at: 'persephone', crew }] })
      .next('persephone', 'Emma')
      .begin()
      .path('shop', ['draw-one'], 'stop')
  expect(onOffer(begin(fullCrew.slice(1)))).toEqual(['persephone/emma'])
  const full = begin(fullCrew)
  expect(onOffer(full)).toEqual([])
  expect(offers(full, 'dismiss:')).toHaveLength(5)
  full.choose(['persephone/emma', 'dismiss:silverhold/jayne'])
  expect(crewOf(full)).toHaveLength(6)
})

test('OPEN-28 crew gained by a card come aboard a ship with room, and to a full one in empty space not at all', () => {
  const roomy = meetCastaway({ crew: fullCrew.slice(1) })
  expect(roomy.options()).toEqual(['persephone/emma'])
  roomy.choose(['persephone/emma'])
  expect(crewOf(roomy).at(-1)).toBe('persephone/emma')
  const full = meetCastaway({ crew: fullCrew })
  expect(full.kind).toBe('turn')
  expect(crewOf(full)).toHaveLength(6)
  expect(full.state.supply.persephone?.discard.cards).toEqual(['persephone/emma'])
})

test('OPEN-28 over a planet somebody may be dismissed to take in crew gained by a card', () => {
  const begin = () =>
    scenario({ box: boxWithNavCard(castaway), captains: [{ at: 'georgia-r3-05', crew: fullCrew }] })
      .discards('persephone', 'Emma')
      .next('nav-border', 'castaway')
      .begin()
      .path('burn', 'boros')
  const game = begin()
  expect([game.kind, game.options()]).toEqual(['discards.take', ['persephone/emma']])
  game.choose(['persephone/emma'])
  const others = ['silverhold/jayne', 'silverhold/zoe', 'regina/kaylee', 'space-bazaar/wash', 'osiris/inara']
  expect([game.kind, game.options()]).toEqual(['crew.too-many', others])
  game.choose('regina/kaylee')
  expect(crewOf(game)).toEqual(['malcolm', ...others.filter((card) => card !== 'regina/kaylee'), 'persephone/emma'])
  expect(game.state.supply.regina?.discard.cards).toEqual(['regina/kaylee'])
  const declined = begin().choose([])
  expect([declined.kind, crewOf(declined)]).toEqual(['turn', ['malcolm', ...others]])
})

test('CREW-02 the price of hiring is also the cut after a Job', () => {
  const job: CaptainSet = { loaded: ['harken-01'], cargo: 2, credits: 1000 }
  const hired = scenario({ captains: [{ at: 'persephone', ...job }] })
    .next('persephone', 'Emma')
    .begin()
  hired.path('shop', ['draw-one'], 'stop', ['persephone/emma'])
  expect(hired.captain().credits).toBe(800)
  const paid = scenario({ captains: [{ at: 'albion', ...job, crew: ['Emma'] }] }).begin()
  paid.path('job:harken-01', 'go')
  expect(paid.kind).toBe('pay.cuts')
  paid.choose('persephone/emma')
  expect(paid.captain().credits).toBe(1000 + 600 - 200)
})

test('CREW-03 a Crew card has skill points, professions, keywords, a Wanted badge, a Moral mark and abilities', () => {
  expect(baseBox.supply.get('persephone/simon-tam')).toMatchObject({
    kind: 'crew',
    cost: 200,
    skills: { tech: 2 },
    professions: ['medic'],
    keywords: ['fancy-duds'],
    wanted: true,
    moral: true,
    abilities: [{ is: 'medic-check-bonus' }, { is: 'steady-talent' }],
  })
  expect(baseBox.supply.get('regina/lund')).toMatchObject({ keywords: [], wanted: false, moral: false })
})

test('CREW-04 there are seven professions, and besides them the Hill Folk', () => {
  const cards = [...baseBox.supply.values(), ...baseBox.leaders.values()]
  const professions = new Set(cards.flatMap((card) => ('professions' in card ? card.professions : [])))
  expect([...professions].sort()).toEqual([
    'companion',
    'grifter',
    'hill-folk',
    'mechanic',
    'medic',
    'merc',
    'pilot',
    'soldier',
  ])
})

test('CREW-06 crew are dismissed in a planetary sector, free of action, to the pile of their deck', () => {
  const game = scenario({ captains: [{ at: 'albion', crew: ['Jayne', 'Emma'] }] }).begin()
  expect(offers(game, 'dismiss:')).toEqual(['dismiss:silverhold/jayne', 'dismiss:persephone/emma'])
  game.choose('dismiss:silverhold/jayne')
  expect(crewOf(game)).toEqual(['malcolm', 'persephone/emma'])
  expect(game.state.supply.silverhold?.discard.cards).toEqual(['silverhold/jayne'])
  expect(game.state.turn.taken).toEqual([])
  const inSpace = scenario({ captains: [{ at: 'white-sun-r4-12', crew: ['Jayne'] }] }).begin()
  expect(offers(inSpace, 'dismiss:')).toEqual([])
})

test('OPEN-29 crew are dismissed on the own turn only, never in the middle of a card', () => {
  const game = scenario({
    captains: [
      { at: 'albion', crew: ['Jayne'] },
      { at: 'valentine', crew: ['Zoe'] },
    ],
  })
    .next('nav-alliance', 'Minor Technical Difficulty')
    .begin()
  expect(offers(game, 'dismiss:')).toEqual(['dismiss:silverhold/jayne'])
  game.path('burn', 'osiris')
  expect(game.kind).toBe('nav')
  expect(game.options()).toEqual(['fix', 'parts'])
})

test('OPEN-29 a Disgruntled token goes with the dismissed, who come back without it', () => {
  const game = scenario({ captains: [{ at: 'persephone', crew: ['Emma'], disgruntled: ['Emma'] }] }).begin()
  game.path('dismiss:persephone/emma', 'shop', ['persephone/emma'], ['persephone/emma'])
  expect(game.captain().crew[1]).toEqual({ card: 'persephone/emma', disgruntled: false })
})

test('CREW-07 nobody can be dismissed to be spared from being killed', () => {
  const game = scenario({ captains: [{ at: 'boros', crew: ['Jayne', 'Emma'] }], cutters: ['boros'] })
    .dice(1)
    .begin()
  expect(game.kind).toBe('kill.victim')
  expect(game.options()).toEqual(['malcolm', 'silverhold/jayne', 'persephone/emma'])
})

test('CREW-08 the Leader cannot be dismissed', () => {
  const alone = scenario({ captains: [{ at: 'albion' }] }).begin()
  expect(offers(alone, 'dismiss:')).toEqual([])
  const crewed = scenario({ captains: [{ at: 'albion', crew: ['Emma'] }] }).begin()
  expect(offers(crewed, 'dismiss:')).toEqual(['dismiss:persephone/emma'])
})
