import { expect, test } from 'vitest'
import { type Play, type PlayerSet, type Situation, scenario } from '../scenario.ts'
import type { Crew } from '../vocabulary/index.ts'

/** Mal's turn with so much Attack, beside Kaylee. */
function malWith(attack: number, rest: Situation = {}, kaylee: PlayerSet = {}): Play {
  const hand = Array.from({ length: attack }, () => 'Misbehave')
  const players = [
    { crew: 'mal', hand },
    { crew: 'kaylee', ...kaylee },
  ] as const
  return scenario({ players, ...rest })
    .begin()
    .path(...hand)
}

const noBridge = [null, null, null, null, null]

const fights = (game: Play, seat = 0) => {
  const decision = game.decision(seat)
  return decision.form === 'one' ? decision.options.flatMap(({ group, id }) => (group === 'fight' ? id : [])) : []
}

test('FIGHT-01 FIGHT-02 only a face-up enemy can be fought, in the Verse or in the Combat Zone', () => {
  const verse = [{ hidden: 'Bowler-Hat Toughs' }, 'Salvage Patrol', 'sj-overdue-debt']
  const game = malWith(4, { verse, combatZone: ['Bowler-Hat Toughs'], operations: ['Marked Cargo'] })
  expect(fights(game)).toEqual(['e01-toughs#2', 'e01-patrol#1'])
})

test('FIGHT-03 FIGHT-08 any number of enemies, one at a time; what is left over pays for more fights and scans', () => {
  const verse = ['Bowler-Hat Toughs', null, null, { hidden: 'Salvage Patrol' }]
  const game = malWith(5, { verse, combatZone: [] })
  game.choose('Bowler-Hat Toughs').choose('space-4')
  expect([game.state.turn.attack, fights(game)]).toEqual([1, []])
  const both = { players: [{ hand: ['Unbound', 'Misbehave'] }, {}], verse: ['Bowler-Hat Toughs', 'Bowler-Hat Toughs'] }
  const two = scenario(both).begin().path('Unbound', 'Misbehave', 'Bowler-Hat Toughs', 'Bowler-Hat Toughs')
  expect(two.names(two.state.defeatedCards)).toEqual(['Bowler-Hat Toughs', 'Bowler-Hat Toughs'])
})

test('FIGHT-04 FIGHT-05 the price is the whole Attack value, and then the enemy goes to Defeated Cards', () => {
  const verse = ['Salvage Patrol', 'Bowler-Hat Toughs']
  expect(fights(malWith(3, { verse }))).toEqual(['e01-toughs#1'])
  const game = malWith(4, { verse }).choose('Salvage Patrol')
  expect(game.names(game.state.defeatedCards)).toEqual(['Salvage Patrol'])
  expect([game.state.turn.attack, game.state.verse[0]?.shown.cards]).toEqual([0, []])
})

test('FIGHT-06 an enemy with an Attack value of 0 is defeated for nothing, but it has to be fought', () => {
  const others: readonly Crew[] = ['zoe', 'jayne', 'book']
  const hand = ['Disarming Manner', 'Plot a Course', 'Warm Welcome', 'Steady Hands']
  const game = scenario({
    players: [{ hand, deck: [] }, { crew: 'kaylee' }],
    others,
    bridge: noBridge,
    verse: ['Salvage Patrol'],
  }).begin()
  game.path('Disarming Manner', 'Plot a Course', 'Warm Welcome', 'Steady Hands')
  const [card = ''] = game.state.turn.played.map((played) => played.card)
  game.choose(`activate ${card}`)
  expect(game.names(game.state.verse[0]?.shown ?? [])).toEqual(['Salvage Patrol'])
  expect(game.decision()).toMatchObject({
    options: expect.arrayContaining([expect.objectContaining({ group: 'fight', price: 0 })]),
  })
  game.choose('Salvage Patrol')
  expect(game.names(game.state.defeatedCards)).toEqual(['Salvage Patrol'])
})

test('FIGHT-07 a Defeated text is followed when its enemy is defeated', () => {
  const game = malWith(5, { letter: 'B', verse: ['Dobson'] }).choose('Dobson')
  expect(game.state.tasks['defeat-dobson']).toBe('done')
  expect(game.state.credits).toBe(2)
})

test('FIGHT-09 the Inevitable card cannot be fought', () => {
  expect(fights(malWith(5, { combatZone: ['Closing Net'] }))).toEqual([])
})

test('FIGHT-10 Attack is not pooled: another player has none to give, and fights nothing on this turn', () => {
  const verse = ['Salvage Patrol']
  const game = malWith(3, { verse }, { hand: ['Misbehave', 'Hard Bank', 'Plot a Course'] })
  expect(fights(game)).toEqual([])
  expect(game.options(1)).toEqual(['wash-plot-a-course#1'])
})

test('OPEN-04 a card in Operations is not fought, pushed or scanned there', () => {
  const game = malWith(5, { letter: 'C', episodeC: '15', operations: ['Jubal Early'], quietTurns: 0 })
  expect(fights(game)).toEqual([])
  expect(game.names(game.state.operations)).toEqual(['Jubal Early'])
})

test('Attack for one enemy goes into a single fight, with other Attack; what is too much of it is lost', () => {
  const zoe = (verse: readonly string[], misbehave: number) => {
    const hand = ['Talent', ...Array.from({ length: misbehave }, () => 'Misbehave')]
    const game = scenario({ players: [{ crew: 'zoe', hand, deck: [] }, {}], verse })
      .begin()
      .path(...hand)
    const [card = ''] = game.state.turn.played.map((played) => played.card)
    return game.choose(`activate ${card}`)
  }
  // All of it is needed: no question.
  const agent = zoe(['Passenger with a Badge'], 2).choose('Passenger with a Badge')
  expect(agent.state.turn).toMatchObject({ attack: 1, restricted: [] })
  // It is used up exactly: no question either.
  const patrol = zoe(['Salvage Patrol'], 4).choose('Salvage Patrol')
  expect(patrol.state.turn).toMatchObject({ attack: 4, restricted: [] })
})

test('Attack for one enemy may be kept where other Attack will do, and is lost as a whole once it is used', () => {
  const hand = ['Talent', 'Steady Hands', 'Word in Private', 'Misbehave', 'Misbehave', 'Misbehave', 'Misbehave']
  const zoe = { crew: 'zoe', hand, deck: [] } as const
  const weakened = () => {
    const game = scenario({ players: [zoe, {}], verse: ['Salvage Patrol', 'Alliance Cruiser'] })
      .begin()
      .path(...hand)
    const played = (name: string) => game.state.turn.played.find(({ card }) => game.names([card])[0] === name)?.card
    return game.path(`activate ${played('Talent')}`, `activate ${played('Word in Private')}`, 'Salvage Patrol')
  }
  const asked = weakened().choose('Salvage Patrol')
  expect(asked.kind).toBe('fight.single')
  expect(asked.choose(true).state.turn).toMatchObject({ attack: 4, restricted: [] })
  const kept = weakened().path('Salvage Patrol', false)
  expect(kept.state.turn).toMatchObject({ attack: 2, restricted: [{ n: 4, only: 'one-enemy' }] })
  expect(fights(kept)).toEqual(['e01-cruiser'])
})

test('Attack for enemies in the Combat Zone serves there alone, and stays for the next of them', () => {
  const hand = ['Hold the Door', 'Hold the Door', 'Misbehave']
  const game = scenario({
    players: [{ hand }, {}],
    others: ['wash', 'jayne', 'book'],
    verse: ['Salvage Patrol'],
    combatZone: ['Salvage Patrol'],
  }).begin()
  game.path(...hand)
  expect(game.state.turn).toMatchObject({ attack: 5, restricted: [{ n: 1 }, { n: 1 }] })
  game.choose('e01-patrol#1')
  expect(game.state.turn.restricted).toHaveLength(2)
})
