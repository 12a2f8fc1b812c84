import { expect, test } from 'vitest'
import { type Play, type Situation, scenario } from '../scenario.ts'
import { missionPrice } from '../testing/missions.ts'

const emptyBridge = [null, null, null, null, null]
const shiny = (n: number) => Array.from({ length: n }, () => 'Shiny')

function malAfter(
  hand: readonly string[],
  rest: Situation,
  prepare = (table: ReturnType<typeof scenario>) => table,
): Play {
  const table = scenario({ players: [{ crew: 'mal', hand }, { crew: 'kaylee' }], ...rest })
  return prepare(table)
    .begin()
    .path(...hand)
}

test('EMPTY-01 with the Crew Deck empty the game goes on, and the Bridge is not refilled', () => {
  const bridge = ['Warm Welcome', 'Warm Welcome', 'Unbound', 'Unbound'].map((card, n) => (n < 3 ? card : null))
  const game = malAfter(shiny(4), { bridge: [...bridge, null] }, (table) => table.only('crew'))
  game.choose('Warm Welcome')
  expect(game.state.bridge.filter((card) => card !== null)).toHaveLength(2)
  game.choose('Warm Welcome')
  expect(game.names(game.state.bridge)).toEqual(['Unbound'])
  expect(game.kind).toBe('action')
})

test('EMPTY-02 with the Bridge empty as well, only Browncoats can be recruited', () => {
  const game = malAfter(shiny(6), { bridge: emptyBridge }, (table) => table.only('crew'))
  expect(game.options()).toEqual(['browncoats', 'end'])
})

test('EMPTY-03 once the Browncoats are gone they can no longer be recruited', () => {
  const game = malAfter(shiny(6), { bridge: emptyBridge }, (table) => table.only('browncoats', 'Browncoats'))
  game.choose('browncoats')
  expect([game.state.turn.recruit, game.options()]).toEqual([3, ['end']])
})

test('EMPTY-04 with no Talents or Flaws left, gaining one does nothing', () => {
  const meeting: Situation = { verse: ['Town Meeting'], ...missionPrice('sj-town-meeting') }
  const noTalents = scenario({ players: [{ crew: 'mal', hand: shiny(1) }, {}], ...meeting })
    .only('talents')
    .begin()
    .path('Town Meeting', 'seat-1')
  expect([noTalents.kind, noTalents.player(1).discard.cards]).toEqual(['action', []])
  const noFlaws = scenario({ players: [{ hand: [] }, {}], combatZone: ['Shooting Contest'] })
    .only('flaws')
    .begin()
    .choose('end')
  expect(noFlaws.told()).toContain('job-failed')
  expect(noFlaws.player(0).discard.cards).toEqual([])
})

test('EMPTY-05 the moment the Crew Strike deck is empty, the discarded strikes become a new one', () => {
  const game = scenario({ players: [{ crew: 'jayne', hand: [] }, {}], combatZone: ['Salvage Patrol'] })
    .discards('crew-strikes', 'Gunshot', 'Knife Cut')
    .only('crew-strikes', 'Grazed')
    .begin()
    .choose('end')
  expect(game.names(game.main('jayne').strikes.map(({ card }) => card))).toEqual(['Grazed'])
  expect(game.names(game.state.crewStrikes.deck).toSorted()).toEqual(['Gunshot', 'Knife Cut'])
  expect(game.state.crewStrikes.discard.cards).toEqual([])
})

test('EMPTY-06 repaired Ship Strikes lie face-up under their deck, and become a new one when only they are left', () => {
  const serenity = [{ strike: 'Scorched Plating' }]
  const game = malAfter(shiny(2), { serenity, bridge: ['Unbound'] })
  game.choose('Scorched Plating')
  expect(game.names(game.match.view(1).shipStrikes.discard)).toEqual(['Scorched Plating'])
  const last = scenario({ players: [{ hand: [] }, {}], combatZone: ['Alliance Cruiser'] })
    .discards('ship-strikes', 'Scorched Plating', 'Buckled Strut')
    .only('ship-strikes', 'Hull Breach')
    .begin()
    .choose('end')
  expect(last.state.serenity[0]?.strike).toMatch('ss-hull-breach')
  expect(last.names(last.state.shipStrikes.deck).toSorted()).toEqual(['Buckled Strut', 'Scorched Plating'])
  expect(last.state.shipStrikes.discard.cards).toEqual([])
})

test('EMPTY-06 with no card under the deck, the first one repaired becomes the deck', () => {
  const serenity = [{ strike: 'Scorched Plating' }]
  const game = malAfter(shiny(2), { serenity, bridge: ['Unbound'] }, (table) => table.only('ship-strikes'))
  game.choose('Scorched Plating')
  expect(game.names(game.state.shipStrikes.deck)).toEqual(['Scorched Plating'])
})

test('EMPTY-07 a player deck that runs out is made anew from the discard pile when a card must come', () => {
  const players = [{ hand: ['Disarming Manner', 'Listening'], deck: ['Shiny'], discard: ['Misbehave'] }, {}] as const
  const game = scenario({ players }).begin().choose('Disarming Manner')
  expect(game.player().discard.cards).toHaveLength(1)
  game.path('Listening', true)
  expect(game.names(game.player().hand)).toEqual(['Shiny', 'Misbehave'])
  expect(game.player().discard.cards).toEqual([])
})

test('OPEN-13 with fewer than six cards in deck and discard pile together, all there are are drawn', () => {
  const players = [{ hand: ['Shiny'], deck: ['Misbehave', 'Misbehave'], discard: ['Shiny'] }, {}] as const
  const game = scenario({ players }).begin().choose('end')
  expect(game.player().hand.cards).toHaveLength(4)
  expect([game.player().deck.cards, game.player().discard.cards]).toEqual([[], []])
})
