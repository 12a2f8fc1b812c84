import { describe, expect, test } from 'vitest'
import { type CaptainSet, Play, type Situation, scenario } from '../../scenario.ts'
import { crewOf, lastTold, offers } from '../../testing/aids.ts'
import { goToWork } from '../../testing/heist.ts'
import { alertTokensIn } from '../shared/alerts/state.ts'
import { workSites } from './sites.ts'

const expansions = ['still-flying'] as const
const shuttle = 'silverhold/short-range-shuttle'
/** 2 Cargo, from Sihnon to Albion. */
const freight = 'harken-01'
const toSihnon = `job:${freight}@${shuttle}@sihnon`

/** A ship at Gonghe, beside Sihnon. */
const begin = (captain: CaptainSet, set: Partial<Situation> = {}) =>
  scenario({
    ...{ expansions, cruiser: 'albion' },
    captains: [{ at: 'gonghe', upgrades: [shuttle], ...captain }],
    ...set,
  }).begin()

const sitesOf = (game: Play) => workSites(game.table(), game.captain()).map(({ sector }) => sector)

describe('SHUTTLE-01', () => {
  const bitter = { at: 'persephone', leader: 'marco', crew: ['Kaylee', 'Wash'], disgruntled: ['Kaylee', 'Wash'] }
  /** Passing a call for help by drives both away at once. */
  const deserted = (captain: CaptainSet, ...dice: number[]) =>
    scenario({ expansions, cruiser: 'albion', captains: [{ ...bitter, upgrades: [shuttle], ...captain }] })
      .next('nav-alliance', 'Distress Signal')
      .dice(...dice)
      .begin()
      .path('burn', 'pelorum', 'pass', 'stop')

  test('SHUTTLE-01 a die below the number who jump ship costs a Shuttle', () => {
    const game = deserted({}, 1)
    expect([crewOf(game), game.captain().upgrades]).toEqual([['marco'], []])
    expect(game.state.supply.silverhold?.discard.cards).toContain(shuttle)
    expect(lastTold(game, 'shuttle-roll')).toMatchObject({ die: 1, n: 2 })
    expect(deserted({}, 2).captain().upgrades).toEqual([shuttle])
  })

  test('SHUTTLE-R4 OPEN-73 a single departure never costs one, and no die is rolled', () => {
    const game = deserted({ disgruntled: ['Wash'] })
    expect([crewOf(game), game.captain().upgrades]).toEqual([['marco', 'regina/kaylee'], [shuttle]])
    expect(game.told()).not.toContain('shuttle-roll')
  })

  test('OPEN-73 with several Shuttles the captain chooses', () => {
    const game = deserted({ upgrades: [shuttle, 'space-bazaar/dockyard-lighter'] }, 1)
    expect([game.kind, game.options()]).toEqual(['upgrade.lose', [shuttle, 'space-bazaar/dockyard-lighter']])
    game.choose(shuttle)
    expect(game.captain().upgrades).toEqual(['space-bazaar/dockyard-lighter'])
  })

  test('OPEN-73 crew fired by a Leader do not jump ship', () => {
    const game = deserted({ leader: 'malcolm', disgruntled: ['Malcolm'], crew: ['Kaylee', 'Wash'] })
    expect([crewOf(game), game.captain().upgrades]).toEqual([['malcolm'], [shuttle]])
    expect(game.told()).not.toContain('shuttle-roll')
  })

  test('SHUTTLE-01 crew hired away leave one by one, so that no Shuttle is lost', () => {
    const rival = { at: 'albion', crew: ['Kaylee'], disgruntled: ['Kaylee'], upgrades: [shuttle] }
    const game = scenario({ expansions, captains: [{ at: 'albion' }, rival] }).begin()
    game.choose('hire:regina/kaylee')
    expect(game.captain(1).upgrades).toEqual([shuttle])
  })
})

describe('SHUTTLE-02', () => {
  test('SHUTTLE-02 a job is worked a sector away, as far as the load fits into the Shuttle', () => {
    const game = begin({ hand: [freight] })
    expect(offers(game, 'job:')).toEqual([toSihnon])
    game.choose(toSihnon)
    expect(game.captain()).toMatchObject({ sector: 'gonghe', hold: { cargo: 2 }, jobs: [{ pickedUp: true }] })
    expect(offers(begin({ hand: [freight], upgrades: ['osiris/chartered-shuttle'] }), 'job:')).toEqual([])
  })

  test('SHUTTLE-02 SHUTTLE-R2 what is delivered must have fitted into it too, people included', () => {
    const laden = { loaded: ['caper-20'], passenger: 2, crew: ['Saffron'] }
    const near = nextTo('bernadette')
    const set = { expansions: ['kalidasa', 'still-flying'] } as const
    const one = 'osiris/chartered-shuttle'
    const delivering = (craft: string) => offers(begin({ ...laden, at: near, upgrades: [craft] }, set), 'job:')
    expect(delivering(shuttle)).toEqual([`job:caper-20@${shuttle}@bernadette`])
    expect(delivering(one)).toEqual([])
  })

  test('SHUTTLE-R1 there is neither Make-Work nor a purchase by Shuttle', () => {
    const game = begin({ at: 'white-sun-r4-03' })
    expect(sitesOf(game)).toContain('gonghe')
    expect(offers(game, 'make-work')).toEqual([])
    expect(game.options().some((id) => id.includes('@'))).toBe(false)
  })

  test('SHUTTLE-R5 each Shuttle has its own reach and room', () => {
    const game = begin({ hand: [freight], upgrades: [shuttle, 'osiris/chartered-shuttle'] })
    expect(offers(game, 'job:')).toEqual([toSihnon])
  })
})

/** Some sector beside a place, with nobody there. */
function nextTo(place: string): string {
  const { neighbours } = scenario({ expansions: ['kalidasa', 'still-flying'] }).begin().box
  const [near = ''] = neighbours.get(place) ?? []
  return near
}

test('SHUTTLE-03 other Upgrades are of no use in that work', () => {
  const pardon = (at: string, on: string) => {
    const game = scenario({
      ...{ expansions, cruiser: 'albion' },
      captains: [
        {
          ...{ at, leader: 'marco', crew: ['Saffron', 'Wash'], hand: ['caper-06'] },
          ...{ upgrades: [shuttle, 'Sky Hook'], gear: ['persephone/bona-fide-credentials'] },
        },
      ],
    })
      .next('misbehave', 'A Little Job on the Side', 'An Unexpected Opportunity')
      .begin()
    goToWork(game, on).path('stay', 'stay', 'all')
    const { hold, stash } = game.captain()
    return hold.contraband + stash.contraband
  }
  expect(pardon('gonghe', 'job:caper-06')).toBe(1)
  expect(pardon('sihnon', `job:caper-06@${shuttle}@gonghe`)).toBe(0)
})

test('SHUTTLE-04 at most 4 crew go', () => {
  const game = begin({ hand: [freight], crew: ['Zoe', 'Wash', 'Jayne', 'Kaylee', 'Emma'] }).choose(toSihnon)
  expect(game.options()).not.toContain('go')
  game.choose(offers(game, 'leave:')[0] ?? '')
  expect(game.options()).not.toContain('go')
  game.choose(offers(game, 'leave:')[0] ?? '')
  expect(game.options()).toContain('go')
})

test('SHUTTLE-05 Alert tokens where the Shuttle goes are ignored', () => {
  const alerts = { sihnon: { alliance: 3 } }
  const game = begin({ hand: [freight] }, { expansions: ['kalidasa', 'still-flying'], alerts }).choose(toSihnon)
  expect(game.captain().jobs).toMatchObject([{ pickedUp: true }])
  expect(game.told()).not.toContain('alliance-alert-roll')
  expect(alertTokensIn(game.state)).toMatchObject(alerts)
})

test('SHUTTLE-06 not into a sector with a Reaver Cutter', () => {
  const at = nextTo('hera')
  const deeds = { at, crew: ['Saffron'], hand: ['caper-11'] }
  expect(offers(begin(deeds, { cutters: ['athens'] }), 'job:')).toEqual([`job:caper-11@${shuttle}@hera`])
  const beset = begin(deeds, { cutters: ['hera'] })
  expect([sitesOf(beset).includes('hera'), offers(beset, 'job:')]).toEqual([false, []])
})

describe('SHUTTLE-07', () => {
  test('SHUTTLE-07 no Outlaw goes where the Cruiser is', () => {
    expect(sitesOf(begin({ fugitive: 1 }, { cruiser: 'sihnon' }))).not.toContain('sihnon')
    expect(sitesOf(begin({}, { cruiser: 'sihnon' }))).toContain('sihnon')
    expect(sitesOf(begin({ fugitive: 1 }))).toContain('sihnon')
  })

  test('SHUTTLE-R3 nor where the Corvette is', () => {
    const near = nextTo('beaumonde')
    const set = { expansions: ['kalidasa', 'still-flying'], corvette: 'beaumonde' } as const
    expect(sitesOf(begin({ at: near, fugitive: 1 }, set))).not.toContain('beaumonde')
    expect(sitesOf(begin({ at: near }, set))).toContain('beaumonde')
  })
})

test('SHUTTLE-R1 a goal may be worked by Shuttle, by no more than go with it', () => {
  const crew = ['Zoe', 'Wash', 'Jayne', 'Kaylee', 'Emma']
  const game = begin({ at: nextTo('jiangyin'), crew }, { story: 'king-of-londinium' })
  expect(offers(game, 'goal')).toEqual([`goal@${shuttle}@jiangyin`])
  game.choose(`goal@${shuttle}@jiangyin`)
  expect(game.options()).not.toContain('go')
})

describe("Ain't All Buttons & Charts", () => {
  const boxes = ['blue-sun', 'kalidasa', 'still-flying', 'tenth-anniversary'] as const
  const isShuttle = (card: string) => /shuttle$|shuttle\/\d$|lighter|skiff/.test(card)

  test('each captain takes a Shuttle for nothing, and the others lie open', () => {
    const game = newGame()
    expect(game.kind).toBe('set-up.shuttle')
    expect(game.options()).toHaveLength(7)
    game.choose('beaumonde/stripped-racing-skiff', game.decision().seat)
    expect(game.options()).toHaveLength(6)
    game.choose('osiris/chartered-shuttle', game.decision().seat)
    const { captains, supply } = game.state
    expect(captains.map(({ upgrades }) => upgrades).sort()).toEqual([
      ['beaumonde/stripped-racing-skiff'],
      ['osiris/chartered-shuttle'],
    ])
    expect(captains.map(({ credits }) => credits)).toEqual([3000, 3000])
    const piles = Object.values(supply)
    expect(piles.flatMap((pile) => pile?.deck.cards.filter(isShuttle) ?? [])).toEqual([])
    expect(piles.flatMap((pile) => pile?.discard.cards.filter(isShuttle) ?? [])).toHaveLength(5)
  })

  test('jobs of three contacts and a Caper are dealt', () => {
    const game = newGame()
    while (game.kind === 'set-up.shuttle') game.choose(game.options()[0] ?? '', game.decision().seat)
    const backs = game.captain().hand.cards.map((card) => card.replace(/-\d+$/, ''))
    expect(backs).toEqual(['amnon-duul', 'lord-harrow', 'magistrate-higgins', 'caper'])
    expect(game.kind).toBe('set-up.keep-jobs')
  })

  function newGame(): Play {
    const options = { players: 2, expansions: boxes, setUp: 'buttons-and-charts' }
    const game = Play.newGame(options, 'sfc32:buttons')
    while (game.kind !== 'set-up.shuttle') game.choose(game.options()[0] ?? '', game.decision().seat)
    return game
  }
})
