import { describe, expect, test } from 'vitest'
import { quiet, strikesOn } from '../testing/aids.ts'
import { damageFor } from '../testing/strikes.ts'

/** Kaylee, whom 2 more damage defeat, before others who stand. */
const nearlyDown = { crew: 'kaylee', strikes: damageFor('kaylee', 2) } as const

describe('coming back', () => {
  const down = { crew: 'kaylee', strikes: ['Gut Wound', 'Point-Blank Shot'], down: true } as const

  test('DEFEATED-11 DEFEATED-12 OPEN-45 whoever heals chooses the character and one Strike card, also of a defeated one', () => {
    const game = quiet({
      players: [{ crew: 'simon', hand: ['Talent'], strikes: ['Grazed'] }, down],
    }).begin()
    game.path('Talent', 'Talent')
    expect(game.options()).toEqual(['simon', 'kaylee'])
    game.choose('kaylee')
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'heal.strike' })
    game.choose('Gut Wound')
    expect(strikesOn(game, 'kaylee')).toEqual(['Point-Blank Shot'])
    expect(game.names(game.state.crewStrikes.discard)).toEqual(['Gut Wound'])
  })

  test('DEFEATED-13 DEFEATED-14 healed below Health, the player is back at once with six cards and takes the next turn that comes', () => {
    const game = quiet({ players: [{ crew: 'simon', hand: ['Talent'] }, down, { crew: 'zoe' }] }).begin()
    game.path('Talent', 'Talent', 'Gut Wound')
    expect(game.main('kaylee').down).toBe(false)
    // Six, and one more by the Talent, which lets the healed player draw.
    expect(game.player(1).hand.cards).toHaveLength(7)
    game.choose('end', 0)
    expect(game.decision().seat).toBe(1)
  })

  test('DEFEATED-15 healing that leaves enough damage removes the strike but not the defeat', () => {
    const game = quiet({
      players: [
        { crew: 'simon', hand: ['Talent'] },
        { ...down, strikes: [...damageFor('kaylee'), 'Bruised Ribs'] },
      ],
    }).begin()
    game.path('Talent', 'Talent', 'Bruised Ribs')
    expect(game.main('kaylee')).toMatchObject({ down: true })
    expect(strikesOn(game, 'kaylee')).toEqual(damageFor('kaylee'))
    expect(game.player(1).hand.cards).toEqual([])
  })

  test('OPEN-33 back during the own turn: six cards at once, the Action Phase stays over, Crew Strikes stay avoided, Cleanup as usual', () => {
    // No card of this game heals in the middle of a turn's strikes, so it is done by fiat.
    const game = quiet({
      players: [
        { ...nearlyDown, hand: ['Misbehave', 'Shiny'] },
        { crew: 'zoe', hand: [] },
      ],
      verse: [null, null, null, null, { hidden: 'Crossfire on the Ridge' }],
      combatZone: ['Alliance Cruiser', 'Crow'],
    })
      .next('crew-strikes', 'Knife Cut')
      .next('ship-strikes', 'Jolted Decks')
      .begin()
    game.path('Misbehave', 'space-5')
    expect(game.main('kaylee').down).toBe(true)
    expect(game.kind).toBe('choose.main')
    game.change((state) => {
      const main = state.mains.find(({ crew }) => crew === 'kaylee')
      const strike = main?.strikes.shift()
      const player = state.players[0]
      if (!main || !strike || !player) return
      state.crewStrikes.discard.cards.push(strike.card)
      main.down = false
      player.hand.cards.push(...player.deck.cards.splice(-6))
    })
    game.choose('zoe')
    // Crow's strike is avoided, with its ability; the new hand is discarded and six are drawn.
    expect(strikesOn(game, 'kaylee')).toEqual([...nearlyDown.strikes.slice(1), 'Knife Cut'])
    expect(game.names(game.player(0).discard)).not.toContain('Flaw')
    expect(game.player(0).hand.cards).toHaveLength(6)
    expect(game.player(0).discard.cards).toHaveLength(6)
  })
})
