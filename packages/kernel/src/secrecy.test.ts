import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { copy } from './data.ts'
import { Match } from './match.ts'
import { forget, lookAt, moveCard, redeal, type Sight, type Viewer, viewOf, type Zone, zone } from './secrecy.ts'
import { openStream } from './seed.ts'
import { playOn, race, raceBack, raceOptions } from './testing/games.ts'

const viewers: readonly Viewer[] = [0, 1, 2, null]

function table() {
  return {
    random: openStream('chacha20:table'),
    deck: zone('nobody', ['red-3', 'blue-1', 'red-2']),
    hands: [zone(0, ['red-1']), zone(1, ['blue-2', 'blue-3'])],
    market: zone('everyone', ['red-9']),
    secrets: [{ sees: 1 as Sight, plan: 'blue-2' }],
    score: { of: [1, 2] },
  }
}

describe('a view', () => {
  test('shows a seat its own and hides the rest', () => {
    const state = table()
    expect(viewOf(state, 1, raceBack)).toEqual({
      random: { sees: 'nobody' },
      deck: { sees: 'nobody', cards: [], backs: ['blue', 'red', 'red'] },
      hands: [{ sees: 0, cards: [], backs: ['red'] }, state.hands[1]],
      market: state.market,
      secrets: state.secrets,
      score: state.score,
    })
  })

  test('shows a spectator only what everybody sees', () => {
    const state = table()
    expect(viewOf(state, null, raceBack)).toEqual({
      random: { sees: 'nobody' },
      deck: { sees: 'nobody', cards: [], backs: ['blue', 'red', 'red'] },
      hands: [
        { sees: 0, cards: [], backs: ['red'] },
        { sees: 1, cards: [], backs: ['blue', 'blue'] },
      ],
      market: state.market,
      secrets: [{ sees: 1 }],
      score: state.score,
    })
  })

  test('leaves the state as it was and shares only what hides nothing', () => {
    const state = table()
    const before = copy(state)
    const view = viewOf(state, 0, raceBack)
    expect(state).toEqual(before)
    expect(view.score).toBe(state.score)
    expect(view.hands[0]).toBe(state.hands[0])
    expect(view.hands).not.toBe(state.hands)
  })

  test('hides a secret inside something that is open, and an open thing inside a secret', () => {
    const state = {
      open: { sees: 'everyone', inner: zone('nobody', ['red-1']) },
      closed: { sees: 'nobody', inner: zone('everyone', ['red-2']) },
    }
    expect(viewOf(state, 0, raceBack)).toEqual({
      open: { sees: 'everyone', inner: { sees: 'nobody', cards: [], backs: ['red'] } },
      closed: { sees: 'nobody' },
    })
  })

  test('does not tell the order of a hidden pile', () => {
    const shown = (cards: string[]) => JSON.stringify(viewOf({ deck: zone('nobody', cards) }, 0, raceBack))
    expect(shown(['red-1', 'blue-1', 'red-2'])).toBe(shown(['blue-4', 'red-7', 'red-5']))
  })
})

/** Zones of any sight, some of them inside other things of any sight, over a pack of distinct cards. */
const states = fc
  .record({
    sights: fc.array(
      fc.tuple(fc.constantFrom<Sight>('everyone', 'nobody', 0, 1, 2), fc.constantFrom<Sight>('everyone', 'nobody', 0)),
      { minLength: 1, maxLength: 6 },
    ),
    cards: fc.array(fc.tuple(fc.constantFrom('red', 'blue'), fc.nat(5)), { maxLength: 40 }),
    seed: fc.nat(),
  })
  .map(({ sights, cards, seed }) => {
    const zones = sights.map(([sight, around]) => ({ around, inner: zone(sight) }))
    for (const [n, [back, place]] of cards.entries())
      zones[place % zones.length]?.inner.cards.push(`${back}-${n + 100}`)
    const places = zones.map(({ around, inner }) => ({ sees: around, inner }))
    return { random: openStream(`chacha20:${seed}`), places, turn: seed % 3 }
  })

type Sighted = { readonly places: readonly { readonly sees: Sight; readonly inner: Zone }[] }

function allCards(state: Sighted): string[] {
  return state.places.flatMap(({ inner }) => inner.cards).toSorted()
}

function hiddenCards(state: Sighted, viewer: Viewer): string[] {
  const blind = (sight: Sight) => sight !== 'everyone' && sight !== viewer
  return state.places.flatMap(({ sees, inner }) => (blind(sees) || blind(inner.sees) ? inner.cards : []))
}

describe('of any state', () => {
  test('the JSON of a view names no hidden card and nothing of the random stream', () => {
    fc.assert(
      fc.property(states, fc.constantFrom(...viewers), (state, viewer) => {
        const sent = JSON.stringify(viewOf(state, viewer, raceBack))
        for (const card of hiddenCards(state, viewer)) expect(sent).not.toContain(card)
        expect(sent).not.toMatch(/key|drawn|words|chacha/)
      }),
    )
  })

  test('dealing anew keeps the view to the byte and keeps the cards', () => {
    fc.assert(
      fc.property(states, fc.constantFrom(...viewers), fc.nat(), (state, viewer, seed) => {
        const dealt = copy(state)
        redeal(dealt, viewer, { backOf: raceBack }, openStream(`sfc32:${seed}`))
        expect(JSON.stringify(viewOf(dealt, viewer, raceBack))).toBe(JSON.stringify(viewOf(state, viewer, raceBack)))
        expect(allCards(dealt)).toEqual(allCards(state))
        expect(dealt.random).toEqual(state.random)
      }),
    )
  })

  test('a viewer who knows nothing of the cards may be dealt every order of them', () => {
    const orders = new Set<string>()
    for (let seed = 0; seed < 200; seed++) {
      const state = { deck: zone('nobody', ['red-1', 'red-2']), hidden: { sees: 'nobody', inner: zone(0, ['red-3']) } }
      redeal(state, 0, { backOf: raceBack }, openStream(`sfc32:${seed}`))
      orders.add([...state.deck.cards, ...state.hidden.inner.cards].join())
    }
    expect(orders.size).toBe(6)
  })

  test('cards stay in their pool, and strays go astray first', () => {
    const dealing = { backOf: () => 'back', kindOf: raceBack, strays: ['blue'] }
    const dealt = new Set<string>()
    for (let seed = 0; seed < 200; seed++) {
      const state = {
        deck: zone('nobody', ['red-1', 'blue-1'], 'deck'),
        row: zone('nobody', ['red-2'], 'deck'),
        box: zone('nobody', ['blue-2', 'red-3'], 'box'),
      }
      redeal(state, 0, dealing, openStream(`sfc32:${seed}`))
      const inDeck = [...state.deck.cards, ...state.row.cards]
      expect(inDeck).toEqual(expect.arrayContaining(['red-1', 'red-2']))
      expect(state.box.cards).toContain('red-3')
      dealt.add([...inDeck, ...state.box.cards].join())
    }
    expect(dealt.size).toBe(24)
  })

  test('where strays really lie, and what lies before them, makes no difference', () => {
    const dealing = { backOf: () => 'back', kindOf: raceBack, strays: ['blue', 'red'] }
    const dealtFrom = (row: string, deck: readonly string[], seed: number) => {
      const state = {
        row: zone('nobody', [row], 'deck'),
        box: zone('nobody', ['blue-2', 'red-3'], 'box'),
        deck: zone('nobody', [...deck], 'deck'),
      }
      redeal(state, 0, dealing, openStream(`sfc32:${seed}`))
      return state
    }
    for (let seed = 0; seed < 50; seed++) {
      const dealt = dealtFrom('blue-1', ['red-1', 'green-1'], seed)
      expect(dealtFrom('red-1', ['green-1', 'blue-1'], seed)).toEqual(dealt)
      expect(dealtFrom('green-1', ['blue-1', 'red-1'], seed)).toEqual(dealt)
    }
  })

  test('no card is dealt where everybody knows that none of its kind lies', () => {
    const dealt = new Set<string>()
    for (let seed = 0; seed < 200; seed++) {
      const hand: Zone = { ...zone(1, ['red-1', 'red-2']), lacks: ['blue'] }
      const state = { deck: zone('nobody', ['blue-1', 'red-3']), hand }
      redeal(state, 0, { backOf: () => 'back', kindOf: raceBack }, openStream(`sfc32:${seed}`))
      expect(state.hand.cards).not.toContain('blue-1')
      dealt.add([...state.deck.cards, ...state.hand.cards].join())
    }
    expect(dealt.size).toBe(12)
  })
})

describe('in a game', () => {
  test('neither views, nor events, nor decisions name a card that is hidden from their reader', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const match = Match.start(race, raceOptions, `sfc32:${seed}`)
        playOn(match, `${seed}`, 60, {
          undoing: true,
          after: () => {
            for (const viewer of viewers) {
              const { deck, hands } = match.state
              const hidden = [deck, ...hands]
                .filter((place) => place.sees !== viewer)
                .flatMap(({ cards, lookedAt }) =>
                  cards.filter((card) => viewer === null || !lookedAt?.[card]?.includes(viewer)),
                )
              const sent = JSON.stringify([match.view(viewer), match.events(viewer), match.decisionsOf(viewer)])
              expect(hidden.filter((card) => sent.includes(card))).toEqual([])
            }
          },
        })
      }),
      { numRuns: 15 },
    )
  })

  test('an imagined state agrees with the view, has other dice and leaves the match alone', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...viewers), (seed, viewer) => {
        const match = Match.start(race, raceOptions, `sfc32:${seed}`)
        playOn(match, `${seed}`, 20)
        const before = match.hash()
        const imagined = match.imagine(viewer, `sfc32:dream ${seed}`)
        expect(JSON.stringify(viewOf(imagined, viewer, raceBack))).toBe(JSON.stringify(match.view(viewer)))
        expect(imagined.random).not.toEqual(match.state.random)
        expect(match.hash()).toBe(before)
        expect(match.imagine(viewer, `sfc32:dream ${seed}`)).toEqual(imagined)
      }),
      { numRuns: 40 },
    )
  })

  test('imagined states differ in what the viewer cannot see', () => {
    const match = Match.start(race, raceOptions, 'sfc32:dreams')
    const hands = new Set<string>()
    for (let seed = 0; seed < 50; seed++) hands.add(JSON.stringify(match.imagine(0, `sfc32:${seed}`).hands[1]))
    expect(hands.size).toBeGreaterThan(25)
  })
})

describe('a card somebody looked at', () => {
  test('is known to that seat where it lies, and to nobody else', () => {
    const state = table()
    lookAt(state.deck, 0, ['blue-1'])
    const hidden = { sees: 'nobody', cards: [], backs: ['blue', 'red', 'red'] }
    expect(viewOf(state, 0, raceBack).deck).toEqual({ ...hidden, known: [{ card: 'blue-1', at: 1 }] })
    expect(viewOf(state, 1, raceBack).deck).toEqual(hidden)
    expect(viewOf(state, null, raceBack).deck).toEqual(hidden)
  })

  test('does not tell whoever owns it who looked', () => {
    const state = table()
    lookAt(state.hands[0] as Zone, 1)
    expect(viewOf(state, 0, raceBack).hands[0]).toEqual(zone(0, ['red-1']))
  })

  test('stays known on its way from one hidden place to another', () => {
    const state = table()
    const hand = state.hands[1] as Zone
    lookAt(state.deck, 0, ['red-2'])
    moveCard(state.deck, hand, 'red-2', 0)
    expect(state.deck.cards).toEqual(['red-3', 'blue-1'])
    expect(hand.cards).toEqual(['red-2', 'blue-2', 'blue-3'])
    expect(viewOf(state, 0, raceBack).hands[1]?.known).toEqual([{ card: 'red-2', at: 0 }])
    expect(viewOf(state, 0, raceBack).deck.known).toBeUndefined()
    expect(() => moveCard(state.deck, hand, 'red-2')).toThrow('not in the zone')
  })

  test('is like any other once the zone was shuffled', () => {
    const state = table()
    lookAt(state.deck, 0)
    forget(state.deck)
    expect(viewOf(state, 0, raceBack)).toEqual(viewOf(table(), 0, raceBack))
  })

  test('stays where it is in every state that agrees with the view, which tells nothing of what others looked at', () => {
    for (let n = 0; n < 30; n++) {
      const state = table()
      lookAt(state.deck, 0, ['red-3'])
      lookAt(state.deck, 1, ['red-2'])
      redeal(state, 0, { backOf: raceBack }, openStream(`sfc32:${n}`))
      expect(state.deck.cards[0]).toBe('red-3')
      expect(state.deck.lookedAt).toEqual({ 'red-3': [0] })
    }
  })
})
