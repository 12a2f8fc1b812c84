import { describe, expect, test } from 'vitest'
import { Play, scenario } from '../scenario.ts'
import { damageFor } from '../testing/strikes.ts'

/** One person alone, with one Avatar or with two. */

const swaps = (game: Play) => game.options().filter((id) => id.startsWith('swap'))

describe('one player with one Avatar', () => {
  test('SOLO-01 may discard a card with Coordinate once per turn to draw another', () => {
    const game = scenario({
      players: [{ crew: 'mal', hand: ['Plot a Course', 'Plot a Course', 'Shiny'], deck: ['Misbehave', 'Shiny'] }],
    }).begin()
    expect(swaps(game)).toHaveLength(2)
    game.choose(swaps(game)[0] ?? '')
    expect(game.names(game.player().hand)).toEqual(['Plot a Course', 'Shiny', 'Misbehave'])
    expect(game.names(game.player().discard)).toEqual(['Plot a Course'])
    expect(swaps(game)).toEqual([])
    // It is no play: nothing of the card counts.
    expect(game.state.turn).toMatchObject({ recruit: 0, played: [] })
  })

  test('SOLO-01 not with others at the table', () => {
    const game = scenario({ players: [{ hand: ['Plot a Course'] }, {}] }).begin()
    expect(swaps(game)).toEqual([])
  })

  test('OPEN-70 a Flaw drawn by it is played at once', () => {
    const game = scenario({
      players: [{ crew: 'zoe', hand: ['Plot a Course', 'Shiny', 'Misbehave'], deck: ['Flaw'] }],
    }).begin()
    game.choose(swaps(game)[0] ?? '')
    // Zoe’s Flaw costs the player with the least Health left a card: herself.
    expect(game.kind).toBe('discard')
    game.choose(['Shiny'])
    expect(game.names(game.player().discard)).toEqual(['Plot a Course', 'Shiny'])
    expect(game.state.flaws.cards).toHaveLength(20)
  })

  test('SOLO-02 has no Side Jobs, no preparation, and four Main Characters whom nobody plays', () => {
    const { state } = Play.newGame({ players: 1 }, 'sfc32:solo')
    expect([state.sideJobs.cards.length, state.preparation]).toEqual([12, 0])
    expect(state.mains.map(({ seat }) => seat)).toEqual([0, null, null, null, null])
  })

  test('SOLO-03 is the next player as well', () => {
    const game = scenario({ players: [{ hand: ['Shiny', 'Misbehave'] }], letter: 'C', combatZone: ['Train Troopers'] })
      .next('crew-strikes', 'Near Miss')
      .begin()
    // The strike of the Troopers costs the next player a card.
    game.choose('end')
    expect([game.kind, game.decision().seat, game.options()]).toEqual(['discard', 0, expect.any(Array)])
  })

  test('SOLO-04 loses by being defeated', () => {
    const game = scenario({
      players: [{ crew: 'mal', hand: [], strikes: damageFor('mal', 1) }],
      combatZone: ['Salvage Patrol'],
    })
      .next('crew-strikes', 'Gunshot')
      .begin()
      .choose('end')
    expect([game.kind, game.state.end]).toEqual(['over', 'all-defeated'])
  })

  test('SOLO-05 the Episode ends with the turn on which the Inevitable card enters the Combat Zone and has struck', () => {
    const game = scenario({
      players: [{ hand: [] }],
      quietTurns: 0,
      verse: [null, null, null, null, { hidden: 'No More Running' }],
      tasks: { 'keep-cargo': 'done', 'slip-cruiser': 'done' },
    })
      .next('crew-strikes', 'Grazed')
      .begin()
    expect(game.names(game.state.combatZone)).toEqual(['No More Running'])
    game.choose('end')
    expect(game.main('mal').strikes).toHaveLength(1)
    expect([game.state.letter, game.state.tasks]).toEqual([
      'B',
      expect.not.objectContaining({ 'tend-wounded': 'open' }),
    ])
  })
})

describe('one person with two Avatars', () => {
  test('SOLO-06 EPISODE-17 plays as two players: two decks, two hands, two turns, the row for two', () => {
    const game = Play.newGame({ players: 2 }, 'sfc32:solo')
    expect(game.state.players.map(({ hand, deck }) => hand.cards.length + deck.cards.length)).toEqual([13, 13])
    expect(game.state.sideJobs.cards).toHaveLength(12 - 3)
    const [first, second] = [game.state.active, game.choose('end').state.active]
    expect(new Set([first, second])).toEqual(new Set([0, 1]))
  })

  test('SOLO-06 with Coordinate as for two players', () => {
    const game = scenario({ players: [{ hand: ['Shiny'] }, { hand: ['Plot a Course'], deck: ['Shiny'] }] }).begin()
    game.choose('Plot a Course', 1)
    expect(game.names(game.state.turn.coordinated.map(({ card }) => card))).toEqual(['Plot a Course'])
    expect(game.names(game.player(1).hand)).toEqual(['Shiny'])
    game.choose('Plot a Course')
    expect(game.state.turn.recruit).toBeGreaterThan(0)
  })
})
