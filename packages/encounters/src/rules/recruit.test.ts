import { expect, test } from 'vitest'
import { browncoats } from '../catalog/browncoats.ts'
import { type Play, type Situation, scenario } from '../scenario.ts'

/** Mal's turn with so much Recruit; the stacks of Wash, Inara, River and Simon are in the game. */
function malWith(recruit: number, rest: Situation = {}): Play {
  const hand = Array.from({ length: recruit }, () => 'Shiny')
  const game = scenario({ players: [{ crew: 'mal', hand }, { crew: 'kaylee' }], ...rest })
    .next('crew', 'Hard Bank', 'Warm Welcome')
    .begin()
  return game.path(...hand)
}

test('RECRUIT-01 each of the five spaces of the Bridge has one face-up card of the Crew Deck', () => {
  const game = malWith(0)
  expect(game.state.bridge).toHaveLength(5)
  expect(game.state.bridge.every((card) => card !== null)).toBe(true)
  expect(game.match.view(null).bridge).toEqual(game.state.bridge)
  expect(game.state.crewDeck.cards).toHaveLength(56 - 5)
})

test("RECRUIT-02 a character on the Bridge costs what it says in Recruit, and goes to the recruiter's discard pile", () => {
  const bridge = ['Steady Hands', 'Word in Private', null, null, null]
  const poor = malWith(3, { bridge })
  expect(poor.options()).not.toContain('simon-steady-hands#2')
  expect(poor.decision()).toMatchObject({
    options: expect.arrayContaining([
      expect.objectContaining({ group: 'recruit', price: 3, sign: 'recruit', at: { card: poor.state.bridge[0] } }),
    ]),
  })
  expect(() => poor.choose('Word in Private')).toThrow('not among the options')
  poor.choose('Steady Hands')
  expect(poor.names(poor.player().discard)).toEqual(['Steady Hands'])
  expect(poor.state.turn.recruit).toBe(0)
})

test('RECRUIT-03 RECRUIT-04 an empty space is refilled at once, and the new card may be recruited in the same turn', () => {
  const game = malWith(7, { bridge: ['Warm Welcome', 'Steady Hands', 'Steady Hands', 'Steady Hands', 'Steady Hands'] })
  game.choose('Warm Welcome')
  expect(game.names(game.state.bridge)[0]).toBe('Hard Bank')
  game.choose('Hard Bank')
  expect(game.names(game.player().discard)).toEqual(['Warm Welcome', 'Hard Bank'])
  expect(game.names(game.state.bridge)[0]).toBe('Warm Welcome')
})

test('RECRUIT-03 whatever empties a space, it is refilled at once', () => {
  const bridge = ['Steady Hands', 'Plot a Course', 'Steady Hands', 'Plot a Course', 'Unbound']
  const inara = scenario({ players: [{ crew: 'inara', hand: ['Talent'], deck: [] }, {}], bridge })
    .next('crew', 'Hard Bank')
    .begin()
  inara.choose('Talent')
  const [activate = ''] = inara.options()
  inara.choose(activate)
  const [gained = ''] = inara.options()
  inara.choose(gained)
  expect(inara.player().deck.cards).toEqual([gained])
  expect(inara.names(inara.state.bridge)).toHaveLength(5)
  expect(inara.names(inara.state.bridge)).toContain('Hard Bank')
})

test('RECRUIT-05 RECRUIT-07 the top Browncoats card costs 3, and which one it is shows only then', () => {
  const classes = browncoats.map((card) => card.class)
  expect([...new Set(classes)]).toHaveLength(5)
  const game = malWith(3, { bridge: ['Disarming Manner'] })
  expect(game.state.browncoats.cards).toHaveLength(5)
  expect(game.match.view(0).browncoats.cards).toEqual([])
  game.choose('browncoats')
  expect(game.names(game.player().discard)).toEqual(['Browncoats'])
  expect(game.match.undoOffer(0).units).toEqual([])
  expect(malWith(2).options()).not.toContain('browncoats')
})

test('RECRUIT-06 Browncoats cost 3 whatever makes characters dearer', () => {
  const table: Situation = { letter: 'C', verse: ['Sheriff Bourne'], bridge: ['Steady Hands', null, null, null, null] }
  const game = malWith(3, table)
  expect(game.options()).toContain('browncoats')
  expect(() => game.choose('Steady Hands')).toThrow('not among the options')
})

test('RECRUIT-08 a character that is gained goes to the discard pile', () => {
  const hand = ['Wide Acquaintance', 'Shiny', 'Shiny', 'Shiny', 'Shiny']
  const bridge = ['Warm Welcome', 'Warm Welcome', 'Warm Welcome']
  const game = scenario({ players: [{ hand }, {}], bridge }).begin()
  game.path('Wide Acquaintance', 'Shiny')
  const [card = ''] = game.state.turn.played.map((played) => played.card)
  game.path('Warm Welcome', 'Warm Welcome', `activate ${card}`)
  expect(game.names(game.player().discard)).toEqual(['Warm Welcome', 'Warm Welcome', 'Browncoats'])
})

test('RECRUIT-09 any number of characters can be recruited in a turn, as far as points last', () => {
  const game = malWith(6, { bridge: ['Warm Welcome', 'Warm Welcome', 'Warm Welcome'] })
  game.path('Warm Welcome', 'Warm Welcome', 'Warm Welcome')
  expect(game.state.turn).toMatchObject({ recruit: 0, recruited: 3 })
})

test('undo ends where the next card of the Crew Deck has shown', () => {
  const game = malWith(2, { bridge: ['Warm Welcome'] })
  expect(game.match.undoOffer(0).units).toContain('choice')
  expect(game.choose('Warm Welcome').match.undoOffer(0)).toMatchObject({ units: [], refused: 'shown' })
})

test('what makes the first character of the Bridge dearer does not touch Browncoats, nor is used up by them', () => {
  const serenity = [{ strike: 'Rationed Power' }]
  const game = malWith(6, { bridge: ['Warm Welcome', 'Warm Welcome'], serenity }).choose('browncoats')
  expect(game.state.turn.recruit).toBe(3)
  game.choose('Warm Welcome')
  expect(game.state.turn.recruit).toBe(0)
  const twice = malWith(5, { bridge: ['Warm Welcome', 'Warm Welcome'], serenity }).path('Warm Welcome', 'Warm Welcome')
  expect(twice.state.turn.recruit).toBe(0)
})

test('a text makes the next character of the Bridge dearer, whoever recruits it', () => {
  const players = [{ hand: [] }, { hand: ['Shiny', 'Shiny', 'Shiny', 'Shiny', 'Shiny'] }] as const
  const bridge = ['Warm Welcome', 'Warm Welcome']
  const game = scenario({ players, combatZone: ['Town Meeting'], bridge, quietTurns: 2 })
    .begin()
    .choose('end')
  game.path('Shiny', 'Shiny', 'Shiny', 'Warm Welcome')
  expect(game.state.turn.recruit).toBe(0)
  game.path('Shiny', 'Shiny', 'Warm Welcome')
  expect(game.state.turn.recruit).toBe(0)
})

test('what is closed on the Bridge can neither be recruited nor gained', () => {
  const bridge = ['Warm Welcome', 'Steady Hands', 'Plot a Course', 'Hard Bank', 'Word in Private']
  const game = malWith(6, { bridge, serenity: [{ strike: 'Cramped Quarters' }] })
  const offered = game.decision()
  const ids =
    offered.form === 'one'
      ? offered.options.flatMap(({ group, at }) => (group === 'recruit' && at && 'card' in at ? at.card : []))
      : []
  expect(game.names(ids)).toEqual(['Warm Welcome', 'Steady Hands', 'Plot a Course', 'Hard Bank'])
})
