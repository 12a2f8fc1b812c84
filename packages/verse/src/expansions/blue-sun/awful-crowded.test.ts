import { expect, test } from 'vitest'
import type { Box } from '../../box.ts'
import { boxWith } from '../../boxes/index.ts'
import { Play, scenario } from '../../scenario.ts'
import { boundsOf } from '../../testing/aids.ts'
import type { SectorId } from '../../vocabulary/index.ts'
import { alertTokensIn } from '../shared/alerts/state.ts'
import { havensIn } from '../shared/havens/state.ts'

const box = boxWith(['blue-sun'])
const options = { expansions: ['blue-sun'], setUp: 'awful-crowded' }

const planets = [...box.sectors.values()].filter((sector) =>
  sector.places.some((place) => box.places.get(place)?.planet),
)

/** The tokens due at every planet but these. */
function tokensExceptAt(...starts: SectorId[]): Record<SectorId, { reaver: number; alliance: number }> {
  const tokens = planets
    .filter((sector) => !starts.includes(sector.id))
    .map((sector) => [
      sector.id,
      sector.region === 'alliance' ? { reaver: 0, alliance: 1 } : { reaver: 1, alliance: 0 },
    ])
  return Object.fromEntries(tokens)
}

/** The set-up up to where the ships are placed. */
function toPlacing(set: object, madeUp?: Box): Play {
  const game = Play.newGame({ players: 2, ...options, ...set }, 'sfc32:crowded', madeUp)
  while (game.kind === 'set-up.leader' || game.kind === 'set-up.ship') game.choose(game.options()[0] ?? '')
  return game
}

const reshuffleCards = (game: Play, part: 'deck' | 'discard') =>
  Object.values(game.state.nav)
    .flatMap((pile) => pile[part].cards)
    .filter((card) => box.nav.get(card)?.reshuffle).length

test('SETUP-25 the reshuffle cards are in the Nav decks from the start, however many play', () => {
  for (const players of [1, 2, 3, 4]) {
    const game = Play.newGame({ players, ...options }, 'sfc32:crowded')
    expect([reshuffleCards(game, 'deck'), reshuffleCards(game, 'discard')]).toEqual([3, 0])
  }
})

test('SETUP-26 OPEN-09 PIC-CARD-17 once the ships are placed, a token at every planet where none starts, each of its region', () => {
  const game = toPlacing({})
  expect(game.kind).toBe('set-up.place')
  game.choose('persephone')
  expect(alertTokensIn(game.state)).toEqual({})
  game.choose('meridian')
  expect(alertTokensIn(game.state)).toEqual(tokensExceptAt('persephone', 'meridian'))
  expect(alertTokensIn(game.state)).toMatchObject({
    londinium: { reaver: 0, alliance: 1 },
    hera: { reaver: 1, alliance: 0 },
    miranda: { reaver: 1, alliance: 0 },
  })
})

test('OPEN-09 in Reaver Space a planet has its token on top of the printed alert', () => {
  const sectors = new Map(box.sectors)
  const burnham = sectors.get('burnham-r2-02')
  if (!burnham) throw new Error('Burnham is not on the map.')
  sectors.set(burnham.id, { ...burnham, places: ['miranda'] })
  const game = toPlacing({}, { ...box, sectors }).path('persephone', 'meridian')
  expect(alertTokensIn(game.state)['burnham-r2-02']).toEqual({ reaver: 1, alliance: 0 })
  const entering = scenario({
    expansions: ['blue-sun'],
    captains: [{ at: 'miranda' }],
    alerts: { 'burnham-r2-02': { reaver: 1 } },
    cutters: ['fury'],
  })
  expect(entering.dice(2).begin().path('mosey', 'burnham-r2-02').state.cutters).toEqual(['burnham-r2-02'])
})

test('OPEN-09 a Haven is a starting place', () => {
  const game = toPlacing({ story: 'any-port' })
  const [first = '', second = ''] = game.options()
  game.path(first, second)
  const alerts = alertTokensIn(game.state)
  const havens = havensIn(game.state)
  expect(havens.toSorted()).toEqual([first, second].toSorted())
  expect(Object.keys(alerts)).not.toContain(first)
  expect(Object.keys(alerts)).not.toContain(second)
})

test('SETUP-27 Cruiser and Cutters start as usual; Cutters leave tokens when they move, the Cruiser none', () => {
  const game = toPlacing({})
  expect(game.state.cruiser).toBe(box.starts.cruiser)
  expect(game.state.cutters).toEqual(box.starts.cutters)
  const crowded = { expansions: ['blue-sun'], setUp: 'awful-crowded' } as const
  const patrolled = scenario({ ...crowded, captains: [{ at: 'santo' }] })
    .next('nav-alliance', 'Cruiser Patrol')
    .begin()
  patrolled.path('burn', 'white-sun-r4-10', 'sihnon')
  expect(alertTokensIn(patrolled.state)).toEqual({})
  const hunted = scenario({ ...crowded, captains: [{ at: 'meridian' }], cutters: ['miranda'] })
  const play = hunted.next('nav-rim', 'Reavers on the Hunt').begin().path('burn', 'fury', 'miranda>burnham-r2-01')
  expect(alertTokensIn(play.state)).toEqual({ miranda: { reaver: 1, alliance: 0 } })
})

test('SETUP-28 starting Jobs come from Harken, Amnon Duul and Patience, and any of them may be discarded', () => {
  const game = toPlacing({}).path('persephone', 'meridian')
  expect(game.kind).toBe('set-up.keep-jobs')
  for (const captain of game.state.captains)
    expect(captain.hand.cards.map((card) => box.jobs.get(card)?.contact)).toEqual(['harken', 'amnon-duul', 'patience'])
  expect(boundsOf(game)).toEqual([0, 3])
  game.path([], [])
  expect(game.state.captains.map((captain) => captain.hand.cards)).toEqual([[], []])
})

test('SETUP-20 the steps it does not mark stay standard', () => {
  const game = toPlacing({ players: 3 })
  expect(game.options()).toEqual([...box.sectors.keys()])
  game.path('persephone', 'meridian', 'santo', [], [], [])
  expect(game.kind).toBe('turn')
  for (const captain of game.state.captains)
    expect(captain).toMatchObject({ credits: 3000, warrants: 0, hold: { fuel: 6, part: 2 } })
  for (const pile of Object.values(game.state.supply)) expect(pile.discard.cards).toHaveLength(3)
})

test('SETUP-21 it goes with any Story', () => {
  for (const story of box.stories.keys()) {
    const game = toPlacing({ players: 1, story })
    while (game.kind === 'set-up.place') game.choose(game.options()[0] ?? '')
    while (game.kind === 'set-up.keep-jobs') game.choose([])
    expect([story, game.kind]).toEqual([story, 'turn'])
    expect(alertTokensIn(game.state)['new-canaan']).toEqual({ reaver: 1, alliance: 0 })
  }
})
