import { describe, expect, test } from 'vitest'
import { routeOdds } from '../../ask/route-odds.ts'
import { aboard } from '../../rules/hold.ts'
import { regionOf } from '../../rules/map.ts'
import { captainAt } from '../../rules/table.ts'
import { type CaptainSet, Play, type Play as Playing, type Situation, scenario } from '../../scenario.ts'
import { crewOf, setUpGame, times } from '../../testing/aids.ts'
import { goToWork } from '../../testing/heist.ts'
import { alertTokensIn } from '../shared/alerts/state.ts'
import { placeAlert } from '../shared/alerts/tokens.ts'
import { crimeIn, smugglingIn } from './state.ts'
import { company, crimeAlone } from './testing/index.ts'

const told = (story: string, captains: readonly CaptainSet[], set: Partial<Situation> = {}) =>
  scenario({ ...crimeAlone, story, alert: null, cruiser: 'albion', captains, ...set })

const contrabandOf = (game: Playing) => aboard(game.captain(), 'contraband')

describe("Smuggler's Blues", () => {
  const story = 'smugglers-blues'
  const easy = ['A Little Job on the Side', 'An Unexpected Opportunity']

  test('3 Contraband lie on every planet of Alliance Space; all start at Londinium, without jobs', () => {
    const game = setUpGame({ players: 2, story, ...crimeAlone })
    const t = game.table()
    const { goods, prizes } = smugglingIn(game.state)
    expect(Object.values(goods).every((n) => n === 3)).toBe(true)
    expect(Object.keys(goods).every((sector) => regionOf(t, sector) === 'alliance')).toBe(true)
    expect(Object.keys(goods)).toContain('londinium')
    expect(prizes).toEqual(['amnon-duul', 'patience', 'badger', 'niska'])
    expect(game.state.captains.map(({ sector }) => sector)).toEqual(['londinium', 'londinium'])
    expect(game.state.captains.map(({ hand }) => hand.cards.length)).toEqual([0, 0])
  })

  test('with the Rim in play the goods may lie there instead, 2 on each planet', () => {
    const expansions = ['crime', 'blue-sun', 'kalidasa']
    const game = setUpGame({ players: 1, story, expansions, variants: ['rim-smuggling'] })
    const { goods } = smugglingIn(game.state)
    expect(new Set(Object.values(goods))).toEqual(new Set([2]))
    expect(Object.keys(goods)).toEqual(expect.arrayContaining(['deadwood', 'beaumonde']))
    expect(Object.keys(goods).every((sector) => regionOf(game.table(), sector) === 'rim')).toBe(true)
  })

  test('every card passed brings 1 Contraband, for as long as the captain goes on', () => {
    const start = told(story, [{ at: 'osiris', ...company }])
      .next('misbehave', ...easy)
      .begin()
    const game = goToWork(start, 'lift-contraband').choose('stay')
    expect([game.kind, contrabandOf(game), smugglingIn(game.state).goods['osiris']]).toEqual(['smuggling.go-on', 1, 2])
    game.choose(true).choose('stay').choose(false)
    expect([game.kind, contrabandOf(game), game.state.turn.taken]).toEqual(['turn', 2, ['work']])
  })

  test('a botch ends it, and what was lifted stays', () => {
    const start = told(story, [{ at: 'osiris', ...company }])
      .next('misbehave', easy[0] ?? '', 'Gun Play')
      .begin()
    const game = goToWork(start, 'lift-contraband').path('stay', true, 'back-down')
    expect([game.kind, contrabandOf(game), game.captain().warrants]).toEqual(['turn', 1, 0])
  })

  test('once the sector is empty, it comes from others of the same system', () => {
    const start = told(story, [{ at: 'osiris', ...company }])
      .next('misbehave', ...easy)
      .begin()
    start.change((state) => {
      smugglingIn(state).goods['osiris'] = 1
    })
    const before = Object.values(smugglingIn(start.state).goods).reduce((sum, n) => sum + n, 0)
    const game = goToWork(start, 'lift-contraband').path('stay', true, 'stay', false)
    const { goods } = smugglingIn(game.state)
    expect(goods['osiris']).toBeUndefined()
    expect(Object.values(goods).reduce((sum, n) => sum + n, 0)).toBe(before - 2)
  })

  test('where none is left, nobody works for it', () => {
    const start = told(story, [{ at: 'osiris' }]).begin()
    expect(start.options()).toContain('lift-contraband')
    expect(
      told(story, [{ at: 'silverhold' }])
        .begin()
        .options(),
    ).not.toContain('lift-contraband')
  })

  const selling = (n: number, prizes: number, more: readonly CaptainSet[] = []): Playing =>
    told(story, [{ at: 'persephone', solid: ['badger'], contraband: 4, credits: 0 }, ...more])
      .begin()
      .change((state) => {
        smugglingIn(state).prizes = smugglingIn(state).prizes.filter((one) => one === 'badger' || prizes > 1)
      })
      .choose('deal:badger')
      .choose(times(n, 'sell:contraband'))

  test('the first to sell 3 at once takes the $2,000, and it is paid once', () => {
    const two = selling(2, 4)
    const three = selling(3, 4)
    const price = two.captain().credits / 2
    expect(three.captain().credits).toBe(3 * price + 2000)
    expect(smugglingIn(three.state).prizes).toEqual(['amnon-duul', 'patience', 'niska'])
    expect(three.state.lastCall).toBeNull()
  })

  test('the last prize is the last call, and then the richest wins', () => {
    const game = selling(3, 1, [{ at: 'silverhold', credits: 100 }])
    expect(game.state.lastCall).toMatchObject({ by: 0, toPlay: [1] })
    while (!game.state.result) game.choose('end', game.decision().seat)
    expect(game.state.result.winners).toEqual([0])
  })
})

describe('Wanted Men', () => {
  const story = 'wanted-men'

  test('everybody starts with a Warrant and outside Alliance Space', () => {
    const game = Play.newGame({ players: 1, story, ...crimeAlone }, 'sfc32:men')
    while (game.kind !== 'set-up.place') game.choose(game.options()[0] ?? '')
    const t = game.table()
    expect(game.options().every((sector) => regionOf(t, sector) !== 'alliance')).toBe(true)
    const set = setUpGame({ players: 2, story, ...crimeAlone })
    expect(set.state.captains.map(({ warrants }) => warrants)).toEqual([1, 1])
    expect(crimeIn(set.state).inForce).not.toBeNull()
  })

  test('first jobs come from those outside the law who are in the game', () => {
    const dealt = (expansions: readonly ('crime' | 'blue-sun')[]) => {
      const { state } = setUpGame({ players: 1, story, expansions })
      return Object.entries(state.contacts).flatMap(([contact, { discard }]) =>
        discard.cards.length > 0 ? [contact] : [],
      )
    }
    expect(dealt(['crime'])).toEqual(['badger', 'patience', 'niska'])
    expect(dealt(['crime', 'blue-sun'])).toEqual(['badger', 'patience', 'niska', 'mr-universe'])
  })

  const delivers = (job: string, at: string, captain: CaptainSet, tells = story) =>
    goToWork(told(tells, [{ at, loaded: [job], credits: 0, ...captain }]).begin(), `job:${job}`)

  test('an illegal job pays $1,000 more for each Warrant', () => {
    const paid = (warrants: number, tells: string) =>
      delivers('patience-14', 'three-hills', { contraband: 2, warrants }, tells).captain().credits
    const usual = paid(2, 'king-of-londinium')
    expect([paid(0, story), paid(2, story)]).toEqual([usual, usual + 2000])
  })

  test('a legal job disgruntles all Wanted crew', () => {
    const job = [...scenario(crimeAlone).begin().box.jobs.values()].find(
      ({ legal, finish, pickUp, needs, immoral }) =>
        legal &&
        finish.at !== 'albion' &&
        !immoral &&
        !needs &&
        pickUp &&
        finish.misbehave === 0 &&
        finish.deliver &&
        'fixed' in finish.deliver &&
        finish.deliver.fixed.cargo,
    )
    const due = job?.finish.deliver
    const cargo = due && 'fixed' in due ? due.fixed : {}
    const captain = { ...cargo, warrants: 0, crew: ['Lund', 'Billy'], credits: 1000 }
    const game = delivers(job?.id ?? '', job?.finish.at ?? '', captain)
    if (game.kind === 'pay.cuts') game.choose('all')
    expect(game.captain().crew.map(({ disgruntled }) => disgruntled)).toEqual([false, false, true])
  })

  test('the Alliance keeps the dearest of the crew, of several the one the captain names, and never the Leader', () => {
    const meets = (crew: string[], ...dice: number[]) =>
      told(story, [{ at: 'persephone', crew }], { cruiser: 'pelorum' })
        .dice(...dice)
        .begin()
        .path('mosey', 'pelorum')
    expect(crewOf(meets(['Lund', 'Zoe'], 6))).toEqual(['malcolm', 'regina/lund'])
    const equals = meets(['Lund', 'Emma'])
    expect([equals.kind, equals.options()]).toEqual(['crew.taken', ['regina/lund', 'persephone/emma']])
    expect(crewOf(equals.choose('persephone/emma'))).toEqual(['malcolm', 'regina/lund'])
    expect(crewOf(meets([]))).toEqual(['malcolm'])
  })

  test('in the long game it takes $30,000', () => {
    const rich = (credits: number) =>
      told(story, [{ credits }], { variants: ['long-game'] })
        .begin()
        .choose('end').kind
    expect([rich(29000), rich(30000)]).toEqual(['turn', 'over'])
  })

  test('whoever ends a turn with $20,000 wins', () => {
    const ends = (credits: number) => told(story, [{ credits }, {}]).begin().choose('end').state.result?.winners
    expect([ends(19_999), ends(20_000)]).toEqual([undefined, [0]])
  })
})

describe('Set Up cards', () => {
  test('Alliance High Alert: an Alert in force, no Harken, and 3 jobs from anybody', () => {
    const game = Play.newGame({ players: 1, setUp: 'alliance-high-alert', ...crimeAlone }, 'sfc32:high')
    while (game.kind !== 'set-up.job-from') game.choose(game.options()[0] ?? '')
    expect(game.options()).toEqual(['badger', 'amnon-duul', 'patience', 'niska'])
    game.choose('niska').choose('niska').choose('badger')
    expect([game.kind, game.options().length]).toEqual(['set-up.keep-jobs', 3])
    game.choose([game.options()[0] ?? ''])
    expect(game.captain().hand.cards).toHaveLength(1)
    expect(crimeIn(game.state).inForce).not.toBeNull()
    expect([game.state.contacts.harken?.deck.cards, game.state.leftOut?.cards.length]).toEqual([[], 25])
    const beside = scenario({
      ...crimeAlone,
      setUp: 'alliance-high-alert',
      captains: [{ at: 'londinium' }],
      cruiser: 'londinium',
    })
    expect(beside.begin().options()).not.toContain('deal:harken')
  })

  test('Alliance High Alert: a story without first jobs stays without them', () => {
    const game = setUpGame({ players: 1, setUp: 'alliance-high-alert', story: 'smugglers-blues', ...crimeAlone })
    expect(game.captain().hand.cards).toEqual([])
  })

  test('Clearer Skies, Better Days: a die tells how many sectors are entered before nav cards are drawn', () => {
    const burns = (die: number) =>
      scenario({ ...crimeAlone, setUp: 'clearer-skies', captains: [{ at: 'persephone' }], cruiser: 'albion' })
        .dice(die)
        .next('nav-border', 'The Big Black')
        .next('nav-alliance', 'The Big Black')
        .begin()
    const game = burns(1).choose('burn')
    const first = game.options()[0] ?? ''
    game.choose(first)
    expect(game.told()).not.toContain('nav-card')
    game.choose(game.options().find((id) => id !== 'stop' && game.box.sectors.has(id)) ?? '')
    expect(game.told().filter((kind) => kind === 'nav-card')).toHaveLength(1)
    expect(burns(6).choose('burn').choose(first).told()).not.toContain('nav-card')
  })

  test('Clearer Skies, Better Days: the odds of a route count on the die', () => {
    const path = ['pelorum', 'white-sun-r3-02', 'sihnon']
    const fly = (setUp: string) =>
      scenario({ ...crimeAlone, setUp, captains: [{ at: 'persephone', part: 0, leader: 'Nandi' }], cruiser: 'albion' })
    const odds = (game: Play, way = path) => routeOdds(game.table(), captainAt(game.table(), 0), way).arrive
    const usual = fly('standard').begin()
    // The last sector does no harm: one draw after a 1, none after a 2 or more; two without the card.
    const one = odds(usual, path.slice(0, 2))
    expect(odds(fly('clearer-skies').begin())).toBeCloseTo((one + 5) / 6)
    expect(odds(usual)).toBeLessThan(one)
    expect(odds(fly('clearer-skies').dice(1).begin().choose('burn'))).toBeCloseTo(one)
    expect(odds(fly('clearer-skies').dice(2).begin().choose('burn'))).toBeCloseTo(1)
    const flown = fly('clearer-skies').dice(1).begin().path('burn', 'pelorum')
    expect(odds(flown, path.slice(1))).toBeCloseTo(one)
  })

  test('Clearer Skies, Better Days: no Alert tokens are laid', () => {
    const laid = (setUp: string) => {
      const game = scenario({ expansions: ['blue-sun', 'crime'], setUp }).begin()
      placeAlert(game.table(), 'albion', 'alliance')
      return Object.keys(alertTokensIn(game.state))
    }
    expect([laid('standard'), laid('clearer-skies')]).toEqual([['albion'], []])
  })

  test('Clearer Skies, Better Days: the reshuffle cards are in the Nav decks, however many play', () => {
    const game = scenario({ ...crimeAlone, setUp: 'clearer-skies', captains: [{}, {}, {}] }).begin()
    expect(game.state.nav.alliance?.discard.cards).toEqual([])
  })
})

test('SETUP-21 a story and a Set Up card may both leave jobs in the box', () => {
  const left = (options: object) => setUpGame({ players: 1, ...options }).state.leftOut?.cards.length ?? 0
  const rim = { expansions: ['blue-sun', 'kalidasa'] }
  const both = left({ ...rim, story: 'great-recession', setUp: 'rims-the-thing' })
  expect(both).toBeGreaterThan(left({ ...rim, story: 'any-port', setUp: 'rims-the-thing' }))
  const tenth = { expansions: ['crime', 'blue-sun', 'kalidasa', 'tenth-anniversary'], story: 'seeds-of-rebellion' }
  expect(left({ ...tenth, setUp: 'alliance-high-alert' })).toBeGreaterThan(0)
})
