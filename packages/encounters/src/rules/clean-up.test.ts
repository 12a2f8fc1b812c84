import { describe, expect, test } from 'vitest'
import { scenario } from '../scenario.ts'
import { quiet } from '../testing/aids.ts'

describe('Cleanup', () => {
  test('CLEANUP-01 CLEANUP-02 CLEANUP-04 what was played and what is left in hand is discarded, and six cards are drawn', () => {
    const game = quiet({ players: [{ hand: ['Shiny', 'Misbehave', 'Talent'] }] })
      .next('deck 0', 'Misbehave', 'Misbehave')
      .begin()
    game.choose('Shiny').choose('end')
    expect(game.names(game.player().discard).toSorted()).toEqual(['Misbehave', 'Shiny', 'Talent'])
    expect(game.player().hand.cards).toHaveLength(6)
    expect(game.names(game.player().hand).slice(0, 2)).toEqual(['Misbehave', 'Misbehave'])
  })

  test('CLEANUP-03 a player may look through the own discard pile at any time', () => {
    const game = quiet({ players: [{ hand: [], discard: ['Shiny', 'Misbehave'] }, {}] }).begin()
    expect(game.names(game.match.view(0).players[0]?.discard ?? [])).toEqual(['Shiny', 'Misbehave'])
  })

  test('CLEANUP-05 OPEN-13 when the deck runs out, the discard pile becomes a new one and the rest is drawn, as far as there is any', () => {
    const game = quiet({
      players: [{ hand: [], deck: ['Shiny', 'Shiny'], discard: ['Misbehave', 'Misbehave'] }],
    }).begin()
    game.choose('end')
    expect(game.names(game.player().hand)).toEqual(['Shiny', 'Shiny', 'Misbehave', 'Misbehave'])
    expect(game.player().discard.cards).toEqual([])
    expect(game.told()).toContain('reshuffled')
  })

  test('CLEANUP-06 an empty deck by itself does nothing', () => {
    const six = ['Shiny', 'Shiny', 'Shiny', 'Shiny', 'Shiny', 'Shiny']
    const game = quiet({ players: [{ hand: ['Misbehave'], deck: six }] }).begin()
    game.choose('end')
    expect(game.player().deck.cards).toEqual([])
    expect(game.names(game.player().discard)).toEqual(['Misbehave'])
    expect(game.told()).not.toContain('reshuffled')
  })

  test('CLEANUP-07 EMPTY-07 so it is with every draw and every look at the deck, not only in Cleanup', () => {
    const drawn = quiet({ players: [{ hand: ['Talent'], deck: [], discard: ['Shiny'] }] }).begin()
    drawn.choose('Talent')
    expect(drawn.names(drawn.player().hand)).toEqual(['Shiny'])
    const looked = quiet({
      players: [{ crew: 'mal', hand: ['Quiet Counsel', 'Shiny'], deck: [], discard: ['Misbehave'] }],
      others: ['kaylee', 'zoe', 'jayne', 'wash'],
    }).begin()
    looked.choose('Quiet Counsel')
    expect(looked.kind).toBe('arrange.discard')
    expect(looked.names(looked.player().deck)).toEqual(['Misbehave'])
  })

  test('CLEANUP-08 every card Coordinated to the active player goes to its owner’s discard pile when the turn ends', () => {
    const game = quiet({
      players: [{ hand: [] }, { hand: ['Warm Welcome'] }, { hand: ['Plot a Course'] }],
    }).begin()
    game.choose('Warm Welcome', 1).choose('Plot a Course', 2)
    game.choose('Play the copy of Warm Welcome', 0).choose('end', 0)
    expect(game.names(game.player(1).discard)).toEqual(['Warm Welcome'])
    expect(game.names(game.player(2).discard)).toEqual(['Plot a Course'])
    expect(game.player(0).discard.cards).toEqual([])
  })

  test('OPEN-06 points last until the turn ends and are wiped then', () => {
    const game = quiet({
      players: [{ hand: ['Shiny', 'Shiny'] }, { hand: [] }],
      combatZone: ['Patience'],
    })
      .next('crew-strikes', 'Grazed')
      .begin()
    game.path('Shiny', 'Shiny')
    // Patience's Strike ability lets a player pay with what is left.
    expect(game.kind).toBe('pay.or')
    game.choose(true)
    expect(game.state.turn).toMatchObject({ recruit: 0, attack: 0, played: [] })
    expect(game.names(game.player(0).discard)).toEqual(['Shiny', 'Shiny'])
  })
})

test('a lasting change of the hand size is used up by the next Cleanup draw', () => {
  const game = scenario({ quietTurns: 100, players: [{ hand: [] }], combatZone: ['Bowler-Hat Toughs'] })
    .next('crew-strikes', 'Winded', 'Near Miss')
    .begin()
  game.choose('end')
  expect(game.player().hand.cards).toHaveLength(4)
  game.choose('end')
  expect(game.player().hand.cards).toHaveLength(5)
})
