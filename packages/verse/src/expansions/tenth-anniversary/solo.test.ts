import { describe, expect, test } from 'vitest'
import { tableFor } from '../../ask/view-table.ts'
import { readOptions } from '../../options.ts'
import { wholeCrew } from '../../rules/gear.ts'
import { aboard } from '../../rules/hold.ts'
import { crewPoints } from '../../rules/needs.ts'
import { captainAt } from '../../rules/table.ts'
import { type CaptainSet, type Play, type Situation, scenario } from '../../scenario.ts'
import { boundsOf, mostOf, setUpGame } from '../../testing/aids.ts'
import { goToWork } from '../../testing/heist.ts'
import type { BoxId } from '../../vocabulary/index.ts'
import { alertTokensIn } from '../shared/alerts/state.ts'
import { timerIn } from '../shared/timer/state.ts'
import { legendHooks } from './legends.ts'
import { contrabandAt } from './smuggler.ts'

/** The stories for one captain, their challenges and advanced rules. */

const base = ['crime', 'tenth-anniversary'] as const
const withBlueSun = ['blue-sun', 'kalidasa', 'crime', 'tenth-anniversary'] as const

function alone(story: string, captain: CaptainSet, set: Partial<Situation> = {}): Play {
  return scenario({
    expansions: withBlueSun,
    story,
    captains: [captain],
    cruiser: 'albion',
    alert: null,
    ...set,
  }).begin()
}

const tokensLeft = (game: Play) => timerIn(game.state)?.left

test('solo stories are for one captain', () => {
  expect(() => readOptions({ players: 2, expansions: base, story: 'few-credits-more' })).toThrow('with "players" 1')
})

test('variants are offered with their stories, and games without them do not speak of them', () => {
  const asked = { players: 1, expansions: base, story: 'few-credits-more' }
  expect(readOptions({ ...asked, variants: ['legal-only'] }).variants).toEqual(['legal-only'])
  expect(readOptions(asked)).not.toHaveProperty('variants')
  expect(() => readOptions({ ...asked, variants: ['illegal-only'] })).toThrow('illegal-only')
})

describe('the timer', () => {
  test('a token goes at the start of every turn', () => {
    const game = alone('few-credits-more', { at: 'persephone' })
    expect([tokensLeft(game), tokensLeft(game.choose('end'))]).toEqual([19, 18])
  })

  test('with 15, 10 and 5 left, a few credits more bring another Alert', () => {
    const at = (timer: number) =>
      alone('few-credits-more', {}, { timer, alert: 'alliance-audit' }).state.boxes.crime?.inForce
    expect(at(17)).toBe('alert/alliance-audit')
    expect([at(16), at(11), at(6)]).not.toContain('alert/alliance-audit')
  })

  test('with more time there are 26 tokens', () => {
    expect(tokensLeft(alone('few-credits-more', {}, { variants: ['more-time'] }))).toBe(25)
  })

  test('after the last token one more turn is played, and then the story is lost', () => {
    const game = alone('few-credits-more', { at: 'persephone' }, { timer: 1 })
    expect(tokensLeft(game)).toBe(0)
    expect(game.choose('end').kind).toBe('turn')
    expect(game.choose('end').kind).toBe('over')
    expect(game.state.result).toMatchObject({ winners: [], ended: 'time-up' })
  })

  test('a Last Call must come before the last token goes', () => {
    const calls = (timer: number) =>
      alone('desperadoes', { credits: 15000, goals: 1 }, { setUp: 'flying-solo', timer })
        .options()
        .includes('last-call')
    expect([calls(2), calls(1)]).toEqual([true, false])
  })
})

describe('grades', () => {
  test('the first is a win: one may rest on it, or play on until the time is up', () => {
    const rich = alone('few-credits-more', { at: 'persephone', credits: 12000 })
    expect(rich.options()).toContain('rest')
    expect(rich.choose('rest').state.result).toMatchObject({ winners: [0], ended: 'grade-1' })
    const last = alone('few-credits-more', { at: 'persephone', credits: 15000 }, { timer: 1 })
    last.change(({ captains }) => {
      for (const captain of captains) captain.credits = 0
    })
    last.choose('end').choose('end')
    expect(last.state.result).toMatchObject({ winners: [0], ended: 'grade-2' })
  })

  test('the last ends the game at once', () => {
    expect(alone('few-credits-more', { credits: 18000 }).state.result).toMatchObject({ ended: 'grade-3' })
    expect(alone('few-credits-more', { credits: 11900 }).options()).not.toContain('rest')
  })
})

describe('A Fistful of Scoundrels and For a Few Credits More', () => {
  const five = ['badger', 'patience', 'niska', 'amnon-duul', 'lord-harrow'] as const

  test('no jobs are dealt, and three of each contact lie open', () => {
    const game = setUpGame({ players: 1, expansions: [...withBlueSun], story: 'fistful-of-scoundrels' })
    expect([game.captain().hand.cards.length, game.state.contacts.niska?.discard.cards.length]).toEqual([0, 3])
    const closed = { players: 1, expansions: [...withBlueSun], story: 'fistful-of-scoundrels' }
    const shut = setUpGame({ ...closed, variants: ['nothing-laid-open'] })
    expect(shut.state.contacts.niska?.discard.cards).toEqual([])
  })

  test('Solid with five contacts at once is the win', () => {
    expect(alone('fistful-of-scoundrels', { solid: five }).captain().goals).toBe(1)
    expect(alone('fistful-of-scoundrels', { solid: five.slice(1) }).options()).not.toContain('rest')
  })

  const befriending = (variants: string[] = []) => {
    const set = { at: 'three-hills', loaded: ['patience-14'], contraband: 2 }
    return goToWork(alone('fistful-of-scoundrels', set, { timer: 10, variants }), 'job:patience-14')
  }

  test('a new friend brings back three timer tokens, or one by choice, never more than there were', () => {
    expect(tokensLeft(befriending())).toBe(12)
    expect(tokensLeft(befriending(['little-time-back']))).toBe(10)
  })

  test('fair-weather friends do not count, and a Warrant costs one', () => {
    const variants = ['advanced']
    const solid = ['harken', 'badger', 'mr-universe', 'patience'] as const
    expect(alone('fistful-of-scoundrels', { solid, warrants: 0 }, { variants }).captain().goals).toBe(0)
    const real = ['patience', 'niska', 'amnon-duul', 'lord-harrow', 'fanty-and-mingo'] as const
    expect(alone('fistful-of-scoundrels', { solid: real }, { variants }).captain().goals).toBe(1)
    const wanted = alone('fistful-of-scoundrels', { solid: ['niska', 'patience'], warrants: 1 }, { variants })
    wanted.choose('end').choose('niska')
    expect(Object.keys(wanted.captain().solid)).toEqual(['patience'])
  })

  const works = (variants: string[], job: string, worked: string[] = []) => {
    const set: CaptainSet = { at: 'three-hills', loaded: ['patience-14', 'amnon-duul-09'], contraband: 4 }
    const story = variants.includes('illegal-only') ? 'fistful-of-scoundrels' : 'few-credits-more'
    const game = alone(story, set, { variants })
    for (const one of worked) goToWork(game, `job:${one}`).choose('end')
    return game.options().includes(`job:${job}`)
  }

  test('challenges bar jobs: illegal ones only, legal ones only, one per contact, one contact', () => {
    expect([works([], 'patience-14'), works(['legal-only'], 'patience-14')]).toEqual([true, false])
    expect(works(['illegal-only'], 'patience-14')).toBe(true)
    expect(works(['one-contact'], 'amnon-duul-09', ['patience-14'])).toBe(false)
    expect(works(['one-job-per-contact'], 'amnon-duul-09', ['patience-14'])).toBe(true)
  })

  test('a Caper may have to come first', () => {
    const expansions = ['blue-sun', 'kalidasa', 'still-flying', 'tenth-anniversary'] as const
    const set: CaptainSet = {
      ...{ at: 'gonghe', leader: 'marco', crew: ['Saffron', 'Kaylee'], gear: ['persephone/bona-fide-credentials'] },
      ...{ active: ['amnon-duul-20'], hand: ['caper-06'], contraband: 2 },
    }
    const begun = (variants: string[]) =>
      scenario({ expansions, story: 'fistful-of-scoundrels', captains: [set], cruiser: 'albion', variants })
        .next('misbehave', 'A Little Job on the Side', 'An Unexpected Opportunity')
        .begin()
    const works = (game: Play) => game.options().includes('job:amnon-duul-20')
    expect([works(begun([])), works(begun(['caper-first']))]).toEqual([true, false])
    const game = goToWork(begun(['caper-first']), 'job:caper-06').path('stay', 'stay', 'all')
    expect(works(game.choose('end'))).toBe(true)
  })

  test('the crew may want their cuts for a botched attempt', () => {
    const set: CaptainSet = {
      at: 'jubilee',
      crew: ['Zoe', 'Jayne'],
      loaded: ['patience-22'],
      contraband: 2,
      credits: 5000,
    }
    const game = scenario({
      ...{ expansions: base, story: 'few-credits-more', captains: [set], variants: ['crew-paid-on-botch'] },
    })
      .next('misbehave', 'Gun Play')
      .begin()
    goToWork(game, 'job:patience-22').choose('back-down')
    expect(game.kind).toBe('botch.pay')
    const before = game.captain().credits
    expect(game.choose(true).captain().credits).toBeLessThan(before)
  })

  test('the long arm of the law comes two sectors nearer after an illegal job', () => {
    const set = { at: 'three-hills', loaded: ['patience-14'], contraband: 2 }
    const after = (variants: string[], expansions: readonly BoxId[]) =>
      goToWork(alone('few-credits-more', set, { variants, cruiser: 'londinium', expansions }), 'job:patience-14').state
    expect(after([], base).cruiser).toBe('londinium')
    expect(after(['advanced'], base).cruiser).not.toBe('londinium')
    const chased = after(['advanced'], withBlueSun)
    expect(chased.cruiser).toBe('londinium')
    expect(chased.boxes.kalidasa?.corvette).not.toBe('cortex-relay-2')
  })
})

describe("Goin' Reaver", () => {
  test('Reaver Alert tokens lie in Motherlode and the Uroboros Belt', () => {
    const game = setUpGame({ players: 1, expansions: [...withBlueSun], story: 'goin-reaver' })
    expect(Object.keys(alertTokensIn(game.state)).sort()).toEqual(
      ['blue-sun-r3-01', 'blue-sun-r3-03', 'deadwood', 'dragons-egg', 'jiangyin', 'new-melbourne'].sort(),
    )
  })

  test('rage gives the Leader two more Fight and takes all Negotiate', () => {
    const points = (story: string) => {
      const t = tableFor(alone(story, { leader: 'malcolm' }).state)
      return crewPoints(t, captainAt(t, 0))
    }
    const usual = points('king-of-londinium')
    expect(points('goin-reaver')).toMatchObject({ fight: usual.fight + 2, negotiate: 0, tech: usual.tech })
  })

  test('with 15, 10 and 5 tokens left one of the crew is disgruntled', () => {
    const game = alone('goin-reaver', { crew: ['Zoe', 'Wash'] }, { timer: 16 })
    expect(game.kind).toBe('temper')
    game.choose('Wash')
    expect(game.captain().crew.map(({ disgruntled }) => disgruntled)).toEqual([false, false, true])
    expect(alone('goin-reaver', { crew: ['Zoe', 'Wash'] }, { timer: 15 }).kind).toBe('turn')
  })

  test('its goals are worked at Ariel, in the Uroboros Belt and in Motherlode', () => {
    const offers = (at: string, goals: number) => alone('goin-reaver', { at, goals }).options().includes('goal')
    expect([offers('ariel', 0), offers('dragons-egg', 1), offers('jiangyin', 2)]).toEqual([true, true, true])
    expect(offers('jiangyin', 1)).toBe(false)
  })

  test('talked down in vain, the Leader is disgruntled', () => {
    const game = scenario({
      ...{
        expansions: withBlueSun,
        story: 'goin-reaver',
        captains: [{ at: 'jiangyin', goals: 2, crew: ['Zoe', 'Jayne'] }],
      },
    })
      .next('misbehave', 'Gun Play', 'Gun Play')
      .dice(6, 1, 6, 1, 1)
      .begin()
    goToWork(game, 'goal').choose('shoot').choose('shoot')
    expect(game.captain()).toMatchObject({ goals: 2 })
    expect(game.captain().crew[0]?.disgruntled).toBe(true)
  })

  test('a wolf at the door comes nearer at the end of each turn', () => {
    const set: Situation = { expansions: withBlueSun, story: 'goin-reaver', variants: ['advanced'] }
    const game = scenario({ ...set, captains: [{ at: 'persephone' }] }).begin()
    const before = [...game.state.cutters]
    expect(before).toHaveLength(4)
    expect(game.choose('end').state.cutters).not.toEqual(before)
  })
})

describe("The Lonely Smuggler's Blues", () => {
  const begin = (captain: CaptainSet, set: Partial<Situation> = {}) =>
    scenario({ expansions: base, story: 'lonely-smuggler', captains: [captain], cruiser: 'albion', ...set })

  test('one starts at Londinium without jobs; Contraband lies on all supply planets but two', () => {
    const game = setUpGame({ players: 1, expansions: [...base], story: 'lonely-smuggler' })
    expect([game.captain().sector, game.captain().hand.cards]).toEqual(['londinium', []])
    const t = tableFor(game.state)
    const found = ['osiris', 'regina', 'silverhold', 'persephone', 'space-bazaar'].map((at) => contrabandAt(t, at))
    expect(found).toEqual([3, 3, 3, 0, 0])
  })

  test('each Misbehave card passed loads one, and one may stop after any', () => {
    const game = begin({ at: 'regina', crew: ['Zoe', 'Jayne'] })
      .next('misbehave', 'Gun Play', 'Gun Play')
      .dice(6, 1, 6, 1)
      .begin()
    goToWork(game, 'smuggle').choose('shoot')
    expect([game.kind, aboard(game.captain(), 'contraband')]).toEqual(['smuggle.on', 1])
    game.choose('smuggle-on').choose('shoot').choose('smuggle-stop')
    expect(aboard(game.captain(), 'contraband')).toBe(2)
    expect(contrabandAt(tableFor(game.state), 'regina')).toBe(1)
  })

  test('four contacts buy for $200 less without trust, and two in one Deal bring a Goal token, once', () => {
    const game = begin({ at: 'persephone', contraband: 5, credits: 0 }).begin().choose('deal:badger')
    expect(mostOf(game, 'sell:contraband')).toBe(5)
    game.choose(['sell:contraband'])
    expect(game.captain()).toMatchObject({ credits: 500, goals: 0 })
    game.path('end', 'deal:badger', ['sell:contraband', 'sell:contraband'])
    expect(game.captain()).toMatchObject({ credits: 1500, goals: 1 })
    game.path('end', 'deal:badger', ['sell:contraband', 'sell:contraband'])
    expect(game.captain().goals).toBe(1)
  })

  test('four tokens win, and money makes it better', () => {
    expect(begin({ goals: 4, credits: 100 }).begin().options()).toContain('rest')
    expect(begin({ goals: 4, credits: 8000 }).begin().state.result).toMatchObject({ ended: 'grade-3' })
  })

  test('an easy mark draws the Cruiser nearer', () => {
    const fly = (variants: string[]) =>
      begin({ at: 'persephone', contraband: 3, solid: [] }, { variants, cruiser: 'londinium' })
        .next('nav-alliance', 'Cruiser Patrol', 'The Big Black')
        .begin()
        .path('burn', 'pelorum')
    const plain = fly([])
    const marked = fly(['advanced'])
    for (const game of [plain, marked]) if (game.kind === 'cruiser.move') game.choose(game.options()[0] ?? '')
    expect(marked.state.cruiser).not.toBe(plain.state.cruiser)
  })
})

describe('Once Upon a Time in the Black', () => {
  const begin = (captain: CaptainSet, set: Partial<Situation> = {}) =>
    alone('once-upon-a-time', captain, { expansions: base, ...set })

  test('the Archer: $1000 in three different places', () => {
    const game = begin({ at: 'hera', credits: 5000 })
    game.path('gift', 'end')
    expect(game.options()).not.toContain('gift')
    expect(game.captain().credits).toBe(4000)
    for (const at of ['kerry', 'boros']) {
      game.change(({ captains }) => {
        for (const captain of captains) captain.sector = at
      })
      game.path('end', 'gift')
    }
    expect(game.captain()).toMatchObject({ credits: 2000, goals: 1 })
  })

  test('the Khan: Solid with three and wanted, at the end of a turn', () => {
    const solid = ['badger', 'niska', 'patience'] as const
    expect(begin({ solid, warrants: 1 }).choose('end').captain().goals).toBe(1)
    expect(begin({ solid, warrants: 0 }).choose('end').captain().goals).toBe(0)
  })

  test('the Pirate Queen: seven aboard, all content', () => {
    const crew = ['Zoe', 'Wash', 'Kaylee', 'Jayne', 'Simon Tam', 'River Tam']
    const upgrades = ['Expanded Crew Quarters']
    expect(begin({ crew, upgrades }).choose('end').captain().goals).toBe(1)
    expect(
      begin({ crew, upgrades, disgruntled: ['Wash'] })
        .choose('end')
        .captain().goals,
    ).toBe(0)
  })

  test('the Bootlegger: six Contraband sold', () => {
    const six = Array.from({ length: 6 }, () => 'sell:contraband')
    const game = begin({ at: 'persephone', solid: ['badger'], contraband: 6 }).path('deal:badger', six)
    expect(game.captain().goals).toBe(1)
  })

  test('the Kid: five Fight tests passed with a target of 8 or more', () => {
    const t = tableFor(begin({}).state)
    const me = captainAt(t, 0)
    const test = (target: number, total: number) =>
      legendHooks.testTaken?.(t, wholeCrew(me), { skill: 'fight', target, total })
    for (let n = 0; n < 4; n++) test(8, 9)
    test(7, 12)
    test(9, 8)
    expect(me.goals).toBe(0)
    test(10, 10)
    expect(me.goals).toBe(1)
  })

  test('three feats win, and dragons stir in the advanced game', () => {
    expect(begin({ goals: 3 }).options()).toContain('rest')
    const deal = (variants: string[]) => begin({ at: 'ezra' }, { variants }).choose('deal:niska').state.cutters
    expect(deal(['advanced'])).not.toEqual(deal([]))
  })
})

describe('The Raggedy Edge', () => {
  const begin = (captain: CaptainSet, set: Partial<Situation> = {}) =>
    alone('raggedy-edge', { goals: 1, ...captain }, { expansions: base, ...set })

  const after = (game: Play, turns: number) =>
    game.change((state) => {
      state.boxes['tenth-anniversary'] = { ...state.boxes['tenth-anniversary'], turns }
    })

  test('one starts with a Goal token', () => {
    expect(setUpGame({ players: 1, expansions: [...base], story: 'raggedy-edge' }).captain().goals).toBe(1)
  })

  test('bills grow, and whoever cannot pay loses a token', () => {
    const paid = after(begin({ credits: 3000 }), 9).choose('end')
    expect(paid.captain()).toMatchObject({ credits: 2000, goals: 1 })
    const broke = after(begin({ credits: 900, goals: 1 }), 9).choose('end')
    expect([broke.captain().credits, broke.state.result]).toMatchObject([900, { winners: [], ended: 'lost' }])
  })

  test('the Alliance takes a token with anything else it takes', () => {
    const game = begin({ at: 'pelorum', warrants: 1, credits: 3000, goals: 1 }, { cruiser: 'persephone' })
    game.path('mosey', 'persephone')
    expect(game.state.result).toMatchObject({ ended: 'lost' })
  })

  test('the Corvette, too, takes a token with anything else it takes', () => {
    const set = { at: 'persephone', credits: 3000, goals: 1, fugitive: 1 }
    const game = alone('raggedy-edge', set, { corvette: 'pelorum' }).path('mosey', 'pelorum')
    expect(game.state.result).toMatchObject({ ended: 'lost' })
  })

  test('after each bill another Alert comes into force', () => {
    const game = after(begin({ credits: 3000 }, { alert: 'alliance-audit' }), 4).choose('end')
    expect(game.state.boxes.crime?.inForce).not.toBe('alert/alliance-audit')
  })

  test('a friend brings a token, the first time', () => {
    const game = begin({ at: 'three-hills', loaded: ['patience-14'], contraband: 2 })
    expect(goToWork(game, 'job:patience-14').captain().goals).toBe(2)
  })

  test('25 turns are the win, 35 a legend', () => {
    const game = after(begin({ credits: 9000 }), 24).choose('end')
    expect(game.options()).toContain('rest')
    expect(after(begin({ credits: 9000 }), 34).choose('end').state.result).toMatchObject({ ended: 'grade-3' })
  })

  test('in the advanced game a Deal has its price', () => {
    const variants = ['advanced']
    expect(begin({ at: 'persephone', credits: 500 }, { variants }).choose('deal:badger').captain().credits).toBe(400)
    const friend = begin({ at: 'persephone', credits: 500, solid: ['badger'] }, { variants }).choose('deal:badger')
    expect(friend.captain().credits).toBe(500)
    const niska = begin({ at: 'ezra', crew: ['Zoe', 'Wash'] }, { variants }).path('deal:niska', 'Wash')
    expect(niska.captain().crew.map(({ disgruntled }) => disgruntled)).toEqual([false, false, true])
    expect(begin({ at: 'persephone', credits: 99 }, { variants }).options()).not.toContain('deal:badger')
    const sendsAway = begin({ at: 'albion', leader: 'nandi', credits: 500 }, { variants })
    sendsAway.dice(1).choose('deal:harken')
    expect(sendsAway.captain().credits).toBe(500)
  })
})

describe('Seeds of Rebellion', () => {
  const begin = (captain: CaptainSet, set: Partial<Situation> = {}) => alone('seeds-of-rebellion', captain, set)

  test('seven transports of Harken lie open as missions, and nobody deals with Harken', () => {
    const game = begin({ at: 'albion' })
    const { missions = [] } = game.state.boxes['tenth-anniversary'] ?? {}
    expect(missions).toHaveLength(7)
    expect(game.options()).not.toContain('deal:harken')
  })

  test('a mission begins at the drop-off with its load, people as Fugitives, and counts as an active job', () => {
    const game = begin({ at: 'three-hills', crew: ['Zoe', 'Jayne'], leader: 'nandi' })
    goToWork(game, 'mission:harken-11')
    expect([aboard(game.captain(), 'fugitive'), aboard(game.captain(), 'cargo')]).toEqual([2, 1])
    expect(
      tableFor(game.state).moments.reduce(
        (n, on) => n + (on.activeLimit?.(tableFor(game.state), game.captain()) ?? 0),
        0,
      ),
    ).toBe(-1)
  })

  const deliver = (outcome: string, ...dice: number[]) => {
    const captain: CaptainSet = { at: 'gonghe', crew: ['Zoe', 'Jayne'], disgruntled: ['Zoe'], fugitive: 2, cargo: 1 }
    const game = scenario({
      expansions: withBlueSun,
      story: 'seeds-of-rebellion',
      captains: [captain],
      cruiser: 'albion',
    })
      .next('misbehave', 'Gun Play')
      .dice(...dice)
      .begin()
    game.change((state) => {
      const kept = state.boxes['tenth-anniversary']
      for (const mission of kept?.missions ?? []) if (mission.card === 'harken-11') mission.begun = true
    })
    game.choose('end')
    return goToWork(game, 'mission:harken-11').choose(outcome)
  }

  test('it ends at the pick-up with one card, for a Goal token and calmer hearts', () => {
    const game = deliver('shoot', 6, 1)
    expect(game.captain().goals).toBe(1)
    expect([aboard(game.captain(), 'fugitive'), aboard(game.captain(), 'cargo')]).toEqual([0, 0])
    expect(game.captain().crew[1]?.disgruntled).toBe(false)
  })

  test('botched, it may be tried again', () => {
    expect(deliver('back-down').captain()).toMatchObject({ goals: 0 })
  })

  test('in the advanced game those struck down are taken to the Cruiser, and may be got back', () => {
    const captain: CaptainSet = {
      at: 'jubilee',
      leader: 'nandi',
      crew: ['Zoe', 'Kaylee'],
      loaded: ['patience-22'],
      contraband: 2,
    }
    const set: Situation = {
      expansions: withBlueSun,
      story: 'seeds-of-rebellion',
      variants: ['advanced'],
      cruiser: 'albion',
    }
    const game = scenario({ ...set, captains: [captain] })
      .next('misbehave', 'Gun Play')
      .dice(1)
      .begin()
    goToWork(game, 'job:patience-22').choose('shoot')
    game.path('accept', 'Kaylee')
    expect(game.state.boxes['tenth-anniversary']?.lambs).toMatchObject([{ turns: 0 }])
    expect(game.captain().crew).toHaveLength(2)
    game.change((state) => {
      for (const one of state.captains) one.sector = state.cruiser
    })
    game.choose('end')
    expect(game.options()).toContain('rescue')
  })
})

const upToHeadStart = (game: Play): Play => {
  while (game.kind !== 'head-start') {
    const { form } = game.decision()
    game.choose(form === 'some' ? [] : (game.options()[0] ?? ''))
  }
  return game
}

test('Flying Solo: a drive core is for sale as well', () => {
  const core = 'osiris/hyper-efficient-radion-accelerator-mark-iii/1'
  const game = scenario({ expansions: base, setUp: 'flying-solo', captains: [{}] })
    .next('osiris', core)
    .beginAtSetUp()
  upToHeadStart(game).choose([core])
  expect(game.captain()).toMatchObject({ core, credits: 2200 })
})

test('Flying Solo: up to four open cards for up to $1000, and replaced', () => {
  const game = upToHeadStart(scenario({ expansions: base, setUp: 'flying-solo', captains: [{}] }).beginAtSetUp())
  expect(boundsOf(game)[0]).toBe(0)
  const cheap = game.options().find((card) => (tableFor(game.state).box.supply.get(card)?.cost ?? 9000) <= 1000) ?? ''
  const cost = tableFor(game.state).box.supply.get(cheap)?.cost ?? 0
  game.choose([cheap])
  expect(game.captain().credits).toBe(3000 - cost)
  expect(Object.values(game.state.supply).every((pile) => pile.discard.cards.length === 3)).toBe(true)
  expect(tokensLeft(game)).toBe(19)
})
