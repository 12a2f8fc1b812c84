import { describe, expect, test } from 'vitest'
import { quiet, strikesOn } from '../testing/aids.ts'

describe('crew members by name', () => {
  test('REFER-01 an effect that names a crew member does nothing for a Supporting Character', () => {
    // Emergency Surgery looks at a hidden card if River is a Main Character.
    const look = (others: ('river' | 'wash' | 'zoe' | 'jayne' | 'kaylee')[]) => {
      const game = quiet({
        players: [{ crew: 'mal', hand: ['Emergency Surgery', 'Shiny'] }],
        others,
        verse: [{ hidden: 'Marked Cargo' }],
      }).begin()
      return game.choose('Emergency Surgery').told().includes('looked-hidden')
    }
    expect(look(['river', 'zoe', 'jayne', 'kaylee'])).toBe(true)
    expect(look(['wash', 'zoe', 'jayne', 'kaylee'])).toBe(false)
  })

  test('REFER-02 most such effects work only if the named one is a player', () => {
    // Defeating the Passenger gives Book a Talent.
    const talents = (second: 'book' | 'zoe') => {
      const game = quiet({
        players: [
          { crew: 'mal', hand: ['Misbehave', 'Misbehave', 'Misbehave', 'Misbehave', 'Misbehave'] },
          { crew: second, hand: [] },
        ],
        others: second === 'book' ? ['zoe', 'jayne', 'kaylee'] : ['book', 'jayne', 'kaylee'],
        combatZone: ['Passenger with a Badge'],
      }).begin()
      game.path('Misbehave', 'Misbehave', 'Misbehave', 'Misbehave', 'Misbehave', 'Passenger with a Badge')
      return game.state.players.flatMap(({ discard }) => game.names(discard)).filter((name) => name === 'Talent')
    }
    expect(talents('book')).toEqual(['Talent'])
    expect(talents('zoe')).toEqual([])
  })

  test('REFER-03 the highest-ranked Main Character can be made to draw a strike, player or not', () => {
    const game = quiet({
      players: [{ crew: 'zoe', hand: [] }, { crew: 'book' }],
      others: ['mal', 'kaylee', 'jayne'],
      combatZone: ['Alliance Cruiser'],
    })
      .next('ship-strikes', 'Helm Hit')
      .next('crew-strikes', 'Grazed')
      .begin()
    game.choose('end')
    expect(strikesOn(game, 'mal')).toEqual(['Grazed'])
    expect(game.main('mal').down).toBe(true)
  })
})

describe('your characters', () => {
  /** Travel Light lets its player defeat a character. */
  const travelling = (hand: string[]) =>
    quiet({
      players: [{ crew: 'mal', hand: ['Travel Light', ...hand], deck: ['Shiny'], discard: ['Shiny'] }],
      others: ['kaylee', 'zoe', 'book', 'wash'],
      letter: 'C',
      episodeC: '6',
    }).begin()

  test('REFER-04 REFER-05 REFER-06 REFER-07 REFER-11 OPEN-62 character cards in hand or played this turn, but neither Talents nor Flaws, deck nor discard pile', () => {
    const game = travelling(['Shiny', 'Misbehave', 'Browncoats', 'Quiet Girl', 'Field Diagnosis', 'Talent'])
    game.path('Misbehave', 'Travel Light', 'option-1')
    expect(game.kind).toBe('defeat.own')
    expect(game.names(game.options())).toEqual([
      'Shiny',
      'Browncoats',
      'Quiet Girl',
      'Field Diagnosis',
      'Misbehave',
      'Travel Light',
    ])
  })

  test('REFER-08 REFER-12 a defeated character goes to the Defeated Characters; what it has produced stays', () => {
    const game = travelling(['Misbehave', 'Shiny'])
    game.path('Misbehave', 'Travel Light', 'option-1', ['Misbehave'])
    expect(game.names(game.state.defeatedCharacters)).toEqual(['Misbehave'])
    expect(game.state.turn.attack).toBe(1)
  })

  test('REFER-13 COMBO-09 it still counts for the class abilities of others this turn', () => {
    const game = quiet({
      players: [{ crew: 'mal', hand: ['Travel Light', 'Steady Hands', 'Shiny'] }],
      others: ['kaylee', 'zoe', 'book', 'wash'],
    }).begin()
    game.path('Travel Light', 'option-1', ['Travel Light'], 'Steady Hands')
    // Survival for Survival: Recruit, there being nothing to heal.
    expect(game.kind === 'combo' ? game.choose(true).state.turn.recruit : game.state.turn.recruit).toBe(4)
  })

  test('REFER-09 defeated Talents and Flaws go back to their stacks', () => {
    const game = quiet({ players: [{ crew: 'kaylee', hand: ['Talent', 'Flaw'] }] }).begin()
    const [talents, flaws] = [game.state.talents.cards.length, game.state.flaws.cards.length]
    expect(game.told()).toContain('played-flaw')
    game.path('Talent', 'Talent')
    expect(game.state.talents.cards).toHaveLength(talents + 1)
    // The Flaw was played as the phase began.
    expect(game.state.flaws.cards).toHaveLength(flaws)
    expect(game.state.flaws.cards).toHaveLength(20)
  })

  test('REFER-10 all other defeated cards go to the Defeated Cards', () => {
    const game = quiet({
      players: [{ crew: 'mal', hand: ['Misbehave', 'Misbehave', 'Misbehave', 'Misbehave'] }],
      combatZone: ['Salvage Patrol'],
    }).begin()
    game.path('Misbehave', 'Misbehave', 'Misbehave', 'Misbehave', 'Salvage Patrol')
    expect(game.names(game.state.defeatedCards)).toEqual(['Salvage Patrol'])
  })

  test('REFER-14 a gained card goes to the discard pile', () => {
    const game = quiet({ players: [{ crew: 'mal', hand: [] }], combatZone: ['Crow'] })
      .next('crew-strikes', 'Near Miss')
      .begin()
    game.choose('end')
    expect(game.names(game.player().discard)).toEqual(['Flaw'])
  })
})
