import { describe, expect, test } from 'vitest'
import { isOutlaw } from '../../rules/outlaw.ts'
import { type CaptainSet, Play, scenario } from '../../scenario.ts'
import { crewOf, offers, roomTold } from '../../testing/aids.ts'
import { goToWork } from '../../testing/heist.ts'
import { esmeralda } from './index.ts'
import { tokensIn } from './wind.ts'

const expansions = ['esmeralda'] as const

test('the box holds a ship with its core and upgrades, three supply cards, a story and a Set Up card', () => {
  const sold = esmeralda.supply.flatMap((card) => (card.kind === 'upgrade' ? [card.copies - (card.withShip ?? 0)] : []))
  expect([esmeralda.ships.length, sold, esmeralda.stories.length, esmeralda.setUps.length]).toEqual([1, [2, 1], 1, 1])
  const { supply } = scenario({ expansions }).begin().state
  expect(supply.persephone?.deck.cards).toHaveLength(28)
})

describe('Esmeralda', () => {
  test('comes with Caravan Pods and Full Mess Deck, which are paid for', () => {
    const game = Play.newGame({ players: 1, expansions }, 'sfc32:e').path('corbin', 'esmeralda', 'albion')
    const { upgrades, credits, core, stash, hold } = game.captain()
    expect(upgrades).toEqual(['persephone/caravan-pods/3', 'persephone/full-mess-deck/2'])
    expect([credits, core, stash.fuel, hold.fuel]).toEqual([3000 - 800, 'core/graviton-accelerator-v1', 6, 0])
  })

  test('keeps fugitives from the law, which takes contraband', () => {
    const game = scenario({
      ...{ expansions, cruiser: 'albion' },
      captains: [{ at: 'persephone', ship: 'Esmeralda', upgrades: [], fugitive: 2, contraband: 1 }],
    })
      .next('nav-alliance', 'Customs Inspection')
      .begin()
      .path('burn', false)
    game.choose(game.options()[0] ?? '').choose('submit')
    expect(game.captain().hold).toMatchObject({ fugitive: 2, contraband: 0 })
    expect(isOutlaw(game.table(), game.captain())).toBe(true)
  })

  test('PACK-R10 keeps nobody from the Corvette', () => {
    const captain = { at: 'beaumonde', ship: 'Esmeralda', upgrades: [], fugitive: 2 }
    const game = scenario({ expansions: ['kalidasa', 'esmeralda'], corvette: 'salisbury', captains: [captain] })
      .begin()
      .path('mosey', 'salisbury')
    expect(game.captain().hold.fugitive).toBe(0)
  })
})

test('Caravan Pods: two spaces for people alone, and a berth', () => {
  const room = (upgrades: readonly string[]) => {
    const set = { at: 'space-bazaar', solid: ['amnon-duul'] as const, cargo: 8, fuel: 0, part: 0, stash: { cargo: 4 } }
    const game = scenario({ expansions, captains: [{ ...set, upgrades }] }).begin()
    return roomTold(game.choose('deal:amnon-duul'), 'load:passenger')
  }
  expect([room([]), room(['Caravan Pods'])]).toEqual([0, 2])
  const crew = ['Zoe', 'Kaylee', 'Wash', 'Jayne', 'Lund', 'Billy']
  expect(() => scenario({ expansions, captains: [{ crew }] }).begin()).toThrow('room for 6')
  expect(crewOf(scenario({ expansions, captains: [{ crew, upgrades: ['Caravan Pods'] }] }).begin())).toHaveLength(7)
})

describe('Full Mess Deck', () => {
  const fly = (set: CaptainSet) =>
    scenario({ expansions, captains: [{ at: 'persephone', upgrades: ['Full Mess Deck'], ...set }], cruiser: 'albion' })
      .begin()
      .choose('mosey')

  test('feeds the whole crew in flight, for Cargo or Contraband', () => {
    const game = fly({ crew: ['Zoe'], disgruntled: ['Zoe', 'Malcolm'], cargo: 1, contraband: 1 })
    expect(offers(game, 'feed:')).toEqual(['feed:cargo', 'feed:contraband'])
    game.choose('feed:cargo')
    expect(game.captain().crew.some(({ disgruntled }) => disgruntled)).toBe(false)
    expect(game.captain().hold).toMatchObject({ cargo: 0, contraband: 1 })
    expect(offers(game, 'feed:')).toEqual([])
  })

  test('is not asked for with a content crew, nor with an empty hold', () => {
    expect(offers(fly({ cargo: 1 }), 'feed:')).toEqual([])
    expect(offers(fly({ disgruntled: ['Malcolm'] }), 'feed:')).toEqual([])
  })
})

test('Graviton Accelerator V1: one Fuel more for two sectors', () => {
  const set = { at: 'persephone', ship: 'Esmeralda', upgrades: [], fuel: 2 }
  const game = scenario({ expansions, captains: [set], cruiser: 'albion' })
    .begin()
    .path('burn', true)
  expect(game.state.turn.flight).toMatchObject({ further: 2 })
  expect(game.captain().hold.fuel).toBe(1)
})

describe('Where the Wind Takes Us', () => {
  const story = 'where-the-wind'

  test('nobody has jobs; every captain lays a token where drawn jobs end, and the jobs go back', () => {
    const game = Play.newGame({ players: 2, expansions, story }, 'sfc32:wind')
    while (game.kind !== 'set-up.wind-contact') game.choose(game.options()[0] ?? '', game.decision().seat)
    expect(game.options()).toEqual(['harken', 'badger', 'amnon-duul', 'patience', 'niska'])
    while (game.state.phase === 'set-up') game.choose(game.options()[0] ?? '', game.decision().seat)
    const { lying = {}, onCruiser = 0 } = game.state.boxes.esmeralda ?? {}
    expect(Object.values(lying).reduce((sum, n) => sum + n, onCruiser)).toBe(8)
    expect(game.state.contacts.harken?.deck.cards).toHaveLength(25)
    expect(game.captain(0).hand.cards).toEqual([])
  })

  test('jobs drawn to lay tokens by lie open while a captain says where', () => {
    const game = Play.newGame({ players: 2, expansions, story }, 'sfc32:wind')
    while (game.kind !== 'set-up.wind-contact') game.choose(game.options()[0] ?? '', game.decision().seat)
    game.next('patience', 'patience-16').choose('patience', game.decision().seat)
    expect([game.kind, game.decision().card]).toEqual(['set-up.wind-sector', 'patience-16'])
    expect(game.state.drawn.cards).toContain('patience-16')
  })

  const deliver = (set: CaptainSet, lying: Record<string, number>) => {
    const captain = { at: 'three-hills', loaded: ['patience-14'], contraband: 2, ...set }
    const scene = { expansions, story, captains: [captain], cruiser: 'albion', goalTokens: lying }
    const game = goToWork(scenario(scene).begin(), 'job:patience-14')
    while (game.kind === 'pay.cuts') game.choose('stop')
    return game
  }

  test('a job completed where tokens lie claims one of them', () => {
    const game = deliver({}, { 'three-hills': 2, hera: 1 })
    expect(game.state.boxes.esmeralda).toMatchObject({ lying: { 'three-hills': 1, hera: 1 }, claimed: [1] })
    expect(deliver({}, { hera: 1 }).state.boxes.esmeralda?.claimed).toEqual([0])
  })

  test('the third token wins', () => {
    expect(deliver({ claimed: 1 }, { 'three-hills': 1 }).state.result).toBeNull()
    expect(deliver({ claimed: 2 }, { 'three-hills': 1 }).state.result?.winners).toEqual([0])
  })

  test('a token on the Cruiser goes with it', () => {
    const scene = { expansions, story, captains: [{}], cruiser: 'pelorum', goalTokensOnCruiser: 1 }
    const game = scenario(scene).begin()
    expect([tokensIn(game.table(), 'pelorum'), tokensIn(game.table(), 'albion')]).toEqual([1, 0])
    expect(game.table().box.parts.flatMap((part) => part.marks?.(game.table()) ?? [])).toMatchObject([
      { is: 'goal-token', sector: 'pelorum', n: 1 },
    ])
  })
})

describe('The Browncoat Way', () => {
  const begin = (players: number) => Play.newGame({ players, expansions, setUp: 'browncoat-way' }, 'sfc32:brown')

  test('a ship costs its list price, upgrades included, and supplies what shops ask', () => {
    const game = begin(1).path('ship', 'esmeralda', 'albion', 'corbin', 'fuel', 6, 'part', 1, 'done')
    const { credits, stash, hold, upgrades, hand } = game.captain()
    expect([credits, stash.fuel, hold.part, upgrades.length]).toEqual([12000 - 9300 - 600 - 300, 6, 1, 2])
    expect(hand.cards).toEqual([])
  })

  test('the last captain takes both, and the others take what they lack from right to left', () => {
    const game = begin(3)
    const asked: [string, number][] = []
    while (game.kind !== 'set-up.provisions') {
      asked.push([game.kind, game.decision().seat])
      game.choose(game.options()[0] ?? '', game.decision().seat)
    }
    const [first, second, third] = [...new Set(asked.map(([, seat]) => seat))]
    expect(asked.filter(([kind]) => kind !== 'set-up.place')).toEqual([
      ...[first, second, third].flatMap((seat) => [
        ['set-up.first-pick', seat],
        ['set-up.leader', seat],
      ]),
      ...[third, second, first].map((seat) => ['set-up.buy-ship', seat]),
    ])
  })
})
