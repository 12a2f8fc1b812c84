import { LawBroken, Refusal } from '@keep-flying/kernel'
import { describe, expect, test } from 'vitest'
import { checkLaws } from '../laws.ts'
import { addToBox, boxWith, type CaptainSet, Play, scenario } from '../scenario.ts'
import { wish } from '../testing/captain.ts'
import type { JobCard, Sector, StoryCard } from '../vocabulary/index.ts'

/** Scenarios for strangers: this page's tests run in all modes of play, as those of the rules do. */

const atPersephone = (set: CaptainSet = {}) => scenario({ captains: [{ at: 'Persephone', ...set }] })

describe('answers in words', () => {
  test('the scenario of the README', () => {
    const game = atPersephone({ crew: ['Kaylee'], fuel: 1 })
      .next('nav-alliance', 'Minor Technical Difficulty')
      .dice(1)
      .begin()
    game.choose('Full Burn').choose('Pelorum')
    expect(game.options()).toEqual(['fix', 'parts'])
    expect(game.captain().hold.fuel).toBe(0)
    expect(game.choose('fix').kind).toBe('test.after-roll')
  })

  test('cards by their printed names, alone and in lists', () => {
    const game = atPersephone().discards('persephone', 'Shepherd Book', 'Emma').begin()
    game.path('Go shopping', ['shepherd book', 'Emma'], ['Emma'])
    expect(game.captain().crew.map((member) => member.card)).toEqual(['malcolm', 'persephone/emma'])
  })

  test('copies of a card are told apart by their ids only', () => {
    const copies = ['persephone/enforcer/1', 'persephone/enforcer/2']
    const game = atPersephone().discards('persephone', 'Enforcer', 'Enforcer').begin()
    game.choose('shop')
    expect(() => game.choose(['Enforcer'])).toThrow(
      '"Enforcer" may mean persephone/enforcer/1 (Look at Enforcer), persephone/enforcer/2 (Look at Enforcer).',
    )
    expect(game.choose(copies).options()).toEqual(expect.arrayContaining(copies))
  })

  test('a refusal names the seat, the question and the legal answers, and changes nothing', () => {
    const game = scenario({ captains: [{}, { at: 'persephone' }], turn: 1 }).begin()
    const before = game.match.hash()
    expect(() => game.choose('Deal with Niska')).toThrow(Refusal)
    expect(() => game.choose('Deal with Niska')).toThrow(
      'Here seat 1 is asked "turn" (2 actions left. What do you do?). Legal: one of burn (Full Burn), mosey (Mosey), ',
    )
    expect(game.match.hash()).toBe(before)
  })
})

describe('loaded dice', () => {
  test('are left alone by a shuffle', () => {
    const game = atPersephone({ crew: ['Kaylee'] })
      .only('nav-alliance', 'Alliance Cruiser', 'Minor Technical Difficulty')
      .discards('nav-alliance', 'Customs Inspection')
      .dice(5)
      .begin()
    game.path('burn', 'pelorum')
    expect(game.told()).toContain('nav-reshuffled')
    expect(game.unrolled).toEqual([5])
    game.leaves(5)
  })
})

describe('changes by fiat', () => {
  test('meet whatever comes after them, until the end of the scenario', () => {
    const game = atPersephone({ credits: 1000 }).begin()
    game.path('shop', ['fuel', 'fuel', 'draw'])
    game.change(({ captains }) => {
      for (const captain of captains) captain.credits = 100
    })
    game.choose([])
    expect(game.captain().credits).toBe(100)
    game.path('mosey', 'pelorum', 'end')
    expect(game.captain().credits).toBe(100)
    expect(game.captain().hold.fuel).toBe(8)
  })

  test('stack decks and load dice in the middle of a game', () => {
    const game = atPersephone({ crew: ['Kaylee'] })
      .next('nav-alliance', 'The Big Black')
      .begin()
      .path('burn', 'pelorum')
    game.next('nav-alliance', 'Minor Technical Difficulty').dice(1).choose('persephone')
    expect(game.choose('fix').kind).toBe('test.after-roll')
    game.choose('accept').path('end', 'shop')
    game.only('persephone', 'Emma').discards('persephone', 'Cry Baby').choose(['draw'])
    expect(game.captain().considering.cards).toHaveLength(1)
  })

  test('must leave a state that can be', () => {
    const game = atPersephone().begin()
    const overload = () =>
      game.change(({ captains }) => {
        for (const captain of captains) captain.hold.cargo = 9
      })
    expect(overload).toThrow(LawBroken)
    expect(game.captain().hold.cargo).toBe(0)
    expect(() => game.next('badger', 'harken-01')).toThrow('"harken-01" is a Job of the deck "harken".')
    expect(game.choose('mosey').kind).toBe('fly.to')
  })
})

describe('set-up', () => {
  const begin = () =>
    scenario({ captains: [{}, {}] })
      .next('harken', 'harken-01', 'harken-02')
      .dice(2, 6)

  test('can be played, with loaded dice, stacked decks and printed names', () => {
    const game = begin().beginAtSetUp()
    expect(game.decision()).toMatchObject({ seat: 1, kind: 'set-up.leader' })
    game.path('Nandi', 'Bonanza', 'Malcolm', 'Serenity', 'Santo', 'Londinium')
    expect(game.captain(1)).toMatchObject({ ship: 'bonanza', sector: 'londinium', credits: 3000 })
    expect(game.captain(1).hand.cards).toContain('harken-01')
    game.choose(['harken-02'], 0).choose([], 1)
    expect([game.state.phase, game.state.first, game.kind]).toEqual(['playing', 1, 'turn'])
    expect(game.captain(0).hand.cards).toEqual(['harken-02'])
  })

  test('its questions refuse like any other', () => {
    expect(() => begin().beginAtSetUp().choose('Jayne')).toThrow('Here seat 1 is asked "set-up.leader"')
  })
})

describe('made-up boxes', () => {
  const refuge: Sector = {
    ...{ id: 'st-nowhere', box: 'base', region: 'alliance', system: null, places: ['st-nowhere'], xy: [1, 1] },
  }
  const errand: JobCard = {
    ...{ kind: 'job', id: 'badger-99', box: 'base', contact: 'badger', name: 'The Long Errand', legal: true },
    ...{ immoral: false, types: ['shipping'], pay: { credits: 700 }, finish: { at: 'st-nowhere', misbehave: 0 } },
  }
  const story: StoryCard = {
    ...{ id: 'a-quiet-life', box: 'base', name: 'A Quiet Life', hours: '1', end: { kind: 'last-goal-wins' } },
    goals: [{ kind: 'condition', name: 'Rest', when: { credits: 3500 } }],
  }
  const quiet = addToBox(boxWith([]), {
    sectors: [refuge],
    places: [{ id: 'st-nowhere', name: 'St. Nowhere', planet: true, sectors: ['st-nowhere'] }],
    borders: [['st-nowhere', 'persephone']],
    jobs: [errand],
    stories: [story],
  })

  test('bring sectors, jobs and stories that are played, named and held to the laws', () => {
    const game = scenario({
      box: quiet,
      story: 'a-quiet-life',
      captains: [{ at: 'persephone', hand: ['The Long Errand'] }],
    })
      .next('nav-alliance', 'The Big Black')
      .begin()
    game.path('Full Burn', 'St. Nowhere', 'stop', 'job:badger-99')
    expect(game.captain().solid).toEqual({ badger: 'badger-99' })
    expect(game.captain().credits).toBe(3700)
    expect(game.log()).toContain('Malcolm burns to St. Nowhere.')
    expect(() => checkLaws(game.match, game.box)).not.toThrow()
    expect(game.table().box).toBe(quiet)
  })

  test('are known to bots', () => {
    const captains = [{ at: 'St. Nowhere', hand: ['The Long Errand'] }]
    expect(wish(scenario({ box: quiet, story: 'a-quiet-life', captains }).begin())).toBe('job:badger-99')
  })

  test('can be played from their set-up on', () => {
    const game = Play.newGame({ players: 1, story: 'a-quiet-life' }, 'sfc32:quiet', quiet)
    game.path('Malcolm', 'Serenity', 'St. Nowhere')
    expect(game.captain().sector).toBe('st-nowhere')
  })
})
