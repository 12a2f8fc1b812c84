import { describe, expect, test } from 'vitest'
import { quiet, shipStrikesOn, strikesOn } from '../testing/aids.ts'

/** Zoe, Wash and Book are Supporting Characters: their stacks hold the Reactions. */
const others = ['kaylee', 'simon'] as const

describe('Reactions', () => {
  test('TIMING-05 OPEN-63 from hand, on another player’s turn, at the moment it names and for the price it says', () => {
    const game = quiet({
      players: [{ crew: 'mal', hand: [] }, { crew: 'jayne', hand: ['Covering Fire', 'Shiny'] }, { crew: 'inara' }],
      others,
      combatZone: ['Salvage Patrol'],
    }).begin()
    game.choose('end')
    expect(game.decision()).toMatchObject({ seat: 1, kind: 'strike.react' })
    expect(game.match.pending).toHaveLength(1)
    expect(game.options()).toEqual(['zoe-covering-fire', 'nothing'])
    game.choose('Covering Fire', 1)
    expect(strikesOn(game, 'mal')).toEqual([])
    expect(game.names(game.player(1).discard)).toEqual(['Covering Fire'])
    // The card also lets its user draw.
    expect(game.player(1).hand.cards).toHaveLength(2)
  })

  test('OPEN-63 it may be declined, and is not offered on the own turn', () => {
    const declined = quiet({
      players: [
        { crew: 'mal', hand: [] },
        { crew: 'jayne', hand: ['Covering Fire'] },
      ],
      others: [...others, 'inara'],
      combatZone: ['Salvage Patrol'],
    })
      .next('crew-strikes', 'Grazed')
      .begin()
    declined.choose('end').choose('nothing')
    expect(strikesOn(declined, 'mal')).toEqual(['Grazed'])
    expect(declined.names(declined.player(1).hand)).toEqual(['Covering Fire'])
    const own = quiet({
      players: [
        { crew: 'mal', hand: ['Covering Fire'] },
        { crew: 'jayne', hand: [] },
      ],
      others: [...others, 'inara'],
      combatZone: ['Salvage Patrol'],
    })
      .next('crew-strikes', 'Grazed')
      .begin()
    own.choose('end')
    expect(strikesOn(own, 'mal')).toEqual(['Grazed'])
  })

  test('on the own turn only with a card that says so', () => {
    const game = quiet({
      players: [
        { crew: 'mal', hand: ['Nandi'] },
        { crew: 'jayne', hand: [] },
      ],
      episodeB: '14',
      combatZone: ['Salvage Patrol'],
    }).begin()
    game.choose('end')
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'strike.react' })
    game.choose('Nandi')
    expect(strikesOn(game, 'mal')).toEqual([])
    // Her price is her own defeat.
    expect(game.names(game.state.defeatedCharacters)).toEqual(['Nandi'])
  })

  test('several who can react are asked at the same time; the first who does settles it', () => {
    const game = quiet({
      players: [
        { crew: 'mal', hand: [] },
        { crew: 'jayne', hand: ['Covering Fire'] },
        { crew: 'inara', hand: ['Nandi'] },
        { crew: 'river', hand: ['Shiny'] },
      ],
      others: ['kaylee'],
      episodeB: '14',
      combatZone: ['Salvage Patrol'],
    }).begin()
    game.choose('end')
    expect(game.match.pending.map(({ seat, kind }) => [seat, kind])).toEqual([
      [1, 'strike.react'],
      [2, 'strike.react'],
    ])
    game.choose('Nandi', 2)
    expect(strikesOn(game, 'mal')).toEqual([])
    expect(game.names(game.player(1).hand)).toEqual(['Covering Fire'])
    expect(game.decision().kind).toBe('action')
  })

  test('whoever declines leaves it to the others, and once nobody wants to the strike is drawn', () => {
    const game = quiet({
      players: [
        { crew: 'mal', hand: [] },
        { crew: 'jayne', hand: ['Covering Fire'] },
        { crew: 'inara', hand: ['Nandi'] },
      ],
      others,
      episodeB: '14',
      combatZone: ['Salvage Patrol'],
    })
      .next('crew-strikes', 'Grazed')
      .begin()
    game.choose('end').choose('nothing', 1)
    expect(game.match.pending.map(({ seat }) => seat)).toEqual([2])
    game.choose('nothing', 2)
    expect(strikesOn(game, 'mal')).toEqual(['Grazed'])
  })

  test('a Ship Strike that is avoided takes no slot, even with all of them full', () => {
    const full = ['Hull Breach', 'Hull Breach', 'Buckled Strut', 'Buckled Strut', 'Scorched Plating']
    const game = quiet({
      players: [
        { crew: 'mal', hand: [] },
        { crew: 'jayne', hand: ['Hard Bank'] },
      ],
      others: [...others, 'inara'],
      combatZone: ['Alliance Cruiser'],
      serenity: full.map((strike) => ({ strike })),
    }).begin()
    game.choose('end').choose('Hard Bank', 1)
    expect(game.state.end).toBeNull()
    expect(shipStrikesOn(game)).toEqual(full)
  })

  test('a card that needs another player as the victim is not offered for a Main Character whom nobody plays', () => {
    const game = quiet({
      players: [
        { crew: 'mal', hand: [] },
        { crew: 'jayne', hand: ['Covering Fire', 'Shelter the Flock'] },
      ],
      others: [...others, 'inara'],
      combatZone: ['Alliance Cruiser'],
    })
      .next('ship-strikes', 'Jolted Decks')
      .next('crew-strikes', 'Grazed')
      .begin()
    game.choose('end').choose('kaylee')
    expect(game.main('kaylee').down).toBe(true)
    expect(game.kind).toBe('action')
  })

  test('one card reacts once per turn, and a second copy reacts to the next strike', () => {
    const game = quiet({
      players: [
        { crew: 'mal', hand: [] },
        { crew: 'jayne', hand: ['Shelter the Flock', 'Shelter the Flock'] },
      ],
      others: [...others, 'inara'],
      combatZone: ['Reaver Boarders'],
    }).begin()
    game.choose('end').choose('Shelter the Flock', 1)
    // The strike lies open by then.
    expect(game.decision()).toMatchObject({ kind: 'strike.react', because: { card: expect.any(String) } })
    game.choose('Shelter the Flock', 1)
    expect(strikesOn(game, 'mal')).toEqual([])
    expect(game.state.crewStrikes.discard.cards).toHaveLength(2)
  })
})

describe('strikes that change hands or count', () => {
  const blast = (...players: NonNullable<Parameters<typeof quiet>[0]>['players'] & object) =>
    quiet({ players, combatZone: ['Salvage Patrol'] })
      .next('crew-strikes', 'Blast Wave')
      .begin()

  test('another player may take a strike if they agree, and its text is theirs', () => {
    const game = blast({ crew: 'mal', hand: [] }, { crew: 'zoe', hand: [] }, { crew: 'book', hand: [] })
    game.path('end', true)
    expect(game.options()).toEqual(['seat-1', 'seat-2'])
    game.choose('seat-2')
    expect(game.decision()).toMatchObject({ seat: 2, kind: 'redirect.agree' })
    game.choose(true, 2)
    expect(strikesOn(game, 'book')).toEqual(['Blast Wave'])
    expect(strikesOn(game, 'mal')).toEqual([])
  })

  test('if they do not agree, it stays where it is', () => {
    const game = blast({ crew: 'mal', hand: [] }, { crew: 'zoe', hand: [] })
    game.path('end', true).choose(false, 1)
    expect(strikesOn(game, 'mal')).toEqual(['Blast Wave'])
  })

  test('alone, nobody is asked', () => {
    const game = blast({ crew: 'mal', hand: [] })
    game.choose('end')
    expect(strikesOn(game, 'mal')).toEqual(['Blast Wave'])
    expect(game.kind).toBe('action')
  })

  test('text before placing changes the damage, and can save from defeat', () => {
    const game = quiet({
      players: [
        { crew: 'kaylee', hand: [], strikes: ['Gut Wound', 'Grazed'] },
        { crew: 'zoe', hand: [] },
      ],
      combatZone: ['Salvage Patrol'],
    })
      .next('crew-strikes', 'Point-Blank Shot')
      .begin()
    game.path('end', true)
    expect(game.main('kaylee')).toMatchObject({ down: false })
    expect(game.main('kaylee').strikes.at(-1)).toMatchObject({ damage: 2 })
    // Two cards fewer in the Cleanup that follows.
    expect(game.player(0).hand.cards).toHaveLength(4)
  })

  test('ABILITY-06 showing a card keeps a wound from growing; nothing is lost', () => {
    const wound = (hand: string[]) =>
      quiet({ players: [{ crew: 'mal', hand }, { crew: 'zoe' }], combatZone: ['Salvage Patrol'] })
        .next('crew-strikes', 'Infected Wound')
        .begin()
        .choose('end')
    const shown = wound(['Emergency Surgery'])
    expect(shown.kind).toBe('pay.or')
    shown.choose(true)
    expect(shown.main('mal').strikes).toMatchObject([{ damage: 1 }])
    expect(shown.names(shown.player(0).discard)).toEqual(['Emergency Surgery'])
    expect(wound(['Shiny']).main('mal').strikes).toMatchObject([{ damage: 3 }])
  })
})
