import { describe, expect, test } from 'vitest'
import { prospects } from '../../bot/prospects.ts'
import { burnRange } from '../../rules/fly.ts'
import { isPlanetary, regionOf } from '../../rules/map.ts'
import { type CaptainSet, Play, scenario } from '../../scenario.ts'
import { boundsOf, offers } from '../../testing/aids.ts'
import { goToWork } from '../../testing/heist.ts'
import { alertTokensIn } from '../shared/alerts/state.ts'
import { presentCounters, presentsOf } from './presents.ts'
import { stories } from './stories.ts'

test('every story says that its goals are ours', () => {
  expect(stories.map(({ id, ours }) => [id, ours])).toEqual([
    ['rare-specimen', true],
    ['rumrunners-seasonal', true],
    ['smuggly-bustle', true],
  ])
})

describe('A Rare Specimen Indeed', () => {
  const expansions = ['still-flying'] as const
  const story = 'rare-specimen'
  const begin = (captain: CaptainSet, ...others: CaptainSet[]) =>
    scenario({ expansions, story, cruiser: 'albion', captains: [{ at: 'persephone', ...captain }, ...others] }).begin()

  test('nobody has jobs, and every captain has a Caper', () => {
    const game = Play.newGame({ players: 2, expansions, story }, 'sfc32:bride')
    while (game.state.phase === 'set-up') game.choose(game.options()[0] ?? '', game.decision().seat)
    for (const { hand } of game.state.captains) {
      expect(hand.cards).toHaveLength(1)
      expect(game.box.jobs.get(hand.cards[0] ?? '')?.types).toContain('caper')
    }
  })

  test('presents are given at Persephone, one of each kind, several at once', () => {
    const captain = { cargo: 3, contraband: 2, credits: 2600, gear: ['space-bazaar/shiny-neck-tie'] }
    const game = begin({ ...captain, stash: { passenger: 3 }, part: 0 }).choose('give-presents')
    expect(game.options()).toEqual(['finery', 'spirits', 'household', 'envelope', 'guests'])
    game.choose(['finery', 'household', 'envelope'])
    expect(presentsOf(game.table(), game.captain())).toEqual(['finery', 'household', 'envelope'])
    expect(game.captain()).toMatchObject({ goals: 3, credits: 100, gear: [], hold: { cargo: 0, contraband: 2 } })
    expect(game.state.supply['space-bazaar']?.discard.cards).toContain('space-bazaar/shiny-neck-tie')
    expect(presentCounters(game.table())).toMatchObject([{ is: 'points', seat: 0, n: 3, of: 6 }])
    expect(offers(begin({ ...captain, at: 'pelorum' }), 'give')).toEqual([])
    expect(offers(begin({ credits: 2400, cargo: 2 }), 'give')).toEqual([])
  })

  test('a kind once given is not asked for again', () => {
    const game = begin({ credits: 6000 }).choose('give-presents')
    expect([game.captain().goals, game.captain().credits]).toEqual([1, 3500])
    game.choose('end')
    expect(offers(game, 'give')).toEqual([])
  })

  test('the first completed Caper is a present, wherever that is', () => {
    const captain = { at: 'gonghe', leader: 'marco', crew: ['Saffron'], gear: ['persephone/bona-fide-credentials'] }
    const game = scenario({ expansions, story, cruiser: 'albion', captains: [{ ...captain, hand: ['caper-06'] }] })
      .next('misbehave', 'A Little Job on the Side', 'An Unexpected Opportunity')
      .begin()
    goToWork(game, 'job:caper-06').path('stay', 'stay', 'all')
    expect([game.captain().goals, presentsOf(game.table(), game.captain())]).toEqual([1, ['brides-own']])
  })

  test('with four presents the invites may be sent: every other captain takes one more turn', () => {
    expect(offers(begin({ goals: 3 }), 'send')).toEqual([])
    expect(offers(begin({ goals: 4, at: 'pelorum' }), 'send')).toEqual([])
    const game = begin({ goals: 4, credits: 100 }, { at: 'osiris', goals: 3, credits: 9000 }).choose('send-invites')
    expect(game.state.lastCall).toMatchObject({ by: 0, toPlay: [1] })
    expect(offers(game, 'send')).toEqual([])
    game.choose('end').choose('end', 1)
    expect(game.state.result).toMatchObject({ winners: [0] })
  })

  test('late in the game, the bot that leads sends the invites, and among equals the richer one', () => {
    const sends = (round: number, mine: CaptainSet, other: CaptainSet) => {
      const game = begin({ goals: 4, ...mine }, { at: 'osiris', goals: 4, ...other })
      const t = game.table()
      const found = prospects({ ...t, state: { ...t.state, round } }, game.captain())
      return found.some(({ action }) => action === 'send-invites')
    }
    expect(sends(30, { credits: 9000 }, { credits: 100 })).toBe(false)
    expect(sends(31, { credits: 9000 }, { credits: 100 })).toBe(true)
    expect(sends(31, { credits: 100 }, { credits: 9000 })).toBe(false)
    expect(sends(31, { credits: 100 }, { credits: 9000, goals: 3 })).toBe(true)
  })

  test('among equals the richest win', () => {
    const game = begin({ goals: 4, credits: 100 }, { at: 'osiris', goals: 4, credits: 9000 })
    game.path('send-invites', 'end').choose('end', 1)
    expect(game.state.result).toMatchObject({ winners: [1] })
  })

  test('alone, sending the invites wins', () => {
    expect(begin({ goals: 4 }).path('send-invites', 'end').state.result).toMatchObject({ winners: [0] })
  })
})

const everywhere = ['blue-sun', 'kalidasa', 'still-flying'] as const

describe("The Rumrunners' Seasonal", () => {
  const begin = (captain: CaptainSet) =>
    scenario({ expansions: everywhere, story: 'rumrunners-seasonal', cruiser: 'albion', captains: [captain] }).begin()

  test('the first goal takes a Pilot and the fee, and loads the casks', () => {
    const at = 'new-melbourne'
    expect(offers(begin({ at, leader: 'marco', crew: ['Kaylee'] }), 'goal')).toEqual([])
    expect(offers(begin({ at, leader: 'marco', crew: ['Wash'], credits: 1400 }), 'goal')).toEqual([])
    const game = scenario({
      ...{ expansions: everywhere, story: 'rumrunners-seasonal', cruiser: 'albion' },
      captains: [{ at, leader: 'marco', crew: ['Wash'] }],
    })
      .next('misbehave', 'A Little Job on the Side')
      .begin()
    goToWork(game, 'goal').choose('stay')
    const { goals, credits, hold, stash } = game.captain()
    expect([goals, credits, hold.contraband + stash.contraband]).toEqual([1, 1500, 4])
  })

  test('from the first Goal token on a Full Burn goes a sector further', () => {
    const range = (goals: number) => {
      const game = begin({ goals })
      return burnRange(game.table(), game.captain())
    }
    expect([range(0), range(1), range(2)]).toEqual([5, 6, 6])
  })

  test('the casks are handed over at Beaumonde and at Meridian, where the race is won', () => {
    expect(offers(begin({ at: 'beaumonde', goals: 1, crew: ['Wash'], contraband: 1 }), 'goal')).toEqual([])
    expect(offers(begin({ at: 'beaumonde', goals: 1, crew: ['Wash'], contraband: 2 }), 'goal')).toEqual(['goal'])
    const game = scenario({
      ...{ expansions: everywhere, story: 'rumrunners-seasonal', cruiser: 'albion' },
      captains: [{ at: 'meridian', leader: 'marco', goals: 2, contraband: 2 }],
    })
      .next('misbehave', 'A Little Job on the Side', 'An Unexpected Opportunity')
      .dice(6, 2)
      .begin()
    goToWork(game, 'goal').path('stay', 'stay')
    if (game.kind === 'trial') game.choose('uncork')
    expect(game.state.result).toMatchObject({ winners: [0] })
    expect(game.captain().hold.contraband).toBe(0)
  })
})

describe('The Smuggly Bustle', () => {
  const story = 'smuggly-bustle'
  const begin = (captain: CaptainSet) =>
    scenario({ expansions: everywhere, story, cruiser: 'albion', captains: [captain] }).begin()

  test('an Alliance Alert token lies on every planet of Alliance Space', () => {
    const game = Play.newGame({ players: 1, expansions: everywhere, story }, 'sfc32:bustle')
    while (game.state.phase === 'set-up') {
      const { form, seat } = game.decision()
      game.choose(form === 'some' ? [] : (game.options()[0] ?? ''), seat)
    }
    const t = game.table()
    const core = [...t.box.sectors.keys()].filter((id) => regionOf(t, id) === 'alliance' && isPlanetary(t, id))
    for (const sector of core) expect(alertTokensIn(game.state)[sector]?.alliance, sector).toBe(1)
    expect(core.length).toBeGreaterThan(10)
  })

  test('contraband is sold at Meridian and Beaumonde, up to 4 for a Work action', () => {
    const game = begin({ at: 'beaumonde', credits: 1800 }).choose('buy-contraband')
    expect(boundsOf(game)).toEqual([1, 3])
    game.choose(2)
    const { credits, hold, stash } = game.captain()
    expect([credits, hold.contraband + stash.contraband]).toEqual([800, 2])
    expect(game.state.turn.taken).toEqual(['work'])
    expect(boundsOf(begin({ at: 'meridian', credits: 9000 }).choose('buy-contraband'))).toEqual([1, 4])
    expect(offers(begin({ at: 'meridian', credits: 400 }), 'buy-contraband')).toEqual([])
    expect(offers(begin({ at: 'silverhold', credits: 4000 }), 'buy-contraband')).toEqual([])
  })

  test('a goal that is reached puts the planets around on alert again', () => {
    const game = scenario({
      ...{ expansions: everywhere, story, cruiser: 'albion' },
      captains: [{ at: 'bellerophon', leader: 'marco', goals: 1, solid: ['badger', 'harken'], contraband: 3 }],
    })
      .next('misbehave', 'A Little Job on the Side', 'An Unexpected Opportunity')
      .dice(6, 2)
      .begin()
    const before = structuredClone(alertTokensIn(game.state))
    goToWork(game, 'goal').path('stay', 'stay')
    if (game.kind === 'trial') game.choose('noses')
    expect(game.captain()).toMatchObject({ goals: 2, hold: { contraband: 0 } })
    const t = game.table()
    const around = (t.box.neighbours.get('bellerophon') ?? []).filter(
      (id) => regionOf(t, id) === 'alliance' && isPlanetary(t, id),
    )
    for (const sector of around)
      expect(alertTokensIn(game.state)[sector]?.alliance ?? 0).toBe((before[sector]?.alliance ?? 0) + 1)
    const changed = Object.keys(alertTokensIn(game.state)).filter(
      (id) => alertTokensIn(game.state)[id]?.alliance !== before[id]?.alliance,
    )
    expect(changed.sort()).toEqual([...around].sort())
  })

  test('the last goal takes 4 Contraband to Londinium', () => {
    expect(offers(begin({ at: 'londinium', goals: 2, contraband: 3 }), 'goal')).toEqual([])
    expect(offers(begin({ at: 'londinium', goals: 2, contraband: 4 }), 'goal')).toEqual(['goal'])
  })
})
