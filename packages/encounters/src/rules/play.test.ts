import { expect, test } from 'vitest'
import { type PlayerSet, type Situation, scenario } from '../scenario.ts'

/** Mal's turn, beside a player who holds nothing; the stacks of Wash, Inara, River and Simon are to be recruited from. */
function malWith(hand: readonly string[], rest: Situation = {}, mal: PlayerSet = {}) {
  return scenario({ players: [{ crew: 'mal', hand, ...mal }, { crew: 'kaylee' }], bridge: ['Warm Welcome'], ...rest })
}

test('PLAY-01 cards are played from hand one at a time, in any order', () => {
  const hand = ['Shiny', 'Misbehave', 'Warm Welcome']
  for (const order of [hand, hand.toReversed()]) {
    const game = malWith(hand, { bridge: ['Plot a Course'] }).begin()
    for (const [n, card] of order.entries()) {
      game.choose(card)
      expect(game.state.turn.played).toHaveLength(n + 1)
    }
    expect(game.names(game.state.turn.played.map(({ card }) => card))).toEqual(order)
    expect(game.player().hand.cards).toEqual([])
  }
})

test("PLAY-02 a played card's text is followed at once and cannot be declined", () => {
  const game = malWith(['Emergency Surgery'], {}, { deck: ['Shiny'], strikes: ['Gunshot'] }).begin()
  game.choose('Emergency Surgery')
  expect(game.names(game.player().hand)).toEqual(['Shiny'])
  expect(game.main('mal').strikes).toEqual([])
})

test('PLAY-03 an Activate text may wait for any later point of the phase, or go unused', () => {
  const game = malWith(['Hard Bank', 'Shiny']).begin()
  game.choose('Hard Bank').choose('Shiny')
  const [hardBank = ''] = game.state.turn.played.map(({ card }) => card)
  expect(game.options()).toContain(`activate ${hardBank}`)
  game.choose(`activate ${hardBank}`)
  expect(game.state.turn.avoidances).toEqual([{ seat: 0, kind: 'ship', n: 1 }])
  expect(game.options()).not.toContain(`activate ${hardBank}`)
  const unused = malWith(['Hard Bank']).begin().choose('Hard Bank').choose('end')
  expect(unused.state.active).toBe(1)
})

test('PLAY-04 PLAY-05 OPEN-14 Shiny gives 1 Recruit and Misbehave 1 Attack, both kept until they are wanted', () => {
  const game = malWith(['Shiny', 'Misbehave', 'Shiny']).begin().choose('Shiny')
  expect(game.state.turn).toMatchObject({ recruit: 1, attack: 0 })
  game.choose('Misbehave')
  expect(game.state.turn).toMatchObject({ recruit: 1, attack: 1 })
  expect(game.options()).not.toContain('Warm Welcome')
  game.choose('Shiny').choose('Warm Welcome')
  expect(game.state.turn).toMatchObject({ recruit: 0, attack: 1 })
})

test('PLAY-06 a figure with a plus is always gained, and the text may add to it', () => {
  const noPower = "No Power in the 'Verse Can Stop Me"
  expect(malWith([noPower]).begin().choose(noPower).state.turn.attack).toBe(2)
  expect(malWith(['Word in Private', noPower]).begin().path('Word in Private', noPower).state.turn.attack).toBe(4)
})

test('PLAY-07 played cards lie in the open until the turn ends', () => {
  const game = malWith(['Shiny', 'Misbehave']).begin().choose('Shiny')
  expect(game.match.view(1).turn.played).toEqual(game.state.turn.played)
  expect(game.names(game.player().discard)).toEqual([])
  game.choose('end')
  expect(game.names(game.player().discard)).toEqual(['Shiny', 'Misbehave'])
})

test('PLAY-08 no card has to be played', () => {
  const game = malWith(['Shiny', 'Talent']).begin().choose('end')
  expect(game.state.active).toBe(1)
  expect(game.told()).not.toContain('played')
})

test('PLAY-09 recruiting, scanning and fighting come between plays or after them, in any order and number', () => {
  const hand = ['Plot a Course', 'Wide Acquaintance', 'Hard Bank', 'Listening', 'Misbehave', 'Misbehave']
  const verse = ['Bowler-Hat Toughs', null, null, { hidden: 'Salvage Patrol' }, { hidden: 'Distress Call' }]
  const game = malWith(hand, { verse, bridge: ['Warm Welcome', 'Warm Welcome'] }).begin()
  game.path('Plot a Course', 'Warm Welcome', 'Hard Bank', 'space-4', 'Wide Acquaintance', 'Warm Welcome')
  game.path('Listening', 'Bowler-Hat Toughs', 'Misbehave')
  expect(game.names(game.player().discard)).toEqual(['Warm Welcome', 'Warm Welcome'])
  expect(game.names(game.state.defeatedCards)).toEqual(['Bowler-Hat Toughs'])
  expect(game.state.turn).toMatchObject({ scanned: 1, recruited: 2, attack: 2 })
})

test('PLAY-10 Recruit pays for characters and other things, Attack for scans, fights and other things', () => {
  const cards = { verse: ['Bowler-Hat Toughs', { hidden: 'Salvage Patrol' }], operations: ['Marked Cargo'] }
  const table: Situation = { ...cards, serenity: [{ strike: 'Scorched Plating' }] }
  const groups = (...hand: string[]) => {
    const game = malWith(hand, table)
      .begin()
      .path(...hand)
    const decision = game.decision(0)
    const options = decision.form === 'one' ? decision.options : []
    return options.flatMap(({ group, price, sign }) => (price === undefined ? [] : `${group} ${price} ${sign}`))
  }
  expect(groups('Shiny', 'Shiny')).toEqual(['recruit 2 recruit', 'repair 2 recruit'])
  expect(groups('Listening', 'Misbehave')).toEqual(['fight 3 attack', 'scan 2 attack', 'use 3 attack'])
})

test('OPEN-06 points last until the turn ends and are gone with Cleanup, but only the Action Phase spends them freely', () => {
  const game = malWith(['Warm Welcome', 'Shiny'], { letter: 'B', combatZone: ['Patience'], bridge: [] })
    .next('crew-strikes', 'Grazed')
    .begin()
  game.path('Warm Welcome', 'Shiny', 'end')
  expect([game.kind, game.state.turn.phase]).toEqual(['pay.or', 'strike'])
  game.choose(true)
  expect(game.state.flaws.cards).toHaveLength(20)
  expect(game.state.active).toBe(1)
  expect(game.state.turn).toMatchObject({ recruit: 0, attack: 0, restricted: [] })
})

test('OPEN-03 OPEN-07 a Ship Strike is repaired for Recruit in the Action Phase, between plays and any number of times', () => {
  const serenity = [{ strike: 'Scorched Plating' }, { strike: 'Scorched Plating' }, { strike: 'Hull Breach' }]
  const hand = ['Warm Welcome', 'Shiny', 'Shiny', 'Misbehave']
  const game = malWith(hand, { serenity, bridge: ['Unbound'] }).begin()
  game.choose('Warm Welcome')
  expect(() => game.choose('Hull Breach')).toThrow('not among the options')
  game.path('Scorched Plating', 'Shiny', 'Shiny', 'Scorched Plating', 'Misbehave')
  expect(game.state.serenity.flatMap(({ strike }) => strike ?? [])).toEqual(['ss-hull-breach#1'])
  expect(game.state.turn.recruit).toBe(0)
})

test('whatever shows nothing hidden can be taken back, and nothing else', () => {
  const table: Situation = {
    verse: ['Bowler-Hat Toughs', null, null, { hidden: 'Salvage Patrol' }],
    serenity: [{ strike: 'Scorched Plating' }],
    operations: ['Infirmary Table'],
    bridge: ['Warm Welcome', 'Warm Welcome'],
  }
  const hand = ['Listening', 'Listening', 'Wide Acquaintance', 'Wide Acquaintance', 'Strange Arithmetic']
  const after = (...values: (string | boolean)[]) =>
    malWith(hand, table, { strikes: ['Grazed'] })
      .begin()
      .path(...values)
      .match.undoOffer(0)
  // A look at what is hidden seals, too.
  const rich = ['Wide Acquaintance', 'Wide Acquaintance']
  expect(after('Wide Acquaintance').units).toContain('choice')
  expect(after(...rich, 'Scorched Plating').units).toContain('choice')
  expect(after(...rich, 'Infirmary Table').units).toContain('choice')
  expect(after('Listening')).toMatchObject({ units: [], refused: 'shown' })
  expect(after(...rich, 'Warm Welcome')).toMatchObject({ units: [], refused: 'shown' })
  expect(after('Strange Arithmetic')).toMatchObject({ units: [], refused: 'shown' })
  expect(after('Listening', 'Bowler-Hat Toughs').units).toContain('choice')
})

test('nothing is asked where any copy of a card would do', () => {
  const game = scenario({ players: [{ crew: 'simon', hand: ['Flaw', 'Shiny', 'Shiny'] }, {}] }).begin()
  expect([game.kind, game.names(game.player().hand)]).toEqual(['action', ['Shiny']])
  const healed = malWith(['Emergency Surgery'], {}, { deck: [], strikes: ['Grazed', 'Grazed'] }).begin()
  expect(healed.choose('Emergency Surgery').kind).toBe('action')
})
