import { describe, expect, test } from 'vitest'
import { box, stackOf } from '../catalog/index.ts'
import { type Play, type PlayerSet, type Situation, scenario } from '../scenario.ts'
import { missionPrice } from '../testing/missions.ts'
import { damageFor } from '../testing/strikes.ts'
import { crewMembers } from '../vocabulary/index.ts'
import { characterOf } from './table.ts'

/** Mal's turn; Kaylee and Zoe may help. The stacks of Wash, Inara, River and Simon are in the game. */
function malHelpedBy(
  kaylee: PlayerSet,
  zoe: PlayerSet = { hand: [] },
  mal: PlayerSet = {},
  rest: Situation = {},
): Play {
  const players = [
    { crew: 'mal', hand: ['Shiny'], ...mal },
    { crew: 'kaylee', deck: ['Shiny', 'Misbehave'], ...kaylee },
    { crew: 'zoe', ...zoe },
  ] as const
  return scenario({ players, ...rest }).begin()
}

const optionsFor = (game: Play, seat: number) =>
  game.match.pending.flatMap((decision) => (decision.seat === seat && 'options' in decision ? decision.options : []))

/** What a seat could Coordinate now. */
const offered = (game: Play, seat: number) =>
  optionsFor(game, seat).flatMap(({ id, group }) => (group === 'coordinate' ? id : []))

/** What a seat could take back now. */
const recallable = (game: Play, seat: number) =>
  optionsFor(game, seat).flatMap(({ id, group }) => (group === 'recall' ? id : []))

test("COORDINATE-01 COORDINATE-02 on another's turn a card with the keyword is set aside face-up, and another is drawn", () => {
  const game = malHelpedBy({ hand: ['Warm Welcome', 'Shiny', 'Word in Private'] })
  expect(offered(game, 1)).toEqual(['inara-warm-welcome#1'])
  expect(game.decision(1)).toMatchObject({ kind: 'coordinate', standing: true })
  game.choose('Warm Welcome', 1)
  expect(game.match.view(2).turn.coordinated).toEqual([{ card: 'inara-warm-welcome#1', owner: 1, played: false }])
  expect(game.names(game.player(1).hand)).toEqual(['Shiny', 'Word in Private', 'Shiny'])
})

test("COORDINATE-01 nobody Coordinates on one's own turn", () => {
  const game = malHelpedBy({ hand: [] }, { hand: [] }, { hand: ['Warm Welcome'] })
  expect(game.match.pending.map(({ kind, seat }) => [kind, seat])).toEqual([['action', 0]])
})

test('COORDINATE-03 OPEN-34 while set aside it is in no hand, deck or pile, not even if its owner is defeated', () => {
  const kaylee = { hand: ['Warm Welcome', 'Shiny'], strikes: damageFor('kaylee', 1) }
  const table: Situation = { letter: 'B', combatZone: ['Ridge Gunhands'] }
  const game = malHelpedBy(kaylee, { hand: [] }, { hand: [], deck: ['Shiny'] }, table).next('crew-strikes', 'Ricochet')
  game.next('crew-strikes', 'Ricochet', 'Gunshot').choose('Warm Welcome', 1)
  const held = () => {
    const { hand, deck, discard } = game.player(1)
    return [...hand.cards, ...deck.cards, ...discard.cards]
  }
  expect(held()).not.toContain('inara-warm-welcome#1')
  game.choose('end')
  expect(game.main('kaylee').down).toBe(true)
  expect(game.names(game.player(1).discard)).toEqual(['Warm Welcome'])
})

test('COORDINATE-04 COORDINATE-05 the active player may play a copy, which is just like playing that card', () => {
  const noPower = "No Power in the 'Verse Can Stop Me"
  const game = malHelpedBy({ hand: ['Listening'] }, { hand: [] }, { hand: [noPower, 'Word in Private'] })
  game.choose('Listening', 1).choose('Word in Private')
  expect(game.decision()).toMatchObject({
    options: expect.arrayContaining([expect.objectContaining({ group: 'copy', id: 'river-listening#1' })]),
  })
  game.choose('Listening')
  // Its figure, and its combo after an Intel card.
  expect([game.state.turn.attack, game.kind]).toEqual([3, 'combo'])
  game.choose(true)
  expect(game.options()).not.toContain('river-listening#1')
})

test('COORDINATE-06 COORDINATE-07 it may be left unplayed; at the end of the turn it is in its owner’s discard pile', () => {
  for (const plays of [true, false]) {
    const game = malHelpedBy({ hand: ['Warm Welcome'] }).choose('Warm Welcome', 1)
    expect(game.names(game.player(1).hand)).toEqual(['Shiny'])
    if (plays) game.choose('Warm Welcome')
    game.choose('end')
    expect(game.names(game.player(1).discard)).toEqual(['Warm Welcome'])
    expect(game.state.turn.coordinated).toEqual([])
  }
})

test('COORDINATE-08 at most one card from each player in a turn', () => {
  const game = malHelpedBy({ hand: ['Warm Welcome', 'Listening'] }).choose('Warm Welcome', 1)
  expect(offered(game, 1)).toEqual([])
  // On Zoe's turn, after her own, Kaylee may Coordinate again.
  game.path('end', 'end')
  expect(game.state.active).toBe(2)
  expect(offered(game, 1)).toHaveLength(2)
})

test('COORDINATE-09 several players may each Coordinate one to the same player', () => {
  const game = malHelpedBy({ hand: ['Warm Welcome'] }, { hand: ['Plot a Course'] }, {}, { bridge: ['Unbound'] })
  game.choose('Plot a Course', 2).choose('Warm Welcome', 1)
  game.path('Warm Welcome', 'Plot a Course')
  expect(game.state.turn.recruit).toBe(4)
})

test('COORDINATE-10 OPEN-61 a virtual copy cannot be defeated, but it counts and can be shown', () => {
  const rest: Situation = { others: ['wash', 'book'], verse: ['sj-farm-pump'] }
  const copy = { hand: ['Browncoats'] } as const
  const game = malHelpedBy(copy, { hand: [] }, { hand: ['Travel Light'] }, rest).choose('Browncoats', 1)
  game.path('Browncoats', 'Travel Light', 'option-1')
  expect(game.options()).toEqual(['jayne-travel-light#1'])
})

test('OPEN-61 a virtual copy can be shown', () => {
  const { recruit } = missionPrice('sj-farm-pump')
  const rest: Situation = { verse: ['Broken Farm Pump'], bridge: [null, null, null, null, null], recruit: recruit - 3 }
  const game = malHelpedBy({ hand: ['Plot a Course'] }, { hand: [] }, { hand: [] }, rest).choose('Plot a Course', 1)
  expect(game.options()).not.toContain('use sj-farm-pump 1')
  game.choose('Plot a Course')
  // A Tech card makes the job 2 cheaper.
  expect(game.decision()).toMatchObject({
    options: expect.arrayContaining([expect.objectContaining({ price: recruit - 2 })]),
  })
})

test('OPEN-60 a copy’s effects on the card itself are ignored, and it cannot be Coordinated on', () => {
  const table: Situation = { others: ['book', 'jayne'], letter: 'B', episodeB: '14' }
  const game = malHelpedBy({ hand: ['Nandi'] }, { hand: ['Shiny'] }, {}, table)
    .choose('Nandi', 1)
    .choose('Nandi')
  expect(game.state.turn.played).toEqual([{ card: 'e14-nandi', copyOf: 1 }])
  expect(offered(game, 2)).toEqual([])
  game.choose('end')
  expect(game.names(game.player(1).discard)).toEqual(['Nandi'])
})

test('COORDINATE-11 all Browncoats have Coordinate, and many cards of the Crew Deck', () => {
  expect(box.browncoats.every((card) => characterOf(card)?.coordinate)).toBe(true)
  for (const crew of crewMembers.filter((one) => !['kaylee', 'simon', 'river'].includes(one)))
    expect(stackOf[crew].filter((card) => characterOf(card)?.coordinate).length).toBeGreaterThan(4)
})

test('COORDINATE-12 a defeated player cannot Coordinate', () => {
  const kaylee = { hand: ['Warm Welcome'], strikes: damageFor('kaylee', 1) }
  const rest: Situation = { others: ['wash', 'book'] }
  const game = malHelpedBy(kaylee, { hand: ['Shiny'] }, { hand: ['Whole Arsenal'] }, rest)
  expect(offered(game, 1)).toHaveLength(1)
  game.next('crew-strikes', 'Grazed').path('Whole Arsenal', 'kaylee')
  expect(game.main('kaylee').down).toBe(true)
  expect([game.kind, offered(game, 1)]).toEqual(['action', []])
})

test('OPEN-58 it is possible between the actions of the Action Phase, never in the middle of an effect', () => {
  const rest: Situation = { letter: 'B', verse: [{ hidden: 'Buried Coin' }], combatZone: ['Patience'] }
  const game = malHelpedBy({ hand: ['Warm Welcome'] }, { hand: [] }, { hand: ['Unbound', 'Warm Welcome'] }, rest)
  game.next('crew-strikes', 'Grazed').choose('Unbound')
  expect(offered(game, 1)).toEqual(['inara-warm-welcome#2'])
  game.choose('space-1')
  expect([game.kind, offered(game, 1)]).toEqual(['choose.option', []])
  game.path('option-2', 'inara-warm-welcome#1')
  expect(offered(game, 1)).toContain('inara-warm-welcome#2')
  game.choose('end')
  // The Strike Phase.
  expect([game.kind, offered(game, 1)]).toEqual(['pay.or', []])
})

test('OPEN-59 the copy may be played once, at any later point of the phase', () => {
  const game = malHelpedBy({ hand: ['Warm Welcome'] }, { hand: [] }, { hand: ['Shiny', 'Shiny'] })
  game.choose('Warm Welcome', 1).path('Shiny', 'Warm Welcome', 'Shiny')
  expect(game.state.turn.recruit).toBe(4)
  expect(game.options()).not.toContain('inara-warm-welcome#1')
})

test('the active player is asked on for as long as others may hold something, whatever they do hold', () => {
  const helpless = malHelpedBy({ hand: ['Shiny'] }, { hand: [] }, { hand: ['Shiny'] }, { bridge: ['Unbound'] })
  expect(helpless.choose('Shiny').options()).toEqual(['end'])
  expect(helpless.decision()).toMatchObject({ options: [{ id: 'end', role: 'end', usual: true }] })
  const alone = malHelpedBy({ hand: [] }, { hand: [] }, { hand: ['Shiny'] }, { bridge: ['Unbound'] })
  expect(alone.choose('Shiny').state.active).toBe(1)
})

test('a text on Coordinating a card is followed after the replacement is drawn', () => {
  const mal: PlayerSet = { crew: 'mal', hand: ['Shiny'] }
  const jayne: PlayerSet = { crew: 'jayne', hand: ['Rally the Crew'], deck: ['Shiny'] }
  const players = [{ crew: 'book', hand: ['Shiny'] }, jayne] as const
  const game = scenario({ players, others: ['simon', 'river', 'wash'] })
    .begin()
    .choose('Rally the Crew', 1)
  expect(game.state.turn.attack).toBe(1)
  expect(game.choose('Rally the Crew').state.turn.attack).toBe(4)
  const muscle = scenario({ players: [mal, { hand: ['Hired Muscle'] }], others: ['simon', 'river', 'wash'] }).begin()
  muscle.choose('Hired Muscle', 1).choose('end')
  expect(muscle.player(0).hand.cards).toHaveLength(5)
})

test('a text lets the others Coordinate one card more', () => {
  const three = ['browncoats-intel', 'browncoats-tech', 'browncoats-strength']
  const book: PlayerSet = { crew: 'book', hand: ['All Hands', 'Shiny'] }
  const players = [book, { crew: 'simon', hand: three }] as const
  const game = scenario({ players, others: ['kaylee', 'river', 'wash'] })
    .begin()
    .choose('browncoats-intel', 1)
  expect(offered(game, 1)).toEqual([])
  game.choose('All Hands').choose('browncoats-tech', 1)
  expect(offered(game, 1)).toEqual([])
  game.path('browncoats-intel', 'browncoats-tech')
  game.choose(game.options().find((id) => id.startsWith('activate ')) ?? '')
  expect(game.state.turn.attack).toBe(4 + 2)
})

test('texts limit how many cards may be Coordinated to a player, or of which class', () => {
  const air: Situation = { letter: 'C', episodeC: '9' }
  expect(offered(malHelpedBy({ hand: ['Warm Welcome'] }, { hand: [] }, {}, air), 1)).toEqual([])
  const restored: Situation = { ...air, tasks: { 'restore-air': 'done' } }
  expect(offered(malHelpedBy({ hand: ['Warm Welcome'] }, { hand: [] }, {}, restored), 1)).toHaveLength(1)
  const fouled: Situation = { serenity: [{ strike: 'Fouled Comms' }] }
  const game = malHelpedBy({ hand: ['Warm Welcome', 'Plot a Course'] }, { hand: [] }, {}, fouled)
  expect(offered(game, 1)).toEqual(['inara-warm-welcome#1'])
})

test('alone, what keeps cards from being Coordinated keeps them from being discarded for another, too', () => {
  const swaps = (rest: Situation) =>
    scenario({ players: [{ hand: ['Warm Welcome', 'Plot a Course'] }], ...rest })
      .begin()
      .options()
      .filter((id) => id.startsWith('swap '))
  expect(swaps({})).toHaveLength(2)
  expect(swaps({ serenity: [{ strike: 'Fouled Comms' }] })).toHaveLength(1)
  expect(swaps({ letter: 'C', episodeC: '9' })).toEqual([])
})

describe('an offer is taken back', () => {
  test('until its copy is played: the card is in hand again, and what was drawn for it on the deck', () => {
    const game = malHelpedBy({ hand: ['Warm Welcome', 'Listening'], deck: ['Shiny', 'Misbehave'] })
    game.choose('Warm Welcome', 1)
    expect(recallable(game, 1)).toEqual(['recall inara-warm-welcome#1'])
    const drawn = game.player(1).hand.cards.at(-1)
    game.choose('recall inara-warm-welcome#1', 1)
    expect(game.names(game.player(1).hand)).toEqual(['Listening', 'Warm Welcome'])
    expect(game.player(1).deck.cards.at(-1)).toBe(drawn)
    expect(game.match.view(1).players[1]?.deck.known).toEqual([{ card: drawn, at: 1 }])
    expect(game.match.view(0).players[1]?.deck.known).toBeUndefined()
    expect(game.options()).not.toContain('inara-warm-welcome#1')
    expect(offered(game, 1)).toEqual(['river-listening#1', 'inara-warm-welcome#1'])
  })

  test('once per turn', () => {
    const game = malHelpedBy({ hand: ['Warm Welcome'] }).choose('Warm Welcome', 1)
    game.choose('recall inara-warm-welcome#1', 1).choose('Warm Welcome', 1)
    expect([offered(game, 1), recallable(game, 1)]).toEqual([[], []])
    // In Zoe's turn she may think twice again.
    game.path('end', 'end').choose('Warm Welcome', 1)
    expect(recallable(game, 1)).toHaveLength(1)
  })

  test('not once the copy was played, nor where more than a draw came of it', () => {
    const played = malHelpedBy({ hand: ['Warm Welcome'] }).choose('Warm Welcome', 1)
    expect(recallable(played.choose('Warm Welcome'), 1)).toEqual([])
    const players = [
      { crew: 'book', hand: ['Shiny'] },
      { crew: 'jayne', hand: ['Rally the Crew'], deck: ['Shiny'] },
    ] as const
    const rallied = scenario({ players, others: ['simon', 'river', 'wash'] }).begin()
    expect(recallable(rallied.choose('Rally the Crew', 1), 1)).toEqual([])
  })

  test('also where nothing was left to draw', () => {
    const game = malHelpedBy({ hand: ['Warm Welcome'], deck: [], discard: [] }).choose('Warm Welcome', 1)
    expect(game.player(1).hand.cards).toEqual([])
    game.choose('recall inara-warm-welcome#1', 1)
    expect(game.names(game.player(1).hand)).toEqual(['Warm Welcome'])
  })
})
