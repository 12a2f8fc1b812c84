import { describe, expect, test } from 'vitest'
import { outlookOf } from '../../rules/needs.ts'
import { isSolid } from '../../rules/solid.ts'
import { captainAt } from '../../rules/table.ts'
import { type CaptainSet, type Play, type Situation, scenario } from '../../scenario.ts'
import { crewOf, offers } from '../../testing/aids.ts'
import { goToWork, heistFor } from '../../testing/heist.ts'
import type { BoxId } from '../../vocabulary/index.ts'
import { kalidasaIn } from '../kalidasa/state.ts'
import type { AlertId } from './alert-cards.ts'
import { crimeIn } from './state.ts'
import { company, crimeAlone } from './testing/index.ts'

/** ALERT-CARDS-02: what each Alert changes while it is in force, and for whom. */

const under = (alert: AlertId | null, captain: CaptainSet, set: Partial<Situation> = {}): Play =>
  scenario({ ...crimeAlone, alert, cruiser: 'albion', captains: [captain], ...set }).begin()

const botching = (alert: AlertId | null, aboard: string[] = []): Play => {
  const game = heistFor(company, { ...crimeAlone, alert })
    .next('misbehave', 'Gun Play')
    .dice(1)
    .begin()
  return goToWork(game, undefined, aboard).choose('shoot').choose('regina/lund')
}

const upset = (game: Play, seat = 0) =>
  game
    .captain(seat)
    .crew.filter((member) => member.disgruntled)
    .map(({ card }) => card)

describe('ALERT-CARDS-02 Persons of Interest', () => {
  test('a botched job disgruntles the whole crew, Leader and those aboard included', () => {
    expect(upset(botching(null))).toEqual([])
    const all = ['malcolm', 'persephone/billy', 'persephone/emma']
    expect(upset(botching('persons-of-interest', ['persephone/emma']))).toEqual(all)
  })

  test('a Warrant is no botch', () => {
    const game = heistFor(company, { ...crimeAlone, alert: 'persons-of-interest' })
      .next('misbehave', 'Dockside Scanner')
      .dice(1)
      .begin()
    goToWork(game).choose('spoof')
    expect([game.captain().warrants, upset(game)]).toEqual([1, []])
  })
})

test('ALERT-CARDS-02 Alliance Audit lies on the contact whose job was completed last', () => {
  const drop = { at: 'three-hills', loaded: ['patience-14', 'amnon-duul-09'], contraband: 4 }
  const game = under('alliance-audit', { ...drop, crew: [] })
  expect(crimeIn(game.state).lyingOn).toBeNull()
  goToWork(game, 'job:patience-14')
  expect(crimeIn(game.state).lyingOn).toEqual({ contact: 'patience' })
  goToWork(game.choose('end'), 'job:amnon-duul-09')
  expect(crimeIn(game.state).lyingOn).toEqual({ contact: 'amnon-duul' })
})

test('ALERT-CARDS-02 Alliance Audit: nobody may Deal with that contact', () => {
  const deals = (alert: AlertId) =>
    goToWork(
      scenario({
        ...crimeAlone,
        alert,
        cruiser: 'albion',
        captains: [{ at: 'three-hills', loaded: ['patience-14'], contraband: 2 }, { at: 'athens' }],
      }).begin(),
      'job:patience-14',
    )
      .choose('end')
      .options(1)
  expect([deals('alliance-audit'), deals('rapid-response')].map((ids) => ids.includes('deal:patience'))).toEqual([
    false,
    true,
  ])
})

describe('ALERT-CARDS-02 Rapid Response', () => {
  const patrolled = (alert: AlertId | null, card = 'Cruiser Patrol') =>
    scenario({ ...crimeAlone, alert, cruiser: 'osiris', captains: [{ at: 'white-sun-r4-10' }] })
      .next('nav-alliance', card)
      .begin()
      .path('burn', 'santo')

  test('whoever moves the Cruiser may take it 1 sector further', () => {
    const game = patrolled('rapid-response')
    expect(game.kind).toBe('cruiser.move')
    const first = game.options()[0] ?? ''
    game.choose(first)
    expect(game.kind).toBe('cruiser.further')
    expect(game.options()[0]).toBe('no-further')
    const beyond = game.options()[1] ?? ''
    expect(game.box.neighbours.get(first)).toContain(beyond)
    expect(game.choose(beyond).state.cruiser).toBe(beyond)
  })

  test('it may stay where it came to, and without the Alert it does', () => {
    const stays = patrolled('rapid-response')
    const first = stays.options()[0] ?? ''
    expect(stays.choose(first).choose('no-further').state.cruiser).toBe(first)
    expect(patrolled(null).choose(first).state.cruiser).toBe(first)
  })

  test('the card that brings the Cruiser itself takes it no further', () => {
    expect(patrolled('rapid-response', 'Alliance Cruiser').told()).not.toContain('cruiser.further')
    expect(patrolled('rapid-response', 'Alliance Cruiser').state.cruiser).toBe('santo')
  })
})

describe('ALERT-CARDS-02 Rapid Response moves the Corvette further as well', () => {
  const rim: readonly BoxId[] = ['kalidasa', 'crime']
  const pursued = (alert: AlertId | null, card: string, rivals: readonly CaptainSet[] = []) =>
    scenario({ expansions: rim, alert, captains: [{ at: 'beaumonde', fuel: 4 }, ...rivals] })
      .next('nav-rim', card)
      .begin()
      .path('burn', 'salisbury')
  const corvette = ({ state }: Play) => kalidasaIn(state).corvette

  test('by one more step', () => {
    const game = pursued('rapid-response', 'Persistent Pursuit').path('rim-r1-12', 'border-r2-11')
    expect([game.kind, game.options().includes('corvette-stays')]).toEqual(['corvette.move', true])
    game.choose('corvette-stays')
    expect([corvette(game), game.kind]).toEqual(['border-r2-11', 'fly.to'])
    expect(pursued(null, 'Persistent Pursuit').path('rim-r1-12', 'border-r2-11').kind).toBe('fly.to')
  })

  test('from the sector that a card names to one beside it, where its move ends', () => {
    const outlaw = { at: 'persephone', contraband: 1, crew: ['Billy'] }
    const game = pursued('rapid-response', 'Leave No Ground To Go To', [outlaw]).choose('pelorum', 1)
    expect(game.options(1)).toContain('corvette-stays')
    game.choose('persephone', 1)
    expect([corvette(game), crewOf(game, 1)]).toEqual(['persephone', ['womack']])
    const stays = pursued('rapid-response', 'Leave No Ground To Go To', [outlaw]).choose('pelorum', 1)
    expect(crewOf(stays.choose('corvette-stays', 1), 1)).toHaveLength(2)
  })

  test('and beside a ship it may so come upon it', () => {
    const game = pursued('rapid-response', "He'll Come at You Sideways").choose('aberdeen')
    expect(game.options()).toContain('salisbury')
  })
})

test('ALERT-CARDS-02 Criminal Sighting lies on the deck of the last Wanted crew hired', () => {
  const game = scenario({
    ...crimeAlone,
    alert: 'criminal-sighting',
    captains: [{ at: 'persephone' }, { at: 'albion' }],
  })
    .next('persephone', 'Billy')
    .begin()
    .path('shop', ['draw-one'], 'stop')
  game.choose(['persephone/billy'])
  expect(crimeIn(game.state).lyingOn).toEqual({ shop: 'persephone' })
  game.choose('end').choose('end', 1)
  expect(game.options()).not.toContain('shop')
})

test('ALERT-CARDS-02 Criminal Sighting does not mind crew who are not Wanted', () => {
  const game = scenario({ ...crimeAlone, alert: 'criminal-sighting', captains: [{ at: 'persephone' }] })
    .next('persephone', 'Emma')
    .begin()
    .path('shop', ['draw-one'], 'stop')
  game.choose(['persephone/emma'])
  expect(crimeIn(game.state).lyingOn).toBeNull()
})

test('ALERT-CARDS-02 Privilege Suspension: nobody counts as Solid with Harken', () => {
  const trusted = (alert: AlertId | null) => {
    const t = under(alert, { solid: ['harken', 'badger'] }).table()
    return (['harken', 'badger'] as const).map((contact) => isSolid(t, captainAt(t, 0), contact))
  }
  expect(trusted(null)).toEqual([true, true])
  expect(trusted('privilege-suspension')).toEqual([false, true])
})

describe('ALERT-CARDS-02 Incarceration Order', () => {
  const meets = (alert: AlertId | null, captain: CaptainSet, ...dice: number[]) =>
    scenario({ ...crimeAlone, alert, cruiser: 'pelorum', captains: [{ at: 'persephone', ...captain }] })
      .dice(...dice)
      .begin()
      .path('mosey', 'pelorum')
  const outlaw = { crew: ['Billy', 'Lund'], warrants: 2, credits: 3000 }

  test('one Wanted crew may go in place of the fine for one Warrant', () => {
    const game = meets('incarceration-order', outlaw)
    expect([game.kind, game.options()]).toEqual(['fine.hand-over', ['persephone/billy']])
    game.choose(['persephone/billy'])
    expect([game.captain().credits, game.captain().warrants, crewOf(game)]).toEqual([
      2000,
      0,
      ['malcolm', 'regina/lund'],
    ])
    expect(game.state.removed.cards).toEqual(['persephone/billy'])
  })

  test('who hands nobody over pays in full, and a Leader is never handed over', () => {
    const game = meets('incarceration-order', outlaw, 6).choose([])
    expect(game.captain().credits).toBe(1000)
    expect(meets('incarceration-order', { ...outlaw, crew: [], wanted: ['Malcolm'] }, 6).captain().credits).toBe(1000)
    expect(meets(null, outlaw, 6).captain().credits).toBe(1000)
  })
})

test('ALERT-CARDS-02 White Sun Commerce keeps those with a Warrant from buying at Osiris and Persephone', () => {
  const buys = (alert: AlertId | null, at: string, warrants: number) =>
    under(alert, { at, warrants }).options().includes('shop')
  const of = (alert: AlertId | null, warrants: number) =>
    ['osiris', 'persephone', 'regina'].map((at) => buys(alert, at, warrants))
  expect(of('white-sun-commerce', 1)).toEqual([false, false, true])
  expect(of('white-sun-commerce', 0)).toEqual([true, true, true])
  expect(of(null, 1)).toEqual([true, true, true])
})

describe('ALERT-CARDS-02 Criminal Activity', () => {
  const toPass = (alert: AlertId | null, warrants: number, job: string) => {
    const t = under(alert, { active: [job], warrants }).table()
    return outlookOf(t, captainAt(t, 0), job).misbehave
  }

  test('with a Warrant, each step of an illegal job takes one card more', () => {
    const heist = 'amnon-duul-07'
    expect([
      toPass(null, 1, heist),
      toPass('criminal-activity', 0, heist),
      toPass('criminal-activity', 1, heist),
    ]).toEqual([1, 1, 2])
    expect(toPass('criminal-activity', 1, 'harken-01') - toPass(null, 1, 'harken-01')).toBe(0)
  })

  test('and so does a Bonus Opportunity of one', () => {
    const job = 'fanty-and-mingo-05'
    const faced = (alert: AlertId | null, warrants: number) => {
      const captain = { ...company, at: 'kerry', loaded: [job], contraband: 4, warrants }
      const game = scenario({ expansions: ['kalidasa', 'crime'], alert, cruiser: 'albion', captains: [captain] })
        .next('misbehave', 'A Little Job on the Side')
        .begin()
      const told = outlookOf(game.table(), captainAt(game.table(), 0), job).opportunity?.misbehave
      return [told, goToWork(game, `opportunity:${job}`).kind]
    }
    expect(faced('criminal-activity', 1)).toEqual([1, 'misbehave'])
    expect(faced('criminal-activity', 0)).toEqual([0, 'turn'])
    expect(faced(null, 1)).toEqual([0, 'turn'])
  })

  test('the card is faced', () => {
    const game = heistFor({ ...company, warrants: 1 }, { ...crimeAlone, alert: 'criminal-activity' })
      .next('misbehave', 'A Little Job on the Side', 'An Unexpected Opportunity')
      .begin()
    goToWork(game).choose('stay')
    expect(game.kind).toBe('misbehave')
    expect(game.choose('stay').captain().jobs[0]?.pickedUp).toBe(true)
  })
})

test('ALERT-CARDS-02 Background Checks: a Wanted roll must be higher than the number of Warrants', () => {
  const meets = (alert: AlertId | null, warrants: number, die: number) =>
    crewOf(
      scenario({
        ...crimeAlone,
        alert,
        cruiser: 'albion',
        captains: [{ at: 'santo', active: ['amnon-duul-07'], ...company, warrants }],
      })
        .next('misbehave', 'Check Point')
        .dice(die)
        .begin()
        .path('job:amnon-duul-07', 'go', 'walk-through'),
    ).includes('persephone/billy')
  expect([meets('background-checks', 3, 3), meets('background-checks', 3, 4)]).toEqual([false, true])
  expect([meets('background-checks', 0, 2), meets(null, 3, 2)]).toEqual([true, true])
})

test('ALERT-CARDS-02 Enhanced Inspection: no Cargo may be sold to contacts', () => {
  const sales = (alert: AlertId | null) => {
    const game = under(alert, { at: 'persephone', solid: ['badger'], cargo: 2, contraband: 2 })
    return offers(game.choose('deal:badger'), 'sell:')
  }
  expect(sales('enhanced-inspection')).toEqual(sales(null).filter((id) => id !== 'sell:cargo'))
  expect(sales(null)).toContain('sell:cargo')
})
