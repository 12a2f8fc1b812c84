import { expect, test } from 'vitest'
import { baseBox } from '../boxes/index.ts'
import { type CaptainSet, Play, type Scenario, scenario } from '../scenario.ts'
import { boundsOf, boxWithNavCard, boxWithShip, lastTold, offers, roomTold, times } from '../testing/aids.ts'
import { goToWork } from '../testing/heist.ts'
import { type Amounts, goods, type ShipCard } from '../vocabulary/index.ts'
import { aboard, amountOf } from './hold.ts'

const empty = { fuel: 0, part: 0 }

/** How much Fuel a captain could buy without throwing anything out: the room that is left in half spaces. */
function halfSpacesLeft(set: CaptainSet): unknown {
  const game = scenario({ captains: [{ ...empty, at: 'persephone', credits: 100_000, ...set }] }).begin()
  return roomTold(game.choose('shop'), 'fuel')
}

/** A burn from Albion to Osiris into this nav card. */
const flyInto = (card: string, set: CaptainSet): Scenario =>
  scenario({ captains: [{ at: 'albion', ...set }] }).next('nav-alliance', card)

test('HOLD-01 a base ship carries 8 spaces in the Hold and 4 in the Stash, and what Upgrades add', () => {
  expect([...baseBox.ships.values()].map(({ hold, stash }) => [hold, stash])).toEqual(Array(4).fill([8, 4]))
  expect(halfSpacesLeft({})).toBe(24)
  expect(halfSpacesLeft({ upgrades: ['Exterior Cargo Pods'] })).toBe(28)
  expect(halfSpacesLeft({ upgrades: ['Exterior Cargo Pods', 'Concealed Smuggling Compartments'] })).toBe(32)
})

test.each<[Amounts, number]>([
  [{ cargo: 1 }, 22],
  [{ contraband: 1 }, 22],
  [{ passenger: 1 }, 22],
  [{ fugitive: 1 }, 22],
  [{ cargo: 2, contraband: 1, passenger: 3, fugitive: 1 }, 10],
])('HOLD-02 %j takes a space each', (aboard, left) => {
  expect(halfSpacesLeft(aboard)).toBe(left)
})

test.each<[Amounts, number]>([
  [{ fuel: 1 }, 23],
  [{ fuel: 2 }, 22],
  [{ fuel: 1, part: 1 }, 22],
  [{ part: 3 }, 21],
])('HOLD-03 %j takes half a space each, two sharing one', (aboard, left) => {
  expect(halfSpacesLeft(aboard)).toBe(left)
})

test('HOLD-03 a half space left in the Hold and one left in the Stash make a whole one', () => {
  const game = scenario({
    captains: [{ at: 'sihnon', hand: ['harken-01'], fuel: 1, cargo: 6, stash: { part: 1, cargo: 3 }, part: 0 }],
  })
    .begin()
    .choose('job:harken-01')
  expect(game.kind).toBe('turn')
  const { hold, stash } = game.captain()
  expect([hold.cargo + stash.cargo, hold.fuel + stash.fuel, hold.part + stash.part]).toEqual([11, 1, 1])
  expect(offers(game.choose('hold'), 'hide:')).toEqual([])
})

test('HOLD-04 OPEN-33 nothing is loaded beyond capacity: room must be made for a fixed load', () => {
  const game = scenario({
    captains: [{ ...empty, at: 'sihnon', hand: ['harken-01'], cargo: 8, stash: { contraband: 4 } }],
  }).begin()
  game.choose('job:harken-01')
  expect(game.kind).toBe('hold.make-room')
  game.path('contraband', 'contraband')
  expect(game.kind).toBe('turn')
  const { hold, stash, jobs } = game.captain()
  expect([hold.cargo, stash.cargo, stash.contraband]).toEqual([8, 2, 2])
  expect(jobs).toEqual([{ card: 'harken-01', pickedUp: true }])
})

test('OPEN-33 a fixed load that the ship could never take cannot be picked up', () => {
  const dinghy: ShipCard = { ...anyShip(), id: 'dinghy', name: 'Dinghy', hold: 1, stash: 0 }
  const jobs = (ship: ShipCard) =>
    offers(
      scenario({
        box: boxWithShip(ship),
        captains: [{ ...empty, at: 'sihnon', ship: 'dinghy', hand: ['harken-01'] }],
      }).begin(),
      'job:',
    )
  expect(jobs(dinghy)).toEqual([])
  expect(jobs({ ...dinghy, stash: 1 })).toEqual(['job:harken-01'])
})

test('OPEN-33 a fixed load is delivered in full or not at all', () => {
  const jobs = (cargo: number) =>
    offers(scenario({ captains: [{ at: 'albion', loaded: ['harken-01'], cargo }] }).begin(), 'job:')
  expect(jobs(1)).toEqual([])
  expect(jobs(2)).toEqual(['job:harken-01'])
})

test('OPEN-33 of people by choice at least one is loaded, as many as there could be room for', () => {
  const begin = () =>
    scenario({
      captains: [{ ...empty, at: 'space-bazaar', hand: ['patience-17'], cargo: 8, stash: { cargo: 1 } }],
    })
      .begin()
      .choose('job:patience-17')
  const game = begin()
  expect(boundsOf(game)).toEqual([1, 12])
  expect([game.decision(), roomTold(game)]).toMatchObject([{ usual: 3 }, 3])
  expect(game.choose(2).captain().stash.passenger).toBe(2)
  const crowded = begin().choose(5)
  expect([crowded.kind, crowded.captain().hold.passenger, crowded.captain().hold.cargo]).toEqual(['turn', 2, 6])
})

/** Room for one of the two Contraband that are to be found, and for nothing of what Jesse brings. */
const crammed: CaptainSet = { ...empty, cargo: 8, stash: { cargo: 3, fuel: 1 }, crew: ['Jesse'] }

test('OPEN-33 gains from other cards that do not fit are lost', () => {
  const game = flyInto('Abandoned Ship', crammed).begin().path('burn', 'osiris', 'salvage', 'enough')
  const { hold, stash } = game.captain()
  expect([hold.contraband, stash.contraband, hold.cargo, stash.cargo]).toEqual([0, 1, 8, 3])
  expect(lastTold(game, 'no-room')['what']).toEqual(amountOf('contraband', 1))
})

test('OPEN-34 room may be made for what a Nav card brings, one thing after another', () => {
  const game = flyInto('Abandoned Ship', crammed).begin().path('burn', 'osiris', 'salvage')
  expect([game.kind, game.options()]).toEqual(['hold.make-room', ['cargo', 'enough']])
  game.choose('cargo')
  const { hold, stash } = game.captain()
  expect([hold.contraband + stash.contraband, hold.cargo + stash.cargo]).toEqual([2, 10])
})

/** A job that ends at Athens with one Misbehave card and 2 Contraband to hand over, on a ship that is full. */
const fullAtWork = (card: string, set: CaptainSet = {}): Play => {
  const laden = { cargo: 6, contraband: 2, stash: { passenger: 4 } }
  const full = { at: 'athens', loaded: ['badger-24'], ...empty, ...laden, ...set }
  return goToWork(
    scenario({ captains: [full] })
      .next('misbehave', card)
      .begin(),
    'job:badger-24',
  )
}

test('OPEN-34 room may be made for what a Misbehave card brings', () => {
  const vote = () => fullAtWork('A Vote of No Confidence').choose('loyal')
  expect([vote().kind, vote().options()]).toEqual(['hold.make-room', ['contraband', 'passenger', 'enough']])
  expect(vote().choose('enough').captain()).toMatchObject({ hold: { cargo: 6 }, jobs: [] })
  expect(aboard(vote().choose('passenger').captain(), 'cargo')).toBe(7)
})

test('OPEN-34 where the captain says how much is loaded, room is made for all of it', () => {
  const loot = fullAtWork("Everything That's Not Nailed Down", { gear: ['4WD Mule'] }).choose('truck')
  expect([boundsOf(loot), roomTold(loot)]).toEqual([[0, 3], 0])
  loot.path(2, 'cargo')
  expect([loot.kind, loot.options()]).toEqual(['hold.make-room', ['cargo', 'passenger']])
  const { hold, stash } = loot.choose('passenger').captain()
  expect([hold.cargo, stash.passenger, hold.contraband + stash.contraband]).toEqual([5, 3, 2])
})

test('OPEN-34 room may be made for a bonus in goods', () => {
  const mule = { gear: ['4WD Mule'], leader: 'marco', crew: ['Jayne'] }
  const full: CaptainSet = {
    at: 'space-bazaar',
    active: ['badger-14'],
    ...empty,
    passenger: 8,
    stash: { passenger: 4 },
    ...mule,
  }
  const begin = () =>
    goToWork(
      scenario({ captains: [full] })
        .next('misbehave', 'A Little Job on the Side', 'An Unexpected Opportunity')
        .dice(6, 6, 1)
        .begin(),
      'job:badger-14',
    ).path('stay', 'stay')
  expect([begin().kind, begin().options()]).toEqual(['hold.make-room', ['passenger', 'enough']])
  expect(aboard(begin().choose('enough').captain(), 'cargo')).toBe(0)
  expect(aboard(begin().choose('passenger').captain(), 'cargo')).toBe(1)
})

test('OPEN-33 goods given away at work cannot be delivered: the attempt is botched', () => {
  const game = fullAtWork('A Vote of No Confidence').path('loyal', 'contraband')
  expect(game.captain()).toMatchObject({ credits: 3000, jobs: [{ card: 'badger-24', pickedUp: true }] })
  expect(game.told()).toContain('botched')
})

test('HOLD-05 Goods are Cargo, Contraband, Fuel and Parts, and never people', () => {
  expect(goods).toEqual(['cargo', 'contraband', 'fuel', 'part'])
  const laden = { at: 'albion', cargo: 1, contraband: 1, passenger: 1, fugitive: 1 }
  const game = scenario({ captains: [laden, { at: 'albion', credits: 0, fuel: 0, part: 0 }] })
    .begin()
    .choose('trade:1')
  expect(offers(game, 'give:')).toEqual(['give:credits', 'give:cargo', 'give:contraband', 'give:fuel', 'give:part'])
})

test('HOLD-06 a number of Goods to load is mixed as the captain likes', () => {
  const flotsam = boxWithNavCard({
    name: 'flotsam',
    kind: 'salvage',
    options: [{ id: 'haul', effects: [{ do: 'load-goods', n: 3 }], outcome: 'full-stop' }],
  })
  const begin = (set: CaptainSet) =>
    scenario({ box: flotsam, captains: [{ at: 'boros', fuel: 1, part: 0, ...set }] })
      .next('nav-border', 'flotsam')
      .begin()
      .path('burn', 'georgia-r3-05')
  const game = begin({})
  expect(game.options()).toEqual(['cargo', 'contraband', 'fuel', 'part'])
  game.path('part', 'contraband', 'part')
  expect(game.kind).toBe('turn')
  expect(game.captain()).toMatchObject({ hold: { part: 2 }, stash: { contraband: 1 } })
  const crammed = begin({ fuel: 0, cargo: 8, stash: { cargo: 3, part: 1, fuel: 1 } })
  expect(crammed.options()).toEqual(['cargo', 'contraband', 'fuel', 'part'])
  crammed.choose('fuel')
  expect(crammed.options()).toEqual(['cargo', 'contraband', 'fuel', 'part', 'enough'])
  expect([crammed.choose('enough').kind, crammed.captain().hold.cargo]).toEqual(['turn', 8])
  expect(lastTold(crammed, 'no-room-for-goods')['n']).toBe(2)
})

test('HOLD-07 goods may be dumped on the own turn, free of action', () => {
  const game = scenario({
    captains: [{ at: 'white-sun-r4-12', cargo: 3, contraband: 1, stash: { passenger: 1 } }],
  }).begin()
  game.choose('hold')
  expect(offers(game, 'dump:')).toEqual(['dump:cargo', 'dump:contraband', 'dump:fuel', 'dump:part'])
  game.choose('dump:cargo')
  expect(boundsOf(game)).toEqual([1, 3])
  game.path(2, 'dump:fuel', 6, 'done')
  expect(game.captain()).toMatchObject({ hold: { cargo: 1, fuel: 0, contraband: 1 }, stash: { passenger: 1 } })
  expect(game.state.turn.taken).toEqual([])
})

test('HOLD-07 OPEN-34 between two Nav cards of a Full Burn goods may be dumped too', () => {
  const game = flyInto('The Big Black', { contraband: 1 }).begin().path('burn', 'osiris')
  expect(game.options()).toContain('hold')
  game.path('hold', 'dump:contraband', 'done')
  expect(game.captain().hold.contraband).toBe(0)
  expect(game.kind).toBe('fly.to')
})

test('HOLD-08 people are set down only where there is a planet', () => {
  const people = { passenger: 2, fugitive: 1, fuel: 0, part: 0 }
  const inSpace = scenario({ captains: [{ at: 'white-sun-r4-12', ...people }] })
    .begin()
    .choose('hold')
  expect(offers(inSpace, 'dump:')).toEqual([])
  const landed = scenario({ captains: [{ at: 'albion', ...people }] })
    .begin()
    .choose('hold')
  expect(offers(landed, 'dump:')).toEqual(['dump:passenger', 'dump:fugitive'])
  landed.path('dump:passenger', 2, 'dump:fugitive')
  expect(landed.captain().hold).toMatchObject({ passenger: 0, fugitive: 0 })
})

test('OPEN-34 nothing is dumped inside a Nav card or before the contact that opens a turn', () => {
  const searched = flyInto('Customs Inspection', { contraband: 1 }).begin().path('burn', 'osiris')
  expect(searched.options()).toEqual(['submit', 'run'])
  const boarded = scenario({ captains: [{ at: 'boros', crew: ['Jayne'], fugitive: 2 }], cutters: ['boros'] })
    .dice(5)
    .begin()
  expect(boarded.kind).toBe('kill.victim')
  expect(boarded.captain().hold.fugitive).toBe(0)
})

test('OPEN-34 nothing is dumped as the Cruiser is met', () => {
  const game = scenario({ captains: [{ at: 'albion', contraband: 1 }], cruiser: 'osiris' }).begin()
  game.path('mosey', 'osiris')
  expect(game.told()).toContain('alliance-contact')
  expect(game.told()).not.toContain('dumped')
  expect(game.captain().hold.contraband).toBe(0)
})

test('HOLD-09 the Stash hides what lies in it from a search of the Hold', () => {
  const game = flyInto('Customs Inspection', { contraband: 2, stash: { contraband: 1, fugitive: 1 } }).begin()
  game.path('burn', 'osiris', 'submit')
  expect(game.captain().hold.contraband).toBe(0)
  expect(game.captain().stash).toMatchObject({ contraband: 1, fugitive: 1 })
})

test('HOLD-09 the Stash does not help against a search that includes it', () => {
  const hidden = { at: 'albion', stash: { contraband: 1, fugitive: 1 } }
  const game = scenario({ captains: [hidden], cruiser: 'osiris' })
    .begin()
    .path('mosey', 'osiris')
  expect(game.captain().stash).toMatchObject({ contraband: 0, fugitive: 0 })
})

test('OPEN-35 Hold and Stash are rearranged freely between resolutions, as far as there is room', () => {
  const game = scenario({ captains: [{ ...empty, cargo: 6, stash: { cargo: 3 }, contraband: 2 }] }).begin()
  game.choose('hold')
  expect(game.options()).toEqual(['done', 'dump:cargo', 'dump:contraband', 'hide:cargo', 'hide:contraband'])
  game.path('hide:contraband', 'unhide:cargo', 'hide:contraband', 'done')
  expect(game.captain()).toMatchObject({ hold: { cargo: 7, contraband: 0 }, stash: { cargo: 2, contraband: 2 } })
  expect(game.state.turn.taken).toEqual([])
})

test('OPEN-35 once a card is drawn the arrangement is fixed', () => {
  const game = flyInto('Customs Inspection', { contraband: 2 }).begin()
  game.path('burn', 'osiris')
  expect(game.options()).toEqual(['submit', 'run'])
  game.choose('submit')
  expect(game.captain().hold.contraband).toBe(0)
})

test('OPEN-35 everybody sees what is in a Stash', () => {
  const game = scenario({ captains: [{ stash: { contraband: 3 } }, {}] }).begin()
  for (const viewer of [1, null]) expect(game.match.view(viewer).captains[0]?.stash.contraband).toBe(3)
})

test('HOLD-01 what a traded Upgrade held moves to where there is room', () => {
  const compartments = 'regina/concealed-smuggling-compartments/1'
  const hidden = { ...empty, at: 'albion', cargo: 5, stash: { contraband: 6 }, upgrades: [compartments] }
  const game = scenario({ captains: [hidden, { at: 'albion' }] }).begin()
  game.path('trade:1', `give:${compartments}`, 'offer').choose('accept', 1)
  expect(game.captain(1).upgrades).toEqual([compartments])
  expect(game.captain()).toMatchObject({ hold: { cargo: 5, contraband: 2 }, stash: { contraband: 4 } })
})

function anyShip(): ShipCard {
  const [ship] = baseBox.ships.values()
  if (!ship) throw new Error('There is no ship.')
  return ship
}

/** A ship of the fourth series: a larger Hold, a locked core, a Stash for Fuel alone. */
const courier: ShipCard = {
  ...anyShip(),
  id: 'courier',
  name: 'Courier',
  hold: 12,
  stash: 0,
  fuelStash: { spaces: 6 },
  maxCrew: 5,
  upgradeSlots: 2,
  coreLocked: true,
  startingUpgrades: ['Exterior Cargo Pods', 'Fully Equipped Med Bay'],
}

const aboardCourier = (set: CaptainSet, ship: ShipCard = courier) =>
  scenario({ box: boxWithShip(ship), captains: [{ ...empty, ship: 'courier', upgrades: [], ...set }] })

test('HOLD-11 a Stash for Fuel alone takes nothing but Fuel', () => {
  const laden = { cargo: 1, contraband: 1, passenger: 1, fugitive: 1, part: 1, fuel: 1 }
  const game = aboardCourier(laden).begin().choose('hold')
  expect(offers(game, 'hide:')).toEqual(['hide:fuel'])
  const loaded = aboardCourier({ at: 'space-bazaar', solid: ['amnon-duul'], cargo: 12 })
    .begin()
    .choose('deal:amnon-duul')
  expect(roomTold(loaded, 'load:passenger')).toBe(0)
})

test('HOLD-12 OPEN-36 each of its six spaces takes two Fuel, unless the card shows otherwise', () => {
  const fuelFor = (ship: ShipCard) =>
    roomTold(aboardCourier({ at: 'persephone', cargo: 12, credits: 5000 }, ship).begin().choose('shop'), 'fuel')
  expect(fuelFor(courier)).toBe(12)
  expect(fuelFor({ ...courier, fuelStash: { spaces: 6, fuelEach: 1 } })).toBe(6)
})

test('HOLD-12 Fuel goes to its own spaces first and makes way from the Hold', () => {
  const bought = aboardCourier({ at: 'persephone' }).begin().path('shop', times(14, 'fuel'))
  expect([bought.captain().stash.fuel, bought.captain().hold.fuel]).toEqual([12, 2])
  const game = aboardCourier({ at: 'sihnon', hand: ['harken-01'], cargo: 10, fuel: 4 })
    .begin()
    .choose('job:harken-01')
  expect(game.kind).toBe('turn')
  expect(game.captain()).toMatchObject({ hold: { cargo: 12, fuel: 0 }, stash: { fuel: 4 } })
})

test('HOLD-12 OPEN-36 more Stash from an Upgrade is ordinary Stash', () => {
  const game = aboardCourier({ contraband: 1, stash: { fuel: 12 }, upgrades: ['Concealed Smuggling Compartments'] })
    .begin()
    .choose('hold')
  expect(offers(game, 'hide:')).toEqual(['hide:contraband'])
})

test('HOLD-12 a rival who trades with such a ship finds its room', () => {
  const box = boxWithShip(courier)
  const captains = [
    { ...empty, at: 'albion', ship: 'courier', upgrades: [], cargo: 12 },
    { at: 'albion', fuel: 6, cargo: 1 },
  ]
  const game = scenario({ box, captains }).begin().path('trade:1', 'get:fuel')
  expect(game.options()).toContain('offer')
  game.choose('get:cargo')
  expect(game.options()).not.toContain('offer')
})

test('HOLD-13 OPEN-36 a ship comes with its Upgrades, paid from the starting Credits and taking up slots', () => {
  const game = Play.newGame({ players: 1 }, 'sfc32:series-4', boxWithShip(courier))
  game.path('corbin', 'courier', 'albion')
  const captain = game.captain()
  expect(captain.upgrades.map((card) => card.replace(/\/\d$/, ''))).toEqual([
    'osiris/exterior-cargo-pods',
    'osiris/fully-equipped-med-bay',
  ])
  expect(captain.credits).toBe(3000 - 600 - 600)
  expect(captain).toMatchObject({ stash: { fuel: 6 }, hold: { fuel: 0, part: 2 } })
  const { deck, discard } = game.state.supply.osiris ?? { deck: { cards: [] }, discard: { cards: [] } }
  expect([...deck.cards, ...discard.cards]).toHaveLength(23)
})

test('HOLD-11 spaces for people alone take nobody else, and people in the Stash make way to them', () => {
  const { hold, stash, ...rest } = anyShip()
  const ark: ShipCard = {
    ...rest,
    hold,
    stash,
    id: 'ark',
    name: 'Ark',
    abilities: [{ is: 'hold-room', plus: 2, only: 'people' }],
  }
  const aboard = (set: CaptainSet) =>
    scenario({
      box: boxWithShip(ark),
      captains: [{ ...empty, at: 'space-bazaar', ship: 'ark', solid: ['amnon-duul'], ...set }],
    })
      .begin()
      .choose('deal:amnon-duul')
  expect(roomTold(aboard({ cargo: hold, stash: { cargo: stash } }), 'load:passenger')).toBe(2)
  expect(roomTold(aboard({ cargo: hold - 1, passenger: 3, stash: { cargo: stash } }), 'load:passenger')).toBe(0)
  const full = aboard({ cargo: hold, stash: { fugitive: stash } }).choose(['load:passenger', 'load:passenger'])
  expect(full.captain()).toMatchObject({ hold: { cargo: hold, passenger: 2 }, stash: { fugitive: stash } })
})
