import { describe, expect, test } from 'vitest'
import { quiet, shipStrikesOn, strikers, strikesOn } from '../testing/aids.ts'
import { damageFor } from '../testing/strikes.ts'

describe('who strikes whom', () => {
  test('STRIKE-01 enemies in the Combat Zone strike one after another, from right to left', () => {
    const game = quiet({ players: [{ crew: 'jayne', hand: [] }], combatZone: ['Crow', 'Salvage Patrol', 'Dobson'] })
      .next('crew-strikes', 'Grazed', 'Flesh Wound', 'Near Miss')
      .begin()
    game.choose('end')
    expect(strikers(game)).toEqual(['Crow', 'Salvage Patrol', 'Dobson'])
    expect(strikesOn(game, 'jayne')).toEqual(['Grazed', 'Flesh Wound', 'Near Miss'])
  })

  test('STRIKE-02 an enemy of the type Ship brings a Ship Strike, every other one a Crew Strike', () => {
    const game = quiet({ players: [{ crew: 'mal', hand: [] }], combatZone: ['Alliance Cruiser', 'Salvage Patrol'] })
      .next('ship-strikes', 'Hull Breach')
      .next('crew-strikes', 'Grazed')
      .begin()
    game.choose('end')
    expect(shipStrikesOn(game)).toEqual(['Hull Breach', null, null, null, null])
    expect(strikesOn(game, 'mal')).toEqual(['Grazed'])
  })

  test('STRIKE-03 a Crew Strike goes onto the Avatar of the active player, who then follows its text', () => {
    const game = quiet({
      players: [
        { crew: 'mal', hand: ['Shiny'] },
        { crew: 'zoe', hand: [] },
      ],
      combatZone: ['Salvage Patrol'],
    })
      .next('crew-strikes', 'Ricochet', 'Grazed')
      .begin()
    game.choose('end')
    expect(strikesOn(game, 'mal')).toEqual(['Ricochet'])
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'pay.or' })
    game.choose(false)
    expect(strikesOn(game, 'zoe')).toEqual(['Grazed'])
  })

  test('STRIKE-04 a Ship Strike takes the lowest slot without a Strike, and then its text is followed', () => {
    const game = quiet({
      players: [{ crew: 'mal', hand: [] }],
      combatZone: ['Alliance Cruiser'],
      serenity: [{ strike: 'Hull Breach' }, {}, { strike: 'Buckled Strut' }],
    })
      .next('ship-strikes', 'Sparks in the Cockpit')
      .begin()
    game.choose('end')
    expect(shipStrikesOn(game)).toEqual(['Hull Breach', 'Sparks in the Cockpit', 'Buckled Strut', null, null])
    expect(game.player().hand.cards).toHaveLength(5)
  })

  test('STRIKE-05 a Crew enemy strikes nobody but the active player', () => {
    const game = quiet({
      players: [{ crew: 'mal' }, { crew: 'zoe', hand: [] }, { crew: 'book' }],
      turn: 1,
      combatZone: ['Salvage Patrol'],
    })
      .next('crew-strikes', 'Grazed')
      .begin()
    game.choose('end')
    expect(game.state.mains.map(({ strikes }) => strikes.length)).toEqual([0, 1, 0, 0, 0])
    expect(strikesOn(game, 'zoe')).toEqual(['Grazed'])
  })

  test('STRIKE-28 the Inevitable card in the Combat Zone strikes like an enemy', () => {
    const game = quiet({ players: [{ crew: 'mal', hand: [] }, {}], combatZone: ['No More Running'] })
      .next('crew-strikes', 'Grazed')
      .begin()
    game.choose('end')
    expect(strikesOn(game, 'mal')).toEqual(['Grazed'])
  })

  test('OPEN-35 whoever comes into the Combat Zone or turns up with Range in the phase strikes in it, whoever is gone does not', () => {
    // The Ship Strike adds a card, which pushes another enemy into the Combat Zone.
    const game = quiet({
      players: [{ crew: 'jayne', hand: [] }],
      letter: 'C',
      combatZone: ['Alliance Cruiser'],
      verse: ['Salvage Patrol', "Niska's Collectors", "Niska's Collectors", 'Patrol Gunboat', 'Crow'],
    })
      .next('ship-strikes', 'Off Course', 'Hull Breach')
      .next('crew-strikes', 'Grazed')
      .begin()
    game.choose('end')
    expect(strikers(game)).toEqual(['Alliance Cruiser', 'Crow', 'Patrol Gunboat'])
  })
})

describe('damage', () => {
  test('STRIKE-06 OPEN-29 a Crew Strike without damage stays on the Avatar like any other', () => {
    const game = quiet({ players: [{ crew: 'mal', hand: [] }], combatZone: ['Salvage Patrol'] })
      .next('crew-strikes', 'Near Miss')
      .begin()
    game.choose('end')
    expect(game.main('mal').strikes).toMatchObject([{ damage: 0 }])
    const healed = quiet({ players: [{ crew: 'mal', hand: ['Field Diagnosis'], strikes: ['Near Miss'] }] }).begin()
    healed.choose('Play Field Diagnosis')
    expect(strikesOn(healed, 'mal')).toEqual([])
  })

  test('STRIKE-07 damage that reaches Health defeats at once', () => {
    const hurt = (strike: string) => {
      const game = quiet({
        players: [{ crew: 'kaylee', hand: [], strikes: damageFor('kaylee', 2) }, { crew: 'zoe' }],
        combatZone: ['Salvage Patrol'],
      })
        .next('crew-strikes', strike)
        .begin()
      return game.choose('end').main('kaylee').down
    }
    expect(hurt('Grazed')).toBe(false)
    expect(hurt('Knife Cut')).toBe(true)
  })
})

describe("an enemy's Strike ability", () => {
  test('STRIKE-15 is followed after the strike card was drawn', () => {
    const game = quiet({ players: [{ crew: 'mal', hand: [] }], combatZone: ['Crow'] })
      .next('crew-strikes', 'Grazed')
      .begin()
    game.choose('end')
    const told = game.told()
    expect(told.indexOf('strike-drawn')).toBeGreaterThan(0)
    expect(told.indexOf('gained-card')).toBeGreaterThan(told.indexOf('strike-drawn'))
    expect(game.names(game.player().discard)).toEqual(['Flaw'])
  })

  test('OPEN-26 STRIKE-21 cancelling comes after the card is seen, discards it without damage or text, and does not stop the ability', () => {
    const game = quiet({
      players: [
        { crew: 'mal', hand: [], discard: [] },
        { crew: 'zoe', hand: ['Shelter the Flock'] },
      ],
      others: ['kaylee', 'jayne', 'wash'],
      combatZone: ['Crow'],
    })
      .next('crew-strikes', 'Shaken')
      .begin()
    game.choose('end')
    expect(game.names(game.state.drawnStrikes)).toEqual(['Shaken'])
    expect(game.decision()).toMatchObject({ seat: 1, kind: 'strike.react' })
    game.choose('Shelter the Flock', 1)
    expect(strikesOn(game, 'mal')).toEqual([])
    expect(game.names(game.state.crewStrikes.discard)).toEqual(['Shaken'])
    // One Flaw of Crow's ability, none of the cancelled card.
    expect(game.names(game.player(0).discard)).toEqual(['Flaw'])
  })
})

describe('avoiding strikes', () => {
  /** River may avoid one strike of this turn. */
  const foresight = (combatZone: string[], hand = ['Talent']) =>
    quiet({
      players: [{ crew: 'river', hand, deck: ['Shiny', 'Shiny', 'Shiny', 'Shiny', 'Shiny', 'Shiny', 'Shiny'] }],
      others: ['mal', 'zoe', 'kaylee', 'jayne'],
      verse: [null, null, null, null, { hidden: 'Crossfire on the Ridge' }],
      combatZone,
    })

  test('STRIKE-16 STRIKE-17 STRIKE-18 STRIKE-20 one strike of the turn, whichever its owner chooses: no card is drawn, no Strike ability follows', () => {
    const game = foresight(['Salvage Patrol', 'Crow', 'Salvage Patrol'])
      .next('crew-strikes', 'Grazed', 'Near Miss')
      .begin()
    game.path('Talent', 'Talent', 'end')
    expect(game.kind).toBe('strike.avoid')
    game.choose(false)
    expect(strikesOn(game, 'river')).toEqual(['Grazed'])
    expect(game.kind).toBe('strike.avoid')
    game.choose(true)
    expect(strikesOn(game, 'river')).toEqual(['Grazed', 'Near Miss'])
    expect(game.names(game.player().discard)).not.toContain('Flaw')
    expect(game.kind).toBe('action')
  })

  test('STRIKE-19 it works on a strike from an Event as well, and what was used is gone', () => {
    const game = foresight(['Salvage Patrol'], ['Talent', 'Misbehave']).next('crew-strikes', 'Grazed').begin()
    game.path('Talent', 'Talent', 'Misbehave', 'space-5')
    expect(game.kind).toBe('strike.avoid')
    game.choose(true).choose('end')
    expect(strikesOn(game, 'river')).toEqual(['Grazed'])
  })

  test('OPEN-64 it is for strikes that its owner would draw, Ship Strikes on the own turn included', () => {
    const own = foresight(['Alliance Cruiser']).begin()
    own.path('Talent', 'Talent', 'end', true)
    expect(shipStrikesOn(own)).toEqual([null, null, null, null, null])
    const other = quiet({
      players: [
        { crew: 'river', hand: ['Talent'] },
        { crew: 'mal', hand: [] },
      ],
      combatZone: ['Salvage Patrol'],
    })
      .next('crew-strikes', 'Grazed', 'Grazed')
      .begin()
    other.path('Talent', 'Talent', 'end')
    expect(other.decision()).toMatchObject({ seat: 0, kind: 'strike.avoid' })
    other.choose(false).choose('end')
    expect(other.main('mal').strikes).toHaveLength(1)
  })
})

describe('Double Strike', () => {
  test('DOUBLESTRIKE-01 DOUBLESTRIKE-02 it strikes twice: each draws, each is avoided by itself', () => {
    const game = quiet({
      players: [{ crew: 'river', hand: ['Talent'] }],
      others: ['mal', 'zoe', 'kaylee', 'jayne'],
      combatZone: ['Reaver Boarders'],
    })
      .next('crew-strikes', 'Grazed')
      .begin()
    game.path('Talent', 'Talent', 'end', true)
    expect(strikers(game)).toEqual(['Reaver Boarders', 'Reaver Boarders'])
    expect(strikesOn(game, 'river')).toEqual(['Grazed'])
  })

  test('DOUBLESTRIKE-02 each of the two triggers the Strike ability', () => {
    const game = quiet({
      players: [
        { crew: 'jayne', hand: [] },
        { crew: 'mal', hand: [] },
      ],
      episodeC: '15',
      combatZone: ['Jubal Early'],
    })
      .next('crew-strikes', 'Grazed', 'Knife Cut')
      .begin()
    game.choose('end')
    expect(strikesOn(game, 'jayne')).toEqual(['Grazed', 'Knife Cut'])
    expect(game.names(game.player(1).discard)).toEqual(['Flaw', 'Flaw'])
  })
})
