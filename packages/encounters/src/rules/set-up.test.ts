import { describe, expect, test } from 'vitest'
import { box, boxCard, stackOf } from '../catalog/index.ts'
import { defaultOptions, readOptions, suggestedCrews } from '../options.ts'
import { Play, scenario } from '../scenario.ts'
import { damageFor } from '../testing/strikes.ts'
import { crewMembers } from '../vocabulary/index.ts'

/** Setting the table up, up to the first turn. */

const newGame = (options: object = {}, seed = 'sfc32:set-up') => Play.newGame({ players: 3, ...options }, seed)

const mains = (game: Play) => game.state.mains.map(({ crew, seat }) => [crew, seat])
const kindsOf = (cards: readonly string[]) => cards.map((card) => boxCard(card).kind)
const ownCards = (game: Play, seat: number) => {
  const { deck, hand, discard } = game.player(seat)
  return [...deck.cards, ...hand.cards, ...discard.cards]
}

describe('players', () => {
  test('SETUP-01 one to five play together, and win or lose as a team', () => {
    for (const players of [1, 2, 3, 4, 5]) expect(newGame({ players }).state.players).toHaveLength(players)
    expect(() => readOptions({ players: 0 })).toThrow('"players" must be a whole number from 1 to 5')
    expect(() => readOptions({ players: 6 })).toThrow('"players" must be a whole number from 1 to 5')
    const lost = scenario({
      players: [{ hand: [], strikes: damageFor('mal', 1) }],
      combatZone: ['Salvage Patrol'],
    })
      .next('crew-strikes', 'Bruised Ribs')
      .begin()
      .choose('end')
    expect(lost.match.game.outcome(lost.state)).toMatchObject({ by: 'team', won: false })
  })

  test('SETUP-02 each has 13 cards: 7 Shiny, 5 Misbehave and a Talent', () => {
    const game = newGame({ players: 5 })
    for (const { seat } of game.state.players) {
      const names = game.names(ownCards(game, seat))
      expect(names.toSorted()).toEqual([...Array(5).fill('Misbehave'), ...Array(7).fill('Shiny'), 'Talent'])
    }
  })

  test('SETUP-13 each draws six of them as a first hand', () => {
    const game = newGame({ players: 4 })
    for (const { hand, deck } of game.state.players) expect([hand.cards.length, deck.cards.length]).toEqual([6, 7])
  })

  test('SETUP-13 the decks are shuffled', () => {
    const hands = ['1', '2', '3', '4'].map((seed) =>
      newGame({}, `sfc32:${seed}`).names(newGame({}, `sfc32:${seed}`).player(0).hand),
    )
    expect(new Set(hands.map((hand) => hand.join())).size).toBeGreaterThan(1)
  })
})

describe('the crew', () => {
  test('SETUP-03 SETUP-05 AVATAR-07 five are Main Characters; those whom nobody plays have no deck, hand or turn', () => {
    const game = newGame({ players: 2 })
    expect(mains(game)).toEqual([
      ['mal', 0],
      ['kaylee', 1],
      ['zoe', null],
      ['jayne', null],
      ['book', null],
    ])
    expect(game.state.players.map(({ crew }) => crew)).toEqual(['mal', 'kaylee'])
    expect(newGame({ players: 5 }).state.mains.every(({ seat }) => seat !== null)).toBe(true)
  })

  test('SETUP-04 players pick their Avatars one after the other', () => {
    const game = newGame({ players: 2, avatars: 'chosen' })
    expect([game.kind, game.decision().seat, game.options()]).toEqual([
      'set-up.avatar',
      0,
      ['mal', 'kaylee', 'zoe', 'jayne', 'book'],
    ])
    game.choose('Zoe')
    expect([game.decision().seat, game.options()]).toEqual([1, ['mal', 'kaylee', 'jayne', 'book']])
    game.choose('book')
    expect(mains(game).slice(0, 2)).toEqual([
      ['zoe', 0],
      ['book', 1],
    ])
  })

  test('SETUP-04 or get them at random', () => {
    const taken = ['1', '2', '3', '4', '5'].map(
      (seed) => newGame({ players: 1, avatars: 'random' }, `sfc32:${seed}`).player().crew,
    )
    expect(new Set(taken).size).toBeGreaterThan(1)
    for (const crew of taken) expect(suggestedCrews['train-job']).toContain(crew)
  })

  test('SETUP-04 the last free Avatar is not asked for', () => {
    const game = newGame({ players: 5, avatars: 'chosen' }).path('mal', 'kaylee', 'zoe', 'jayne')
    expect(game.kind).toBe('action')
    expect(game.player(4).crew).toBe('book')
  })

  test('SETUP-20 OPEN-83 any five may be named by whoever opens the table', () => {
    const five = ['wash', 'inara', 'simon', 'river', 'book'] as const
    const game = newGame({ players: 2, crew: 'named', mains: five, episodeA: '4', episodeB: '8', episodeC: '12' })
    expect(game.state.mains.map(({ crew }) => crew).toSorted()).toEqual([...five].toSorted())
    expect(() => readOptions({ crew: 'named', mains: ['wash'] })).toThrow('Name 5 Main Characters in "mains", not 1.')
    expect(() => readOptions({ mains: [...five] })).toThrow('can only be')
  })

  test('OPEN-83 or players pick from all nine, and the others come at random', () => {
    const game = newGame({ players: 1, crew: 'open', avatars: 'chosen' })
    expect(game.options()).toEqual([...crewMembers])
    game.choose('River')
    expect(mains(game)[0]).toEqual(['river', 0])
    expect(new Set(game.state.mains.map(({ crew }) => crew)).size).toBe(5)
    expect(() => readOptions({ crew: 'open', avatars: 'listed' })).toThrow(
      'can only be "open" with "avatars" random or chosen',
    )
  })

  test('OPEN-83 or all five come at random', () => {
    const sets = ['1', '2', '3'].map((seed) =>
      newGame({ crew: 'random' }, `sfc32:${seed}`).state.mains.map(({ crew }) => crew),
    )
    expect(new Set(sets.map((set) => set.toSorted().join())).size).toBeGreaterThan(1)
    for (const set of sets) expect(new Set(set).size).toBe(5)
  })

  test('SETUP-06 SETUP-07 SETUP-08 the four others make a Crew Deck of 56; the stacks of Main Characters are not used', () => {
    const { state } = newGame()
    const inDeck = [...state.crewDeck.cards, ...state.bridge.flatMap((card) => card ?? [])]
    const supporting = (['wash', 'inara', 'river', 'simon'] as const).flatMap((crew) => stackOf[crew])
    expect(inDeck).toHaveLength(56)
    expect(inDeck.toSorted()).toEqual([...supporting].toSorted())
    expect(state.mains.map(({ crew }) => crew)).not.toContain('wash')
  })
})

describe('the stacks', () => {
  test('SETUP-09 SETUP-11 four stacks lie face-down: Upgrades, Browncoats, Ship Strikes without a label, Crew Strikes', () => {
    const { upgrades, browncoats, shipStrikes, crewStrikes } = newGame().state
    const stacks = [upgrades, browncoats, shipStrikes.deck, crewStrikes.deck]
    expect(stacks.map(({ cards }) => cards.length)).toEqual([10, 5, 20, 40])
    expect(stacks.every(({ sees }) => sees === 'nobody')).toBe(true)
    expect(shipStrikes.deck.cards.toSorted()).toEqual([...box.shipStrikes].toSorted())
    for (const card of shipStrikes.deck.cards) expect(boxCard(card)).not.toHaveProperty('labelled')
  })

  test('SETUP-10 CONTENTS-13 Talents and Flaws lie face-up, less one Talent for each player', () => {
    for (const players of [1, 3, 5]) {
      const { talents, flaws } = newGame({ players }).state
      expect([talents.sees, talents.cards.length]).toEqual(['everyone', 15 - players])
      expect([flaws.sees, flaws.cards.length]).toEqual(['everyone', 20])
    }
  })

  test('SETUP-12 the Bridge has five cards of the Crew Deck, face-up', () => {
    const game = newGame()
    expect(game.names(game.state.bridge)).toHaveLength(5)
    expect(game.state.crewDeck.cards).toHaveLength(51)
    expect(game.match.view(null).bridge).toEqual(game.state.bridge)
  })
})

describe('who begins', () => {
  test('SETUP-14 SETUP-15 AVATAR-05 the highest-ranked player, whoever else is a Main Character', () => {
    const game = newGame({ players: 3, crew: 'trash' })
    expect(mains(game)).toEqual([
      ['river', 0],
      ['jayne', 1],
      ['kaylee', 2],
      ['book', null],
      ['simon', null],
    ])
    expect([game.state.active, game.decision().seat]).toEqual([1, 1])
    // Mal has the highest rank, but nobody plays him here.
    const without = newGame({ players: 2, crew: 'out-of-gas' })
    expect(mains(without).slice(0, 4)).toEqual([
      ['jayne', 0],
      ['inara', 1],
      ['mal', null],
      ['zoe', null],
    ])
    expect(without.state.active).toBe(0)
  })

  test('SETUP-16 play passes clockwise', () => {
    const game = newGame({ players: 3, crew: 'trash' })
    const seats = [0, 1, 2, 3].map(() => {
      const { active } = game.state
      game.choose('end')
      return active
    })
    expect(seats).toEqual([1, 2, 0, 1])
  })
})

describe('the game for newcomers', () => {
  test('SETUP-17 SETUP-18 SETUP-19 is what comes without any options', () => {
    const { episodeA, episodeB, episodeC, crew, avatars, campaign } = defaultOptions
    expect({ episodeA, episodeB, episodeC, crew, avatars, campaign }).toEqual({
      episodeA: '1',
      episodeB: '2',
      episodeC: '3',
      crew: 'train-job',
      avatars: 'listed',
      campaign: 'none',
    })
    for (const players of [1, 2, 3, 4, 5]) {
      const game = newGame({ players })
      const order = ['mal', 'kaylee', 'zoe', 'jayne', 'book']
      expect(game.state.players.map(({ crew: theirs }) => theirs)).toEqual(order.slice(0, players))
      expect(game.state.mains.map(({ crew: one }) => one).toSorted()).toEqual(order.toSorted())
    }
  })
})

describe('suggested crews', () => {
  test.each([
    ['SETUP-21', 'train-job', ['mal', 'kaylee', 'zoe', 'jayne', 'book']],
    ['SETUP-22', 'safe', ['simon', 'wash', 'inara', 'book', 'river']],
    ['SETUP-23', 'out-of-gas', ['jayne', 'inara', 'zoe', 'mal', 'simon']],
    ['SETUP-24', 'trash', ['river', 'jayne', 'kaylee', 'book', 'simon']],
    ['SETUP-25', 'objects-in-space', ['wash', 'mal', 'inara', 'river', 'zoe']],
  ] as const)('%s are taken in their order', (_, crew, five) => {
    expect(newGame({ players: 5, crew }).state.players.map((player) => player.crew)).toEqual(five)
  })
})

describe('mini-decks', () => {
  const episodesOf = (game: Play) => ({
    A: [...game.state.episodeDeck.cards],
    B: [...(game.state.waiting.B?.cards ?? [])],
    C: [...(game.state.waiting.C?.cards ?? [])],
  })

  test.each([
    ['EPISODE-06', 1, 0, 0],
    ['EPISODE-07', 2, 1, 0],
    ['EPISODE-08', 3, 2, 0],
    ['EPISODE-09', 4, 3, 1],
    ['EPISODE-10', 5, 4, 2],
  ] as const)(
    '%s EPISODE-05 for %i players have so many Side Jobs, and so many rounds of preparation',
    (_, players, jobs, rounds) => {
      const game = newGame({ players })
      const verse = game.state.verse.flatMap(({ hidden }) => hidden.cards)
      const decks = episodesOf(game)
      for (const cards of [[...decks.A, ...verse], decks.B, decks.C])
        expect(kindsOf(cards).filter((kind) => kind === 'side-job')).toHaveLength(jobs)
      expect(game.state.preparation).toBe(players * rounds)
    },
  )

  test('EPISODE-01 EPISODE-02 EPISODE-03 EPISODE-04 EPISODE-13 have 11, 12 and 13 cards and the Side Jobs', () => {
    for (const [players, jobs] of [
      [1, 0],
      [3, 2],
      [5, 4],
    ] as const) {
      const game = newGame({ players })
      const added = game.state.verse.reduce((sum, { hidden }) => sum + hidden.cards.length, 0)
      const { A, B, C } = episodesOf(game)
      expect([A.length + added, B.length, C.length]).toEqual([11 + jobs, 12 + jobs, 13 + jobs])
    }
  })

  test('EPISODE-11 no Side Job is in two of them; five players use all twelve', () => {
    const game = newGame({ players: 5 })
    const { A, B, C } = episodesOf(game)
    const jobs = [...A, ...B, ...C].filter((card) => boxCard(card).kind === 'side-job')
    expect(new Set(jobs).size).toBe(12)
    expect(game.state.sideJobs.cards).toEqual([])
  })

  test('EPISODE-12 one Inevitable card is at the bottom of each', () => {
    const { A, B, C } = episodesOf(newGame())
    expect([A, B, C].map((cards) => kindsOf(cards).indexOf('inevitable'))).toEqual([0, 0, 0])
    expect([A[0], B[0], C[0]].toSorted()).toEqual([...box.inevitable].toSorted())
  })

  test('EPISODE-14 OBJECTIVE-04 the first lies on its space, the others wait under their Objectives', () => {
    const { state } = newGame({ players: 4 })
    expect(state.letter).toBe('A')
    expect(state.episodeDeck.cards.length).toBeGreaterThan(0)
    expect(Object.keys(state.waiting)).toEqual(['B', 'C'])
    expect(state.episodes).toEqual({ A: 1, B: 2, C: 3 })
  })

  test('EPISODE-18 nobody sees what is in them, in whatever order', () => {
    const game = newGame({ players: 4 })
    for (const viewer of [0, 1, 2, 3, null]) {
      const { episodeDeck, waiting } = game.match.view(viewer)
      for (const zone of [episodeDeck, waiting.B, waiting.C])
        expect([zone?.cards, zone?.known]).toEqual([[], undefined])
    }
  })
})

describe('the Objectives', () => {
  test('OBJECTIVE-01 OBJECTIVE-03 one of each letter is chosen', () => {
    expect(newGame({ episodeA: '13', episodeB: '5', episodeC: '9' }).state.episodes).toEqual({ A: 13, B: 5, C: 9 })
    expect(() => readOptions({ episodeA: '2' })).toThrow('"episodeA" must be one of 1, 4, 7, 10, 13, random')
  })

  test('OBJECTIVE-03 OBJECTIVE-05 or drawn at random within its letter, in any order of the series', () => {
    const drawn = ['1', '2', '3', '4', '5', '6'].map(
      (seed) => newGame({ episodeA: 'random', episodeB: 'random', episodeC: 'random' }, `sfc32:${seed}`).state.episodes,
    )
    for (const { A, B, C } of drawn) expect([A % 3, B % 3, C % 3]).toEqual([1, 2, 0])
    expect(new Set(drawn.map(({ A }) => A)).size).toBeGreaterThan(1)
    expect(drawn.some(({ A, B }) => A > B)).toBe(true)
  })

  test('OBJECTIVE-06 the pilot is an A and a B', () => {
    expect([defaultOptions.episodeA, defaultOptions.episodeB]).toEqual(['1', '2'])
  })
})
