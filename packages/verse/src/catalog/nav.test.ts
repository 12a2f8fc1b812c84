import { describe, expect, test } from 'vitest'
import { type CaptainSet, scenario } from '../scenario.ts'
import { calm, cross, Flight, hiding, holding } from '../testing/flight.ts'
import { baseAllianceNav, baseBorderNav } from './nav.ts'

/**
 * Every nav card is drawn at Santo (Alliance) or at Hera (Border), reached by a Full Burn: with $3000, 5 Fuel and
 * 2 Parts, the Cruiser at Londinium and the Cutter far away. What a card did is told as its outcome and every field
 * that is no longer as it was then; so whatever is not named is proven to be unchanged.
 */
const courses = { alliance: ['white-sun-r4-10', 'santo'], border: ['aphrodite', 'hera'] } as const

type Region = keyof typeof courses

/** Tech 3 without a reroll. */
const tinkers: CaptainSet = { leader: 'corbin', crew: ['osiris/med-staff/1'] }
/** Fight 3; only Womack's mate Stark is Moral. */
const fighters: CaptainSet = { leader: 'womack', crew: ['Stark'] }

function fly(region: Region, card: string, set: CaptainSet, dice: readonly number[]): Flight {
  const [from, to] = courses[region]
  const scene = scenario({ captains: [{ at: from, ...set }] })
    .next(`nav-${region}`, card)
    .dice(...dice)
  return new Flight(scene, to, ({ cruiser, cutters }) => ({ cruiser, cutters }))
}

const inAlliance = (card: string, set: CaptainSet = {}, ...dice: number[]) => fly('alliance', card, set, dice)
const atTheBorder = (card: string, set: CaptainSet = {}, ...dice: number[]) => fly('border', card, set, dice)

/** A breakdown: a Tech test to pass or so many Parts to spend; `failed` is what a failure costs besides the Full Stop. */
function breaksDown(region: Region, card: string, target: number, parts: number, failed = {}): void {
  const drawn = (...dice: number[]) => fly(region, card, tinkers, dice)
  expect(drawn().game.options()).toEqual(['fix', 'parts'])
  expect(drawn(target - 4).choose('fix').result).toEqual({ end: 'full-stop', ...failed })
  expect(drawn(target - 3).choose('fix').result).toEqual({ end: 'keep-flying' })
  expect(drawn().choose('parts').result).toEqual({ end: 'keep-flying', hold: holding({ part: 2 - parts }) })
}

test('the nav decks of the base box: 40 cards each, so many of each card', () => {
  const counts = (prints: typeof baseAllianceNav) => prints.map(({ card, copies }) => `${copies} ${card.name}`)
  expect(counts(baseAllianceNav)).toEqual([
    '25 The Big Black',
    '1 Alliance Cruiser',
    '1 Alliance Entanglements',
    '4 Cruiser Patrol',
    '2 Customs Inspection',
    '1 Abandoned Ship',
    '1 Distress Signal',
    '1 "Family" Dinner',
    '1 Freighter Convoy',
    "1 If'n the Coil Busts, We're Driftin'",
    '1 Minor Technical Difficulty',
    "1 What's Going on in the Engine Room?",
  ])
  expect(counts(baseBorderNav)).toEqual([
    '18 The Big Black',
    '1 "Family" Dinner',
    '1 A Rogue Trader',
    '2 Derelict Ship',
    '1 Ghost Ship',
    '1 Nav Hazard: Asteroid',
    '1 Nav Hazard: Debris Field',
    '1 Punctured Fuel Lines',
    "1 Ruttin' Drive Core's Blown",
    "1 What's That Noise?",
    '1 Scrapper Ambush',
    '1 Ship Graveyard',
    '1 Reaver Cutter',
    '8 Reavers on the Hunt',
    '1 Reaver Bait',
  ])
  const size = (prints: typeof baseAllianceNav) => prints.reduce((sum, { copies }) => sum + copies, 0)
  expect([size(baseAllianceNav), size(baseBorderNav)]).toEqual([40, 40])
})

test('the reshuffle cards are Alliance Cruiser and Reaver Cutter', () => {
  const marked = [...baseAllianceNav, ...baseBorderNav].filter(({ card }) => card.reshuffle)
  expect(marked.map(({ card }) => card.name)).toEqual(['Alliance Cruiser', 'Reaver Cutter'])
})

describe('in Alliance Space', () => {
  test('The Big Black', () => {
    expect(inAlliance('The Big Black').result).toEqual({ end: 'keep-flying' })
  })

  test('Alliance Cruiser', () => {
    expect(inAlliance('Alliance Cruiser').result).toEqual({ end: 'full-stop', cruiser: 'santo' })
    const outlaw: CaptainSet = { warrants: 2, contraband: 1, stash: { fugitive: 1 }, crew: ['Jayne', 'Zoe'] }
    expect(inAlliance('Alliance Cruiser', outlaw, 1, 2).result).toEqual({
      end: 'full-stop',
      cruiser: 'santo',
      metCruiser: true,
      credits: 1000,
      warrants: 0,
      hold: holding({}),
      stash: hiding({}),
      crew: calm('malcolm', 'silverhold/zoe'),
    })
  })

  test('Alliance Entanglements', () => {
    const friend: CaptainSet = { solid: ['harken'], contraband: 1 }
    const drawn = () => inAlliance('Alliance Entanglements', friend)
    expect(drawn().game.options()).toEqual(['decoy', 'tip-off'])
    expect(drawn().choose('decoy', 'ariel').result).toEqual({ end: 'keep-flying', cruiser: 'ariel' })
    expect(drawn().choose('tip-off').result).toEqual({
      end: 'full-stop',
      cruiser: 'santo',
      metCruiser: true,
      credits: 3500,
      hold: holding({}),
    })
    expect(inAlliance('Alliance Entanglements', { solid: ['harken'] }).game.kind).toBe('cruiser.move')
    expect(inAlliance('Alliance Entanglements', { contraband: 1 }).game.kind).toBe('cruiser.move')
  })

  test('Cruiser Patrol', () => {
    const drawn = inAlliance('Cruiser Patrol')
    expect(drawn.game.options()).toEqual(['bernadette', 'sihnon', 'liann-jiun', 'white-sun-r2-04'])
    expect(drawn.choose('sihnon').result).toEqual({ end: 'keep-flying', cruiser: 'sihnon' })
  })

  test('Customs Inspection', () => {
    const smuggler: CaptainSet = { contraband: 1, fugitive: 1, cargo: 1, stash: { contraband: 1, fugitive: 1 } }
    const drawn = (set: CaptainSet = smuggler) => inAlliance('Customs Inspection', set)
    expect(drawn().game.options()).toEqual(['submit', 'run'])
    expect(drawn().choose('submit').result).toEqual({ end: 'full-stop', hold: holding({ cargo: 1 }) })
    expect(drawn().choose('run').result).toEqual({
      end: 'evade',
      warrants: 1,
      hold: holding({ contraband: 1, fugitive: 1, cargo: 1, fuel: 4 }),
    })
    const known: CaptainSet = { ...smuggler, solid: ['harken'] }
    expect(drawn(known).game.kind).toBe('nav.ignore')
    expect(drawn(known).choose(true).result).toEqual({ end: 'keep-flying' })
    expect(drawn(known).choose(false).game.options()).toEqual(['submit', 'run'])
    expect(drawn(known).choose(false, 'run').result).toMatchObject({ end: 'evade', warrants: 1, solid: {} })
  })

  test('Abandoned Ship', () => {
    const drawn = () => inAlliance('Abandoned Ship')
    expect(drawn().game.options()).toEqual(['salvage', 'pass'])
    expect(drawn().choose('salvage').result).toEqual({ end: 'full-stop', stash: hiding({ contraband: 2 }) })
    expect(drawn().choose('pass').result).toEqual({ end: 'keep-flying' })
    const laden = inAlliance('Abandoned Ship', { cargo: 4, stash: { cargo: 3 } }).choose('salvage', 'enough')
    expect(laden.result).toEqual({ end: 'full-stop', stash: hiding({ cargo: 3, contraband: 1 }) })
  })

  test('Distress Signal', () => {
    const set: CaptainSet = { crew: ['Wash', 'Jayne', 'Emma'], disgruntled: ['Wash', 'Jayne'] }
    const drawn = () => inAlliance('Distress Signal', set)
    expect(drawn().game.options()).toEqual(['help', 'pass'])
    expect(drawn().choose('help').result).toEqual({
      end: 'full-stop',
      credits: 3200,
      hold: holding({ fuel: 4 }),
      crew: [...calm('malcolm', 'space-bazaar/wash'), ...cross('silverhold/jayne'), ...calm('persephone/emma')],
    })
    const passed = drawn().choose('pass')
    expect(passed.result).toEqual({
      end: 'keep-flying',
      crew: cross('malcolm', 'silverhold/jayne', 'persephone/emma'),
    })
    expect(passed.game.state.supply['space-bazaar']?.discard.cards).toEqual(['space-bazaar/wash'])
  })

  test('"Family" Dinner', () => {
    familyDinner('alliance')
  })

  test('Freighter Convoy', () => {
    const drawn = (...dice: number[]) => inAlliance('Freighter Convoy', fighters, ...dice)
    expect(drawn().game.options()).toEqual(['trade', 'piracy'])
    const trading = drawn().choose('trade')
    expect(trading.game.decision()).toMatchObject({ kind: 'buy.amount', min: 0, max: 15 })
    trading.choose(2)
    expect(trading.game.decision()).toMatchObject({ min: 0, max: 8 })
    trading.choose(1)
    expect(trading.game.decision()).toMatchObject({ min: 0, max: 3 })
    const bought = { end: 'keep-flying', credits: 1400, hold: holding({ fuel: 7, part: 3, cargo: 3 }) }
    expect(trading.choose(3).result).toEqual(bought)
    expect(drawn().choose('trade', 0, 0, 0).result).toEqual({ end: 'keep-flying' })
    const beaten = drawn(4).choose('piracy')
    expect(beaten.game.options()).toEqual(['womack', 'silverhold/stark'])
    expect(beaten.choose('silverhold/stark').result).toEqual({ end: 'full-stop', crew: calm('womack') })
    expect(drawn(5).choose('piracy').result).toEqual({
      end: 'full-stop',
      stash: hiding({ contraband: 3 }),
      crew: [...calm('womack'), ...cross('silverhold/stark')],
    })
  })

  test("If'n the Coil Busts, We're Driftin'", () => {
    breaksDown('alliance', "If'n the Coil Busts, We're Driftin'", 8, 2)
  })

  test('Minor Technical Difficulty', () => {
    breaksDown('alliance', 'Minor Technical Difficulty', 5, 1)
  })

  test("What's Going on in the Engine Room?", () => {
    breaksDown('alliance', "What's Going on in the Engine Room?", 7, 1)
  })
})

function familyDinner(region: Region): void {
  const set: CaptainSet = { cargo: 2, crew: ['Jayne', 'Wash'], disgruntled: ['Malcolm', 'Jayne'] }
  const drawn = () => fly(region, '"Family" Dinner', set, [])
  expect(drawn().game.options()).toEqual(['share', 'pass'])
  expect(drawn().choose('share').result).toEqual({
    end: 'keep-flying',
    hold: holding({ cargo: 1 }),
    crew: calm('malcolm', 'silverhold/jayne', 'space-bazaar/wash'),
  })
  expect(drawn().choose('pass').result).toEqual({ end: 'keep-flying' })
  expect(fly(region, '"Family" Dinner', {}, []).result).toEqual({ end: 'keep-flying' })
}

describe('in Border Space', () => {
  test('The Big Black', () => {
    expect(atTheBorder('The Big Black').result).toEqual({ end: 'keep-flying' })
  })

  test('"Family" Dinner', () => {
    familyDinner('border')
  })

  test('A Rogue Trader', () => {
    const drawn = (...dice: number[]) => atTheBorder('A Rogue Trader', fighters, ...dice)
    expect(drawn().game.options()).toEqual(['trade', 'piracy'])
    const trading = drawn().choose('trade', 2, 1)
    expect(trading.game.decision()).toMatchObject({ kind: 'buy.amount', min: 0, max: 3 })
    expect(trading.choose(3).result).toEqual({
      end: 'keep-flying',
      credits: 1100,
      hold: holding({ fuel: 7, part: 3 }),
      stash: hiding({ contraband: 3 }),
    })
    expect(drawn().choose('trade', 0, 0, 0).result).toEqual({ end: 'keep-flying' })
    expect(drawn(2).choose('piracy', 'womack').result).toEqual({
      end: 'full-stop',
      crew: cross('womack', 'silverhold/stark'),
    })
    expect(drawn(3).choose('piracy').result).toEqual({
      end: 'full-stop',
      stash: hiding({ contraband: 3 }),
      crew: [...calm('womack'), ...cross('silverhold/stark')],
    })
  })

  test('Derelict Ship', () => {
    const drawn = () => atTheBorder('Derelict Ship')
    expect(drawn().game.options()).toEqual(['salvage', 'pass'])
    expect(drawn().choose('salvage').result).toEqual({ end: 'full-stop', hold: holding({ cargo: 2 }) })
    expect(drawn().choose('pass').result).toEqual({ end: 'keep-flying' })
  })

  test('Ghost Ship', () => {
    const drawn = (...dice: number[]) => atTheBorder('Ghost Ship', { ...fighters, crew: ['Stark', 'Wash'] }, ...dice)
    expect(drawn().game.options()).toEqual(['pass', 'board'])
    expect(drawn().choose('pass').result).toEqual({ end: 'keep-flying' })
    const beaten = drawn(3).choose('board', 'silverhold/stark', 'space-bazaar/wash')
    expect(beaten.result).toEqual({ end: 'full-stop', crew: calm('womack') })
    expect(beaten.game.state.removed.cards).toEqual(['silverhold/stark', 'space-bazaar/wash'])
    expect(drawn(4).choose('board').result).toEqual({ end: 'full-stop', credits: 4000 })
  })

  test('Nav Hazard: Asteroid', () => {
    const drawn = (leader: string) => atTheBorder('Nav Hazard: Asteroid', { leader })
    expect(drawn('womack').game.options()).toEqual(['thread', 'detour'])
    expect(drawn('womack').choose('thread').result).toEqual({ end: 'keep-flying', hold: holding({ fuel: 4 }) })
    expect(drawn('malcolm').choose('thread').result).toEqual({ end: 'keep-flying' })
    expect(drawn('womack').choose('detour').result).toEqual({ end: 'full-stop' })
    const dry = atTheBorder('Nav Hazard: Asteroid', { leader: 'malcolm', fuel: 1 })
    expect(dry.game.options()).toEqual(['thread', 'detour'])
  })

  test('Nav Hazard: Debris Field', () => {
    const drawn = (leader: string, ...dice: number[]) => atTheBorder('Nav Hazard: Debris Field', { leader }, ...dice)
    expect(drawn('corbin').game.options()).toEqual(['thread', 'salvage'])
    expect(drawn('corbin').choose('thread').result).toEqual({ end: 'keep-flying', hold: holding({ fuel: 4 }) })
    expect(drawn('malcolm').choose('thread').result).toEqual({ end: 'keep-flying' })
    expect(drawn('corbin', 1).choose('salvage').result).toEqual({ end: 'full-stop' })
    for (const die of [2, 3])
      expect(drawn('corbin', die).choose('salvage').result).toEqual({ end: 'full-stop', hold: holding({ cargo: 1 }) })
    expect(drawn('corbin', 4).choose('salvage').result).toEqual({ end: 'full-stop', hold: holding({ cargo: 2 }) })
  })

  test('Punctured Fuel Lines', () => {
    breaksDown('border', 'Punctured Fuel Lines', 5, 1, { hold: holding({ fuel: 3 }) })
  })

  test("Ruttin' Drive Core's Blown", () => {
    breaksDown('border', "Ruttin' Drive Core's Blown", 8, 2)
  })

  test("What's That Noise?", () => {
    breaksDown('border', "What's That Noise?", 6, 1)
  })

  test('Scrapper Ambush', () => {
    const upgrades = ['Expanded Crew Quarters', 'Sky Hook']
    const tinkering = (...dice: number[]) => atTheBorder('Scrapper Ambush', { ...tinkers, upgrades }, ...dice)
    expect(tinkering().game.options()).toEqual(['slip', 'fight'])
    const robbed = tinkering(1).choose('slip')
    expect(robbed.game.kind).toBe('upgrade.lose')
    const [first = '', second] = robbed.game.options()
    expect(robbed.choose(first).result).toEqual({ end: 'full-stop', upgrades: [second] })
    expect(robbed.game.state.supply.osiris?.discard.cards).toEqual([first])
    expect(tinkering(2).choose('slip').result).toEqual({ end: 'keep-flying' })
    expect(atTheBorder('Scrapper Ambush', tinkers, 1).choose('slip').result).toEqual({ end: 'full-stop' })
    const brawlers: CaptainSet = { leader: 'womack', crew: ['Stark', 'Fendris'] }
    const brawling = (die: number) => atTheBorder('Scrapper Ambush', brawlers, die).choose('fight')
    expect(brawling(4).choose('silverhold/stark').result).toEqual({
      end: 'full-stop',
      crew: calm('womack', 'silverhold/fendris'),
    })
    expect(brawling(5).result).toEqual({ end: 'full-stop', credits: 3500, hold: holding({ part: 4 }) })
  })

  test('Ship Graveyard', () => {
    const drawn = (dice: number[], upgrades: string[] = []) => {
      const set = { captains: [{ at: 'aphrodite', ...tinkers, upgrades }] }
      const found = scenario(set).discards('regina', 'regina/sky-hook/1', 'Pistol').discards('osiris', 'Yolonda')
      const scene = found.next('nav-border', 'Ship Graveyard').dice(...dice)
      return scene.begin().path('burn', 'hera')
    }
    expect(drawn([]).options()).toEqual(['salvage', 'pass'])
    expect(atTheBorder('Ship Graveyard').choose('pass').result).toEqual({ end: 'keep-flying' })
    const parts = { end: 'full-stop', hold: holding({ part: 4 }) }
    expect(atTheBorder('Ship Graveyard', tinkers, 4).choose('salvage').result).toEqual(parts)
    expect(atTheBorder('Ship Graveyard', tinkers, 5).choose('salvage').result).toEqual({ end: 'full-stop' })
    const found = drawn([5]).choose('salvage')
    expect(found.options()).toEqual(['regina/sky-hook/1'])
    expect(found.choose(['regina/sky-hook/1']).captain()).toMatchObject({
      upgrades: ['regina/sky-hook/1'],
      credits: 3000,
    })
    expect(found.state.supply.regina?.discard.cards.map((card) => card.split('/')[1])).toEqual(['pistol'])
    expect(found.kind).toBe('turn')
    expect(drawn([5]).choose('salvage').choose([]).captain().upgrades).toEqual([])
    const full = ['persephone/cry-baby/1', 'persephone/cry-baby/2', 'regina/cry-baby']
    const swapped = drawn([5], full).choose('salvage').choose(['regina/sky-hook/1']).choose('regina/cry-baby')
    expect(swapped.captain().upgrades).toEqual([...full.slice(0, 2), 'regina/sky-hook/1'])
  })

  test('Reaver Cutter', () => {
    const people: CaptainSet = { passenger: 1, stash: { fugitive: 1 } }
    const drawn = (set: CaptainSet, ...dice: number[]) => atTheBorder('Reaver Cutter', { ...people, ...set }, ...dice)
    const crewed: CaptainSet = { leader: 'malcolm', crew: ['Bester', 'Stark'] }
    expect(drawn(crewed).game.options()).toEqual(['fight', 'dodge'])
    expect(drawn(crewed).choose('dodge').result).toEqual({
      end: 'evade',
      cutters: ['hera'],
      hold: holding({ passenger: 1, fuel: 4 }),
    })
    const dead = { end: 'evade', cutters: ['hera'], hold: holding({}), stash: hiding({}) }
    const beaten = drawn(crewed, 4).choose('fight', 'silverhold/stark', 'malcolm')
    expect(beaten.result).toEqual({ ...dead, crew: [...cross('malcolm'), ...calm('regina/bester')] })
    const held = drawn(crewed, 5).choose('fight', 'silverhold/stark')
    expect(held.result).toEqual({ ...dead, crew: calm('malcolm', 'regina/bester') })
    expect(held.game.options()).toEqual(['aphrodite', 'border-r1-22', 'border-r1-23'])
    expect(drawn({ leader: 'malcolm' }, 1).result).toEqual({ ...dead, crew: cross('malcolm') })
  })

  test('Reavers on the Hunt', () => {
    const drawn = atTheBorder('Reavers on the Hunt')
    const moves = ['border-r1-06', 'border-r2-05', 'border-r2-07'].map((to) => `border-r2-06>${to}`)
    expect(drawn.game.options()).toEqual(moves)
    expect(drawn.choose('border-r2-06>border-r2-05').result).toEqual({ end: 'keep-flying', cutters: ['border-r2-05'] })
  })

  test('Reaver Bait', () => {
    const drawn = () => atTheBorder('Reaver Bait', { passenger: 1 })
    expect(drawn().game.options()).toEqual(['decoy', 'lure'])
    const decoyed = drawn().choose('decoy', 'border-r2-06>ezra')
    expect(decoyed.result).toEqual({ end: 'keep-flying', cutters: ['ezra'] })
    expect(drawn().choose('lure').result).toEqual({ end: 'evade', cutters: ['hera'] })
  })
})
