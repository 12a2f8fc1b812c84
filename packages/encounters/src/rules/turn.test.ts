import { describe, expect, test } from 'vitest'
import { Play, scenario } from '../scenario.ts'
import { damageFor } from '../testing/strikes.ts'

/** A turn, and the turns of preparation before the first Episode. */

const patrol = 'Salvage Patrol'

describe('a turn', () => {
  test('TURN-01 TURN-03 TURN-04 TURN-05 goes from Episode to Action, Strike and Cleanup', () => {
    const game = scenario({
      players: [{ hand: ['Shiny', 'Misbehave'] }, {}],
      quietTurns: 0,
      combatZone: ['Bowler-Hat Toughs'],
    })
      .next('episode', patrol)
      .next('crew-strikes', 'Near Miss')
      .begin()
    expect([game.kind, game.state.turn.phase]).toEqual(['action', 'action'])
    expect(game.names(game.state.verse[0]?.hidden ?? [])).toEqual([patrol])
    game.choose('Shiny')
    expect([game.state.turn.recruit, game.main('mal').strikes]).toEqual([1, []])
    game.choose('end')
    expect(game.main('mal').strikes).toHaveLength(1)
    expect(game.names(game.player(0).discard).toSorted()).toEqual(['Misbehave', 'Shiny'])
    // The strike came before Cleanup: it costs a card of the new hand.
    expect(game.player(0).hand.cards).toHaveLength(5)
    expect(game.state.active).toBe(1)
  })

  test('TURN-02 its Episode Phase adds the top card unseen to the space closest to the deck', () => {
    const game = scenario({ players: [{}, {}], quietTurns: 0 })
      .next('episode', patrol)
      .begin()
    expect(game.names(game.state.verse[0]?.hidden ?? [])).toEqual([patrol])
    for (const viewer of [0, 1, null]) expect(game.match.view(viewer).verse[0]?.hidden.cards).toEqual([])
    expect(JSON.stringify(game.match.events(null))).not.toContain('e01-patrol')
  })

  test('TURN-06 of a defeated player is skipped entirely', () => {
    const game = scenario({
      players: [{ hand: [] }, { crew: 'wash', strikes: damageFor('wash'), down: true, deck: ['Shiny'] }, {}],
      quietTurns: 0,
    })
      .next('episode', patrol, 'Bowler-Hat Toughs', 'Alliance Cruiser')
      .begin()
      .choose('end')
    expect(game.state.active).toBe(2)
    // One card for the first turn, one for the third, none for the second.
    expect(game.state.verse.map(({ hidden }) => game.names(hidden))).toEqual([
      ['Bowler-Hat Toughs'],
      [patrol],
      [],
      [],
      [],
    ])
    expect(game.names(game.player(1).deck)).toEqual(['Shiny'])
  })

  test('TURN-07 moves the Inevitable card instead of adding another', () => {
    const game = scenario({ quietTurns: 0, verse: [{ hidden: 'Last Warning' }] })
      .next('episode', patrol)
      .begin()
    expect(game.state.verse.map(({ hidden }) => game.names(hidden))).toEqual([[], ['Last Warning'], [], [], []])
    expect(game.told()).not.toContain('added')
  })

  test('TURN-08 ENDEPISODE-03 ENDEPISODE-04 the end of an Episode breaks it off and leads straight to Cleanup', () => {
    const game = scenario({
      players: [{ hand: ['Shiny', 'Misbehave'] }, {}],
      letter: 'B',
      attack: 20,
      tasks: { 'defeat-patience': 'failed', 'defeat-dobson': 'failed' },
      verse: ['Reaver Raider'],
      combatZone: ['Reaver Boarders'],
    }).begin()
    game.choose('Reaver Raider')
    expect(game.told()).not.toContain('strikes')
    expect(game.main('mal').strikes).toEqual([])
    expect(game.names(game.player(0).discard)).toEqual(expect.arrayContaining(['Shiny', 'Misbehave']))
    expect(game.player(0).hand.cards).toHaveLength(6)
  })

  test('TURN-09 being defeated in the Action Phase ends that; the Strike Phase still follows', () => {
    const game = scenario({
      players: [{ crew: 'kaylee', hand: ['Shiny'], strikes: damageFor('kaylee', 1) }, {}],
      attack: 9,
      verse: [{ hidden: 'Passenger with a Badge' }],
      combatZone: ['Drifting Reaver Ship'],
    })
      .next('crew-strikes', 'Gunshot')
      .next('ship-strikes', 'Hull Breach')
      .begin()
    game.choose('space-1')
    expect(game.main('kaylee').down).toBe(true)
    expect(game.names(game.state.serenity.map(({ strike }) => strike))).toEqual(['Hull Breach'])
    expect(game.state.active).toBe(1)
  })
})

describe('preparation', () => {
  /** How many cards the first turns of a new game add. */
  const added = (options: object, turns: number) => {
    const game = Play.newGame(options, 'sfc32:preparation')
    return Array.from({ length: turns }, () => {
      const n = game.state.verse.reduce((sum, { hidden }) => sum + hidden.cards.length, 0)
      game.choose('end')
      return n
    })
  }

  test('EPISODE-15 EPISODE-16 EPISODE-09 NEXT-04 with four players is one turn each without an Episode Phase', () => {
    expect(added({ players: 4 }, 6)).toEqual([0, 0, 0, 0, 1, 2])
  })

  test('EPISODE-10 with five it is two', () => {
    expect(added({ players: 5 }, 11)).toEqual([...Array(10).fill(0), 1])
  })

  test('EPISODE-06 EPISODE-08 with fewer there is none', () => {
    expect(added({ players: 3 }, 2)).toEqual([1, 2])
    expect(added({ players: 1 }, 2)).toEqual([1, 2])
  })

  test('EPISODE-16 is otherwise an ordinary turn', () => {
    const game = Play.newGame({ players: 4 }, 'sfc32:preparation')
    const { active } = game.state
    expect(game.options().length).toBeGreaterThan(6)
    game.choose('Shiny').choose('end')
    expect(game.player(active).discard.cards).toHaveLength(6)
    expect(game.player(active).hand.cards).toHaveLength(6)
  })
})
