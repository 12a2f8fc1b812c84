import { describe, expect, test } from 'vitest'
import { routeOdds } from '../../ask/route-odds.ts'
import { captainAt } from '../../rules/table.ts'
import { addToBox, boxWith, type CaptainSet, Play, scenario } from '../../scenario.ts'
import { crewOf, offers } from '../../testing/aids.ts'
import { goToWork } from '../../testing/heist.ts'
import type { JobCard } from '../../vocabulary/index.ts'
import { downAndOutHooks } from './down-and-out.ts'
import { jetwash } from './index.ts'

const expansions = ['jetwash'] as const
const decoys = 'space-bazaar/decoy-nav-sat-cluster/1'
const jets = 'space-bazaar/xunsu-emergency-ram-jets/1'

test('the box holds a ship with its core and upgrades, two supply cards, a Leader, a story and a Set Up card', () => {
  const sold = jetwash.supply.flatMap((card) => (card.kind === 'upgrade' ? [card.copies - (card.withShip ?? 0)] : []))
  const { ships, leaders, stories, setUps } = jetwash
  expect([ships.length, sold, leaders.length, stories.length, setUps.length]).toEqual([1, [1, 1], 1, 1, 1])
  expect(scenario({ expansions }).begin().state.supply['space-bazaar']?.deck.cards).toHaveLength(27)
})

test('both packs together have a core for each ship', () => {
  const game = Play.newGame({ players: 2, expansions: ['esmeralda', 'jetwash'] }, 'sfc32:both')
  const seat = () => game.decision().seat
  for (const answer of ['malcolm', 'jetwash', 'captain-zoe', 'esmeralda']) game.choose(answer, seat())
  expect(new Set(game.state.captains.map(({ core }) => core)).size).toBe(2)
})

describe('Jetwash', () => {
  const aboard = (set: CaptainSet) => ({ ship: 'Jetwash', upgrades: [], leader: 'nandi', ...set })
  const beset = (set: CaptainSet) =>
    scenario({ expansions, captains: [aboard({ at: 'hera', crew: ['Kaylee'], ...set })], cutters: ['hera'] }).begin()

  test('comes with Decoy Nav Sat Cluster and Xunsu Emergency Ram Jets', () => {
    const game = Play.newGame({ players: 1, expansions }, 'sfc32:j').path('corbin', 'jetwash', 'albion')
    expect(game.captain().upgrades).toEqual([decoys.replace(/1$/, '2'), jets.replace(/1$/, '2')])
    expect(game.captain().credits).toBe(3000 - 400 - 600)
  })

  test('spends a Part in place of a Pilot whom a card asks for', () => {
    const game = beset({}).choose('dodge')
    expect(game.captain().hold.part).toBe(1)
    expect(beset({ part: 0 }).options()).not.toContain('dodge')
    expect(
      beset({ crew: ['Kaylee', 'Wash'] })
        .choose('dodge')
        .captain().hold.part,
    ).toBe(2)
  })

  test('spends Fuel or a Part where a Pilot would spare the Fuel', () => {
    const game = scenario({ expansions, captains: [aboard({ at: 'hera', fuel: 3 })], cruiser: 'albion' })
      .next('nav-border', 'Nav Hazard: Asteroid')
      .begin()
    game.choose('burn')
    if (game.kind === 'burn.more') game.choose(false)
    game.choose(game.options()[0] ?? '').choose('thread')
    expect(game.options()).toEqual(['printed', 'instead'])
    game.choose('instead')
    expect(game.captain().hold).toMatchObject({ fuel: 2, part: 1 })
  })

  test('wakes an Upgrade that asks for a Pilot, for a Part each time', () => {
    const carriage = 'harken-99'
    const base = boxWith(['jetwash'])
    const job: JobCard = {
      ...{ kind: 'job', id: carriage, box: 'base', name: 'Carriage', contact: 'harken', types: ['crime'], legal: true },
      ...{ immoral: false, finish: { at: 'albion', misbehave: 0 }, needs: { keywords: ['transport'] } },
      pay: { credits: 1000 },
    }
    const begin = (part: number) => {
      const captains = [aboard({ at: 'albion', upgrades: ['Sky Hook'], hand: [carriage], part })]
      return scenario({ box: addToBox(base, { jobs: [job] }), captains, cruiser: 'pelorum' }).begin()
    }
    expect(begin(0).options()).not.toContain(`job:${carriage}`)
    const once = goToWork(begin(1), `job:${carriage}`)
    expect(once.captain().hold).toMatchObject({ part: 0, contraband: 0 })
    const twice = goToWork(begin(2), `job:${carriage}`)
    expect(twice.kind).toBe('bonus.stand-in')
    expect(twice.choose(true).captain()).toMatchObject({ hold: { part: 0, contraband: 1 } })
  })
})

describe('Decoy Nav Sat Cluster', () => {
  const fly = (sends: boolean) =>
    scenario({ expansions, captains: [{ at: 'persephone', upgrades: [decoys], contraband: 1 }], cruiser: 'albion' })
      .next('nav-alliance', 'Alliance Cruiser')
      .begin()
      .path('burn', sends)

  test('is discarded for a clear sky: the Cruiser does not come', () => {
    const game = fly(true)
    game.choose(game.options()[0] ?? '')
    expect(game.state.cruiser).toBe('albion')
    expect([game.kind, game.captain().upgrades]).toEqual(['fly.to', []])
    expect(game.state.supply['space-bazaar']?.discard.cards).toContain(decoys)
  })

  test.each(['Persistent Pursuit', "He'll Come at You Sideways", 'Leave No Ground To Go To'])(
    'PACK-R6 leads the Corvette astray too: %s',
    (card) => {
      const captains = [{ at: 'beaumonde', upgrades: [decoys], contraband: 1 }, {}]
      const begin = () =>
        scenario({ expansions: ['kalidasa', 'jetwash'], captains })
          .next('nav-rim', card)
          .begin()
      const game = begin().path('burn', true, 'salisbury')
      expect(game.kind).toBe('fly.to')
      expect(game.state.boxes.kalidasa?.corvette).toBe(begin().state.boxes.kalidasa?.corvette)
      expect(begin().path('burn', false, 'salisbury').decision(1).kind).toBe('corvette.move')
    },
  )

  test('PACK-R6 a reshuffle card put away for it is shuffled in again', () => {
    const game = fly(true)
    game.choose(game.options()[0] ?? '')
    expect(game.told()).toContain('nav-reshuffled')
    expect(game.state.nav.alliance?.discard.cards).toEqual([])
  })

  test('leaves nothing to fear of them on the way', () => {
    const [calm, tense] = [true, false].map((sends) => {
      const game = fly(sends)
      return routeOdds(game.table(), captainAt(game.table(), 0), ['pelorum', 'white-sun-r3-02']).trouble
    })
    expect(calm).toBeLessThan(tense ?? 0)
  })

  test('may be kept', () => {
    const game = fly(false)
    game.choose(game.options()[0] ?? '')
    expect(game.captain().upgrades).toEqual([decoys])
    expect(game.state.cruiser).toBe(game.captain().sector)
  })
})

test('Xunsu Emergency Ram Jets: a Full Burn beside the Fly action, before or after it', () => {
  const game = scenario({ expansions, captains: [{ at: 'persephone', upgrades: [jets] }], cruiser: 'albion' }).begin()
  game.choose('mosey').choose(game.options()[0] ?? '')
  expect(game.options()).not.toContain('burn')
  game.choose(`ram-jets:${jets}`)
  expect([game.kind, game.state.turn.flight?.way, game.captain().upgrades]).toEqual(['fly.to', 'burn', []])
  const dry = scenario({ expansions, captains: [{ at: 'persephone', upgrades: [jets], fuel: 0 }] }).begin()
  expect(offers(dry, 'ram-jets:')).toEqual([])
})

describe('Zoe', () => {
  test('as a Leader she cannot be hired', () => {
    const game = Play.newGame({ players: 1, expansions }, 'sfc32:z').path('captain-zoe', 'serenity', 'albion')
    expect(game.state.removed.cards).toEqual(['silverhold/zoe'])
  })

  test('unpaid Soldiers put up with it, others do not, and she carries two pieces of gear', () => {
    const crew = ['Grange Brothers', 'Lund', 'Billy']
    const set = { leader: 'captain-zoe', crew, at: 'three-hills', loaded: ['patience-14'], contraband: 2 }
    const game = goToWork(scenario({ expansions, captains: [set], cruiser: 'albion' }).begin(), 'job:patience-14')
    game.choose('stop')
    const { box } = game.table()
    for (const { card, disgruntled } of game.captain().crew.slice(1)) {
      const face = box.supply.get(card)
      expect(disgruntled).toBe(face?.kind === 'crew' && !face.professions.includes('soldier'))
    }
    const armed = { leader: 'captain-zoe', at: 'santo', active: ['amnon-duul-07'], gear: ['Pistol', 'Knife'] }
    const work = goToWork(scenario({ expansions, captains: [armed] }).begin())
    expect(work.state.attempt?.carried.map(({ by }) => by)).toEqual(['captain-zoe', 'captain-zoe'])
  })
})

describe('Down and Out', () => {
  const story = 'down-and-out'
  const begin = (set: CaptainSet) => scenario({ expansions, story, captains: [set], cruiser: 'pelorum' }).begin()
  const open = (game: Play) => game.state.boxes.jetwash?.discard.cards ?? []

  test('a job of each contact lies open, nobody has any, and each has a Warrant', () => {
    const game = begin({ at: 'albion' })
    expect(
      open(game)
        .map((card) => card.slice(0, card.lastIndexOf('-')))
        .sort(),
    ).toEqual([...['amnon-duul', 'badger', 'harken', 'niska', 'patience']])
    expect([game.captain().warrants, game.captain().hand.cards]).toEqual([1, []])
  })

  test('Deals only trade', () => {
    expect(begin({ at: 'persephone' }).options()).not.toContain('deal:badger')
    const game = begin({ at: 'persephone', solid: ['badger'], cargo: 1 }).choose('deal:badger')
    expect(game.options()).toEqual(['sell:cargo', 'clear'])
  })

  test('an open job is worked where it leads, the next takes its place, and a lost one leaves the game', () => {
    const jobs = begin({}).table().box.jobs
    const [easy] = open(begin({}))
      .flatMap((card) => jobs.get(card) ?? [])
      .filter(({ needs }) => !needs)
    if (!easy) throw new Error('Another seed would do.')
    const { id, pickUp, finish } = easy
    const game = goToWork(begin({ at: (pickUp ?? finish).at, crew: ['Jayne'] }), `job:${id}`)
    expect(open(game)).not.toContain(id)
    expect(open(game)).toHaveLength(5)
    const [other = ''] = open(game)
    downAndOutHooks.jobDiscarded?.(game.table(), other)
    expect(game.state.removed.cards).toContain(other)
  })

  test('the first to be Solid with five contacts wins', () => {
    const five = ['harken', 'badger', 'amnon-duul', 'patience', 'niska'] as const
    expect(begin({ solid: five.slice(1) }).state.result).toBeNull()
    expect(begin({ warrants: 0, solid: five }).state.result?.winners).toEqual([0])
  })
})

describe('The Blitz', () => {
  const mined = (players: number) => {
    const game = Play.newGame({ players, expansions, setUp: 'blitz' }, 'sfc32:blitz')
    while (game.kind !== 'set-up.strip-mine') game.choose(game.options()[0] ?? '', game.decision().seat)
    return game
  }

  test('in as many rounds as there are captains each takes a card of one deck for nothing', () => {
    const game = mined(2)
    game.choose('regina', game.decision().seat)
    const asked: number[] = []
    while (game.kind === 'set-up.strip-mined') {
      asked.push(game.decision().seat)
      game.choose(game.options()[0] ?? '', game.decision().seat)
    }
    const [first = 0] = asked
    expect(asked).toEqual([first, 1 - first])
    while (game.state.phase === 'set-up') game.choose([], game.decision().seat)
    const owned = game.state.captains.map(({ crew, gear, upgrades }) => crew.length - 1 + gear.length + upgrades.length)
    expect(owned).toEqual([2, 2])
    expect(game.state.captains.map(({ credits }) => credits)).toEqual([3000, 3000])
  })

  test('six cards of each deck lie open', () => {
    const game = mined(1)
    while (game.state.phase === 'set-up') game.choose(game.kind === 'set-up.keep-jobs' ? [] : (game.options()[0] ?? ''))
    expect(game.state.supply.osiris?.discard.cards).toHaveLength(6)
    expect(crewOf(game).length).toBeGreaterThan(0)
  })
})
