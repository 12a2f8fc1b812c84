import { describe, expect, test } from 'vitest'
import { priceOf, quiet, shipStrikesOn } from '../testing/aids.ts'

describe('Ship Strikes', () => {
  test('STRIKE-08 TIMING-02 ongoing text works at once and as long as the Strike is on Serenity', () => {
    const game = quiet({
      players: [{ crew: 'mal', hand: [], deck: ['Misbehave', 'Misbehave', 'Shiny', 'Shiny', 'Shiny', 'Shiny'] }],
      combatZone: ['Alliance Cruiser'],
      verse: [null, null, null, null, { hidden: 'Marked Cargo' }],
    })
      .next('ship-strikes', 'Sensor Damage')
      .begin()
    const scanPrice = () => {
      const decision = game.decision()
      return 'options' in decision ? decision.options.find(({ id }) => id === 'space-5')?.price : undefined
    }
    game.choose('end').choose('Misbehave').choose('Misbehave')
    expect(scanPrice()).toBe(2)
    game.choose('Shiny').choose('Shiny').choose('Shiny').choose('Sensor Damage')
    expect(scanPrice()).toBe(1)
  })

  test('STRIKE-09 other text is followed once, when the Strike is drawn', () => {
    const game = quiet({ players: [{ crew: 'mal', hand: [] }], combatZone: ['Alliance Cruiser'] })
      .next('ship-strikes', 'Sparks in the Cockpit', 'Hull Breach')
      .begin()
    game.choose('end')
    expect(game.player().hand.cards).toHaveLength(5)
    game.choose('end')
    expect(game.player().hand.cards).toHaveLength(6)
  })

  const full = [
    { strike: 'Hull Breach' },
    { strike: 'Hull Breach' },
    { strike: 'Buckled Strut' },
    { strike: 'Buckled Strut' },
  ]

  test('STRIKE-11 filling the last slot does not lose the game', () => {
    const game = quiet({ players: [{ hand: [] }], combatZone: ['Alliance Cruiser'], serenity: full })
      .next('ship-strikes', 'Scorched Plating')
      .begin()
    game.choose('end')
    expect(game.state.end).toBeNull()
    expect(shipStrikesOn(game)).not.toContain(null)
  })

  test('STRIKE-10 a Ship Strike drawn when every slot has one loses the game', () => {
    const game = quiet({
      players: [{ hand: [] }],
      combatZone: ['Alliance Cruiser'],
      serenity: [...full, { strike: 'Scorched Plating' }],
    }).begin()
    game.choose('end')
    expect(game.state.end).toBe('serenity-lost')
    expect(game.kind).toBe('over')
  })

  test('STRIKE-12 STRIKE-13 STRIKE-14 OPEN-03 OPEN-07 any Strike may be repaired for its cost in Recruit, and goes face-up under the deck', () => {
    const game = quiet({
      players: [{ hand: ['Shiny', 'Shiny', 'Shiny', 'Shiny', 'Shiny', 'Shiny'] }],
      serenity: [{ strike: 'Buckled Strut' }, { strike: 'Scorched Plating' }],
    }).begin()
    game.path('Shiny', 'Shiny')
    expect(priceOf(game, 'Scorched Plating', 'repair')).toBe(2)
    expect(priceOf(game, 'Buckled Strut', 'repair')).toBeUndefined()
    game.path('Shiny', 'Shiny')
    expect(priceOf(game, 'Buckled Strut', 'repair')).toBe(4)
    game.choose('Scorched Plating')
    expect(game.state.turn.recruit).toBe(2)
    expect(shipStrikesOn(game)).toEqual(['Buckled Strut', null, null, null, null])
    expect(game.names(game.state.shipStrikes.discard)).toEqual(['Scorched Plating'])
    game.path('Shiny', 'Shiny', 'Buckled Strut')
    expect(game.state.turn.recruit).toBe(0)
    expect(game.names(game.state.shipStrikes.discard)).toEqual(['Scorched Plating', 'Buckled Strut'])
  })

  test('OPEN-36 with no strike card left anywhere none is drawn, and the Strike ability still happens', () => {
    const game = quiet({ players: [{ hand: [] }], combatZone: ['Bowler-Hat Toughs'] })
      .only('crew-strikes')
      .begin()
    game.choose('end')
    expect(game.state.mains.flatMap(({ strikes }) => strikes)).toEqual([])
    expect(game.player().hand.cards).toHaveLength(5)
  })

  test('OPEN-37 a Strike lies over an Upgrade, which goes on working', () => {
    const game = quiet({
      players: [{ hand: [], deck: ['Misbehave', 'Misbehave', 'Misbehave', 'Shiny', 'Shiny', 'Shiny'] }],
      combatZone: ['Alliance Cruiser'],
      serenity: [{ upgrade: 'Enhanced Sensors' }],
      verse: [null, null, null, { hidden: 'Marked Cargo' }],
    })
      .next('ship-strikes', 'Hull Breach')
      .begin()
    game.choose('end')
    expect(game.state.serenity[0]).toMatchObject({
      strike: expect.stringContaining('hull'),
      upgrade: 'up-enhanced-sensors',
    })
    expect(game.options()).toContain('space-4')
  })
})
