import { describe, expect, test } from 'vitest'
import { type Play, type Situation, scenario } from '../../scenario.ts'
import { lastTold, offers } from '../../testing/aids.ts'
import { alertTokensIn } from '../shared/alerts/state.ts'

const homes = ['burnham-r2-01', 'burnham-r2-02', 'burnham-r2-03']
const empty = ['The Big Black', 'The Big Black', 'The Big Black']

/** Empty space lies ahead in every region. */
function game(set: Situation, ...dice: number[]): Play {
  return scenario({ expansions: ['blue-sun'], ...set })
    .next('nav-rim', ...empty)
    .next('nav-border', ...empty)
    .next('nav-alliance', ...empty)
    .dice(...dice)
    .begin()
}

/** A captain moseys from Meridian to New Canaan, where tokens lie. */
function moseyInto(there: { reaver?: number; alliance?: number }, ...dice: number[]): Play {
  const set: Situation = { captains: [{ at: 'meridian' }], alerts: { 'new-canaan': there } }
  return game(set, ...dice).path('mosey', 'new-canaan')
}

/** A captain comes to Santo by Full Burn, where Alliance tokens lie. */
function burnToSanto(alliance: number, set: Situation, ...dice: number[]): Play {
  return game({ alerts: { santo: { alliance } }, ...set }, ...dice).path('burn', 'santo')
}

const legal = { at: 'white-sun-r4-10' }
const outlaw = { ...legal, contraband: 1 }

const alertsOf = (play: Play) => alertTokensIn(play.state)
const rolls = (play: Play) => play.told().filter((key) => key.endsWith('-alert-roll'))

describe('laying tokens', () => {
  test('ALERT-01 a sector holds any number of either kind', () => {
    const set: Situation = {
      captains: [{ at: 'meridian' }],
      cutters: ['muir'],
      alerts: { muir: { reaver: 2, alliance: 3 } },
    }
    const play = scenario({ expansions: ['blue-sun'], ...set })
      .next('nav-rim', 'Reavers on the Hunt')
      .begin()
    play.path('burn', 'highgate', 'muir>deadwood')
    expect(alertsOf(play)).toEqual({ muir: { reaver: 3, alliance: 3 } })
  })

  test('CUTTER-11 a Cutter leaves a Reaver token in every sector it leaves, in Reaver Space too', () => {
    const play = scenario({ expansions: ['blue-sun'], captains: [{ at: 'meridian' }] })
      .next('nav-rim', 'Reavers on the Hunt', 'Reavers on the Hunt')
      .begin()
    play.path('burn', 'highgate', 'burnham-r2-03>miranda', 'meridian', 'miranda>burnham-r2-03')
    expect(alertsOf(play)).toEqual({
      'burnham-r2-03': { reaver: 1, alliance: 0 },
      miranda: { reaver: 1, alliance: 0 },
    })
  })

  test('ALERT-17 CRUISER-12 the Cruiser leaves no tokens behind', () => {
    const play = scenario({ expansions: ['blue-sun'], captains: [{ at: 'santo' }] })
      .next('nav-alliance', 'Cruiser Patrol', 'Alliance Cruiser')
      .begin()
    play.path('burn', 'white-sun-r4-10', 'sihnon', 'santo')
    expect(play.state.cruiser).toBe('santo')
    expect(alertsOf(play)).toEqual({})
  })
})

describe('resolving tokens', () => {
  test('ALERT-02 ALERT-13 the printed alert of Reaver Space counts, adds to tokens and is never removed', () => {
    const set: Situation = { captains: [{ at: 'cortex-relay-7' }], cutters: ['fury'] }
    const tokens = { alerts: { 'burnham-r2-02': { reaver: 2 } } }
    const missed = game({ ...set, ...tokens }, 4, 2).path('burn', 'burnham-r2-02')
    expect(lastTold(missed, 'reaver-alert-roll')).toMatchObject({ n: 3, die: 4 })
    expect(alertsOf(missed)).toEqual({})
    missed.path('cortex-relay-7', 'burnham-r2-02')
    expect(lastTold(missed, 'reaver-alert-roll')).toMatchObject({ n: 1, die: 2 })
    expect(missed.state.cutters).toEqual(['fury'])
    expect(game({ ...set, ...tokens }, 3).path('mosey', 'burnham-r2-02').state.cutters).toEqual(['burnham-r2-02'])
    expect(game(set, 1).path('mosey', 'burnham-r2-02').state.cutters).toEqual(['burnham-r2-02'])
    expect(game(set, 2).path('mosey', 'burnham-r2-02').state.cutters).toEqual(['fury'])
  })

  test('ALERT-02 outside Reaver Space nothing is printed', () => {
    const play = game({ captains: [{ at: 'burnham-r2-03' }], cutters: ['fury'] }).path('mosey', 'miranda')
    expect(rolls(play)).toEqual([])
  })

  test('ALERT-03 FLY-12 a Full Burn or a Mosey into tokens resolves them at once, before the Nav card', () => {
    expect(rolls(moseyInto({ reaver: 1 }, 5))).toEqual(['reaver-alert-roll'])
    const set: Situation = { captains: [{ at: 'meridian' }], alerts: { 'new-canaan': { reaver: 1 } } }
    const burning = game(set, 5).path('burn', 'new-canaan')
    const order = ['burn', 'reaver-alert-roll', 'nav-card']
    expect(burning.told().slice(-3)).toEqual(order)
    expect(rolls(game(set).path('burn', 'fury'))).toEqual([])
  })

  test('ALERT-03 NAV-08 an Evade into tokens resolves them', () => {
    const play = scenario({
      expansions: ['blue-sun'],
      captains: [{ at: 'meridian' }],
      alerts: { muir: { reaver: 2 } },
    })
      .next('nav-rim', 'Local Tariff Patrol')
      .dice(2)
      .begin()
    play.path('burn', 'new-canaan', 'run', 'muir', 'burnham-r2-01>muir')
    expect(play.told()).toContain('evade')
    expect(alertsOf(play)).toEqual({ 'burnham-r2-01': { reaver: 1, alliance: 0 } })
    expect(play.state.cutters).toEqual(['muir', 'burnham-r2-02', 'burnham-r2-03'])
    expect(play.kind).toBe('turn')
  })

  test('OPEN-81 so does the Evade of a Reaver Contact, outside any Fly action', () => {
    const set: Situation = {
      captains: [{ at: 'meridian', crew: ['Bester'] }],
      cutters: ['meridian'],
      alerts: { highgate: { reaver: 2 } },
    }
    const play = game(set, 3).path('dodge', 'highgate')
    expect(rolls(play)).toEqual(['reaver-alert-roll'])
    expect(alertsOf(play)).toEqual({})
    expect(play.state.turn.taken).toEqual([])
  })

  test('ALERT-04 one die: a result not above the number of tokens summons a ship', () => {
    expect(moseyInto({ reaver: 3 }, 3).kind).toBe('cutter.move')
    expect(moseyInto({ reaver: 3 }, 4).kind).toBe('turn')
    expect(moseyInto({ reaver: 1 }, 1).kind).toBe('cutter.move')
    expect(moseyInto({ reaver: 1 }, 2).kind).toBe('turn')
  })

  test('ALERT-05 the roll is no test: a 6 is a 6, without a bonus roll', () => {
    const play = moseyInto({ alliance: 1, reaver: 5 }, 6, 5)
    expect(lastTold(play, 'alliance-alert-roll')).toMatchObject({ n: 1, die: 6 })
    expect(lastTold(play, 'reaver-alert-roll')).toMatchObject({ n: 5, die: 5 })
    expect(play.told()).not.toContain('test')
    expect(moseyInto({ reaver: 5 }, 6, 1).leaves(1).kind).toBe('turn')
  })

  test('ALERT-06 Alliance tokens first, then the Reaver ones, each with a roll of their own', () => {
    const play = moseyInto({ reaver: 2, alliance: 4 }, 3, 2)
    expect(rolls(play)).toEqual(['alliance-alert-roll', 'reaver-alert-roll'])
    expect(lastTold(play, 'alliance-alert-roll')).toMatchObject({ n: 4, die: 3 })
    expect(lastTold(play, 'reaver-alert-roll')).toMatchObject({ n: 2, die: 2 })
    expect(play.kind).toBe('cutter.move')
  })

  test('ALERT-07 ALERT-16 CUTTER-12 the right player says which Cutter comes, from wherever; a token stays behind', () => {
    const set: Situation = { captains: [{ at: 'meridian' }, {}, {}], alerts: { 'new-canaan': { reaver: 1 } } }
    const play = game(set, 1).path('mosey', 'new-canaan')
    expect(play.decision()).toMatchObject({ seat: 2, kind: 'cutter.move' })
    expect(play.options()).toEqual(homes.map((home) => `${home}>new-canaan`))
    play.choose('burnham-r2-02>new-canaan')
    expect(play.state.cutters).toEqual(['burnham-r2-01', 'new-canaan', 'burnham-r2-03'])
    expect(alertsOf(play)).toEqual({ 'burnham-r2-02': { reaver: 1, alliance: 0 } })
  })

  test('ALERT-11 ALERT-12 an Outlaw Ship found by the Cruiser resolves contact and ends its Fly action, without a card', () => {
    const play = burnToSanto(2, { captains: [outlaw] }, 2)
    expect(play.state.cruiser).toBe('santo')
    expect(play.captain().hold.contraband).toBe(0)
    expect(play.captain().stash.contraband).toBe(0)
    expect(play.told()).toContain('alliance-contact')
    expect(play.told()).not.toContain('nav-card')
    expect(play.kind).toBe('turn')
    const moseyed = game({ captains: [outlaw], alerts: { santo: { alliance: 1 } } }, 1).path('mosey', 'santo')
    expect(moseyed.captain()).toMatchObject({ metCruiser: true, hold: { contraband: 0 } })
  })

  test('ALERT-15 if nothing ended the Fly action the Nav card is drawn afterwards', () => {
    const found = burnToSanto(1, { captains: [legal] }, 1)
    expect(found.state.cruiser).toBe('santo')
    expect(found.told().slice(-2)).toEqual(['cruiser-moved', 'nav-card'])
    expect(found.kind).toBe('fly.to')
    const unseen = burnToSanto(1, { captains: [outlaw] }, 2)
    expect(unseen.state.cruiser).toBe('londinium')
    expect(unseen.kind).toBe('fly.to')
    const stranded = { captains: [{ at: 'meridian' }], alerts: { 'new-canaan': { reaver: 1 } } }
    const joined = game(stranded, 1).path('burn', 'new-canaan', 'burnham-r2-01>new-canaan')
    expect(joined.told().slice(-2)).toEqual(['reaver-alert-placed', 'nav-card'])
    expect(joined.kind).toBe('fly.to')
  })

  test('ALERT-11 other Outlaw Ships in the sector meet the summoned Cruiser too', () => {
    const play = burnToSanto(1, { captains: [legal, { at: 'santo', warrants: 1 }] }, 1)
    expect(play.captain(1)).toMatchObject({ warrants: 0, credits: 2000, metCruiser: true })
    expect(play.kind).toBe('fly.to')
  })

  test('ALERT-13 whatever is rolled, the tokens leave the sector', () => {
    expect(alertsOf(moseyInto({ reaver: 2, alliance: 2 }, 6, 6))).toEqual({})
    expect(alertsOf(burnToSanto(3, { captains: [legal] }, 1))).toEqual({})
  })

  test('ALERT-14 a summoned Cutter brings no contact before the next turn begins', () => {
    const play = moseyInto({ reaver: 1 }, 1).choose('burnham-r2-01>new-canaan')
    expect(play.told()).not.toContain('reaver-contact')
    expect(play.kind).toBe('turn')
    play.choose('end')
    expect(play.told()).toContain('reaver-contact')
  })

  test('OPEN-23 with a Cutter there already no ship moves, no contact comes, and the tokens go', () => {
    const set: Situation = {
      captains: [{ at: 'meridian' }],
      cutters: ['new-canaan', 'miranda'],
      alerts: { 'new-canaan': { reaver: 3 } },
    }
    const play = game(set, 1).path('mosey', 'new-canaan')
    expect(play.state.cutters).toEqual(['new-canaan', 'miranda'])
    expect(alertsOf(play)).toEqual({})
    expect(play.told()).not.toContain('reaver-contact')
    expect(play.kind).toBe('turn')
  })

  test('OPEN-24 Alliance tokens outside Alliance Space are rolled for and removed; nobody comes', () => {
    const play = moseyInto({ alliance: 6 }, 1)
    expect(rolls(play)).toEqual(['alliance-alert-roll'])
    expect(play.state.cruiser).toBe('londinium')
    expect(alertsOf(play)).toEqual({})
  })

  test('OPEN-77 first the ship already there, then the tokens, though the Fly action is over; the Cruiser comes but once', () => {
    const play = burnToSanto(4, { captains: [{ ...outlaw, crew: ['Jayne'] }], cruiser: 'santo' }, 5, 4)
    const told = play.told()
    expect(told.indexOf('alliance-contact')).toBeGreaterThan(0)
    expect(told.indexOf('alliance-contact')).toBeLessThan(told.indexOf('alliance-alert-roll'))
    expect(told.filter((key) => key === 'alliance-contact')).toHaveLength(1)
    expect(told).not.toContain('cruiser-moved')
    expect(told).not.toContain('nav-card')
    expect(alertsOf(play)).toEqual({})
  })
})

describe('Long-Range Scanner Array', () => {
  const scanner = { upgrades: ['Long-Range Scanner Array'] }

  test('ALERT-18 tokens of neighbouring sectors may be resolved in flight, as often as one likes; the flight goes on', () => {
    const set: Situation = {
      captains: [{ at: 'meridian', ...scanner }, {}],
      alerts: { 'new-canaan': { reaver: 1, alliance: 1 }, fury: { reaver: 1 }, muir: { reaver: 1 } },
    }
    const play = game(set, 6, 1, 2).choose('burn')
    expect(play.options()).toEqual(['new-canaan', 'highgate', 'fury', 'scan:new-canaan', 'scan:fury'])
    play.choose('scan:new-canaan')
    expect(play.decision()).toMatchObject({ seat: 1, kind: 'cutter.move' })
    play.choose('burnham-r2-01>new-canaan')
    expect(play.captain().sector).toBe('meridian')
    expect(play.options()).toEqual(['highgate', 'fury', 'scan:fury'])
    play.choose('scan:fury')
    expect(alertsOf(play)).toEqual({
      muir: { reaver: 1, alliance: 0 },
      'burnham-r2-01': { reaver: 1, alliance: 0 },
    })
    play.choose('fury')
    expect(play.options()).toEqual([
      'meridian',
      'highgate',
      'muir',
      'dragons-egg',
      'blue-sun-r3-03',
      'deadwood',
      'stop',
      'hold',
      'scrap:meridian/long-range-scanner-array',
      'scan:muir',
    ])
    expect(rolls(play)).toHaveLength(3)
  })

  test('ALERT-18 it still scans after the last sector and after a Mosey, as long as nothing has ended the flight', () => {
    const alerts = { muir: { reaver: 1 } }
    const strolled = game({ captains: [{ at: 'meridian', ...scanner }], alerts }, 6).path('mosey', 'fury')
    expect(strolled.options()).toEqual(['stop', 'hold', `scrap:${strolled.captain().upgrades[0]}`, 'scan:muir'])
    strolled.choose('scan:muir')
    expect([strolled.kind, alertsOf(strolled)]).toEqual(['turn', {}])
    const left = game({ captains: [{ at: 'meridian', ...scanner }], alerts }).path('mosey', 'fury', 'stop')
    expect([left.kind, alertsOf(left)]).toEqual(['turn', { muir: { reaver: 1, alliance: 0 } }])
    const burnt = scenario({ expansions: ['blue-sun'], captains: [{ at: 'meridian', ...scanner }], alerts })
      .next('nav-rim', ...empty, ...empty)
      .begin()
    burnt.path('burn', 'fury', 'meridian', 'fury', 'meridian', 'fury')
    expect(burnt.state.turn.flight).toMatchObject({ flown: 5, range: 5 })
    expect(offers(burnt, 'scan:')).toEqual(['scan:muir'])
    const quiet = game({ captains: [{ at: 'meridian', ...scanner }] }).path('mosey', 'fury')
    expect(quiet.kind).toBe('turn')
  })

  test('ALERT-18 the Cruiser is called to the sector scanned, not to the ship; the others there meet it', () => {
    const set: Situation = {
      captains: [
        { ...outlaw, ...scanner },
        { at: 'santo', warrants: 1 },
      ],
      alerts: { santo: { alliance: 1 } },
    }
    const play = game(set, 1).path('burn', 'scan:santo')
    expect(play.state.cruiser).toBe('santo')
    expect(play.captain(0).hold.contraband).toBe(1)
    expect(play.captain(1)).toMatchObject({ warrants: 0, metCruiser: true })
    expect(play.kind).toBe('fly.to')
  })

  test('ALERT-18 it needs the upgrade and a Fly action, works on a Mosey too, and leaves a printed alert alone', () => {
    const alerts = { fury: { reaver: 1 } }
    const scans = (play: Play) => offers(play, 'scan:')
    expect(scans(game({ captains: [{ at: 'meridian' }], alerts }).choose('burn'))).toEqual([])
    const fitted: Situation = { captains: [{ at: 'meridian', ...scanner }], alerts }
    expect(scans(game(fitted))).toEqual([])
    expect(scans(game(fitted).choose('mosey'))).toEqual(['scan:fury'])
    const beside: Situation = { captains: [{ at: 'miranda', ...scanner }], cutters: ['fury'] }
    expect(scans(game(beside).choose('burn'))).toEqual([])
  })
})
