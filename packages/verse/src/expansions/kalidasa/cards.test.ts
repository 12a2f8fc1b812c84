import { describe, expect, test } from 'vitest'
import { type CaptainSet, type Play, scenario } from '../../scenario.ts'
import { crewOf, lastTest, lastTold } from '../../testing/aids.ts'
import { goToWork, heistFor } from '../../testing/heist.ts'
import type { BoxId } from '../../vocabulary/index.ts'

/** The supply cards of Kalidasa. */

const box: { readonly expansions: readonly BoxId[] } = { expansions: ['kalidasa'] }
const alone = (set: CaptainSet) => scenario({ ...box, captains: [set], cruiser: 'pelorum' })
const begin = (set: CaptainSet): Play => alone(set).begin()

/** The heist, at its one Misbehave card. */
const facing = (card: string, set: CaptainSet, ...dice: number[]): Play =>
  goToWork(
    heistFor(set, box)
      .next('misbehave', card)
      .dice(...dice)
      .begin(),
  )

const billy = 'persephone/billy'

describe('Nav Charts', () => {
  const top = ['The Big Black', 'Customs Inspection', 'Alliance Cruiser', 'The Big Black', 'The Big Black']

  test.each([
    ['Nav Charts: Alliance Space', 'osiris/nav-charts-alliance-space/1', 'alliance'],
    ['Nav Charts: Border Space', 'regina/nav-charts-border-space/1', 'border'],
    ['Nav Charts: Rim Space', 'persephone/nav-charts-rim-space/1', 'rim'],
  ] as const)('%s: discard it to put the top five cards of its deck in order', (_, gear, region) => {
    const game = scenario({ ...box, captains: [{ gear: [gear] }, {}] }).begin()
    const deck = () => game.state.nav[region]?.deck.cards ?? []
    const before = deck().slice(-5)
    game.choose(`read-nav:${gear}`)
    expect(game.captain()).toMatchObject({ gear: [], considering: { cards: before.toReversed() } })
    expect(game.match.view(1).captains[0]?.considering.cards).toEqual([])
    game.choose(before)
    expect(deck().slice(-5).toReversed()).toEqual(before)
    expect(game.state.turn.taken).toEqual([])
  })

  test("Wash's Nav Charts: of any deck", () => {
    const gear = 'beaumonde/washs-nav-charts'
    const game = begin({ gear: [gear] }).choose(`read-nav:${gear}`)
    expect(game.options()).toEqual(['alliance', 'border', 'rim'])
    expect(game.choose('rim').options()).toHaveLength(5)
  })

  test('may be read between two sectors of a flight', () => {
    const gear = 'osiris/nav-charts-alliance-space/1'
    const game = alone({ at: 'santo', fuel: 3, gear: [gear] })
      .next('nav-alliance', ...top)
      .begin()
      .path('burn', 'white-sun-r4-10')
    expect(game.kind).toBe('fly.to')
    expect(game.options()).toContain(`read-nav:${gear}`)
  })
})

test("Wash's Hawaiian Shirt: discard it to shuffle any Nav deck with its discards", () => {
  const shirt = 'space-bazaar/washs-hawaiian-shirt'
  const game = alone({ at: 'santo', fuel: 3, gear: [shirt] })
    .next('nav-alliance', 'The Big Black')
    .begin()
    .path('burn', 'white-sun-r4-10', 'stop', `shuffle-nav:${shirt}`, 'alliance')
  expect(game.state.nav.alliance).toMatchObject({ discard: { cards: [] } })
  expect(game.state.nav.alliance?.deck.cards).toHaveLength(60)
  expect(game.captain().gear).toEqual([])
})

describe('Med Foam', () => {
  const foam = 'beaumonde/med-foam'
  const shot = (set: CaptainSet, ...dice: number[]) =>
    facing('Gun Play', { crew: ['Simon Tam', 'Billy'], gear: [foam], ...set }, 1, ...dice).path('shoot', billy)

  test('a Medic check succeeds without a roll', () => {
    const game = shot({}).choose(true)
    expect(crewOf(game)).toContain(billy)
    expect([game.captain().gear, game.told().includes('medic-check')]).toEqual([[], false])
  })

  test('or is rolled, and the foam kept', () => {
    const game = shot({}, 1).choose(false)
    expect(crewOf(game)).not.toContain(billy)
    expect(game.captain().gear).toEqual([foam])
  })

  test('is of no use without a Medic', () => {
    const game = shot({ crew: ['Lund', 'Billy'] })
    expect([crewOf(game).includes(billy), game.captain().gear]).toEqual([false, [foam]])
  })
})

describe('gear that has a Fight test rolled again', () => {
  test.each([
    ["Yolonda's Pistol", 'osiris/yolondas-pistol'],
    ['Extra Ammo Clips', 'beaumonde/extra-ammo-clips'],
  ])('%s', (_, gear) => {
    const game = facing('Gun Play', { crew: ['Billy'], gear: [gear] }, 1, 5).choose('shoot')
    expect(game.options()).toEqual(['accept', `again:${gear}`])
    game.choose(`again:${gear}`)
    expect(lastTold(game, 'rolls-again').die).toBe(5)
    expect(game.captain().gear).toEqual([])
  })
})

describe('Mudder', () => {
  const mudder = 'regina/mudder/1'

  test('KAL-CONTACT-05 at Harvest it may be removed from the game for $500, which upsets Moral crew', () => {
    const game = begin({ at: 'harvest', crew: [mudder, 'Kaylee'] }).choose(`sell-off:${mudder}`)
    expect(game.captain()).toMatchObject({ credits: 3500, crew: [{ disgruntled: true }, { disgruntled: true }] })
    expect(game.state.removed.cards).toContain(mudder)
    expect(game.state.turn.taken).toEqual([])
  })

  test('KAL-CONTACT-05 and nowhere else', () => {
    expect(begin({ at: 'regina', crew: [mudder] }).options()).not.toContain(`sell-off:${mudder}`)
  })
})

describe('Hydraulic Docking Clamps', () => {
  const crime = 'niska-36'
  const worked = (upgrades: readonly string[]) => {
    const gear = ['GJ Flashkill Pod Grenades', 'Pistol']
    const crew = ['Jayne', 'Jesse']
    const game = alone({ at: 'whittier', hand: [crime], leader: 'marco', crew, gear, upgrades, part: 0 })
      .next(
        'misbehave',
        'A Little Job on the Side',
        'An Unexpected Opportunity',
        'Knife Fight',
        'Old-Fashioned Shoot-out',
      )
      .begin()
      .path(`job:${crime}`, 'go', 'suggested', 'stay', 'stay', 'gun', 'drive-off')
    while (game.kind === 'pay.cuts') game.choose('all')
    return game.captain().hold.contraband + game.captain().stash.contraband
  }

  test('Crime jobs are Salvage Ops too', () => {
    expect([worked([]), worked(['Hydraulic Docking Clamps'])]).toEqual([0, 1])
  })
})

describe('Emissions Recycler', () => {
  const fly = (...cards: string[]) => {
    const game = alone({ at: 'santo', fuel: 3, upgrades: ['Emissions Recycler'] })
      .next('nav-alliance', ...cards)
      .begin()
      .path('burn', 'white-sun-r4-10', 'santo')
    return game
  }

  test('two empty Nav cards in a row in a Full Burn bring a Fuel, once', () => {
    const game = fly(...Array.from({ length: 5 }, () => 'The Big Black'))
    expect(game.captain().hold.fuel).toBe(3)
    game.path('white-sun-r4-10', 'santo')
    expect(game.captain().hold.fuel).toBe(3)
  })

  test('the ship goes one sector further', () => {
    const game = fly(...Array.from({ length: 6 }, () => 'The Big Black'))
    game.path('white-sun-r4-10', 'santo', 'white-sun-r4-10', 'santo')
    expect(game.kind).toBe('turn')
  })
})

describe('Barkeep', () => {
  test.each(['silverhold/barkeep', 'beaumonde/barkeep'])('%s: Shore Leave on supply planets is free', (barkeep) => {
    const set = { credits: 0, crew: [barkeep, 'Billy'], disgruntled: ['Billy'] }
    const game = begin({ at: 'persephone', ...set }).path('shop', ['shore-leave'])
    expect(game.captain()).toMatchObject({ credits: 0, crew: [{}, {}, { disgruntled: false }] })
  })
})

test('Busker: Make-Work pays $100 more', () => {
  expect(
    begin({ at: 'persephone', crew: ['Busker'] })
      .choose('make-work')
      .captain().credits,
  ).toBe(3300)
})

test('Holder: Make-Work may also bring a Fugitive', () => {
  const people = (n: number) => {
    const { hold, stash, credits } = begin({ at: 'persephone', crew: ['Holder'] })
      .path('make-work', n)
      .captain()
    return [hold.fugitive + stash.fugitive, credits]
  }
  expect([people(1), people(0)]).toEqual([
    [1, 3200],
    [0, 3200],
  ])
})

describe('Fan Dancer', () => {
  const dancer = 'beaumonde/fan-dancer'
  const caught = (set: CaptainSet = {}) =>
    facing('Ambush', { crew: [dancer, 'Billy'], solid: ['amnon-duul'], ...set }, 1).choose(billy)

  test('is discarded in place of a Warrant: the job is botched and the contact knows nothing', () => {
    const game = caught().choose(true)
    expect(game.captain()).toMatchObject({ warrants: 0, jobs: [{ card: 'amnon-duul-07' }] })
    expect(game.captain().solid).toHaveProperty('amnon-duul')
    expect(game.state.supply.beaumonde?.discard.cards).toContain(dancer)
  })

  test('may stay', () => {
    expect(caught().choose(false).captain()).toMatchObject({ warrants: 1, jobs: [], solid: {} })
  })
})

describe('Roberta', () => {
  const roberta = 'beaumonde/roberta'
  const caught = () => facing('Ambush', { crew: [roberta, 'Billy'], solid: ['amnon-duul'] }, 1).choose(billy)

  test('is discarded in place of the trust of a contact', () => {
    const game = caught().choose(true)
    expect(game.captain()).toMatchObject({ warrants: 1, jobs: [] })
    expect(game.captain().solid).toHaveProperty('amnon-duul')
    expect(crewOf(game)).not.toContain(roberta)
  })

  test('may stay', () => {
    const game = caught().choose(false)
    expect([game.captain().solid, crewOf(game).includes(roberta)]).toEqual([{}, true])
  })

  test('brings a Fake ID and is a Companion', () => {
    const offered = (crew: readonly string[]) =>
      begin({ at: 'aphrodite', hand: ['fanty-and-mingo-10'], crew, gear: ['Shiny Neck Tie'] })
        .options()
        .includes('job:fanty-and-mingo-10')
    expect([offered([]), offered(['Roberta'])]).toEqual([false, true])
  })
})

describe('Fess', () => {
  const deals = (crew: readonly string[]) =>
    begin({ at: 'persephone', crew }).options().includes('deal:magistrate-higgins')

  test('deals with Higgins from anywhere, but not with Jayne aboard', () => {
    expect([deals([]), deals(['Fess']), deals(['Fess', 'Jayne'])]).toEqual([false, true, false])
  })
})

test('Foreman: two more Fight with three Mudders', () => {
  const points = (...crew: string[]) => {
    const game = facing('Gun Play', { crew: ['Foreman', ...crew] }, 6, 6)
    return lastTest(game.choose('shoot')).points
  }
  expect(points('Mudder', 'Grimey') - points('Mudder')).toBe(2)
})

describe('Grimey', () => {
  const thrown = (die: number) => {
    const set = { crew: ['Grimey', 'Jayne'], gear: ['persephone/explosive-charge'] }
    return facing('Ambush', set, 3, die).choose('discard:persephone/explosive-charge').captain().gear
  }

  test('keeps gear that is discarded on a 6', () => {
    expect([thrown(5), thrown(6)]).toEqual([[], ['persephone/explosive-charge']])
  })
})

test('Billiards Betting: on buying, $100 for every point of two dice', () => {
  const game = alone({ at: 'beaumonde', credits: 1000 })
    .next('beaumonde', 'Billiards Betting')
    .dice(4, 5)
    .begin()
    .path('shop', ['draw-one'], 'stop', ['beaumonde/billiards-betting'])
  expect(game.captain()).toMatchObject({ credits: 1400, gear: [] })
  expect(game.state.supply.beaumonde?.discard.cards).toContain('beaumonde/billiards-betting')
})

describe("Inara's Bow", () => {
  test.each<[string, string, number[], number]>([
    ['in the hands of a Companion ones are rolled again', 'Inara', [1, 4], 4],
    ['in other hands they are not', 'Billy', [1], 1],
  ])('%s', (_, crew, dice, die) => {
    const game = facing('Gun Play', { crew: [crew], gear: ["Inara's Bow"] }, ...dice).choose('shoot')
    expect(lastTest(game).die).toBe(die)
  })
})

describe("Inara's Guild Papers", () => {
  const offered = (gear: readonly string[]) =>
    begin({
      at: 'aphrodite',
      hand: ['fanty-and-mingo-10'],
      crew: ['Billy', 'Jesse'],
      gear: ['Shiny Neck Tie', ...gear],
    })
      .options()
      .includes('job:fanty-and-mingo-10')

  test('count as a Companion', () => {
    expect([offered([]), offered(["Inara's Guild Papers"])]).toEqual([false, true])
  })

  test('must be taken along then', () => {
    const papers = 'beaumonde/inaras-guild-papers'
    const set = { crew: ['Billy', 'Jesse'], gear: ['Shiny Neck Tie', papers] }
    const game = begin({ at: 'aphrodite', hand: ['fanty-and-mingo-10'], ...set }).path(
      'job:fanty-and-mingo-10',
      'go',
      'by-hand',
    )
    while (game.kind === 'gear.bearer') {
      if (game.decision().card === papers) expect(game.options()).not.toContain('aboard')
      game.choose(game.options().find((id) => id !== 'aboard') ?? 'aboard')
    }
  })
})

describe("Jayne's Holdout Pistol", () => {
  const points = (gear: readonly string[]) => {
    const game = facing('Keep a Low Profile', { gear }, 6, 6)
    if (game.kind === 'misbehave.ace') game.choose('face')
    return lastTest(game.choose('quiet-takedown')).points
  }

  test('counts where gear is barred, and takes up no hand', () => {
    expect([points(['Pistol']), points(["Jayne's Holdout Pistol"])]).toEqual([points([]), points([]) + 1])
    const both = facing('Gun Play', { gear: ["Jayne's Holdout Pistol", 'Pistol'] })
    expect(both.state.attempt?.carried).toHaveLength(2)
  })
})

describe('Labor Contracts', () => {
  test.each([
    ['Labor Contract: Persephone', 'persephone', 'Billy'],
    ['Labor Contract: Regina', 'regina', 'Lund'],
    ['Labor Contract: Silverhold', 'silverhold', 'Skunk'],
    ['Labor Contract: Space Bazaar', 'space-bazaar', 'Wash'],
  ] as const)('%s: a Buy action anywhere hires somebody from the discards for nothing', (name, deck, crew) => {
    const gear = `beaumonde/labor-contract-${deck}`
    const card = `${deck}/${crew.toLowerCase()}`
    const game = alone({ at: 'hera', credits: 0, gear: [gear] }).begin()
    expect(game.options()).not.toContain(`hire-from:${gear}`)
    game.change((state) => {
      const pile = state.supply[deck]
      if (!pile) throw new Error(`There is no ${name}.`)
      pile.deck.cards = pile.deck.cards.filter((one) => one !== card)
      pile.discard.cards.push(card)
    })
    game.path('end', `hire-from:${gear}`, [card])
    expect([crewOf(game), game.captain().gear, game.captain().credits]).toEqual([['malcolm', card], [gear], 0])
    expect(game.state.turn.taken).toEqual(['buy'])
  })
})

test("Mal's Sniper Rifle: before a Fight test its carrier is no longer Disgruntled", () => {
  const set = { gear: ["Mal's Sniper Rifle"], disgruntled: ['malcolm'] }
  const game = facing('Gun Play', set, 6, 6).choose('shoot')
  expect(game.captain().crew[0]?.disgruntled).toBe(false)
})

describe("Zoe's Flak Jacket", () => {
  test('is discarded in place of its carrier, who stays at work', () => {
    const game = facing('Gun Play', { crew: ['Billy'], gear: ["Zoe's Flak Jacket"] }, 1).choose('shoot')
    const worn = game.state.attempt?.carried[0]?.by ?? ''
    game.choose(worn)
    expect([game.captain().crew.length, game.captain().gear]).toEqual([2, []])
    expect(game.told()).toContain('saved-by-gear')
  })
})

test("Zoe's Mare's Leg Rifle: two dice in Fight tests, of which the higher counts", () => {
  const game = facing('Gun Play', { gear: ["Zoe's Mare's Leg Rifle"] }, 2, 5).choose('shoot')
  expect(lastTest(game).die).toBe(5)
})

test('Board Game Collection: Shore Leave as a Buy action in any sector', () => {
  const games = 'beaumonde/board-game-collection'
  const set = { at: 'white-sun-r4-10', crew: ['Billy'], disgruntled: ['Billy'], upgrades: [games] }
  const game = begin(set).choose(`leave-anywhere:${games}`)
  expect(game.captain()).toMatchObject({ credits: 2800, crew: [{}, { disgruntled: false }] })
  expect(game.state.turn.taken).toEqual(['buy'])
})
