import { LawBroken } from '@keep-flying/kernel'
import { describe, expect, test } from 'vitest'
import { baseBox, boxWith } from '../../boxes/index.ts'
import { Play, scenario } from '../../scenario.ts'
import { offers } from '../../testing/aids.ts'
import type { SectorId } from '../../vocabulary/index.ts'
import { alertTokensIn } from '../shared/alerts/state.ts'
import { blueSun } from './index.ts'
import { reaverSpace } from './map.ts'

const box = boxWith(['blue-sun'])
const expansions = ['blue-sun'] as const
const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)

describe('the box', () => {
  test('BOX-08 OPEN-01 25 Supply cards, 30 Rim and 10 Border Nav cards, 75 Job cards, 2 Leaders, 3 Stories', () => {
    expect(sum(blueSun.supply.map((card) => card.copies))).toBe(25)
    expect(new Set(blueSun.supply.map((card) => card.deck))).toEqual(new Set(['meridian']))
    const sizes = [blueSun.nav.rim, blueSun.nav.border].map((prints) => sum((prints ?? []).map((one) => one.copies)))
    expect(sizes).toEqual([30, 10])
    expect(blueSun.jobs.length + blueSun.others.length).toBe(75)
    const dealtBy = [...blueSun.jobs, ...blueSun.others].map((card) => card.contact)
    const counts = [...box.contacts.keys()].map((contact) => dealtBy.filter((one) => one === contact).length)
    expect(counts.toSorted((a, b) => a - b)).toEqual([5, 5, 5, 5, 5, 25, 25])
    expect([blueSun.leaders.length, blueSun.stories.length]).toEqual([2, 3])
    expect(box.starts.cutters.length - baseBox.starts.cutters.length).toBe(2)
  })

  test('BOX-09 its Leaders are Murphy and Atherton, its Contacts Lord Harrow and Mr. Universe', () => {
    expect(blueSun.leaders.map((card) => card.name).toSorted()).toEqual(['Atherton', 'Murphy'])
    expect(blueSun.contacts.map((card) => card.name).toSorted()).toEqual(['Lord Harrow', 'Mr. Universe'])
    const game = Play.newGame({ players: 1, expansions }, 'sfc32:1')
    expect(game.options()).toEqual(expect.arrayContaining(['murphy', 'atherton', 'malcolm']))
  })
})

describe('the map', () => {
  test('SETUP-22 the map section adds Border sectors and the Rim, on the left of the base board', () => {
    const regions = blueSun.sectors.map((sector) => sector.region)
    expect(['border', 'rim', 'alliance'].map((region) => regions.filter((one) => one === region).length)).toEqual([
      4, 23, 0,
    ])
    expect([...baseBox.sectors.values()].some((sector) => sector.region === 'rim')).toBe(false)
    const added = Math.max(...blueSun.sectors.map((sector) => sector.xy[0]))
    const seam = blueSun.borders.flat().flatMap((id) => baseBox.sectors.get(id)?.xy[0] ?? [])
    expect(added).toBeLessThan(Math.min(...seam))
    const game = scenario({ expansions, captains: [{ at: 'hera' }] })
      .begin()
      .choose('mosey')
    expect(game.options()).toEqual(['aphrodite', 'border-r1-22', 'border-r1-23', 'shadow', 'border-r2-22'])
    const apart = scenario({ captains: [{ at: 'hera' }] })
      .begin()
      .choose('mosey')
    expect(apart.options()).toEqual(['aphrodite', 'border-r1-22', 'border-r1-23'])
  })

  test('MAP-05 a pick-up in the Uroboros Belt is worked in each of its 4 sectors', () => {
    const workable = (at: SectorId) =>
      offers(scenario({ expansions, captains: [{ at, hand: ['lord-harrow-01'] }] }).begin(), 'job:').length > 0
    const places = ['blue-sun-r3-01', 'dragons-egg', 'blue-sun-r3-03', 'deadwood']
    expect([...box.sectors.keys()].filter(workable)).toEqual(places)
  })

  test('MAP-06 a sector of the belt is planetary only with a planet in it', () => {
    const planetary = (at: SectorId) =>
      scenario({ expansions, captains: [{ at }] })
        .begin()
        .options()
        .includes('make-work')
    const belt = box.places.get('uroboros-belt')?.sectors ?? []
    expect(belt).toHaveLength(4)
    expect(belt.filter(planetary)).toEqual(['dragons-egg', 'deadwood'])
  })

  test('MAP-07 exactly the 3 sectors around Burnham are Reaver Space: there alone an alert is printed', () => {
    const alerted = (to: SectorId) => {
      const at = box.neighbours.get(to)?.[0] ?? ''
      const game = scenario({ expansions, captains: [{ at }], cutters: [] })
        .begin()
        .path('mosey', to)
      return game.told().includes('reaver-alert-roll')
    }
    const found = [...box.sectors.keys()].filter(alerted)
    expect(found).toEqual(['burnham-r2-01', 'burnham-r2-02', 'burnham-r2-03'])
    expect([...reaverSpace]).toEqual(found)
    for (const sector of found) expect(box.neighbours.get('miranda')).toContain(sector)
  })

  test('MAP-08 SETUP-24 three Cutters start, one in each sector of Reaver Space, in place of the base start', () => {
    const game = Play.newGame({ players: 2, expansions }, 'sfc32:1')
    expect(game.state.cutters).toEqual([...reaverSpace])
    expect(game.state.cruiser).toBe(baseBox.starts.cruiser)
    expect(Play.newGame({ players: 2 }, 'sfc32:1').state.cutters).toHaveLength(1)
    expect(alertTokensIn(game.state)).toEqual({})
  })
})

describe('reshuffle cards', () => {
  const reshuffles = (cards: readonly string[] = []) => cards.filter((card) => box.nav.get(card)?.reshuffle)

  test('DECK-08 a resolved reshuffle card does not rest in its pile: the deck is shuffled at once', () => {
    const game = scenario({ expansions, captains: [{ at: 'meridian', crew: ['Bester'] }], cutters: ['miranda'] })
      .next('nav-rim', 'The Big Black', 'Reaver Cutter')
      .begin()
      .path('burn', 'highgate', 'fury', 'dodge', 'meridian')
    expect(game.told()).toContain('nav-reshuffled')
    expect(game.state.nav.rim?.discard.cards).toEqual([])
    expect(game.state.nav.rim?.deck.cards).toHaveLength(30)
  })

  test('DECK-08 save where the set-up puts it there', () => {
    const piles = Object.values(Play.newGame({ players: 3, expansions }, 'sfc32:1').state.nav)
    expect(piles.flatMap((pile) => reshuffles(pile.discard.cards)).toSorted()).toEqual([
      'nav-alliance/alliance-cruiser',
      'nav-border/reaver-cutter',
      'nav-rim/reaver-cutter',
    ])
    expect(piles.flatMap((pile) => reshuffles(pile.deck.cards))).toEqual([])
  })

  test('DECK-09 discarded without being resolved, it makes the deck shuffled when that is done', () => {
    const reading = (...cards: string[]) => {
      const game = scenario({ expansions, captains: [{ gear: ['Heist Intel'] }] })
        .next('misbehave', ...cards)
        .begin()
      game.choose(offers(game, 'read-misbehave')[0] ?? '')
      return game.choose('throw-out').state.misbehave
    }
    const { deck, discard } = reading('Alliance Operatives', 'A Formal Affair', 'Ambush')
    expect([deck.cards.length, discard.cards]).toEqual([40, []])
    const plain = reading('A Formal Affair', 'Ambush', 'An Interesting Day')
    expect([plain.deck.cards.length, plain.discard.cards.length]).toEqual([37, 3])
  })
})

test('the laws forbid Alert tokens below zero', () => {
  const game = scenario({ expansions, alerts: { muir: { reaver: 1 } } }).begin()
  const tokens = (reaver: number) =>
    game.change((state) => {
      alertTokensIn(state)['muir'] = { reaver, alliance: 0 }
    })
  expect(() => tokens(-1)).toThrow(LawBroken)
  expect(() => tokens(2)).not.toThrow()
})
