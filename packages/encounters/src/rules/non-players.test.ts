import { describe, expect, test } from 'vitest'
import { quiet, strikesOn } from '../testing/aids.ts'

describe('Main Characters whom nobody plays', () => {
  /** The Ship Strike makes a Main Character of one's choice draw a Crew Strike. */
  const jolted = (strike: string, who: string) => {
    const game = quiet({
      players: [{ crew: 'mal', hand: [] }, { crew: 'zoe' }],
      others: ['kaylee', 'jayne', 'book'],
      combatZone: ['Alliance Cruiser'],
    })
      .next('ship-strikes', 'Jolted Decks')
      .next('crew-strikes', strike)
      .begin()
    game.choose('end')
    expect(game.options()).toEqual(['mal', 'zoe', 'jayne', 'kaylee', 'book'])
    return game.choose(who)
  }

  test('STRIKE-22 REFER-03 an effect that names a Main Character makes that one draw, player or not', () => {
    expect(strikesOn(jolted('Grazed', 'zoe'), 'zoe')).toEqual(['Grazed'])
    expect(strikesOn(jolted('Grazed', 'kaylee'), 'kaylee')).toEqual(['Grazed'])
  })

  test('STRIKE-23 STRIKE-25 1 damage defeats a non-player, whose Avatar lies face-down with the Strike; the text is ignored', () => {
    const game = jolted('Ricochet', 'kaylee')
    expect(game.kind).toBe('action')
    expect(game.main('kaylee')).toMatchObject({ down: true, strikes: [{ damage: 1 }] })
  })

  test('STRIKE-24 STRIKE-29 a strike without damage is just discarded', () => {
    const game = jolted('Shaken', 'kaylee')
    expect(game.main('kaylee')).toMatchObject({ down: false, strikes: [] })
    expect(game.names(game.state.crewStrikes.discard)).toEqual(['Shaken'])
    expect(game.names(game.player(0).discard)).not.toContain('Flaw')
  })

  test('STRIKE-26 AVATAR-08 face-down, that one has no Rank and is no Main Character', () => {
    // Helm Hit strikes Wash if he is a Main Character, else whoever ranks highest.
    const game = quiet({
      players: [{ crew: 'zoe', hand: [] }, { crew: 'kaylee' }],
      others: [
        { crew: 'wash', strikes: ['Grazed'], down: true },
        { crew: 'mal', strikes: ['Bad Fall'], down: true },
        'book',
      ],
      combatZone: ['Alliance Cruiser'],
    })
      .next('ship-strikes', 'Helm Hit')
      .next('crew-strikes', 'Knife Cut')
      .begin()
    game.choose('end')
    expect(strikesOn(game, 'zoe')).toEqual(['Knife Cut'])
  })

  test('STRIKE-27 STRIKE-29 such a non-player is healed back like a player, and the strike goes to the discarded ones', () => {
    const game = quiet({
      players: [{ crew: 'mal', hand: ['Field Diagnosis'] }],
      others: [{ crew: 'kaylee', strikes: ['Flesh Wound'], down: true }],
    }).begin()
    game.choose('Play Field Diagnosis')
    expect(game.main('kaylee')).toMatchObject({ down: false, strikes: [] })
    expect(game.names(game.state.crewStrikes.discard)).toEqual(['Flesh Wound'])
  })
})
