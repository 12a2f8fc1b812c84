import { describe, expect, test } from 'vitest'
import { character, doing, priceOf, quiet } from '../../testing/aids.ts'

describe('recruit, attack, credits', () => {
  test('you get that much now; a count may say how much', () => {
    const gain = doing(
      { do: 'recruit', n: 2 },
      { do: 'attack', n: { count: 'hidden-verse', times: 2, plus: 1, max: 2 } },
    )
    const game = quiet({
      players: [{ hand: [gain, 'Shiny'] }],
      verse: [{ hidden: 'Salvage Patrol' }, { hidden: 'Salvage Patrol' }, { hidden: 'Marked Cargo' }],
    }).begin()
    game.choose(gain)
    expect(game.state.turn).toMatchObject({ recruit: 2, attack: 5 })
  })

  test('a card that another player uses gives points only if it names the active player', () => {
    const help = (who: 'active' | undefined) =>
      character({
        coordinate: true,
        abilities: [{ at: 'coordinate', effects: [{ do: 'attack', n: 2, ...(who ? { who } : {}) }] }],
      })
    const [named, own] = [help('active'), help(undefined)]
    const game = quiet({ players: [{ hand: ['Shiny'] }, { hand: [named] }, { hand: [own] }] }).begin()
    game.choose(own, 2)
    expect(game.state.turn.attack).toBe(0)
    game.choose(named, 1)
    expect(game.state.turn.attack).toBe(2)
  })

  test('Attack for scans, for one enemy, or for enemies that fit', () => {
    const scan = doing({ do: 'attack', n: 1, only: 'scan' })
    const zone = doing({ do: 'attack', n: 4, only: { enemies: { area: 'combat-zone' } } })
    const one = doing({ do: 'attack', n: 6, only: 'one-enemy' })
    const game = quiet({
      players: [{ hand: [scan, zone, one, 'Shiny', 'Misbehave', 'Misbehave', 'Misbehave'] }],
      verse: [null, null, null, { hidden: 'Marked Cargo' }, 'Salvage Patrol'],
      combatZone: ['Salvage Patrol', 'Bowler-Hat Toughs'],
    }).begin()
    game.choose(scan)
    expect(game.options()).toContain('space-4')
    expect(priceOf(game, 'Bowler-Hat Toughs', 'fight')).toBeUndefined()
    game.choose(zone)
    expect(game.options()).toContain('e01-patrol#2')
    expect(game.options()).not.toContain('e01-patrol#1')
    game.choose(one)
    expect(game.options()).toContain('e01-patrol#1')
    game.choose('e01-patrol#1')
    // What is left of it serves this enemy alone, and that one is gone.
    expect(game.options()).toContain('e01-patrol#2')
    game.choose('e01-patrol#2')
    expect(priceOf(game, 'Bowler-Hat Toughs', 'fight')).toBeUndefined()
  })

  test('Credits are earned for the next count, and fewer never make less than none', () => {
    const earn = doing({ do: 'credits', n: 2 })
    const lose = doing({ do: 'credits', n: -5 })
    const game = quiet({ players: [{ hand: [earn, lose, 'Shiny'] }], credits: 1 }).begin()
    expect(game.choose(earn).state.credits).toBe(3)
    expect(game.choose(lose).state.credits).toBeLessThanOrEqual(0)
  })
})

describe('draw, discard', () => {
  test('each who is meant draws', () => {
    const draw = doing({ do: 'draw', n: 2, who: 'each' })
    const game = quiet({ players: [{ hand: [draw, 'Shiny'] }, { hand: [] }] }).begin()
    game.choose(draw)
    expect(game.state.players.map(({ hand }) => hand.cards.length)).toEqual([3, 2])
  })

  test('whoever has to discard picks; the highest cost leaves only ties to pick from', () => {
    const dearest = doing({ do: 'discard', n: 1, who: 'next', highestCost: true })
    const game = quiet({
      players: [{ hand: [dearest, 'Shiny'] }, { hand: ['Shiny', 'Listening', 'Misbehave'] }],
    }).begin()
    game.choose(dearest)
    expect(game.names(game.player(1).discard)).toEqual(['Listening'])
    const any = doing({ do: 'discard', n: 2, who: 'next' })
    const pick = quiet({ players: [{ hand: [any, 'Shiny'] }, { hand: ['Shiny', 'Listening', 'Misbehave'] }] }).begin()
    pick.choose(any)
    expect(pick.decision()).toMatchObject({ seat: 1, min: 2, max: 2 })
  })

  test('the whole hand, and how many cards that were', () => {
    const all = doing({ do: 'discard-hand' }, { do: 'draw', n: { count: 'amount', plus: -1 } })
    const game = quiet({ players: [{ hand: [all, 'Shiny', 'Shiny', 'Misbehave'] }] }).begin()
    game.choose(all)
    expect(game.player().discard.cards).toHaveLength(3)
    expect(game.player().hand.cards).toHaveLength(2)
  })

  test('the amount to draw never falls below none', () => {
    const all = doing({ do: 'discard-hand' }, { do: 'draw', n: { count: 'amount', plus: -1 } })
    const game = quiet({ players: [{ hand: [all] }, { hand: ['Warm Welcome'] }] }).begin()
    game.choose(all, 0)
    expect(game.player().hand.cards).toEqual([])
  })
})

describe('defeat-own', () => {
  test('from the discard pile, of a least cost, at random', () => {
    const lost = doing({ do: 'defeat-own', n: 1, from: 'discard', costMin: 1, random: true })
    const game = quiet({ players: [{ hand: [lost, 'Shiny'], discard: ['Shiny', 'Listening', 'Talent'] }] }).begin()
    game.choose(lost)
    expect(game.names(game.state.defeatedCharacters)).toEqual(['Listening'])
  })

  test('compulsory, unless up to that many', () => {
    const must = doing({ do: 'defeat-own', n: 1 })
    const may = doing({ do: 'defeat-own', n: 1, upTo: true })
    const game = quiet({ players: [{ hand: [must, may, 'Shiny', 'Misbehave'] }] }).begin()
    game.choose(may)
    expect(game.decision()).toMatchObject({ min: 0, max: 1 })
    game.choose([]).choose(must)
    expect(game.decision()).toMatchObject({ min: 1, max: 1 })
  })
})

describe('gain', () => {
  test('Talents, Flaws and Browncoats from their stacks, to the discard pile or where it says; an empty stack gives nothing', () => {
    const gains = doing(
      { do: 'gain-talent', n: 2 },
      { do: 'gain-flaw', who: 'next', to: 'deck-top' },
      { do: 'gain-browncoats', to: 'hand' },
      { do: 'gain-browncoats' },
    )
    const game = quiet({ players: [{ hand: [gains, 'Shiny'] }, { hand: [] }] })
      .only('browncoats', 'Browncoats')
      .begin()
    game.choose(gains)
    expect(game.names(game.player(0).discard)).toEqual(['Talent', 'Talent'])
    expect(game.names(game.player(0).hand)).toEqual(['Shiny', 'Browncoats'])
    expect(game.names(game.player(1).deck).at(-1)).toBe('Flaw')
  })

  test('a character of the Bridge up to a cost, free; the Bridge is refilled at once', () => {
    const gain = doing({ do: 'gain-bridge', costMax: 4, to: 'deck-top' })
    const game = quiet({
      players: [{ hand: [gain, 'Shiny'] }],
      bridge: ['Listening', 'Warm Welcome', 'Plot a Course', null, null],
    })
      .next('crew', 'Strange Arithmetic')
      .begin()
    game.choose(gain)
    expect(game.names(game.options())).toEqual(['Warm Welcome', 'Plot a Course'])
    game.choose('Plot a Course')
    expect(game.names(game.player().deck).at(-1)).toBe('Plot a Course')
    expect(game.names(game.state.bridge)).toContain('Strange Arithmetic')
  })
})

describe('the own deck', () => {
  test('search takes characters into hand, as many as it says if there are so many', () => {
    const search = doing({ do: 'search', n: 2, to: 'hand' })
    const game = quiet({ players: [{ hand: [search, 'Shiny'], deck: ['Talent', 'Misbehave', 'Talent'] }] }).begin()
    game.choose(search)
    expect(game.names(game.player().hand)).toEqual(['Shiny', 'Misbehave'])
  })

  test('arrange: some of the top cards are discarded, the rest goes back in any order; nobody else sees them', () => {
    const arrange = doing({ do: 'arrange', n: 3, discard: 1 })
    const deck = ['Shiny', 'Misbehave', 'Talent', 'Shiny']
    const game = quiet({ players: [{ hand: [arrange, 'Shiny'], deck }, {}] }).begin()
    game.choose(arrange)
    expect(game.names(game.options())).toEqual(['Shiny', 'Misbehave', 'Talent'])
    expect(game.match.view(1).players[0]?.deck).toEqual(game.match.view(null).players[0]?.deck)
    game.choose(['Shiny']).choose(['Talent', 'Misbehave'])
    expect(game.names(game.player().deck)).toEqual(['Shiny', 'Misbehave', 'Talent'])
    expect(game.names(game.player().discard)).toEqual(['Shiny'])
  })

  test('arrange with too few cards: the discard pile is shuffled beneath', () => {
    const arrange = doing({ do: 'arrange', n: 2, discard: 0 })
    const game = quiet({ players: [{ hand: [arrange, 'Shiny'], deck: ['Talent'], discard: ['Misbehave'] }] }).begin()
    game.choose(arrange)
    expect(game.kind).toBe('arrange.order')
    expect(game.names(game.options())).toEqual(['Talent', 'Misbehave'])
  })
})

describe('the Bridge', () => {
  test('sweep-bridge: so many cards of your choice go under the Crew Deck, all at once, then it is refilled', () => {
    const sweep = doing({ do: 'sweep-bridge', n: 2 })
    const bridge = ['Listening', 'Warm Welcome', 'Plot a Course', 'Unbound', 'Wide Acquaintance']
    const game = quiet({ players: [{ hand: [sweep, 'Shiny'] }], bridge })
      .next('crew', 'Strange Arithmetic', 'Hard Bank')
      .begin()
    game.choose(sweep).choose(['Listening', 'Unbound'])
    expect(game.names(game.state.bridge)).toEqual([
      'Strange Arithmetic',
      'Warm Welcome',
      'Plot a Course',
      'Hard Bank',
      'Wide Acquaintance',
    ])
    expect(game.names(game.state.crewDeck).slice(0, 2).toSorted()).toEqual(['Listening', 'Unbound'])
  })

  test('or those that cost most, of your choice among equals', () => {
    const sweep = doing({ do: 'sweep-bridge', n: 2, highestCost: true })
    const bridge = ['Listening', 'Warm Welcome', 'Emergency Surgery', 'Unbound', 'Wide Acquaintance']
    const game = quiet({ players: [{ hand: [sweep, 'Shiny'] }], bridge }).begin()
    game.choose(sweep)
    expect(game.names(game.options())).toEqual(['Listening', 'Emergency Surgery'])
    game.choose(['Listening'])
    expect(game.names(game.state.bridge)).not.toContain('Unbound')
    expect(game.names(game.state.bridge)).toContain('Emergency Surgery')
  })
})

describe('Coordinate and Upgrades', () => {
  test('extra-coordinate: others may Coordinate more cards to you; alone, you may swap more', () => {
    const more = doing({ do: 'extra-coordinate', n: 1, who: 'others' })
    const game = quiet({ players: [{ hand: [more, 'Shiny'] }, { hand: ['Warm Welcome', 'Plot a Course'] }] }).begin()
    game.choose('Warm Welcome', 1)
    expect(() => game.choose('Plot a Course', 1)).toThrow()
    game.choose(more, 0).choose('Plot a Course', 1)
    expect(game.state.turn.coordinated).toHaveLength(2)
    const alone = quiet({ players: [{ hand: [more, 'Warm Welcome', 'Plot a Course'] }] }).begin()
    alone.path(more, 'swap inara-warm-welcome#1', 'swap wash-plot-a-course#1')
    expect(alone.state.turn.soloDiscards).toBe(2)
  })

  test('reset-upgrade: a limit that was used up may be used again', () => {
    const reset = doing({ do: 'reset-upgrade' })
    const game = quiet({
      players: [{ crew: 'mal', hand: [reset, 'Shiny'], strikes: ['Grazed', 'Flesh Wound', 'Gunshot'] }],
      serenity: [{ upgrade: 'Infirmary' }],
    }).begin()
    game.path('Infirmary', 'Grazed')
    expect(game.options().filter((id) => id.startsWith('use'))).toEqual([])
    game.path(reset, 'Infirmary', 'Gunshot')
    expect(game.main('mal').strikes).toHaveLength(1)
  })

  test('join-deck: an Episode character is shuffled into the deck of whom it names', () => {
    const game = quiet({
      players: [
        { crew: 'mal', hand: ['Misbehave', 'Shiny'] },
        { crew: 'river', hand: [] },
      ],
      letter: 'C',
      episodeC: '6',
      verse: [null, null, null, null, { hidden: 'Quiet Girl' }],
    }).begin()
    game.path('Misbehave', 'space-5')
    expect(game.names(game.player(1).deck)).toContain('Quiet Girl')
  })
})
