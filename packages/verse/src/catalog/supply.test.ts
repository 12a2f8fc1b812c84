import { describe, expect, test } from 'vitest'
import { type CaptainSet, type Play, type Scenario, scenario } from '../scenario.ts'
import {
  boundsOf,
  crewOf,
  lastTest,
  lastTold,
  looksOf,
  mostOf,
  offers,
  onOffer,
  roomTold,
  times,
} from '../testing/aids.ts'
import { type Amounts, tokens } from '../vocabulary/index.ts'

/** What every card of the base box does beyond its figures, shown at work and at its limits. */

const pistol = 'regina/pistol/1'
const rifle = 'silverhold/vera'
const grenades = 'silverhold/gj-flashkill-pod-grenades/1'

/** A crime of two Misbehave cards that asks for nothing; the deed done, tracks are covered by a Tech test. */
const robbery = (set: CaptainSet, ...cards: string[]): Scenario =>
  scenario({ captains: [{ at: 'space-bazaar', active: ['badger-14'], credits: 0, ...set }] }).next(
    'misbehave',
    ...cards,
  )

const easyCards = ['A Little Job on the Side', 'An Unexpected Opportunity']

/** Goes to work with everyone and, where there is Gear, as suggested; stops at the first Misbehave card. */
function goToWork(begun: Scenario): Play {
  const game = begun.begin().choose('job:badger-14')
  if (game.kind === 'work.team') game.choose('go')
  if (game.kind === 'gear.carry') game.choose('suggested')
  return game
}

/** Robs with everyone and everything, past cards that ask for nothing. */
const rob = (set: CaptainSet) => goToWork(robbery(set, ...easyCards)).path('stay', 'stay')

/** A burn from Boros into a card of the border. */
const borderFlight = (card: string, set: CaptainSet): Scenario =>
  scenario({ captains: [{ at: 'boros', ...set }] }).next('nav-border', card)

/** A burn from Albion into a card of Alliance Space. */
const allianceFlight = (card: string, set: CaptainSet): Scenario =>
  scenario({ captains: [{ at: 'albion', ...set }] }).next('nav-alliance', card)

const intoBorder = ['burn', 'georgia-r3-05'] as const
const toOsiris = ['burn', 'osiris'] as const

/** A Mosey to Osiris, where the Cruiser waits. */
const meetCruiser = (set: CaptainSet, ...dice: number[]) =>
  scenario({ captains: [{ at: 'albion', ...set }], cruiser: 'osiris' })
    .dice(...dice)
    .begin()
    .path('mosey', 'osiris')

/** A captain in a shop who has drawn these cards. */
const considering = (deck: string, cards: string[], set: CaptainSet = {}) => {
  const game = scenario({ captains: [{ at: deck, credits: 9000, ...set }] })
    .next(deck, ...cards)
    .begin()
    .path('shop', ['draw-one'])
  for (const _ of cards.slice(1)) game.choose('draw')
  return game.kind === 'consider.draw' ? game.choose('stop') : game
}

/** Everything aboard, Hold and Stash together. */
function aboard(game: Play): Amounts {
  const { hold, stash } = game.captain()
  const all = tokens.map((token) => [token, hold[token] + stash[token]] as const)
  return Object.fromEntries(all.filter(([, n]) => n > 0))
}

describe('crew and Upgrades in a Salvage Op', () => {
  const empty = { fuel: 1, part: 0, credits: 0 }

  test.each<[string, Amounts, number]>([
    ['Billy', { cargo: 3 }, 0],
    ['Jesse', { cargo: 2, contraband: 1 }, 0],
    ['Scrapper (Dirty Leech)', { cargo: 2, fuel: 2 }, 0],
    ['Scrapper (Low Life Vulture)', { cargo: 2, part: 1 }, 0],
    ['Onboard Chop Shop', { cargo: 2, contraband: 1 }, 500],
  ])('%s brings home something extra, and only from a Salvage Op', (name, found, credits) => {
    const set = name === 'Onboard Chop Shop' ? { upgrades: [name] } : { crew: [name] }
    const game = borderFlight('Derelict Ship', { ...empty, ...set })
      .begin()
      .path(...intoBorder, 'salvage')
    expect(aboard(game)).toEqual(found)
    expect(game.captain().credits).toBe(credits)
    const passed = borderFlight('Derelict Ship', { ...empty, ...set })
      .begin()
      .path(...intoBorder, 'pass')
    expect(aboard(passed)).toEqual({})
    expect(passed.captain().credits).toBe(0)
  })
})

test('Bree sells Parts at $300 to any contact who trusts the captain, and to no other', () => {
  const begin = (set: CaptainSet) =>
    scenario({ captains: [{ at: 'persephone', part: 2, credits: 0, ...set }] })
      .begin()
      .choose('deal:badger')
  const game = begin({ crew: ['Bree'], solid: ['badger'] })
  expect(game.options()).toEqual(['draw', 'draw-one', 'sell:part'])
  game.choose(['sell:part', 'sell:part'])
  expect(game.captain()).toMatchObject({ credits: 600, hold: { part: 0 } })
  expect(begin({ crew: ['Bree'] }).options()).toEqual(['draw', 'draw-one'])
  expect(begin({ solid: ['badger'] }).options()).toEqual(['draw', 'draw-one'])
})

describe('those who calm', () => {
  test.each([
    ['Emma', 'persephone/emma'],
    ['Lucy', 'regina/lucy'],
    ['Helen', 'space-bazaar/helen'],
  ])('%s talks round one other crew for an action, but never herself', (name, id) => {
    const begin = (disgruntled: string[]) => scenario({ captains: [{ crew: [name, 'Jayne'], disgruntled }] }).begin()
    const game = begin(['malcolm', name, 'Jayne']).choose(`calm:${id}`)
    expect(game.options()).toEqual(['malcolm', 'silverhold/jayne'])
    game.choose('silverhold/jayne')
    expect(game.captain().crew.map((member) => member.disgruntled)).toEqual([true, true, false])
    expect(game.state.turn.taken).toEqual(['other'])
    expect(offers(begin([name]), 'calm:')).toEqual([])
    expect(offers(begin([]), 'calm:')).toEqual([])
  })
})

describe('crew who roll a test again', () => {
  test.each([
    ['Inara', 'osiris/inara', 'Denied Docking Rights', 'bribe', 'spoof'],
    ['Kaylee', 'regina/kaylee', 'Kill the Alarm', 'bypass', 'shoot'],
    ['Zoe', 'silverhold/zoe', 'Tight Security', 'force', 'hack'],
  ])('%s may have a test of one skill rolled again, once, and the new roll counts', (name, id, card, good, other) => {
    const begin = () => goToWork(robbery({ crew: [name] }, card, 'Gun Play').dice(1, 2))
    const game = begin().choose(good)
    expect(game.options()).toEqual(['accept', `reroll:${id}`])
    game.choose(`reroll:${id}`)
    expect(lastTold(game, 'rerolled')).toMatchObject({ die: 2 })
    expect(game.kind).not.toBe('test.after-roll')
    expect(begin().choose(other).leaves(2).kind).not.toBe('test.after-roll')
  })
})

describe('points for what is carried', () => {
  const pad = 'space-bazaar/security-interface-pad'

  test.each<[string, string, string, string, string, number]>([
    ['Enforcer', 'Backwater Deputies', 'bribe', pistol, grenades, 1],
    ['Skunk', 'Backwater Deputies', 'bribe', grenades, pistol, 1],
    ['Crow', 'Gun Play', 'shoot', 'regina/crows-knife', pad, 4],
  ])('%s has one point more with the right Gear in hand', (name, card, option, liked, other, points) => {
    const pointsWith = (gear: string) => {
      const game = robbery({ crew: [name], gear: [gear] }, card)
        .dice(1)
        .begin()
      const bearer = game.path('job:badger-14', 'go', 'by-hand').options().at(-1) ?? ''
      return lastTest(game.path(bearer, option))['points']
    }
    expect(pointsWith(liked)).toBe(points + 1)
    expect(pointsWith(other)).toBe(points)
  })
})

test('Crow cannot carry a Firearm', () => {
  const game = robbery({ crew: ['Crow'], gear: [pistol, grenades] }, 'Gun Play').begin()
  game.path('job:badger-14', 'go', 'by-hand')
  expect(game.options()).toEqual(['aboard', 'malcolm'])
  game.choose('aboard')
  expect(game.options()).toEqual(['aboard', 'malcolm', 'regina/crow'])
})

test('Gun Hand goes to the discard pile when killed, not out of the game', () => {
  const game = scenario({ captains: [{ at: 'boros', crew: ['persephone/gun-hand/1', 'Jayne'] }], cutters: ['boros'] })
    .dice(3)
    .begin()
  game.choose('persephone/gun-hand/1')
  expect(crewOf(game)).toEqual(['malcolm', 'silverhold/jayne'])
  expect(game.state.supply.persephone?.discard.cards).toEqual(['persephone/gun-hand/1'])
  expect(game.state.removed.cards).toEqual([])
})

test('Tracey dies before anybody else is asked for, if at risk at all', () => {
  const game = scenario({ captains: [{ at: 'boros', crew: ['Jayne', 'Tracey'] }], cutters: ['boros'] })
    .dice(1)
    .begin()
  expect(game.options()).toEqual(['malcolm', 'silverhold/jayne'])
  game.choose('silverhold/jayne')
  expect(game.state.removed.cards.sort()).toEqual(['silverhold/jayne', 'space-bazaar/tracey'])
  const aboardShip = robbery({ crew: ['Jayne', 'Tracey'] }, 'Gun Play')
    .dice(1)
    .begin()
  aboardShip.path('job:badger-14', 'leave:space-bazaar/tracey', 'go', 'shoot')
  expect(aboardShip.options()).toEqual(['malcolm', 'silverhold/jayne'])
})

describe('River Tam and Simon Tam', () => {
  const river = 'persephone/river-tam'
  const shootOut = (crew: string[], talent: number) =>
    goToWork(robbery({ crew }, 'Gun Play', 'Tight Security').dice(talent, 5)).choose('shoot')

  test.each([
    [3, 2],
    [4, 0],
    [5, 0],
    [6, 3],
  ])('River Tam on a roll of %i brings %i points to a Fight test', (talent, points) => {
    const game = shootOut(['River Tam'], talent)
    expect(lastTest(game)).toMatchObject({ points: 2 + points, die: 5 })
    expect(game.state.attempt?.team).toEqual(['malcolm', river])
  })

  test.each([1, 2])('River Tam goes back to the ship on a roll of %i', (talent) => {
    const game = shootOut(['River Tam'], talent)
    expect(lastTest(game)).toMatchObject({ points: 2 })
    expect(game.state.attempt?.team).toEqual(['malcolm'])
    expect(crewOf(game)).toEqual(['malcolm', river])
  })

  test.each([
    [4, 2],
    [3, 0],
    [6, 3],
  ])('River Tam on a roll of %i brings %i points to a Tech test', (talent, points) => {
    const game = goToWork(robbery({ crew: ['River Tam'] }, 'Kill the Alarm', 'Gun Play').dice(talent, 5))
    expect(lastTest(game.choose('bypass'))).toMatchObject({ points })
  })

  test("River Tam's talent never meets the needs of a Job", () => {
    const jobs = (crew: string[]) =>
      offers(scenario({ captains: [{ at: 'hera', hand: ['amnon-duul-10'], crew }] }).begin(), 'job:')
    expect(jobs(['River Tam'])).toEqual([])
    expect(jobs(['Simon Tam'])).toEqual(['job:amnon-duul-10'])
  })

  test("Simon Tam adds 2 to River Tam's roll while at work with her", () => {
    const together = shootOut(['River Tam', 'Simon Tam'], 1)
    expect(lastTest(together)).toMatchObject({ points: 2 + 2 })
    expect(together.state.attempt?.team).toContain(river)
    const apart = robbery({ crew: ['River Tam', 'Simon Tam'] }, 'Gun Play', 'Tight Security')
      .dice(1, 5)
      .begin()
    apart.path('job:badger-14', 'leave:persephone/simon-tam', 'go', 'shoot')
    expect(apart.state.attempt?.team).toEqual(['malcolm'])
  })

  test.each([
    [3, true],
    [2, false],
  ])('Simon Tam adds 2 to Medic checks: a %i saves: %s', (die, saved) => {
    const crew = ['Simon Tam', 'Jayne']
    const game = scenario({ captains: [{ at: 'boros', crew }], cutters: ['boros'] })
      .dice(4, die)
      .begin()
    game.choose('silverhold/jayne')
    expect(crewOf(game).includes('silverhold/jayne')).toBe(saved)
  })
})

test('Shepherd Book stays aboard while an Immoral Job is worked', () => {
  const teamOn = (job: string) => {
    const game = scenario({ captains: [{ at: 'space-bazaar', active: [job], crew: ['Shepherd Book'] }] })
      .next('misbehave', 'Gun Play')
      .begin()
      .choose(`job:${job}`)
    if (game.kind === 'work.team') game.choose('go')
    return game.state.attempt?.team
  }
  expect(teamOn('niska-13')).toEqual(['malcolm'])
  expect(teamOn('badger-14')).toEqual(['malcolm', 'persephone/shepherd-book'])
})

test('4WD Mule brings home 1 Cargo from a Crime it was taken along to', () => {
  expect(aboard(rob({ gear: ['4WD Mule'] })).cargo).toBe(1)
  const left = robbery({ gear: ['4WD Mule'] }, ...easyCards)
    .begin()
    .path('job:badger-14', 'by-hand', 'aboard', 'stay', 'stay')
  expect(left.told()).toContain('job-completed')
  expect(aboard(left).cargo).toBeUndefined()
  const shipping = { at: 'albion', loaded: ['harken-01'], cargo: 2, gear: ['4WD Mule'] }
  const shipped = scenario({ captains: [shipping] })
    .begin()
    .path('job:harken-01', 'suggested')
  expect(aboard(shipped).cargo).toBeUndefined()
})

test('A Very Fine Hat lets its owner consider four Jobs', () => {
  const most = (gear: string[]) => {
    const game = scenario({ captains: [{ at: 'persephone', gear }] })
      .discards('badger', 'badger-01', 'badger-02', 'badger-03', 'badger-04', 'badger-05')
      .begin()
    return looksOf(game.choose('deal:badger'))
  }
  expect(most([])).toBe(3)
  expect(most(['A Very Fine Hat'])).toBe(4)
})

test("Kaylee's Fluffy Pink Dress lets its owner buy three cards", () => {
  const cards = ['persephone/emma', 'persephone/billy', 'persephone/bree']
  const dressed = considering('persephone', cards, { gear: ["Kaylee's Fluffy Pink Dress"] }).choose(cards)
  expect(crewOf(dressed)).toEqual(['malcolm', ...cards])
  expect(() => considering('persephone', cards).choose(cards)).toThrow('That takes 3 of "cards", and there are 2.')
})

describe('Gear that counts as a keyword when it is discarded', () => {
  test.each([
    ['Explosive Charge', 'persephone/explosive-charge', 'We Need a Distraction!', ['blast', 'rig'], 'blast'],
    ['Hastily Forged Documents', 'persephone/hastily-forged-documents', 'Alliance Patrol', ['ace', 'face'], 'ace'],
    ['Improvised Hacking Rig', 'persephone/improvised-hacking-rig', 'Kill the Alarm', ['ace', 'face'], 'ace'],
    ['Fast Horses', 'regina/fast-horses/1', 'Old-Fashioned Shoot-out', ['shoot', 'drive-off'], 'drive-off'],
  ])('%s opens the way and is gone', (_name, id, card, options, option) => {
    const game = goToWork(robbery({ gear: [id] }, card, 'Gun Play'))
    expect(game.options()).toEqual(options)
    game.choose(option)
    expect(game.state.attempt).toMatchObject({ passed: 1, carried: [] })
    expect(game.captain().gear).toEqual([])
    const deck = id.startsWith('regina') ? game.state.supply.regina : game.state.supply.persephone
    expect(deck?.discard.cards).toEqual([id])
  })
})

describe('Gear discarded after the roll', () => {
  const town = "Let's Go to the Crappy Town Where I'm a Hero!"

  test.each([
    ['Explosive Charge', 'persephone/explosive-charge', 'Gun Play', 'shoot', 4],
    ['Knife', 'persephone/knife', 'Gun Play', 'shoot', 4],
    ["Crow's Knife", 'regina/crows-knife', 'Gun Play', 'shoot', 3],
    ['Hastily Forged Documents', 'persephone/hastily-forged-documents', 'A Bit of Local Color', 'threaten', 4],
    ['Improvised Hacking Rig', 'persephone/improvised-hacking-rig', town, 'disguise', 5],
  ])('%s makes good what the roll lacked, no more', (_name, id, card, option, die) => {
    const rolled = (n: number) => goToWork(robbery({ gear: [id] }, card, 'Tight Security').dice(n)).choose(option)
    const game = rolled(die)
    expect(game.options()).toEqual(['accept', `discard:${id}`])
    game.choose(`discard:${id}`)
    expect(game.state.attempt?.passed).toBe(1)
    expect(game.captain().gear).toEqual([])
    expect(rolled(die).choose('accept').state.attempt).toBeNull()
    expect(rolled(die - 1).told()).toContain('botched')
  })
})

describe('Cry Baby', () => {
  const baby = 'persephone/cry-baby/1'

  test('Cry Baby is discarded to ignore the Cruiser and send it one sector off', () => {
    const game = meetCruiser({ upgrades: [baby], warrants: 1, contraband: 1 })
    expect(game.options()).toEqual(['submit', baby])
    game.choose(baby)
    expect(game.kind).toBe('cruiser.move')
    expect(game.options()).not.toContain('osiris')
    game.choose('white-sun-r4-12')
    expect(game.state.cruiser).toBe('white-sun-r4-12')
    expect(game.captain()).toMatchObject({ warrants: 1, credits: 3000, upgrades: [], hold: { contraband: 1 } })
    expect(game.state.supply.persephone?.discard.cards).toEqual([baby])
  })

  test('Cry Baby may be kept: then the contact takes its course', () => {
    const game = meetCruiser({ upgrades: [baby], warrants: 1 }).choose('submit')
    expect(game.captain()).toMatchObject({ warrants: 0, credits: 2000, upgrades: [baby] })
    expect(game.state.cruiser).toBe('osiris')
  })

  test('Cry Baby sends the Cruiser off on the own turn too, but only from beside it', () => {
    const begin = (cruiser: string) => scenario({ captains: [{ at: 'osiris', upgrades: [baby] }], cruiser }).begin()
    expect(offers(begin('londinium'), 'send-off:')).toEqual([])
    const game = begin('osiris').path(`send-off:${baby}`, 'albion')
    expect(game.state.cruiser).toBe('albion')
    expect(game.state.turn.taken).toEqual([])
  })
})

describe('Deceptive crew', () => {
  const deceivers = [
    ['Saffron', 'silverhold', 'silverhold/saffron'],
    ['Bridgit', 'regina', 'regina/bridgit'],
    ['Yolonda', 'osiris', 'osiris/yolonda'],
  ] as const

  test.each(deceivers)('%s drives either of the other two out of the game when hired', (name, deck, id) => {
    for (const [other, , otherId] of deceivers.filter(([one]) => one !== name)) {
      const game = scenario({ captains: [{ at: deck }, { crew: [other] }] })
        .next(deck, id)
        .begin()
        .path('shop', ['draw-one'], 'stop', [id])
      expect(crewOf(game, 0)).toEqual(['malcolm', id])
      expect(crewOf(game, 1)).toEqual(['womack'])
      expect(game.state.removed.cards).toEqual([otherId])
    }
  })
})

describe('Alliance Ident Card', () => {
  const ident = { gear: ['Alliance Ident Card'] }

  test('Alliance Ident Card makes its owner count as Solid with Harken, Warrants or no', () => {
    const begin = (set: CaptainSet) =>
      scenario({ captains: [{ at: 'londinium', ...set }] })
        .begin()
        .choose('deal:harken')
    expect(begin(ident).options()).toEqual(['draw', 'draw-one', 'buy:fuel'])
    expect(begin({}).options()).toEqual(['draw', 'draw-one'])
    const wanted = allianceFlight('Customs Inspection', { ...ident, warrants: 1, contraband: 1 }).begin()
    wanted.path(...toOsiris)
    expect(wanted.kind).toBe('nav.ignore')
  })

  test('Alliance Ident Card keeps one Wanted crew, its carrier, from the roll', () => {
    const crew = ['Jayne', 'Zoe']
    const game = meetCruiser({ ...ident, crew }, 1)
    expect(game.options()).toEqual(['silverhold/jayne', 'silverhold/zoe'])
    expect(boundsOf(game)).toEqual([0, 1])
    game.choose(['silverhold/zoe'])
    expect(crewOf(game)).toEqual(['malcolm', 'silverhold/zoe'])
    expect(game.state.removed.cards).toEqual(['silverhold/jayne'])
  })
})

describe('Medic checks', () => {
  const crew = ['Jayne', 'Interrogator']
  const cutDown = (set: CaptainSet, ...dice: number[]) =>
    scenario({ captains: [{ at: 'boros', crew, ...set }], cutters: ['boros'] })
      .dice(4, ...dice)
      .begin()
      .choose('silverhold/jayne')

  test("Simon's Surgical Kit adds 1 to Medic checks", () => {
    const alive = (gear: string[], die: number) => crewOf(cutDown({ gear }, die)).includes('silverhold/jayne')
    expect(alive(["Simon's Surgical Kit"], 4)).toBe(true)
    expect(alive(["Simon's Surgical Kit"], 3)).toBe(false)
    expect(alive([], 4)).toBe(false)
  })

  test("Simon's Surgical Kit left aboard is no help on a Job", () => {
    const begin = (bearer: string) =>
      robbery({ crew, gear: ["Simon's Surgical Kit"] }, 'Gun Play')
        .dice(1, 4)
        .begin()
        .path('job:badger-14', 'go', 'by-hand', bearer, 'shoot', 'silverhold/jayne')
    expect(crewOf(begin('osiris/interrogator'))).toContain('silverhold/jayne')
    expect(crewOf(begin('aboard'))).not.toContain('silverhold/jayne')
  })

  test('Fully Equipped Med Bay lets a failed Medic check be rolled again, once', () => {
    const upgrades = ['Fully Equipped Med Bay']
    const begin = (...dice: number[]) => {
      const game = cutDown({ upgrades }, ...dice)
      expect(game.kind).toBe('medic.reroll')
      return game
    }
    expect(crewOf(begin(4, 5).choose(true))).toContain('silverhold/jayne')
    expect(crewOf(begin(4, 4).choose(true))).not.toContain('silverhold/jayne')
    expect(crewOf(begin(4, 5).choose(false).leaves(5))).not.toContain('silverhold/jayne')
    expect(cutDown({ upgrades }, 5).kind).not.toBe('medic.reroll')
  })
})

test('Expanded Crew Quarters take three more crew', () => {
  const crew = ['Jayne', 'Zoe', 'Kaylee', 'Wash', 'Inara', 'Billy', 'Bree']
  const begin = (hired: string[], upgrades: string[]) =>
    considering('persephone', ['persephone/emma'], { crew: hired, upgrades })
  const quarters = ['Expanded Crew Quarters']
  expect(onOffer(begin(crew, quarters))).toEqual(['persephone/emma'])
  expect(onOffer(begin([...crew, 'Lucy'], quarters))).toEqual([])
  expect(onOffer(begin(crew.slice(0, 5), []))).toEqual([])
})

test('Exterior Cargo Pods add two spaces to the Hold and none to the Stash', () => {
  const laden = { fuel: 0, part: 0, cargo: 9, stash: { cargo: 4 }, upgrades: ['Exterior Cargo Pods'] }
  const game = scenario({ captains: [{ at: 'persephone', ...laden }] }).begin()
  expect(offers(game.choose('hold'), 'hide:')).toEqual([])
  expect(roomTold(game.path('done', 'shop'), 'fuel')).toBe(2)
})

test('PIC-CARD-16 Concealed Smuggling Compartments add two spaces to the Stash', () => {
  const hidden = { contraband: 1, stash: { contraband: 5 } }
  const upgrades = ['Concealed Smuggling Compartments']
  const game = allianceFlight('Customs Inspection', { ...hidden, upgrades }).begin()
  game.path('hold', 'hide:contraband')
  expect(offers(game, 'hide:')).toEqual([])
  game.path('done', ...toOsiris, 'submit')
  expect(game.captain().stash.contraband).toBe(6)
})

test('PIC-CARD-16 Concealed Smuggling Compartments may keep up to two Wanted crew from their rolls', () => {
  const hiding = { crew: ['Jayne', 'Zoe', 'Stitch'], upgrades: ['Concealed Smuggling Compartments'] }
  const game = meetCruiser(hiding, 1)
  expect(game.options()).toEqual(['silverhold/jayne', 'silverhold/zoe', 'silverhold/stitch'])
  expect(boundsOf(game)).toEqual([0, 2])
  game.choose(['silverhold/jayne', 'silverhold/stitch'])
  expect(crewOf(game)).toEqual(['malcolm', 'silverhold/jayne', 'silverhold/stitch'])
  const nobody = meetCruiser(hiding, 1, 2, 1).choose([])
  expect(crewOf(nobody)).toEqual(['malcolm', 'silverhold/zoe'])
})

describe('flight', () => {
  /** How many sectors a Full Burn to and fro can enter, and the Fuel it cost. */
  function fullBurn(set: CaptainSet): [number, number] {
    const game = scenario({ captains: [{ at: 'albion', ...set }] })
      .next('nav-alliance', ...Array.from({ length: 9 }, () => 'The Big Black'))
      .begin()
      .choose('burn')
    let flown = 0
    for (; game.kind === 'fly.to'; flown++) game.choose(game.captain().sector === 'albion' ? 'osiris' : 'albion')
    return [flown, 6 - game.captain().hold.fuel]
  }

  test.each<[string, CaptainSet, [number, number]]>([
    ['Radion Accelerator Mark I', {}, [5, 1]],
    ['Modified Radion Accelerator Mark II', { core: 'Modified Radion Accelerator Mark II' }, [6, 1]],
    ['Hyper-Efficient Radion Accelerator Mark III', { core: 'Hyper-Efficient Radion Accelerator Mark III' }, [4, 0]],
    ['Enhanced Graviton Accelerator', { core: 'Enhanced Graviton Accelerator' }, [6, 1]],
    ['Overcharged Grav Thrusters', { upgrades: ['Overcharged Grav Thrusters'] }, [6, 1]],
    ['Wash', { crew: ['Wash'] }, [6, 1]],
    ['Wash with Overcharged Grav Thrusters', { crew: ['Wash'], upgrades: ['Overcharged Grav Thrusters'] }, [7, 1]],
  ])('%s has its range and its price for a Full Burn', (_name, set, burn) => {
    expect(fullBurn(set)).toEqual(burn)
  })

  const coils = { upgrades: ['Shiny New State-of-the-Art Compression Coils'] }
  const graviton = { core: 'Enhanced Graviton Accelerator' }

  test.each<[string, CaptainSet]>([
    ['Shiny New State-of-the-Art Compression Coils', coils],
    ['Enhanced Graviton Accelerator', graviton],
  ])('%s can Mosey two sectors, or stop after the first', (_name, set) => {
    const begin = () =>
      scenario({ captains: [{ at: 'albion', ...set }] })
        .begin()
        .path('mosey', 'osiris')
    const game = begin()
    expect(game.kind).toBe('fly.to')
    game.choose('white-sun-r4-13')
    expect(game.kind).toBe('turn')
    expect(game.captain()).toMatchObject({ sector: 'white-sun-r4-13', hold: { fuel: 6 } })
    expect(begin().choose('stop').captain().sector).toBe('osiris')
  })

  test.each<[string, CaptainSet]>([
    ['Full Tune-Up & Retro-Fit', { upgrades: ['Full Tune-Up & Retro-Fit'] }],
    ['Shiny New State-of-the-Art Compression Coils', coils],
    ['Enhanced Graviton Accelerator', graviton],
  ])('%s shrugs off Breakdowns and nothing else', (_name, set) => {
    const broken = allianceFlight('Minor Technical Difficulty', set)
      .begin()
      .path(...toOsiris)
    expect(broken.kind).toBe('fly.to')
    expect(broken.captain().hold).toMatchObject({ fuel: 5, part: 2 })
    const hailed = allianceFlight('Distress Signal', set)
      .begin()
      .path(...toOsiris)
    expect(hailed.options()).toEqual(['help', 'pass'])
    expect(
      allianceFlight('Minor Technical Difficulty', {})
        .begin()
        .path(...toOsiris)
        .options(),
    ).toEqual(['fix', 'parts'])
  })
})

test('Bester spoils the bonus roll of Tech tests, and of those alone', () => {
  const rolled = (crew: string[], card: string, option: string) => {
    const game = goToWork(robbery({ crew }, card, 'Tight Security').dice(6, 2)).choose(option)
    return [lastTest(game)['die'], game.leaves(...game.unrolled).unrolled]
  }
  expect(rolled(['Bester'], 'Kill the Alarm', 'bypass')).toEqual([6, [2]])
  expect(rolled(['Bester'], 'Kill the Alarm', 'shoot')).toEqual([8, []])
  expect(rolled(['Emma'], 'Kill the Alarm', 'bypass')).toEqual([8, []])
})

describe('hands', () => {
  const gear = [pistol, rifle, grenades, 'Knife']

  test.each([
    ['Jayne', 'silverhold/jayne', 3],
    ['Grange Brothers', 'regina/grange-brothers', 2],
    ['Emma', 'persephone/emma', 1],
  ])('%s (%s) carries %i', (name, id, most) => {
    const game = robbery({ crew: [name], gear }, 'Gun Play')
      .begin()
      .path('job:badger-14', 'go', 'by-hand')
    for (let n = 0; n < most; n++) {
      expect(game.options()).toContain(id)
      game.choose(id)
    }
    if (game.kind === 'gear.bearer') expect(game.options()).not.toContain(id)
    else expect(game.state.attempt?.carried.filter((item) => item.by === id)).toHaveLength(most)
  })

  test("Jayne's Cunning Hat weighs nothing", () => {
    const game = robbery({ gear: [pistol, "Jayne's Cunning Hat"] }, 'Gun Play').begin()
    game.path('job:badger-14', 'by-hand', 'malcolm')
    expect(game.options()).toEqual(['aboard', 'malcolm'])
  })

  test("Burgess's Laser is carried only by crew with a point of Tech", () => {
    const laser = { crew: ['Jayne', 'Bester'], gear: ["Burgess's Laser"] }
    const game = robbery(laser, 'Gun Play').begin().path('job:badger-14', 'go', 'by-hand')
    expect(game.options()).toEqual(['aboard', 'regina/bester'])
  })
})

test("Jayne's Cunning Hat rolls every 1 of a test again, but only while Misbehaving", () => {
  const hat = ["Jayne's Cunning Hat"]
  const game = goToWork(robbery({ gear: hat }, 'Gun Play', 'A Little Job on the Side').dice(1, 1, 5, 1))
  game.choose('shoot')
  expect(lastTest(game)).toMatchObject({ die: 5 })
  game.choose('stay')
  expect(lastTest(game)).toMatchObject({ die: 1 })
  const aboardShip = scenario({ captains: [{ at: 'boros', gear: hat }], cutters: ['boros'] })
    .dice(1)
    .begin()
  expect(lastTest(aboardShip)).toMatchObject({ die: 1 })
})

test('Grange Brothers must pass two Wanted rolls', () => {
  const after = (...dice: number[]) => crewOf(meetCruiser({ crew: ['Grange Brothers'] }, ...dice))
  expect(after(2, 1)).toEqual(['malcolm'])
  expect(after(1, 2)).toEqual(['malcolm'])
  expect(after(2, 2)).toEqual(['malcolm', 'regina/grange-brothers'])
  expect(crewOf(meetCruiser({ crew: ['Jayne'] }, 2, 1).leaves(1))).toEqual(['malcolm', 'silverhold/jayne'])
})

test('Lund uses the Gear he carries in a kosherized fight, and he alone', () => {
  const points = (bearer: string) => {
    const game = robbery({ crew: ['Lund', 'Jayne'], gear: [pistol] }, 'A Bit of Local Color')
      .dice(1)
      .begin()
    return lastTest(game.path('job:badger-14', 'go', 'by-hand', bearer, 'brawl'))['points']
  }
  expect(points('regina/lund')).toBe(2 + 2 + 2 + 1)
  expect(points('silverhold/jayne')).toBe(2 + 2 + 2)
})

describe('Two-Fry', () => {
  const cardsDrawn = (game: Play) => game.told().filter((key) => key === 'misbehave-card').length

  test('Two-Fry with a Sniper Rifle in hand leaves one Misbehave card fewer', () => {
    const work = (bearer: string) =>
      robbery({ crew: ['Two-Fry'], gear: [rifle] }, ...easyCards)
        .begin()
        .path('job:badger-14', 'go', 'by-hand', bearer, 'stay')
    const scouted = work('regina/two-fry')
    expect(scouted.told()).toContain('job-completed')
    expect(cardsDrawn(scouted)).toBe(1)
    expect(cardsDrawn(work('malcolm').choose('stay'))).toBe(2)
  })

  test('Two-Fry never leaves less than one card', () => {
    const beef = { at: 'jubilee', loaded: ['patience-22'], contraband: 2, crew: ['Two-Fry'], gear: [rifle] }
    const game = scenario({ captains: [beef] })
      .next('misbehave', ...easyCards)
      .begin()
    game.path('job:patience-22', 'go', 'by-hand', 'regina/two-fry', 'stay')
    expect(cardsDrawn(game)).toBe(1)
  })
})

describe('Sky Hook', () => {
  const hook = { upgrades: ['Sky Hook'] }

  test('Sky Hook brings home 1 Contraband from a Crime, if there is a Pilot', () => {
    expect(aboard(rob({ ...hook, leader: 'malcolm' })).contraband).toBe(1)
    expect(aboard(rob({ ...hook, leader: 'womack' })).contraband).toBeUndefined()
    expect(aboard(rob({ ...hook, leader: 'womack', crew: ['Wash'] })).contraband).toBe(1)
  })

  test('Sky Hook counts as Transport, if there is a Pilot', () => {
    const jobs = (leader: string) =>
      offers(scenario({ captains: [{ at: 'jiangyin', hand: ['badger-21'], leader, ...hook }] }).begin(), 'job:')
    expect(jobs('malcolm')).toEqual(['job:badger-21'])
    expect(jobs('womack')).toEqual([])
  })
})

describe('Hill Folk', () => {
  const folk = ['Doralee', 'silverhold/hill-folk/1', 'Stark', 'The Patron']
  const fight = (crew: string[]) => {
    const game = goToWork(robbery({ crew }, 'Gun Play').dice(1))
    return Number(lastTest(game.choose('shoot'))['points'])
  }

  test.each([
    ['Doralee', ['Doralee'], 0],
    ['Hill Folk', ['silverhold/hill-folk/1'], 0],
    ['Stark', ['Stark'], 1],
    ['The Patron', ['The Patron'], 1],
  ])('%s fights better in the company of two more', (_name, one, printed) => {
    expect(fight(one)).toBe(2 + printed)
    const others = folk.filter((name) => !one.includes(name)).slice(0, 2)
    const alone = others.reduce((sum, name) => sum + fight([name]) - 2, 0)
    expect(fight(others)).toBe(2 + alone)
    expect(fight([...one, ...others])).toBe(2 + printed + alone + 3)
  })
})

test('Fendris takes every Disgruntled token the Leader would get', () => {
  const hail = (disgruntled: string[]) =>
    allianceFlight('Distress Signal', { crew: ['Fendris'], disgruntled })
      .begin()
      .path(...toOsiris, 'pass')
      .captain().crew
  expect(hail([])).toEqual([
    { card: 'malcolm', disgruntled: false },
    { card: 'silverhold/fendris', disgruntled: true },
  ])
  expect(hail(['Fendris'])).toEqual([{ card: 'malcolm', disgruntled: false }])
})

test('Stitch may turn a Negotiate test into a Fight test, once a Job', () => {
  const begin = () => goToWork(robbery({ crew: ['Stitch'] }, 'A Formal Affair', 'An Unexpected Opportunity').dice(2, 1))
  const game = begin()
  expect(game.kind).toBe('test.swap')
  game.choose(true)
  expect(lastTest(game)).toMatchObject({ skill: { name: 'skill', id: 'fight' }, points: 4 })
  game.choose('deal')
  expect(lastTest(game)).toMatchObject({ skill: { name: 'skill', id: 'negotiate' }, points: 1 })
  expect(lastTest(begin().choose(false).leaves(1))).toMatchObject({
    skill: { name: 'skill', id: 'negotiate' },
    points: 1,
  })
})

test('Stitch does not do so again on a second attempt at the same Job', () => {
  const game = goToWork(robbery({ crew: ['Stitch'] }, 'A Formal Affair', 'A Bit of Local Color').dice(1, 1))
  game.choose(true)
  expect([lastTest(game).total, game.kind]).toEqual([5, 'turn'])
  game.path('end', 'job:badger-14', 'go', 'threaten')
  expect(lastTest(game)).toMatchObject({ skill: { name: 'skill', id: 'negotiate' }, points: 1 })
})

describe('Leaders', () => {
  const ration = { at: 'brisingamen', active: ['patience-20'], credits: 0 }
  const rations = (leader: string) =>
    scenario({ captains: [{ ...ration, leader }] })
      .next('misbehave', ...easyCards)
      .begin()
      .path('job:patience-20', 'stay', 'stay')
  const shipping = (leader: string) =>
    scenario({ captains: [{ at: 'albion', loaded: ['harken-01'], cargo: 2, credits: 0, leader }] })
      .begin()
      .choose('job:harken-01')
  const gunRun = (leader: string) =>
    scenario({ captains: [{ at: 'jiangyin', loaded: ['amnon-duul-07'], contraband: 2, credits: 0, leader }] })
      .begin()
      .choose('job:amnon-duul-07')

  test('Malcolm has $500 more of a Crime, and of nothing else', () => {
    expect(rations('malcolm').captain().credits).toBe(2800 + 500)
    expect(shipping('malcolm').captain().credits).toBe(600)
  })

  test('Malcolm left aboard earns nothing extra', () => {
    const game = robbery({ crew: ['Jayne'] }, ...easyCards)
      .begin()
      .path('job:badger-14', 'leave:malcolm', 'stay', 'stay', 'stop')
    expect(game.captain().credits).toBe(3000)
  })

  test('Burgess loads 1 Cargo for a Shipping Job, and for no other', () => {
    expect(aboard(shipping('burgess')).cargo).toBe(1)
    expect(aboard(shipping('malcolm')).cargo).toBeUndefined()
    expect(aboard(rob({ leader: 'burgess' })).cargo).toBeUndefined()
  })

  test('Monty has $500 more of a Smuggling Job, and of nothing else', () => {
    expect(gunRun('monty').captain().credits).toBe(2000 + 300 + 500)
    expect(gunRun('womack').captain().credits).toBe(2000 + 300)
    expect(shipping('monty').captain().credits).toBe(600)
  })

  test('Womack has $500 more of an Immoral Job, and of nothing else', () => {
    expect(rations('womack').captain().credits).toBe(2800 + 500)
    expect(rob({ leader: 'womack' }).captain().credits).toBe(3000)
  })

  const paidFor = (deck: string, card: string, leader: string) =>
    9000 - considering(deck, [card], { leader }).choose([card]).captain().credits

  test('Corbin pays half for Upgrades and Drive Cores, and the full price of anything else', () => {
    expect(paidFor('osiris', 'osiris/full-tune-up-retro-fit', 'corbin')).toBe(400)
    expect(paidFor('osiris', 'osiris/enhanced-graviton-accelerator', 'corbin')).toBe(1200)
    expect(paidFor('osiris', 'osiris/simons-surgical-kit', 'corbin')).toBe(800)
    expect(paidFor('osiris', 'osiris/inara', 'corbin')).toBe(300)
  })

  test('Marco pays half for Firearms and Explosives, and the full price of anything else', () => {
    expect(paidFor('silverhold', pistol.replace('regina', 'silverhold'), 'marco')).toBe(200)
    expect(paidFor('silverhold', grenades, 'marco')).toBe(500)
    expect(paidFor('silverhold', 'silverhold/explosive-charge/1', 'marco')).toBe(200)
    expect(paidFor('silverhold', 'silverhold/knife', 'marco')).toBe(200)
    expect(paidFor('regina', 'regina/sky-hook/1', 'marco')).toBe(600)
  })

  test('Nandi hires for nothing, from decks and from rivals alike, but pays cuts in full', () => {
    expect(paidFor('osiris', 'osiris/inara', 'nandi')).toBe(0)
    expect(paidFor('osiris', 'osiris/simons-surgical-kit', 'nandi')).toBe(800)
    const rival = { at: 'albion', crew: ['Emma'], disgruntled: ['Emma'] }
    const nandi = { at: 'albion', leader: 'nandi', credits: 0, loaded: ['harken-01'], cargo: 2 }
    const game = scenario({ captains: [nandi, rival] })
      .begin()
      .choose('hire:persephone/emma')
    expect(crewOf(game)).toEqual(['nandi', 'persephone/emma'])
    expect(game.captain().credits).toBe(0)
    expect(game.path('job:harken-01', 'go', 'all').captain().credits).toBe(600 - 200)
  })
})

describe('contacts', () => {
  const dealing = (at: string, contact: string, set: CaptainSet) =>
    scenario({ captains: [{ at, ...set }] })
      .begin()
      .choose(`deal:${contact}`)

  test('Harken sells Fuel at $100 to those Solid with him and buys nothing', () => {
    const laden = { cargo: 1, contraband: 0 }
    const game = dealing('londinium', 'harken', { ...laden, solid: ['harken'] })
    expect(game.options()).toEqual(['draw', 'draw-one', 'buy:fuel'])
    game.choose(times(3, 'buy:fuel'))
    expect(game.captain()).toMatchObject({ credits: 2700, hold: { fuel: 9 } })
    expect(dealing('londinium', 'harken', laden).options()).toEqual(['draw', 'draw-one'])
  })

  test('Harken lets those Solid with him pass a Customs Inspection by', () => {
    const search = (set: CaptainSet) =>
      allianceFlight('Customs Inspection', { contraband: 1, ...set })
        .begin()
        .path(...toOsiris)
    const solid = search({ solid: ['harken'] })
    expect(solid.kind).toBe('nav.ignore')
    solid.choose(true)
    expect(solid.kind).toBe('fly.to')
    expect(solid.captain().hold.contraband).toBe(1)
    expect(
      search({ solid: ['harken'] })
        .choose(false)
        .options(),
    ).toEqual(['submit', 'run'])
    expect(search({}).options()).toEqual(['submit', 'run'])
  })

  test('Harken suffers no Warrants: any of them ends his trust', () => {
    const game = allianceFlight('Customs Inspection', { solid: ['harken', 'badger'] }).begin()
    game.path(...toOsiris, false, 'run', 'albion')
    expect(game.captain().warrants).toBe(1)
    expect(Object.keys(game.captain().solid)).toEqual(['badger'])
  })

  test('Badger clears all Warrants of those Solid with him for $1000', () => {
    const game = dealing('persephone', 'badger', { solid: ['badger'], warrants: 3 })
    expect(game.options()).toEqual(['draw', 'draw-one', 'clear'])
    game.choose(['clear'])
    expect(game.captain()).toMatchObject({ credits: 2000, warrants: 0 })
    const closed = (set: CaptainSet) => dealing('persephone', 'badger', set).options()
    expect(closed({ warrants: 3 })).toEqual(['draw', 'draw-one'])
    expect(closed({ warrants: 3, solid: ['badger'], credits: 999 })).toEqual(['draw', 'draw-one'])
  })

  test('Amnon Duul lets those Solid with him load any number of people, as far as there is room', () => {
    const game = dealing('space-bazaar', 'amnon-duul', { solid: ['amnon-duul'], fuel: 0, part: 0, cargo: 6 })
    expect(offers(game, 'load:')).toEqual(['load:passenger', 'load:fugitive'])
    expect([mostOf(game, 'load:passenger'), roomTold(game, 'load:passenger')]).toEqual([12, 6])
    game.choose([...times(4, 'load:passenger'), ...times(2, 'load:fugitive')])
    expect(aboard(game)).toEqual({ cargo: 6, passenger: 4, fugitive: 2 })
    expect(offers(dealing('space-bazaar', 'amnon-duul', { cargo: 6 }), 'load:')).toEqual([])
  })

  test('Patience shows four Jobs to those Solid with her', () => {
    const most = (set: CaptainSet) => {
      const jobs = ['patience-01', 'patience-02', 'patience-03', 'patience-04', 'patience-05']
      const game = scenario({ captains: [{ at: 'athens', ...set }] })
        .discards('patience', ...jobs)
        .begin()
      return looksOf(game.choose('deal:patience'))
    }
    expect(most({ solid: ['patience'] })).toBe(4)
    expect(most({})).toBe(3)
  })

  test('Niska takes a life for a Warrant on his Job, Solid or not; others do not', () => {
    const caught = (job: string) =>
      scenario({ captains: [{ at: 'space-bazaar', active: [job], crew: ['Jayne'] }] })
        .next('misbehave', 'Kill the Alarm')
        .dice(1)
        .begin()
        .path(`job:${job}`, 'go', 'shoot')
    const game = caught('niska-13')
    expect(game.kind).toBe('kill.victim')
    expect(game.options()).toEqual(['malcolm', 'silverhold/jayne'])
    game.choose('silverhold/jayne')
    expect(game.state.removed.cards).toEqual(['silverhold/jayne'])
    const forgiven = caught('badger-14')
    expect(forgiven.kind).toBe('turn')
    expect(forgiven.captain().warrants).toBe(1)
  })

  test.each([
    ['Amnon Duul', 'space-bazaar', 'amnon-duul', 600, 500],
    ['Badger', 'persephone', 'badger', 400, 700],
    ['Niska', 'ezra', 'niska', 400, 800],
    ['Patience', 'athens', 'patience', 500, 600],
  ] as const)('%s buys Cargo and Contraband of those Solid with them', (_name, at, contact, cargo, contraband) => {
    const laden = { cargo: 2, contraband: 2, credits: 0 }
    const game = dealing(at, contact, { ...laden, solid: [contact] })
    expect(offers(game, 'sell:')).toEqual(['sell:cargo', 'sell:contraband'])
    game.choose(['sell:cargo', 'sell:contraband'])
    expect(game.captain().credits).toBe(cargo + contraband)
    expect(offers(dealing(at, contact, laden), 'sell:')).toEqual([])
  })
})
